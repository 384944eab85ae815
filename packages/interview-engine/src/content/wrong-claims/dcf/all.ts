import { bankFundingClaims } from './bank-funding.ts';
import { betaClaims } from './beta.ts';
import { costDebtClaims } from './cost-debt.ts';
import { costEquityClaims } from './cost-equity.ts';
import { dcfClaims } from './dcf.ts';
import { discountingClaims } from './discounting.ts';
import { erpClaims } from './erp.ts';
import { exitMultipleClaims } from './exit-multiple.ts';
import { forecastClaims } from './forecast.ts';
import { gordonClaims } from './gordon.ts';
import { midyearClaims } from './midyear.ts';
import { rfClaims } from './rf.ts';
import { sensitivityClaims } from './sensitivity.ts';
import { steadyStateClaims } from './steady-state.ts';
import { targetStructureClaims } from './target-structure.ts';
import { terminalValueClaims } from './terminal-value.ts';
import { tvWeightClaims } from './tv-weight.ts';
import { ufcfClaims } from './ufcf.ts';
import { waccClaims } from './wacc.ts';

export const claimsInDcf = {
  ...bankFundingClaims,
  ...betaClaims,
  ...costDebtClaims,
  ...costEquityClaims,
  ...dcfClaims,
  ...discountingClaims,
  ...erpClaims,
  ...exitMultipleClaims,
  ...forecastClaims,
  ...gordonClaims,
  ...midyearClaims,
  ...rfClaims,
  ...sensitivityClaims,
  ...steadyStateClaims,
  ...targetStructureClaims,
  ...terminalValueClaims,
  ...tvWeightClaims,
  ...ufcfClaims,
  ...waccClaims,
};
