import type { Atomically, Stores } from '../../database/stores.ts';
import { createAnswerOnce } from '../../http/idempotency.ts';
import type { Payments } from '../../providers/payments/payments.ts';
import { createFollowMoney } from './follow-money.ts';
import { createFulfil } from './fulfil.ts';
import { createPaymentEvents } from './payment-events.ts';
import { createPaymentsService } from './payments.service.ts';

export interface PaymentDependencies {
  readonly atomically: Atomically;
  readonly stores: Stores;
  readonly provider: Payments;
  /** Where people use the web app. */
  readonly webOrigin: string;
}

/** Buyers, and what the provider tells: both lead to the same `fulfil`. */
export function createPaymentModule(deps: PaymentDependencies) {
  const fulfil = createFulfil(deps);
  const followMoney = createFollowMoney({ ...deps, fulfil });
  const answerOnce = createAnswerOnce(deps.stores.idempotencyKeys);
  return {
    payments: createPaymentsService({ ...deps, fulfil, answerOnce }),
    paymentEvents: createPaymentEvents({ ...deps, fulfil, followMoney }),
  };
}
