import { compoundingClaims } from './compounding.ts';
import { covenantsClaims } from './covenants.ts';
import { debtPaydownClaims } from './debt-paydown.ts';
import { exitClaims } from './exit.ts';
import { goodLboClaims } from './good-lbo.ts';
import { holdPeriodClaims } from './hold-period.ts';
import { interestCoverClaims } from './interest-cover.ts';
import { irrClaims } from './irr.ts';
import { lboClaims } from './lbo.ts';
import { leverageClaims } from './leverage.ts';
import { marketLevelsClaims } from './market-levels.ts';
import { mezzClaims } from './mezz.ts';
import { mgmtPackageClaims } from './mgmt-package.ts';
import { moatClaims } from './moat.ts';
import { moicClaims } from './moic.ts';
import { ownerGoalsClaims } from './owner-goals.ts';
import { saleOptionsClaims } from './sale-options.ts';
import { seniorClaims } from './senior.ts';
import { sourcesUsesClaims } from './sources-uses.ts';
import { valueLeversClaims } from './value-levers.ts';

export const claimsInLbo = {
  ...compoundingClaims,
  ...covenantsClaims,
  ...debtPaydownClaims,
  ...exitClaims,
  ...goodLboClaims,
  ...holdPeriodClaims,
  ...interestCoverClaims,
  ...irrClaims,
  ...lboClaims,
  ...leverageClaims,
  ...marketLevelsClaims,
  ...mezzClaims,
  ...mgmtPackageClaims,
  ...moatClaims,
  ...moicClaims,
  ...ownerGoalsClaims,
  ...saleOptionsClaims,
  ...seniorClaims,
  ...sourcesUsesClaims,
  ...valueLeversClaims,
};
