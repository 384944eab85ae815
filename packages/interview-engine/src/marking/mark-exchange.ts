import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import type { FoundClaim } from './claims.ts';
import { findEvidence } from './evidence.ts';
import { type AnswerPart, type Exchange, turnOf, withinTurn } from './exchanges.ts';
import type { Judgement } from './judgement.ts';
import { type MarkedQuestion, markQuestion } from './mark-question.ts';
import { ownSentences } from './own-words.ts';

/** Whether a reply was asked for once more what a false statement is about. */
const isAskedAgain = ({ heldAgainst, replyTo }: AnswerPart, { claim, quote }: FoundClaim) =>
  heldAgainst?.includes(claim.concept) === true ||
  replyTo.includes(quote.replace(/[.!?…\s]+$/, ''));

/** Whether a false statement counts: in the reply it was made in, and unless a later one puts it right. */
const isHeldIn =
  ({ parts, asked, language }: Exchange, seed: Seed) =>
  (found: FoundClaim): boolean => {
    const { concept } = found.claim;
    const part = turnOf(parts, found.quote);
    if (!part) return true;
    if (part.heldAgainst?.includes(concept) === false) return false;
    return !parts.slice(parts.indexOf(part) + 1).some((later) => {
      if (!isAskedAgain(later, found)) return false;
      const sentences = ownSentences(later.text, asked, language);
      return findEvidence(sentences, seed, [concept]).get(concept)?.verdict === 'correct';
    });
  };

/** Marks what was said about one question of an interview, in the language of the report. */
export function markExchange(
  exchange: Exchange,
  seed: Seed,
  language: Language,
  judgements?: readonly Judgement[],
): MarkedQuestion {
  const { question, asked, answer, parts, rung, hints, numbersAsked } = exchange;
  const marked = markQuestion({
    seed,
    language,
    spokenIn: exchange.language,
    answer,
    question: asked,
    figures: seed.numeric && numbersAsked ? question.parameters : null,
    rung,
    hints,
    isHeld: isHeldIn(exchange, seed),
    replies: parts,
    ...(judgements ? { judgements } : {}),
  });
  const concepts = marked.concepts.map((concept) =>
    concept.quote === null ? concept : { ...concept, quote: withinTurn(parts, concept.quote) },
  );
  return { ...marked, concepts };
}
