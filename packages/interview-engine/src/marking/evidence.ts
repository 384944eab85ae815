import { type ConceptId, conceptIds, conceptOf, isBehaviour } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { isSaidAcross, joined, turnsAway } from './across.ts';
import { matchPattern, type Occurrences, type Span } from '../reading/match.ts';
import { patternOf } from '../reading/vocabulary.ts';
import type { OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';
import { cannotShow } from './self-portrait.ts';
import { type ShowingSentence, showingSentences, type Shown } from './what-sentences-show.ts';

export interface Evidence {
  readonly verdict: Shown;
  /** The words that decide; with `absent`, those that set the concept aside. */
  readonly quote: string | null;
}

const LONGEST_QUOTE = 160;
const LONGEST_AFTERTHOUGHT = 10;
const BACKWARDS = /^(?:it|that|this|them|those|one|le|la|les|l|en|y|ca|cela)$/;

export const shorten = (quote: string): string =>
  quote.length <= LONGEST_QUOTE
    ? quote
    : `${quote.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;

const absent: Evidence = { verdict: 'absent', quote: null };

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

/** The places of a sentence as if nothing in it were set aside. */
const asIfMeant = (occurrences: Occurrences): Occurrences =>
  new Map(
    [...occurrences].map(([id, all]) => [
      id,
      all.map((each) => (each.isDismissed ? { ...each, isDenied: false } : each)),
    ]),
  );

// Whoever refuses to go into something says what he would do; "it is useless" may be the point itself.
const REFUSES = new RegExp(
  [
    "(?:['’]d| would)(?: \\w+){0,3} (?:leave|skip|ignore|drop|set|put|keep|park)\\b",
    "would(?: not|n['’]t)(?: \\w+)? (?:bother|look|bring|go|spend|worry|touch|mention|tell|count|consider|take)\\b",
    '(?:laisser|ignorer|écarter|oublier|sauter|zapper|mettr|passer)(?:ais|ait|ions)\\b',
    "\\b(?:ne|n['’]en|n['’]y)(?: |\\b)[^,;.]{0,20}(?:tiendr|préoccuper|occuper|attarder|regarder|parler|mentionner|raconter|prendr|compter|soucier)ais\\b",
  ].join('|'),
  'i',
);

/** Whether a sentence would say the point if it did not set aside what it speaks of. */
function dismissesPoint({ text, occurrences, setsAside }: OwnSentence, seed: Seed, id: ConceptId) {
  if (!setsAside || !REFUSES.test(text)) return false;
  const meant = asIfMeant(occurrences);
  const dismissed = [...occurrences.values()].flat().filter(({ isDismissed }) => isDismissed);
  const isSetAside = (span: Span) =>
    dismissed.some((each) => each.start >= span.start && each.end <= span.end);
  return patternsFor(seed, id).some((source) => {
    const pattern = patternOf(source);
    return (
      matchPattern(pattern, meant, isSetAside) !== null &&
      matchPattern(pattern, occurrences) === null
    );
  });
}

/** Whoever says that something is of no concern has not shown it, whatever else was said. */
const quoteSettingAside = (
  sentences: readonly OwnSentence[],
  seed: Seed,
  id: ConceptId,
): string | null =>
  sentences.find((sentence, index) => {
    const next = sentences[index + 1];
    const isTakenBack = sentence.isSmallTalk && next !== undefined && isAfterthought(next);
    const named = sentence.occurrences.get(id) ?? [];
    return (
      named.some(({ isDismissed }) => isDismissed || isTakenBack) ||
      dismissesPoint(sentence, seed, id)
    );
  })?.text ?? null;

const worth = { correct: 2, partial: 1, absent: 0 } as const;

/** The statements that run from one sentence into the next, of what no single one shows. */
function findAcross(
  sentences: readonly OwnSentence[],
  seed: Seed,
  concepts: readonly ConceptId[],
  found: Map<ConceptId, Evidence>,
): void {
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
      const isBarred = () => cannotShow(first, id) || cannotShow(second, id);
      if (isSaidAcross(pair, first.tokens.length, seed, id) && !isBarred())
        found.set(id, { verdict: 'correct', quote: shorten(pair.text) });
    }
  }
}

/** Gathers what an answer shows of what a question asks, and quotes the best of its sentences. */
export function gatherEvidence(
  showings: readonly ShowingSentence[],
  seed: Seed,
  concepts: readonly ConceptId[] = [...seed.must, ...seed.bonus],
): ReadonlyMap<ConceptId, Evidence> {
  const found = new Map<ConceptId, Evidence>();
  for (const { sentence, shown } of showings) {
    for (const [id, verdict] of shown) {
      const before = found.get(id)?.verdict ?? 'absent';
      if (worth[verdict] > worth[before]) found.set(id, { verdict, quote: shorten(sentence.text) });
    }
  }
  const sentences = showings.map(({ sentence }) => sentence);
  findAcross(sentences, seed, concepts, found);
  for (const id of concepts) {
    const quote = quoteSettingAside(sentences, seed, id);
    if (quote !== null) found.set(id, { verdict: 'absent', quote: shorten(quote) });
  }
  return new Map(concepts.map((id) => [id, found.get(id) ?? impliedIn(found, id) ?? absent]));
}

/** Looks for what a question asks in the candidate's own sentences. */
export const findEvidence = (
  sentences: readonly OwnSentence[],
  seed: Seed,
  concepts: readonly ConceptId[] = [...seed.must, ...seed.bonus],
): ReadonlyMap<ConceptId, Evidence> =>
  gatherEvidence(showingSentences(sentences, seed, concepts), seed, concepts);
