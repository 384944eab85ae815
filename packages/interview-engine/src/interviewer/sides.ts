import { sentencesOf } from '../text/sentences.ts';
import { spokenWords } from './fillers.ts';
import { manners, patterns, sides } from './requests/index.ts';
import type { Side } from './requests/sides/side.ts';

const LONGEST = 20; // words
const SHORTEST_TAIL = 3;
const FEWEST_WORDS = 3; // of an answer, before a question that no full stop divides from it

/** Said in passing, not instead of what was asked for; a kind word to the nervous comes first. */
const REMARKS: readonly Side[] = ['nervous', 'wellbeing', 'line', 'hearing', 'pleasantry'];
/** What no answer is interrupted for. */
const ALONE: ReadonlySet<Side> = new Set<Side>([
  'plea',
  'pause',
  'back',
  'wellbeing',
  'pleasantry',
  'nervous',
]);
/** Asked at the end of an answer only: in the middle "Where are we?" is rhetorical. */
const AT_THE_END: ReadonlySet<Side> = new Set<Side>(['place', 'verdict', 'bank', 'marked']);
/** Asked without a break at the end of an answer, as a recogniser writes it down. */
const TRAILING: ReadonlySet<Side> = new Set<Side>(['place', 'verdict', 'tools', 'marked']);
const ASKS =
  /^(?:is|was|am|did|does|do|how|what|which|where|can|could|may|will|are|combien|quelle|est|on|il|j|c|je|a|sommes|ai)$/;
const SHORTENED = /\b(what|who|where|when|how|it|that|there|everything) s\b/g;
const APOLOGY = /\b(?:sorry|excuse|apolog\w+|desolee?|pardon|excusez)\b/;
// "I have two points, c'est bien ça ?" wants no verdict.
const TAG = /^c est (?:bien )?ca$/;
// Whoever says so has answered.
const DONE = /\b(?:that is all|that s all|c est tout|that is it|rien d autre|nothing else)\b/;
// "It depends on how much time we have left": part of what is said.
const GOVERNS =
  /\b(?:on|of|to|about|know|see|ask|asks|say|says|check|matters?|if|whether|and|or|but|is|depends|than|de|sur|si|que|qu|savoir|voir|dire|et|ou|mais|depend|demande|selon|a|because|car)$/;

/** How a stretch ends: on a question mark, or on nothing, as a turn of its own or behind something else. */
type Ending = 'asked' | 'alone' | 'open' | 'stated';

interface Piece {
  readonly side: Side | null;
  readonly words: string;
  readonly isAsked: boolean;
  /** Whether it says anything besides. */
  readonly isContent: boolean;
}

/** What folded words ask about the interview, if they ask nothing else. */
function sideOf(words: string, ending: Ending): Side | null {
  if (words.split(' ').length > LONGEST) return null;
  const found = sides.find(
    ({ plain, stated, asked }) =>
      plain.test(words) ||
      (ending === 'asked' && asked.test(words)) ||
      (ending === 'alone' && stated.test(words)),
  );
  return found?.side ?? null;
}

function pieceOf(text: string, ending: Ending): Piece {
  const words = spokenWords(text).join(' ').replace(SHORTENED, '$1 is');
  const side = words === '' || DONE.test(words) ? null : sideOf(words, ending);
  const isManners = words === '' || patterns.courtesy.test(words) || manners.test(words);
  return { side, words, isAsked: ending !== 'stated', isContent: side === null && !isManners };
}

/** A sentence, in the pieces that commas make of it where it is no request as a whole. */
function piecesOf(sentence: string, isLast: boolean, isAlone: boolean): Piece[] {
  const isOpen = isLast && !/[.!…]$/.test(sentence);
  const last = sentence.endsWith('?') ? 'asked' : isOpen ? 'open' : 'stated';
  const whole = pieceOf(sentence, last === 'open' && isAlone ? 'alone' : last);
  if (whole.side !== null) return [whole];
  const parts = sentence.split(/,\s+|\s[-–:]\s/);
  return parts.map((part, index) => pieceOf(part, index === parts.length - 1 ? last : 'stated'));
}

/** What is asked at the end of a sentence that runs on. */
function trailing({ words }: Piece): Side | null {
  const all = words.split(' ');
  const first = Math.max(FEWEST_WORDS, all.length - LONGEST);
  for (let at = first; at <= all.length - SHORTEST_TAIL; at += 1) {
    if (!ASKS.test(all[at] ?? '') || GOVERNS.test(all[at - 1] ?? '')) continue;
    const side = sideOf(all.slice(at).join(' '), 'stated');
    if (side !== null && TRAILING.has(side)) return side;
  }
  return null;
}

/** Whether a piece of an answer is asked besides it: a verdict at its end, an excuse with an apology. */
function isBeside({ side, words, isAsked }: Piece, isLast: boolean): boolean {
  if (side === null || ALONE.has(side) || TAG.test(words)) return false;
  if (side === 'line') return APOLOGY.test(words);
  return isAsked && (isLast || !AT_THE_END.has(side));
}

export interface Sides {
  /** What a turn asks or remarks that is nothing but that. */
  readonly alone: Side | null;
  /** What an answer asks besides. */
  readonly beside: Side | null;
}

/** What a turn asks about the interview itself. */
export function sidesIn(text: string): Sides {
  const sentences = sentencesOf(text);
  const pieces = sentences.flatMap((sentence, index) =>
    piecesOf(sentence, index === sentences.length - 1, sentences.length === 1),
  );
  const found = pieces.flatMap(({ side }) => side ?? []);
  if (!pieces.some(({ isContent }) => isContent)) {
    const asked = found.findLast((side) => !REMARKS.includes(side));
    const remark = REMARKS.find((side) => found.includes(side));
    return { alone: asked ?? remark ?? null, beside: null };
  }
  const last = pieces.at(-1);
  const beside = pieces.findLast((piece) => isBeside(piece, piece === last))?.side;
  const isOpenEnded = last?.side === null && !/[.!…]$/.test(text.trimEnd());
  return { alone: null, beside: beside ?? (isOpenEnded ? trailing(last) : null) };
}
