import type { ConceptId } from '../content/concepts/index.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';
import { PAST } from './happened-words.ts';
import {
  CONDUCT,
  FACT,
  HOLLOW_LESSON,
  HOLLOW_RESULT,
  HOLLOW_SCENE,
  HOLLOW_STEP,
  HOUSE,
  LIP_SERVICE,
  NEW_HABIT,
  ONESELF,
  OUTCOME,
  PRAISE,
  SCENE_DETAIL,
  TRADE,
  TRADE_LESSON,
  WHERE_ONE_WAS,
} from './hollow-words.ts';
import { ATTENDED, DATED, GOING_ON, HABITUAL, STANCE, TRAIT } from './self-portrait-words.ts';

/** Whether a sentence tells what somebody is, thinks or always does rather than what happened once. */
export function isSelfPortrait({ tokens, language }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  if (HABITUAL[language].test(words)) return !DATED.test(words);
  return TRAIT[language].test(words) && !PAST[language].test(words) && !GOING_ON.test(words);
}

/** Whether somebody only attended something, or takes a stand, and did nothing. */
export function isWithoutDeed({ tokens, language }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  const done = words.replaceAll(ATTENDED, ' ').replaceAll(STANCE, ' ');
  return done !== words && !PAST[language].test(done);
}

/** Whether somebody says to have learnt and names nothing that is done otherwise since. */
export function isHollowLesson({ tokens }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  return (HOLLOW_LESSON.test(words) || TRADE_LESSON.test(words)) && !NEW_HABIT.test(words);
}

/** Whether a failure or a conflict is only said to have been one. */
export function isHollowScene({ tokens }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  return HOLLOW_SCENE.test(words) && !SCENE_DETAIL.test(words);
}

/** Whether a story is only said to have ended well, or badly. */
export function isHollowResult({ tokens }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  return HOLLOW_RESULT.test(words) && !OUTCOME.test(words);
}

/** Whether a step is only said to have been of use. */
export const isHollowStep = ({ tokens }: ReadSentence): boolean =>
  HOLLOW_STEP.test(joinedWords(tokens));

/** Whether a house is only praised, in words that fit any other. */
export function isPraise({ tokens }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  return PRAISE.test(words) && HOUSE.test(words) && !FACT.test(words);
}

/** Whether a duty is only called important: what one would do is not said. */
export function isLipService({ tokens }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  return LIP_SERVICE.test(words) && !CONDUCT.test(words);
}

/** Whether a sentence speaks of a trade and its houses, and of nobody who did anything. */
export function isOfTheTrade({ tokens }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  return TRADE.test(words) && !ONESELF.test(words.replaceAll(WHERE_ONE_WAS, ' '));
}

type Kind = (sentence: ReadSentence) => boolean;

const barring: ReadonlyMap<ConceptId, readonly Kind[]> = new Map<ConceptId, readonly Kind[]>([
  ['star_s', [isSelfPortrait, isHollowScene]],
  ['star_t', [isSelfPortrait]],
  ['star_a', [isSelfPortrait, isWithoutDeed, isOfTheTrade]],
  ['star_r', [isSelfPortrait, isHollowResult, isOfTheTrade]],
  ['motivation_specific', [isSelfPortrait]],
  ['career_thread', [isHollowStep]],
  ['learning', [isHollowLesson]],
  ['bank_specific', [isPraise]],
  ['own_view', [isPraise]],
  ['integrity', [isLipService]],
  ['confidentiality', [isLipService]],
  ['escalation', [isLipService]],
]);

/** Whether a sentence is of a kind that cannot show a concept, whatever words stand in it. */
export const cannotShow = (sentence: ReadSentence, id: ConceptId): boolean =>
  barring.get(id)?.some((isOfKind) => isOfKind(sentence)) ?? false;
