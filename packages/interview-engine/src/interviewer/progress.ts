import type { InterviewPlan, PlannedQuestion } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';

/** Where the interview stands, read from what has been said. */
export interface Progress {
  readonly said: readonly EngineTurn[];
  readonly asked: ReadonlySet<string>;
  readonly open: PlannedQuestion | null;
  /** Interviewer turns about the open question, the question itself included. */
  readonly moves: readonly EngineTurn[];
  /** What the candidate said about the open question. */
  readonly answers: readonly string[];
  readonly latest: string;
  readonly openedMs: number;
  readonly lastAct: string | null;
  readonly invited: boolean;
  readonly closed: boolean;
}

const interviewerTurns = (turns: readonly EngineTurn[]) =>
  turns.filter(({ role }) => role === 'interviewer');

/** The candidate's words since the interviewer last spoke: a recogniser may send them in pieces. */
function latestOf(turns: readonly EngineTurn[]): string {
  const last = turns.findLastIndex(({ role }) => role === 'interviewer');
  return turns
    .slice(last + 1)
    .map(({ text }) => text)
    .join(' ')
    .trim();
}

export function progressOf(plan: InterviewPlan, turns: readonly EngineTurn[]): Progress {
  const said = interviewerTurns(turns);
  const invited = said.some(({ act }) => act === 'candidate_questions');
  const openId = invited ? null : (said.findLast((turn) => turn.questionId)?.questionId ?? null);
  const open = plan.questions.find(({ id }) => id === openId) ?? null;
  const start = turns.findIndex((turn) => open && turn.questionId === open.id);
  const about = start === -1 ? [] : turns.slice(start);
  return {
    said,
    asked: new Set(said.flatMap(({ questionId }) => questionId ?? [])),
    open,
    moves: interviewerTurns(about),
    answers: about.filter(({ role }) => role === 'candidate').map(({ text }) => text),
    latest: latestOf(turns),
    openedMs: about[0]?.startedMs ?? 0,
    lastAct: said.at(-1)?.act ?? null,
    invited,
    closed: said.some(({ act }) => act === 'close'),
  };
}

export const countOf = (moves: readonly EngineTurn[], act: string): number =>
  moves.filter((move) => move.act === act).length;
