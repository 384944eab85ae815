import { accretionClaims } from './accretion.ts';
import { contributionClaims } from './contribution.ts';
import { deferredPriceClaims } from './deferred-price.ts';
import { earningsYieldClaims } from './earnings-yield.ts';
import { earnoutTermsClaims } from './earnout-terms.ts';
import { epsClaims } from './eps.ts';
import { exchangeRatioClaims } from './exchange-ratio.ts';
import { financingMixClaims } from './financing-mix.ts';
import { integrationCostClaims } from './integration-cost.ts';
import { newSharesClaims } from './new-shares.ts';
import { ownershipClaims } from './ownership.ts';
import { peRuleClaims } from './pe-rule.ts';
import { synVsPremiumClaims } from './syn-vs-premium.ts';
import { synergiesCostClaims } from './synergies-cost.ts';
import { valueVsEpsClaims } from './value-vs-eps.ts';

export const claimsInMerger = {
  ...accretionClaims,
  ...contributionClaims,
  ...deferredPriceClaims,
  ...earningsYieldClaims,
  ...earnoutTermsClaims,
  ...epsClaims,
  ...exchangeRatioClaims,
  ...financingMixClaims,
  ...integrationCostClaims,
  ...newSharesClaims,
  ...ownershipClaims,
  ...peRuleClaims,
  ...synVsPremiumClaims,
  ...synergiesCostClaims,
  ...valueVsEpsClaims,
};
