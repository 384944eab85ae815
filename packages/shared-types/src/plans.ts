/** What tokens cost; the server prices by `planId` alone, the web app only shows this table. */
export const plans = [
  { planId: 'plan_single', tokens: 1, priceCents: 1_000, savingPercent: 0, popular: false },
  { planId: 'plan_five', tokens: 5, priceCents: 4_500, savingPercent: 10, popular: true },
  { planId: 'plan_ten', tokens: 10, priceCents: 8_000, savingPercent: 20, popular: false },
] as const;

export type Plan = (typeof plans)[number];
export type PlanId = Plan['planId'];

export const planIds = plans.map(({ planId }) => planId) as [PlanId, ...PlanId[]];
export const CURRENCY = 'eur';
