import type { Lexicon } from '../../types.ts';
import { accretionNotions } from './accretion.ts';
import { accretionMisstated } from './accretion-misstated.ts';
import { contributionNotions } from './contribution.ts';
import { contributionMisstated } from './contribution-misstated.ts';
import { deferredPriceNotions } from './deferred-price.ts';
import { deferredPriceMisstated } from './deferred-price-misstated.ts';
import { earningsYieldNotions } from './earnings-yield.ts';
import { earningsYieldMisstated } from './earnings-yield-misstated.ts';
import { earnoutTermsNotions } from './earnout-terms.ts';
import { earnoutTermsMisstated } from './earnout-terms-misstated.ts';
import { epsNotions } from './eps.ts';
import { epsMisstated } from './eps-misstated.ts';
import { exchangeRatioNotions } from './exchange-ratio.ts';
import { exchangeRatioMisstated } from './exchange-ratio-misstated.ts';
import { financingMixNotions } from './financing-mix.ts';
import { financingMixMisstated } from './financing-mix-misstated.ts';
import { integrationCostNotions } from './integration-cost.ts';
import { integrationCostMisstated } from './integration-cost-misstated.ts';
import { newSharesNotions } from './new-shares.ts';
import { newSharesMisstated } from './new-shares-misstated.ts';
import { ownershipNotions } from './ownership.ts';
import { ownershipMisstated } from './ownership-misstated.ts';
import { peRuleNotions } from './pe-rule.ts';
import { peRuleMisstated } from './pe-rule-misstated.ts';
import { mergerShared } from './shared.ts';
import { synVsPremiumNotions } from './syn-vs-premium.ts';
import { synVsPremiumMisstated } from './syn-vs-premium-misstated.ts';
import { synergiesCostNotions } from './synergies-cost.ts';
import { synergiesCostMisstated } from './synergies-cost-misstated.ts';
import { valueVsEpsNotions } from './value-vs-eps.ts';
import { valueVsEpsMisstated } from './value-vs-eps-misstated.ts';

export const mergerLexicons: readonly Lexicon[] = [
  accretionNotions,
  accretionMisstated,
  contributionNotions,
  contributionMisstated,
  deferredPriceNotions,
  deferredPriceMisstated,
  earningsYieldNotions,
  earningsYieldMisstated,
  earnoutTermsNotions,
  earnoutTermsMisstated,
  epsNotions,
  epsMisstated,
  exchangeRatioNotions,
  exchangeRatioMisstated,
  financingMixNotions,
  financingMixMisstated,
  integrationCostNotions,
  integrationCostMisstated,
  newSharesNotions,
  newSharesMisstated,
  ownershipNotions,
  ownershipMisstated,
  peRuleNotions,
  peRuleMisstated,
  mergerShared,
  synVsPremiumNotions,
  synVsPremiumMisstated,
  synergiesCostNotions,
  synergiesCostMisstated,
  valueVsEpsNotions,
  valueVsEpsMisstated,
];
