import { behaviourConcepts } from '../content/concepts/behaviour.ts';
import { type ConceptId, conceptOf } from '../content/concepts/index.ts';
import { tradeTerms } from '../content/trade-terms.ts';
import { commonStems, hollowStems } from '../text/common-words.ts';
import { stem, stemmed, wordsOf } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isInjection } from './injection.ts';
import { isOwn, mentions, withoutTriggers } from './mentions.ts';

export interface Evidence {
  readonly verdict: 'correct' | 'partial' | 'absent';
  readonly quote: string | null;
}

const FEWEST_WORDS_A_CONCEPT = 3;
const LONGEST_QUOTE = 160;

// A statement needs words that relate things to each other; a list of keywords has none.
const RELATING =
  /^(?:is|are|was|were|be|it|its|the|a|an|of|to|in|into|from|for|by|with|and|that|which|because|so|as|on|at|if|we|i|you|they|this|then|less|minus|plus|le|la|les|l|un|une|des|du|de|d|est|sont|et|en|dans|par|pour|avec|que|qui|car|donc|on|je|j|nous|vous|il|elle|ce|c|se|s|sur|au|aux|puis|moins|mais|pendant|apres|avant|mon|ma|mes|ai|ont|sans|but|have|had|has|do|did|my|our|their|will|would|not|before|after|when)$/;
const FEWEST_RELATING = 2;

const LISTING = /\b(?:there (?:is|are)|il y a)\b.*\b(?:there (?:is|are)|il y a)\b/;
const FIRST_PERSON = /^(?:i|me|my|we|us|our|je|j|me|m|moi|mon|ma|mes|nous|notre|nos|on)$/;

// What ties two notions together in a statement, where "there is X and Y" only lists them.
const LINKING =
  /^(?:at|by|into|from|minus|less|plus|over|because|so|since|which|to|with|if|when|par|moins|car|donc|pour|sur|au|aux|avec|qui|si|quand|alors|parce)$/;

const relates = (sentence: string): boolean =>
  wordsOf(sentence).filter((word) => RELATING.test(word)).length >= FEWEST_RELATING;

/** Whether a sentence says something about what it names, and not only that it is there or matters. */
function saysSomething(sentence: string, named: readonly ConceptId[]): boolean {
  const words = wordsOf(sentence);
  const isHollow = words.some((word) => hollowStems.has(stem(word)));
  const hay = stemmed(sentence);
  const besides = wordsOf(withoutTriggers(hay, named));
  if (named.every((id) => Object.hasOwn(behaviourConcepts, id))) {
    const isTold = words.some((word) => FIRST_PERSON.test(word));
    return isTold && !isHollow && besides.some((word) => !commonStems.has(word));
  }
  const own = new Set(besides.filter((word) => tradeTerms.has(word) || /\d/.test(word))).size;
  if (isHollow || LISTING.test(words.join(' '))) return own >= Math.max(1, named.length - 1);
  const apart = named.filter((id) =>
    mentions(
      withoutTriggers(
        hay,
        named.filter((other) => other !== id),
      ),
      id,
    ),
  );
  return own > 0 || (apart.length > 1 && words.some((word) => LINKING.test(word)));
}

const shorten = (quote: string): string =>
  quote.length <= LONGEST_QUOTE
    ? quote
    : `${quote.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;

/** The sentences that can prove something: not orders to the marker, not the question said back. */
export const ownSentences = (answer: string, question: string): string[] =>
  sentencesOf(answer).filter((sentence) => !isInjection(sentence) && isOwn(sentence, question));

const absent: Evidence = { verdict: 'absent', quote: null };

/** What other statements, taken together, show. */
function impliedIn(found: ReadonlyMap<string, Evidence>, id: ConceptId): Evidence | null {
  const parts = conceptOf(id).impliedBy?.map((part) => found.get(part)) ?? [];
  const isShown = parts.length > 0 && parts.every((part) => part?.verdict === 'correct');
  return isShown ? (parts[0] ?? null) : null;
}

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
    const isStatement = roomy && relates(sentence) && saysSomething(sentence, named);
    const verdict = isStatement ? 'correct' : 'partial';
    for (const id of named) {
      if (found.get(id)?.verdict === 'correct') continue;
      if (verdict === 'partial' && found.has(id)) continue;
      found.set(id, { verdict, quote: shorten(sentence) });
    }
  }
  return new Map(concepts.map((id) => [id, found.get(id) ?? impliedIn(found, id) ?? absent]));
}
