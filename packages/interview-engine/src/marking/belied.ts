import { beliedBy } from '../content/belied/index.ts';
import type { ConceptId } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern } from '../reading/match.ts';
import { patternOf } from '../reading/vocabulary.ts';
import type { OwnSentence } from './own-words.ts';

/** Whether a sentence speaks of what nobody speaks of who states a point of the question rightly. */
export const isBelied = ({ occurrences }: OwnSentence, seed: Seed, id: ConceptId): boolean =>
  beliedBy(seed.id, id).some((source) => matchPattern(patternOf(source), occurrences) !== null);
