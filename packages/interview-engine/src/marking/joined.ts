import type { Occurrence } from '../reading/match.ts';
import type { OwnSentence } from './own-words.ts';

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
