import type { PlannedQuestion } from '../planning/plan.ts';
import type { Act } from '../turns.ts';
import { type Draft, say, type Stage } from './moves.ts';
import { countOf } from './progress.ts';
import { withoutQuotes } from '../text/without-quotes.ts';
import { sentencesOf } from '../text/sentences.ts';

/** A stage with a question open. */
export interface Situation extends Stage {
  readonly question: PlannedQuestion;
}

/** What stands open, as it was asked last: the question or one of its follow-ups. */
export const openPrompt = ({ question, progress }: Situation): { text: string; rung: number } =>
  progress.prompts.at(-1) ?? { text: question.text, rung: 0 };

const SHORT_ENOUGH = 30; // words
const LEAST = 6;

/** The end of a line, in whole sentences: a long question is not said over again for a word in between. */
function inShort(text: string): string {
  if (text.split(' ').length <= SHORT_ENOUGH) return text;
  let short = '';
  for (const sentence of sentencesOf(text).toReversed()) {
    if (short.split(' ').length >= LEAST) break;
    short = `${sentence} ${short}`.trim();
  }
  return short;
}

const ASKING: ReadonlySet<string | null> = new Set([
  'opening',
  'question',
  'follow_up',
  'press',
  'switch_language',
]);

/** A press on the last answer that nothing followed, without what led up to it. */
function openPress({ progress, voice }: Situation): string | null {
  const last = progress.moves.findLast(({ act }) => ASKING.has(act));
  if (last?.act !== 'press') return null;
  return withoutAcknowledgement(withoutQuotes(last.text), voice.phrases.acknowledge);
}

/** Everything the candidate was asked last: what stands open, and the press on the answer to it. */
export const askedAgain = (situation: Situation): string =>
  [openPrompt(situation).text, openPress(situation) ?? ''].join(' ').trim();

/** The same in short. */
export const askedLast = (situation: Situation): string =>
  openPress(situation) ?? inShort(openPrompt(situation).text);

/** A line without the word or two that only say that something was heard. */
export function withoutAcknowledgement(line: string, acknowledge: readonly string[]): string {
  const first = acknowledge.find((words) => line.startsWith(`${words} `));
  return first ? line.slice(first.length + 1) : line;
}

/** Stays with the question in the given words. */
export const stay = (act: Act, words: readonly string[], situation: Situation): Draft =>
  say(act, words, { questionId: situation.question.id, rung: openPrompt(situation).rung });

/** How often a question may wander, and the interview stay with it. */
export const DETOURS = 2;

/** Whether something was done as often as it may be for one question. */
export const isSpent = ({ progress }: Situation, act: Act, most: number): boolean =>
  countOf(progress.moves, act) >= most;
