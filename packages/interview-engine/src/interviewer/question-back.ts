import { CANDIDATE_QUESTIONS_MS } from '../planning/blueprint.ts';
import { fold } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { spokenWords } from './fillers.ts';
import { moveOn } from './move-on.ts';
import type { Draft, Stage } from './moves.ts';
import { type Situation, stay } from './situation.ts';

const MINUTE_MS = 60_000;

const MACHINE = /\b(?:robot|ai|ia|human|humain|bot|machine|person|personne)\b/;
const TIME = /\b(?:how long|how much time|how many|combien)\b/;
const VERDICT =
  /\b(?:right|correct|wrong|good|okay|ok|what you|juste|bon|exact|raison|tort|bien ca|how am i|how did i|en sors)\b/;
const ANSWER = /\b(?:answer|reponse)\b/;

const REPORT =
  /\b(?:report|feedback|result|results|score|next step|next steps|rapport|retour|resultat|resultats|note|suite|suites|how did i|how was i|en suis je|ai je reussi)\b/;

const QUESTION =
  /^(?:(?:yes|yeah|oui|well|alors|so|ok|okay|just|thanks|thank you|merci|i have one|j en ai une) )*(?:what|how|why|when|who|where|which|do|does|is|are|can|could|would|will|quels?|quelles?|comment|pourquoi|quand|est ce|avez|pouvez|combien|qu|qui|ou)\b/;

const NOTHING_MORE =
  /^(?:(?:so|well|but|seriously|really|alors|bon) )*(?:no|nope|non|nothing|rien|that is (?:all|it)|all good|c est (?:tout|bon)|ca ira)\b/;

/** Whether somebody ends on having no question, whatever was said in jest before. */
function declines(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? text;
  return !last.includes('?') && NOTHING_MORE.test(spokenWords(last).join(' '));
}

/** A question to the interviewer in the middle of the interview: answered where it gives nothing away. */
export function questionBack(situation: Situation): Draft {
  const { plan, progress, elapsedMs, voice } = situation;
  const { phrases, renew } = voice;
  const folded = fold(progress.latest);
  if (MACHINE.test(folded)) return stay('clarify', [renew(phrases.machine)], situation);
  if (TIME.test(folded)) {
    const minutes = Math.max(1, Math.round((CANDIDATE_QUESTIONS_MS - elapsedMs) / MINUTE_MS));
    return stay('clarify', [phrases.timeLeft(minutes)], situation);
  }
  if (ANSWER.test(folded) && plan.mode === 'study') return moveOn(situation);
  const variants = VERDICT.test(folded) ? phrases.noVerdict : phrases.yourView;
  return stay('clarify', [renew(variants)], situation);
}

/** What the interviewer says to the candidate's own question at the end; `null` if it was none. */
export function replyAtTheEnd({ progress, voice }: Stage): string | null {
  const { phrases, vary } = voice;
  const folded = spokenWords(progress.latest).join(' ');
  if (declines(progress.latest)) return null;
  if (!progress.latest.includes('?') && !QUESTION.test(folded)) return null;
  if (REPORT.test(folded)) return vary(phrases.aboutReport);
  return MACHINE.test(folded) ? vary(phrases.machine) : vary(phrases.aboutBank);
}
