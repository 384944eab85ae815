// How long the interviewer takes to find its next line: whole interviews, answered with labelled answers.
import {
  type EngineTurn,
  type InterviewPlan,
  next,
  planInterview,
  prepare,
} from '@greenshoe/interview-engine';
import { type LabelledAnswer, readAnswers } from './marking/answers.ts';
import { describeSamples } from './percentiles.ts';

const INTERVIEWS = 12;
const MOST_TURNS = 120;
const WORDS_A_SECOND = 2.5;

const answers = readAnswers(new URL('marking/answers/development.jsonl', import.meta.url));

const seconds = (text: string): number => text.split(' ').length / WORDS_A_SECOND;

/** Another answer to a question each time it is asked for. */
function answerTo({ language }: InterviewPlan, id: string | null, asked: number): string {
  const own = (answer: LabelledAnswer) => answer.seedId === id && answer.lang === language;
  const fitting = answers.filter(own);
  return (
    fitting[(asked * 7) % Math.max(1, fitting.length)]?.answer ?? 'I have no question, thank you.'
  );
}

/** Milliseconds each move of an interview took. */
function play(plan: InterviewPlan): number[] {
  const turns: EngineTurn[] = [];
  const took: number[] = [];
  let elapsedMs = 0;
  while (turns.length < MOST_TURNS) {
    const started = performance.now();
    const { say, questionId, rung, act, end } = next(plan, turns, { elapsedMs });
    took.push(performance.now() - started);
    const about = { questionId, rung, source: null };
    turns.push({ ...about, role: 'interviewer', text: say, act, startedMs: elapsedMs });
    elapsedMs += seconds(say) * 1_000;
    if (end) break;
    const text = answerTo(plan, questionId, turns.length);
    turns.push({ ...about, role: 'candidate', text, act: null, startedMs: elapsedMs });
    elapsedMs += seconds(text) * 1_000;
  }
  return took;
}

prepare();
const plans = Array.from({ length: INTERVIEWS }, (_, seed) => {
  const language = seed % 2 === 0 ? 'en' : 'fr';
  const settings = { topic: '', difficulty: 'analyst', language } as const;
  const planning = planInterview({ settings, seed, recentQuestionIds: [] });
  if (planning.kind === 'no_scenario') throw new Error('No scenario available');
  return planning.plan;
});
console.log(describeSamples('next()', plans.flatMap(play)));
