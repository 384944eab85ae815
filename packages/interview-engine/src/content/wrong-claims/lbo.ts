import type { WrongClaim } from '../types.ts';
import { creditClaims } from './lbo/credit.ts';
import { flowsClaims } from './lbo/flows.ts';
import { ratesClaims } from './lbo/rates.ts';
import { returnsClaims } from './lbo/returns.ts';
import { structureClaims } from './lbo/structure.ts';
import { targetClaims } from './lbo/target.ts';
import { testsClaims } from './lbo/tests.ts';
import { timeClaims } from './lbo/time.ts';

export const lboClaims = {
  ...structureClaims,
  ...flowsClaims,
  ...returnsClaims,
  ...timeClaims,
  ...targetClaims,
  ...creditClaims,
  ...testsClaims,
  ...ratesClaims,
} as const satisfies Record<string, WrongClaim>;
