import type { InterviewDifficulty, InterviewTopic } from '@greenshoe/shared-types';
import type { Language, Localised } from '../localised.ts';
import type { Parameter } from '../numbers/generator.ts';
import type { ConceptId } from './concepts/index.ts';

/** A piece of knowledge an answer can show. Triggers only locate a statement; they do not prove it. */
export interface Concept {
  readonly label: Localised;
  readonly triggers: Readonly<Record<Language, readonly string[]>>;
  /** Concepts that, all stated, show this one although nobody named it. */
  readonly impliedBy?: readonly string[];
}

export interface FollowUp {
  readonly text: Localised;
  /** What the follow-up gives another chance to show. */
  readonly aims: readonly ConceptId[];
}

/** One question of the bank. `{name}` in a text stands for an input or answer of its generator. */
export interface Seed {
  readonly id: string;
  readonly topic: InterviewTopic;
  readonly levels: readonly InterviewDifficulty[];
  readonly question: Localised;
  readonly keyPoints: Localised;
  readonly must: readonly ConceptId[];
  readonly bonus: readonly ConceptId[];
  readonly followUps: readonly FollowUp[];
  readonly numeric?: {
    readonly generator: string;
    /** States the figures the question itself leaves out. */
    readonly ask?: Localised;
  };
  /** Figures that only set the scene and enter no calculation. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
}
