import type { FastifyBaseLogger } from 'fastify';
import { nowInSeconds } from './ids.ts';
import { expireOverdue } from './money/expire-session.ts';
import type { PaymentsContext } from './payments-context.ts';

const LOOK_EVERY_MS = 1_000;

/** Ends checkout sessions whose time is over. */
export function createExpiryWatch(context: PaymentsContext, log: FastifyBaseLogger) {
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function expireAll() {
    for (const id of await context.objects.overdueSessions(nowInSeconds())) {
      await context.atomically((books) => expireOverdue(books, id));
    }
  }

  function look() {
    looking ??= expireAll()
      .catch((error: unknown) => log.error({ err: error }, 'sessions could not be expired'))
      .finally(() => (looking = undefined));
  }

  return {
    start() {
      look();
      timer = setInterval(look, LOOK_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
