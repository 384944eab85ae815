import type { Question } from './claims.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { hasSizeOf } from './readings.ts';
import { HALF_A_POINT, toleranceOf, type Unit } from './units.ts';

const ASKS_BACK =
  /\b(?:(?:that's|that is|c'est) (?:the|la) question|the question (?:is|being)|la question,? (?:c')?est|you(?:'d)? (?:want|like) (?:from me|me to|to know)|you(?:'re| are) (?:asking|giving)|i(?:'m| am) asked|on me demande|vous (?:me )?(?:demandez|donnez|voulez))\b/;

/** The values a question hands over, in its text or as inputs. */
const givenBy = ({ generator, inputs, computation }: Question): number[] => [
  ...Object.values(inputs),
  ...Object.keys(generator.quoted ?? {}).map((key) => computation.answers[key] ?? Number.NaN),
];

const UNITS = ['amount', 'percent', 'multiple', 'price', 'years', 'ratio', 'days'] as const;

// "Thirty-one percent or so" for 31.25.
const marginOf = (unit: Unit, value: number): number =>
  unit === 'percent' ? HALF_A_POINT : toleranceOf(value, unit);

/** Whether an answer asks the question back, with no other figure than those it was given. */
export function isSaidBack(question: Question, numbers: readonly SpokenNumber[]): boolean {
  const said =
    numbers.map(({ before }) => before).join(' # ') + ` # ${numbers.at(-1)?.after ?? ''}`;
  if (!ASKS_BACK.test(said)) return false;
  const given = givenBy(question);
  const isGiven = (number: SpokenNumber) =>
    number.isImplied ||
    number.unit === 'other' ||
    UNITS.some((unit) =>
      given.some((value) => hasSizeOf(number, value, unit, marginOf(unit, value))),
    );
  return numbers.every(isGiven);
}
