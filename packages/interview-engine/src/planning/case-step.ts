import type { Rung } from '../content/types.ts';
import type { Localised } from '../localised.ts';
import type { Step } from './plan.ts';

/** A step that every case takes, in several wordings: two cases in one interview take different ones. */
export interface CaseStep {
  readonly step: Step;
  readonly rung: Rung;
  readonly texts: readonly [Localised, ...Localised[]];
}

/** The steps around the follow-ups of a case. */
export interface CaseSteps {
  readonly framework: CaseStep;
  readonly twist: CaseStep;
  readonly recommendation: CaseStep;
}
