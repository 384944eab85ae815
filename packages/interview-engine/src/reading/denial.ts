import type { Language } from '../localised.ts';
import { clauseStart, isBreak } from './clauses.ts';
import { HARMLESS, HYPOTHETICAL, NEGATOR, type Range } from './denial-words.ts';
import { type Dismissal, dismissalsIn } from './dismissals/find-dismissals.ts';
import { joinedWords, type Token } from './tokens.ts';

const NEGATING_PHRASE =
  /^(?:(?:instead|rather) (?:of|than)|plutot que|au lieu|no longer|et non|and not)\b/;
// "Nothing can be imposed", "personne ne paie": of its own subject, where "costs nothing" is a phrase.
const NOBODY_DOES =
  /^(?:(?:nothing|nobody) (?:can|could|may|will|would|is|was|has|gets?|have)|personne (?:ne|n))\b/;
const MAY_NEGATE = /^(?:instead|rather|plutot|au|no|et|and|nothing|nobody|personne)$/;
// "Sans croissance, au CMPC": a thing that is lacking reaches no further than its own phrase.
const LACKS = /^(?:sans|without)$/;
const VERB = /^(?!(?:mesure|autre|affaire)$)\w+(?:ing|er|ir|re|oir)$/;
const ANOTHER_PHRASE = /^(?:au|aux|a|par|avec|sur|dans|at|by|with|on|over)$/;

// "A charge that costs no cash and cannot be reversed": what is denied on its own is not denied twice.
const isDeniedAnew = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|or|et|ou)$/.test(tokens[at]?.word ?? '') &&
  tokens.slice(at + 1, at + 4).some(({ word }) => NEGATOR.test(word));

const LONGEST_REACH = 7;

function negationAt(tokens: readonly Token[], at: number, language: Language): Range[] {
  const word = tokens[at]?.word ?? '';
  if (word === 'ni' && language === 'en') return []; // net income
  if (!NEGATOR.test(word) && !MAY_NEGATE.test(word)) return [];
  const ahead = joinedWords(tokens, at, at + 3);
  const isNegator = NEGATOR.test(word) || NEGATING_PHRASE.test(ahead) || NOBODY_DOES.test(ahead);
  if (!isNegator || HARMLESS.test(ahead)) return [];
  // "Sans rien cacher" denies once.
  if (/^(?:oubli|neglig|sans$)/.test(tokens[at - 1]?.word ?? '')) return [];
  if (HYPOTHETICAL.test(joinedWords(tokens, clauseStart(tokens, at), at))) return [];
  const isLack = LACKS.test(word) && !VERB.test(tokens[at + 1]?.word ?? '');
  const isEnd = (index: number): boolean =>
    isBreak(tokens, index) ||
    isDeniedAnew(tokens, index) ||
    (isLack && index > at + 1 && ANOTHER_PHRASE.test(tokens[index]?.word ?? ''));
  let to = at + 1;
  while (to <= at + LONGEST_REACH && !isEnd(to)) to += 1;
  return [{ at, from: at + 1, to }];
}

const FRENCH_CLOSING = /^(?:pas|plus|jamais|guere|aucune?|nulle?|rien)$/;
const FRENCH_REACH = 5;
// "Ce n'est pas que la prime" is not only; "ne prouve pas que" denies.
const IS = /^(?:est|sont|etait|a|ai|ont|fait|font|compte|y)$/;

/** French denies the verb between "ne" and "pas", and with "plus" also what follows. */
function frenchNegationAt(tokens: readonly Token[], at: number): Range[] {
  if (!/^(?:ne|n)$/.test(tokens[at]?.word ?? '')) return [];
  const reach = tokens.slice(at + 1, at + 1 + FRENCH_REACH);
  const length = reach.findIndex(({ word }) => FRENCH_CLOSING.test(word));
  if (length === -1) return [];
  const closing = at + 1 + length;
  const behind = joinedWords(tokens, closing, closing + 3);
  if (
    HARMLESS.test(behind) &&
    !(/^pas que?\b/.test(behind) && !IS.test(reach[length - 1]?.word ?? ''))
  )
    return [];
  if (HYPOTHETICAL.test(joinedWords(tokens, clauseStart(tokens, at), at))) return [];
  let to = closing;
  if (tokens[closing]?.word === 'plus') {
    while (to <= closing + LONGEST_REACH && !isBreak(tokens, to + 1)) to += 1;
  }
  return [{ at, from: at + 1, to: Math.max(closing, to) }];
}

const SUBJECT = /^(?:je|j|tu|on|il|elle|ils|elles|nous|vous|ca|cela|c|qui)$/;
const OBJECT = /^(?:le|la|les|l|y|en|lui|leur|me|m|te|se|s|nous|vous)$/;

/** Spoken French leaves out the "ne": in "ça bouge pas" the verb is denied all the same. */
function spokenNegationAt(tokens: readonly Token[], at: number): Range[] {
  if (!/^(?:pas|jamais)$/.test(tokens[at]?.word ?? '') || tokens[at]?.afterPause) return [];
  const isObject = OBJECT.test(tokens[at - 2]?.word ?? '');
  const isSpoken =
    SUBJECT.test(tokens[at - 2]?.word ?? '') ||
    (isObject && SUBJECT.test(tokens[at - 3]?.word ?? ''));
  return isSpoken ? [{ at, from: at - 1, to: at }] : [];
}

export interface Denials {
  /** Whether what a stretch names is denied: "not", "without" and the like reach it. */
  readonly isDenied: (start: number, end: number) => boolean;
  /** Whether it is set aside as of no concern. */
  readonly isDismissed: (start: number, end: number) => boolean;
  /** What is set aside at all, be it named in the sentence before. */
  readonly dismissals: readonly Dismissal[];
}

const reaches =
  (start: number, end: number) =>
  ({ at, from, to }: Range): boolean =>
    start >= from && start < to && (at < start || at >= end);

/** Finds what a sentence denies or sets aside. Two denials of the same thing affirm it. */
export function findDenials(tokens: readonly Token[], language: Language): Denials {
  const negations = tokens.flatMap((_, at) => [
    ...negationAt(tokens, at, language),
    ...frenchNegationAt(tokens, at),
    ...spokenNegationAt(tokens, at),
  ]);
  const dismissals = dismissalsIn(tokens);
  return {
    dismissals,
    isDismissed: (start, end) => dismissals.some(reaches(start, end)),
    isDenied: (start, end) =>
      dismissals.some(reaches(start, end)) ||
      negations.filter(reaches(start, end)).length % 2 === 1,
  };
}
