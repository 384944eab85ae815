import type { Found } from './found.ts';

const LINK = /^\s*(?:-|to|a|or|ou)\s*$/;
const WIDEST = 0.15;

/** "8 to 9 percent", "between 18 and 20": two close ends stand for what lies in the middle. */
export function joinRanges(folded: string, figures: readonly Found[]): Found[] {
  const joined: Found[] = [];
  for (const figure of figures) {
    const first = joined.at(-1);
    const between = folded.slice(first?.end ?? 0, figure.start);
    const opening = folded.slice(0, first?.start);
    const isRange =
      (LINK.test(between) && !/\b(?:from|de)\s+\W?$/.test(opening)) ||
      (/^\s*(?:and|et)\s*$/.test(between) && /\b(?:between|entre)\s+\W?$/.test(opening));
    const isClose =
      first !== undefined &&
      first.value < figure.value &&
      figure.value - first.value <= WIDEST * figure.value &&
      (first.unit === null || first.unit === figure.unit);
    if (isRange && isClose) {
      joined.pop();
      const value = (first.value + figure.value) / 2;
      joined.push({ ...figure, value, spread: figure.value - value, start: first.start });
    } else {
      // "twelve to eighteen months": the unit said once is that of both ends.
      if (first && isRange && first.unit === null)
        joined[joined.length - 1] = { ...first, unit: figure.unit };
      joined.push(figure);
    }
  }
  return joined;
}
