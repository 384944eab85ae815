import type { SpokenNumber } from './parsing/spoken-number.ts';

/** The end of any sentence, the last one included. */
export const SENTENCE_END = /[.;!?…](?=\s|$)/;
const PREVIOUS = 4;

/** The sentence a number stands in, up to the number, with a sign in the place of other numbers. */
export function sentenceUpTo(numbers: readonly SpokenNumber[], index: number): string {
  const said = numbers.slice(Math.max(0, index - PREVIOUS), index + 1).map(({ before }) => before);
  return said.join(' # ').split(SENTENCE_END).at(-1)?.trimStart() ?? '';
}
