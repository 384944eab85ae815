import type { Span } from './match.ts';

export const isWithin = ({ start, end }: Span, around: Span): boolean =>
  start >= around.start && end <= around.end;

/** The stretches that begin at these places, each up to the next one and the last up to `end`. */
export const spansFrom = (starts: readonly number[], end: number): Span[] =>
  starts.map((start, index) => ({ start, end: starts[index + 1] ?? end }));
