import type { Post } from '../auth-context.ts';
import type { AccountsSettings } from '../settings.ts';
import { createMailServer } from './mail-server.ts';
import type { Outbox } from './outbox.repository.ts';

/** Mails leave by the mail server where one is set, else they stay in the outbox, like all text messages. */
export function createPost(
  outbox: Outbox,
  settings: AccountsSettings['mailServer'],
  report: (error: Error) => void,
): Post & { readonly close: () => Promise<void> } {
  const server = settings && createMailServer(settings, report);
  return {
    mail: (mail) => (server ?? outbox).send(mail),
    text: (message) => outbox.send(message),
    close: async () => server?.close(),
  };
}
