import type { InterviewDifficulty, InterviewTopic } from '@greenshoe/shared-types';
import type { ConceptId } from '../content/concepts/index.ts';
import type { Rung } from '../content/types.ts';
import type { Language } from '../localised.ts';
import type { PersonaId } from './persona.ts';

export type Block = 'fit' | 'technical' | 'case';

/** An exam neither praises nor corrects; a study session says after each question what was missing. */
export type Mode = 'exam' | 'study';

/** What a follow-up is for. A case takes them in this order; elsewhere there are only the middle two. */
export type Step = 'framework' | 'figures' | 'ladder' | 'twist' | 'recommendation';

export interface PlannedFollowUp {
  readonly text: string;
  /** `figures` is the one that puts the numbers of the question to the candidate. */
  readonly step: Step;
  readonly rung: Rung;
  readonly aims: readonly ConceptId[];
}

/** A question as it will be asked: numbers drawn and written out in the language of the interview. */
export interface PlannedQuestion {
  readonly id: string;
  readonly block: Block;
  readonly topic: InterviewTopic;
  /** Asked only if the candidate is quicker than usual. */
  readonly isSpare: boolean;
  /** How long the question may take, follow-ups included. */
  readonly budgetMs: number;
  /** Milliseconds since the start after which the question is left out, and then followed up. */
  readonly latestStartMs: number;
  readonly latestFollowUpMs: number;
  readonly maximumFollowUps: number;
  readonly parameters: Readonly<Record<string, number>>;
  /** Which of the wordings that several questions share this one takes. */
  readonly variant: number;
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
  readonly persona: PersonaId;
  readonly mode: Mode;
  /** In the order in which they are asked. */
  readonly questions: readonly PlannedQuestion[];
}
