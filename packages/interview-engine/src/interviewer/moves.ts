import type { InterviewPlan, PlannedQuestion } from '../planning/plan.ts';
import type { Act, Move } from '../turns.ts';
import { intentOf } from './intent.ts';
import type { Progress } from './progress.ts';
import type { Voice } from './voice.ts';

const SHORTEST_QUESTION_MS = 60_000;
const SILENT_QUESTIONS_BEFORE_THE_END = 3;

export const say = (
  act: Act,
  words: readonly string[],
  rest: Partial<Pick<Move, 'questionId' | 'rung' | 'end'>> = {},
): Move => ({
  say: words.filter((word) => word !== '').join(' '),
  questionId: rest.questionId ?? null,
  rung: rest.rung ?? null,
  act,
  end: rest.end ?? false,
});

export const sayClose = (voice: Voice, before: readonly string[] = []): Move =>
  say('close', [...before, voice.vary(voice.phrases.close)], { end: true });

export const sayInvite = (voice: Voice, before: readonly string[] = []): Move =>
  say('candidate_questions', [...before, voice.vary(voice.phrases.invite)]);

function nextQuestion(
  { questions, blockEndsMs }: InterviewPlan,
  { asked }: Progress,
  elapsedMs: number,
): PlannedQuestion | undefined {
  return questions.find(
    ({ id, block }) =>
      !asked.has(id) &&
      elapsedMs < blockEndsMs[block] - (block === 'case' ? SHORTEST_QUESTION_MS : 0),
  );
}

/** Questions in a row, the open one included, that only silence answered. */
function silentQuestions({ said }: Progress): number {
  const ids = [...new Set(said.flatMap(({ questionId }) => questionId ?? []))];
  const isSilent = (id: string) =>
    said.findLast((turn) => turn.questionId === id)?.act === 'silence';
  const lastHeard = ids.findLastIndex((id) => !isSilent(id));
  return ids.length - 1 - lastHeard;
}

/** The next question the time allows, or the invitation to ask. Nobody is questioned into a void. */
export function moveOn(
  plan: InterviewPlan,
  progress: Progress,
  elapsedMs: number,
  voice: Voice,
): Move {
  const { phrases, vary } = voice;
  const isSilence = intentOf(progress.latest) === 'silence';
  if (isSilence && silentQuestions(progress) >= SILENT_QUESTIONS_BEFORE_THE_END) {
    return sayInvite(voice);
  }
  const question = nextQuestion(plan, progress, elapsedMs);
  const acknowledged = isSilence ? '' : vary(phrases.acknowledge);
  if (!question) return sayInvite(voice, [acknowledged]);
  const isNewPart = progress.open !== null && progress.open.block !== question.block;
  const bridge = isNewPart ? phrases.enter[question.block] : vary(phrases.moveOn);
  const words = [acknowledged, bridge, question.text];
  return say('question', words, { questionId: question.id, rung: 0 });
}
