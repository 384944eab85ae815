import { isBound, isVague } from './bounds.ts';
import type { Asked, Computation, Generator, Trap } from './generator.ts';
import { type Read, readFor } from './hits.ts';
import { type KnownValue, valuesBut } from './known-values.ts';
import { type Label, labelOf, lastNameIn } from './labels.ts';
import { type Names, namesOf } from './names.ts';
import { isOtherCase } from './other-cases.ts';
import { opensAnswer } from './opening.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { hasSizeOf, isHedged } from './readings.ts';
import {
  isBareCount,
  isHowFar,
  isLimit,
  isOfAnEquation,
  isOfNothing,
  isStepOfAnotherKind,
} from './no-figure.ts';
import { isConcluded, isSigned } from './roles.ts';
import { sentenceUpTo } from './sentences.ts';
import { type Strength, strengthOf } from './strength.ts';

const LEAST_AMOUNT = 20; // no multiple, unless it is one of the question's
const EXACTLY = 1e-9; // to the last digit

/** What a number of an answer says about one asked figure. */
export interface Claim {
  readonly number: SpokenNumber;
  readonly index: number;
  readonly isRight: boolean;
  readonly trap: Trap | null;
  /** Whether it is but an input of the question or a known step. */
  readonly isExplained: boolean;
  /** Whether its value is that of a known step or of an input, whatever it is said to be. */
  readonly isStep: boolean;
  readonly isInput: boolean;
  /** Whether it goes by the name of a step or input of its value. */
  readonly isNamed: boolean;
  /** Whether it goes by the name of the asked figure. */
  readonly isAsked: boolean;
  readonly strength: Strength;
  /** Whether the answer begins with it, before anything is explained. */
  readonly isOpening: boolean;
}

/** A question with its figures and what they lead to. */
export interface Question {
  readonly generator: Generator;
  readonly inputs: Readonly<Record<string, number>>;
  readonly computation: Computation;
}

/** Whether a number is a value to the digit, rather than a rate that happens to lie near it. */
const isGivenOf = ({ value, unit }: KnownValue, number: SpokenNumber): boolean =>
  number.direction === 0 && hasSizeOf(number, value, unit, EXACTLY);

/** Whether the value a number matches is what it is said to be, so that it answers nothing. */
function explains(
  known: KnownValue,
  asked: Asked,
  { number, hit }: Read,
  label: Label | null,
): boolean {
  const isAsked = label?.key === asked.key;
  if (hit.isRight && isAsked && isConcluded(number)) return false;
  if (known.isInput && hit.trap && isHedged(number)) return false; // nobody rounds what was given
  if (known.isInput && hit.trap && asked.isChange && isSigned(number, true)) return false;
  const isOfAnotherKind = known.unit !== asked.unit && number.unit === null;
  const isHit = hit.isRight || hit.trap !== null;
  if (asked.unit === 'multiple' && isOfAnotherKind && !isHit && number.value >= LEAST_AMOUNT)
    return true; // "so 120 of equity"
  if (asked.unit === 'percent' && isOfAnotherKind) {
    if (!hit.isRight) return true; // "EPS of 3"
    if (isGivenOf(known, number) && !isConcluded(number)) return true; // "forty to the revolver"
  }
  const isInputOfItsKind = known.isInput && known.unit === asked.unit;
  if (hit.isRight && !label && isConcluded(number)) return false; // "so a hundred is left"
  if (hit.isRight && (!label || isAsked) && !isInputOfItsKind) return false;
  if (hit.isRight && !label?.isTight && asked.sameAs?.includes(known.key)) return false;
  if (!label?.isTight || label.key === known.key) return true;
  const isRoundAmount = isInputOfItsKind && asked.unit === 'amount' && !hit.trap;
  if (isConcluded(number)) return false; // "so it's six times levered"
  if (isHedged(number) && !isRoundAmount) return false;
  if (!isInputOfItsKind || hit.isRight) return false;
  // "Debt of five and a half turns" is what was given; "the multiple is 4.45" is not the 4.5 that was.
  if (hit.trap) return !isAsked;
  return isAsked && hasSizeOf(number, known.value, known.unit, EXACTLY);
}

/** "The yield is only 80 over 2,000, four percent": a step named earlier in the sentence, right by chance. */
const isOfStep = (matched: readonly KnownValue[], names: Names, sentence: string): boolean => {
  const key = lastNameIn(sentence, names);
  return matched.some((each) => !each.isInput && each.key === key);
};

/** What each number says about the asked figure; numbers of another kind are left out. */
export function claimsOn(
  asked: Asked,
  question: Question,
  numbers: readonly SpokenNumber[],
): Claim[] {
  const known = valuesBut(asked, question);
  const names = namesOf(question.generator.id, [asked.key, ...known.map(({ key }) => key)]);

  return numbers.flatMap((_, index): Claim[] => {
    const read = readFor(asked, question, numbers, index);
    if (!read || read.number.isOpen || isOtherCase(question, asked.key, numbers, index)) return [];
    const { number } = read;
    const hit = isStepOfAnotherKind(asked, read, known) ? { ...read.hit, trap: null } : read.hit;
    const isHit = hit.isRight || hit.trap !== null;
    if (isVague(number) || (isBound(number) && !isLimit(asked, read))) return [];
    const label = labelOf(number, names);
    const matched = known.filter((each) => each.matches(number));
    const isAsked = label?.key === asked.key;
    if (hit.trap && !isAsked && isOfNothing(number, asked, numbers)) return [];
    if (!isHit && asked.unit === 'ratio' && isBareCount(number)) return [];
    if (!isHit && (isOfAnEquation(number) || isHowFar(asked, number))) return [];
    const isTight = label?.isTight ?? false;
    const isNamed = (each: KnownValue): boolean => each.key === label?.key;
    const isForeign = !hit.isRight && !known.some(isNamed); // "so both sides fall by 75"
    const isOther = isTight && !isAsked && (!isHit || isForeign || matched.some(isNamed));
    const isKnown = matched.length > 0 && !hit.isRight;
    const isInput = matched.some((each) => each.isInput);
    const isOpening = opensAnswer(number, index);
    const role = {
      isAsked,
      isHit,
      isTight,
      isOther,
      isKnown,
      isGiven: isInput && isKnown,
      isOpening,
      isChange: asked.isChange ?? false,
    };
    const neighbours = { previous: numbers[index - 1], next: numbers[index + 1] };
    return [
      {
        number,
        index,
        ...hit,
        isExplained:
          matched.some((each) => explains(each, asked, read, label)) ||
          (hit.isRight && !label && isOfStep(matched, names, sentenceUpTo(numbers, index))),
        isStep: matched.some((each) => !each.isInput),
        isInput,
        isNamed: matched.some(isNamed),
        isAsked,
        isOpening,
        strength: strengthOf(number, neighbours, role),
      },
    ];
  });
}
