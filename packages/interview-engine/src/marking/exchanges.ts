import { intentOf } from '../interviewer/intent.ts';
import { languageAfter } from '../interviewer/language-switch.ts';
import { lateQuestionId } from '../interviewer/late-answer.ts';
import type { Language } from '../localised.ts';
import { followUpIn } from '../planning/follow-up-in.ts';
import { wordsOf } from '../text/fold.ts';
import { boundaries } from '../text/sentences.ts';
import { withoutQuotes } from '../text/without-quotes.ts';
import type { InterviewPlan, PlannedQuestion } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';
import { type HeldAgainst, heldAfter } from './held-against.ts';

export interface AnswerPart {
  readonly text: string;
  readonly startedMs: number;
  /** The language the interview was in. */
  readonly language: Language;
  readonly heldAgainst: HeldAgainst;
  /** Whether the figures of the question had been put when it was said. */
  readonly hasFigures: boolean;
  /** The line of the interviewer it follows. */
  readonly replyTo: string;
}

/** All that was said about one question. */
export interface Exchange {
  readonly question: PlannedQuestion;
  readonly asked: string;
  readonly answer: string;
  /** The language it was last given in, in which its numbers are read. */
  readonly language: Language;
  /** The same, turn by turn. */
  readonly parts: readonly AnswerPart[];
  readonly rung: number;
  readonly hints: number;
  /** Whether the figures of the question were put to the candidate. */
  readonly numbersAsked: boolean;
}

const ANSWERED_WORDS = 5;
const CONTENT: ReadonlySet<string> = new Set(['answer', 'help', 'greeting']);

interface Gathered {
  readonly asked: EngineTurn[];
  readonly answers: AnswerPart[];
  rung: number;
  numbersAsked: boolean;
}

/** Requests to repeat, pauses and the like are no part of an answer, nor is the greeting at the opening. */
function isContent(text: string, answeredAct: EngineTurn['act']): boolean {
  const intent = intentOf(text);
  return CONTENT.has(intent) && !(intent === 'greeting' && answeredAct === 'opening');
}

const nothingYet = (): Gathered => ({
  asked: [],
  answers: [],
  rung: 0,
  numbersAsked: false,
});

/** Whether a line of the interviewer puts the figures of a question, which some put at once. */
const putsFigures = (question: PlannedQuestion, { text }: EngineTurn): boolean =>
  !question.followUps.some(({ step }) => step === 'figures') ||
  followUpIn(question, text)?.step === 'figures';

function gather(plan: InterviewPlan, turns: readonly EngineTurn[]): ReadonlyMap<string, Gathered> {
  const gathered = new Map<string, Gathered>();
  let open: Gathered | null = null;
  let rung = 0;
  let held: HeldAgainst = null;
  let act: EngineTurn['act'] = null;
  let replyTo = '';
  turns.forEach((turn, index) => {
    if (turn.role === 'interviewer') {
      const id = turn.questionId;
      act = turn.act;
      replyTo = turn.text;
      open = id === null ? null : (gathered.get(id) ?? nothingYet());
      if (id !== null && open) gathered.set(id, open);
      open?.asked.push(turn);
      rung = turn.rung ?? 0;
      const question = plan.questions.find((each) => each.id === id);
      if (question) held = heldAfter(turn, question, held);
      if (question && open) open.numbersAsked ||= putsFigures(question, turn);
      return;
    }
    const language = languageAfter(plan, turns.slice(0, index));
    const { text, startedMs } = turn;
    if (intentOf(text) === 'late') {
      const id = lateQuestionId(plan, turns.slice(0, index), text) ?? '';
      const about = gathered.get(id);
      const hasFigures = about?.numbersAsked ?? false;
      about?.answers.push({ text, startedMs, language, heldAgainst: null, hasFigures, replyTo });
    } else if (open && isContent(text, act)) {
      const hasFigures = open.numbersAsked;
      open.answers.push({ text, startedMs, language, heldAgainst: held, hasFigures, replyTo });
      if (wordsOf(text).length >= ANSWERED_WORDS) open.rung = Math.max(open.rung, rung);
    }
  });
  return gathered;
}

/** A line of the interviewer without what he takes up of the candidate's words in it. */
const promptOf = (question: PlannedQuestion, { act, text }: EngineTurn): string =>
  (act === 'follow_up' ? followUpIn(question, text)?.text : null) ?? withoutQuotes(text);

/** The questions that were asked, in the order of the plan, with everything said about each. */
export function exchangesOf(plan: InterviewPlan, turns: readonly EngineTurn[]): Exchange[] {
  const gathered = gather(plan, turns);
  return plan.questions.flatMap((question) => {
    const about = gathered.get(question.id);
    if (!about) return [];
    const { asked, answers, rung, numbersAsked } = about;
    return {
      question,
      // The greeting of an opening is no part of the question.
      asked: [question.text, ...asked.slice(1).map((turn) => promptOf(question, turn))].join('\n'),
      answer: answers.map(({ text }) => text).join('\n'),
      language: answers.at(-1)?.language ?? plan.language,
      parts: answers,
      rung,
      hints: asked.filter(({ act }) => act === 'hint').length,
      numbersAsked,
    };
  });
}

const asWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The turn a quoted stretch was said in. */
export function turnOf(parts: readonly AnswerPart[], quote: string): AnswerPart | undefined {
  const words = asWords(quote.replace(/…$/, ''));
  return parts.find(({ text }) => asWords(text).includes(words));
}

/** When a quoted stretch was said; `null` where it stands in no turn. */
export const whenSaid = (parts: readonly AnswerPart[], quote: string | null): number | null =>
  quote === null ? null : (turnOf(parts, quote)?.startedMs ?? null);

/** A quote that stands in one turn: of one that runs over two, its longest sentence that does. */
export function withinTurn(parts: readonly AnswerPart[], quote: string): string {
  if (turnOf(parts, quote)) return quote;
  const [longest] = quote
    .split(boundaries)
    .filter((sentence) => turnOf(parts, sentence))
    .toSorted((a, b) => b.length - a.length);
  return longest ?? quote;
}
