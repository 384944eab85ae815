import type { WrongClaim } from '../types.ts';
import { creditClaims } from './lbo/credit.ts';
import { crossedEffectClaims } from './lbo/crossed-effects.ts';
import { flowsClaims } from './lbo/flows.ts';
import { misspokenBuyoutClaims } from './lbo/misspoken.ts';
import { paperClaims } from './lbo/paper.ts';
import { ratesClaims } from './lbo/rates.ts';
import { returnsClaims } from './lbo/returns.ts';
import { buyoutRuleOfThumbClaims } from './lbo/rules-of-thumb.ts';
import { sideTermsClaims } from './lbo/side-terms.ts';
import { structureClaims } from './lbo/structure.ts';
import { targetClaims } from './lbo/target.ts';
import { testsClaims } from './lbo/tests.ts';
import { timeClaims } from './lbo/time.ts';
import { tranchesClaims } from './lbo/tranches.ts';

export const lboClaims = {
  ...structureClaims,
  ...flowsClaims,
  ...returnsClaims,
  ...timeClaims,
  ...paperClaims,
  ...tranchesClaims,
  ...sideTermsClaims,
  ...targetClaims,
  ...creditClaims,
  ...testsClaims,
  ...ratesClaims,
  ...crossedEffectClaims,
  ...misspokenBuyoutClaims,
  ...buyoutRuleOfThumbClaims,
} as const satisfies Record<string, WrongClaim>;
