import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { AccountsSettings } from '../settings.ts';
import type { Mail } from './compose.ts';

type MailServerSettings = NonNullable<AccountsSettings['mailServer']>;

export interface MailServer {
  /** Answers at once and delivers behind the scenes, so that nobody waits for a mail server. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Waits for what is on its way. */
  readonly close: () => Promise<void>;
}

const PAUSES_MS = [500, 3_000]; // before the second and the third attempt
const TIMEOUT_MS = 10_000;

/** Sends mails by SMTP; a delivery that fails is tried three times, then reported without its contents. */
export function createMailServer(
  { host, port, user, password, from }: MailServerSettings,
  report: (error: Error) => void,
): MailServer {
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    ...(user ? { auth: { user, pass: password ?? '' } } : {}),
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const underway = new Set<Promise<void>>();

  async function deliver({ to, subject, text, html }: Mail) {
    for (const pause of [...PAUSES_MS, undefined]) {
      try {
        await transport.sendMail({ from, to, subject, text, html });
        return;
      } catch (error) {
        if (pause === undefined) report(error as Error);
        else await setTimeout(pause);
      }
    }
  }

  return {
    async send(mail) {
      const delivery = deliver(mail).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    async close() {
      await Promise.all(underway);
      transport.close();
    },
  };
}
