import type { ConceptId } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern, type Occurrence, type Span } from '../reading/match.ts';
import { affirmedIn } from '../reading/pattern.ts';
import { patternOf } from '../reading/vocabulary.ts';
import { hasOwnWord, type OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';

const ACROSS = 22; // words a statement may take up that runs over two sentences

/** Two sentences read as one: people say in two breaths what a book says in one. */
export function joined(first: OwnSentence, second: OwnSentence): OwnSentence {
  const by = first.tokens.length;
  const occurrences = new Map<string, readonly Occurrence[]>(first.occurrences);
  for (const [id, all] of second.occurrences) {
    const moved = all.map(({ start, end, ...occurrence }): Occurrence =>
      Object.assign(occurrence, { start: start + by, end: end + by }),
    );
    occurrences.set(id, (first.occurrences.get(id) ?? []).concat(moved));
  }
  return {
    ...first,
    text: `${first.text} ${second.text}`,
    tokens: [...first.tokens, ...second.tokens],
    occurrences,
    hasOwnFigure: first.hasOwnFigure || second.hasOwnFigure,
  };
}

/** Whether a statement runs from one sentence into the next. */
export function isSaidAcross(
  pair: OwnSentence,
  boundary: number,
  seed: Seed,
  id: ConceptId,
): boolean {
  const accepts = (span: Span) =>
    span.start < boundary && span.end > boundary && hasOwnWord(pair, span);
  const isDenied = (source: string) =>
    affirmedIn(patternOf(source)).some((part) =>
      pair.occurrences.get(part)?.some((occurrence) => occurrence.isDenied),
    );
  return patternsFor(seed, id).some(
    (source) =>
      matchPattern(patternOf(source), pair.occurrences, accepts, ACROSS) !== null &&
      !isDenied(source),
  );
}
