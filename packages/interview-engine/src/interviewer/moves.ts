import { LAST_ANSWER_MS, LAST_WORD_MS } from '../planning/blueprint.ts';
import { personaOf } from '../planning/persona.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import type { Act, Move } from '../turns.ts';
import { languageAfter } from './language-switch.ts';
import type { Progress } from './progress.ts';
import type { Voice } from './voice.ts';

/** Everything a move is decided on. */
export interface Stage {
  readonly plan: InterviewPlan;
  readonly progress: Progress;
  readonly elapsedMs: number;
  readonly voice: Voice;
}

/** A move before it is known how long to listen afterwards. */
export type Draft = Pick<Move, 'say' | 'questionId' | 'rung' | 'act' | 'end'>;

const END_OF_TURN_MS = 800;
const PATIENT_MS = 2_500;
const LONGEST_ANSWER_MS = 180_000;
const WORDS_PER_SECOND = 2.5;
const MILLISECONDS_A_WORD = 1_000 / WORDS_PER_SECOND;

export const say = (
  act: Act,
  words: readonly string[],
  rest: Partial<Pick<Move, 'questionId' | 'rung' | 'end'>> = {},
): Draft => ({
  say: words.filter((word) => word !== '').join(' '),
  questionId: rest.questionId ?? null,
  rung: rest.rung ?? null,
  act,
  end: rest.end ?? false,
});

export const sayClose = ({ voice }: Stage, before: readonly string[] = []): Draft =>
  say('close', [...before, voice.vary(voice.phrases.close)], { end: true });

export const sayInvite = ({ voice }: Stage, before: readonly string[] = []): Draft =>
  say('candidate_questions', [...before, voice.vary(voice.phrases.invite)]);

/** In full the first time; whoever asks again is told in short. */
export const inFullOnce = ({ fresh, renew }: Voice, variants: readonly string[]): string =>
  fresh(variants.slice(0, 1)) ?? renew(variants);

const THOUGHTFUL: ReadonlySet<Act> = new Set(['thinking', 'hint', 'clarify', 'press']);

/** Says a drafted line in new words, and how long to listen after it. */
export function toMove(
  draft: Draft,
  { plan, progress, elapsedMs, voice }: Stage,
  isCalculation: boolean,
): Move {
  const line = voice.unheard(draft.say);
  const { patience, cutsInAfterWords } = personaOf(plan.persona);
  const thinks = isCalculation || THOUGHTFUL.has(draft.act);
  // An answer leaves time for the candidate's own questions.
  const limitMs = draft.questionId === null ? LAST_WORD_MS : LAST_ANSWER_MS;
  const floorMs = limitMs - elapsedMs - line.split(' ').length * MILLISECONDS_A_WORD;
  // Nobody is interrupted in the middle of a calculation.
  const ownMs =
    isCalculation || !cutsInAfterWords ? LONGEST_ANSWER_MS : cutsInAfterWords * MILLISECONDS_A_WORD;
  return {
    ...draft,
    say: line,
    language: languageAfter(plan, [...progress.said, { role: 'interviewer', act: draft.act }]),
    endOfTurnMs: thinks ? PATIENT_MS : Math.round(END_OF_TURN_MS * patience),
    cutInAfterMs: Math.round(Math.max(0, Math.min(ownMs, floorMs))),
  };
}
