import type { Found } from './found.ts';

const LINK = /^\s*(?:-|to|a|or|ou|voire)\s*$/;
const EITHER = /^\s*(?:or|ou|voire)\s*$/;
const PAIR = /^\s*(?:and|et)\s*$/;
const BETWEEN = /\b(?:between|entre)\s+\W?$/;
const FROM = /\b(?:(?:from|de)\s+|d')\W?$/;
// "Passe de 6 à 7 fois": a way from one figure to another, and no range.
const MOVES =
  /\b(?:from|pass\w+|mont\w+|descend\w*|tomb\w+|recul\w+|progress\w+|evolu\w+|va|vont|aller?|baiss\w+|augment\w+|ramen\w+|chut\w+|grandi\w*|croit|monter|saut\w+)\b[^.;!?]{0,60}$/;
const WIDEST = 0.15;
const FARTHEST = 3;

/** Whether the words between two figures make them the ends of a range. */
function isRange(opening: string, between: string): boolean {
  if (PAIR.test(between)) return BETWEEN.test(opening);
  return LINK.test(between) && (EITHER.test(between) || !FROM.test(opening));
}

/** Whether a figure is said as anything between two: "20 à 25 %", "eight to twelve percent". */
const isLoose = (opening: string, between: string): boolean =>
  isRange(opening, between) ||
  (LINK.test(between) && FROM.test(opening) && !MOVES.test(opening.slice(-80)));

/** "From sixty to fifty-five days": the unit said once is that of both ends. */
const isWay = (opening: string, between: string): boolean =>
  LINK.test(between) && FROM.test(opening);

const isOneKind = (first: Found, then: Found): boolean =>
  first.unit === null || first.unit === then.unit;

const isUpTo = (first: Found, then: Found): boolean =>
  first.value < then.value && then.value <= FARTHEST * first.value;

/** "8 to 9 percent", "between 18 and 20": two close ends stand for what lies in the middle. */
export function joinRanges(folded: string, figures: readonly Found[]): Found[] {
  const joined: Found[] = [];
  for (const figure of figures) {
    const first = joined.at(-1);
    const between = folded.slice(first?.end ?? 0, figure.start);
    const opening = folded.slice(0, first?.start);
    if (!first || !isLoose(opening, between) || !isOneKind(first, figure)) {
      if (first && isWay(opening, between) && first.unit === null)
        joined.splice(-1, 1, { ...first, unit: figure.unit });
      joined.push(figure);
      continue;
    }
    joined.pop();
    const isClose = figure.value - first.value <= WIDEST * figure.value;
    if (isClose && isRange(opening, between) && first.value < figure.value) {
      const value = (first.value + figure.value) / 2;
      joined.push({ ...figure, value, spread: figure.value - value, start: first.start });
      continue;
    }
    const isOpen = isUpTo(first, figure);
    // "twelve to eighteen months": the unit said once is that of both ends.
    joined.push({ ...first, unit: figure.unit, isOpen }, { ...figure, isOpen });
  }
  return joined;
}
