import { DomainError } from '../../domain-error.ts';
import type { EraseAccount } from './erase-account.ts';
import { type ExportDependencies, exportAccount } from './export-account.ts';

/** Who is asking, as their token says. */
export interface AccountOwner {
  readonly id: string;
  readonly email?: string | undefined;
}

export interface AccountDependencies extends ExportDependencies {
  readonly erase: EraseAccount;
}

export type AccountService = ReturnType<typeof createAccountService>;

const normalise = (email: string) => email.trim().toLowerCase();

/** What people may ask of us about everything we keep about them. */
export const createAccountService = ({ erase, ...readers }: AccountDependencies) => ({
  /** The text of an `AccountExport`, in pieces; nothing of it is held in memory for long. */
  exportData: (owner: AccountOwner) => exportAccount(readers, owner),

  /** @throws DomainError `account.wrong_email` unless the address is the account's, if it has one */
  async erase(owner: AccountOwner, email: string): Promise<{ erased: true }> {
    if (normalise(email) !== normalise(owner.email ?? '')) {
      throw new DomainError('account.wrong_email');
    }
    await erase.start(owner.id);
    return { erased: true };
  },
});
