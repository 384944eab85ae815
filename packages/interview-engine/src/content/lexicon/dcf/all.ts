import type { Lexicon } from '../../types.ts';
import { bankFundingNotions } from './bank-funding.ts';
import { bankFundingMisstated } from './bank-funding-misstated.ts';
import { betaNotions } from './beta.ts';
import { betaMisstated } from './beta-misstated.ts';
import { costDebtNotions } from './cost-debt.ts';
import { costDebtMisstated } from './cost-debt-misstated.ts';
import { costEquityNotions } from './cost-equity.ts';
import { costEquityMisstated } from './cost-equity-misstated.ts';
import { dcfNotions } from './dcf.ts';
import { dcfMisstated } from './dcf-misstated.ts';
import { discountingNotions } from './discounting.ts';
import { discountingMisstated } from './discounting-misstated.ts';
import { erpNotions } from './erp.ts';
import { erpMisstated } from './erp-misstated.ts';
import { exitMultipleNotions } from './exit-multiple.ts';
import { exitMultipleMisstated } from './exit-multiple-misstated.ts';
import { forecastNotions } from './forecast.ts';
import { forecastMisstated } from './forecast-misstated.ts';
import { gCapNotions } from './g-cap.ts';
import { gordonNotions } from './gordon.ts';
import { gordonMisstated } from './gordon-misstated.ts';
import { midyearNotions } from './midyear.ts';
import { midyearMisstated } from './midyear-misstated.ts';
import { rfNotions } from './rf.ts';
import { rfMisstated } from './rf-misstated.ts';
import { sensitivityNotions } from './sensitivity.ts';
import { sensitivityMisstated } from './sensitivity-misstated.ts';
import { dcfShared } from './shared.ts';
import { steadyStateNotions } from './steady-state.ts';
import { steadyStateMisstated } from './steady-state-misstated.ts';
import { targetStructureNotions } from './target-structure.ts';
import { targetStructureMisstated } from './target-structure-misstated.ts';
import { terminalValueNotions } from './terminal-value.ts';
import { terminalValueMisstated } from './terminal-value-misstated.ts';
import { tvWeightNotions } from './tv-weight.ts';
import { tvWeightMisstated } from './tv-weight-misstated.ts';
import { ufcfNotions } from './ufcf.ts';
import { ufcfMisstated } from './ufcf-misstated.ts';
import { waccNotions } from './wacc.ts';
import { waccMisstated } from './wacc-misstated.ts';

export const dcfLexicons: readonly Lexicon[] = [
  bankFundingNotions,
  bankFundingMisstated,
  betaNotions,
  betaMisstated,
  costDebtNotions,
  costDebtMisstated,
  costEquityNotions,
  costEquityMisstated,
  dcfNotions,
  dcfMisstated,
  discountingNotions,
  discountingMisstated,
  erpNotions,
  erpMisstated,
  exitMultipleNotions,
  exitMultipleMisstated,
  forecastNotions,
  forecastMisstated,
  gCapNotions,
  gordonNotions,
  gordonMisstated,
  midyearNotions,
  midyearMisstated,
  rfNotions,
  rfMisstated,
  sensitivityNotions,
  sensitivityMisstated,
  dcfShared,
  steadyStateNotions,
  steadyStateMisstated,
  targetStructureNotions,
  targetStructureMisstated,
  terminalValueNotions,
  terminalValueMisstated,
  tvWeightNotions,
  tvWeightMisstated,
  ufcfNotions,
  ufcfMisstated,
  waccNotions,
  waccMisstated,
];
