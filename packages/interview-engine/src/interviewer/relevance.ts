import { behaviourConcepts } from '../content/concepts/behaviour.ts';
import { type ConceptId, conceptIds } from '../content/concepts/index.ts';
import { seedOf, seeds } from '../content/seeds/index.ts';
import { findEvidence, ownSentences } from '../marking/evidence.ts';
import { mentions } from '../marking/mentions.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { stem, stemmed, wordsOf } from '../text/fold.ts';

const ENOUGH_TO_JUDGE = 8;
const professional = conceptIds.filter((id) => !Object.hasOwn(behaviourConcepts, id));

const SHORTEST_TERM = 5;
const FEWEST_TERMS = 2;

// Words of the trade that no concept lists: what the bank's own key points are written in.
const terms: ReadonlySet<string> = new Set(
  seeds
    .filter(({ topic }) => topic !== 'behavioural')
    .flatMap(({ keyPoints }) => [...wordsOf(keyPoints.en), ...wordsOf(keyPoints.fr)].map(stem))
    .filter((word) => word.length >= SHORTEST_TERM),
);

const speaksTheTrade = (answer: string): boolean =>
  new Set(
    wordsOf(answer)
      .map(stem)
      .filter((word) => terms.has(word)),
  ).size >= FEWEST_TERMS;

/** Whether an answer of some length says nothing of its own about banking, or echoes the question. */
export function isOffTopic(question: PlannedQuestion, answer: string): boolean {
  if (wordsOf(answer).length < ENOUGH_TO_JUDGE) return false;
  const sentences = ownSentences(answer, question.text);
  if (sentences.length === 0) return !/\d/.test(answer);
  if (question.block === 'fit') return false;
  if (/\d/.test(answer) || speaksTheTrade(answer)) return false;
  const hays = sentences.map(stemmed);
  return !hays.some((hay) => professional.some((id) => mentions(hay, id)));
}

/** The concepts the question must bring out that nothing said so far shows. */
export function missingMusts(question: PlannedQuestion, answers: readonly string[]): ConceptId[] {
  const evidence = findEvidence(answers.join('\n'), question.text, seedOf(question.id)?.must ?? []);
  return [...evidence].filter(([, { verdict }]) => verdict === 'absent').map(([id]) => id);
}
