import type { ConceptResult } from '@greenshoe/shared-types';
import { type ConceptId, conceptOf, isBehaviour } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { isSaidAcross, joined, turnsAway } from './across.ts';
import { isBelied } from './belied.ts';
import { clearest } from './clearest.ts';
import type { OwnSentence } from './own-words.ts';
import { isAboutTheAnswer } from './restating.ts';
import { cannotShow } from './self-portrait.ts';
import { findSetAside } from './set-aside.ts';
import type { IsTakenBack } from './taken-back.ts';
import { type ShowingSentence, showingSentences, type Shown } from './what-sentences-show.ts';

export interface Evidence {
  readonly verdict: Shown;
  /** The words that decide; with `absent`, those that set the concept aside. */
  readonly quote: string | null;
}

const LONGEST_QUOTE = 160;

/** The words of a sentence as they are quoted: its end, if it is long, left out after a whole word. */
export function shorten(sentence: string): string {
  const quote = sentence.replace(/[\s,;:]+$/, '');
  if (quote.length <= LONGEST_QUOTE) return quote;
  return `${quote.slice(0, LONGEST_QUOTE + 1).replace(/[\s,;:.–-]+\S*$/, '')}…`;
}

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

/** What speaks against sentences. */
export interface Doubts {
  /** Whether one also says something false: then it is quoted for nothing, if another says the same. */
  readonly isDoubtful: (sentence: OwnSentence) => boolean;
  /** Whether what one says of a concept is taken back later. */
  readonly isTakenBack: IsTakenBack;
}

const NO_DOUBTS: Doubts = { isDoubtful: () => false, isTakenBack: () => false };

/** What single sentences show of a concept, in the words that show it best. */
function bestOf(
  showings: readonly ShowingSentence[],
  seed: Seed,
  id: ConceptId,
  { isDoubtful, isTakenBack }: Doubts,
): Evidence | null {
  for (const verdict of ['correct', 'partial'] as const) {
    const showing = showings.filter(({ shown }) => shown.get(id) === verdict);
    const clear = showing.filter(
      ({ sentence }) => !isDoubtful(sentence) && !isTakenBack(sentence, id),
    );
    const best = clearest(clear.length > 0 ? clear : showing, seed, id);
    if (best) return { verdict, quote: shorten(best.text) };
  }
  return null;
}

/** The statements that run from one sentence into the next, of what no single one shows. */
function findAcross(
  sentences: readonly OwnSentence[],
  seed: Seed,
  concepts: readonly ConceptId[],
  found: Map<ConceptId, Evidence>,
  { isDoubtful }: Doubts,
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
    const quoted = isDoubtful(first) ? second : pair;
    for (const id of pending) {
      const isBarred = () =>
        [first, second].some((each) => cannotShow(each, id) || isBelied(each, seed, id));
      if (isSaidAcross(pair, first.tokens.length, seed, id) && !isBarred())
        found.set(id, { verdict: 'correct', quote: shorten(quoted.text) });
    }
  }
}

/** Who says a thing rightly in one sentence and falsely in another has not shown that he knows it. */
function withholdBelied(
  showings: readonly ShowingSentence[],
  found: Map<ConceptId, Evidence>,
  { isTakenBack }: Doubts,
): void {
  for (const { sentence, belied } of showings) {
    for (const id of belied) {
      if (found.get(id)?.verdict === 'correct' && !isTakenBack(sentence, id))
        found.set(id, { verdict: 'partial', quote: shorten(sentence.text) });
    }
  }
}

/** Gathers what an answer shows of what a question asks, and quotes the best of its sentences. */
export function gatherEvidence(
  showings: readonly ShowingSentence[],
  seed: Seed,
  concepts: readonly ConceptId[] = [...seed.must, ...seed.bonus],
  doubts: Doubts = NO_DOUBTS,
): ReadonlyMap<ConceptId, Evidence> {
  const found = new Map<ConceptId, Evidence>();
  for (const id of concepts) {
    const best = bestOf(showings, seed, id, doubts);
    if (best) found.set(id, best);
  }
  const sentences = showings.map(({ sentence }) => sentence);
  findAcross(sentences, seed, concepts, found, doubts);
  withholdBelied(showings, found, doubts);
  const setAside = findSetAside(sentences, seed, doubts.isTakenBack);
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
