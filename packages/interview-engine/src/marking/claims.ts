import { type WrongClaim, wrongClaims } from '../content/wrong-claims.ts';
import { fold } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';

export interface FoundClaim {
  readonly claim: WrongClaim;
  readonly quote: string;
}

const DENIED = /\b(?:not|never|wrong|mistake|false|pas|jamais|faux|erreur)\b/;

/** False statements in an answer; one that is itself called false does not count. */
export function findClaims(answer: string): FoundClaim[] {
  const sentences = sentencesOf(answer).map((quote) => ({ quote, folded: fold(quote) }));
  return wrongClaims.flatMap((claim) => {
    const hit = sentences.find(
      ({ folded }) => claim.said.some((pattern) => pattern.test(folded)) && !DENIED.test(folded),
    );
    return hit ? [{ claim, quote: hit.quote }] : [];
  });
}
