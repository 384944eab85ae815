import type { Asked, Computation, Generator, Trap } from './generator.ts';
import { type Read, readFor } from './hits.ts';
import { type KnownValue, valuesBut } from './known-values.ts';
import { type Label, labelOf, lastNameIn } from './labels.ts';
import { type Names, namesOf } from './names.ts';
import { isOtherCase } from './other-cases.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { hasSizeOf, isHedged } from './readings.ts';
import {
  isConcluded,
  isConditional,
  isDividend,
  isOperand,
  isPutRight,
  isSigned,
  isTerm,
  isThreshold,
} from './roles.ts';
import { sentenceUpTo } from './sentences.ts';

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
  /** 3 said to be the figure, 2 said as a result, 1 said, 0 part of a sum or said of something else. */
  readonly strength: 0 | 1 | 2 | 3;
}

/** A question with its figures and what they lead to. */
export interface Question {
  readonly generator: Generator;
  readonly inputs: Readonly<Record<string, number>>;
  readonly computation: Computation;
}

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
  if (asked.unit === 'percent' && isOfAnotherKind && !hit.isRight) return true; // "EPS of 3"
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

function strengthOf(
  number: SpokenNumber,
  { previous, next }: { previous: SpokenNumber | undefined; next: SpokenNumber | undefined },
  said: {
    isAsked: boolean;
    isTight: boolean;
    isOther: boolean;
    isChange: boolean;
    isKnown: boolean;
    isGiven: boolean;
    isOpening: boolean;
  },
): Claim['strength'] {
  if (isDividend(number, next)) return 0;
  if (said.isKnown && isOperand(number, next)) return 0; // "diluted is 100 plus 19"
  if (said.isGiven && isThreshold(number)) return 0;
  if ((said.isAsked && said.isTight) || said.isOpening) return 3;
  if (isOperand(number, next) || isConditional(number)) return 0;
  if (said.isOther && !number.isCorrection) return 0;
  if (isTerm(number) && !(said.isChange && isSigned(number, said.isAsked))) return 0;
  return said.isAsked || isConcluded(number) || isPutRight(number, previous) ? 2 : 1;
}

const LEADING = /^\W*(?:(?:so|well|about|around|roughly|plus|minus|alors|donc|environ|moins) )?$/;

/** "Plus fifteen point eight. EPS today is ...": the answer first, and then how it came about. */
const opensAnswer = ({ before, after }: SpokenNumber, index: number): boolean =>
  index === 0 && LEADING.test(before) && /^\s*[.!](?:\s|$)/.test(after);

const CHECK =
  /\b(?:check\w*|controle\w*|ecarts?|differences?|balanc\w+|equilibr\w*|boucl\w*|verifi\w*)\b[^.;!?]*$/;
const SHORT_ANSWER = 80;

/** "What does not change", "the check is zero": nothing that is not said of the asked figure. */
function isOfNothing(
  number: SpokenNumber,
  { unit }: Asked,
  numbers: readonly SpokenNumber[],
): boolean {
  if (number.value !== 0) return false;
  if (unit === 'percent' && isConcluded(number)) return false;
  const { before, after } = number;
  return CHECK.test(before) || before.length + after.length > SHORT_ANSWER || numbers.length > 3;
}

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
    const { number, hit } = read;
    const isHit = hit.isRight || hit.trap !== null;
    const label = labelOf(number, names);
    const matched = known.filter((each) => each.matches(number));
    const isAsked = label?.key === asked.key;
    if (hit.trap && !isAsked && isOfNothing(number, asked, numbers)) return [];
    const isTight = label?.isTight ?? false;
    const isNamed = (each: KnownValue): boolean => each.key === label?.key;
    const isForeign = !hit.isRight && !known.some(isNamed); // "so both sides fall by 75"
    const isOther = isTight && !isAsked && (!isHit || isForeign || matched.some(isNamed));
    const isKnown = matched.length > 0 && !hit.isRight;
    const isInput = matched.some((each) => each.isInput);
    const role = {
      isAsked,
      isTight,
      isOther,
      isKnown,
      isGiven: isInput && isKnown,
      isOpening: hit.isRight && opensAnswer(number, index),
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
        strength: strengthOf(number, neighbours, role),
      },
    ];
  });
}
