import type { Turn } from './turns.repository.ts';

/** Something said in a call, in milliseconds of the epoch, as the platform reports it afterwards. */
export interface CallMessage {
  readonly role: Turn['role'];
  readonly text: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
}

export interface TimedTurn {
  readonly seq: number;
  readonly startedAt: number;
  readonly endedAt: number;
}

// How far a message may be from where it is expected: reminders and asides stand in between.
const LOOK_AHEAD = 8;
const SAME = 0.6; // share of words in common: recognisers correct themselves
const COMPLETE = 0.6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words of the first also stand in the second, each as often as it does there. */
function shared(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

function isPartOf({ role, text }: CallMessage, turn: Turn): boolean {
  const words = wordsOf(text);
  const said = wordsOf(turn.spokenText ?? turn.text);
  return role === turn.role && words.length > 0 && shared(words, said) >= words.length * SAME;
}

/** The messages a turn was reported in: one, or several in a row where it came in pieces. */
function piecesOf(turn: Turn, messages: readonly CallMessage[], from: number) {
  const first = messages.slice(from, from + LOOK_AHEAD).findIndex((each) => isPartOf(each, turn));
  if (first === -1) return null;
  const start = from + first;
  const rest = messages.slice(start + 1).findIndex((each) => !isPartOf(each, turn));
  const end = rest === -1 ? messages.length : start + 1 + rest;
  return { end, pieces: messages.slice(start, end) };
}

/** Of an answer nearly everything must have been reported, of a line what was heard before a cut. */
function isWhole(turn: Turn, pieces: readonly CallMessage[]): boolean {
  if (turn.role === 'interviewer') return true;
  const said = wordsOf(turn.text);
  return shared(said, wordsOf(pieces.map(({ text }) => text).join(' '))) >= said.length * COMPLETE;
}

/**
 * When the turns of one call were said, by the platform's messages in the order in which they came.
 * A message that belongs to no turn is passed over; a turn without its messages, or whose end nobody
 * measured, gets no time.
 */
export function matchMessages(
  turns: readonly Turn[],
  messages: readonly CallMessage[],
): TimedTurn[] {
  let from = 0;
  return turns.flatMap((turn) => {
    const found = piecesOf(turn, messages, from);
    if (!found) return [];
    from = found.end;
    const startedAt = found.pieces[0]?.startedAt;
    const endedAt = found.pieces.at(-1)?.endedAt ?? null;
    if (startedAt === undefined || endedAt === null || !isWhole(turn, found.pieces)) return [];
    return endedAt > startedAt ? [{ seq: turn.seq, startedAt, endedAt }] : [];
  });
}
