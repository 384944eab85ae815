import type { ConceptId } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern } from '../reading/match.ts';
import type { OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';
import { placesFor } from './places.ts';
import type { ShowingSentence } from './what-sentences-show.ts';

/** In how many ways a sentence says a point, and how many points it makes besides. */
function completeness({ sentence, shown }: ShowingSentence, seed: Seed, id: ConceptId): number {
  const places = placesFor(sentence, id);
  const ways = patternsFor(seed, id).filter((pattern) => matchPattern(pattern, places) !== null);
  const others = [...shown].filter(([, verdict]) => verdict === 'correct');
  return ways.length + others.length;
}

/** Of sentences that show the same, the one that shows it most completely; of several the first. */
export function clearest(
  showings: readonly ShowingSentence[],
  seed: Seed,
  id: ConceptId,
): OwnSentence | undefined {
  const [only, ...others] = showings;
  if (only === undefined || others.length === 0) return only?.sentence;
  return showings
    .map((showing) => ({ showing, complete: completeness(showing, seed, id) }))
    .toSorted((a, b) => b.complete - a.complete)[0]?.showing.sentence;
}
