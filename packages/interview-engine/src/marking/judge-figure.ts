import type { AnswerPart } from './exchanges.ts';
import { takesBack } from './figure-taken-back.ts';
import { type AskedFigure, judgeNumber, type MarkedNumeric } from './judge-number.ts';

/** A reply, with what is held against it: `null` where the question itself was answered. */
export type Reply = Pick<AnswerPart, 'text' | 'heldAgainst'>;

interface Turn {
  readonly sentences: string[];
  readonly heldAgainst: Reply['heldAgainst'];
}

/** What was heard of the figure so far. */
interface Heard {
  readonly sentences: readonly string[];
  readonly figure: MarkedNumeric | null;
}

const NOTHING: Heard = { sentences: [], figure: null };

/** The sentences of an answer by the replies they were said in. */
function turnsOf(sentences: readonly string[], replies: readonly Reply[]): readonly Turn[] {
  const turns = replies.map(({ heldAgainst }): Turn => ({ sentences: [], heldAgainst }));
  if (turns.length === 0) return [{ sentences: [...sentences], heldAgainst: null }];
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

/** What one more reply does to the figure that stands. */
function hear(asked: AskedFigure, { sentences, figure }: Heard, turn: Turn): Heard {
  const said = isRight(figure)
    ? turn.sentences.filter((text) => !isAskedBack(text))
    : turn.sentences;
  const both = [...sentences, ...said];
  const judged = judgeNumber(asked, both);
  if (
    isGiven(figure) &&
    takesBack(said.join('\n'), figure.given ?? '', asked.spokenIn ?? asked.language)
  ) {
    const own = judgeNumber(asked, said);
    if (isGiven(own)) return { sentences: said, figure: own };
  }
  const isOnQuestion = turn.heldAgainst === null;
  const counts = isOnQuestion
    ? !isRight(figure) || isRight(judged) || isGiven(judgeNumber(asked, said))
    : judged?.verdict === 'right' || (!isGiven(figure) && turn.heldAgainst?.length !== 0);
  return counts ? { sentences: both, figure: judged } : { sentences, figure };
}

/**
 * The figure of an answer, reply by reply. One that was given stands: what is said to a follow-up, or
 * asked back, is of something else unless it takes the figure back.
 */
export const judgeFigure = (
  asked: AskedFigure,
  sentences: readonly string[],
  replies: readonly Reply[] = [],
): MarkedNumeric | null =>
  turnsOf(sentences, replies).reduce((heard, turn) => hear(asked, heard, turn), NOTHING).figure;
