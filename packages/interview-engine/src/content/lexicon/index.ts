import type { Lexicon } from '../types.ts';
import { acts } from './acts.ts';
import { accountingNotions } from './accounting.ts';
import { restructuringNotions } from './restructuring.ts';
import { valueNotions } from './value.ts';
import { dcfNotions } from './dcf.ts';
import { lboNotions } from './lbo.ts';
import { mergerNotions } from './merger.ts';
import { dealsNotions } from './deals.ts';
import { marketNotions } from './market.ts';
import { behaviourNotions } from './behaviour.ts';
import { things } from './things.ts';

/** All notions; one that several files know has the words of all of them. */
export const lexicons: readonly Lexicon[] = [
  acts,
  things,
  accountingNotions,
  restructuringNotions,
  valueNotions,
  dcfNotions,
  lboNotions,
  mergerNotions,
  dealsNotions,
  marketNotions,
  behaviourNotions,
];

// What happens to anything at all: a name beside one of these still says nothing.
const vague: ReadonlySet<string> = new Set([
  'change',
  'depend',
  'decide',
  'check',
  'protect',
  'share',
  'happen_over_time',
]);

/** Notions that turn a name into a statement. */
export const actIds: ReadonlySet<string> = new Set(
  Object.keys(acts).filter((id) => !vague.has(id)),
);
