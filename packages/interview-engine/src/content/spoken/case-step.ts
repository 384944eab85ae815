import type { Rung } from '../types.ts';
import type { Localised } from '../../localised.ts';
import type { Step } from '../../planning/plan.ts';

/** A step that every case takes, in several wordings: two cases in one interview take different ones. */
export interface CaseStep {
  readonly step: Step;
  readonly rung: Rung;
  readonly texts: readonly [Localised, ...Localised[]];
  /** Those that only fit a case in which somebody bids for a company. */
  readonly onBids?: readonly Localised[];
}

/** The steps around the follow-ups of a case. */
export interface CaseSteps {
  readonly framework: CaseStep;
  readonly twist: CaseStep;
  readonly recommendation: CaseStep;
}
