import type { ConceptResult } from '@greenshoe/shared-types';
import { render } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import { exchangesOf } from '../marking/exchanges.ts';
import { markExchange } from '../marking/mark-exchange.ts';
import { MOST_LABELS } from '../marking/told.ts';
import { wordingOf } from '../marking/wording/wording.ts';
import { figuresOf } from '../planning/word-question.ts';
import type { Stage } from './moves.ts';

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
  const { covered, missing, wrong, right, figure, inShort, list } = voice.phrases.studying;
  // The report judges the same words the same way.
  const { concepts, claims, numeric } = markExchange(exchange, seed, language);
  const labelsOf = (verdict: ConceptResult['verdict']) =>
    concepts
      .filter((concept) => concept.weight === 'must' && concept.verdict === verdict)
      .slice(0, MOST_LABELS)
      .map(({ label }) => label);
  const [there, gaps] = [labelsOf('correct'), labelsOf('absent')];
  const say = numeric?.verdict === 'right' ? right : figure;
  return [
    there.length > 0 ? covered(list(there)) : '',
    ...claims.slice(0, 1).map(({ claim }) => wrong(claim.correction[language])),
    gaps.length > 0 ? missing(list(gaps)) : '',
    numeric?.isOtherWay ? wordingOf(language).otherWay(numeric.given ?? '') : '',
    numeric ? say(numeric.expected) : '',
    inShort(render(seed.keyPoints, language, figuresOf(open, language))),
  ];
}
