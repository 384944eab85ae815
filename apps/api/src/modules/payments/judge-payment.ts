import { CURRENCY, type Plan, plans } from '@greenshoe/shared-types';
import type { ParkedBecause } from '../../database/payment-tables.ts';
import type { CheckoutSession, SoldLine } from '../../providers/payments/payments.ts';

export const findPlan = (planId: string | null): Plan | undefined =>
  plans.find((plan) => plan.planId === planId);

const isLineOf = ({ priceCents }: Plan, { quantity, amountCents, currency }: SoldLine) =>
  quantity === 1 && amountCents === priceCents && currency === CURRENCY;

/** Why what was paid is not what the plan costs and gives today; `null` when it is. */
export function judgePayment(session: CheckoutSession): ParkedBecause | null {
  const plan = findPlan(session.planId);
  if (!plan) return 'plan';
  if (session.tokens !== plan.tokens) return 'tokens';
  if (session.currency !== CURRENCY) return 'currency';
  if (session.amountCents !== plan.priceCents) return 'amount';
  const [line, ...others] = session.lines;
  return line && others.length === 0 && isLineOf(plan, line) ? null : 'line';
}
