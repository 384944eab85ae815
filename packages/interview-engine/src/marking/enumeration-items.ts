import { isConcept } from '../content/concepts/index.ts';
import { actIds } from '../content/lexicon/index.ts';
import { type Occurrence, placesOf, type Span } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { isWithin, spansFrom } from '../reading/spans.ts';
import { joinedWords } from '../reading/tokens.ts';
import {
  ACTING,
  AND,
  AND_SO_ON,
  ARTICLE,
  INFINITIVE_WITH_OBJECT,
  NEW_CLAUSE,
  NOUN,
  VERBAL_OR_FIGURE,
} from './enumeration-words.ts';

const LONGEST_ITEM = 3;

/** A stretch between two pauses, or between a pause and "and". */
export function stretchesOf({ tokens }: ReadSentence): Span[] {
  const starts = tokens.flatMap(({ word, afterPause }, at) =>
    at === 0 || afterPause || AND.test(word) || NEW_CLAUSE.test(word) ? at : [],
  );
  return spansFrom(starts, tokens.length);
}

export interface Contents {
  readonly named: readonly Occurrence[];
  readonly acts: readonly Span[];
}

/** Whether a stretch is a thing without a verb; after "there is" a thing may bear the name of an act. */
export function isItem(
  { tokens }: ReadSentence,
  { named, acts }: Contents,
  stretch: Span,
  isAfterThereIs = false,
): boolean {
  const isNamed = (at: number) => named.some(({ start, end }) => at >= start && at < end);
  const at = Array.from({ length: stretch.end - stretch.start }, (_, step) => stretch.start + step);
  const words = at.filter((place) => {
    const word = tokens[place]?.word ?? '';
    return !ARTICLE.test(word) && !AND.test(word);
  });
  const own = words.filter((place) => !isNamed(place));
  if (words.length === 0 || own.length > LONGEST_ITEM) return false;
  const first = words[0] ?? stretch.start;
  if (INFINITIVE_WITH_OBJECT.test(joinedWords(tokens, first, Math.min(first + 2, stretch.end))))
    return false;
  if (at.some((place) => VERBAL_OR_FIGURE.test(tokens[place]?.word ?? '') && !isNamed(place)))
    return false;
  return (
    words.length === 1 ||
    (isAfterThereIs && !at.some((place) => ACTING.test(tokens[place]?.word ?? ''))) ||
    !acts.some((act) => isWithin(act, stretch) && !named.some((name) => isWithin(act, name)))
  );
}

/** Whether a stretch is only the "and" before another one. */
export const isAnd = ({ tokens }: ReadSentence, { start, end }: Span): boolean =>
  end - start === 1 && AND.test(tokens[start]?.word ?? '');

/** Whether a list trails off: "and so on". */
export const isOpen = ({ tokens }: ReadSentence, { start, end }: Span): boolean =>
  AND_SO_ON.test(joinedWords(tokens, start, end));

export function contentsOf({ tokens, occurrences }: ReadSentence): Contents {
  return {
    named: [...occurrences].flatMap(([id, found]) => (isConcept(id) ? found : [])),
    acts: placesOf(actIds, occurrences).filter(
      ({ start }) => !NOUN.test(tokens[start]?.word ?? ''),
    ),
  };
}
