import type { FeedbackLine, FeedbackPoint, QuestionResult, Report } from '@greenshoe/shared-types';
import type { Language } from '../localised.ts';
import type { Block, InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';
import { engineVersion } from '../version.ts';
import { assess, type Assessed, type Judgements } from './assess.ts';
import { deliveryOf } from './delivery.ts';
import { dimensionsOf, type MarkedExchange } from './dimensions.ts';
import { feedbackOf, gapLines } from './feedback.ts';
import { beyondLine } from './gap-lines.ts';
import { keepLine } from './keep.ts';
import { shownQuestion } from './shown-question.ts';
import { titleOf, type Told } from './told.ts';
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
  const priorities = prioritiesOf(all);
  return {
    engineVersion,
    language,
    overallScore,
    summary: summaryOf(all, { score: overallScore, first: priorities[0] }, language),
    keep: keepOf(all, language),
    priorities,
    dimensions: dimensionsOf(all, language),
    questions: all.map(questionResult),
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

const about = ({ exchange, told }: Assessed) => ({
  questionId: exchange.question.id,
  question: shownQuestion(exchange, wordingOf(told.language)),
});

/** The one thing to keep: the best that was said, or at least that something was. */
function keepOf(all: readonly Assessed[], language: Language): FeedbackPoint | null {
  const wording = wordingOf(language);
  const ranked = byScore(all);
  for (const each of ranked) {
    const line = keepLine(each.told);
    if (line) return { ...line, ...about(each) };
  }
  const [first] = ranked;
  if (!first) return null;
  const line = { kind: 'keep', quote: null, atMs: null, correction: null } as const;
  return { ...line, finding: wording.answered, tryNext: wording.carryOn, ...about(first) };
}

const urgency = { wrong: 0, figure: 1, missing: 2, vague: 3, keep: 4 } as const;

/**
 * The two things to work on first: what was false before what was missing, one a question; where an
 * interview has fewer, what would make a good answer better.
 */
function prioritiesOf(all: readonly Assessed[]): FeedbackPoint[] {
  const weakestFirst = byScore(all).toReversed();
  const firstOf = (linesOn: (told: Told) => FeedbackLine[]) =>
    weakestFirst.flatMap((each) => {
      const [line] = linesOn(each.told);
      return line ? [{ ...line, ...about(each) }] : [];
    });
  const gaps = firstOf(gapLines).toSorted((a, b) => urgency[a.kind] - urgency[b.kind]);
  const beyond = firstOf((told) => (gapLines(told).length > 0 ? [] : beyondLine(told)));
  return [...gaps, ...beyond].slice(0, MOST_PRIORITIES);
}

function questionResult({ exchange, marked, told }: Assessed): QuestionResult {
  const { question, rung, hints } = exchange;
  const shown = new Set(
    marked.concepts.filter(({ verdict }) => verdict === 'correct').map(({ id }) => id),
  );
  return {
    ...about({ exchange, marked, told }),
    topic: question.topic,
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
    feedback: feedbackOf(told),
    modelAnswer: told.model.map(({ text, shows }) => ({
      text,
      isGap: shows.some((id) => !shown.has(id)),
    })),
    judgedBy: marked.judgedBy,
  };
}
