import { type ConceptId, isConcept } from '../content/concepts/index.ts';

/** What one earlier report said about a concept that a question had to bring out. */
export interface Sighting {
  readonly conceptId: string;
  readonly verdict: 'correct' | 'partial' | 'wrong' | 'absent';
  /** Days since that interview, not negative; a part of a day counts as none. */
  readonly daysAgo: number;
}

/** Days until a missed concept comes back, then after each time it was shown on being asked again. */
const INTERVALS_IN_DAYS = [1, 3, 7, 14] as const;

interface Learning {
  readonly step: number;
  readonly sinceDaysAgo: number;
}

const dueInDays = ({ step, sinceDaysAgo }: Learning): number =>
  (INTERVALS_IN_DAYS[step] ?? Number.POSITIVE_INFINITY) - sinceDaysAgo;

/** One day of practice: what was missed once that day was not shown that day. */
function afterDay(before: Learning | null, daysAgo: number, isShown: boolean): Learning | null {
  if (!isShown) return { step: 0, sinceDaysAgo: daysAgo };
  if (!before) return null;
  const cameTooEarly = dueInDays(before) + daysAgo > 0;
  if (cameTooEarly) return before;
  const step = before.step + 1;
  return step < INTERVALS_IN_DAYS.length ? { step, sinceDaysAgo: daysAgo } : null;
}

function daysOf(sightings: readonly Sighting[]): Map<number, boolean> {
  const days = new Map<number, boolean>();
  for (const { daysAgo, verdict } of sightings) {
    const day = Math.floor(daysAgo);
    days.set(day, (days.get(day) ?? true) && verdict === 'correct');
  }
  return new Map([...days].toSorted(([a], [b]) => b - a));
}

function learningOf(sightings: readonly Sighting[]): Learning | null {
  let learning: Learning | null = null;
  for (const [day, isShown] of daysOf(sightings)) learning = afterDay(learning, day, isShown);
  return learning;
}

/**
 * The concepts to ask for again today, longest overdue first. A miss comes back after a day; each
 * time it is then shown the wait grows to 3, 7 and 14 days, after which it is learned. A miss starts
 * over. The order of the history does not matter; what the bank no longer knows is left out.
 */
export function dueConcepts(history: readonly Sighting[]): ConceptId[] {
  const usable = history.filter(
    ({ conceptId, daysAgo }) => isConcept(conceptId) && Number.isFinite(daysAgo) && daysAgo >= 0,
  );
  return [...Map.groupBy(usable, ({ conceptId }) => conceptId)]
    .flatMap(([id, sightings]) => {
      const learning = learningOf(sightings);
      const due = learning ? dueInDays(learning) : Number.POSITIVE_INFINITY;
      return isConcept(id) && due <= 0 ? [{ id, due }] : [];
    })
    .toSorted((a, b) => a.due - b.due)
    .map(({ id }) => id);
}
