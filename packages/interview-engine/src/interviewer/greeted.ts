import { fold } from '../text/fold.ts';
import { intentOf } from './intent.ts';
import type { Draft } from './moves.ts';
import { replyTo } from './question-back.ts';
import { patterns } from './requests/index.ts';
import { askedLast, openPrompt, type Situation, stay } from './situation.ts';

const CALLS = /^(?:(?:hello|hi|hey|allo|bonjour) ?)+$/;

/** "Hello, yes" begins the interview; "sure" to a question is heard as the breath before an answer; `null` where it is one. */
export function greeted(situation: Situation): Draft | null {
  const { progress, voice } = situation;
  const { phrases, vary } = voice;
  if (progress.lastAct === 'opening')
    return stay('repeat', [vary(phrases.begin), openPrompt(situation).text], situation);
  if (CALLS.test(fold(progress.latest)))
    return stay('repeat', [replyTo('hearing', situation), askedLast(situation)], situation);
  return isBreath(situation) ? stay('thinking', [vary(phrases.goOn)], situation) : null;
}

/** Whether a bare "yes" only follows a question, or a moment that was asked for; a second one is an answer. */
function isBreath({ progress }: Situation): boolean {
  const { lastAct, prompts, earlier } = progress;
  if (intentOf(earlier.at(-1) ?? '') === 'greeting') return false;
  const isUnanswered = prompts.length === 1 && prompts[0]?.reply === '';
  return lastAct === 'question' || lastAct === 'thinking' || (lastAct === 'repeat' && isUnanswered);
}

/** Whether somebody who asked for a moment says that it is over: "c'est bon" is no question then. */
export const isReady = ({ progress }: Situation): boolean =>
  progress.lastAct === 'thinking' &&
  !progress.latest.includes('?') &&
  patterns.courtesy.test(fold(progress.latest));
