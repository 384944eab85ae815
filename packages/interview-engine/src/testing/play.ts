import { next } from '../interviewer/next.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn, Move } from '../turns.ts';

export interface Candidate {
  readonly answer: (move: Move, turn: number) => string;
  readonly secondsPerAnswer: number;
}

export interface Played {
  readonly turns: readonly EngineTurn[];
  readonly moves: readonly Move[];
  readonly elapsedMs: number;
}

const WORDS_PER_SECOND = 2.5;
const MOST_TURNS = 400;

const interviewerTurn = (move: Move, startedMs: number): EngineTurn => ({
  role: 'interviewer',
  text: move.say,
  questionId: move.questionId,
  rung: move.rung,
  act: move.act,
  startedMs,
  source: null,
});

/** Plays a whole interview on a clock that advances as people speak. */
export function play(plan: InterviewPlan, candidate: Candidate): Played {
  const turns: EngineTurn[] = [];
  const moves: Move[] = [];
  let elapsedMs = 0;
  while (moves.length < MOST_TURNS) {
    const move = next(plan, turns, { elapsedMs });
    moves.push(move);
    turns.push(interviewerTurn(move, elapsedMs));
    elapsedMs += (move.say.split(' ').length / WORDS_PER_SECOND) * 1_000;
    if (move.end) break;
    const { questionId, rung } = move;
    const text = candidate.answer(move, moves.length);
    turns.push({
      role: 'candidate',
      text,
      questionId,
      rung,
      act: null,
      startedMs: elapsedMs,
      source: 'typed',
    });
    elapsedMs += candidate.secondsPerAnswer * 1_000;
  }
  return { turns, moves, elapsedMs };
}
