import type { Occurrence, Occurrences, Span } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { isWithin } from '../reading/spans.ts';
import { joinedWords } from '../reading/tokens.ts';
import {
  type Contents,
  contentsOf,
  isAnd,
  isItem,
  isOpen,
  stretchesOf,
} from './enumeration-items.ts';
import {
  ANNOUNCING,
  BEGINNING,
  HOLDING_UP,
  LOOKING_AT,
  NEW_CLAUSE,
  TAKING_UP,
  THEM,
  THERE_IS,
} from './enumeration-words.ts';

const FEWEST_ITEMS = 3;
const FEWEST_NAMES = 2;
const FEWEST_LOOKED_AT = 4;
const MANY_ITEMS = 5;
const LONGEST_LEAD = 4; // "and then there is"

interface Head extends Span {
  readonly isLookedAt: boolean;
  readonly isAfterThereIs: boolean;
  /** Whether nothing stands before what holds the list up. */
  readonly isBare: boolean;
}

/** The first item of a list without what holds the list up; `null` where something else is said first. */
function headOf(sentence: ReadSentence, contents: Contents, stretch: Span): Head | null {
  for (let start = stretch.end - 1; start > stretch.start; start -= 1) {
    const head = { start, end: stretch.end };
    const lead = joinedWords(sentence.tokens, stretch.start, start);
    const isHeldUp = HOLDING_UP.test(lead);
    if (!isHeldUp && !LOOKING_AT.test(lead)) continue;
    const isAfterThereIs = THERE_IS.test(lead);
    if (isItem(sentence, contents, head, isAfterThereIs))
      return {
        ...head,
        isLookedAt: !isHeldUp,
        isAfterThereIs,
        isBare: start - stretch.start <= LONGEST_LEAD,
      };
  }
  return null;
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
  if (!head && !((isFirst || isAnnounced) && isItem(sentence, contents, opening, isAnnounced)))
    return null;
  const isOnlyThere = head?.isAfterThereIs === true || isAnnounced;
  const goesOn = (stretch: Span) =>
    isItem(sentence, contents, stretch, isOnlyThere) ||
    isAnd(sentence, stretch) ||
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
  const items = 1 + others.filter((stretch) => !isAnd(sentence, stretch)).length;
  const fewest = isOnlyThere && items >= MANY_ITEMS ? 0 : isLong ? 1 : FEWEST_NAMES;
  return items >= enough && new Set(named).size >= fewest ? list : null;
}

/** Where a sentence holds up one name after the other and says nothing of any of them. */
function enumerationsIn(sentence: ReadSentence): Span[] {
  const stretches = stretchesOf(sentence);
  if (stretches.length < FEWEST_ITEMS) return [];
  const contents = contentsOf(sentence);
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
