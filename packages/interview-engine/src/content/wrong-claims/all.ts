import { accountingClaims } from './accounting.ts';
import { restructuringClaims } from './restructuring.ts';
import { valueClaims } from './value.ts';
import { dcfClaims } from './dcf.ts';
import { lboClaims } from './lbo.ts';
import { mergerClaims } from './merger.ts';
import { dealsClaims } from './deals.ts';
import { marketClaims } from './market.ts';
import { behaviourClaims } from './behaviour.ts';

/** Every wrong claim by its id. */
export const claims = {
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
