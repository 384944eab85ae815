import type { Notice } from '@greenshoe/shared-types';
import type { NoticeConnection } from './notice-connection.ts';
import type { AccountsClient, BackendSettings } from './supabase.ts';

export interface NoticeListener {
  readonly onNotice: (notice: Notice) => void;
  /** The channel is back after a break, in which notices may have been missed. */
  readonly onReturn: () => void;
}

/** What the server tells a signed-in user's browsers by itself. */
export interface Notices {
  /** Answers with the function that ends the subscription. Never throws: without notices, pages ask. */
  readonly listen: (userId: string, listener: NoticeListener) => () => void;
}

/** Notices over the hosted backend's private channel of the user; the client reconnects by itself. */
export function createNotices(backend: BackendSettings, accounts: AccountsClient): Notices {
  let left: Promise<unknown> = Promise.resolve();
  let connection: Promise<NoticeConnection> | undefined;

  /** Its code is fetched once somebody is signed in, so that no page waits for it. */
  async function connect() {
    const { connectNotices } = await import('./notice-connection.ts');
    return connectNotices(backend, accounts);
  }

  return {
    listen(userId, listener) {
      let isWanted = true;
      async function join() {
        await left; // until then the client would hand out the channel that is being left
        connection ??= connect();
        const connected = await connection;
        return isWanted ? connected.open(userId, listener) : null;
      }
      const joined = join().catch(() => null);
      async function leave() {
        const close = await joined;
        await close?.();
      }
      return () => {
        isWanted = false;
        left = leave();
      };
    },
  };
}
