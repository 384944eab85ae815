import type { Language } from '../localised.ts';
import { wordsOf } from '../text/fold.ts';
import { isNumber } from '../text/common-words.ts';
import { clauseNumbers } from './clauses.ts';
import { findDenials } from './denial.ts';
import type { Occurrence, Occurrences } from './match.ts';
import type { ReadSentence } from './read-answer.ts';
import { isWithin } from './spans.ts';
import { vocabulary } from './vocabulary.ts';

// Words that no candidate says: 1 in 40 at most in nineteen of twenty answers heard well, more in
// nineteen of twenty of which every tenth word was misheard.
const BADLY_HEARD = 0.03;
const FEWEST_DOUBTFUL = 2;

/** Whether so many words of an answer make no sense that a recogniser must have misheard it. */
export function isBadlyHeard(answer: string, language: Language): boolean {
  const { isDoubtful } = vocabulary();
  const words = wordsOf(answer).filter((word) => !isNumber(word));
  const doubtful = words.filter((word) => isDoubtful(word, language));
  const different = new Set(doubtful).size; // a rare word said twice is meant
  return different >= FEWEST_DOUBTFUL && different >= words.length * BADLY_HEARD;
}

/** Whether a sentence has a word, as it was written, that makes no sense: others were heard well enough. */
export const isDoubtfulSentence = ({ text, language }: ReadSentence): boolean =>
  wordsOf(text).some((word) => vocabulary().isDoubtful(word, language));

/** What a sentence speaks of, and what else it may have spoken of before it was misheard. */
export function heardOtherwise({ tokens, language, occurrences }: ReadSentence): Occurrences {
  const { isDenied, isDismissed } = findDenials(tokens, language);
  const clauses = clauseNumbers(tokens);
  const all = new Map<string, readonly Occurrence[]>(occurrences);
  const phrases = [...occurrences.values()].flat().filter(({ start, end }) => end - start > 1);
  const isUnderstood = (start: number, end: number) =>
    phrases.some((phrase) => isWithin({ start, end }, phrase));
  for (const { id, start, end } of vocabulary().otherHearings(tokens, language, isUnderstood)) {
    const before = all.get(id) ?? [];
    if (before.some((each) => each.start === start && each.end === end)) continue;
    const heard = {
      id,
      start,
      end,
      isDenied: isDenied(start, end),
      isDismissed: isDismissed(start, end),
      clause: clauses[start] ?? 0,
    };
    all.set(id, [...before, heard]);
  }
  return all;
}
