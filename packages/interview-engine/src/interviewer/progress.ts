import type { Language } from '../localised.ts';
import type { InterviewPlan, PlannedFollowUp, PlannedQuestion, Step } from '../planning/plan.ts';
import { questionIn, questionNow } from '../planning/word-question.ts';
import type { EngineTurn } from '../turns.ts';
import { type HeldAgainst, heldAgainst } from '../marking/held-against.ts';
import { intentOf } from './intent.ts';
import { languageAfter } from './language-switch.ts';
import { remember } from '../text/remember.ts';

/** The question or follow-up that stands open, and what was said to it so far. */
export interface Prompt {
  readonly text: string;
  readonly rung: number;
  /** `null` for the question itself. */
  readonly step: Step | null;
  readonly reply: string;
  readonly heldAgainst: HeldAgainst;
}

/** Where the interview stands, read from what has been said. */
export interface Progress {
  readonly language: Language;
  readonly turns: readonly EngineTurn[];
  /** Those of the interviewer. */
  readonly said: readonly EngineTurn[];
  readonly asked: ReadonlySet<string>;
  /** The open question in the language spoken now. */
  readonly open: PlannedQuestion | null;
  /** Interviewer turns about the open question, the question itself included. */
  readonly moves: readonly EngineTurn[];
  /** The open question and its follow-ups so far; the last one is open. */
  readonly prompts: readonly Prompt[];
  readonly latest: string;
  /** What the candidate said before that. */
  readonly earlier: readonly string[];
  readonly openedMs: number;
  readonly lastAct: string | null;
  readonly insults: number;
  readonly invited: boolean;
  readonly closed: boolean;
}

const PROMPTS: ReadonlySet<string | null> = new Set(['opening', 'question', 'follow_up']);
const languages: readonly Language[] = ['en', 'fr'];
const readIntent = remember(intentOf);

const lastMoveIn = (turns: readonly EngineTurn[]): number =>
  turns.findLastIndex(({ role }) => role === 'interviewer');

/** The candidate's words since the interviewer last spoke: a recogniser may send them in pieces. */
function latestOf(turns: readonly EngineTurn[]): string {
  const last = lastMoveIn(turns);
  return turns
    .slice(last + 1)
    .map(({ text }) => text)
    .join(' ')
    .trim();
}

/** The follow-ups of a question in every wording they may have been asked in. */
function followUpsOf(question: PlannedQuestion, planned: PlannedQuestion, hasSwitched: boolean) {
  const others = hasSwitched ? languages.map((language) => questionIn(planned, language)) : [];
  return [question, planned, ...others].map(({ followUps }) => followUps);
}

/** The question and its follow-ups as put to the candidate, each with the answers it got. */
function promptsOf(
  question: PlannedQuestion,
  wordings: readonly (readonly PlannedFollowUp[])[],
  about: readonly EngineTurn[],
): Prompt[] {
  const indexOf = ({ text }: EngineTurn) =>
    question.followUps.findIndex((_, index) =>
      wordings.some((followUps) => text.includes(followUps[index]?.text ?? '\n')),
    );
  const prompts: { readonly index: number; readonly rung: number; readonly replies: string[] }[] =
    [];
  for (const turn of about) {
    if (turn.role === 'candidate') {
      if (readIntent(turn.text) === 'answer') prompts.at(-1)?.replies.push(turn.text);
    } else if (PROMPTS.has(turn.act)) {
      prompts.push({ index: indexOf(turn), rung: turn.rung ?? 0, replies: [] });
    }
  }
  return prompts.map(({ index, rung, replies }) => {
    const followUp = question.followUps[index];
    const { text, step } = followUp ?? { text: question.text, step: null };
    const held = followUp ? heldAgainst(followUp, question) : null;
    return { text, step, rung, reply: replies.join('\n'), heldAgainst: held };
  });
}

export function progressOf(plan: InterviewPlan, turns: readonly EngineTurn[]): Progress {
  const said = turns.filter(({ role }) => role === 'interviewer');
  const language = languageAfter(plan, said);
  const hasSwitched = said.some(({ act }) => act === 'switch_language');
  const invited = said.some(({ act }) => act === 'candidate_questions');
  const openId = invited ? null : (said.findLast((turn) => turn.questionId)?.questionId ?? null);
  const planned = plan.questions.find(({ id }) => id === openId);
  const open = planned ? questionNow(planned, plan, language) : null;
  const start = turns.findIndex((turn) => open && turn.questionId === open.id);
  const about = start === -1 ? [] : turns.slice(start);
  return {
    language,
    turns,
    said,
    asked: new Set(said.flatMap(({ questionId }) => questionId ?? [])),
    open,
    moves: about.filter(({ role }) => role === 'interviewer'),
    prompts: open && planned ? promptsOf(open, followUpsOf(open, planned, hasSwitched), about) : [],
    latest: latestOf(turns),
    earlier: turns
      .slice(0, Math.max(0, lastMoveIn(turns)))
      .flatMap(({ role, text }) => (role === 'candidate' ? text : [])),
    openedMs: about[0]?.startedMs ?? 0,
    lastAct: said.at(-1)?.act ?? null,
    insults: turns.filter(({ role, text }) => role === 'candidate' && readIntent(text) === 'rude')
      .length,
    invited,
    closed: said.some(({ act }) => act === 'close'),
  };
}

export const countOf = (moves: readonly EngineTurn[], act: string): number =>
  moves.filter((move) => move.act === act).length;

/** Everything the candidate said about the open question. */
export const answersOf = ({ prompts }: Progress): string[] =>
  prompts.flatMap(({ reply }) => (reply === '' ? [] : [reply]));
