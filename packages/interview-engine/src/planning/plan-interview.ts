import type { InterviewSettings } from '@greenshoe/shared-types';
import { drawAll, drawInputs } from '../numbers/draw.ts';
import { generatorOf } from '../numbers/generators/index.ts';
import { createRandom, type Random } from '../random.ts';
import { engineVersion } from '../version.ts';
import { type Blueprint, blueprintOf, budgetOf } from './blueprint.ts';
import { chooseQuestions, followUpsFor, type Slot } from './choose-questions.ts';
import { poolOf } from './choose-seeds.ts';
import { dueConcepts, type Sighting } from './due-concepts.ts';
import { DEFAULT_PERSONA, type PersonaId } from './persona.ts';
import type { InterviewPlan, Mode } from './plan.ts';
import { isDifficulty, isTopic, titleOf } from './scenarios.ts';
import { type Drawn, wordQuestion } from './word-question.ts';

export interface PlanRequest {
  readonly settings: InterviewSettings;
  readonly seed: number;
  /** What the user's latest interviews asked, newest first: not asked again while there is a choice. */
  readonly recentQuestionIds: readonly string[];
  /** What earlier reports said about the concepts that had to be shown; in any order. */
  readonly practice?: readonly Sighting[];
  readonly mode?: Mode;
  readonly persona?: PersonaId;
}

export type Planning =
  | { readonly kind: 'planned'; readonly plan: InterviewPlan }
  | { readonly kind: 'no_scenario' };

const NO_SCENARIO: Planning = { kind: 'no_scenario' };

/**
 * The whole interview for a seed: the same request plans the same interview. An empty topic or
 * difficulty means any; one that is unknown or has no question is `no_scenario`. Persona and mode
 * change how the interview is held, never what it asks.
 */
export function planInterview(request: PlanRequest): Planning {
  const { settings, seed, mode = 'exam', persona = DEFAULT_PERSONA } = request;
  const { language } = settings;
  const topic = settings.topic || null;
  const difficulty = settings.difficulty || 'analyst';
  if (!isDifficulty(difficulty) || (topic !== null && !isTopic(topic))) return NO_SCENARIO;
  if (topic && poolOf(topic, difficulty).length === 0) return NO_SCENARIO;

  const random = createRandom(seed);
  const blueprint = blueprintOf(topic, difficulty);
  const due = dueConcepts(request.practice ?? []);
  const preferences = { difficulty, recent: request.recentQuestionIds, due, random };
  const slots = chooseQuestions(topic, blueprint, preferences);
  const plan: InterviewPlan = {
    engineVersion,
    seed,
    language,
    scenarioId: [topic ?? 'any', difficulty, language].join('.'),
    scenarioTitle: titleOf(topic, difficulty, language),
    difficulty,
    persona,
    mode,
    questions: slots.map((slot, index) =>
      wordQuestion(slot.seed, drawnFor(slot, blueprint, Math.abs(seed) + index, random), language),
    ),
  };
  return { kind: 'planned', plan };
}

const drawnFor = (slot: Slot, blueprint: Blueprint, variant: number, random: Random): Drawn => {
  const { seed, ...place } = slot;
  return {
    id: seed.id,
    ...place,
    topic: seed.topic,
    budgetMs: budgetOf(place.block, blueprint),
    maximumFollowUps: followUpsFor(slot, blueprint),
    parameters: {
      ...(seed.numeric ? drawInputs(generatorOf(seed.numeric.generator), random) : {}),
      ...drawAll(seed.parameters ?? {}, random),
    },
    variant,
  };
};
