import { type ConceptId, conceptOf } from '../content/concepts/index.ts';
import { render } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { generatorOf } from '../numbers/generators/index.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { figuresOf } from '../planning/word-question.ts';
import type { Stage } from './moves.ts';
import { answersOf } from './progress.ts';
import { shownSoFar } from './relevance.ts';

const MOST_LABELS = 3;

const labelsOf = (ids: readonly ConceptId[], language: Language): string[] =>
  ids.slice(0, MOST_LABELS).map((id) => conceptOf(id).label[language]);

/** The figure the question asks for, as one would say it. */
function figureOf(question: PlannedQuestion, language: Language): string | null {
  const numeric = seedOf(question.id)?.numeric;
  if (!numeric) return null;
  return figuresOf(question, language)[generatorOf(numeric.generator).asked.key] ?? null;
}

/** What a study session says after a question: what was there, what was not, and the line to learn. */
export function feedbackOn({ plan, progress, voice }: Stage): string[] {
  const { open, language } = progress;
  const seed = open && seedOf(open.id);
  if (plan.mode !== 'study' || !open || !seed) return [];
  const { covered, missing, wrong, figure, inShort, list } = voice.phrases.studying;
  const judged = shownSoFar(open, answersOf(progress));
  const there = labelsOf(judged.shown, language);
  const gaps = labelsOf(judged.missing, language);
  const value = figureOf(open, language);
  return [
    there.length > 0 ? covered(list(there)) : '',
    ...judged.wrong.slice(0, 1).map(({ claim }) => wrong(claim.correction[language])),
    gaps.length > 0 ? missing(list(gaps)) : '',
    value ? figure(value) : '',
    inShort(render(seed.keyPoints, language, figuresOf(open, language))),
  ];
}
