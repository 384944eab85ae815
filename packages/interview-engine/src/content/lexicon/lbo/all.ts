import type { Lexicon } from '../../types.ts';
import { compoundingNotions } from './compounding.ts';
import { compoundingMisstated } from './compounding-misstated.ts';
import { covenantsNotions } from './covenants.ts';
import { covenantsMisstated } from './covenants-misstated.ts';
import { crossEffectNotions } from './cross-effect.ts';
import { debtPaydownNotions } from './debt-paydown.ts';
import { debtPaydownMisstated } from './debt-paydown-misstated.ts';
import { exitNotions } from './exit.ts';
import { exitMisstated } from './exit-misstated.ts';
import { goodLboNotions } from './good-lbo.ts';
import { goodLboMisstated } from './good-lbo-misstated.ts';
import { holdPeriodNotions } from './hold-period.ts';
import { holdPeriodMisstated } from './hold-period-misstated.ts';
import { interestCoverNotions } from './interest-cover.ts';
import { interestCoverMisstated } from './interest-cover-misstated.ts';
import { irrNotions } from './irr.ts';
import { irrMisstated } from './irr-misstated.ts';
import { lboNotions } from './lbo.ts';
import { lboMisstated } from './lbo-misstated.ts';
import { leverageNotions } from './leverage.ts';
import { leverageMisstated } from './leverage-misstated.ts';
import { marketLevelsNotions } from './market-levels.ts';
import { marketLevelsMisstated } from './market-levels-misstated.ts';
import { mezzNotions } from './mezz.ts';
import { mezzMisstated } from './mezz-misstated.ts';
import { mgmtPackageNotions } from './mgmt-package.ts';
import { mgmtPackageMisstated } from './mgmt-package-misstated.ts';
import { moatNotions } from './moat.ts';
import { moatMisstated } from './moat-misstated.ts';
import { moicNotions } from './moic.ts';
import { moicMisstated } from './moic-misstated.ts';
import { ownerGoalsNotions } from './owner-goals.ts';
import { ownerGoalsMisstated } from './owner-goals-misstated.ts';
import { saleOptionsNotions } from './sale-options.ts';
import { saleOptionsMisstated } from './sale-options-misstated.ts';
import { seniorNotions } from './senior.ts';
import { seniorMisstated } from './senior-misstated.ts';
import { lboShared } from './shared.ts';
import { sourcesUsesNotions } from './sources-uses.ts';
import { sourcesUsesMisstated } from './sources-uses-misstated.ts';
import { valueLeversNotions } from './value-levers.ts';
import { valueLeversMisstated } from './value-levers-misstated.ts';

export const lboLexicons: readonly Lexicon[] = [
  compoundingNotions,
  compoundingMisstated,
  covenantsNotions,
  covenantsMisstated,
  crossEffectNotions,
  debtPaydownNotions,
  debtPaydownMisstated,
  exitNotions,
  exitMisstated,
  goodLboNotions,
  goodLboMisstated,
  holdPeriodNotions,
  holdPeriodMisstated,
  interestCoverNotions,
  interestCoverMisstated,
  irrNotions,
  irrMisstated,
  lboNotions,
  lboMisstated,
  leverageNotions,
  leverageMisstated,
  marketLevelsNotions,
  marketLevelsMisstated,
  mezzNotions,
  mezzMisstated,
  mgmtPackageNotions,
  mgmtPackageMisstated,
  moatNotions,
  moatMisstated,
  moicNotions,
  moicMisstated,
  ownerGoalsNotions,
  ownerGoalsMisstated,
  saleOptionsNotions,
  saleOptionsMisstated,
  seniorNotions,
  seniorMisstated,
  lboShared,
  sourcesUsesNotions,
  sourcesUsesMisstated,
  valueLeversNotions,
  valueLeversMisstated,
];
