import type { Seed, WrongClaim } from '../content/types.ts';
import { type WrongClaimId, wrongClaimOf } from '../content/wrong-claims/index.ts';
import { matchPattern } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { patternOf } from '../reading/vocabulary.ts';
import { shorten } from './evidence.ts';
import { turnsWithin, unassertedIn } from './unasserted.ts';

export interface FoundClaim {
  readonly id: WrongClaimId;
  readonly claim: WrongClaim;
  readonly quote: string;
}

/** The false statements of an answer that its speaker makes his own. */
export function findClaims(sentences: readonly ReadSentence[], seed: Seed): FoundClaim[] {
  return seed.wrongClaims.flatMap((id) => {
    const claim = wrongClaimOf(id);
    const hit = sentences.find((sentence) =>
      claim.says.some((source) => asserts(sentence, source)),
    );
    return hit ? [{ id, claim, quote: shorten(hit.text) }] : [];
  });
}

function asserts(sentence: ReadSentence, source: string): boolean {
  const pattern = patternOf(source);
  if (matchPattern(pattern, sentence.occurrences) === null) return false;
  const unasserted = unassertedIn(sentence);
  return (
    matchPattern(
      pattern,
      sentence.occurrences,
      (span) =>
        !turnsWithin(sentence.tokens, span) &&
        unasserted.every(({ start, end }) => span.end <= start || span.start >= end),
    ) !== null
  );
}
