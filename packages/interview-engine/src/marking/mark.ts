import type { FeedbackPoint, QuestionResult, Report } from '@greenshoe/shared-types';
import { spokenFigures } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import type { Block, InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';
import { engineVersion } from '../version.ts';
import { deliveryOf } from './delivery.ts';
import { dimensionsOf, type MarkedExchange } from './dimensions.ts';
import { exchangesOf } from './exchanges.ts';
import { feedbackOf, gapLines, keepLine, labelsOf, titleOf, type Told } from './feedback.ts';
import type { Judgement } from './judgement.ts';
import { markExchange } from './mark-exchange.ts';
import { modelSentences } from './model-answer.ts';
import { wordingOf } from './wording/wording.ts';

const blockWeights: Readonly<Record<Block, number>> = { fit: 1, technical: 2, case: 2 };
const MOST_PRIORITIES = 2;
const GOOD = 3;

/** What a language model says of each question, by the id of the question. */
export type Judgements = ReadonlyMap<string, readonly Judgement[]>;

/** The report of an interview, in its language. Deterministic; what was not said earns nothing. */
export function mark(
  plan: InterviewPlan,
  turns: readonly EngineTurn[],
  judgements: Judgements = new Map(),
): Report {
  const { language } = plan;
  const all = markExchanges(plan, turns, judgements);
  const overallScore = overall(all);
  return {
    engineVersion,
    language,
    overallScore,
    summary: summaryOf(all, overallScore, language),
    keep: keepOf(all, language),
    priorities: prioritiesOf(all),
    dimensions: dimensionsOf(all, language),
    questions: all.map(questionResult),
    delivery: deliveryOf(plan, turns),
  };
}

/** A marked question with all that feedback on it is written from. */
interface Assessed extends MarkedExchange {
  readonly told: Told;
}

const markExchanges = (
  plan: InterviewPlan,
  turns: readonly EngineTurn[],
  judgements: Judgements,
): Assessed[] =>
  exchangesOf(plan, turns).flatMap((exchange) => {
    const seed = seedOf(exchange.question.id);
    if (!seed) return [];
    const { question } = exchange;
    const marked = markExchange(exchange, seed, plan.language, judgements.get(question.id));
    const figures = spokenFigures(seed, question.parameters, plan.language);
    const told = {
      marked,
      language: plan.language,
      answers: exchange.parts,
      model: modelSentences(seed, plan.language, figures),
    };
    return [{ exchange, marked, told }];
  });

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

function summaryOf(all: readonly Assessed[], score: number | null, language: Language): string {
  const wording = wordingOf(language);
  const ranked = byScore(all);
  const best = ranked[0];
  if (score === null || !best) return wording.nothing;
  const gapsOf = ({ marked }: MarkedExchange) =>
    marked.concepts.filter(({ weight, verdict }) => weight === 'must' && verdict !== 'correct');
  const weakest = ranked.findLast((each) => gapsOf(each).length > 0);
  return [
    wording.summary(ranked.length, all.length, score.toLocaleString(language)),
    (best.marked.score ?? 0) >= GOOD ? wording.best(titleOf(best.exchange.question.text)) : '',
    weakest
      ? wording.first(titleOf(weakest.exchange.question.text), labelsOf(gapsOf(weakest), wording))
      : '',
  ]
    .filter((line) => line !== '')
    .join(' ');
}

const about = ({ exchange }: MarkedExchange) => ({
  questionId: exchange.question.id,
  question: exchange.question.text,
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

/** The two things to work on first: what was false before what was missing, one a question. */
const prioritiesOf = (all: readonly Assessed[]): FeedbackPoint[] =>
  byScore(all)
    .toReversed()
    .flatMap((each) => {
      const [line] = gapLines(each.told);
      return line ? [{ ...line, ...about(each) }] : [];
    })
    .toSorted((a, b) => urgency[a.kind] - urgency[b.kind])
    .slice(0, MOST_PRIORITIES);

function questionResult({ exchange, marked, told }: Assessed): QuestionResult {
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
    feedback: feedbackOf(told),
    modelAnswer: told.model.map(({ text, shows }) => ({
      text,
      isGap: shows.some((id) => !shown.has(id)),
    })),
    judgedBy: marked.judgedBy,
  };
}
