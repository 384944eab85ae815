import type { ConceptId } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern, type Occurrence, type Occurrences, type Span } from '../reading/match.ts';
import { affirmedIn, type Pattern } from '../reading/pattern.ts';
import { joinedWords } from '../reading/tokens.ts';
import { placesFor } from './places.ts';
import { hasOwnWord, type OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';
import { isQuestion } from './unasserted.ts';

// "As for the equity value", "in my internship": something else begins.
const OPENING =
  /^(?:so |and |but |mais |et )?(?:as for|as to|as regards|regarding|concerning|quant a|quant aux|pour ce qui|en ce qui|concernant|sur le plan|in my|during my|dans mon|dans mes|en stage|pendant mon|j ai (?:vu|suivi|lu|fait)|i (?:saw|read|worked|followed|remember)|by the way|au fait|more broadly|plus (?:largement|generalement)|(?:et puis )?au dela|vous savez|c est dommage|(?:et )?c est vrai que|d ailleurs|je voudrais insister|so that s really)\b/;
const ACROSS = 22; // words a statement may take up that runs over two sentences

/** The places of two sentences, those of the second moved behind the first. */
function behind(first: Occurrences, second: Occurrences, by: number): Occurrences {
  const occurrences = new Map<string, readonly Occurrence[]>(first);
  for (const [id, all] of second) {
    const moved = all.map(({ start, end, isDenied, isDismissed, clause }): Occurrence => ({
      id,
      start: start + by,
      end: end + by,
      isDenied,
      isDismissed,
      clause: clause + by,
    }));
    const before = first.get(id);
    occurrences.set(id, before ? before.concat(moved) : moved);
  }
  return occurrences;
}

// "Deferred tax? Not my department": a short question opens a subject and ends none.
const LONGEST_OPENING = 8;

/** Whether a sentence turns to something else than the one before it. */
export const turnsAway = ({ text, tokens }: OwnSentence): boolean =>
  OPENING.test(joinedWords(tokens)) || (tokens.length <= LONGEST_OPENING && isQuestion(text));

/** Two sentences read as one: people say in two breaths what a book says in one. */
export function joined(first: OwnSentence, second: OwnSentence): OwnSentence {
  const by = first.tokens.length;
  const occurrences = behind(first.occurrences, second.occurrences, by);
  const isAllTold = first.told === first.occurrences && second.told === second.occurrences;
  return {
    ...first,
    text: `${first.text} ${second.text}`,
    tokens: [...first.tokens, ...second.tokens],
    occurrences,
    told: isAllTold ? occurrences : behind(first.told, second.told, by),
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
  const isDenied = (pattern: Pattern) =>
    affirmedIn(pattern).some((part) =>
      pair.occurrences.get(part)?.some((occurrence) => occurrence.isDenied),
    );
  return patternsFor(seed, id).some(
    (pattern) =>
      matchPattern(pattern, placesFor(pair, id), accepts, ACROSS) !== null && !isDenied(pattern),
  );
}
