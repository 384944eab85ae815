import { CANDIDATE_QUESTIONS_MS, CLOSE_MS } from '../planning/blueprint.ts';
import { fold } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { spokenWords } from './fillers.ts';
import { hear } from './intent.ts';
import { leave, moveOn } from './move-on.ts';
import { type Draft, inFullOnce, type Stage } from './moves.ts';
import type { Side } from './requests/sides/side.ts';
import { askedLast, DETOURS, isSpent, type Situation, stay } from './situation.ts';

const MINUTE_MS = 60_000;
/** How often a question is put again after something asked besides. */
const MOST_SIDES = 12;

const ANSWER = /\b(?:answer|reponse)\b/;
const REPORT =
  /\b(?:report|feedback|result|results|score|next step|next steps|rapport|retour|resultat|resultats|note|suite|suites|how did i|how was i|en suis je|ai je reussi)\b/;

const QUESTION =
  /^(?:(?:yes|yeah|oui|well|alors|so|ok|okay|just|thanks|thank you|merci|i have one|j en ai une) )*(?:what|how|why|when|who|where|which|do|does|is|are|can|could|would|will|quels?|quelles?|comment|pourquoi|quand|est ce|avez|pouvez|combien|qu|qui|ou)\b/;

const NOTHING_MORE =
  /^(?:(?:so|well|but|seriously|really|alors|bon) )*(?:no|nope|non|nothing|rien|that is (?:all|it)|all good|c est (?:tout|bon)|ca ira)\b/;

const minutesUntil = (endMs: number, { elapsedMs }: Stage): number =>
  Math.max(1, Math.round((endMs - elapsedMs) / MINUTE_MS));

/** Which question this is, of how many, and the time left for them, by the plan and the clock. */
function placeIn(stage: Stage, coming: number): string {
  const { plan, progress, voice } = stage;
  const planned = plan.questions.filter(({ isSpare }) => !isSpare).length;
  const number = progress.asked.size + coming;
  const minutes = minutesUntil(CANDIDATE_QUESTIONS_MS, stage);
  return voice.phrases.place(number, Math.max(planned, number), minutes);
}

/** What is said to something asked about the interview; `coming` more questions are put right after it. */
export function replyTo(side: Side, stage: Stage, coming = 0): string {
  const { plan, voice } = stage;
  const { phrases } = voice;
  if (side === 'place') return placeIn(stage, coming);
  if (side !== 'verdict') return inFullOnce(voice, phrases.sides[side]);
  return plan.mode === 'study'
    ? inFullOnce(voice, phrases.commentLater)
    : voice.renew(phrases.noVerdict);
}

/** Answers what was asked about the interview, and puts the open question again. */
function aboutInterview(side: Side, situation: Situation): Draft {
  const { progress, voice } = situation;
  const reply = replyTo(side, situation);
  if (side === 'pause') return stay('thinking', [reply], situation);
  if (isSpent(situation, 'repeat', MOST_SIDES)) return leave(situation);
  const begin = progress.lastAct === 'opening' ? voice.vary(voice.phrases.begin) : '';
  return stay('repeat', [reply, begin, askedLast(situation)], situation);
}

/** A question to the interviewer in the middle of the interview: answered where it gives nothing away. */
export function questionBack(situation: Situation): Draft {
  const { plan, progress, voice } = situation;
  const { side } = hear(progress.latest);
  if (side !== null) return aboutInterview(side, situation);
  if (isSpent(situation, 'clarify', DETOURS)) return leave(situation);
  if (ANSWER.test(fold(progress.latest)) && plan.mode === 'study') return moveOn(situation);
  return stay('clarify', [voice.renew(voice.phrases.yourView)], situation);
}

/** Whether somebody ends on having no question, whatever was said in jest before. */
function declines(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? text;
  return !last.includes('?') && NOTHING_MORE.test(spokenWords(last).join(' '));
}

/** What the interviewer says to the candidate's own question at the end; `null` if it was none. */
export function replyAtTheEnd(stage: Stage): string | null {
  const { progress, voice } = stage;
  const { phrases, vary } = voice;
  const folded = spokenWords(progress.latest).join(' ');
  if (declines(progress.latest)) return null;
  const { side, beside } = hear(progress.latest);
  const asked = side ?? beside;
  if (asked === 'place') return phrases.timeLeft(minutesUntil(CLOSE_MS, stage));
  if (asked === 'machine' || asked === 'recorded') return inFullOnce(voice, phrases.sides[asked]);
  if (asked === 'verdict' || asked === 'marked') return vary(phrases.aboutReport);
  if (!progress.latest.includes('?') && !QUESTION.test(folded)) return null;
  return vary(REPORT.test(folded) ? phrases.aboutReport : phrases.aboutBank);
}
