import { bridgeClaims } from './bridge.ts';
import { capitalNeutralClaims } from './capital-neutral.ts';
import { centralCostsClaims } from './central-costs.ts';
import { circularPriceClaims } from './circular-price.ts';
import { compsClaims } from './comps.ts';
import { consistentNumDenClaims } from './consistent-num-den.ts';
import { controlPremiumClaims } from './control-premium.ts';
import { dilutedClaims } from './diluted.ts';
import { ebitClaims } from './ebit.ts';
import { ebitdaClaims } from './ebitda.ts';
import { equityValueClaims } from './equity-value.ts';
import { evClaims } from './ev.ts';
import { evEbitdaClaims } from './ev-ebitda.ts';
import { evSalesClaims } from './ev-sales.ts';
import { footballFieldClaims } from './football-field.ts';
import { growthMarginRiskClaims } from './growth-margin-risk.ts';
import { inTheMoneyClaims } from './in-the-money.ts';
import { ltmNtmClaims } from './ltm-ntm.ts';
import { medianClaims } from './median.ts';
import { netDebtClaims } from './net-debt.ts';
import { nopatClaims } from './nopat.ts';
import { normaliseClaims } from './normalise.ts';
import { optionProceedsClaims } from './option-proceeds.ts';
import { peClaims } from './pe.ts';
import { pensionDeficitClaims } from './pension-deficit.ts';
import { precedentsClaims } from './precedents.ts';

export const claimsInValue = {
  ...bridgeClaims,
  ...capitalNeutralClaims,
  ...centralCostsClaims,
  ...circularPriceClaims,
  ...compsClaims,
  ...consistentNumDenClaims,
  ...controlPremiumClaims,
  ...dilutedClaims,
  ...ebitClaims,
  ...ebitdaClaims,
  ...equityValueClaims,
  ...evClaims,
  ...evEbitdaClaims,
  ...evSalesClaims,
  ...footballFieldClaims,
  ...growthMarginRiskClaims,
  ...inTheMoneyClaims,
  ...ltmNtmClaims,
  ...medianClaims,
  ...netDebtClaims,
  ...nopatClaims,
  ...normaliseClaims,
  ...optionProceedsClaims,
  ...peClaims,
  ...pensionDeficitClaims,
  ...precedentsClaims,
};
