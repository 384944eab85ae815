import type { ConceptResult } from '@greenshoe/shared-types';
import { type ConceptId, conceptOf, isBehaviour } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { isSaidAcross, joined, turnsAway } from './across.ts';
import { isBelied } from './belied.ts';
import type { OwnSentence } from './own-words.ts';
import { isAboutTheAnswer } from './restating.ts';
import { cannotShow } from './self-portrait.ts';
import { findSetAside } from './set-aside.ts';
import { type ShowingSentence, showingSentences, type Shown } from './what-sentences-show.ts';

export interface Evidence {
  readonly verdict: Shown;
  /** The words that decide; with `absent`, those that set the concept aside. */
  readonly quote: string | null;
}

const LONGEST_QUOTE = 160;

export const shorten = (quote: string): string =>
  quote.length <= LONGEST_QUOTE
    ? quote
    : `${quote.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;

/** Whether nothing was said of a point: it was not set aside either. */
export const isUnheard = ({ verdict, quote }: Pick<ConceptResult, 'verdict' | 'quote'>): boolean =>
  verdict === 'absent' && quote === null;

const absent: Evidence = { verdict: 'absent', quote: null };

/** What other statements, taken together, show. */
function impliedIn(found: ReadonlyMap<string, Evidence>, id: ConceptId): Evidence | null {
  const parts = conceptOf(id).impliedBy?.map((part) => found.get(part)) ?? [];
  const isShown = parts.length > 0 && parts.every((part) => part?.verdict === 'correct');
  return isShown ? (parts[0] ?? null) : null;
}

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
    if (isAboutTheAnswer(first) || isAboutTheAnswer(second)) continue;
    const isTold = !first.isSmallTalk && !second.isSmallTalk;
    const missing = concepts.filter((id) => found.get(id)?.verdict !== 'correct');
    if (missing.length === 0) break;
    const pending = missing.filter((id) => isTold || isBehaviour(id));
    if (pending.length === 0) continue;
    const pair = joined(first, second);
    for (const id of pending) {
      const isBarred = () =>
        [first, second].some((each) => cannotShow(each, id) || isBelied(each, seed, id));
      if (isSaidAcross(pair, first.tokens.length, seed, id) && !isBarred())
        found.set(id, { verdict: 'correct', quote: shorten(pair.text) });
    }
  }
}

/** Who says a thing rightly in one sentence and falsely in another has not shown that he knows it. */
function withholdBelied(
  showings: readonly ShowingSentence[],
  found: Map<ConceptId, Evidence>,
): void {
  for (const { sentence, belied } of showings) {
    for (const id of belied) {
      if (found.get(id)?.verdict === 'correct')
        found.set(id, { verdict: 'partial', quote: shorten(sentence.text) });
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
  withholdBelied(showings, found);
  const setAside = findSetAside(sentences, seed);
  for (const id of concepts) {
    const quote = setAside(id);
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
