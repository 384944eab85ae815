import type { Kind } from '../../content/dismissals/kind.ts';
import { clauseEnd, clauseStart } from '../clauses.ts';
import { HARMLESS, HYPOTHETICAL, NEGATORS } from '../denial-words.ts';
import type { Span } from '../match.ts';
import { joinedWords, type Token } from '../tokens.ts';
import { isBySpeaker, SPEAKER } from './speaker.ts';

// "Two easy slips: leave out the tax, and ..."
const MISTAKE = /\b(?:mistakes|errors|traps|slips?|erreurs|pieges)\b/;
// "Only a fool would leave it out", "no reason to", "il ne faut pas les oublier".
const DENIED = new RegExp(
  `\\b(?:(?:${NEGATORS})(?: (?:le|la|les|l|en|it|them|to|be|de|d|a))?|refus\\w* (?:de|d|to)|(?:no|any|aucune|pas de) (?:\\w+ )?(?:reason|raison|question) (?:to|for|de|d)|(?:fool|idiot|mad|crazy|unwise|dangerous|wrong|risky|reckless|fou|folle|inconscient|dangereux|imprudent|suicidaire|tempting|easy|facile|erreur|mistake|pire|worst|thing)(?: (?:would|serait|will|who|can|is|be))*(?: (?:to|de|d|pour|a|be))?|why (?:people|anyone|they|juniors) \\w*|pourquoi (?:on|les gens|ils|certains))$`,
);
// What others say or do, which the speaker need not share.
const OTHERS =
  /\b(?:(?:people|some|many|most|they|others|everyone|seller|buyer|management|boss|textbooks|critics|juniors) (?:\w+ )?(?:say|says|call|calls|think|thinks|believe|claim|claims|treat|argue|pretend|might|would|will|skip)|who(?:ever)? (?:\w+ )?(?:tells?|says?|thinks?|believes?|skips?|does|ignores?|leaves?)|(?:might|could|would) (?:think|say|believe)|(?:on dit|disent|dit toujours|on entend|on pense|pensent|croire|pretend\w*)\b|(?:celui|celle|ceux|acheteur|vendeur|patron|ceux la) qui|(?:d autres|certains|beaucoup|la plupart) \w+)\b/;

// What leaving a thing out would lead to.
const WOULD_BE_WRONG =
  /\b(?:(?:would|will) (?:be|overstate|understate|flatter|inflate|distort|mislead|make)|(?:serait|est) une (?:erreur|faute)|is (?:the|a) (?:\w+ )?(?:mistake|error|slip)|(?:gonfl|flatt|fauss|surestim|sousestim)\w*|c est l erreur|(?:and|et) (?:the|le|la) \w+ (?:is|est) (?:wrong|faux|fausse)|goes wrong)\b/;
// It stands elsewhere, and is not left out as of no concern.
const COUNTED_ELSEWHERE =
  /\b(?:already (?:in|count\w*|includ\w*|reflect\w*|tak\w*|after|there)|deja (?:dans|compt\w*|inclus\w*|pris\w*|apres|la|en)|twice|deux fois|double)\b/;
// "It is boring, and it is what kills liquidity."
const COMES_BACK =
  /\b(?:and|but|yet|mais|et|pourtant) (?:it|that|they|this|elle|il|elles|ils|c|ca|you|on) (?:is|s|are|est|sont)? ?(?:what|where|how|why|ce|la|matters?|decides?|drives?|moves|kills?|breaks?|counts|compte|decide|pese|casse|tue|bouge|comes in|entre|y entre|have to|has to|doit)\b/;
// "You do not subtract them, you add them."
const INSTEAD =
  /^(?:we|you|on|nous)(?: on)? (?:(?:les?|la|l) \w+|(?:\w+ ){0,2}(?:it|them|that) |relis|reprend\w*|verifi\w*)/;

// "Leave out what happened only once", "especially for banks": a part of it alone.
const IN_PART =
  /^(?:\w+ )?(?:(?:what|whatever|(?:anything|everything|things|those) (?:that|which)|ce qui|ce que|tout ce|as well)\b|(?:surtout|notamment|especially|mainly|only) )/;
const FOR_THE_TIME_BEING = /^(?:until|before|unless|tant|avant)$/;
const IF = /^(?:if|when|si|quand|s)$/;

const LONGEST_REASON = 14;
const LONGEST_INSTEAD = 4;

/** Whether what stands before makes it somebody else's, a mistake, or the contrary. */
function isDisowned(tokens: readonly Token[], { start, end }: Span): boolean {
  const first = clauseStart(tokens, start);
  const before = joinedWords(tokens, first, start);
  const isOwnSubject = SPEAKER.test(tokens[start]?.word ?? '');
  return (
    HYPOTHETICAL.test(before) ||
    OTHERS.test(joinedWords(tokens, first, end)) ||
    MISTAKE.test(joinedWords(tokens, 0, start)) ||
    (!isOwnSubject && DENIED.test(before))
  );
}

/** Whether what follows gives the thing its place, here or elsewhere. */
function isPlacedAfterAll(tokens: readonly Token[], { end }: Span): boolean {
  if (FOR_THE_TIME_BEING.test(tokens[end]?.word ?? '')) return true;
  const behind = joinedWords(tokens, end, end + LONGEST_REASON);
  const next = clauseEnd(tokens, end - 1);
  return (
    [WOULD_BE_WRONG, COUNTED_ELSEWHERE, COMES_BACK].some((each) => each.test(behind)) ||
    INSTEAD.test(joinedWords(tokens, next, next + LONGEST_INSTEAD))
  );
}

/** Whether a speaker leaves out a part alone, or in one case: "if nobody can tell the flows, forget it". */
function isInPart(tokens: readonly Token[], { start, end }: Span): boolean {
  const object = tokens[end]?.afterPause
    ? ''
    : joinedWords(tokens, end, Math.min(end + LONGEST_INSTEAD, clauseEnd(tokens, end - 1)));
  const isBidden = clauseStart(tokens, start) === start && !SPEAKER.test(tokens[start]?.word ?? '');
  return (
    IN_PART.test(object) || (isBidden && tokens.slice(0, start).some(({ word }) => IF.test(word)))
  );
}

/** Whether words that sound like it set nothing aside after all. */
export const isNoDismissal = (tokens: readonly Token[], phrase: Span, by: Kind['by']): boolean =>
  HARMLESS.test(joinedWords(tokens, phrase.start, phrase.start + 7)) ||
  isDisowned(tokens, phrase) ||
  isPlacedAfterAll(tokens, phrase) ||
  (by === 'speaker' && (!isBySpeaker(tokens, phrase.start) || isInPart(tokens, phrase)));
