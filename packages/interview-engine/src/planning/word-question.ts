import { render, spokenFigures } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { LONG_CASE_FOLLOW_UPS } from './blueprint.ts';
import { caseStepsOf } from './case-steps.ts';
import type { InterviewPlan, PlannedFollowUp, PlannedQuestion } from './plan.ts';

/** What was decided about a question; its words follow from it. */
export type Drawn = Omit<PlannedQuestion, 'text' | 'followUps'>;

/** What the placeholders of a seed's texts stand for: the one place that knows what was drawn. */
const valuesOf = (seed: Seed, { parameters }: Drawn, language: Language): Record<string, string> =>
  spokenFigures(seed, parameters, language);

/** The same for a planned question. */
export function figuresOf(question: Drawn, language: Language): Record<string, string> {
  const seed = seedOf(question.id);
  return seed ? valuesOf(seed, question, language) : {};
}

/** Writes a question and its follow-ups out in a language. The same drawing gives the same question. */
export function wordQuestion(seed: Seed, drawn: Drawn, language: Language): PlannedQuestion {
  const values = valuesOf(seed, drawn, language);
  const ladder = seed.followUps.map(({ text, rung, aims }): PlannedFollowUp => ({
    text: render(text, language, values),
    step: 'ladder',
    rung,
    aims,
  }));
  const ask = seed.numeric?.ask;
  const figures: PlannedFollowUp[] = ask
    ? [{ text: render(ask, language, values), step: 'figures', rung: 3, aims: [] }]
    : [];
  const isLong = !drawn.isSpare && drawn.maximumFollowUps >= LONG_CASE_FOLLOW_UPS;
  const { before, after } =
    drawn.block === 'case'
      ? caseStepsOf({ seed, isLong, variant: drawn.variant }, language)
      : { before: [], after: [] };
  return {
    ...drawn,
    text: render(seed.question, language, values),
    followUps: [...before, ...figures, ...ladder, ...after],
  };
}

/** A planned question in another language: same figures, same order, other words. */
export function questionIn(question: PlannedQuestion, language: Language): PlannedQuestion {
  const seed = seedOf(question.id);
  return seed ? wordQuestion(seed, question, language) : question;
}

/**
 * A question of a plan in the language spoken now. In its own language it stays as it was planned,
 * whatever became of the bank since.
 */
export const questionNow = (
  question: PlannedQuestion,
  plan: Pick<InterviewPlan, 'language'>,
  language: Language,
): PlannedQuestion => (language === plan.language ? question : questionIn(question, language));
