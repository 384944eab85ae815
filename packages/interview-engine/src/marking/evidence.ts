import { type ConceptId, conceptIds, conceptOf, isBehaviour } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern, type Span } from '../reading/match.ts';
import { placesFor } from './enumeration.ts';
import { hasOwnWord, type OwnSentence } from './own-words.ts';
import { joinedWords } from '../reading/tokens.ts';
import { patternOf } from '../reading/vocabulary.ts';
import { isSaidAcross, joined, turnsAway } from './across.ts';
import { patternsFor } from './patterns-for.ts';
import { isHollow } from './cliche.ts';
import { isStatement } from './statement.ts';

export interface Evidence {
  readonly verdict: 'correct' | 'partial' | 'absent';
  /** The words that decide; with `absent`, those that set the concept aside. */
  readonly quote: string | null;
}

const LONGEST_QUOTE = 160;
const FIRST_PERSON = /^(?:i|me|my|we|us|our|je|j|me|m|moi|mon|ma|mes|nous|notre|nos|on)$/;
const FEWEST_WORDS_A_NAME = 3;
const FEWEST_WORDS_A_LISTED_NAME = 6;
const LONGEST_AFTERTHOUGHT = 10;
const BACKWARDS = /^(?:it|that|this|them|those|one|le|la|les|l|en|y|ca|cela)$/;
const LISTING = /\b(?:there (?:is|are)|il y a)\b/g;

export const shorten = (quote: string): string =>
  quote.length <= LONGEST_QUOTE
    ? quote
    : `${quote.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;

const absent: Evidence = { verdict: 'absent', quote: null };

/** Whether the sentence shows the concept, only names it, or neither. */
function judge(
  sentence: OwnSentence,
  { seed, isListed, isCrowded }: Setting,
  id: ConceptId,
): Evidence['verdict'] {
  const isOwn = (span: Span) => hasOwnWord(sentence, span);
  const isSaid = patternsFor(seed, id).some(
    (source) => matchPattern(patternOf(source), placesFor(sentence, id), isOwn) !== null,
  );
  if (isSaid) return isListed ? 'partial' : 'correct';
  if (seed.points?.[id]?.byName === false) return 'absent';
  const named = (sentence.occurrences.get(id) ?? []).filter(({ isDenied }) => !isDenied);
  if (named.length === 0) return 'absent';
  if (isListed || isCrowded) return 'partial';
  const proves = isBehaviour(id)
    ? !isHollow(sentence) && sentence.tokens.some(({ word }) => FIRST_PERSON.test(word))
    : named.some(
        (occurrence) =>
          sentence.told.get(id)?.includes(occurrence) === true && isStatement(sentence, occurrence),
      );
  return proves ? 'correct' : 'partial';
}

/** What a sentence is like, whichever concept is looked for in it. */
interface Setting {
  readonly seed: Seed;
  /** "There is X, and there is Y, and Z is important": whatever stands near each other there. */
  readonly isListed: boolean;
  /** A list of names is no statement about any of them. */
  readonly isCrowded: boolean;
}

function settingOf(sentence: OwnSentence, seed: Seed): Setting {
  const { tokens, occurrences } = sentence;
  const named = [...seed.must, ...seed.bonus].filter((id) => occurrences.has(id)).length;
  const words = joinedWords(tokens);
  const isList = (words.match(LISTING)?.length ?? 0) > 1 || isHollow(sentence);
  return {
    seed,
    isListed: named > 2 && isList && tokens.length < named * FEWEST_WORDS_A_LISTED_NAME,
    isCrowded: named > 1 && tokens.length < named * FEWEST_WORDS_A_NAME,
  };
}

/** What other statements, taken together, show. */
function impliedIn(found: ReadonlyMap<string, Evidence>, id: ConceptId): Evidence | null {
  const parts = conceptOf(id).impliedBy?.map((part) => found.get(part)) ?? [];
  const isShown = parts.length > 0 && parts.every((part) => part?.verdict === 'correct');
  return isShown ? (parts[0] ?? null) : null;
}

/** Whether a sentence does nothing but set aside what the one before it named: "I would not use it." */
const isAfterthought = ({ setsAside, occurrences, tokens }: OwnSentence): boolean =>
  setsAside &&
  tokens.length <= LONGEST_AFTERTHOUGHT &&
  tokens.some(({ word }) => BACKWARDS.test(word)) &&
  !conceptIds.some((id) => occurrences.has(id));

/** Whoever says that something is of no concern has not shown it, whatever else was said. */
const quoteSettingAside = (sentences: readonly OwnSentence[], id: ConceptId): string | null =>
  sentences.find(({ occurrences, isSmallTalk }, index) => {
    const next = sentences[index + 1];
    const isTakenBack = isSmallTalk && next !== undefined && isAfterthought(next);
    return (occurrences.get(id) ?? []).some(({ isDismissed }) => isDismissed || isTakenBack);
  })?.text ?? null;

const worth = { correct: 2, partial: 1, absent: 0 } as const;

/** Looks for what a question asks in the candidate's own sentences, and quotes the best of them. */
export function findEvidence(
  sentences: readonly OwnSentence[],
  seed: Seed,
  concepts: readonly ConceptId[] = [...seed.must, ...seed.bonus],
): ReadonlyMap<ConceptId, Evidence> {
  const found = new Map<ConceptId, Evidence>();
  for (const sentence of sentences) {
    if (sentence.isCliche) continue;
    const setting = settingOf(sentence, seed);
    for (const id of concepts) {
      if (sentence.isSmallTalk && !isBehaviour(id)) continue;
      const verdict = judge(sentence, setting, id);
      const before = found.get(id)?.verdict ?? 'absent';
      if (worth[verdict] > worth[before]) found.set(id, { verdict, quote: shorten(sentence.text) });
    }
  }
  for (const [index, first] of sentences.entries()) {
    const second = sentences[index + 1];
    if (!second || first.isCliche || second.isCliche || turnsAway(second)) continue;
    const isTold = !first.isSmallTalk && !second.isSmallTalk;
    const missing = concepts.filter((id) => found.get(id)?.verdict !== 'correct');
    if (missing.length === 0) break;
    const pending = missing.filter((id) => isTold || isBehaviour(id));
    if (pending.length === 0) continue;
    const pair = joined(first, second);
    for (const id of pending) {
      if (isSaidAcross(pair, first.tokens.length, seed, id))
        found.set(id, { verdict: 'correct', quote: shorten(pair.text) });
    }
  }
  for (const id of concepts) {
    const quote = quoteSettingAside(sentences, id);
    if (quote !== null) found.set(id, { verdict: 'absent', quote: shorten(quote) });
  }
  return new Map(concepts.map((id) => [id, found.get(id) ?? impliedIn(found, id) ?? absent]));
}

/** How many words speak of what is asked, counted up to `enough`: words that say nothing carry nothing. */
export function wordsOn(sentences: readonly OwnSentence[], seed: Seed, enough: number): number {
  let words = 0;
  for (const sentence of sentences) {
    if (words >= enough) break;
    const found = [...findEvidence([sentence], seed).values()];
    if (found.some(({ verdict }) => verdict !== 'absent')) words += sentence.tokens.length;
  }
  return words;
}
