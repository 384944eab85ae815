import type { Claim } from './claims.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isExact, sentenceBefore } from './roles.ts';
import { isRoundingOf } from './rounding.ts';

const TURN =
  /\b(?:so|therefore|thus|donc|but|mais|final\w*|in fact|en fait|actually|really|en realite|rather|plutot|now|becomes|devient|let's say|disons|call it|settle|exact\w*|round\w*|arrondi\w*)\b/;

/** Whether a figure is said to be wrong, or to be what all led to, rather than one more. */
const isTurn = (number: SpokenNumber): boolean =>
  number.isCorrection || isExact(number) || TURN.test(sentenceBefore(number));

/** A figure said to be the answer, which a right one later on does not take back unless it says so. */
export function holds(earlier: Claim, right: Claim, numbers: readonly SpokenNumber[]): boolean {
  const distance = right.index - earlier.index;
  if (distance < 1 || distance > 2) return false; // what was reckoned on from it lies farther away
  if (earlier.isRight || earlier.isExplained || earlier.isStep) return false;
  if (earlier.number.standing !== 'claimed' || right.strength > 1 || isTurn(right.number))
    return false;
  if (isRoundingOf(earlier, right)) return false; // "three times, three point one"
  const [first, then] = [earlier.number.unit, right.number.unit];
  // "8.7 times, with leases more like 10": what is meant as an answer goes by its unit.
  if (earlier.strength > 0 && first !== null && then === null) return true;
  const isLater = numbers
    .slice(earlier.index + 1, right.index + 1)
    .some(({ before }) => /[.;!?…]\s/.test(before));
  return earlier.strength === 3 && (then === null || then === first) && isLater;
}

/** Whether a figure said of the asked one can stand in the place of another: a bare one may count anything. */
const isOfOneKind = (later: SpokenNumber, earlier: SpokenNumber): boolean =>
  !(earlier.scale !== null && later.scale === null && later.unit === 'euro') && // "26 euros for a euro of profit"
  (later.unit === earlier.unit ||
    earlier.unit === null ||
    later.unit !== null ||
    later.scale !== null);

/** Whether a figure is said to be another than the one given first; that something follows is not enough. */
const isPutRight = (number: SpokenNumber): boolean =>
  number.isCorrection ||
  isExact(number) ||
  /\b(?:final|really|actually|in fact|en fait|en realite|plutot|rather|exact|but|mais|no|non|arrondi|round)\w*\b/.test(
    sentenceBefore(number),
  );

/** A later figure that takes the place of one said before. */
export const overrides = (later: Claim, earlier: Claim): boolean => {
  const isHeld = later.strength < 3 || later.isStep; // a step on the way to what was said first
  if (earlier.isOpening && isHeld && !isPutRight(later.number)) return false;
  if (later.index <= earlier.index || later.isRight || later.number.standing !== 'claimed') {
    return false;
  }
  if (isRoundingOf(later, earlier)) return false;
  if (earlier.strength === 0 && later.strength > 0 && later.trap && !later.isExplained) return true;
  if (later.strength === 3) return later.trap !== null || !(later.isExplained || later.isStep);
  return later.strength === 2 && !later.isExplained && isOfOneKind(later.number, earlier.number);
};

/** "Cash goes down by 60, that is where the 60 comes from", where it goes up. */
export const isSaidTheOtherWay = (right: Claim, claims: readonly Claim[]): boolean =>
  right.number.direction === 0 &&
  claims.some(
    ({ isAsked, isRight, strength, index, number }) =>
      isAsked &&
      !isRight &&
      strength === 3 &&
      index < right.index &&
      number.direction !== 0 &&
      number.value === right.number.value,
  );
