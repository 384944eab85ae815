import type { ConceptId } from '../content/concepts/index.ts';
import { stemmed, wordsOf } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isInjection } from './injection.ts';
import { isOwn, mentions } from './mentions.ts';

export interface Evidence {
  readonly verdict: 'correct' | 'partial' | 'absent';
  readonly quote: string | null;
}

const FEWEST_WORDS_A_CONCEPT = 3;
const LONGEST_QUOTE = 240;

// A statement needs words that relate things to each other; a list of keywords has none.
const RELATING =
  /^(?:is|are|was|were|be|it|its|the|a|an|of|to|in|into|from|for|by|with|and|that|which|because|so|as|on|at|if|we|i|you|they|this|then|less|minus|plus|le|la|les|l|un|une|des|du|de|d|est|sont|et|en|dans|par|pour|avec|que|qui|car|donc|on|je|nous|il|elle|ce|se|sur|au|aux|puis|moins)$/;
const FEWEST_RELATING = 2;

const isStatement = (sentence: string): boolean =>
  wordsOf(sentence).filter((word) => RELATING.test(word)).length >= FEWEST_RELATING;

const shorten = (quote: string): string =>
  quote.length <= LONGEST_QUOTE ? quote : `${quote.slice(0, LONGEST_QUOTE).trimEnd()}…`;

/** The sentences that can prove something: not orders to the marker, not the question said back. */
export const ownSentences = (answer: string, question: string): string[] =>
  sentencesOf(answer).filter((sentence) => !isInjection(sentence) && isOwn(sentence, question));

const absent: Evidence = { verdict: 'absent', quote: null };

/** Looks for each concept in an answer and quotes the sentence that shows it best. */
export function findEvidence(
  answer: string,
  question: string,
  concepts: readonly ConceptId[],
): ReadonlyMap<ConceptId, Evidence> {
  const found = new Map<ConceptId, Evidence>();
  for (const sentence of ownSentences(answer, question)) {
    const hay = stemmed(sentence);
    const named = concepts.filter((id) => mentions(hay, id));
    const roomy = wordsOf(sentence).length >= named.length * FEWEST_WORDS_A_CONCEPT;
    const verdict = roomy && isStatement(sentence) ? 'correct' : 'partial';
    for (const id of named) {
      if (found.get(id)?.verdict === 'correct') continue;
      if (verdict === 'partial' && found.has(id)) continue;
      found.set(id, { verdict, quote: shorten(sentence) });
    }
  }
  return new Map(concepts.map((id) => [id, found.get(id) ?? absent]));
}
