import { spokenWords } from './fillers.ts';
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
const LONGEST_PAUSE = 9;
const LONGEST_QUESTION_BACK = 10;
const LONGEST_GREETING = 5;
const LONGEST_JOKE = 30;
const MOST_WORDS_AFTER_A_LAUGH = 7; // whoever goes on after it answers
const LONGEST_QUESTION_TO_YOU = 20;

const { late, joke, requests, clarify, help, greeting, courtesy, toYou } = phrasesOf;

/** Whether a request is nothing but that: "let me see, 160 minus 40" is the beginning of an answer. */
function isRequest(request: Intent, length: number, hasDigit: boolean): boolean {
  if (request === 'thinking') return !hasDigit && length <= LONGEST_PAUSE;
  return request !== 'question_back' || (!hasDigit && length <= LONGEST_QUESTION_BACK);
}

function isJoke(folded: string, length: number): boolean {
  if (length > LONGEST_JOKE || !joke.test(folded)) return false;
  const after = folded.split(joke).at(-1)?.trim() ?? '';
  return after.split(' ').length <= MOST_WORDS_AFTER_A_LAUGH;
}

/** What a turn of the candidate asks of the interviewer; `answer` unless it is clearly a request. */
export function intentOf(text: string): Intent {
  if (!/\p{L}|\p{N}/u.test(text)) return 'silence';
  const words = spokenWords(text);
  if (words.length === 0) return 'thinking';
  const folded = words.join(' ');
  if (late.test(folded)) return 'late';
  const request = requestIn(folded, words.length);
  if (request) return request;
  if (courtesy.test(folded)) return 'greeting';
  if (isJoke(folded, words.length)) return 'aside';
  if (words.length <= LONGEST_QUESTION_TO_YOU && /\?\s*$/.test(text) && toYou.test(folded))
    return 'question_back';
  return words.length <= LONGEST_GREETING && greeting.test(folded) ? 'greeting' : 'answer';
}

/** A request that a short turn makes. */
function requestIn(folded: string, length: number): Intent | null {
  if (length > LONGEST_REQUEST) return null;
  const hasDigit = /\d/.test(folded);
  const found = requests.find(([, pattern]) => pattern.test(folded))?.[0];
  if (found && isRequest(found, length, hasDigit)) return found;
  if (hasDigit) return null;
  if (clarify.test(folded)) return 'clarify';
  return length <= LONGEST_CALL_FOR_HELP && help.test(folded) ? 'help' : null;
}
