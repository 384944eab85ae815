import type { Lexicon } from '../../types.ts';
import { bridgeNotions } from './bridge.ts';
import { bridgeMisstated } from './bridge-misstated.ts';
import { capitalNeutralNotions } from './capital-neutral.ts';
import { capitalNeutralMisstated } from './capital-neutral-misstated.ts';
import { centralCostsNotions } from './central-costs.ts';
import { centralCostsMisstated } from './central-costs-misstated.ts';
import { circularPriceNotions } from './circular-price.ts';
import { circularPriceMisstated } from './circular-price-misstated.ts';
import { compsNotions } from './comps.ts';
import { compsMisstated } from './comps-misstated.ts';
import { consistentNumDenNotions } from './consistent-num-den.ts';
import { consistentNumDenMisstated } from './consistent-num-den-misstated.ts';
import { controlPremiumNotions } from './control-premium.ts';
import { controlPremiumMisstated } from './control-premium-misstated.ts';
import { dilutedNotions } from './diluted.ts';
import { dilutedMisstated } from './diluted-misstated.ts';
import { ebitNotions } from './ebit.ts';
import { ebitMisstated } from './ebit-misstated.ts';
import { ebitdaNotions } from './ebitda.ts';
import { ebitdaMisstated } from './ebitda-misstated.ts';
import { equityValueNotions } from './equity-value.ts';
import { equityValueMisstated } from './equity-value-misstated.ts';
import { evNotions } from './ev.ts';
import { evEbitdaNotions } from './ev-ebitda.ts';
import { evEbitdaMisstated } from './ev-ebitda-misstated.ts';
import { evMisstated } from './ev-misstated.ts';
import { evSalesNotions } from './ev-sales.ts';
import { evSalesMisstated } from './ev-sales-misstated.ts';
import { footballFieldNotions } from './football-field.ts';
import { footballFieldMisstated } from './football-field-misstated.ts';
import { growthMarginRiskNotions } from './growth-margin-risk.ts';
import { growthMarginRiskMisstated } from './growth-margin-risk-misstated.ts';
import { inTheMoneyNotions } from './in-the-money.ts';
import { inTheMoneyMisstated } from './in-the-money-misstated.ts';
import { ltmNtmNotions } from './ltm-ntm.ts';
import { ltmNtmMisstated } from './ltm-ntm-misstated.ts';
import { medianNotions } from './median.ts';
import { medianMisstated } from './median-misstated.ts';
import { netDebtNotions } from './net-debt.ts';
import { netDebtMisstated } from './net-debt-misstated.ts';
import { nopatNotions } from './nopat.ts';
import { nopatMisstated } from './nopat-misstated.ts';
import { normaliseNotions } from './normalise.ts';
import { normaliseMisstated } from './normalise-misstated.ts';
import { optionProceedsNotions } from './option-proceeds.ts';
import { optionProceedsMisstated } from './option-proceeds-misstated.ts';
import { peNotions } from './pe.ts';
import { peMisstated } from './pe-misstated.ts';
import { pensionDeficitNotions } from './pension-deficit.ts';
import { pensionDeficitMisstated } from './pension-deficit-misstated.ts';
import { precedentsNotions } from './precedents.ts';
import { precedentsMisstated } from './precedents-misstated.ts';
import { valueShared } from './shared.ts';
import { sumOfPartsNotions } from './sum-of-parts.ts';

export const valueLexicons: readonly Lexicon[] = [
  bridgeNotions,
  bridgeMisstated,
  capitalNeutralNotions,
  capitalNeutralMisstated,
  centralCostsNotions,
  centralCostsMisstated,
  circularPriceNotions,
  circularPriceMisstated,
  compsNotions,
  compsMisstated,
  consistentNumDenNotions,
  consistentNumDenMisstated,
  controlPremiumNotions,
  controlPremiumMisstated,
  dilutedNotions,
  dilutedMisstated,
  ebitNotions,
  ebitMisstated,
  ebitdaNotions,
  ebitdaMisstated,
  equityValueNotions,
  equityValueMisstated,
  evNotions,
  evEbitdaNotions,
  evEbitdaMisstated,
  evMisstated,
  evSalesNotions,
  evSalesMisstated,
  footballFieldNotions,
  footballFieldMisstated,
  growthMarginRiskNotions,
  growthMarginRiskMisstated,
  inTheMoneyNotions,
  inTheMoneyMisstated,
  ltmNtmNotions,
  ltmNtmMisstated,
  medianNotions,
  medianMisstated,
  netDebtNotions,
  netDebtMisstated,
  nopatNotions,
  nopatMisstated,
  normaliseNotions,
  normaliseMisstated,
  optionProceedsNotions,
  optionProceedsMisstated,
  peNotions,
  peMisstated,
  pensionDeficitNotions,
  pensionDeficitMisstated,
  precedentsNotions,
  precedentsMisstated,
  valueShared,
  sumOfPartsNotions,
];
