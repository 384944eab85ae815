import { spokenFigures } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import { type Language, languages } from '../localised.ts';
import type { InterviewPlan, PlannedFollowUp } from '../planning/plan.ts';
import { questionIn } from '../planning/word-question.ts';
import type { EngineTurn } from '../turns.ts';
import type { MarkedExchange } from './dimensions.ts';
import { type Exchange, exchangesOf } from './exchanges.ts';
import type { Judgements } from './judgement.ts';
import { markExchange } from './mark-exchange.ts';
import { modelSentences } from './model-answer.ts';
import { type Lines, linesOn } from './feedback.ts';
import type { Told } from './told.ts';
import { inTurn } from './wording/wording.ts';

/** A marked question with the feedback on it, and all that it is written from. */
export interface Assessed extends MarkedExchange {
  readonly told: Told;
  readonly lines: Lines;
}

/** The follow-ups of its ladder that a question did not come to, in the language of the report. */
function unaskedOf({ question, asked }: Exchange, language: Language): PlannedFollowUp[] {
  const wordings = languages.map((each) => questionIn(question, each).followUps);
  const wasAsked = (index: number) =>
    wordings.some((followUps) => asked.includes(followUps[index]?.text ?? '\n'));
  return questionIn(question, language).followUps.filter(
    ({ step }, index) => step === 'ladder' && !wasAsked(index),
  );
}

/** Everything that was asked, marked, in the order in which it was asked. */
export const assess = (
  plan: InterviewPlan,
  turns: readonly EngineTurn[],
  judgements: Judgements,
): Assessed[] => {
  const choose = inTurn(plan.seed);
  return exchangesOf(plan, turns).flatMap((exchange) => {
    const seed = seedOf(exchange.question.id);
    if (!seed) return [];
    const { question } = exchange;
    const marked = markExchange(exchange, seed, plan.language, judgements.get(question.id));
    const figures = spokenFigures(seed, question.parameters, plan.language);
    const told = {
      marked,
      language: plan.language,
      choose,
      unasked: unaskedOf(exchange, plan.language),
      answers: exchange.parts,
      model: modelSentences(seed, plan.language, figures),
    };
    return [{ exchange, marked, told, lines: linesOn(told) }];
  });
};
