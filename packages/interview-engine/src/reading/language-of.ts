import type { Language } from '../localised.ts';
import type { Token } from './tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

// Frequent words of one language that the other does not have.
const english = words(
  'the and of to is are was were it that this which you we they with for from by would because if then than your its has have had do does will can be been at as what when where they there their i',
);
const french = words(
  'le la les des du une et est sont dans que qui pour avec par sur au aux ce cette ces il elle on nous vous je donc car mais si leur leurs ses d l c qu j n s etre ont avait puis y',
);

const LEAD = 3;

/** The language a sentence is in: that of the interview unless its small words say otherwise. */
export function languageOf(tokens: readonly Token[], expected: Language): Language {
  const count = (known: ReadonlySet<string>) => tokens.filter(({ word }) => known.has(word)).length;
  const scores: Readonly<Record<Language, number>> = { en: count(english), fr: count(french) };
  const other = expected === 'en' ? 'fr' : 'en';
  return scores[other] >= LEAD && scores[other] > 2 * scores[expected] ? other : expected;
}
