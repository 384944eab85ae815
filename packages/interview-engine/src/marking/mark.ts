import type { QuestionResult, Report } from '@greenshoe/shared-types';
import { render, spokenFigures } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import type { Block, InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';
import { engineVersion } from '../version.ts';
import { deliveryOf } from './delivery.ts';
import { dimensionsOf, type MarkedExchange } from './dimensions.ts';
import { exchangesOf } from './exchanges.ts';
import { feedbackOf, gapLines, labelsOf, strengthLine, titleOf } from './feedback.ts';
import { markQuestion } from './mark-question.ts';
import { wordingOf } from './wording.ts';

const blockWeights: Readonly<Record<Block, number>> = { fit: 1, technical: 2, case: 2 };
const MOST_POINTS = 3;
const GOOD = 3;

/** The report of an interview, in its language. Deterministic; what was not said earns nothing. */
export function mark(plan: InterviewPlan, turns: readonly EngineTurn[]): Report {
  const { language } = plan;
  const all = exchangesOf(plan, turns).flatMap((exchange): MarkedExchange[] => {
    const seed = seedOf(exchange.question.id);
    if (!seed) return [];
    const { question, asked, answer, rung, hints, numbersAsked } = exchange;
    const figures = seed.numeric && numbersAsked ? question.parameters : null;
    const response = { seed, language, answer, question: asked, figures, rung, hints };
    return [{ exchange, marked: markQuestion(response) }];
  });
  const overallScore = overall(all);
  return {
    engineVersion,
    language,
    overallScore,
    summary: summaryOf(all, overallScore, language),
    strengths: strengthsOf(all, language),
    improvements: improvementsOf(all, language),
    dimensions: dimensionsOf(all, language),
    questions: all.map((each) => questionResult(each, language)),
    delivery: deliveryOf(turns, language),
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

const byScore = (all: readonly MarkedExchange[]): MarkedExchange[] =>
  all
    .filter(({ marked }) => marked.score !== null)
    .toSorted((a, b) => (b.marked.score ?? 0) - (a.marked.score ?? 0));

function summaryOf(
  all: readonly MarkedExchange[],
  score: number | null,
  language: Language,
): string {
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

const strengthsOf = (all: readonly MarkedExchange[], language: Language): string[] =>
  byScore(all)
    .filter(({ marked }) => (marked.score ?? 0) >= GOOD)
    .flatMap(({ marked }) => strengthLine(marked, wordingOf(language)) ?? [])
    .slice(0, MOST_POINTS);

const improvementsOf = (all: readonly MarkedExchange[], language: Language): string[] =>
  byScore(all)
    .toReversed()
    .flatMap(({ exchange, marked }) => {
      const [gap] = gapLines(marked, language);
      return gap ? [wordingOf(language).onQuestion(titleOf(exchange.question.text), gap)] : [];
    })
    .slice(0, MOST_POINTS);

function questionResult({ exchange, marked }: MarkedExchange, language: Language): QuestionResult {
  const { question, rung, hints } = exchange;
  const seed = seedOf(question.id);
  const figures = seed ? spokenFigures(seed, question.parameters, language) : {};
  const wording = wordingOf(language);
  const feedback = feedbackOf(marked, language);
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
    feedback: hints > 0 ? [...feedback, wording.hinted] : feedback,
    keyPoints: seed ? render(seed.keyPoints, language, figures) : '',
  };
}
