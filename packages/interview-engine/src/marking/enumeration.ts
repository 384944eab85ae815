import { isConcept } from '../content/concepts/index.ts';
import { actIds } from '../content/lexicon/index.ts';
import { type Occurrence, type Occurrences, placesOf, type Span } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { isWithin, spansFrom } from '../reading/spans.ts';
import { joinedWords } from '../reading/tokens.ts';
import {
  AND,
  ANNOUNCING,
  ARTICLE,
  HOLDING_UP,
  INFINITIVE_WITH_OBJECT,
  LOOKING_AT,
  BEGINNING,
  VERBAL_OR_FIGURE,
  NOUN,
  TAKING_UP,
  THEM,
  NEW_CLAUSE,
  AND_SO_ON,
} from './enumeration-words.ts';

const LONGEST_ITEM = 3;
const FEWEST_ITEMS = 3;
const FEWEST_NAMES = 2;
const FEWEST_LOOKED_AT = 4;
const LONGEST_LEAD = 4; // "and then there is"

/** A stretch between two pauses, or between a pause and "and". */
function stretchesOf({ tokens }: ReadSentence): Span[] {
  const starts = tokens.flatMap(({ word, afterPause }, at) =>
    at === 0 || afterPause || AND.test(word) || NEW_CLAUSE.test(word) ? at : [],
  );
  return spansFrom(starts, tokens.length);
}

interface Contents {
  readonly named: readonly Occurrence[];
  readonly acts: readonly Span[];
}

/** Whether a stretch is a thing without a verb. */
function isItem({ tokens }: ReadSentence, { named, acts }: Contents, stretch: Span): boolean {
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
    !acts.some((act) => isWithin(act, stretch) && !named.some((name) => isWithin(act, name)))
  );
}

interface Head extends Span {
  readonly isLookedAt: boolean;
  /** Whether nothing stands before what holds the list up. */
  readonly isBare: boolean;
}

/** The first item of a list without what holds the list up; `null` where something else is said first. */
function headOf(sentence: ReadSentence, contents: Contents, stretch: Span): Head | null {
  for (let start = stretch.end - 1; start > stretch.start; start -= 1) {
    const head = { start, end: stretch.end };
    const lead = joinedWords(sentence.tokens, stretch.start, start);
    if ((HOLDING_UP.test(lead) || LOOKING_AT.test(lead)) && isItem(sentence, contents, head))
      return {
        ...head,
        isLookedAt: !HOLDING_UP.test(lead),
        isBare: start - stretch.start <= LONGEST_LEAD,
      };
  }
  return null;
}

/** Whether a list trails off: "and so on". */
const isOpen = ({ tokens }: ReadSentence, { start, end }: Span): boolean =>
  AND_SO_ON.test(joinedWords(tokens, start, end));

function contentsOf({ tokens, occurrences }: ReadSentence): Contents {
  return {
    named: [...occurrences].flatMap(([id, found]) => (isConcept(id) ? found : [])),
    acts: placesOf(actIds, occurrences).filter(
      ({ start }) => !NOUN.test(tokens[start]?.word ?? ''),
    ),
  };
}

/** Whether what follows a list at the beginning of a sentence takes it up and does nothing with it. */
function isTakenUp({ tokens }: ReadSentence, { acts }: Contents, after: Span): boolean {
  const first = tokens[after.start];
  if (!first || !TAKING_UP.test(first.word)) return false;
  const isActedOn =
    acts.some((act) => isWithin(act, after)) &&
    tokens.slice(after.start, after.end).some(({ word }) => THEM.test(word));
  return (first.afterPause || NEW_CLAUSE.test(first.word)) && !isActedOn;
}

/** The list that begins with a stretch, if one does. */
function listFrom(
  sentence: ReadSentence,
  contents: Contents,
  stretches: readonly Span[],
  first: number,
): Span | null {
  const opening = stretches[first];
  if (!opening) return null;
  const head = headOf(sentence, contents, opening);
  const before = stretches[first - 1];
  const isAnnounced =
    before !== undefined && ANNOUNCING.test(joinedWords(sentence.tokens, before.start, before.end));
  const isFiller = ({ start, end }: Span) =>
    end - start === 1 && BEGINNING.test(sentence.tokens[start]?.word ?? '');
  if (isFiller(opening)) return null;
  const isFirst = stretches.slice(0, first).every(isFiller);
  if (!head && !((isFirst || isAnnounced) && isItem(sentence, contents, opening))) return null;
  const goesOn = (stretch: Span) =>
    isItem(sentence, contents, stretch) ||
    headOf(sentence, contents, stretch)?.isBare === true ||
    isOpen(sentence, stretch);
  const rest = stretches.slice(first + 1);
  const stop = rest.findIndex((stretch) => !goesOn(stretch));
  const others = stop < 0 ? rest : rest.slice(0, stop);
  const list = { start: (head ?? opening).start, end: others.at(-1)?.end ?? opening.end };
  const after = rest[others.length];
  if (!head && !isAnnounced && !(after && isTakenUp(sentence, contents, after))) return null;
  const isLong = isOpen(sentence, list);
  const enough = head?.isLookedAt === true && !isLong ? FEWEST_LOOKED_AT : FEWEST_ITEMS;
  const named = contents.named.filter((name) => isWithin(name, list)).map(({ id }) => id);
  const isOfNames = new Set(named).size >= (isLong ? 1 : FEWEST_NAMES);
  return others.length + 1 >= enough && isOfNames ? list : null;
}

/** Where a sentence holds up one name after the other and says nothing of any of them. */
function enumerationsIn(sentence: ReadSentence): Span[] {
  const stretches = stretchesOf(sentence);
  if (stretches.length < FEWEST_ITEMS) return [];
  const contents = contentsOf(sentence);
  if (contents.named.length === 0) return [];
  return stretches.flatMap(
    (_stretch, first) => listFrom(sentence, contents, stretches, first) ?? [],
  );
}

/** What a sentence speaks of beyond the lists in it. */
export function toldIn(sentence: ReadSentence): Occurrences {
  const lists = enumerationsIn(sentence);
  if (lists.length === 0) return sentence.occurrences;
  const isTold = (place: Occurrence) => !lists.some((list) => isWithin(place, list));
  return new Map(
    [...sentence.occurrences]
      .map(([id, all]) => [id, all.filter(isTold)] as const)
      .filter(([, all]) => all.length > 0),
  );
}
