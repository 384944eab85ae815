import type { PlannedQuestion } from '../planning/plan.ts';
import { type Draft, say, sayInvite, type Stage } from './moves.ts';
import { isBeyondTopic } from '../planning/chosen-topic.ts';
import { questionNow } from '../planning/word-question.ts';
import { feedbackOn } from './study-feedback.ts';
import { intentOf } from './intent.ts';
import type { Progress } from './progress.ts';

const SILENT_QUESTIONS_BEFORE_THE_END = 3;

function nextQuestion({ plan, progress, elapsedMs }: Stage): PlannedQuestion | undefined {
  const question = plan.questions.find(
    ({ id, latestStartMs }) => !progress.asked.has(id) && elapsedMs < latestStartMs,
  );
  return question && questionNow(question, plan, progress.language);
}

/** Questions in a row, the open one included, that only silence answered. */
function silentQuestions({ said }: Progress): number {
  const ids = [...new Set(said.flatMap(({ questionId }) => questionId ?? []))];
  const isSilent = (id: string) =>
    said.findLast((turn) => turn.questionId === id)?.act === 'silence';
  const lastHeard = ids.findLastIndex((id) => !isSilent(id));
  return ids.length - 1 - lastHeard;
}

/** How the interview gets from one question to the next. */
function bridgeTo(question: PlannedQuestion, stage: Stage, isLeft: boolean): string {
  const { plan, progress, voice } = stage;
  const { phrases, vary } = voice;
  const wasWithin = progress.open !== null && !isBeyondTopic(plan, progress.open);
  if (wasWithin && isBeyondTopic(plan, question)) return vary(phrases.beyondTopic);
  const isNewPart = progress.open !== null && progress.open.block !== question.block;
  const wasVisited = (block: PlannedQuestion['block']) =>
    progress.said.some(({ text }) => text.includes(phrases.enter[block]));
  if (isNewPart && !question.isSpare && !wasVisited(question.block)) {
    return phrases.enter[question.block];
  }
  if (isNewPart) return vary(phrases.spare);
  return isLeft ? '' : vary(phrases.moveOn);
}

/** What is said first: the usual acknowledgement, given words, or that the question is left. */
interface Transition {
  readonly first?: string;
  readonly left?: boolean;
}

/** The next question the time allows, or the invitation to ask; nobody is questioned into a void. */
export function moveOn(stage: Stage, { first, left = false }: Transition = {}): Draft {
  const { progress, voice } = stage;
  const isSilence = intentOf(progress.latest) === 'silence';
  const { acknowledge, leave } = voice.phrases;
  const feedback = feedbackOn(stage);
  const isLeft = left && feedback.length === 0;
  const usual = isSilence ? '' : voice.vary(isLeft ? leave : acknowledge);
  const words = [first ?? usual, ...feedback];
  if (isSilence && silentQuestions(progress) >= SILENT_QUESTIONS_BEFORE_THE_END) {
    return sayInvite(stage, words);
  }
  const question = nextQuestion(stage);
  if (!question) return sayInvite(stage, words);
  return say('question', [...words, bridgeTo(question, stage, isLeft), question.text], {
    questionId: question.id,
    rung: 0,
  });
}

/** Leaves a question that is not answered. */
export const leave = (stage: Stage): Draft => moveOn(stage, { left: true });
