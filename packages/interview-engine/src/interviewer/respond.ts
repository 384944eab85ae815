import { hints } from '../content/hints.ts';
import type { InterviewPlan, PlannedQuestion } from '../planning/plan.ts';
import type { Act, Move } from '../turns.ts';
import { chooseFollowUp } from './choose-follow-up.ts';
import { type Intent, intentOf } from './intent.ts';
import { moveOn, say, sayClose } from './moves.ts';
import { countOf, type Progress } from './progress.ts';
import { isOffTopic } from './relevance.ts';
import type { Voice } from './voice.ts';

export interface Situation {
  readonly plan: InterviewPlan;
  readonly progress: Progress;
  readonly question: PlannedQuestion;
  readonly elapsedMs: number;
  readonly voice: Voice;
}

// How often a question waits before the interview goes on without an answer.
const SILENCES = 2;
const PAUSES = 3;
const DETOURS = 2;

/** What stands open, as it was asked last: the question or one of its follow-ups. */
export function promptOf(
  question: PlannedQuestion,
  { moves }: Progress,
): { text: string; rung: number } {
  const last = moves.findLast(({ act }) => act === 'follow_up');
  const followUp = question.followUps.find(({ text }) => last?.text.includes(text));
  return followUp ?? { text: question.text, rung: 0 };
}

const skipped = ({ plan, progress, elapsedMs, voice }: Situation): Move =>
  moveOn(plan, progress, elapsedMs, voice);

/** Stays with the question in the given words. */
function stay(act: Act, words: readonly string[], { question, progress }: Situation): Move {
  return say(act, words, { questionId: question.id, rung: promptOf(question, progress).rung });
}

function askAgain(situation: Situation): Move {
  const { progress, question, voice } = situation;
  const { text } = promptOf(question, progress);
  return stay('repeat', [voice.vary(voice.phrases.repeat), text], situation);
}

function redirect(situation: Situation, variants: readonly string[]): Move {
  const { progress, voice } = situation;
  const words = countOf(progress.moves, 'redirect') > 0 ? null : voice.fresh(variants);
  return words ? stay('redirect', [words], situation) : skipped(situation);
}

/** One way in for each question: its own hint, or a general one once a follow-up is open. */
function hint(situation: Situation): Move {
  const { plan, progress, question, voice } = situation;
  if (countOf(progress.moves, 'hint') > 0) return skipped(situation);
  const { rung } = promptOf(question, progress);
  const own = hints[question.id]?.[plan.language];
  const general = rung === 3 ? voice.phrases.hintsOnFigures : voice.phrases.hints;
  const words = rung === 0 && own ? own : voice.fresh(general);
  return words ? stay('hint', [words], situation) : skipped(situation);
}

function answered(situation: Situation): Move {
  const { progress, question, elapsedMs, voice } = situation;
  if (isOffTopic(question, progress.latest)) return redirect(situation, voice.phrases.redirect);
  const followUp = chooseFollowUp(question, progress, elapsedMs, voice);
  if (!followUp) return skipped(situation);
  const words = [voice.vary(voice.phrases.acknowledge), followUp.text];
  return say('follow_up', words, { questionId: question.id, rung: followUp.rung });
}

/** Says the open question again after a word on what the candidate did instead of answering it. */
const bringBack =
  (act: Act, variants: (voice: Voice) => readonly string[]) =>
  (situation: Situation): Move => {
    const { progress, question, voice } = situation;
    if (countOf(progress.moves, act) >= DETOURS) return answered(situation);
    const { text } = promptOf(question, progress);
    return stay(act, [voice.vary(variants(voice)), text], situation);
  };

const responses: Readonly<Record<Intent, (situation: Situation) => Move>> = {
  answer: answered,
  repeat: askAgain,
  help: hint,
  skip: skipped,
  stop: ({ voice }) => sayClose(voice),
  clarify: (situation) =>
    countOf(situation.progress.moves, 'clarify') < DETOURS
      ? stay('clarify', [situation.voice.vary(situation.voice.phrases.clarify)], situation)
      : answered(situation),
  aside: bringBack('redirect', ({ phrases }) => phrases.aside),
  late: bringBack('repeat', ({ phrases }) => phrases.late),
  rude: (situation) => redirect(situation, situation.voice.phrases.rude),
  greeting: (situation) =>
    situation.progress.lastAct === 'opening' ? askAgain(situation) : answered(situation),
  thinking: (situation) =>
    countOf(situation.progress.moves, 'thinking') < PAUSES
      ? stay('thinking', [situation.voice.vary(situation.voice.phrases.thinking)], situation)
      : skipped(situation),
  silence: (situation) =>
    countOf(situation.progress.moves, 'silence') < SILENCES
      ? stay('silence', [situation.voice.vary(situation.voice.phrases.silence)], situation)
      : skipped(situation),
};

/** The move that what the candidate just said calls for. */
export const respond = (situation: Situation): Move =>
  responses[intentOf(situation.progress.latest)](situation);
