import type { Wallet } from './token-ledger.ts';

/**
 * The balance as it is shown (decision 8): a token paid ahead is spent, but while it is the only one
 * it counts, because a launch is still possible.
 */
export const launchable = ({ available, prepaid }: Pick<Wallet, 'available' | 'prepaid'>): number =>
  Math.max(available, Math.min(prepaid, 1));
