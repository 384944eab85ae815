import { isConcept } from '../content/concepts/index.ts';
import { actIds } from '../content/lexicon/index.ts';
import { type Occurrence, placesOf, type Span } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { hasOwnWord, type OwnSentence } from './own-words.ts';

const REACH = 9;
const LIST_GAP = 2;
const LISTED_NEIGHBOURS = 2;

const distance = (a: Span, b: Span): number =>
  a.start >= b.end ? a.start - b.end : b.start - a.end;

const isNear = (a: Span, b: Span): boolean => {
  const apart = distance(a, b);
  return apart >= 0 && apart <= REACH;
};

/** Whether a name is one of several that follow each other with nothing said between them. */
function isListed(sentence: ReadSentence, named: Occurrence): boolean {
  const neighbours = [...sentence.occurrences.values()]
    .flat()
    .filter(({ id }) => isConcept(id))
    .filter((other) => distance(other, named) >= 0 && distance(other, named) <= LIST_GAP);
  return new Set(neighbours.map(({ start }) => start)).size >= LISTED_NEIGHBOURS;
}

/**
 * Whether something is said about what stands at a place: an act or a figure near it that the
 * question did not hand over. "WACC is a very important topic" says nothing; "we discount at the WACC" does.
 */
export function isStatement(sentence: OwnSentence, named: Occurrence): boolean {
  const acts = placesOf([...actIds, '#'], sentence.occurrences).filter((act) =>
    hasOwnWord(sentence, act),
  );
  const near = new Set(acts.filter((act) => isNear(act, named)).map(({ start }) => start));
  return near.size >= (isListed(sentence, named) ? 2 : 1);
}
