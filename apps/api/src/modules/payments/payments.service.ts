import { randomUUID } from 'node:crypto';
import { CURRENCY, type PaymentList, type PlanId } from '@greenshoe/shared-types';
import type { Stores } from '../../database/stores.ts';
import { DomainError } from '../../domain-error.ts';
import { type AnswerOnce, fingerprint } from '../../http/idempotency.ts';
import type { Payments } from '../../providers/payments/payments.ts';
import type { Fulfil } from './fulfil.ts';
import { findPlan } from './judge-payment.ts';
import { findReturnPage } from './return-address.ts';

export interface Checkout {
  readonly planId: PlanId;
  readonly userEmail: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Buyer {
  readonly id: string;
  readonly email?: string | undefined;
}

export interface PaymentsDependencies {
  readonly stores: Pick<Stores, 'payments'>;
  readonly provider: Payments;
  readonly fulfil: Fulfil;
  readonly answerOnce: AnswerOnce;
  /** Where people use the web app. */
  readonly webOrigin: string;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** What a buyer does: open a payment page, come back from it, look at receipts. */
export function createPaymentsService(deps: PaymentsDependencies) {
  const { stores, provider, fulfil } = deps;

  function returnPage(address: string): string {
    const page = findReturnPage(deps.webOrigin, address);
    if (page === null) throw new DomainError('payments.foreign_address');
    return page;
  }

  /** Opens a payment page; the price comes from our own table, the e-mail from the token if it can. */
  async function openCheckout(buyer: Buyer, checkout: Checkout, key: string = randomUUID()) {
    const plan = findPlan(checkout.planId);
    if (!plan) throw new DomainError('request.invalid');
    const [paid, canceled] = [returnPage(checkout.successUrl), returnPage(checkout.cancelUrl)];
    const request = { userId: buyer.id, operation: 'checkout', key, body: checkout };
    return deps.answerOnce(request, async () => {
      const session = await provider.createCheckout({
        key: fingerprint(request),
        userId: buyer.id,
        email: buyer.email ?? checkout.userEmail,
        planId: plan.planId,
        tokens: plan.tokens,
        priceCents: plan.priceCents,
        currency: CURRENCY,
        successUrl: `${paid}?payment=success&session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${canceled}?payment=canceled`,
      });
      if (!session) throw new DomainError('request.invalid');
      return session;
    });
  }

  async function findOrFulfil(userId: string, sessionId: string) {
    const known = await stores.payments.find({ id: sessionId });
    if (known) return known.userId === userId ? known : null;
    const fulfilment = await fulfil.sessionFor(userId, sessionId);
    if (fulfilment.kind === 'unpaid') throw new DomainError('payments.not_paid');
    return fulfilment.kind === 'stored' ? fulfilment.payment : null;
  }

  /** What a payment bought, whoever credited it. */
  async function verify(userId: string, sessionId: string) {
    const payment = await findOrFulfil(userId, sessionId);
    if (!payment) throw new DomainError('payments.not_found');
    if (payment.parkedBecause !== null) throw new DomainError('payments.parked');
    return { tokens: payment.tokens, tokensToAdd: payment.tokens };
  }

  const listReceipts = async (
    userId: string,
    page: { before?: string | undefined; limit: number },
  ): Promise<PaymentList> => {
    const { payments, next } = await stores.payments.receiptPage(userId, page);
    return { payments: [...payments], next };
  };

  return { openCheckout, verify, listReceipts };
}
