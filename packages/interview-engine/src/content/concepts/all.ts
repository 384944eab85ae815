import { accountingConcepts } from './accounting.ts';
import { valueConcepts } from './value.ts';
import { dcfConcepts } from './dcf.ts';
import { lboConcepts } from './lbo.ts';
import { mergerConcepts } from './merger.ts';
import { dealsConcepts } from './deals.ts';
import { creditAndMarketsConcepts } from './credit-and-markets.ts';
import { behaviourConcepts } from './behaviour.ts';

/** Every concept by its id. */
export const concepts = {
  ...accountingConcepts,
  ...valueConcepts,
  ...dcfConcepts,
  ...lboConcepts,
  ...mergerConcepts,
  ...dealsConcepts,
  ...creditAndMarketsConcepts,
  ...behaviourConcepts,
};
