import type { FeedbackPoint, QuestionResult, Report } from '@greenshoe/shared-types';
import type { Language } from '../localised.ts';
import type { Block, InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';
import { engineVersion } from '../version.ts';
import { assess, type Assessed } from './assess.ts';
import { deliveryOf } from './delivery.ts';
import { dimensionsOf, type MarkedExchange } from './dimensions.ts';
import { about, byScore, feedbackOn, type Head, keepOf, prioritiesOf } from './head.ts';
import type { Judgements } from './judgement.ts';
import { titleOf } from './told.ts';
import { wordingOf } from './wording/wording.ts';

const blockWeights: Readonly<Record<Block, number>> = { fit: 1, technical: 2, case: 2 };
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

function questionResult(assessed: Assessed, head: Head): QuestionResult {
  const { exchange, marked, told } = assessed;
  const { question, rung, hints } = exchange;
  const shown = new Set(
    marked.concepts.filter(({ verdict }) => verdict === 'correct').map(({ id }) => id),
  );
  return {
    ...about(assessed),
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
    feedback: feedbackOn(assessed, head),
    modelAnswer: told.model.map(({ text, shows }) => ({
      text,
      isGap: shows.some((id) => !shown.has(id)),
    })),
    judgedBy: marked.judgedBy,
  };
}
