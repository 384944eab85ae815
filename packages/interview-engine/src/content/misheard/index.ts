import { abbreviations } from './abbreviations.ts';
import { everyday } from './everyday.ts';
import { byEar } from './by-ear.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import type { Misheard } from './misheard.ts';

export { acronyms } from './acronyms.ts';

/** What speech recognisers write for words of the trade, folded, and what was said. */
export const misheard: readonly Misheard[] = [
  ...abbreviations,
  ...english,
  ...french,
  ...everyday,
  ...byEar,
];
