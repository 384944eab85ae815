import { CANDIDATE_QUESTIONS_MS, CLOSE_MS } from '../planning/blueprint.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn, Move } from '../turns.ts';
import { intentOf } from './intent.ts';
import { moveOn, say, sayClose, sayInvite } from './moves.ts';
import { type Progress, progressOf } from './progress.ts';
import { promptOf, respond } from './respond.ts';
import { createVoice, type Voice } from './voice.ts';

export interface Clock {
  readonly elapsedMs: number;
  /** The line dropped and came back. */
  readonly resumed?: boolean;
}

/** What the interviewer says next, given everything said so far. Always ends before thirty minutes. */
export function next(plan: InterviewPlan, turns: readonly EngineTurn[], clock: Clock): Move {
  const progress = progressOf(plan, turns);
  const voice = createVoice(plan.language, progress.said, plan.seed);
  if (progress.closed) return say('close', [voice.vary(voice.phrases.goodbye)], { end: true });
  if (clock.elapsedMs >= CLOSE_MS) {
    return say('close', [voice.vary(voice.phrases.timeIsUp)], { end: true });
  }
  if (progress.said.length === 0) return open(plan, voice);
  if (clock.resumed) return resume(progress, voice);
  if (progress.invited) return answerQuestion(progress, voice);
  if (clock.elapsedMs >= CANDIDATE_QUESTIONS_MS) return sayInvite(voice);
  if (!progress.open) return moveOn(plan, progress, clock.elapsedMs, voice);
  return respond({ plan, progress, question: progress.open, elapsedMs: clock.elapsedMs, voice });
}

function open(plan: InterviewPlan, voice: Voice): Move {
  const [first] = plan.questions;
  const { greeting, format, firstQuestion } = voice.phrases;
  const words = [greeting[plan.persona] ?? '', format, firstQuestion, first?.text ?? ''];
  return say('opening', words, { questionId: first?.id ?? null, rung: 0 });
}

function resume(progress: Progress, voice: Voice): Move {
  const { phrases, vary } = voice;
  const sorry = vary(phrases.resumed);
  if (!progress.open) return say('candidate_questions', [sorry, phrases.invite[0] ?? '']);
  const { text, rung } = promptOf(progress.open, progress);
  return say('repeat', [sorry, text], { questionId: progress.open.id, rung });
}

/** The candidate's own questions: one exchange, then goodbye. */
function answerQuestion(progress: Progress, voice: Voice): Move {
  const { phrases, vary } = voice;
  const intent = intentOf(progress.latest);
  if (intent === 'repeat' && progress.lastAct !== 'repeat') {
    return say('repeat', [vary(phrases.repeat), phrases.invite[0] ?? '']);
  }
  if (intent === 'thinking' && progress.lastAct !== 'thinking') {
    return say('thinking', [vary(phrases.thinking)]);
  }
  const isQuestion = progress.latest.includes('?');
  return sayClose(voice, isQuestion ? [vary(phrases.questionBack)] : []);
}
