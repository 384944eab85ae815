import { next } from '../interviewer/next.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn, Move } from '../turns.ts';

/** One answer: what is said and how long it takes. */
export interface Spoken {
  readonly text: string;
  readonly seconds: number;
}

/** Somebody who is interviewed: hears a move and everything said before it. */
export type Candidate = (move: Move, before: readonly EngineTurn[]) => Spoken;

export interface Played {
  readonly turns: readonly EngineTurn[];
  readonly moves: readonly Move[];
  readonly elapsedMs: number;
}

const WORDS_PER_SECOND = 2.5;
const MOST_TURNS = 400;

const speakingMs = (text: string): number => (text.split(' ').length / WORDS_PER_SECOND) * 1_000;

const interviewerTurn = (move: Move, startedMs: number): EngineTurn => ({
  role: 'interviewer',
  text: move.say,
  questionId: move.questionId,
  rung: move.rung,
  act: move.act,
  startedMs,
  source: null,
});

/** The answer as far as it is heard: whoever speaks too long is cut off in the middle. */
function heard({ text, seconds }: Spoken, { cutInAfterMs }: Move): { text: string; ms: number } {
  const ms = seconds * 1_000;
  if (ms <= cutInAfterMs) return { text, ms };
  const words = text.split(' ');
  const kept = words.slice(0, Math.ceil((words.length * cutInAfterMs) / ms));
  return { text: kept.join(' '), ms: cutInAfterMs };
}

/** Plays a whole interview on a clock that advances as people speak. */
export function play(plan: InterviewPlan, candidate: Candidate): Played {
  const turns: EngineTurn[] = [];
  const moves: Move[] = [];
  let elapsedMs = 0;
  while (moves.length < MOST_TURNS) {
    const move = next(plan, turns, { elapsedMs });
    moves.push(move);
    turns.push(interviewerTurn(move, elapsedMs));
    elapsedMs += speakingMs(move.say);
    if (move.end) break;
    const answer = heard(candidate(move, turns), move);
    const { questionId, rung } = move;
    elapsedMs += answer.ms;
    turns.push({
      role: 'candidate',
      text: answer.text,
      questionId,
      rung,
      act: null,
      startedMs: elapsedMs,
      source: 'typed',
    });
  }
  return { turns, moves, elapsedMs };
}
