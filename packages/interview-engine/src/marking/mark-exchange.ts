import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import type { FoundClaim } from './claims.ts';
import { type Exchange, turnOf } from './exchanges.ts';
import type { Judgement } from './judgement.ts';
import { type MarkedQuestion, markQuestion } from './mark-question.ts';

/** Whether a false statement counts in the reply it was made in. */
const isHeldIn =
  ({ parts }: Exchange) =>
  ({ claim, quote }: FoundClaim): boolean =>
    turnOf(parts, quote)?.heldAgainst?.includes(claim.concept) ?? true;

/** Marks what was said about one question of an interview, in the language of the report. */
export function markExchange(
  exchange: Exchange,
  seed: Seed,
  language: Language,
  judgements?: readonly Judgement[],
): MarkedQuestion {
  const { question, asked, answer, parts, rung, hints, numbersAsked } = exchange;
  return markQuestion({
    seed,
    language,
    spokenIn: exchange.language,
    answer,
    question: asked,
    figures: seed.numeric && numbersAsked ? question.parameters : null,
    rung,
    hints,
    isHeld: isHeldIn(exchange),
    replies: parts,
    ...(judgements ? { judgements } : {}),
  });
}
