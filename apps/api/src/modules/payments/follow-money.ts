import type { Atomically, Stores } from '../../database/stores.ts';
import type { Payments, Standing } from '../../providers/payments/payments.ts';
import type { Fulfil } from './fulfil.ts';
import type { Consequence, StoredPayment } from './payments.repository.ts';

const TRIES = 5;

function stateOf({ parkedBecause, amountCents }: StoredPayment, standing: Standing) {
  const { dispute, refundedCents } = standing;
  if (dispute === 'lost') return 'lost';
  if (dispute === 'open') return 'disputed';
  if (refundedCents > 0 && refundedCents >= amountCents) return 'refunded';
  if (parkedBecause !== null) return 'parked';
  return refundedCents > 0 ? 'partially_refunded' : 'paid';
}

/** What follows for a payment from where its money is now; depends on nothing that came before. */
export function consequenceOf(payment: StoredPayment, standing: Standing): Consequence {
  const { tokens, amountCents, parkedBecause } = payment;
  const refundedCents = Math.min(standing.refundedCents, amountCents);
  const taken =
    standing.dispute === 'none' ? Math.floor((tokens * refundedCents) / amountCents) : tokens;
  return {
    state: stateOf(payment, standing),
    refundedCents,
    takenBack: parkedBecause === null ? taken : 0, // what was never given is not taken back
  };
}

const isDisputed = ({ state }: Pick<Consequence, 'state'>) =>
  state === 'disputed' || state === 'lost';

async function moveTokens(
  { ledger, clawbacks }: Pick<Stores, 'ledger' | 'clawbacks'>,
  payment: StoredPayment,
  to: Consequence,
): Promise<void> {
  const { id, userId, revision } = payment;
  const name = (reason: string) => `${reason}:${id}:${revision + 1}`;
  const amount = to.takenBack - payment.takenBack;
  if (amount > 0) {
    const reason = isDisputed(to) ? 'dispute' : 'refund';
    const references = { reference: name(reason), owedReference: name(`${reason}-owed`) };
    await clawbacks.takeBack({ userId, amount, ...references });
  }
  if (amount < 0) {
    const reference = name(isDisputed(payment) ? 'dispute-won' : 'refund-undone');
    const returned = { from: 'clawback', to: 'available', amount: -amount } as const;
    await ledger.transfer({ reference, userId, ...returned });
  }
}

const changes = (payment: StoredPayment, to: Consequence) =>
  payment.state !== to.state ||
  payment.refundedCents !== to.refundedCents ||
  payment.takenBack !== to.takenBack;

/** Lets the tokens of a payment follow its money: refunds, disputes and how they end. */
export function createFollowMoney(deps: {
  readonly atomically: Atomically;
  readonly stores: Pick<Stores, 'payments'>;
  readonly provider: Payments;
  readonly fulfil: Fulfil;
}) {
  const { atomically, stores, provider, fulfil } = deps;

  async function find(paymentIntent: string): Promise<StoredPayment | null> {
    const known = await stores.payments.find({ paymentIntent });
    if (known) return known;
    const fulfilled = await fulfil.intent(paymentIntent);
    return fulfilled.kind === 'stored' ? fulfilled.payment : null;
  }

  /** `false` when the payment has changed since it was read. */
  const apply = (payment: StoredPayment, to: Consequence) =>
    atomically(async ({ payments, ...accounts }) => {
      if (!(await payments.revise(payment, to))) return false;
      await moveTokens(accounts, payment, to);
      return true;
    });

  return async (paymentIntent: string): Promise<void> => {
    for (let count = 0; count < TRIES; count += 1) {
      // Read before asking: an answer older than a change that came in between is then asked again.
      const payment = await find(paymentIntent);
      if (!payment) return; // not ours, or not paid yet
      const to = consequenceOf(payment, await provider.getStanding(paymentIntent));
      if (!changes(payment, to) || (await apply(payment, to))) return;
    }
    throw new Error('A payment kept changing while it was brought up to date');
  };
}

export type FollowMoney = ReturnType<typeof createFollowMoney>;
