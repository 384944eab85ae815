import type { Device } from '@greenshoe/shared-types';
import { DomainError } from '../../domain-error.ts';
import type { SessionReader } from './sessions.repository.ts';
import type { EraseAccount } from './erase-account.ts';
import { type ExportDependencies, exportAccount } from './export-account.ts';

/** Who is asking, as their token says. */
export interface AccountOwner {
  readonly id: string;
  readonly email?: string | undefined;
  /** Of the session that asks. */
  readonly sessionId?: string | undefined;
}

export interface AccountDependencies extends ExportDependencies {
  readonly erase: EraseAccount;
  readonly listSessions: SessionReader;
}

export type AccountService = ReturnType<typeof createAccountService>;

const normalise = (email: string) => email.trim().toLowerCase();

/** What people may ask of us about everything we keep about them. */
export const createAccountService = ({ erase, listSessions, ...readers }: AccountDependencies) => ({
  /** The text of an `AccountExport`, in pieces; nothing of it is held in memory for long. */
  exportData: (owner: AccountOwner) => exportAccount(readers, owner),

  /** The latest used first; empty where the accounts are not kept in our database. */
  async listDevices({ id, sessionId }: AccountOwner): Promise<{ devices: Device[] }> {
    const sessions = await listSessions(id);
    return {
      devices: sessions.map((session) => ({
        id: session.id,
        userAgent: session.userAgent,
        startedAt: session.startedAt.toISOString(),
        lastUsedAt: session.lastUsedAt.toISOString(),
        isCurrent: session.id === sessionId,
      })),
    };
  },

  /** @throws DomainError `account.wrong_email` unless the address is the account's, if it has one */
  async erase(owner: AccountOwner, email: string): Promise<{ erased: true }> {
    if (normalise(email) !== normalise(owner.email ?? '')) {
      throw new DomainError('account.wrong_email');
    }
    await erase.start(owner.id);
    return { erased: true };
  },
});
