import type { Seed, WrongClaim } from '../content/types.ts';
import { type WrongClaimId, wrongClaimOf } from '../content/wrong-claims/index.ts';
import { matchPattern, type Span } from '../reading/match.ts';
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

/** Whether a sentence says what a pattern describes, and its speaker stands by it. */
function asserts(sentence: ReadSentence, source: string): boolean {
  const isMeant = (span: Span) =>
    !turnsWithin(sentence.tokens, span) &&
    unassertedIn(sentence).every(({ start, end }) => span.end <= start || span.start >= end);
  return matchPattern(patternOf(source), sentence.occurrences, isMeant) !== null;
}
