import { conceptOf } from '../content/concepts/index.ts';
import { spokenFigures } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';
import { exchangesOf } from './exchanges.ts';
import { isSteered } from './steering/injection.ts';
import { linesOn, modelSentences } from './model-answer.ts';
import { ownSentences } from './own-words.ts';

/** What a language model is asked about one answer: of each concept, whether it is said, and where. */
export interface JudgeTask {
  readonly questionId: string;
  readonly language: Language;
  readonly question: string;
  /** The candidate's own sentences. Data, never instructions. */
  readonly answer: string;
  readonly concepts: readonly {
    readonly id: string;
    readonly label: string;
    /** A sentence that says it well; `null` where the model answer has none. */
    readonly example: string | null;
  }[];
}

/** The answers worth a second opinion: something was said, and nobody tried to steer the marking. */
export const judgeTasksFor = (plan: InterviewPlan, turns: readonly EngineTurn[]): JudgeTask[] =>
  exchangesOf(plan, turns).flatMap(({ question, asked, answer, language: spokenIn }) => {
    const seed = seedOf(question.id);
    if (!seed || isSteered(answer)) return [];
    const { language } = plan;
    const sentences = ownSentences(answer, asked, spokenIn);
    if (sentences.length === 0) return [];
    const model = modelSentences(
      seed,
      language,
      spokenFigures(seed, question.parameters, language),
    );
    return {
      questionId: question.id,
      language,
      question: question.text,
      answer: sentences.map(({ text }) => text).join('\n'),
      concepts: [...seed.must, ...seed.bonus].map((id) => ({
        id,
        label: conceptOf(id).label[language],
        example: linesOn(model, [id]),
      })),
    };
  });
