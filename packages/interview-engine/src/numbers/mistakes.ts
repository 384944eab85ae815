import { isBound } from './bounds.ts';
import type { Claim, Question } from './claims.ts';
import type { Asked } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isPart } from './parts-of-one.ts';
import { hasSizeOf, isHedged } from './readings.ts';
import { isConcluded, sentenceBefore } from './roles.ts';
import { isRoundingOf } from './rounding.ts';

// "So you have 240 million shares", "vous me dites 90": what the question gave.
const GIVEN =
  /\b(?:you(?:'re| are)? (?:have|said|gave|told|ask\w*|want)|asking me|starting (?:with|from)|vous (?:avez|dites|donnez|demandez|me (?:dites|demandez|donnez))|on part)\b/;

// "So you're still 350 ahead": what is left over, though it equals the premium.
const LEFT_OVER =
  /^\W*(?:million |euros )?(?:ahead|to the good|in our favou?r|better off|de mieux|d'avance|de gagnes?|pour nous)\b/;

/** Whether an input is but said over, or put right. */
const isGiven = (number: SpokenNumber): boolean =>
  GIVEN.test(sentenceBefore(number)) || (number.isCorrection && !isConcluded(number));

// "EBITDA gives 45, but that's before the debt".
const SET_ASIDE =
  /^\W*(?:(?:percent|pour cent|of (?:the |its )?ebitda|de l'ebitda|a partir de la|from there|pour moi|for me)\W+)*(?:(?:is|that's|it's|that is|c'est|ce n'est|est|reste) (?:only |just |qu'|simplement |seulement |que )?(?:an? |the |une? |le )?(?:starting point|point de depart|landmark|reference(?: point)?|repere|point de repere|data point|donnee|indication|first indication|piece of information|headline|upper limit|plafond|maximum|base de discussion))\b|^[^.;!?]{0,40}\b(?:but|mais) [^.;!?]{0,70}\b(?:less|lower|smaller|more debt|moins(?! que)|inferieur\w*|plus bas\w*|plus (?:de dette|endettee?))\b|^[^.;!?]{0,40}\b(?:but (?:that|this|it)(?:'s| is| ignores| misses)|mais (?:c'est|ca|cela|(?:elle|il) (?:ignore|oublie))|because (?:it|that)(?:'s| is) before)\b/;

/** Whether a mistake is what the answer says rather than a step or input that happens to equal it. */
function isOwnMistake(claim: Claim): boolean {
  const { trap, strength, isExplained, isStep, isInput, isNamed, number } = claim;
  if (trap === null || isBound(number)) return false;
  if ((isExplained || isStep) && SET_ASIDE.test(number.after)) return false;
  if (strength === 2 && LEFT_OVER.test(number.after)) return true;
  if (strength === 2 && isExplained && (isNamed || (isInput && isGiven(number)))) return false;
  return strength >= 2 || (strength === 1 && !isExplained);
}

/** "320 of EBIT, so NOPAT is 240": a step that equals a mistake, and is followed by the next one. */
const leadsOn = ({ isStep, isAsked, strength }: Claim, later: readonly Claim[]): boolean =>
  isStep &&
  !isAsked &&
  strength < 3 &&
  later.some((claim) => claim.isStep && claim.isNamed && claim.isExplained && claim.strength !== 1);

// "More than its share of EBITDA, which is 50 percent".
const HELD_AGAINST = /\b(?:more than|less than|davantage que|plus que|moins que)\b/;

/** The known mistake an answer makes, if it makes one. */
export function findTrap(claims: readonly Claim[], isBareFigure: boolean): Claim | undefined {
  const claimed = claims
    .filter(({ number }) => number.standing === 'claimed')
    .filter((claim, index, all) => !claim.trap || !leadsOn(claim, all.slice(index + 1)));
  const own = claimed.findLast(isOwnMistake);
  if (own) {
    const least = own.isStep || own.strength < 2 ? 2 : 3; // what is also a step may lead on to another figure
    const isFinal = (claim: Claim): boolean =>
      claim.strength >= least &&
      !claim.isExplained &&
      !claim.trap &&
      !isBound(claim.number) &&
      !isRoundingOf(claim, own);
    const final = claimed.findLast(isFinal);
    const isToldFirst = claimed.some((claim) => claim.isOpening && isFinal(claim));
    if (isToldFirst && !own.isOpening && own.strength < 3) return undefined; // how it came about
    return final && final.index > own.index ? undefined : own;
  }
  if (claimed.some(({ strength, isExplained }) => strength >= 2 && !isExplained)) return undefined;
  const last = claimed.findLast(({ strength }) => strength > 0);
  const isOnTheWay =
    last?.isExplained === true &&
    ((last.isNamed && last.strength < 2) ||
      HELD_AGAINST.test(sentenceBefore(last.number)) ||
      isBound(last.number) ||
      SET_ASIDE.test(last.number.after));
  if (last?.trap && !isOnTheWay && (!last.isInput || isBareFigure)) return last;
  return claims.findLast(({ trap, number }) => trap !== null && number.standing === 'supposed');
}

const SHORT_ANSWER = 80;

// "With your numbers I'd say", "à vue de nez": the answer, though nothing was reckoned.
const GUESS =
  /\b(?:the (?:number|figure|answer)\b(?! of\b| to\b)|(?:with|on|from) (?:your|these|those) (?:numbers|figures|inputs|assumptions)|my (?:gut|guess|hunch|answer|number)|at a guess|ballpark|off the top of my head|(?:le chiffre(?! d)|mon chiffre)|ma reponse|(?:avec|sur) (?:vos|ces) (?:chiffres|donnees|hypotheses)|a vue de nez|au doigt mouille|a la louche|au pif|au jugee?)\b/;

// "I'd put eleven percent, it feels right", "around 180 or so, I guess".
const GUESSING =
  /\b(?:i(?:'d| would) (?:put|say|get|guess|go (?:for|with))|i guess|say,? (?:um|uh|er|about|around)|je (?:dirais|mettrais|parierais)|disons)\b[^.;!?]*$/;
const GUESSED_AFTER =
  /^[^.;!?]{0,20}\b(?:i guess|i suppose|i'd guess|(?:it )?feels? right|to be checked|je suppose|a verifier|a la louche|au pif|a vue de nez|grosso modo)\b/;

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
  if (stepsSaid({ generator, inputs, computation }, numbers) > 1 && claims.some(isOfItsUnit)) return true;
  const isStepSaid = claims.some(({ isStep, strength }) => isStep && strength > 0);
  if (isStepSaid && claims.some(({ trap, isExplained }) => trap && !isExplained)) return true;
  const isReckoned = used.length > 0 || isStepSaid;
  if (concluded.some(({ number }) => isReckoned || number.unit !== null)) return true;
  return used.some(({ unit, value }) => unit !== null || value >= 10) || new Set(used).size > 1;
}

/** "A third of its claim": a rate without a percent sign. */
const isShare = ({ text, value }: SpokenNumber): boolean => value < 1 && isPart(text);

/** A step on the way that an answer begins with, as if it were the end. */
const isGivenAsAnswer = ({ isOpening, isStep, isInput }: Claim): boolean =>
  isOpening && isStep && !isInput;

// "There's a step missing, I'll stop there": said at the end, no figure before it was meant as the answer.
const GIVEN_UP =
  /\b(?:i(?:'d| would|'ll| will)? stop (?:there|here)|i (?:haven't|have not|don't have|do not have|can't get|cannot get|couldn't get)(?: [a-z]+){0,4} (?:figure|number|answer|total|result|that far|there)|i(?:'d| would) (?:need|have) to (?:run|work out|compute|calculate|redo|sit down)|i(?:'d| would) need (?:a calculator|a spreadsheet|excel|paper|a minute|more time)|for the rest i|(?:je )?m'arrete la|il me manque|je ne sais plus|je n'ai (?:pas|plus) (?:le (?:temps|chiffre|resultat)|fini)|il faudrait (?:le |la |que je |encore )?(?:calcul\w*|pos\w*)|j'aurais besoin d'une (?:feuille|calculatrice)|je vous fais grace|je n'arrive pas au bout)\b/;

/** Whether an answer ends by saying that it leads to no figure. */
const isGivenUp = (numbers: readonly SpokenNumber[]): boolean =>
  GIVEN_UP.test(numbers.at(-1)?.after ?? '');

/** The wrong figure an answer gives, if it gives one. */
export function findSlip(
  { unit }: Asked,
  claims: readonly Claim[],
  numbers: readonly SpokenNumber[],
): Claim | undefined {
  const wrong = claims.filter(
    (claim) =>
      claim.strength > 0 &&
      (!claim.isExplained || isGivenAsAnswer(claim)) &&
      !claim.isRight &&
      !claim.number.isImplied &&
      !(claim.strength < 3 && isGivenUp(numbers)) &&
      !isBound(claim.number) &&
      !SET_ASIDE.test(claim.number.after),
  );
  const isRate = unit === 'percent' || unit === 'multiple' || unit === 'ratio';
  const explicit = isRate
    ? wrong.filter(({ number }) => number.unit !== null || (unit === 'percent' && isShare(number)))
    : [];
  const bare = isRate ? wrong.filter(({ strength }) => strength >= 2 || isShort(numbers)) : wrong;
  const candidates = explicit.length > 0 ? explicit : bare;
  return candidates.findLast(({ strength }) => strength >= 2) ?? candidates.at(-1);
}
