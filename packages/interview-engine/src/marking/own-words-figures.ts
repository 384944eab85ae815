import { parseNumbers } from '../numbers/parsing/parse-numbers.ts';
import type { SpokenNumber } from '../numbers/parsing/spoken-number.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { isNumber } from '../text/common-words.ts';

const FIGURE =
  /(\d+(?:[\s\u00a0\u202f,.]\d{3}(?!\d))*(?:[.,]\d+)?)[\s\u00a0\u202f]?(%|percent|per cent|pour cent)?/giu;
const SCALES = [1, 1e3, 1e-3, 1e6, 1e-6]; // "1,500" is 1.5 billion in millions

const key = (value: number, isShare: boolean): string =>
  `${Number(value.toPrecision(9))}${isShare ? '%' : ''}`;

const GROUPED = /^\d{1,3}(?:\D\d{3})+$/u;

/** What digits can stand for: a point or a comma groups thousands or begins the decimals. */
function valuesOf(digits: string): number[] {
  const whole = Number(digits.replace(/\D/gu, ''));
  const [, head = '', tail] = /^(.*)[.,](\d+)$/u.exec(digits) ?? [];
  if (tail === undefined) return [whole];
  const decimal = Number(`${head.replace(/\D/gu, '')}.${tail}`);
  return GROUPED.test(digits) ? [whole, decimal] : [decimal];
}

/** Each figure of a text, as everything it may mean: 0.25 is also 25%. */
const figuresIn = (text: string): (readonly string[])[] =>
  [...text.matchAll(FIGURE)].map(([, digits = '', share]) =>
    valuesOf(digits).flatMap((value) =>
      share || value >= 1
        ? [key(value, Boolean(share))]
        : [key(value, false), key(value * 100, true)],
    ),
  );

/** The figures that a question hands over, in whatever scale they may be said back. */
export const figuresGivenBy = (question: string): ReadonlySet<string> =>
  new Set(
    figuresIn(question)
      .flat()
      .flatMap((figure) => {
        const isShare = figure.endsWith('%');
        const value = Number(figure.replace('%', ''));
        return isShare ? [figure] : SCALES.map((scale) => key(value * scale, false));
      }),
  );

const SMALL = 10; // "two things": hardly a result

const isFigure = ({ value, scale, unit }: SpokenNumber): boolean =>
  value >= SMALL || scale !== null || unit !== null;

/** "The WACC is ten" may be ten percent. */
const meaningsOf = ({ value, scale, unit }: SpokenNumber): readonly string[] => {
  const size = value * (scale ?? 1);
  return unit === null ? [key(size, false), key(size, true)] : [key(size, unit === 'percent')];
};

/** The same for figures in words: "so seven billion". */
const spokenFiguresIn = ({ text, language, tokens }: ReadSentence): (readonly string[])[] =>
  tokens.some(({ word }) => !/\d/.test(word) && isNumber(word))
    ? parseNumbers(text, language)
        .filter((number) => !number.isImplied && isFigure(number))
        .map(meaningsOf)
    : [];

/** "A hundred percent in debt" is all of it and no result. */
const isWhole = (meanings: readonly string[]): boolean =>
  meanings.length === 1 && meanings[0] === key(100, true);

// "45 over 365": no question reckons, and what one reckons may well come out as a figure it gave.
const RECKONS =
  /\d(?:[\s\u00a0\u202f]?(?:million|m|€|%|euros?|percent))?\s+(?:over|divided by|times|minus|less|plus|sur|divisé par|fois|moins)\s+€?\d/u;

/** Whether a sentence holds a figure that was not handed over, however it is written or said. */
export function hasFigureBesides(sentence: ReadSentence, given: ReadonlySet<string>): boolean {
  // "A WACC of 8" says back 8 percent.
  const isGiven = (figure: string) => given.has(figure) || given.has(`${figure}%`);
  const isOwn = (meanings: readonly string[]) => !isWhole(meanings) && !meanings.some(isGiven);
  return (
    figuresIn(sentence.text).some(isOwn) ||
    RECKONS.test(sentence.text) ||
    spokenFiguresIn(sentence).some(isOwn)
  );
}
