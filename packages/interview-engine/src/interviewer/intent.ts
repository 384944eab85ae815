import { sentencesOf } from '../text/sentences.ts';
import { spokenWords } from './fillers.ts';
import { clarify, clarifyInAQuestion } from './requests/clarify.ts';
import { courtesy, greeting } from './requests/greeting.ts';
import { help, hint } from './requests/help.ts';
import { requests } from './requests/index.ts';
import { joke } from './requests/joke.ts';
import { late } from './requests/late.ts';
import { toYou } from './requests/question-back.ts';
import { switchLanguage } from './requests/switch-language.ts';

export type Intent =
  | 'silence'
  | 'greeting'
  | 'repeat'
  | 'proceed'
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
const LONGEST_CALL_FOR_HELP = 12;
const LONGEST_PAUSE = 12;
const LONGEST_QUESTION_BACK = 10;
const LONGEST_GREETING = 5;
const LONGEST_JOKE = 30;
const MOST_WORDS_AFTER_A_LAUGH = 7; // whoever goes on after it answers
const LONGEST_QUESTION_TO_YOU = 20;
const LONGEST_SWITCH = 8;
const ENDS: ReadonlySet<Intent> = new Set<Intent>(['skip', 'stop']);

/** Whether a request is nothing but that: "let me see, 160 minus 40" is the beginning of an answer. */
function isRequest(request: Intent, length: number, hasDigit: boolean): boolean {
  if (request === 'thinking') return !hasDigit && length <= LONGEST_PAUSE;
  return request !== 'question_back' || (!hasDigit && length <= LONGEST_QUESTION_BACK);
}

// "What matters is cash, right?" is an answer that wavers.
const TAG = /\b(?:right|no|yes|correct|is it not|isn t it|non|oui|hein|n est ce pas)\W*$/i;

/** Whether a turn that ends on a question mark is that question and nothing else. */
const isOnlyAsked = (text: string): boolean => sentencesOf(text).length === 1 && !TAG.test(text);

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
  const isQuestion = text.trimEnd().endsWith('?');
  const request = requestIn(folded, partsOf(text), isQuestion && isOnlyAsked(text));
  if (request) return request;
  if (courtesy.test(folded)) return 'greeting';
  if (isJoke(folded, words.length)) return 'aside';
  if (words.length <= LONGEST_QUESTION_TO_YOU && isQuestion && toYou.test(folded))
    return 'question_back';
  return words.length <= LONGEST_GREETING && greeting.test(folded) ? 'greeting' : 'answer';
}

/** Each sentence of a turn, as it is compared; a politeness ends one too: "let us move on please, I am lost". */
const partsOf = (text: string): string[] =>
  sentencesOf(text.replace(/(please|svp|s['’]il vous pla[iî]t),/giu, '$1.')).map((sentence) =>
    spokenWords(sentence).join(' '),
  );

/** Another language may be asked for before the answer in it begins: "Back to French. So equity falls." */
const beginsWithSwitch = ([first = '']: readonly string[]): boolean =>
  first.split(' ').length <= LONGEST_SWITCH && switchLanguage.test(first);

/** A request that a short turn makes, or one of its sentences where it is to go on or to stop. */
function requestIn(folded: string, parts: readonly string[], isQuestion: boolean): Intent | null {
  const { length } = folded.split(' ');
  if (beginsWithSwitch(parts)) return 'switch_language';
  if (length > LONGEST_REQUEST) return null;
  const hasDigit = /\d/.test(folded);
  const found = requests.find(
    ([request, pattern]) =>
      pattern.test(folded) || (ENDS.has(request) && parts.some((part) => pattern.test(part))),
  )?.[0];
  if (found && isRequest(found, length, hasDigit)) return found;
  if (hasDigit) return null;
  if (hint.test(folded)) return 'help';
  if (clarify.test(folded) || (isQuestion && clarifyInAQuestion.test(folded))) return 'clarify';
  return length <= LONGEST_CALL_FOR_HELP && help.test(folded) ? 'help' : null;
}
