import type { ConceptId } from '../concepts/index.ts';
import { beliedInAccounting } from './accounting.ts';
import { beliedInBehaviour } from './behavioural.ts';
import { beliedInCases } from './cases.ts';
import { beliedInDcf } from './dcf.ts';
import { beliedInDeals } from './deal-process.ts';
import { beliedInEvEquity } from './ev-equity.ts';
import { beliedAnywhere } from './anywhere.ts';
import { beliedInLbo } from './lbo.ts';
import { beliedInMarket } from './market.ts';
import { beliedInMergers } from './merger-model.ts';
import { beliedInRestructuring } from './restructuring.ts';
import type { BeliedPoints } from './types.ts';
import { beliedInValuation } from './valuation.ts';

const byQuestion: Readonly<Record<string, BeliedPoints>> = {
  ...beliedInAccounting,
  ...beliedInEvEquity,
  ...beliedInValuation,
  ...beliedInDcf,
  ...beliedInLbo,
  ...beliedInMergers,
  ...beliedInDeals,
  ...beliedInRestructuring,
  ...beliedInMarket,
  ...beliedInBehaviour,
  ...beliedInCases,
};

/** What a sentence that states a point of a question rightly does not speak of. */
export const beliedBy = (seedId: string, id: ConceptId): readonly string[] =>
  [beliedAnywhere[id], byQuestion[seedId]?.[id]].filter((source) => source !== undefined);

/** The points of each question with something of its own that belies them. */
export const beliedQuestions = Object.entries(byQuestion);

/** All of them, for the vocabulary. */
export const beliedPatterns = (): readonly string[] =>
  [beliedAnywhere, ...Object.values(byQuestion)].flatMap((points) => Object.values(points));
