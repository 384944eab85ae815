import type { InterviewSettings, InterviewTopic } from '@greenshoe/shared-types';
import { render, spokenFigures } from '../content/render.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { drawAll, drawInputs } from '../numbers/draw.ts';
import { generatorOf } from '../numbers/generators/index.ts';
import { createRandom, type Random } from '../random.ts';
import { engineVersion } from '../version.ts';
import { type Blueprint, blueprintOf } from './blueprint.ts';
import { type Chooser, createChooser, poolOf } from './choose-seeds.ts';
import type { Block, InterviewPlan, PlannedFollowUp, PlannedQuestion } from './plan.ts';
import { isDifficulty, isTopic, titleOf } from './scenarios.ts';

const PERSONAS = ['associate', 'vice_president', 'managing_director'] as const;
const FOLLOW_UPS = 2;
const CASE_FOLLOW_UPS = 4;

// Two cases in one interview end on different words.
const recommendations: Readonly<Record<Language, readonly [string, string]>> = {
  en: [
    'To finish, give me your conclusion in one sentence, and the main risk to it.',
    'The client has one minute: what do you advise, and what could prove you wrong?',
  ],
  fr: [
    'Pour finir, donnez-moi votre conclusion en une phrase, et le principal risque.',
    'Le client n’a qu’une minute : que conseillez-vous, et qu’est-ce qui pourrait vous donner tort ?',
  ],
};

export interface PlanRequest {
  readonly settings: InterviewSettings;
  readonly seed: number;
  readonly recentQuestionIds: readonly string[];
}

/** The whole interview for a seed, or `null` when no scenario fits what was asked for. */
export function planInterview(request: PlanRequest): InterviewPlan | null {
  const { language } = request.settings;
  const topic = request.settings.topic || null;
  const difficulty = request.settings.difficulty || 'analyst';
  if (!isDifficulty(difficulty) || (topic !== null && !isTopic(topic))) return null;
  if (topic && poolOf(topic, difficulty).length === 0) return null;

  const random = createRandom(request.seed);
  const persona = PERSONAS[Math.floor(random() * PERSONAS.length)] ?? PERSONAS[0];
  const blueprint = blueprintOf(topic, difficulty);
  const choose = createChooser(difficulty, new Set(request.recentQuestionIds), random);
  const plan = { blueprint, random, language };
  return {
    engineVersion,
    seed: request.seed,
    language,
    scenarioId: [topic ?? 'any', difficulty, language].join('.'),
    scenarioTitle: titleOf(topic, difficulty, language),
    difficulty,
    persona,
    mode: 'exam',
    questions: chooseBlocks(topic, blueprint, choose).map(([block, seed], index) =>
      planQuestion(block, seed, { ...plan, index }),
    ),
    blockEndsMs: {
      fit: blueprint.fit.endsMs,
      technical: blueprint.technical.endsMs,
      case: blueprint.case.endsMs,
    },
  };
}

function chooseBlocks(
  topic: InterviewTopic | null,
  blueprint: Blueprint,
  choose: Chooser,
): [Block, Seed][] {
  const isCase = topic === 'case_hypothetical' || topic === 'case_real';
  const technical = topic
    ? choose.technical(topic, blueprint.technical.questions)
    : choose.technicalMix(blueprint.technical.questions);
  const cases = choose.cases(isCase ? topic : null, blueprint.case.questions);
  const inBlock =
    (block: Block) =>
    (seed: Seed): [Block, Seed] => [block, seed];
  return [
    ...choose.fit(blueprint.fit.questions).map(inBlock('fit')),
    ...technical.map(inBlock('technical')),
    ...cases.map(inBlock('case')),
  ];
}

function budgetOf(block: Block, { fit, technical, case: closing }: Blueprint): number {
  const starts = { fit: 0, technical: fit.endsMs, case: technical.endsMs };
  const { endsMs, usual } = { fit, technical, case: closing }[block];
  return Math.round((endsMs - starts[block]) / Math.max(1, usual));
}

function planQuestion(
  block: Block,
  seed: Seed,
  plan: { blueprint: Blueprint; random: Random; language: Language; index: number },
): PlannedQuestion {
  const { blueprint, random, language } = plan;
  const parameters = {
    ...(seed.numeric ? drawInputs(generatorOf(seed.numeric.generator), random) : {}),
    ...drawAll(seed.parameters ?? {}, random),
  };
  const figures = spokenFigures(seed, parameters, language);
  const followUps: PlannedFollowUp[] = seed.followUps.map(({ text, aims }, index) => ({
    text: render(text, language, figures),
    rung: index === 0 ? 2 : 4,
    aims,
  }));
  if (seed.numeric?.ask) {
    followUps.unshift({ text: render(seed.numeric.ask, language, figures), rung: 3, aims: [] });
  }
  if (block === 'case') {
    followUps.push({
      text: recommendations[language][plan.index % 2 === 0 ? 0 : 1],
      rung: 4,
      aims: [], // nothing draws it forward: it comes last
    });
  }
  return {
    id: seed.id,
    block,
    topic: seed.topic,
    budgetMs: budgetOf(block, blueprint),
    maximumFollowUps: block === 'case' ? CASE_FOLLOW_UPS : FOLLOW_UPS,
    parameters,
    text: render(seed.question, language, figures),
    followUps,
  };
}
