import type { InterviewDifficulty, InterviewTopic } from '@greenshoe/shared-types';
import type { Language, Localised } from '../localised.ts';
import type { Parameter } from '../numbers/generator.ts';
import type { ConceptId } from './concepts/index.ts';
import type { WrongClaimId } from './wrong-claims/index.ts';

/** A piece of knowledge an answer can show. Triggers are its names; naming it does not prove it. */
export interface Concept {
  readonly label: Localised;
  readonly triggers: Readonly<Record<Language, readonly string[]>>;
  /** What is said by those who know it, by name or not, in the notation of `reading/pattern.ts`. */
  readonly says?: readonly string[];
  /** Concepts that, all stated, show this one although nobody named it. */
  readonly impliedBy?: readonly string[];
}

/** Words with one meaning, English and French: comma-separated words or short phrases. */
export type Lexicon = Readonly<Record<string, readonly [english: string, french: string]>>;

/** What an answer to one question in particular must say to show a concept. */
export interface Point {
  /** Patterns besides those of the concept. */
  readonly says?: readonly string[];
  /**
   * Whether naming it in a statement proves it. Left out, it does for a bonus and not for a must, whose
   * name the question mostly gives away.
   */
  readonly byName?: boolean;
  /** `false` where the patterns of the concept, true elsewhere, prove nothing here. */
  readonly general?: false;
}

/** Something candidates say that is false. */
export interface WrongClaim {
  /** The concept it gets wrong. */
  readonly concept: ConceptId;
  /** How it is said, in the notation of `reading/pattern.ts`. */
  readonly says: readonly string[];
  /** A sentence in which a candidate says it. */
  readonly example: Localised;
  /** The true sentence. */
  readonly correction: Localised;
}

/** 1 clarifies, 2 challenges an assumption, 3 changes a number, 4 asks what follows for the client. */
export type Rung = 1 | 2 | 3 | 4;

export interface FollowUp {
  readonly rung: Rung;
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
  /** What helps somebody who is stuck to begin. It shows the way in, never the answer. */
  readonly hint: Localised;
  readonly keyPoints: Localised;
  /** The key points as a strong candidate says them, in 90 to 140 words. */
  readonly modelAnswer: Localised;
  readonly must: readonly ConceptId[];
  readonly bonus: readonly ConceptId[];
  readonly points?: Readonly<Partial<Record<ConceptId, Point>>>;
  readonly followUps: readonly FollowUp[];
  readonly wrongClaims: readonly WrongClaimId[];
  readonly numeric?: {
    readonly generator: string;
    /** States the figures the question itself leaves out. */
    readonly ask?: Localised;
  };
  /** Figures that only set the scene and enter no calculation. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
}
