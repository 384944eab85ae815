import type { AnswerPart } from './exchanges.ts';
import { takesBack } from './figure-taken-back.ts';
import { type AskedFigure, judgeNumber, type MarkedNumeric } from './judge-number.ts';

/** A reply, with what is held against it: `null` where the question itself was answered. */
export type Reply = Pick<AnswerPart, 'text' | 'heldAgainst' | 'hasFigures'>;

interface Turn extends Pick<Reply, 'heldAgainst' | 'hasFigures'> {
  readonly sentences: string[];
}

/** What was heard of the figure so far. */
interface Heard {
  readonly sentences: readonly string[];
  readonly figure: MarkedNumeric | null;
}

/** The sentences of an answer by the replies they were said in. */
function turnsOf(sentences: readonly string[], replies: readonly Reply[]): readonly Turn[] {
  const turns = replies.map((reply): Turn => ({ ...reply, sentences: [] }));
  if (turns.length === 0)
    return [{ sentences: [...sentences], heldAgainst: null, hasFigures: true }];
  let at = 0;
  for (const sentence of sentences) {
    const found = replies.findIndex(({ text }, index) => index >= at && text.includes(sentence));
    at = found === -1 ? at : found;
    turns[at]?.sentences.push(sentence);
  }
  return turns;
}

const isGiven = (figure: MarkedNumeric | null): figure is MarkedNumeric =>
  figure !== null && figure.verdict !== 'absent';

const isRight = (figure: MarkedNumeric | null): boolean =>
  figure?.verdict === 'right' && !figure.mayBeChance;

// "18, is that what you have?" is an answer; "is it 12 for the peers?" in a later reply is none.
const isAskedBack = (sentence: string): boolean => /\?\W*$/.test(sentence);

const isTakenBack = (asked: AskedFigure, figure: MarkedNumeric | null, said: string): boolean =>
  isGiven(figure) && takesBack(said, figure.given ?? '', asked.spokenIn ?? asked.language);

/** Whether the figures of a reply are those asked for, where they are not right. */
function isOfTheQuestion(
  { heldAgainst, hasFigures }: Turn,
  figure: MarkedNumeric | null,
  own: MarkedNumeric | null,
): boolean {
  if (!hasFigures) return false;
  if (heldAgainst === null) return !isRight(figure) || isGiven(own);
  return heldAgainst.length > 0 && !isGiven(figure);
}

/** What one more reply does to the figure that stands. */
function hear(asked: AskedFigure, heard: Heard, turn: Turn): Heard {
  const { sentences, figure } = heard;
  const said = turn.sentences.filter((text) => !(isRight(figure) && isAskedBack(text)));
  const own = judgeNumber(asked, said);
  if (isGiven(own) && isTakenBack(asked, figure, said.join('\n')))
    return { sentences: said, figure: own };
  const both = [...sentences, ...said];
  const judged = judgeNumber(asked, both);
  const counts = judged?.verdict === 'right' || isOfTheQuestion(turn, figure, own);
  return counts ? { sentences: both, figure: judged } : heard;
}

/**
 * The figure of an answer, reply by reply. One that was given stands: what is said to a follow-up, or
 * asked back, is of something else unless it takes the figure back. What is wrong before the figures of
 * the question were put was reckoned with others.
 */
export function judgeFigure(
  asked: AskedFigure,
  sentences: readonly string[],
  replies: readonly Reply[] = [],
): MarkedNumeric | null {
  const nothing: Heard = { sentences: [], figure: judgeNumber(asked, []) };
  return turnsOf(sentences, replies).reduce((heard, turn) => hear(asked, heard, turn), nothing)
    .figure;
}
