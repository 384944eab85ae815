import { boundaries } from '../../text/sentences.ts';
import { fold } from '../../text/fold.ts';
import { weightOfMarking } from './speaking-of-marking.ts';
import { isAboutMarking, isInjection, isTalkOfMarking, namesMarker } from './steering.ts';

interface Piece {
  readonly text: string;
  readonly isOrder: boolean;
  /** What stands in the same breath as an order: part of it, or the end of what was answered. */
  readonly beside?: string;
}

const FEWEST_WORDS = 3;
const WINDOW = 24; // words: an order is shorter
const STEP = 12;
const LONGEST_SENTENCE = 45; // who only talks of marking takes longer
const NEIGHBOURS = 5;
const CLAUSE = 8;
const LEADS_IN =
  /^\W*(?:and|so|now|please|just|then|also|but|ok|okay|well|note|to|the|as|by|way|et|donc|alors|puis|merci|de|veuillez|svp|mais|bon)\W*$/iu;

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const joined = (words: readonly string[]): string => words.join(' ');

/** The first word from which on a stretch no longer orders anything, less what leads up to it. */
function startOf(words: readonly string[]): number {
  let start = 0;
  while (isInjection(joined(words.slice(start + 1)))) start += 1;
  while (start > 0 && LEADS_IN.test(words[start - 1] ?? '')) start -= 1;
  return start;
}

function endOf(words: readonly string[]): number {
  let end = words.length;
  while (isInjection(joined(words.slice(0, end - 1)))) end -= 1;
  return end;
}

/** Where the first order in a run of words stands. */
function findOrder(words: readonly string[]): { from: number; to: number } | null {
  for (let at = 0; at === 0 || at + STEP < words.length; at += STEP) {
    const window = words.slice(at, at + WINDOW);
    if (!isInjection(joined(window))) {
      if (isTalkOfMarking(joined(window))) return { from: at, to: at + window.length };
      continue;
    }
    const end = endOf(window);
    return { from: at + startOf(window.slice(0, end)), to: at + end };
  }
  const isOneSentence = words.length <= LONGEST_SENTENCE;
  return isOneSentence && isTalkOfMarking(joined(words)) ? { from: 0, to: words.length } : null;
}

/**
 * An order takes the rest of its sentence along, and its beginning where that is short. Words that run
 * on are cut at the order, with those next to it, which may belong to it.
 */
function piecesOf(sentence: string): Piece[] {
  const words = wordsIn(sentence);
  if (words.length === 0) return [];
  const order = findOrder(words);
  if (!order) return [{ text: sentence, isOrder: false }];
  const isRunOn = words.length > WINDOW;
  const start = order.from - (isRunOn ? NEIGHBOURS : 0);
  const from = start >= CLAUSE ? start : 0;
  const to = isRunOn ? order.to + NEIGHBOURS : words.length;
  const before = from > 0 ? [{ text: joined(words.slice(0, from)), isOrder: false }] : [];
  const after = piecesOf(joined(words.slice(to)));
  const beside = joined([...words.slice(from, order.from), ...words.slice(order.to, to)]);
  return [...before, { text: joined(words.slice(from, to)), isOrder: true, beside }, ...after];
}

const countWords = (pieces: readonly Piece[]): number =>
  pieces.flatMap(({ text }) => wordsIn(text)).length;

/** An order without its very words, where that leaves something. */
const besideOrder = ({ text, isOrder, beside = '' }: Piece): Piece[] => {
  if (!isOrder) return [{ text, isOrder }];
  return wordsIn(beside).length < FEWEST_WORDS ? [] : [{ text: beside, isOrder: false }];
};

const isOfTheAnswer = ({ text, isOrder }: Piece): boolean => !isOrder && !isAboutMarking(text);

const holdsOrder = (sentence: readonly Piece[] = []): boolean =>
  sentence.some(({ isOrder }) => isOrder);

/** Whether a sentence orders something, or stands beside one that does and has a word of marking itself. */
function belongsToOrder(sentences: readonly Piece[][], at: number): boolean {
  const sentence = sentences[at] ?? [];
  if (holdsOrder(sentence)) return true;
  const isBeside = holdsOrder(sentences[at - 1]) || holdsOrder(sentences[at + 1]);
  return isBeside && sentence.some(({ text }) => weightOfMarking(fold(text)) > 0);
}

/**
 * What can be taken for the answer: where nobody orders anything, the answer itself; else what was
 * said before the first order, what is left without all orders, and without their very words alone.
 * Whichever earns least counts.
 */
export function readingsOf(answer: string): readonly string[] {
  const sentences = answer.split(boundaries).map(piecesOf);
  const pieces = sentences.flat();
  const first = pieces.findIndex(({ isOrder }) => isOrder);
  if (first === -1) return [answer];
  const before = pieces.slice(0, first).filter(({ text }) => !namesMarker(text));
  const behind = pieces.slice(first);
  const whole = [...before, ...behind.filter(isOfTheAnswer)];
  // Whoever says something false beside an order does not get rid of it.
  const closest = [...before, ...behind.flatMap(besideOrder).filter(isOfTheAnswer)];
  // And who talks of systems besides is not better off for having that left out.
  const spoken = pieces.filter(({ isOrder }) => !isOrder);
  const start = countWords(before) >= FEWEST_WORDS ? [before] : [];
  // Nor does who orders earn anything by how the sentence began, or by what leads up to it.
  const apart = sentences
    .filter((_, at) => !belongsToOrder(sentences, at))
    .flat()
    .filter(isOfTheAnswer);
  const others = countWords(apart) >= FEWEST_WORDS ? [apart] : [];
  const readings = [...start, whole, ...others, closest, ...(whole.length > 0 ? [spoken] : [])];
  return [...new Set(readings.map((reading) => reading.map(({ text }) => text).join('\n')))];
}

/** Whether an answer tries to steer its marking anywhere. */
export const isSteered = (answer: string): boolean =>
  answer.split(boundaries).some((sentence) => findOrder(wordsIn(sentence)) !== null);

/**
 * What is left of an answer that is not about its own marking. What follows an order is taken for
 * part of it, unless nothing was answered before.
 */
export const withoutOrders = (answer: string): string => readingsOf(answer)[0] ?? '';
