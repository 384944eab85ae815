import type { Seed, WrongClaim } from '../content/types.ts';
import { type WrongClaimId, wrongClaimOf } from '../content/wrong-claims/index.ts';
import { matchPattern } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { patternOf } from '../reading/vocabulary.ts';
import { shorten } from './evidence.ts';

export interface FoundClaim {
  readonly id: WrongClaimId;
  readonly claim: WrongClaim;
  readonly quote: string;
}

const CALLED_FALSE =
  /\b(?:(?:is|s|be) (?:wrong|false|incorrect|a mistake|an error(?! in)|a myth)|(?:common|classic|big|usual) (?:mistake|error|trap)|(?:the|a) (?:mistake|error|trap) (?:is|would)|(?:est|serait) (?:faux|une erreur|un piege)|erreur (?:serait|classique|frequente|courante)|piege|contrairement|not (?:just|only|simply|merely)|pas (?:juste|seulement|simplement|uniquement)|not an option|out of the question|hors de question|pas question|pas une option)\b/;

/** The false statements of an answer; one that is itself called false does not count. */
export function findClaims(sentences: readonly ReadSentence[], seed: Seed): FoundClaim[] {
  const asserted = sentences.filter(
    ({ tokens }) => !CALLED_FALSE.test(tokens.map(({ word }) => word).join(' ')),
  );
  return seed.wrongClaims.flatMap((id) => {
    const claim = wrongClaimOf(id);
    const hit = asserted.find(({ occurrences }) =>
      claim.says.some((source) => matchPattern(patternOf(source), occurrences) !== null),
    );
    return hit ? [{ id, claim, quote: shorten(hit.text) }] : [];
  });
}
