import type { ConceptId } from '../content/concepts/index.ts';
import { seedOf } from '../content/seeds/index.ts';
import { isInjection } from '../marking/injection.ts';
import { findEvidence, ownSentences } from '../marking/evidence.ts';
import { parseNumbers } from '../numbers/parsing/parse-numbers.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { tradeTerms } from '../content/trade-terms.ts';
import { sentencesOf } from '../text/sentences.ts';
import { stem, wordsOf } from '../text/fold.ts';

const ENOUGH_TO_JUDGE = 8;
const LONGER_ANSWER = 12;

const termsIn = (answer: string): number =>
  new Set(
    wordsOf(answer)
      .map(stem)
      .filter((word) => tradeTerms.has(word)),
  ).size;

const countNumbers = (text: string): number =>
  Math.max(parseNumbers(text, 'en').length, parseNumbers(text, 'fr').length);

/** Whether an answer of some length says nothing about banking, or only echoes the question. */
export function isOffTopic(question: PlannedQuestion, answer: string): boolean {
  const length = wordsOf(answer).length;
  if (length < ENOUGH_TO_JUDGE) return false;
  const said = sentencesOf(answer).filter((sentence) => !isInjection(sentence));
  if (countNumbers(said.join('\n')) > 1) return false;
  if (ownSentences(answer, question.text).length === 0) return true;
  if (question.block === 'fit') return false;
  return termsIn(answer) < (length < LONGER_ANSWER ? 1 : 2);
}

/** The concepts the question must bring out that nothing said so far shows. */
export function missingMusts(question: PlannedQuestion, answers: readonly string[]): ConceptId[] {
  const evidence = findEvidence(answers.join('\n'), question.text, seedOf(question.id)?.must ?? []);
  return [...evidence].filter(([, { verdict }]) => verdict === 'absent').map(([id]) => id);
}
