import type { Lexicon } from '../types.ts';
import { wrongInPassing } from './merger/wrong-in-passing.ts';
import { misreadEarnings } from './merger/misread-earnings.ts';
import { misreadOwnership } from './merger/misread-ownership.ts';
import { misreadRules } from './merger/misread-rules.ts';
import { misreadWorth } from './merger/misread-worth.ts';
import { mergersInAHurry } from './merger/said-in-a-hurry.ts';
import { earningsNotions } from './merger/earnings.ts';
import { falsehoodNotions } from './merger/falsehoods.ts';
import { firstThoughtsOfAll } from './merger/first-thoughts-of-all.ts';
import { firstThoughtsOfEarnings } from './merger/first-thoughts-of-earnings.ts';
import { firstThoughtsOfGoodwill } from './merger/first-thoughts-of-goodwill.ts';
import { firstThoughtsOfOwnership } from './merger/first-thoughts-of-ownership.ts';
import { firstThoughtsOfPrice } from './merger/first-thoughts-of-price.ts';
import { firstThoughtsOfRules } from './merger/first-thoughts-of-rules.ts';
import { halfTruths } from './merger/half-truths.ts';
import { inversionsOfEarnings } from './merger/inversions-of-earnings.ts';
import { inversionsOfOwnership } from './merger/inversions-of-ownership.ts';
import { inversionsOfPrice } from './merger/inversions-of-price.ts';
import { mistakesOfEarnings } from './merger/mistakes-of-earnings.ts';
import { mistakesOfOwnership } from './merger/mistakes-of-ownership.ts';
import { mistakesOfPrice } from './merger/mistakes-of-price.ts';
import { plainRelations } from './merger/plain-relations.ts';
import { plainSubjects } from './merger/plain-subjects.ts';
import { turnedRound } from './merger/turned-round.ts';
import { ownershipNotions } from './merger/ownership.ts';
import { paymentNotions } from './merger/payment.ts';
import { priceAllocationNotions } from './merger/price-allocation.ts';
import { synergyNotions } from './merger/synergies.ts';
import { plainMergerNotions } from './merger/said-plainly.ts';
import { plainMergerNotionsOfPrice } from './merger/said-plainly-of-price.ts';
import { wronglyStatedMergers } from './merger/stated-wrongly.ts';
import { wronglyStatedMergersOfPrice } from './merger/stated-wrongly-of-price.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const mergerNotions = {
  ...earningsNotions,
  ...paymentNotions,
  ...synergyNotions,
  ...ownershipNotions,
  ...priceAllocationNotions,
  ...falsehoodNotions,
  ...inversionsOfEarnings,
  ...inversionsOfOwnership,
  ...inversionsOfPrice,
  ...mistakesOfEarnings,
  ...mistakesOfOwnership,
  ...mistakesOfPrice,
  ...turnedRound,
  ...firstThoughtsOfAll,
  ...firstThoughtsOfEarnings,
  ...firstThoughtsOfGoodwill,
  ...firstThoughtsOfOwnership,
  ...firstThoughtsOfPrice,
  ...firstThoughtsOfRules,
  ...plainRelations,
  ...plainSubjects,
  ...plainMergerNotions,
  ...plainMergerNotionsOfPrice,
  ...wronglyStatedMergers,
  ...wronglyStatedMergersOfPrice,
  ...halfTruths,
  ...mergersInAHurry,
  ...wrongInPassing,
  ...misreadEarnings,
  ...misreadRules,
  ...misreadWorth,
  ...misreadOwnership,
} as const satisfies Lexicon;
