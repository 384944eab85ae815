import type { WrongClaim } from '../types.ts';
import { claimsInAccounting } from './accounting/all.ts';
import { claimsInBehaviour } from './behaviour/all.ts';
import { claimsInCreditAndMarkets } from './credit-and-markets/all.ts';
import { claimsInDcf } from './dcf/all.ts';
import { claimsInDeals } from './deals/all.ts';
import { claimsInLbo } from './lbo/all.ts';
import { claimsInMerger } from './merger/all.ts';
import { claimsInValue } from './value/all.ts';

// Spelled out, the type of so many claims is longer than the compiler writes: their ids are enough.
const byId = <Id extends string>(all: Readonly<Record<Id, WrongClaim>>) => all;

/** Every wrong claim by its id. */
export const claims = byId({
  ...claimsInAccounting,
  ...claimsInBehaviour,
  ...claimsInCreditAndMarkets,
  ...claimsInDcf,
  ...claimsInDeals,
  ...claimsInLbo,
  ...claimsInMerger,
  ...claimsInValue,
});
