/** A text with the letters it has, one bit each. */
export interface Spelt {
  readonly text: string;
  readonly letters: number;
}

const FIRST_LETTER = 97;

export const speltOf = (text: string): Spelt => ({
  text,
  letters: Array.from(text).reduce(
    (letters, letter) => letters | (1 << (letter.charCodeAt(0) - FIRST_LETTER)),
    0,
  ),
});

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many letters have to change at least to make one text of another: far cheaper to tell than how many. */
export const fewestChanges = (one: Spelt, other: Spelt): number =>
  Math.max(
    Math.abs(one.text.length - other.text.length),
    countBits(one.letters & ~other.letters),
    countBits(other.letters & ~one.letters),
  );

/** Whether one letter more, less or other makes one text of another. */
export function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  let ending = 0;
  while (ending < short.length - same && short.at(-1 - ending) === long.at(-1 - ending))
    ending += 1;
  return same + ending === long.length - 1;
}
