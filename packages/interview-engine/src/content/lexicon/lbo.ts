import type { Lexicon } from '../types.ts';
import { creditNotions } from './lbo/credit.ts';
import { falsehoodsNotions } from './lbo/falsehoods.ts';
import { financingNotions } from './lbo/financing.ts';
import { mistakesOfCreditNotions } from './lbo/mistakes-of-credit.ts';
import { mistakesOfReturnsNotions } from './lbo/mistakes-of-returns.ts';
import { mistakesOfSideTermsNotions } from './lbo/mistakes-of-side-terms.ts';
import { mistakesOfTargetsNotions } from './lbo/mistakes-of-targets.ts';
import { returnsNotions } from './lbo/returns.ts';
import { targetNotions } from './lbo/target.ts';
import { untruthsOfCreditNotions } from './lbo/untruths-of-credit.ts';
import { untruthsOfTargetsNotions } from './lbo/untruths-of-targets.ts';
import { untruthsNotions } from './lbo/untruths.ts';
import { plainBuyoutNotions } from './lbo/said-plainly.ts';
import { plainBuyoutNotionsOfDebt } from './lbo/said-plainly-of-debt.ts';
import { wronglyStatedBuyouts } from './lbo/stated-wrongly.ts';
import { buyoutsToldToFriends } from './lbo/told-to-friends.ts';
import { lendersToldOf } from './lbo/told-of-lenders.ts';
import { buyoutsSaidInTheKitchen } from './lbo/said-in-the-kitchen.ts';
import { buyoutsSaidOfTime } from './lbo/said-of-time.ts';
import { misreadRatios } from './lbo/misread-ratios.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const lboNotions = {
  ...financingNotions,
  ...returnsNotions,
  ...targetNotions,
  ...creditNotions,
  ...falsehoodsNotions,
  ...untruthsNotions,
  ...untruthsOfCreditNotions,
  ...untruthsOfTargetsNotions,
  ...mistakesOfReturnsNotions,
  ...mistakesOfCreditNotions,
  ...mistakesOfSideTermsNotions,
  ...mistakesOfTargetsNotions,
  ...plainBuyoutNotions,
  ...plainBuyoutNotionsOfDebt,
  ...wronglyStatedBuyouts,
  ...buyoutsToldToFriends,
  ...lendersToldOf,
  ...buyoutsSaidInTheKitchen,
  ...buyoutsSaidOfTime,
  ...misreadRatios,
} as const satisfies Lexicon;
