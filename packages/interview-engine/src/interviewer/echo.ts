import { wordsOf } from '../text/fold.ts';

const ENOUGH_TO_JUDGE = 6;
const SAID_BACK = 0.9;

/** Whether an answer only says back what the interviewer said. */
export function isEcho(answer: string, heard: string): boolean {
  const words = wordsOf(answer);
  const known = new Set(wordsOf(heard));
  const back = words.filter((word) => known.has(word)).length;
  return words.length >= ENOUGH_TO_JUDGE && back >= words.length * SAID_BACK;
}
