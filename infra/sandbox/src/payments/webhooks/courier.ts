import type { FastifyBaseLogger } from 'fastify';
import { nowInSeconds } from '../ids.ts';
import type { Deliveries, DueEvent } from './deliveries.repository.ts';
import { signatureOf } from './signature.ts';

const AT_ONCE = 20;
const TIMEOUT_MS = 20_000;
const LOOK_EVERY_MS = 1_000;
const MAX_ATTEMPTS = 10;
const LONGEST_WAIT_SECONDS = 3_600;

export interface Courier {
  /** Looks for events that are due, now. */
  readonly look: () => void;
  readonly start: () => void;
  /** Ends when nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

export interface CourierOptions {
  readonly deliveries: Deliveries;
  readonly endpoint: { readonly url: string; readonly secret: string };
  readonly log: FastifyBaseLogger;
  readonly fetch?: typeof globalThis.fetch;
}

/** 1 s, 5 s, 25 s … up to an hour between attempts, some four hours in all; `null` after the last. */
export const waitAfter = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS ? null : Math.min(5 ** (attempts - 1), LONGEST_WAIT_SECONDS);

/** Delivers events at least once, several at a time and in no particular order. */
export function createCourier(options: CourierOptions): Courier {
  const { deliveries, endpoint, log, fetch = globalThis.fetch } = options;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function post({ body }: DueEvent): Promise<number> {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, nowInSeconds(), endpoint.secret),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.status;
  }

  async function deliver(event: DueEvent) {
    const { id, attempts } = event;
    try {
      const status = await post(event);
      if (status >= 200 && status < 300) return await deliveries.markDelivered(id, String(status));
      await deliveries.postpone(id, String(status), waitAfter(attempts));
    } catch (error) {
      const isOurEnd = stopping.signal.aborted;
      const answer = error instanceof Error ? error.message : 'failed';
      await deliveries.postpone(id, answer, isOurEnd ? 0 : waitAfter(attempts));
    }
  }

  function send(event: DueEvent) {
    const delivery = deliver(event)
      .catch((error: unknown) => log.error({ err: error }, 'a delivery could not be noted'))
      .finally(() => {
        underWay.delete(delivery);
        look();
      });
    underWay.add(delivery);
  }

  async function takeDue() {
    do {
      lookAgain = false;
      const room = AT_ONCE - underWay.size;
      if (room > 0) (await deliveries.claim(room)).forEach(send);
    } while (lookAgain && !stopping.signal.aborted);
  }

  function look() {
    lookAgain = true;
    if (looking || stopping.signal.aborted) return;
    looking = takeDue()
      .catch((error: unknown) => log.error({ err: error }, 'events could not be read'))
      .finally(() => (looking = undefined));
  }

  return {
    look,
    start() {
      look();
      timer = setInterval(look, LOOK_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await looking;
      await Promise.allSettled(underWay);
    },
  };
}
