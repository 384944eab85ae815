import { isShort } from './attempts.ts';
import type { Claim, Question } from './claims.ts';
import type { Asked } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isPart } from './parts-of-one.ts';
import { sizesOf } from './readings.ts';
import { isConcluded, sentenceBefore } from './roles.ts';
import { isRoundingOf } from './rounding.ts';
import { isGivenUp, isSetAside, isToBeLowered } from './set-aside-figures.ts';

// "So you have 240 million shares", "vous me dites 90": what the question gave.
const GIVEN =
  /\b(?:you(?:'re| are)? (?:have|said|gave|told|ask\w*|want)|asking me|starting (?:with|from)|vous (?:avez|dites|donnez|demandez|me (?:dites|demandez|donnez))|on part)\b/;

// "So you're still 350 ahead": what is left over, though it equals the premium.
const LEFT_OVER =
  /^\W*(?:million |euros )?(?:ahead|to the good|in our favou?r|better off|de mieux|d'avance|de gagnes?|pour nous)\b/;

/** Whether an input is but said over, or put right. */
const isGiven = (number: SpokenNumber): boolean =>
  GIVEN.test(sentenceBefore(number)) || (number.isCorrection && !isConcluded(number));

/** Whether a mistake is what the answer says rather than a step or input that happens to equal it. */
function isOwnMistake(claim: Claim): boolean {
  const { trap, strength, isExplained, isStep, isInput, isNamed, number } = claim;
  if (trap === null) return false;
  if ((isExplained || isStep) && (isSetAside(number) || isToBeLowered(number))) return false;
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
      claim.strength >= least && !claim.isExplained && !claim.trap && !isRoundingOf(claim, own);
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
      isSetAside(last.number) ||
      isToBeLowered(last.number));
  if (last?.trap && !isOnTheWay && (!last.isInput || isBareFigure)) return last;
  return claims.findLast(({ trap, number }) => trap !== null && number.standing === 'supposed');
}

/** "A third of its claim": a rate without a percent sign. */
const isShare = ({ text, value }: SpokenNumber): boolean => value < 1 && isPart(text);

/** A step on the way that an answer begins with, as if it were the end. */
const isGivenAsAnswer = ({ isOpening, isStep, isInput }: Claim): boolean =>
  isOpening && isStep && !isInput;

// "Eight point nine all in.": how an answer ends on its figure, its unit left out.
const ENDING = /^\W*(?:(?:all in|all told|en tout|au total|a year|par an|or so|environ)\W*)*$/;
const NEAR = 2;

/** Whether an answer ends on a bare figure about as large as the right one. */
function isLastWord(
  { number, index }: Claim,
  numbers: readonly SpokenNumber[],
  right: number,
): boolean {
  if (index !== numbers.length - 1 || !ENDING.test(number.after) || number.scale !== null)
    return false;
  return sizesOf(number, 'percent').some(
    (size) => size <= NEAR * Math.abs(right) && size >= Math.abs(right) / NEAR,
  );
}

/** The wrong figure an answer gives, if it gives one. */
export function findSlip(
  { unit, key }: Asked,
  { computation }: Question,
  claims: readonly Claim[],
  numbers: readonly SpokenNumber[],
): Claim | undefined {
  const right = computation.answers[key] ?? Number.NaN;
  const wrong = claims.filter(
    (claim) =>
      claim.strength > 0 &&
      (!claim.isExplained || isGivenAsAnswer(claim)) &&
      !claim.isRight &&
      !claim.number.isImplied &&
      !(claim.strength < 3 && isGivenUp(numbers)) &&
      !isSetAside(claim.number) &&
      !(claim.isStep && isToBeLowered(claim.number)),
  );
  const isRate = unit === 'percent' || unit === 'multiple' || unit === 'ratio';
  const explicit = isRate
    ? wrong.filter(({ number }) => number.unit !== null || (unit === 'percent' && isShare(number)))
    : [];
  const isMeant = (claim: Claim): boolean =>
    claim.strength >= 2 ||
    isShort(numbers) ||
    (unit === 'percent' && isLastWord(claim, numbers, right));
  const bare = isRate ? wrong.filter(isMeant) : wrong;
  const candidates = explicit.length > 0 ? explicit : bare;
  return candidates.findLast(({ strength }) => strength >= 2) ?? candidates.at(-1);
}
