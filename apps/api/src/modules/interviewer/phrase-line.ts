import type { InterviewLanguage } from '@greenshoe/shared-types';
import type { Phraser } from '../../providers/language-model/phraser.ts';
import { isAcceptableWording } from './accept-wording.ts';
import type { Turn, TurnStore } from './turns.repository.ts';

const PHRASED: ReadonlySet<string | null> = new Set(['question', 'follow_up', 'press']);

export interface NewLine {
  readonly turn: Turn;
  readonly language: InterviewLanguage;
  readonly answer: string | null;
}

/**
 * Finds the words a line is said in. Whoever asks for it first waits for the model; anybody who asks
 * meanwhile gets the line as it is, and with that it is decided for both.
 */
export function createLinePhraser(phraser: Phraser | null) {
  const mayBePhrased = ({ act }: Turn) => phraser !== null && PHRASED.has(act);

  return {
    /** Outside any transaction, once the line is stored. */
    async first(turns: TurnStore, interviewId: string, { turn, language, answer }: NewLine) {
      const { text: line, act } = turn;
      if (!phraser || act === null || !mayBePhrased(turn)) return line;
      const wording = await phraser.phrase({ line, language, act, answer });
      if (wording === null || !isAcceptableWording(line, wording, language)) return line;
      return turns.settleWords(interviewId, turn, wording);
    },

    /** The words a stored line was said in, or is from now on. */
    async again(turns: TurnStore, interviewId: string, turn: Turn) {
      if (turn.spokenText !== null) return turn.spokenText;
      if (!mayBePhrased(turn)) return turn.text;
      return turns.settleWords(interviewId, turn, turn.text);
    },
  };
}
