import { isInjection } from '../marking/steering/steering.ts';
import { remember } from '../text/remember.ts';
import { sentencesOf } from '../text/sentences.ts';
import { spokenWords } from './fillers.ts';
import { patterns, requests } from './requests/index.ts';
import type { Side } from './requests/sides/side.ts';
import { sidesIn } from './sides.ts';
import { asksToSwitch, switchesBeside } from './switch-request.ts';

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
const LONGEST_PLEA = 20;
const LONGEST_LEAVE = 8;
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
  if (length > LONGEST_JOKE || !patterns.joke.test(folded)) return false;
  const after = folded.split(patterns.joke).at(-1)?.trim() ?? '';
  return after.split(' ').length <= MOST_WORDS_AFTER_A_LAUGH;
}

/** What an answer asks besides: something about the interview, the question again or the next, another language. */
export type Beside = Side | 'repeat' | 'skip' | 'switch_language';

export interface Heard {
  readonly intent: Intent;
  /** What is asked about the interview itself, if nothing else is said. */
  readonly side: Side | null;
  readonly beside: Beside | null;
}

const only = (intent: Intent): Heard => ({ intent, side: null, beside: null });

/** What a turn of the candidate asks of the interviewer; an `answer` unless it is clearly a request. */
export const hear = remember(listenTo);

function listenTo(text: string): Heard {
  if (!/\p{L}|\p{N}/u.test(text)) return only('silence');
  const words = spokenWords(text);
  if (words.length === 0) return only('thinking');
  const folded = words.join(' ');
  if (patterns.late.test(folded)) return only('late');
  const parts = partsOf(text);
  if (switchesBeside(text, parts)) {
    return { intent: 'answer', side: null, beside: 'switch_language' };
  }
  const { alone, beside } = sidesIn(text);
  if (alone !== null) return { intent: 'question_back', side: alone, beside: null };
  const isQuestion = text.trimEnd().endsWith('?');
  const asked =
    requestIn(folded, parts, isQuestion && isOnlyAsked(text)) ??
    remarkIn(folded, words.length, isQuestion);
  // "So 500 million, can I use a calculator to check" is no pause.
  const intent = asked === 'thinking' && beside === 'tools' ? 'answer' : asked;
  if (intent !== 'answer') return only(intent);
  if (words.length <= LONGEST_PLEA && sentencesOf(text).every(isInjection)) {
    return { intent: 'question_back', side: 'plea', beside: null };
  }
  return { intent, side: null, beside: requestAtTheEnd(parts, isQuestion) ?? beside };
}

/** What the last sentence of an answer asks for: the question again, or the next one. */
function requestAtTheEnd(parts: readonly string[], isQuestion: boolean): 'repeat' | 'skip' | null {
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  if (patterns.repeatAfterAnswering.test(last)) return 'repeat';
  const isShort = last.split(' ').length <= LONGEST_LEAVE;
  return isShort && isQuestion && patterns.skip.test(last) ? 'skip' : null;
}

export const intentOf = (text: string): Intent => hear(text).intent;

function remarkIn(folded: string, length: number, isQuestion: boolean): Intent {
  if (patterns.courtesy.test(folded)) return 'greeting';
  if (isJoke(folded, length)) return 'aside';
  if (length <= LONGEST_QUESTION_TO_YOU && isQuestion && patterns.toYou.test(folded)) {
    return 'question_back';
  }
  return length <= LONGEST_GREETING && patterns.greeting.test(folded) ? 'greeting' : 'answer';
}

/** Each sentence of a turn, as it is compared; a politeness ends one too: "let us move on please, I am lost". */
const partsOf = (text: string): string[] =>
  sentencesOf(text.replace(/(please|svp|s['’]il vous pla[iî]t),/giu, '$1.')).map((sentence) =>
    spokenWords(sentence).join(' '),
  );

/** A request that a short turn makes, or one of its sentences where it is to go on or to stop. */
function requestIn(folded: string, parts: readonly string[], isQuestion: boolean): Intent | null {
  const { length } = folded.split(' ');
  if (length > LONGEST_REQUEST) return null;
  const hasDigit = /\d/.test(folded);
  const found = requests.find(
    ([request, pattern]) =>
      (request === 'switch_language' ? asksToSwitch(folded, isQuestion) : pattern.test(folded)) ||
      (ENDS.has(request) && parts.some((part) => pattern.test(part))),
  )?.[0];
  if (found && isRequest(found, length, hasDigit)) return found;
  if (hasDigit) return null;
  if (patterns.hint.test(folded)) return 'help';
  if (patterns.clarify.test(folded) || (isQuestion && patterns.clarifyInAQuestion.test(folded))) {
    return 'clarify';
  }
  return length <= LONGEST_CALL_FOR_HELP && patterns.help.test(folded) ? 'help' : null;
}
