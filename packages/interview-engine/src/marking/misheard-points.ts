import type { ConceptId } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern, type Occurrences, placesOf, type Span } from '../reading/match.ts';
import type { Pattern, Step } from '../reading/pattern.ts';
import { isWithin } from '../reading/spans.ts';
import { hasOwnWord, type OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';

/** Whether all of a pattern but one step stands somewhere as it is. */
function isHeard({ parts }: Pattern, stands: (step: Step) => boolean): boolean {
  const steps = parts.flat();
  const plain = steps.filter(stands);
  return plain.length > 0 && plain.length >= steps.length - 1;
}

const standsIn =
  (heard: Occurrences) =>
  (step: Step): boolean =>
    step.some(({ id }) => heard.has(id));

const standsWithin =
  (span: Span, heard: Occurrences) =>
  (step: Step): boolean =>
    placesOf(
      step.map(({ id }) => id),
      heard,
    ).some((place) => isWithin(place, span));

/** Whether a sentence shows a concept if some of its words are taken for what they sound like. */
export function isShownMisheard(sentence: OwnSentence, seed: Seed, id: ConceptId): boolean {
  const { otherwise, occurrences, told } = sentence;
  if (otherwise === null) return false;
  return patternsFor(seed, id)
    .filter(({ absent }) => !absent.some((each) => occurrences.has(each)))
    .filter((pattern) => isHeard(pattern, standsIn(told)))
    .some((pattern) => {
      const accepts = (span: Span) =>
        hasOwnWord(sentence, span) && isHeard(pattern, standsWithin(span, told));
      return matchPattern({ ...pattern, absent: [] }, otherwise(), accepts) !== null;
    });
}
