import { clauseStart } from '../clauses.ts';
import { joinedWords, type Token } from '../tokens.ts';

/** Those who answer, alone or with the listener. */
export const SPEAKER = /^(?:i|we|us|me|je|j|on|moi|nous)$/;
const LISTENER = /^(?:you|vous)$/;
// "You can forget that": whoever tells a method says "you" as well.
const MAY = /^(?:can|may|pouvez)$/;

// Between a speaker and what he does: "I would never", "je ne les".
const BETWEEN =
  /^(?:would|will|do|did|does|am|are|can|should|have|must|not|never|no|longer|personally|honestly|really|just|simply|certainly|probably|even|also|ever|still|normally|usually|generally|frankly|myself|happily|gladly|rather|sooner|quite|very|much|actually|deliberately|tend|like|want|prefer|choose|happy|plan|going|be|safely|ne|n|le|la|les|l|en|y|me|m|se|s|vous|lui|leur|ai|suis|vais|va|irais|irai|peux|peut|veux|voudrais|ferais|tendance|prefere|franchement|honnetement|vraiment|plutot|carrement|clairement|volontiers|aussi|bien|tres|pas|jamais|toujours|simplement|aime|aimerais|autant|faut|faudrait|vaut|mieux|conseille|propose)$/;
// What goes on from something said before, of the same speaker.
const GOES_ON = /^(?:and|or|then|so|et|ou|puis|donc|but|mais|by|please|to|de|d|a)$/;
const ADVICE =
  /\b(?:advice|recommend\w*|best|better|conseil\w*|recommand\w*|suggest|mieux|autant)\b/;
// Of a story: "I decided to leave one out", "on a oublié".
const CHOSE = /\b(?:decided|chose|wanted|had|was|choisi|decide|voulu|avais|ai du|could)\b/;
const PERFECT = /^(?:a|as|ont|avons|avez|avait|avais|est|sont)$/;
const GERUND = /^\w+ing$/;
// "Ce qu’on oublie", "before I let it go"; not "parce que je".
const RELATIVE = /^(?!parce|puisque|car\b).*\b(?:qu|que|dont|before|after|avant)$/;

/** Whether it is the speaker who does what the words at a place say, or whom he bids. */
export function isBySpeaker(tokens: readonly Token[], at: number): boolean {
  const wordAt = (index: number): string => tokens[index]?.word ?? '';
  if (SPEAKER.test(wordAt(at)) || LISTENER.test(wordAt(at))) return true;
  if (GERUND.test(wordAt(at)) || PERFECT.test(wordAt(at - 1))) return false;
  const first = clauseStart(tokens, at);
  let before = at - 1;
  while (before >= first && BETWEEN.test(wordAt(before)) && !SPEAKER.test(wordAt(before)))
    before -= 1;
  if (before < first) return true;
  if (SPEAKER.test(wordAt(before))) return !RELATIVE.test(joinedWords(tokens, before - 2, before));
  if (LISTENER.test(wordAt(before))) return MAY.test(wordAt(before + 1));
  if (!GOES_ON.test(wordAt(before))) return false;
  const start = tokens.slice(first, before).map(({ word }) => word);
  const said = joinedWords(tokens, first, before);
  return ADVICE.test(said) || (start.some((word) => SPEAKER.test(word)) && !CHOSE.test(said));
}
