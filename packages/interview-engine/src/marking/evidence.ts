import { type ConceptId, conceptOf, isBehaviour } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern, type Span } from '../reading/match.ts';
import { hasOwnWord, type OwnSentence } from './own-words.ts';
import { patternOf } from '../reading/vocabulary.ts';
import { isCliche, isHollow, isStatement } from './statement.ts';

export interface Evidence {
  readonly verdict: 'correct' | 'partial' | 'absent';
  /** The words that decide; with `absent`, those that set the concept aside. */
  readonly quote: string | null;
}

const LONGEST_QUOTE = 160;
const FIRST_PERSON = /^(?:i|me|my|we|us|our|je|j|me|m|moi|mon|ma|mes|nous|notre|nos|on)$/;
const FEWEST_WORDS_A_NAME = 3;
const LISTING = /\b(?:there (?:is|are)|il y a)\b/g;

export const shorten = (quote: string): string =>
  quote.length <= LONGEST_QUOTE
    ? quote
    : `${quote.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;

const absent: Evidence = { verdict: 'absent', quote: null };

/** The patterns that prove a concept in an answer to this question. */
function patternsFor(seed: Seed, id: ConceptId): readonly string[] {
  const point = seed.points?.[id];
  const general = point?.general === false ? [] : (conceptOf(id).says ?? []);
  return [...(point?.says ?? []), ...general];
}

/** Whether the sentence shows the concept, only names it, or neither. */
function judge(sentence: OwnSentence, seed: Seed, id: ConceptId): Evidence['verdict'] {
  if (isCliche(sentence)) return 'absent';
  const isOwn = (span: Span) => hasOwnWord(sentence, span);
  const isSaid = patternsFor(seed, id).some(
    (source) => matchPattern(patternOf(source), sentence.occurrences, isOwn) !== null,
  );
  const isListed = isEnumeration(sentence, seed);
  if (isSaid) return isListed ? 'partial' : 'correct';
  if (seed.points?.[id]?.byName === false) return 'absent';
  const named = (sentence.occurrences.get(id) ?? []).filter(({ isDenied }) => !isDenied);
  if (named.length === 0) return 'absent';
  if (isListed || isCrowded(sentence, seed)) return 'partial';
  const proves = isBehaviour(id)
    ? !isHollow(sentence) && sentence.tokens.some(({ word }) => FIRST_PERSON.test(word))
    : named.some((occurrence) => isStatement(sentence, occurrence));
  return proves ? 'correct' : 'partial';
}

const namesIn = ({ occurrences }: OwnSentence, { must, bonus }: Seed): number =>
  [...must, ...bonus].filter((id) => occurrences.has(id)).length;

/** A list of names is no statement about any of them. */
function isCrowded(sentence: OwnSentence, seed: Seed): boolean {
  const named = namesIn(sentence, seed);
  return named > 1 && sentence.tokens.length < named * FEWEST_WORDS_A_NAME;
}

/** "There is X, and there is Y, and Z is important": whatever stands near each other there. */
function isEnumeration(sentence: OwnSentence, seed: Seed): boolean {
  const named = namesIn(sentence, seed);
  const listed =
    sentence.tokens
      .map(({ word }) => word)
      .join(' ')
      .match(LISTING)?.length ?? 0;
  return named > 2 && (listed > 1 || isHollow(sentence)) && sentence.tokens.length < named * 6;
}

/** What other statements, taken together, show. */
function impliedIn(found: ReadonlyMap<string, Evidence>, id: ConceptId): Evidence | null {
  const parts = conceptOf(id).impliedBy?.map((part) => found.get(part)) ?? [];
  const isShown = parts.length > 0 && parts.every((part) => part?.verdict === 'correct');
  return isShown ? (parts[0] ?? null) : null;
}

/** Whoever says that something is of no concern has not shown it, whatever else was said. */
const quoteSettingAside = (sentences: readonly OwnSentence[], id: ConceptId): string | null =>
  sentences.find(({ occurrences }) =>
    (occurrences.get(id) ?? []).some(({ isDismissed }) => isDismissed),
  )?.text ?? null;

const worth = { correct: 2, partial: 1, absent: 0 } as const;

/** Looks for what a question asks in the candidate's own sentences, and quotes the best of them. */
export function findEvidence(
  sentences: readonly OwnSentence[],
  seed: Seed,
  concepts: readonly ConceptId[] = [...seed.must, ...seed.bonus],
): ReadonlyMap<ConceptId, Evidence> {
  const found = new Map<ConceptId, Evidence>();
  for (const sentence of sentences) {
    for (const id of concepts) {
      const verdict = judge(sentence, seed, id);
      const before = found.get(id)?.verdict ?? 'absent';
      if (worth[verdict] > worth[before]) found.set(id, { verdict, quote: shorten(sentence.text) });
    }
  }
  for (const id of concepts) {
    const quote = quoteSettingAside(sentences, id);
    if (quote !== null) found.set(id, { verdict: 'absent', quote: shorten(quote) });
  }
  return new Map(concepts.map((id) => [id, found.get(id) ?? impliedIn(found, id) ?? absent]));
}
