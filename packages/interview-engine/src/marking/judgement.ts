import type { ConceptResult } from '@greenshoe/shared-types';
import { fold } from '../text/fold.ts';
import type { OwnSentence } from './own-words.ts';

/** What a language model says of one concept in one answer. Nothing is taken on its word. */
export interface Judgement {
  readonly conceptId: string;
  readonly isSaid: boolean;
  /** Where the answer says it, word for word. */
  readonly quote: string;
}

/** What a language model says of each question, by the id of the question. */
export type Judgements = ReadonlyMap<string, readonly Judgement[]>;

const FEWEST_QUOTED_WORDS = 3;

/** The sentence of the candidate's own that holds the quote, word for word. */
function sourceOf(quote: string, sentences: readonly OwnSentence[]): OwnSentence | undefined {
  const folded = fold(quote);
  if (folded.split(' ').length < FEWEST_QUOTED_WORDS) return undefined;
  return sentences.find(
    (sentence) => ` ${fold(sentence.text)} `.includes(` ${folded} `) && !sentence.isCliche,
  );
}

/**
 * Lets a model credit what the rules did not recognise, where its quote stands in the answer.
 * It can take nothing away that a rule proves, and cannot excuse what is wrong.
 */
export function applyJudgements(
  concepts: readonly ConceptResult[],
  judgements: readonly Judgement[],
  sentences: readonly OwnSentence[],
): ConceptResult[] {
  return concepts.map((concept) => {
    const judgement = judgements.find(({ conceptId }) => conceptId === concept.id);
    if (!judgement?.isSaid || concept.verdict === 'correct' || concept.verdict === 'wrong') {
      return concept;
    }
    const source = sourceOf(judgement.quote, sentences);
    return source ? { ...concept, verdict: 'correct', quote: judgement.quote } : concept;
  });
}
