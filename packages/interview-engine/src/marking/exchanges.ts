import { intentOf } from '../interviewer/intent.ts';
import { wordsOf } from '../text/fold.ts';
import type { InterviewPlan, PlannedQuestion } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';

/** All that was said about one question. */
export interface Exchange {
  readonly question: PlannedQuestion;
  readonly asked: string;
  readonly answer: string;
  readonly rung: number;
  readonly hints: number;
  /** Whether the figures of the question were put to the candidate. */
  readonly numbersAsked: boolean;
}

const ANSWERED_WORDS = 5;
const CONTENT: ReadonlySet<string> = new Set(['answer', 'help', 'greeting']);

interface Gathered {
  readonly asked: EngineTurn[];
  readonly answers: string[];
  rung: number;
}

/** Requests to repeat, pauses and the like are no part of an answer. */
const isContent = (text: string): boolean => CONTENT.has(intentOf(text));

function gather(turns: readonly EngineTurn[]): ReadonlyMap<string, Gathered> {
  const gathered = new Map<string, Gathered>();
  let open: Gathered | null = null;
  let before: Gathered | null = null;
  let rung = 0;
  for (const turn of turns) {
    if (turn.role === 'interviewer') {
      const id = turn.questionId;
      const about = id === null ? null : (gathered.get(id) ?? { asked: [], answers: [], rung: 0 });
      if (about !== open) [before, open] = [open, about];
      if (id !== null && open) gathered.set(id, open);
      open?.asked.push(turn);
      rung = turn.rung ?? 0;
    } else if (intentOf(turn.text) === 'late') {
      before?.answers.push(turn.text);
    } else if (open && isContent(turn.text)) {
      open.answers.push(turn.text);
      if (wordsOf(turn.text).length >= ANSWERED_WORDS) open.rung = Math.max(open.rung, rung);
    }
  }
  return gathered;
}

/** The questions that were asked, in the order of the plan, with everything said about each. */
export function exchangesOf(plan: InterviewPlan, turns: readonly EngineTurn[]): Exchange[] {
  const gathered = gather(turns);
  return plan.questions.flatMap((question) => {
    const about = gathered.get(question.id);
    if (!about) return [];
    const { asked, answers, rung } = about;
    const numbers = question.followUps.find((followUp) => followUp.rung === 3);
    const wereSaid = (text: string) => asked.some((turn) => turn.text.includes(text));
    return {
      question,
      // The greeting of an opening is no part of the question.
      asked: [question.text, ...asked.slice(1).map(({ text }) => text)].join('\n'),
      answer: answers.join('\n'),
      rung,
      hints: asked.filter(({ act }) => act === 'hint').length,
      numbersAsked: !numbers || wereSaid(numbers.text),
    };
  });
}
