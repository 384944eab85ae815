import type { ConceptResult } from '@greenshoe/shared-types';
import { spokenFigures } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import { isUnheard } from '../marking/evidence.ts';
import { exchangesOf } from '../marking/exchanges.ts';
import { markExchange } from '../marking/mark-exchange.ts';
import { linesOn, modelSentences } from '../marking/model-answer.ts';
import { MOST_LABELS } from '../marking/told.ts';
import { inTurn, wordingOf } from '../marking/wording/wording.ts';
import type { Stage } from './moves.ts';

const MOST_POINTS = 2; // in the line to learn: more is not remembered

/** What a study session says after a question: what was there, what was not, and the line to learn. */
export function feedbackOn({ plan, progress, voice }: Stage): string[] {
  const { open, language, turns } = progress;
  const seed = open && seedOf(open.id);
  if (plan.mode !== 'study' || !open || !seed) return [];
  const start = turns.findIndex(({ questionId }) => questionId === open.id);
  // All that is said about a question is said while it is open; only the language is older.
  const about = turns.filter(({ act }, at) => at >= start || act === 'switch_language');
  const exchange = exchangesOf(plan, about).find(({ question }) => question.id === open.id);
  if (!exchange) return [];
  const { covered, missing, wrong, right, figure, goodLine, list } = voice.phrases.studying;
  // The report judges the same words the same way.
  const { concepts, claims, numeric, named } = markExchange(exchange, seed, language);
  const musts = concepts.filter(({ weight }) => weight === 'must');
  const there = musts.filter(({ verdict }) => verdict === 'correct');
  const gaps = musts.filter((concept) => isUnheard(concept) && !named.has(concept.id));
  const labelsOf = (some: readonly ConceptResult[]) =>
    list(some.slice(0, MOST_LABELS).map(({ label }) => label));
  const choose = inTurn(plan.questions.indexOf(open));
  const say = numeric?.verdict === 'right' ? right : figure;
  const model = modelSentences(seed, language, spokenFigures(seed, open.parameters, language));
  const first = [...gaps, ...musts].map(({ id }) => id).slice(0, MOST_POINTS);
  const line = linesOn(model, first);
  return [
    there.length > 0 ? choose(covered)(labelsOf(there)) : '',
    ...claims.slice(0, 1).map(({ claim }) => wrong(claim.correction[language])),
    gaps.length > 0 ? choose(missing)(labelsOf(gaps)) : '',
    numeric?.isOtherWay ? wordingOf(language).otherWay(numeric.given ?? '') : '',
    numeric ? say(numeric.expected) : '',
    line === null ? '' : goodLine(line),
  ];
}
