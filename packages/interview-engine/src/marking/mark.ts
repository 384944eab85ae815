import type { FeedbackLine, FeedbackPoint, QuestionResult, Report } from '@greenshoe/shared-types';
import type { Language } from '../localised.ts';
import type { Block, InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';
import { engineVersion } from '../version.ts';
import { assess, type Assessed, type Judgements } from './assess.ts';
import { deliveryOf } from './delivery.ts';
import { dimensionsOf, type MarkedExchange } from './dimensions.ts';
import { leastToKeep } from './keep.ts';
import { titleOf } from './told.ts';
import { wordingOf } from './wording/wording.ts';

const blockWeights: Readonly<Record<Block, number>> = { fit: 1, technical: 2, case: 2 };
const MOST_PRIORITIES = 2;
const GOOD = 3;

/** The report of an interview, in its language. Deterministic; what was not said earns nothing. */
export function mark(
  plan: InterviewPlan,
  turns: readonly EngineTurn[],
  judgements: Judgements = new Map(),
): Report {
  const { language } = plan;
  const all = assess(plan, turns, judgements);
  const overallScore = overall(all);
  const keep = keepOf(all);
  const priorities = prioritiesOf(all);
  return {
    engineVersion,
    language,
    overallScore,
    summary: summaryOf(all, { score: overallScore, first: priorities[0] }, language),
    keep,
    priorities,
    dimensions: dimensionsOf(all, language),
    questions: all.map((each) => questionResult(each, { keep, priorities })),
    delivery: deliveryOf(plan, turns),
  };
}

/** The mean over what could be assessed, technical questions and cases counting twice. */
function overall(all: readonly MarkedExchange[]): number | null {
  const assessed = all.filter(({ marked }) => marked.score !== null);
  const weightOf = ({ exchange }: MarkedExchange) => blockWeights[exchange.question.block];
  const weight = assessed.reduce((sum, each) => sum + weightOf(each), 0);
  if (weight === 0) return null;
  const total = assessed.reduce((sum, each) => sum + weightOf(each) * (each.marked.score ?? 0), 0);
  return Math.round((total / weight) * 10) / 10;
}

const byScore = (all: readonly Assessed[]): Assessed[] =>
  all
    .filter(({ marked }) => marked.score !== null)
    .toSorted((a, b) => (b.marked.score ?? 0) - (a.marked.score ?? 0));

interface Headline {
  readonly score: number | null;
  readonly first: FeedbackPoint | undefined;
}

function summaryOf(
  all: readonly Assessed[],
  { score, first }: Headline,
  language: Language,
): string {
  const wording = wordingOf(language);
  const ranked = byScore(all);
  const best = ranked[0];
  if (score === null || !best) return wording.nothing;
  const isGood = ranked.length > 1 && (best.marked.score ?? 0) >= GOOD;
  return [
    wording.summary(ranked.length, all.length, score.toLocaleString(language)),
    isGood ? wording.best(titleOf(best.exchange.question.text)) : '',
    first ? `${wording.begin(titleOf(first.question))} ${first.finding}` : '',
  ]
    .filter((line) => line !== '')
    .join(' ');
}

const about = ({ exchange }: MarkedExchange) => ({
  questionId: exchange.question.id,
  question: exchange.question.text,
});

/** The one thing to keep: the best that was said, or the least. */
function keepOf(all: readonly Assessed[]): FeedbackPoint | null {
  const ranked = byScore(all);
  const best = ranked.find(({ lines }) => lines.keep !== null) ?? ranked[0];
  return best ? { ...(best.lines.keep ?? leastToKeep(best.told)), ...about(best) } : null;
}

const urgency = { wrong: 0, figure: 1, missing: 2, vague: 3, keep: 4 } as const;

/**
 * The two things to work on first: what was false before what was missing, one a question; where an
 * interview has fewer, what would make a good answer better.
 */
function prioritiesOf(all: readonly Assessed[]): FeedbackPoint[] {
  const firstOf = (some: readonly Assessed[]) =>
    some.flatMap((each) => {
      const [line] = each.lines.mend;
      return line ? [{ ...line, ...about(each) }] : [];
    });
  const weakestFirst = byScore(all).toReversed();
  const gaps = firstOf(weakestFirst.filter(({ lines }) => !lines.isBeyond));
  const beyond = firstOf(weakestFirst.filter(({ lines }) => lines.isBeyond));
  return [...gaps.toSorted((a, b) => urgency[a.kind] - urgency[b.kind]), ...beyond].slice(
    0,
    MOST_PRIORITIES,
  );
}

interface Head {
  readonly keep: FeedbackPoint | null;
  readonly priorities: readonly FeedbackPoint[];
}

/** The lines on an answer; what the head of the report says of it is not said again. */
function feedbackOn({ exchange, told, lines }: Assessed, { keep, priorities }: Head) {
  const { seeKeep, seePriority } = wordingOf(told.language);
  const { id } = exchange.question;
  const instead = (line: FeedbackLine, finding: string): FeedbackLine => ({
    ...line,
    finding,
    correction: null,
    tryNext: null,
  });
  const place = priorities.findIndex(({ questionId }) => questionId === id);
  const kept = lines.keep && keep?.questionId === id ? instead(lines.keep, seeKeep) : lines.keep;
  const see = seePriority[place];
  const mend = lines.mend.map((line, at) => (at === 0 && see ? instead(line, see) : line));
  return [...(kept ? [kept] : []), ...mend];
}

function questionResult(assessed: Assessed, head: Head): QuestionResult {
  const { exchange, marked, told } = assessed;
  const { question, rung, hints } = exchange;
  const shown = new Set(
    marked.concepts.filter(({ verdict }) => verdict === 'correct').map(({ id }) => id),
  );
  return {
    questionId: question.id,
    topic: question.topic,
    question: question.text,
    score: marked.score,
    rung,
    hints,
    concepts: [...marked.concepts],
    numeric: marked.numeric && {
      verdict: marked.numeric.verdict,
      expected: marked.numeric.expected,
      given: marked.numeric.given,
      trap: marked.numeric.trap,
    },
    feedback: feedbackOn(assessed, head),
    modelAnswer: told.model.map(({ text, shows }) => ({
      text,
      isGap: shows.some((id) => !shown.has(id)),
    })),
    judgedBy: marked.judgedBy,
  };
}
