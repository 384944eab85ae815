import { type Clock, next } from '../interviewer/next.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn, Move } from '../turns.ts';

const MINUTE = 60_000;

/** An interview that a test leads line by line. */
export function converse(plan: InterviewPlan) {
  const turns: EngineTurn[] = [];
  const hear = (clock: Clock): Move => {
    const move = next(plan, turns, clock);
    const { questionId, rung, act } = move;
    const startedMs = clock.elapsedMs;
    turns.push({
      role: 'interviewer',
      text: move.say,
      questionId,
      rung,
      act,
      startedMs,
      source: null,
    });
    return move;
  };
  const opening = hear({ elapsedMs: 0 });
  return {
    plan,
    turns,
    opening,
    resume: () => hear({ elapsedMs: 2 * MINUTE, resumed: true }),
    /** What the interviewer says to this, one minute into the interview unless said otherwise. */
    say: (text: string, elapsedMs = MINUTE): Move => {
      const last = turns.at(-1);
      turns.push({
        role: 'candidate',
        text,
        questionId: last?.questionId ?? null,
        rung: last?.rung ?? null,
        act: null,
        startedMs: elapsedMs,
        source: 'typed',
      });
      return hear({ elapsedMs });
    },
  };
}
