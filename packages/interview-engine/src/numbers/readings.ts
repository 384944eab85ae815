import type { SpokenNumber } from './parsing/spoken-number.ts';
import { toleranceOf, type Unit } from './units.ts';

const spokenUnitOf: Readonly<Record<Unit, readonly (string | null)[]>> = {
  amount: ['euro', null],
  shares: ['shares', null],
  price: ['euro', 'cents', null],
  percent: ['percent', 'basis_points', 'cents', null],
  multiple: ['multiple', null],
  ratio: ['multiple', 'shares', null],
  years: ['years', null],
  days: ['days', null],
};

const YEARS_OF =
  /^[\s'’]*(?:worth\b(?! of)|(?:worth )?(?:of|de|d')\s*(?:(?:ces?|cet|la|les|the|its|that|this|those|such|son|sa|ses|yearly|annual|operating|gross) |l')*(?:ebitda|gain|profit|earnings|benefice|resultat|exced|cash))/;
const ONE_MILLION = 1e6;
const LEAST_RUN_ON = 1_000; // "ninety-three seventy-five" is 93.75 too
const HEDGED =
  /\b(?:about|around|roughly|approximately|nearly|almost|circa|call it|say|just (?:over|under)|a bit (?:over|under)|environ|autour de|a peu pres|presque|en gros|disons|quasiment|un peu (?:plus|moins) de|close to|approx|barely|hardly|a peine|something like|sort of|kind of|in the region of|de l.ordre de|quelque chose comme|dans les)\b[^.;!?]*$/;

/** Whether the speaker rounds: "about", "roughly", "environ". */
export const isHedged = ({ before, after }: SpokenNumber): boolean =>
  HEDGED.test(before) || /^\W*(?:or so|roughly|approximately|environ|a peu pres|ish)\b/.test(after);

/** "Nineteen sixty a share", "nine eighty-seven times": no word between the whole and its hundredths. */
export const isSpokenInCents = ({ value, text }: SpokenNumber): boolean =>
  value >= 100 && value < 10_000 && !/\d|hundred|thousand|mille|cent/i.test(text);

/** The sizes a spoken number can stand for, without its sign, when `unit` is expected. */
export function sizesOf(number: SpokenNumber, unit: Unit): number[] {
  const { value, scale, unit: spoken } = number;
  const isMultipleInYears =
    unit === 'multiple' &&
    spoken === 'years' &&
    (!Number.isInteger(value) || YEARS_OF.test(number.after));
  if (!spokenUnitOf[unit].includes(spoken) && !isMultipleInYears) return [];
  if (unit === 'percent') {
    if (scale !== null) return [];
    if (spoken === 'basis_points') return [value / 10_000];
    return [value / 100, ...(spoken === null && value < 1 ? [value] : [])];
  }
  if (unit === 'amount' || unit === 'shares') {
    if (scale === null && value >= ONE_MILLION) return [value / ONE_MILLION];
    const isRunOn = scale === null && value >= LEAST_RUN_ON && isSpokenInCents(number);
    return [value * (scale ?? 1), ...(isRunOn ? [value / 100] : [])];
  }
  if (scale !== null) return [];
  if (spoken === 'cents') return [value / 100];
  const isInHundredths = unit === 'price' || unit === 'multiple';
  return isInHundredths && isSpokenInCents(number) ? [value, value / 100] : [value];
}

/** Whether the number is the target's size, whatever is said to happen to it. */
export const hasSizeOf = (
  number: SpokenNumber,
  target: number,
  unit: Unit,
  within = toleranceOf(target, unit),
): boolean => sizesOf(number, unit).some((size) => Math.abs(size - Math.abs(target)) <= within);
