import type Stripe from 'stripe';
import type { EventOverview } from '../events.repository.ts';
import { idOf } from '../ids.ts';
import type { Books } from '../payments-context.ts';

export interface PaymentOverview {
  readonly session: Stripe.Checkout.Session;
  /** The charge that went through, if one did. */
  readonly charge: Stripe.Charge | null;
  readonly dispute: Stripe.Dispute | null;
  /** The bank has not decided about a debit yet. */
  readonly isPending: boolean;
}

export interface Overview {
  readonly payments: readonly PaymentOverview[];
  readonly events: readonly EventOverview[];
}

const SHOWN = 50;

async function describe({ objects }: Books, session: Stripe.Checkout.Session) {
  const intentId = idOf(session.payment_intent);
  if (!intentId || session.status !== 'complete') {
    return { session, charge: null, dispute: null, isPending: false };
  }
  const where = { payment_intent: intentId };
  const charges = await objects.list('charge', { limit: 100, where });
  const disputes = await objects.list('dispute', { limit: 1, where });
  return {
    session,
    charge: charges.data.find(({ paid }) => paid) ?? null,
    dispute: disputes.data[0] ?? null,
    isPending: charges.data.some(({ status }) => status === 'pending'),
  };
}

/** The newest checkouts and events, newest first. */
export async function readOverview(books: Books): Promise<Overview> {
  const sessions = await books.objects.list('checkout.session', { limit: SHOWN, where: {} });
  const payments: PaymentOverview[] = [];
  for (const session of sessions.data) payments.push(await describe(books, session));
  return { payments, events: await books.events.overview(SHOWN) };
}
