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

// Spelled out, the type of so many claims is longer than the compiler writes: their ids are enough.
const byId = <Id extends string>(all: Readonly<Record<Id, WrongClaim>>) => all;

/** Every wrong claim by its id. */
export const claims = byId({
  ...accountingClaims,
  ...restructuringClaims,
  ...valueClaims,
  ...dcfClaims,
  ...lboClaims,
  ...mergerClaims,
  ...dealsClaims,
  ...marketClaims,
  ...behaviourClaims,
});
