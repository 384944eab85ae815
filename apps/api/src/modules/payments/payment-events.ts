import type { Atomically, Stores } from '../../database/stores.ts';
import { DomainError } from '../../domain-error.ts';
import type { PaymentNews } from '../../providers/jobs/jobs.ts';
import type { PaymentEvent, Payments } from '../../providers/payments/payments.ts';
import type { Fulfil } from './fulfil.ts';
import type { FollowMoney } from './follow-money.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const CATCH_UP_DAYS = 30; // as long as the provider keeps its events

export interface PaymentEventsDependencies {
  readonly atomically: Atomically;
  readonly stores: Pick<Stores, 'payments' | 'events' | 'queue'>;
  readonly provider: Payments;
  readonly fulfil: Fulfil;
  readonly followMoney: FollowMoney;
}

export type PaymentEvents = ReturnType<typeof createPaymentEvents>;

const provider = 'payments';

/** What the provider says happened: noted at once, looked at by a job. */
export function createPaymentEvents(deps: PaymentEventsDependencies) {
  const { atomically, stores, fulfil, followMoney } = deps;

  /** Notes an event together with the job for it, unless that has been done. */
  const take = ({ id: eventId, type, subject }: PaymentEvent, again: boolean) =>
    atomically(async ({ events, queue }) => {
      const noted = await events.note({ provider, eventId, payload: { type, subject } });
      if (noted === 'new' || (again && noted === 'unprocessed')) {
        await queue.add('payment.news', { subject, eventId });
      }
    });

  /** Takes note of a genuine event, once, before it is acknowledged. */
  async function receive(body: Buffer, signature: string | undefined): Promise<void> {
    const event = deps.provider.readEvent(body, signature);
    if (!event) return;
    if ('forgery' in event) {
      throw new DomainError('payments.invalid_signature', { cause: new Error(event.forgery) });
    }
    await take(event, false);
  }

  /** Fetches what the news are about and acts on that; safe to repeat, in any order. */
  async function follow({ subject, eventId }: PaymentNews): Promise<void> {
    if ('session' in subject) await fulfil.session(subject.session);
    else await followMoney(subject.intent);
    if (eventId !== undefined) await stores.events.complete({ provider, eventId });
  }

  /** Finds what never reached us, or failed for good. */
  async function catchUp(): Promise<void> {
    const since = new Date(Date.now() - CATCH_UP_DAYS * DAY_MS);
    for await (const event of deps.provider.eventsSince(since)) await take(event, true);
    for await (const session of deps.provider.completedSince(since)) {
      if (await stores.payments.find({ id: session })) continue;
      await stores.queue.add('payment.news', { subject: { session } });
    }
  }

  return { receive, follow, catchUp };
}
