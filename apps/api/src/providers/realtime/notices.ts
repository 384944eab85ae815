import { type Notice, userTopic } from '@greenshoe/shared-types';
import { type BackendAccess, createBackendCall } from '../accounts/backend-call.ts';

export interface Notices {
  /** Tells a user's own browsers; nobody waits for it, and a failure changes nothing. */
  readonly publish: (userId: string, notice: Notice) => void;
}

const TIMEOUT_MS = 2_000;
const REPORT_EVERY_MS = 60_000;

export interface NoticeOptions {
  readonly access: BackendAccess;
  /** Hears of a failure, at most once a minute however many there are. */
  readonly report: (error: unknown) => void;
}

/** Notices on private topics of the hosted backend's realtime service, over its HTTP API. */
export function createNotices({ access, report }: NoticeOptions): Notices {
  const call = createBackendCall(access, TIMEOUT_MS);
  let silentUntil = 0;

  function fail(error: unknown): void {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + REPORT_EVERY_MS;
    report(error);
  }

  async function send(userId: string, { name, payload }: Notice): Promise<void> {
    const message = { topic: userTopic(userId), event: name, payload, private: true };
    const path = '/realtime/v1/api/broadcast';
    const response = await call({ method: 'POST', path, body: { messages: [message] } });
    await response.body?.cancel();
  }

  return { publish: (userId, notice) => void send(userId, notice).catch(fail) };
}
