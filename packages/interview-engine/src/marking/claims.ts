import type { Seed, WrongClaim } from '../content/types.ts';
import { type WrongClaimId, wrongClaimOf } from '../content/wrong-claims/index.ts';
import { matchPattern, type Span } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { patternOf } from '../reading/vocabulary.ts';
import { shorten } from './evidence.ts';
import { type IsTakenBack, takenBackIn, takesBack } from './taken-back.ts';
import { turnsWithin, unassertedIn } from './unasserted.ts';

export interface FoundClaim {
  readonly id: WrongClaimId;
  readonly claim: WrongClaim;
  readonly quote: string;
}

/** A false statement with the sentences that make it, taken back later or not. */
export interface FalseStatement {
  readonly id: WrongClaimId;
  readonly claim: WrongClaim;
  readonly sentences: readonly ReadSentence[];
}

/** Everything false that an answer says and its speaker makes his own where he says it. */
export const falseStatements = (read: readonly ReadSentence[], seed: Seed): FalseStatement[] =>
  seed.wrongClaims.flatMap((id) => {
    const claim = wrongClaimOf(id);
    const sentences = read.filter((sentence) =>
      claim.says.some((source) => asserts(sentence, source)),
    );
    return sentences.length > 0 ? [{ id, claim, sentences }] : [];
  });

/** The false statements that still stand at the end of an answer. */
export const standing = (
  statements: readonly FalseStatement[],
  isTakenBack: IsTakenBack,
): FoundClaim[] =>
  statements.flatMap(({ id, claim, sentences }) => {
    const hit = sentences.find(
      (sentence) => !takesBack(sentence) && !isTakenBack(sentence, claim.concept),
    );
    return hit ? [{ id, claim, quote: shorten(hit.text) }] : [];
  });

/** The false statements of an answer that its speaker makes his own and does not take back. */
export const findClaims = (sentences: readonly ReadSentence[], seed: Seed): FoundClaim[] =>
  standing(falseStatements(sentences, seed), takenBackIn(sentences, seed));

/** Whether a sentence says what a pattern describes, and its speaker stands by it. */
function asserts(sentence: ReadSentence, source: string): boolean {
  const isMeant = (span: Span) =>
    !turnsWithin(sentence.tokens, span) &&
    unassertedIn(sentence).every(({ start, end }) => span.end <= start || span.start >= end);
  return matchPattern(patternOf(source), sentence.occurrences, isMeant) !== null;
}
