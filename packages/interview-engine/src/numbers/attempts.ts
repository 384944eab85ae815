import type { Claim, Question } from './claims.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { hasSizeOf, isHedged } from './readings.ts';
import { isConcluded, sentenceBefore } from './roles.ts';

const SHORT_ANSWER = 80;

// "With your numbers I'd say", "à vue de nez": the answer, though nothing was reckoned.
const GUESS =
  /\b(?:the (?:number|figure|answer)\b(?! of\b| to\b)|(?:with|on|from) (?:your|these|those) (?:numbers|figures|inputs|assumptions)|my (?:gut|guess|hunch|answer|number)|at a guess|ballpark|off the top of my head|(?:le chiffre(?! d)|mon chiffre)|ma reponse|(?:avec|sur) (?:vos|ces) (?:chiffres|donnees|hypotheses)|a vue de nez|au doigt mouille|a la louche|au pif|au jugee?)\b/;

// "I'd put eleven percent, it feels right", "around 180 or so, I guess".
const GUESSING =
  /\b(?:i(?:'d| would) (?:put|say|get|go)|i guess|say,? (?:um|about|around)|je (?:dirais|mettrais)|disons)\b[^.;!?]*$/;
const GUESSED_AFTER =
  /^[^.;!?]{0,20}\b(?:i guess|i suppose|feels right|je suppose|a verifier|a la louche|au pif|a vue de nez)\b/;

const isGuess = (number: SpokenNumber): boolean => {
  const isRough = isConcluded(number) || isHedged(number);
  if (GUESSED_AFTER.test(number.after)) return true;
  return isRough && GUESS.test(sentenceBefore(number));
};

/** A figure that is but put forward, in the unit asked for. */
const isPutForward = ({ number, isExplained }: Claim): boolean =>
  !isExplained &&
  (number.unit !== null || number.scale !== null) &&
  GUESSING.test(sentenceBefore(number));

/** Whether an answer is hardly more than its figures. */
export function isShort(numbers: readonly SpokenNumber[]): boolean {
  const around = numbers.reduce((sum, { before }) => sum + before.length, 0);
  return around + (numbers.at(-1)?.after.length ?? 0) <= SHORT_ANSWER;
}

const LEAST_STEP = 20; // amounts below are said of many things

/** How many steps on the way, amounts of money, are said. */
const stepsSaid = ({ computation: { answers } }: Question, numbers: readonly SpokenNumber[]) =>
  Object.values(answers).filter(
    (value) =>
      Math.abs(value) >= LEAST_STEP && numbers.some((number) => hasSizeOf(number, value, 'amount')),
  ).length;

/** "4.2 times": in the unit of the figure, and no step. */
const isOfItsUnit = ({ number, isExplained, strength }: Claim): boolean =>
  number.unit !== null && !isExplained && strength > 0;

/** Whether the figures of an answer are about the question at all. */
export function isAttempt(
  { generator, inputs, computation }: Question,
  numbers: readonly SpokenNumber[],
  claims: readonly Claim[],
): boolean {
  if (isShort(numbers)) return true;
  if (claims.some((claim) => claim.isAsked || isGuess(claim.number) || isPutForward(claim)))
    return true;
  const used = Object.entries(generator.parameters).flatMap(([name, { unit }]) =>
    numbers.filter((number) => hasSizeOf(number, inputs[name] ?? Number.NaN, unit)),
  );
  const concluded = claims.filter(({ strength }) => strength >= 2);
  if (concluded.some(({ trap, isExplained, isInput }) => trap && !isExplained && !isInput)) {
    return true;
  }
  if (stepsSaid({ generator, inputs, computation }, numbers) > 1 && claims.some(isOfItsUnit))
    return true;
  const isStepSaid = claims.some(({ isStep, strength }) => isStep && strength > 0);
  if (isStepSaid && claims.some(({ trap, isExplained }) => trap && !isExplained)) return true;
  const isReckoned = used.length > 0 || isStepSaid;
  if (concluded.some(({ number }) => isReckoned || number.unit !== null)) return true;
  return used.some(({ unit, value }) => unit !== null || value >= 10) || new Set(used).size > 1;
}
