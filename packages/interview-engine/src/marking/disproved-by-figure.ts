import { claimsFiguresDisprove } from '../content/claims-figures-disprove.ts';
import type { Seed } from '../content/types.ts';
import type { FoundClaim } from './claims.ts';
import type { MarkedNumeric } from './judge-number.ts';

/** The false statements that are held against an answer: a wrong way to a figure is not, where the figure is right. */
export function withoutDisproved(
  claims: readonly FoundClaim[],
  { numeric }: Seed,
  marked: MarkedNumeric | null,
): readonly FoundClaim[] {
  if (!numeric || marked?.verdict !== 'right') return claims;
  const disproved = claimsFiguresDisprove[numeric.generator] ?? [];
  return claims.filter(({ id }) => !disproved.includes(id));
}
