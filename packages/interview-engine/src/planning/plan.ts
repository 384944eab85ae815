import type { InterviewDifficulty, InterviewTopic } from '@greenshoe/shared-types';
import type { ConceptId } from '../content/concepts/index.ts';
import type { Language } from '../localised.ts';

export type Block = 'fit' | 'technical' | 'case';
export type Mode = 'exam' | 'study';

export interface PlannedFollowUp {
  readonly text: string;
  /** Place on the ladder: 2 challenges, 3 brings numbers in, 4 asks what follows from it. */
  readonly rung: 2 | 3 | 4;
  readonly aims: readonly ConceptId[];
}

/** A question as it will be asked: numbers drawn and written out in the language of the interview. */
export interface PlannedQuestion {
  readonly id: string;
  readonly block: Block;
  readonly topic: InterviewTopic;
  readonly budgetMs: number;
  readonly maximumFollowUps: number;
  readonly parameters: Readonly<Record<string, number>>;
  readonly text: string;
  readonly followUps: readonly PlannedFollowUp[];
}

/** Everything an interview needs, decided before it starts. Plain JSON. */
export interface InterviewPlan {
  readonly engineVersion: string;
  readonly seed: number;
  readonly language: Language;
  readonly scenarioId: string;
  readonly scenarioTitle: string;
  readonly difficulty: InterviewDifficulty;
  readonly persona: string;
  readonly mode: Mode;
  readonly questions: readonly PlannedQuestion[];
  /** When each block makes room for the next, in milliseconds since the start. */
  readonly blockEndsMs: Readonly<Record<Block, number>>;
}
