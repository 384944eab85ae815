import { type Claim, claimsOn, type Question } from './claims.ts';
import type { Asked, Computation, Generator, Trap } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { hasSizeOf } from './readings.ts';
import { sentenceBefore } from './roles.ts';
import { isRoundingOf } from './rounding.ts';
import { withoutSideRemarks } from './side-remarks.ts';

export type NumericVerdict =
  | { readonly verdict: 'right'; readonly given: string }
  | { readonly verdict: 'trap'; readonly given: string; readonly trap: Trap }
  | { readonly verdict: 'slip'; readonly given: string }
  | { readonly verdict: 'absent' };

const TURN =
  /\b(?:so|therefore|thus|donc|but|mais|final\w*|in fact|en fait|actually|really|en realite|rather|plutot|now|becomes|devient|let's say|disons)\b/;

/** Whether a figure is said to be wrong, or to be what all led to, rather than one more. */
const isTurn = (number: SpokenNumber): boolean =>
  number.isCorrection || TURN.test(sentenceBefore(number));

/** A figure said to be the answer, which a right one later on does not take back unless it says so. */
function holds(earlier: Claim, right: Claim, numbers: readonly SpokenNumber[]): boolean {
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

/** A later figure that takes the place of one said before. */
const overrides = (later: Claim, earlier: Claim): boolean => {
  if (later.index <= earlier.index || later.isRight || later.number.standing !== 'claimed') {
    return false;
  }
  if (isRoundingOf(later, earlier)) return false;
  if (later.strength === 3) return later.trap !== null || !(later.isExplained || later.isStep);
  return (
    later.strength === 2 &&
    (earlier.strength < 3 || isTurn(later.number)) &&
    !later.isExplained &&
    later.number.unit === earlier.number.unit &&
    (later.number.scale ?? 1) === (earlier.number.scale ?? 1)
  );
};

/** Whether a mistake is what the answer says rather than a step or input that happens to equal it. */
const isOwnMistake = ({ trap, strength, isExplained }: Claim): boolean =>
  trap !== null && (strength >= 2 || (strength === 1 && !isExplained));

function findTrap(claims: readonly Claim[], isBareFigure: boolean): Claim | undefined {
  const claimed = claims.filter(({ number }) => number.standing === 'claimed');
  const own = claimed.findLast(isOwnMistake);
  if (own) {
    const least = own.isStep ? 2 : 3; // what is also a step may lead on to another figure
    const final = claimed.findLast(
      ({ strength, isExplained, trap }) => strength >= least && !isExplained && !trap,
    );
    return final && final.index > own.index ? undefined : own;
  }
  if (claimed.some(({ strength, isExplained }) => strength >= 2 && !isExplained)) return undefined;
  const last = claimed.findLast(({ strength }) => strength > 0);
  if (last?.trap && (!last.isInput || isBareFigure)) return last;
  return claims.findLast(({ trap, number }) => trap !== null && number.standing === 'supposed');
}

const SHORT_ANSWER = 80;

/** Whether the figures of an answer are about the question at all. */
function isAttempt(
  { generator, inputs }: Question,
  numbers: readonly SpokenNumber[],
  claims: readonly Claim[],
): boolean {
  const around = numbers.reduce((sum, { before }) => sum + before.length, 0);
  if (around + (numbers.at(-1)?.after.length ?? 0) <= SHORT_ANSWER) return true;
  if (claims.some(({ isAsked, strength }) => isAsked || strength >= 2)) return true;
  const used = Object.entries(generator.parameters).flatMap(([name, { unit }]) =>
    numbers.filter((number) => hasSizeOf(number, inputs[name] ?? Number.NaN, unit)),
  );
  return used.some(({ unit, value }) => unit !== null || value >= 10) || new Set(used).size > 1;
}

/** The wrong figure an answer gives, if it gives one. */
function findSlip(
  { unit }: Asked,
  question: Question,
  numbers: readonly SpokenNumber[],
  claims: readonly Claim[],
): Claim | undefined {
  const wrong = claims.filter(
    ({ strength, isExplained, isRight, number }) =>
      strength > 0 && !isExplained && !isRight && !number.isImplied,
  );
  const isRate = unit === 'percent' || unit === 'multiple';
  const explicit = isRate ? wrong.filter(({ number }) => number.unit !== null) : [];
  const candidates = explicit.length > 0 ? explicit : wrong;
  if (candidates.length === 0 || !isAttempt(question, numbers, claims)) return undefined;
  return candidates.findLast(({ strength }) => strength >= 2) ?? candidates.at(-1);
}

function judge(asked: Asked, question: Question, numbers: readonly SpokenNumber[]): NumericVerdict {
  const said = claimsOn(asked, question, numbers).filter(
    ({ number: { standing } }) => standing === 'claimed' || standing === 'supposed',
  );
  const claims = withoutSideRemarks(asked, said, numbers);
  const right = claims.findLast(
    ({ isRight, isExplained, number }) => isRight && !isExplained && number.standing === 'claimed',
  );
  if (right && !claims.some((claim) => overrides(claim, right) || holds(claim, right, numbers))) {
    return { verdict: 'right', given: right.number.text };
  }
  const trapped = findTrap(claims, numbers.length === 1);
  if (trapped?.trap) return { verdict: 'trap', given: trapped.number.text, trap: trapped.trap };
  const own = findSlip(asked, question, numbers, claims);
  return own ? { verdict: 'slip', given: own.number.text } : { verdict: 'absent' };
}

/**
 * Judges the numbers of an answer. The figure asked first decides where it is given; otherwise one of
 * the further figures does, a right one before a wrong one.
 */
export function checkAnswer(
  generator: Generator,
  inputs: Readonly<Record<string, number>>,
  computation: Computation,
  numbers: readonly SpokenNumber[],
): NumericVerdict {
  const question = { generator, inputs, computation };
  const first = judge(generator.asked, question, numbers);
  if (first.verdict !== 'absent') return first;
  const further = generator.alsoAsked.map((asked) => judge(asked, question, numbers));
  const ranks = ['right', 'trap', 'slip'] as const;
  return ranks.flatMap((rank) => further.filter(({ verdict }) => verdict === rank))[0] ?? first;
}
