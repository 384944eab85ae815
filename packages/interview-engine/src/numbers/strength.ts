import type { SpokenNumber } from './parsing/spoken-number.ts';
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

/** 3 said to be the figure, 2 said as a result, 1 said, 0 part of a sum or said of something else. */
export type Strength = 0 | 1 | 2 | 3;

interface Neighbours {
  readonly previous: SpokenNumber | undefined;
  readonly next: SpokenNumber | undefined;
}

/** What a number is said to be. */
interface Said {
  /** By the name of the asked figure, right beside it. */
  readonly isAsked: boolean;
  readonly isTight: boolean;
  /** Whether it is right or a known mistake. */
  readonly isHit: boolean;
  /** By the name of something else. */
  readonly isOther: boolean;
  /** Whether a rise or a fall is asked for. */
  readonly isChange: boolean;
  /** A step or an input, and an input. */
  readonly isKnown: boolean;
  readonly isGiven: boolean;
  /** The first words of the answer. */
  readonly isOpening: boolean;
}

/** How surely a number is meant as the asked figure. */
export function strengthOf(
  number: SpokenNumber,
  { previous, next }: Neighbours,
  said: Said,
): Strength {
  if (isDividend(number, next)) return 0;
  if (said.isKnown && isOperand(number, next)) return 0; // "diluted is 100 plus 19"
  if (said.isKnown && isThreshold(number)) return 0;
  if (!said.isHit && isConditional(number)) return 0; // "if growth were zero"
  if ((said.isAsked && said.isTight) || said.isOpening) return 3;
  if (isOperand(number, next) || isConditional(number)) return 0;
  if (said.isOther && !number.isCorrection) return 0;
  const isOfItsOwn = number.unit === 'percent' && previous?.unit !== 'percent'; // "2.04 against 2, plus 2 percent"
  if (isTerm(number) && !(said.isChange && (isOfItsOwn || isSigned(number, said.isAsked))))
    return 0;
  return said.isAsked || isConcluded(number) || isPutRight(number, previous) ? 2 : 1;
}
