import {
  CANDIDATE_QUESTIONS_MS,
  CLOSE_MS,
  isCase,
  LAST_INVITATION_MS,
} from '../planning/blueprint.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { EngineTurn, Move } from '../turns.ts';
import { intentOf } from './intent.ts';
import { moveOn } from './move-on.ts';
import { type Draft, say, sayClose, sayInvite, type Stage, toMove } from './moves.ts';
import type { Format } from './phrases/phrases.ts';
import { countOf, progressOf } from './progress.ts';
import { replyAtTheEnd } from './question-back.ts';
import { respond } from './respond.ts';
import { openPrompt, stay } from './situation.ts';
import { feedbackOn } from './study-feedback.ts';
import { switchAtTheEnd } from './switch-move.ts';
import { createVoice } from './voice.ts';

export interface Clock {
  readonly elapsedMs: number;
  /** The line dropped and came back. */
  readonly resumed?: boolean;
}

const MOST_CANDIDATE_QUESTIONS = 2;

/**
 * What the interviewer says next, given everything said so far. Always ends before thirty minutes,
 * as long as nobody is left to speak longer than the `cutInAfterMs` of the last move.
 */
export function next(plan: InterviewPlan, turns: readonly EngineTurn[], clock: Clock): Move {
  const progress = progressOf(plan, turns);
  const { language } = progress;
  const voice = createVoice({ language, persona: plan.persona, start: plan.seed }, progress.said);
  const stage: Stage = { plan, progress, elapsedMs: clock.elapsedMs, voice };
  const draft = decide(stage, clock);
  const seed = draft.questionId === null ? undefined : seedOf(draft.questionId);
  const isCalculation = seed !== undefined && (seed.numeric !== undefined || isCase(seed.topic));
  return toMove(draft, stage, isCalculation);
}

function decide(stage: Stage, { elapsedMs, resumed = false }: Clock): Draft {
  const { progress, voice } = stage;
  const { phrases, vary } = voice;
  if (progress.closed) return say('close', [vary(phrases.goodbye)], { end: true });
  if (elapsedMs >= CLOSE_MS) return say('close', [vary(phrases.timeIsUp)], { end: true });
  if (progress.said.length === 0) return open(stage);
  if (resumed) return resume(stage);
  if (progress.invited) return answerQuestion(stage);
  if (elapsedMs >= CANDIDATE_QUESTIONS_MS) return finish(stage);
  const { open: question } = progress;
  return question ? respond({ ...stage, question }) : moveOn(stage);
}

const formatOf = ({ questions }: InterviewPlan): Format => {
  const core = new Set(questions.filter(({ isSpare }) => !isSpare).map(({ block }) => block));
  if (core.has('technical')) return core.has('case') ? 'full' : 'technical';
  return core.has('case') ? 'case' : 'behavioural';
};

function open({ plan, voice }: Stage): Draft {
  const [first] = plan.questions;
  const { greeting, format, consent, study, firstQuestion } = voice.phrases;
  const words = [
    greeting[plan.persona],
    format[formatOf(plan)],
    consent,
    plan.mode === 'study' ? study : '',
    firstQuestion,
    first?.text ?? '',
  ];
  return say('opening', words, { questionId: first?.id ?? null, rung: 0 });
}

function resume(stage: Stage): Draft {
  const { phrases, vary } = stage.voice;
  const { open: question } = stage.progress;
  const sorry = vary(phrases.resumed);
  if (!question) return say('candidate_questions', [sorry, vary(phrases.invite)]);
  const situation = { ...stage, question };
  return stay('repeat', [sorry, openPrompt(situation).text], situation);
}

/** The questions are over: the candidate may ask, or the time is up. */
function finish(stage: Stage): Draft {
  const { progress, voice, elapsedMs } = stage;
  const { phrases, vary } = voice;
  if (intentOf(progress.latest) === 'stop') return sayClose(stage);
  if (elapsedMs >= LAST_INVITATION_MS) {
    return say('close', [vary(phrases.acknowledge), vary(phrases.timeIsUp)], { end: true });
  }
  return sayInvite(stage, [vary(phrases.acknowledge), ...feedbackOn(stage)]);
}

/** The candidate's own questions: two at most, then goodbye. */
function answerQuestion(stage: Stage): Draft {
  const { progress, voice, elapsedMs } = stage;
  const { phrases, vary } = voice;
  const intent = intentOf(progress.latest);
  const before = progress.lastAct;
  if (intent === 'repeat' && before !== 'repeat') {
    return say('repeat', [vary(phrases.repeat), vary(phrases.invite)]);
  }
  if (intent === 'thinking' && before !== 'thinking') {
    return say('thinking', [vary(phrases.thinking)]);
  }
  if (intent === 'switch_language' && before !== 'switch_language') return switchAtTheEnd(stage);
  if (intent === 'late') return sayClose(stage, [vary(phrases.late)]);
  const reply = replyAtTheEnd(stage);
  if (reply === null) return sayClose(stage);
  const asked = countOf(progress.said, 'candidate_questions');
  const isLast = asked >= MOST_CANDIDATE_QUESTIONS || elapsedMs >= LAST_INVITATION_MS;
  return isLast
    ? sayClose(stage, [reply])
    : say('candidate_questions', [reply, vary(phrases.anotherQuestion)]);
}
