import type { Kind } from '../../content/dismissals/kind.ts';
import { isTelling } from '../../text/common-words.ts';
import { clauseEnd, clauseStart, CONTRAST, isBreak } from '../clauses.ts';
import type { Range } from '../denial-words.ts';
import type { Span } from '../match.ts';
import type { Token } from '../tokens.ts';

/** Where the thing that a phrase sets aside stands. */
export type Place = 'before' | 'behind' | 'within';

const PRONOUN =
  /^(?:it|that|this|them|these|those|they|any|one|le|la|les|l|en|y|ca|cela|c|ils|elles|elle|il)$/;
const OBJECT = /^(?:it|that|this|them|those|le|la|les|l|en|y|ca|cela)$/;
const ARTICLE = /^(?:le|la|les|l|ce|cet|cette|ces|du|des|de|d|the|these|those|any)$/;
// Where the thing named behind a phrase is over: "with the fees before I know the price".
const IS_OVER =
  /^(?:when|until|before|unless|if|once|as|quand|lorsque|tant|avant|si|because|since|parce|puisque|car)$/;
const SPEAKER = /^(?:i|we|you|je|j|on|nous|vous)$/;
const SUBJECT = /^(?:i|we|you|it|they|he|she|je|j|on|nous|vous|il|elle|ils|elles|c|ca|cela)$/;
const FINITE = /^(?:is|are|was|were|has|have|est|sont|a|ont|fait|font|do|does|would|will)$/;
// What somebody says about how he does it names nothing.
const MANNER =
  /^(?:\w|\w+ly|\w+ment|please|dessus|prefer\w*|dirais|conseill\w*|advise|tell|altogether|sure|happy|going|bother\w*|revanche|contre|certain|blunt|frank|honest|compte|non|aside|cote|tapis|tomber|carpet|impasse|poubelle|corbeille|trappe|entirely|totally|bit|waste|skip|drop|ignore)$/;
const OPENS_TOPIC = /^(?:quant|concernant|as|regarding|concerning)$/; // "quant à vous citer"
const FARTHEST_BACK = 24;
const LONGEST_ITEM = 3;

const namesSomething = ({ word }: Token): boolean =>
  isTelling(word) && !MANNER.test(word) && !CONTRAST.test(word);

const names = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(namesSomething);

/** Whether a stretch has no verb of its own: a thing held up, or an item of a list. */
const isItem = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from <= LONGEST_ITEM &&
  !tokens.slice(from, to).some(({ word }) => SUBJECT.test(word) || FINITE.test(word));

/** Where what is named behind a place ends: "the fees, the tax and the timing, but ...". */
function objectEnd(tokens: readonly Token[], from: number): number {
  const goesOn = (at: number): boolean =>
    tokens[at]?.afterPause === true &&
    names(tokens, from, at) &&
    isItem(tokens, at, clauseEnd(tokens, at));
  const isEnd = (at: number): boolean =>
    IS_OVER.test(tokens[at]?.word ?? '') ||
    CONTRAST.test(tokens[at]?.word ?? '') ||
    (isBreak(tokens, at) && !goesOn(at));
  let to = from;
  while (to < tokens.length && !isEnd(to)) to += 1;
  return to;
}

/** "Je ne les corrige pas": says something of what was named before, and names nothing itself. */
function onlyTakesUp(tokens: readonly Token[], from: number, to: number): boolean {
  const clause = tokens.slice(from, to);
  const verb = clause.findIndex(namesSomething);
  return (
    SPEAKER.test(clause[0]?.word ?? '') &&
    clause.filter(namesSomething).length === 1 &&
    OBJECT.test(clause[verb - 1]?.word ?? '')
  );
}

/** Where what was named before a place begins: in its own clause, or else in those before it. */
function subjectStart(tokens: readonly Token[], at: number, by: Kind['by']): number {
  const furthest = Math.max(0, at - FARTHEST_BACK);
  const own = clauseStart(tokens, at);
  let from = own;
  while (from > furthest && (!names(tokens, from, at) || onlyTakesUp(tokens, from, at)))
    from = clauseStart(tokens, from - 1);
  // "The contracts, the permits, I leave them out": what is held up before belongs to it.
  const isHeldUp = (start: number, end: number): boolean =>
    from < own && by === 'speaker'
      ? OPENS_TOPIC.test(tokens[start]?.word ?? '') ||
        !tokens.slice(start, end).some(({ word }) => SPEAKER.test(word))
      : isItem(tokens, start, end);
  let start = from;
  while (start > furthest && !CONTRAST.test(tokens[start]?.word ?? '')) {
    const before = clauseStart(tokens, start - 1);
    if (!isHeldUp(before, start)) break;
    start = before;
  }
  return Math.max(start, furthest);
}

/** Where the thing that a phrase sets aside stands in it or behind it; `null` where it was named before. */
function aheadOf(tokens: readonly Token[], { start, end }: Span, place: Place): Span | null {
  if (place === 'before') return null;
  const isOfPronoun = tokens
    .slice(start, end)
    .some(({ word }, at) => PRONOUN.test(word) && (at > 0 || word !== 'l'));
  const ahead = { start, end: objectEnd(tokens, end) };
  if (place === 'within' && isOfPronoun) return null;
  if (place === 'within' && names(tokens, start + 1, end)) return ahead;
  const next = tokens[end]?.word ?? '';
  const isPronoun = PRONOUN.test(next) && !ARTICLE.test(next);
  const endsInOne = /^(?:it|that|this|them|those|ca|cela)$/.test(tokens[ahead.end - 1]?.word ?? '');
  // "Peu importe le temps": whatever stands behind an article is a thing, an everyday word too.
  const isNamed = names(tokens, end, ahead.end) || (ARTICLE.test(next) && ahead.end > end + 1);
  return isNamed && !isPronoun && !endsInOne ? ahead : null;
}

export interface Reach extends Range {
  /** Whether it names nothing itself: what it speaks of was named in the sentence before. */
  readonly pointsBack: boolean;
}

/** How far a phrase reaches that sets something aside. */
export function reachOf(
  tokens: readonly Token[],
  phrase: Span,
  place: Place,
  by: Kind['by'],
): Reach {
  const { start, end } = phrase;
  const reach = (from: number, to: number): Reach => ({ at: start, from, to, pointsBack: false });
  const ahead = aheadOf(tokens, phrase, place);
  if (ahead) return reach(ahead.start, ahead.end);
  const from = subjectStart(tokens, start, by);
  if (names(tokens, from, start)) return reach(from, end);
  // "Ça ne m'intéresse pas, les comptes."
  const isDislocated = tokens[end]?.afterPause === true && ARTICLE.test(tokens[end]?.word ?? '');
  if (isDislocated) return reach(end, clauseEnd(tokens, end));
  return { ...reach(from, start), pointsBack: true };
}
