import { behaviourConcepts } from '../content/concepts/behaviour.ts';
import { conceptIds } from '../content/concepts/index.ts';
import { things } from '../content/lexicon/things.ts';
import { seedOf } from '../content/seeds/index.ts';
import { isInjection } from '../marking/steering/steering.ts';
import type { OwnSentence } from '../marking/own-words.ts';
import { parseNumbers } from '../numbers/parsing/parse-numbers.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/fold.ts';
import { isEcho } from './echo.ts';
import { evidenceIn } from './evidence-in.ts';
import { ownIn } from './own-in.ts';
import { contentStems, questionWords } from './question-words.ts';
import { remember } from '../text/remember.ts';

// Their words turn up in any conversation: a football match, the late evening, both of us.
const everyday =
  'consistent_num_den football_field late both before after year future forever change decide check protect depend happen_over_time management conciseness exit';

const notOfTheTrade: ReadonlySet<string> = new Set([
  ...Object.keys(behaviourConcepts),
  ...everyday.split(' '),
]);

/** What the trade speaks of: its concepts and the things they are about, nothing about people. */
const trade: ReadonlySet<string> = new Set(
  [...conceptIds, ...Object.keys(things)].filter((id) => !notOfTheTrade.has(id)),
);

const ENOUGH_TO_JUDGE = 8;
// Measured on answers written to be off topic, to echo, to be thin and to use no word of the trade.
const LONG_ANSWER = 30;
const HARDLY_RELATED = 0.08;
const UNRELATED = 0.03;
const ENOUGH_TO_STRAY = 12;
const MOSTLY_ECHO = 0.3;
const HARDLY_ADDED = 0.1;
const ENOUGH_POINTS = 3; // who only turns a question over makes one or two by accident

/** Where any company may be named. */
const FREE_TOPICS: ReadonlySet<string> = new Set(['market', 'case_real']);

const namesTrade = (sentences: readonly OwnSentence[]): boolean =>
  sentences.some(({ occurrences }) => [...occurrences.keys()].some((id) => trade.has(id)));

const numbersIn = remember((text) => [parseNumbers(text, 'en'), parseNumbers(text, 'fr')]);

/** Whether a figure was said; the article "un" and a lone "one" are none. */
export const holdsFigure = (text: string): boolean =>
  /\d/.test(text) || numbersIn(text).some((found) => found.some(({ value }) => value !== 1));

/** Figures that somebody works with are an answer, whatever else is said; those of an order are not. */
export function worksWithFigures(answer: string): boolean {
  const said = sentencesOf(answer).filter((sentence) => !isInjection(sentence));
  return numbersIn(said.join('\n')).some((found) => found.length > 1);
}

const addsFigure = (answer: string, question: PlannedQuestion): boolean => {
  const heard = [question.text, ...question.followUps.map(({ text }) => text)].join('\n');
  const values = new Set(numbersIn(heard).flatMap((found) => found.map(({ value }) => value)));
  return numbersIn(answer).every((found) => found.some(({ value }) => !values.has(value)));
};

/** How much of what a question asks some sentences at least name. */
const pointsIn = (question: PlannedQuestion, answer: string): number =>
  [...evidenceIn(question, [answer]).values()].filter(({ verdict }) => verdict !== 'absent').length;

const shareOf = (said: ReadonlySet<string>, words: ReadonlySet<string>): number =>
  [...said].filter((stem) => words.has(stem)).length / Math.max(1, said.size);

/** Whether a long answer only turns the question over. */
function turnsItOver(question: PlannedQuestion, answer: string): boolean {
  if (wordsOf(answer).length < LONG_ANSWER) return false;
  const { asked, around } = questionWords(question.id);
  const said = contentStems(answer);
  const [echoed, added] = [shareOf(said, asked), shareOf(said, around) - shareOf(said, asked)];
  return (
    echoed >= MOSTLY_ECHO &&
    added < HARDLY_ADDED &&
    !addsFigure(answer, question) &&
    pointsIn(question, answer) < ENOUGH_POINTS
  );
}

/** Whether an answer speaks of something else: nothing it says belongs to the question. */
function strays(question: PlannedQuestion, answer: string, isFollowUp: boolean): boolean {
  if (pointsIn(question, answer) > 0) return false;
  const length = wordsOf(answer).length;
  const share = shareOf(contentStems(answer), questionWords(question.id).around);
  const isFree = isFollowUp || question.block === 'fit' || FREE_TOPICS.has(question.topic);
  const own = ownIn(answer, question);
  if (isFollowUp && namesTrade(own)) return false;
  if (length >= LONG_ANSWER) return share < (isFree ? UNRELATED : HARDLY_RELATED);
  return length >= ENOUGH_TO_STRAY && !isFree && share === 0 && !namesTrade(own);
}

/**
 * Whether an answer of some length is about something else, or only says the question back. Stories,
 * named deals and replies to a follow-up may lead further away.
 */
export function isOffTopic(question: PlannedQuestion, answer: string, isFollowUp = false): boolean {
  const length = wordsOf(answer).length;
  if (length < ENOUGH_TO_JUDGE) return false;
  if (isEcho(answer, question.text) || turnsItOver(question, answer)) return true;
  if (sentencesOf(answer).every(isInjection)) return true;
  const mayCalculate = length < LONG_ANSWER || seedOf(question.id)?.numeric !== undefined;
  return strays(question, answer, isFollowUp) && !(mayCalculate && worksWithFigures(answer));
}
