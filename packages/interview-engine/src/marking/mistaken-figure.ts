import type { ConceptResult } from '@greenshoe/shared-types';
import type { ConceptId } from '../content/concepts/index.ts';
import { conceptOfTrap } from '../content/trap-concepts.ts';
import type { Seed } from '../content/types.ts';
import { shorten } from './evidence.ts';
import type { MarkedNumeric } from './judge-number.ts';

/** What was said falsely, and in which words. */
export interface Mistaken {
  readonly concept: ConceptId;
  readonly quote: string | null;
}

/** What a figure reached by a known mistake gets wrong. */
export function mistakenFigure(
  seed: Seed,
  numeric: MarkedNumeric | null,
  sentences: readonly string[],
): Mistaken | null {
  const concept = numeric?.trapId ? conceptOfTrap(numeric.trapId, seed) : null;
  if (concept === null) return null;
  const sentence = sentences.findLast((text) => text.includes(numeric?.given ?? ''));
  return { concept, quote: sentence === undefined ? null : shorten(sentence) };
}

/** The figure itself has cost its part: what it gets wrong earns nothing and costs no more. */
export const chargedOnce = (
  concepts: readonly ConceptResult[],
  figure: Mistaken | null,
  claimed: readonly Mistaken[],
): readonly ConceptResult[] =>
  claimed.some(({ concept }) => concept === figure?.concept)
    ? concepts
    : concepts.map((each) => (each.id === figure?.concept ? { ...each, verdict: 'absent' } : each));
