import type { Alternative, Part, Pattern, Step } from './pattern.ts';
import type { Found } from './phrase-index.ts';

export interface Occurrence extends Found {
  /** Set aside ones included. */
  readonly isDenied: boolean;
  readonly isDismissed: boolean;
}

export type Occurrences = ReadonlyMap<string, readonly Occurrence[]>;

export interface Span {
  readonly start: number;
  readonly end: number;
}

const WINDOW = 26;
const STEP_GAP = 7;

const fits = ({ polarity }: Alternative, { isDenied }: Occurrence): boolean =>
  polarity === 'either' || (polarity === 'denied') === isDenied;

const spansOfStep = (step: Step, occurrences: Occurrences): Span[] =>
  step.flatMap((alternative) =>
    (occurrences.get(alternative.id) ?? []).filter((occurrence) => fits(alternative, occurrence)),
  );

/** Where the steps of a part follow each other closely. */
function spansOfPart(part: Part, occurrences: Occurrences): Span[] {
  const [first = [], ...rest] = part.map((step) => spansOfStep(step, occurrences));
  return rest.reduce<Span[]>(
    (before, after) =>
      before.flatMap(({ start, end }) =>
        after
          .filter((next) => next.start >= end && next.start - end <= STEP_GAP)
          .map((next) => ({ start, end: next.end })),
      ),
    [...first],
  );
}

/**
 * The closest place where all parts of a pattern stand together; `null` where they do not, or where
 * `accepts` refuses every such place.
 */
export function matchPattern(
  { parts, absent }: Pattern,
  occurrences: Occurrences,
  accepts: (span: Span) => boolean = () => true,
  window: number = WINDOW,
): Span | null {
  const found: Span[][] = [];
  for (const part of parts) {
    const spans = spansOfPart(part, occurrences);
    if (spans.length === 0) return null;
    found.push(spans);
  }
  if (absent.some((id) => occurrences.has(id))) return null;
  return (
    found
      .flat()
      .map(({ start }) => ({ start, end: endFrom(start, found) }))
      .filter((span) => span.end - span.start <= window && accepts(span))
      .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0] ?? null
  );
}

/** Where the last part ends when each is taken as early as possible from `start` on. */
const endFrom = (start: number, found: readonly (readonly Span[])[]): number =>
  Math.max(
    ...found.map((spans) =>
      Math.min(...spans.filter((span) => span.start >= start).map(({ end }) => end)),
    ),
  );
