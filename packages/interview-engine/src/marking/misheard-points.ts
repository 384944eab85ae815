import type { ConceptId } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern, type Occurrences, placesOf, type Span } from '../reading/match.ts';
import type { Pattern } from '../reading/pattern.ts';
import { isWithin } from '../reading/spans.ts';
import { hasOwnWord, type OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';

/** Whether all of a pattern but one step stands in a stretch as it is. */
function isHeard({ parts }: Pattern, heard: Occurrences, span: Span): boolean {
  const steps = parts.flat();
  const plain = steps.filter((step) =>
    placesOf(
      step.map(({ id }) => id),
      heard,
    ).some((place) => isWithin(place, span)),
  );
  return plain.length > 0 && plain.length >= steps.length - 1;
}

/** Whether a sentence shows a concept if some of its words are taken for what they sound like. */
export function isShownMisheard(sentence: OwnSentence, seed: Seed, id: ConceptId): boolean {
  const { otherwise } = sentence;
  if (otherwise === null) return false;
  return patternsFor(seed, id).some(
    (pattern) =>
      !pattern.absent.some((absent) => sentence.occurrences.has(absent)) &&
      matchPattern(
        { ...pattern, absent: [] },
        otherwise,
        (span) => hasOwnWord(sentence, span) && isHeard(pattern, sentence.told, span),
      ) !== null,
  );
}
