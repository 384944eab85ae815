import type { Direction } from './directions.ts';
import type { Standing } from './standing.ts';
import type { SpokenUnit } from './unit-words.ts';

export interface SpokenNumber {
  readonly value: number;
  /** How far the ends of a range lie from its middle, where one was said. */
  readonly spread?: number;
  /** Whether it is but the end of a range too wide to be a figure: "eight to twelve percent". */
  readonly isOpen?: boolean;
  /** In millions per unit when a scale was said, as in "1.2 billion". */
  readonly scale: number | null;
  readonly unit: SpokenUnit | null;
  /** -1 when said to fall or to be negative, 1 when said to rise. */
  readonly direction: Direction;
  readonly standing: Standing;
  /** Said without a figure: "unchanged", "by the same amount". */
  readonly isImplied: boolean;
  /** Said in the place of a number taken back. */
  readonly isCorrection: boolean;
  /** As the candidate said it. */
  readonly text: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** The folded words between the number before and this one, and between this one and the next. */
  readonly before: string;
  readonly after: string;
}
