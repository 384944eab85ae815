import type { Atomically, Stores } from '../../database/stores.ts';
import type { CheckoutSession, Payments } from '../../providers/payments/payments.ts';
import { findPlan, judgePayment } from './judge-payment.ts';
import type { NewPayment, StoredPayment } from './payments.repository.ts';

export type Fulfilment =
  | { readonly kind: 'stored'; readonly payment: StoredPayment }
  | { readonly kind: 'unpaid' }
  /** Unknown to the provider, not opened by us, somebody else's, or of a deleted account. */
  | { readonly kind: 'missing' };

/** Gives the tokens of a payment, once; the ledger settles what is owed before anything else. */
export async function credit(
  { ledger }: Pick<Stores, 'ledger'>,
  { id, userId, tokens }: Pick<NewPayment, 'id' | 'userId' | 'tokens'>,
): Promise<void> {
  await ledger.open(userId);
  const reference = `cs:${id}`;
  await ledger.transfer({ reference, userId, from: 'sales', to: 'available', amount: tokens });
}

const describe = (session: CheckoutSession, userId: string): NewPayment => ({
  id: session.id,
  paymentIntent: session.paymentIntent,
  userId,
  planId: session.planId ?? 'unknown',
  tokens: findPlan(session.planId)?.tokens ?? session.tokens ?? 0,
  amountCents: session.amountCents,
  currency: session.currency,
  parkedBecause: judgePayment(session),
  paidAt: session.paidAt,
});

export type Fulfil = ReturnType<typeof createFulfil>;

/** The one way in which a payment becomes tokens, whoever hears of it first and however often. */
export function createFulfil(deps: { atomically: Atomically; provider: Payments }) {
  async function store(session: CheckoutSession | null, only?: string): Promise<Fulfilment> {
    const userId = session?.userId ?? null;
    if (!session || userId === null) return { kind: 'missing' };
    if (only !== undefined && only !== userId) return { kind: 'missing' };
    if (!session.isPaid) return { kind: 'unpaid' };
    const payment = describe(session, userId);
    return deps.atomically(async ({ erasures, payments, ledger }) => {
      if (await erasures.isErased(userId)) return { kind: 'missing' };
      const isNew = await payments.record(payment);
      if (isNew && payment.parkedBecause === null) await credit({ ledger }, payment);
      const stored = await payments.find({ id: payment.id });
      if (!stored) throw new Error('Two checkout sessions share one payment');
      return { kind: 'stored', payment: stored };
    });
  }

  return {
    session: async (sessionId: string) => store(await deps.provider.getSession(sessionId)),
    /** Somebody else's session does not exist. */
    sessionFor: async (userId: string, sessionId: string) =>
      store(await deps.provider.getSession(sessionId), userId),
    /** By what was paid with, for news that came before those of the purchase. */
    intent: async (intent: string) => store(await deps.provider.getSessionOf(intent)),
  };
}
