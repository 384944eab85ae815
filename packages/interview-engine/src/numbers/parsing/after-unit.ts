import { readCents } from './coins.ts';
import { addedFractions } from './lexicon.ts';
import { readFraction } from './fractions.ts';
import { readNumber } from './spoken.ts';
import type { Token } from './tokens.ts';
import type { SpokenUnit } from './unit-words.ts';

/** "Deux fois quatre" for 2.4, where nothing shows that two was multiplied by four. */
function readTenths(tokens: readonly Token[], at: number, whole: number): number {
  const { startsClause = true } = tokens[at] ?? {};
  const one = tokens[at]?.word === 'un' ? { value: 1, end: at + 1 } : null; // an article elsewhere
  const tenths = startsClause ? null : (one ?? readNumber(tokens, at));
  if (!tenths || tenths.end !== at + 1 || whole > 30) return 0;
  const isDigit = Number.isInteger(tenths.value) && tenths.value > 0 && tenths.value < 10;
  const next = tokens[tenths.end];
  const isLast =
    !next ||
    next.startsClause ||
    /^(?:la|l|le|les|sa|son|ses|leurs?|notre|nos|ce|cet|cette|au|contre|et|donc|mais|de)$/.test(
      next.word,
    );
  const product = tokens.slice(tenths.end, tenths.end + 8).some((_, index) => {
    return readNumber(tokens, tenths.end + index)?.value === whole * tenths.value;
  });
  return isDigit && isLast && !product ? tenths.value : 0;
}

/**
 * What is said after a unit and belongs to the number before it: "deux fois et demie", "dix-huit euros
 * cinquante". `whole` is that number where no scale was said.
 */
export function readAfterUnit(
  tokens: readonly Token[],
  at: number,
  whole: number | null,
  unit: SpokenUnit,
): { value: number; to: number } {
  const part = addedFractions.get(tokens[at]?.word ?? '');
  if (part !== undefined) return { value: part, to: at + 1 };
  const none = { value: 0, to: at };
  const tenths = /^(?:and|et)$/.test(tokens[at]?.word ?? '') ? readFraction(tokens, at + 1) : null;
  if (tenths && unit === 'multiple' && tokens[at]?.startsClause === false)
    return { value: tenths.value, to: tenths.end }; // "dix fois et deux dixièmes"
  if (whole === null) return none;
  if (unit === 'euro') return readCents(tokens, at) ?? none;
  const digit = unit === 'multiple' ? readTenths(tokens, at, whole) : 0;
  return digit > 0 ? { value: digit / 10, to: at + 1 } : none;
}
