import type { Alternative, Part, Pattern, Step } from './pattern.ts';
import type { Found } from './phrase-index.ts';

export interface Occurrence extends Found {
  /** Set aside ones included. */
  readonly isDenied: boolean;
  readonly isDismissed: boolean;
  /** Which clause of its sentence it stands in. */
  readonly clause: number;
}

export type Occurrences = ReadonlyMap<string, readonly Occurrence[]>;

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where any of these is spoken of, in the order of the ids. */
export const placesOf = (ids: Iterable<string>, occurrences: Occurrences): Occurrence[] =>
  [...ids].flatMap((id) => occurrences.get(id) ?? []);

const WINDOW = 26;
const STEP_GAP = 7;
const NEXT_GAP = 3;

const fits = ({ polarity }: Alternative, { isDenied }: Occurrence): boolean =>
  polarity === 'either' || (polarity === 'denied') === isDenied;

interface PlacedSpan extends Span {
  readonly clause: number;
}

/** Whether anything a step could be is spoken of at all: most patterns fail here. */
const isSpokenOf = (step: Step, occurrences: Occurrences): boolean =>
  step.some(({ id }) => occurrences.has(id));

function spansOfStep(step: Step, occurrences: Occurrences): readonly PlacedSpan[] {
  const spans: PlacedSpan[] = [];
  for (const alternative of step) {
    for (const occurrence of occurrences.get(alternative.id) ?? []) {
      if (fits(alternative, occurrence)) spans.push(occurrence);
    }
  }
  return spans;
}

/** Where the steps of a part follow each other closely. */
function spansOfPart(part: Part, occurrences: Occurrences): readonly Span[] {
  const [first = [], ...rest] = part;
  return rest.reduce<readonly PlacedSpan[]>(
    (before, step) => {
      const isNext = step[0]?.isNext === true;
      const gap = isNext ? NEXT_GAP : STEP_GAP;
      const after = before.length === 0 ? [] : spansOfStep(step, occurrences);
      return before.flatMap(({ start, end, clause }) =>
        after
          .filter((next) => next.start >= end && next.start - end <= gap)
          .filter((next) => !isNext || next.clause === clause)
          .map((next) => ({ start, end: next.end, clause: next.clause })),
      );
    },
    spansOfStep(first, occurrences),
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
  for (const part of parts) {
    if (!part.every((step) => isSpokenOf(step, occurrences))) return null;
  }
  if (absent.some((id) => occurrences.has(id))) return null;
  const found: (readonly Span[])[] = [];
  for (const part of parts) {
    const spans = spansOfPart(part, occurrences);
    if (spans.length === 0) return null;
    found.push(spans);
  }
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
