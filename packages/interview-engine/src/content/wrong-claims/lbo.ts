import type { WrongClaim } from '../types.ts';
import { creditClaims } from './lbo/credit.ts';
import { returnsClaims } from './lbo/returns.ts';
import { structureClaims } from './lbo/structure.ts';

export const lboClaims = {
  ...structureClaims,
  ...returnsClaims,
  ...creditClaims,
} as const satisfies Record<string, WrongClaim>;
