import type { ConceptId } from '../content/concepts/index.ts';
import { ofCase, ofRealDeal } from '../content/spoken/all.ts';
import type { CaseStep } from '../content/spoken/case-step.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import type { PlannedFollowUp } from './plan.ts';

const BIDS: ReadonlySet<string> = new Set<ConceptId>(['syn_vs_premium', 'takeover']);

interface Asked {
  readonly seed: Seed;
  readonly isLong: boolean;
  readonly variant: number;
}

function said(
  { step, rung, texts, onBids = [] }: CaseStep,
  { seed, variant }: Asked,
  language: Language,
): PlannedFollowUp {
  const all = seed.must.some((id) => BIDS.has(id)) ? [...texts, ...onBids] : texts;
  const text = (all[variant % all.length] ?? texts[0])[language];
  return { step, rung, text, aims: [] };
}

/** What surrounds the follow-ups of a case: all four steps of a long one, the end of a short one. */
export function caseStepsOf(
  asked: Asked,
  language: Language,
): Readonly<{ before: PlannedFollowUp[]; after: PlannedFollowUp[] }> {
  const steps = asked.seed.topic === 'case_real' ? ofRealDeal : ofCase;
  const end = said(steps.recommendation, asked, language);
  if (!asked.isLong) return { before: [], after: [end] };
  return {
    before: [said(steps.framework, asked, language)],
    after: [said(steps.twist, asked, language), end],
  };
}
