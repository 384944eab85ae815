import type { WrongClaim } from '../types.ts';
import { accountingClaims } from './accounting.ts';
import { restructuringClaims } from './restructuring.ts';
import { valueClaims } from './value.ts';
import { dcfClaims } from './dcf.ts';
import { lboClaims } from './lbo.ts';
import { mergerClaims } from './merger.ts';
import { dealsClaims } from './deals.ts';
import { marketClaims } from './market.ts';
import { behaviourClaims } from './behaviour.ts';

const claims = {
  ...accountingClaims,
  ...restructuringClaims,
  ...valueClaims,
  ...dcfClaims,
  ...lboClaims,
  ...mergerClaims,
  ...dealsClaims,
  ...marketClaims,
  ...behaviourClaims,
};

export type WrongClaimId = keyof typeof claims;

export const wrongClaimIds = Object.keys(claims) as readonly WrongClaimId[];

export const wrongClaimOf = (id: WrongClaimId): WrongClaim => claims[id];
