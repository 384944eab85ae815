import { wordsOf } from '../text/fold.ts';
import { phrasesOf } from './intent-phrases.ts';

export type Intent =
  | 'silence'
  | 'greeting'
  | 'repeat'
  | 'thinking'
  | 'help'
  | 'skip'
  | 'stop'
  | 'rude'
  | 'aside'
  | 'late'
  | 'clarify'
  | 'question_back'
  | 'switch_language'
  | 'answer';

// Phrases are compared folded. A long answer that merely contains one is still an answer.
const LONGEST_REQUEST = 16;
const LONGEST_CALL_FOR_HELP = 9;
const LONGEST_PAUSE = 8;
const LONGEST_QUESTION_BACK = 10;
const LONGEST_GREETING = 5;
const LONGEST_JOKE = 30;

const { late, joke, requests, clarify, help, greeting } = phrasesOf;

/** Whether a request is nothing but that: "let me see, 160 minus 40" is the beginning of an answer. */
function isRequest(request: Intent, length: number, hasDigit: boolean): boolean {
  if (request === 'thinking') return !hasDigit && length <= LONGEST_PAUSE;
  return request !== 'question_back' || (!hasDigit && length <= LONGEST_QUESTION_BACK);
}

/** What a turn of the candidate asks of the interviewer; `answer` unless it is clearly a request. */
export function intentOf(text: string): Intent {
  const words = wordsOf(text);
  if (words.length === 0 || !/\p{L}|\p{N}/u.test(text)) return 'silence';
  const folded = words.join(' ');
  if (late.test(folded)) return 'late';
  if (words.length <= LONGEST_JOKE && joke.test(folded)) return 'aside';
  if (words.length > LONGEST_REQUEST) return 'answer';
  const found = requests.find(([, pattern]) => pattern.test(folded))?.[0];
  if (found && isRequest(found, words.length, /\d/.test(folded))) return found;
  if (clarify.test(folded) && !/\d/.test(folded)) return 'clarify';
  if (words.length <= LONGEST_CALL_FOR_HELP && help.test(folded) && !/\d/.test(folded))
    return 'help';
  return words.length <= LONGEST_GREETING && greeting.test(folded) ? 'greeting' : 'answer';
}
