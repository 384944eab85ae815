import type { Lexicon } from '../types.ts';
import { accountingLexicons } from './accounting/all.ts';
import { behaviourLexicons } from './behaviour/all.ts';
import { creditAndMarketsLexicons } from './credit-and-markets/all.ts';
import { dcfLexicons } from './dcf/all.ts';
import { dealsLexicons } from './deals/all.ts';
import { lboLexicons } from './lbo/all.ts';
import { mergerLexicons } from './merger/all.ts';
import { valueLexicons } from './value/all.ts';
import { acts } from './acts.ts';
import { common } from './common.ts';
import { things } from './things.ts';

/** Every notion, in one place each. */
export const lexicons: readonly Lexicon[] = [
  acts,
  things,
  common,
  ...accountingLexicons,
  ...behaviourLexicons,
  ...creditAndMarketsLexicons,
  ...dcfLexicons,
  ...dealsLexicons,
  ...lboLexicons,
  ...mergerLexicons,
  ...valueLexicons,
];
