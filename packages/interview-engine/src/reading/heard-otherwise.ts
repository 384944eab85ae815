import type { Language } from '../localised.ts';
import { wordsOf } from '../text/fold.ts';
import { isNumber } from '../text/common-words.ts';
import type { Occurrences } from './match.ts';
import { occurrencesOf, type ReadSentence } from './read-answer.ts';
import { isWithin } from './spans.ts';
import { vocabulary } from './vocabulary.ts';

// Words that no candidate says: 1 in 40 at most in nineteen of twenty answers heard well, more in
// nineteen of twenty of which every tenth word was misheard.
const BADLY_HEARD = 0.03;
const FEWEST_SIGNS = 2;

/**
 * Whether a recogniser must have misheard an answer: so many of its words make no sense, or are such as it is
 * known to write for others.
 */
export function isBadlyHeard(sentences: readonly ReadSentence[], language: Language): boolean {
  const { isDoubtful } = vocabulary();
  const words = sentences.flatMap(({ text }) => wordsOf(text)).filter((word) => !isNumber(word));
  const doubtful = words.filter((word) => isDoubtful(word, language));
  const different = new Set(doubtful).size; // a rare word said twice is meant
  const signs = sentences.reduce((sum, { replaced }) => sum + replaced, different);
  return signs >= FEWEST_SIGNS && signs >= words.length * BADLY_HEARD;
}

/** What a sentence speaks of, and what else it may have spoken of before it was misheard. */
export function heardOtherwise(sentence: ReadSentence): Occurrences {
  const { tokens, language, occurrences, denials } = sentence;
  // A name found by its sound alone leaves open what else was said there.
  const phrases = vocabulary()
    .index.find(tokens, language)
    .filter(({ start, end }) => end - start > 1);
  const isUnderstood = (start: number, end: number) =>
    phrases.some((phrase) => isWithin({ start, end }, phrase));
  const otherwise = vocabulary().otherHearings(tokens, language, isUnderstood);
  return occurrencesOf(otherwise, tokens, denials, occurrences);
}
