import type { Asked, Computation, Generator, Trap } from './generator.ts';
import { type KnownValue, valuesBut } from './known-values.ts';
import { type Label, labelOf } from './labels.ts';
import { namesOf } from './names.ts';
import { isOtherCase } from './other-cases.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { distanceTo, sizesOf } from './readings.ts';
import { isConcluded, isConditional, isOperand, isPutRight, isSigned, isTerm } from './roles.ts';

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

type Hit = Pick<Claim, 'isRight' | 'trap'>;

const FARTHEST = 10;

/** A number without a unit that lies out of all proportion counts something else. */
function isPlausible(number: SpokenNumber, { unit }: Asked, targets: readonly number[]): boolean {
  if (number.unit === 'other') return false;
  if (number.isImplied && number.value === 0) return targets.includes(0);
  const isBareRate = unit === 'percent' && number.unit === null;
  return sizesOf(number, unit).some((size) => {
    if (isBareRate && (size > 1 || (size === 1 && !targets.includes(1)))) return false;
    return targets.some((target) => {
      const against = Math.abs(target);
      return size === 0 || (size <= against * FARTHEST && size >= against / FARTHEST);
    });
  });
}

/** Whether a number is the right value or a known mistake, whichever lies nearer. */
function hitOf(number: SpokenNumber, asked: Asked, { computation, inputs }: Question): Hit {
  const { answers, traps } = computation;
  const known = inputs[asked.added ?? ''] ?? 0;
  const toRight = distanceTo(number, answers[asked.key] ?? Number.NaN, asked, known);
  const nearest = traps
    .filter(({ of }) => of === asked.key)
    .map((trap) => ({ trap, distance: distanceTo(number, trap.value, { ...asked, within: 0 }) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  const isRight = toRight <= 1 && toRight <= (nearest?.distance ?? toRight);
  return { isRight, trap: !isRight && nearest && nearest.distance <= 1 ? nearest.trap : null };
}

/** Whether the value a number matches is what it is said to be, so that it answers nothing. */
function explains(known: KnownValue, asked: Asked, hit: Hit, label: Label | null): boolean {
  const isAsked = label?.key === asked.key;
  const isInputOfItsKind = known.isInput && known.unit === asked.unit;
  if (hit.isRight && (!label || isAsked) && !isInputOfItsKind) return false;
  if (!label?.isTight || label.key === known.key) return true;
  return isInputOfItsKind && isAsked && !hit.isRight && !hit.trap;
}

function strengthOf(
  number: SpokenNumber,
  { previous, next }: { previous: SpokenNumber | undefined; next: SpokenNumber | undefined },
  said: { isAsked: boolean; isTight: boolean; isOther: boolean; isChange: boolean },
): Claim['strength'] {
  if (said.isAsked && said.isTight) return 3;
  if (isOperand(number, next) || isConditional(number)) return 0;
  if (said.isOther && !number.isCorrection) return 0;
  if (isTerm(number) && !(said.isChange && isSigned(number, said.isAsked))) return 0;
  return said.isAsked || isConcluded(number) || isPutRight(number, previous) ? 2 : 1;
}

/** What each number says about the asked figure; numbers of another kind are left out. */
export function claimsOn(
  asked: Asked,
  question: Question,
  numbers: readonly SpokenNumber[],
): Claim[] {
  const { generator, computation } = question;
  const traps = computation.traps.filter(({ of }) => of === asked.key);
  const targets = [
    computation.answers[asked.key] ?? Number.NaN,
    ...traps.map(({ value }) => value),
  ];
  const known = valuesBut(asked, question);
  const names = namesOf(generator.id, [asked.key, ...known.map(({ key }) => key)]);

  return numbers.flatMap((number, index): Claim[] => {
    if (!isPlausible(number, asked, targets)) return [];
    if (isOtherCase(question, asked.key, numbers, index)) return [];
    const hit = hitOf(number, asked, question);
    const isHit = hit.isRight || hit.trap !== null;
    if (number.isImplied && number.value === 0 && !isHit) return [];

    const label = labelOf(number, names);
    const matched = known.filter((each) => each.matches(number));
    const isAsked = label?.key === asked.key;
    const isTight = label?.isTight ?? false;
    const isOther =
      isTight && !isAsked && (!isHit || matched.some(({ key }) => key === label?.key));
    const said = { isAsked, isTight, isOther, isChange: asked.isChange ?? false };
    const neighbours = { previous: numbers[index - 1], next: numbers[index + 1] };
    return [
      {
        number,
        index,
        ...hit,
        isExplained: matched.some((each) => explains(each, asked, hit, label)),
        isStep: matched.some(({ isInput }) => !isInput),
        isInput: matched.some(({ isInput }) => isInput),
        isAsked,
        strength: strengthOf(number, neighbours, said),
      },
    ];
  });
}
