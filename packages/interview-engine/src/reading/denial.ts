import { clauseEnd, clauseStart, CONTRAST, isBreak } from './clauses.ts';
import { isDismissal, MAY_DISMISS, NAMES_ITS_OBJECT } from './denial-phrases.ts';
import { joinedWords, type Token } from './tokens.ts';

// Words compare folded: no accents, no apostrophes.
const NEGATORS =
  'not|never|no|none|without|neither|nor|cannot|hardly|rarely|seldom|pas|jamais|sans|aucun|aucune|rarement|ni|rien';
const NEGATOR = new RegExp(`^(?:${NEGATORS})$`);
const NEGATING_PHRASE =
  /^(?:(?:instead|rather) (?:of|than)|plutot que|au lieu|no longer|et non|and not)\b/;
const MAY_NEGATE = /^(?:instead|rather|plutot|au|no|et|and)$/;
const HARMLESS =
  /^(?:no (?:doubt|matter|problem|worries)|not (?:sure|least|to mention|only|just|merely|simply|forget|ignore|neglect|overlook)|never (?:forget|ignore)|sans (?:doute|compter|oublier|risque)|(?:oublie[zr]?|oublions|ignore[zr]?|neglige[zr]?) (?:pas|surtout pas|jamais)|pas (?:oublier|ignorer|negliger|mal|de souci|de probleme|seulement|uniquement|que|juste)|rien que)\b/;
// A denied condition and a mistake of others affirm what they speak of.
const HYPOTHETICAL =
  /\b(?:s il|s ils|if|unless|otherwise|mistakes?|errors?|traps?|slips?|people|candidates|students|often|si|sinon|erreur|piege|souvent|beaucoup|gens)\b/;
// "Two easy slips: leave out the tax, and ..."
const MISTAKE = /\b(?:mistakes|errors|traps|slips?|erreurs|pieges)\b/;
// "X is often mentioned, but I leave it out": the pronoun reaches back across the contrast.
const PRONOUN = /\b(?:it|that|this|them|these|any of|le|la|les|en|ca|cela|y)\b/;

// "Il ne faut pas les oublier" sets nothing aside.
const DENIED = new RegExp(`\\b(?:${NEGATORS})(?: (?:le|la|les|l|en|it|them|to|be))?$`);

const ANOTHER_ACT = /^(?:and|et) (?:i|we|je|j|on)$/;

// "Enterprise value means nothing, so it's P/E": nothing behind it is set aside.
const SUBJECT_FIRST =
  /^(?:(?:explain|change|tell|add|bring|mean)s?(?: (?:you|us|me))? nothing|ne sert a rien|useless|irrelevant|pas (?:le|un) sujet)\b/;

// "Sans croissance, au CMPC": a thing that is lacking reaches no further than its own phrase.
const LACKS = /^(?:sans|without)$/;
const VERB = /^(?!(?:mesure|autre|affaire)$)\w+(?:ing|er|ir|re|oir)$/;
const ANOTHER_PHRASE = /^(?:au|aux|a|par|avec|sur|dans|at|by|with|on|over)$/;

const LONGEST_REACH = 7;
const DISMISSAL_BACK = 16;
const DISMISSAL_AHEAD = 12;

interface Range {
  /** Where the denying words stand. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Whether it reaches only what something is denied a part in: denied, but not set aside. */
  readonly isBeside?: true;
}

// "That has nothing to say about accretion": accretion itself is not set aside.
const APART_FROM =
  /^(?:nothing to (?:do with|say about|add to)|irrelevant (?:to|for)|(?:of )?(?:no|little) (?:\w+ )?(?:role|part|place|bearing|influence|business|relevance) (?:in|on|to)|not (?:\w+ )?(?:relevant|important|useful) (?:to|for)|rien a voir (?:avec|dans)|(?:aucun|aucune|pas de) (?:role|incidence|influence|place|lien|rapport) (?:dans|sur|avec)|pas (?:pertinent|important|utile)\w* (?:pour|dans))\b/;

/** A dismissal, in two where its words go on to what the thing is denied a part in. */
function apart(range: Range, ahead: string): Range[] {
  const length = APART_FROM.exec(ahead)?.[0].split(' ').length;
  const middle = range.at + (length ?? 0);
  if (length === undefined || middle >= range.to) return [range];
  return [
    { ...range, to: middle },
    { ...range, from: middle, isBeside: true },
  ];
}

function negationAt(tokens: readonly Token[], at: number): Range[] {
  const word = tokens[at]?.word ?? '';
  if (!NEGATOR.test(word) && !MAY_NEGATE.test(word)) return [];
  const ahead = joinedWords(tokens, at, at + 3);
  const isNegator = NEGATOR.test(word) || NEGATING_PHRASE.test(ahead);
  if (!isNegator || HARMLESS.test(ahead)) return [];
  if (/^(?:oubli|neglig)/.test(tokens[at - 1]?.word ?? '')) return [];
  if (HYPOTHETICAL.test(joinedWords(tokens, clauseStart(tokens, at), at))) return [];
  const isLack = LACKS.test(word) && !VERB.test(tokens[at + 1]?.word ?? '');
  const isEnd = (index: number): boolean =>
    isBreak(tokens, index) ||
    (isLack && index > at + 1 && ANOTHER_PHRASE.test(tokens[index]?.word ?? ''));
  let to = at + 1;
  while (to <= at + LONGEST_REACH && !isEnd(to)) to += 1;
  return [{ at, from: at + 1, to }];
}

/** "I leave it out, and I tell my director": what follows has its own subject and verb. */
const startsAnotherAct = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.afterPause === true && ANOTHER_ACT.test(joinedWords(tokens, at, at + 2));

const TAKES_UP = /^(?:it|that|this|they|these|those|ca|c|cela|elle|il|elles|ils)$/;

/** "..., it has no bearing on the price": says more of what was set aside, and sets nothing else aside. */
const isTakenUp = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.afterPause === true && TAKES_UP.test(tokens[at]?.word ?? '');

function dismissalAt(tokens: readonly Token[], at: number): Range[] {
  if (!MAY_DISMISS.test(tokens[at]?.word ?? '')) return [];
  const ahead = joinedWords(tokens, at, at + 7);
  const ending = joinedWords(tokens, at, Math.min(clauseEnd(tokens, at), at + 7));
  if (HARMLESS.test(ahead)) return [];
  const before = tokens[at]?.afterPause ? '' : (tokens[at - 1]?.word ?? '');
  if (!isDismissal(ahead, before, ending)) return [];
  const clause = joinedWords(tokens, clauseStart(tokens, at), at);
  if (HYPOTHETICAL.test(clause) || MISTAKE.test(joinedWords(tokens, 0, at))) return [];
  if (DENIED.test(joinedWords(tokens, at - 2, at))) return [];
  if (NAMES_ITS_OBJECT.test(ahead)) return [{ at, from: at, to: clauseEnd(tokens, at) }];
  const isStop = (index: number) => CONTRAST.test(tokens[index]?.word ?? '');
  const pointsBack = PRONOUN.test(
    joinedWords(tokens, at - 2, Math.min(at + 3, clauseEnd(tokens, at))),
  );
  const furthest = Math.max(0, at - DISMISSAL_BACK);
  let from = pointsBack ? furthest : at;
  while (from > furthest && !isStop(from)) from -= 1;
  let to = at + 1;
  const end = SUBJECT_FIRST.test(ahead) ? clauseEnd(tokens, at) : tokens.length;
  const isEnd = (index: number) =>
    isStop(index) || startsAnotherAct(tokens, index) || isTakenUp(tokens, index);
  while (to < Math.min(end, at + DISMISSAL_AHEAD) && !isEnd(to)) to += 1;
  return apart({ at, from, to }, ahead);
}

const FRENCH_CLOSING = /^(?:pas|plus|jamais|guere|aucune?|nulle?|rien)$/;
const FRENCH_REACH = 5;

/** French denies the verb between "ne" and "pas", and with "plus" also what follows. */
function frenchNegationAt(tokens: readonly Token[], at: number): Range[] {
  if (!/^(?:ne|n)$/.test(tokens[at]?.word ?? '')) return [];
  const reach = tokens.slice(at + 1, at + 1 + FRENCH_REACH);
  const length = reach.findIndex(({ word }) => FRENCH_CLOSING.test(word));
  if (length === -1) return [];
  const closing = at + 1 + length;
  if (HARMLESS.test(joinedWords(tokens, closing, closing + 3))) return [];
  if (HYPOTHETICAL.test(joinedWords(tokens, clauseStart(tokens, at), at))) return [];
  let to = closing;
  if (tokens[closing]?.word === 'plus') {
    while (to <= closing + LONGEST_REACH && !isBreak(tokens, to + 1)) to += 1;
  }
  return [{ at, from: at + 1, to: Math.max(closing, to) }];
}

export interface Denials {
  /** Whether what a stretch names is denied: "not", "without" and the like reach it. */
  readonly isDenied: (start: number, end: number) => boolean;
  /** Whether it is set aside as of no concern. */
  readonly isDismissed: (start: number, end: number) => boolean;
  /** Whether anything at all is set aside, be it named in the sentence before. */
  readonly setsAside: boolean;
}

const reaches =
  (start: number, end: number) =>
  ({ at, from, to }: Range): boolean =>
    start >= from && start < to && (at < start || at >= end);

/** Finds what a sentence denies or sets aside. Two denials of the same thing affirm it. */
export function findDenials(tokens: readonly Token[]): Denials {
  const negations = tokens.flatMap((_, at) => [
    ...negationAt(tokens, at),
    ...frenchNegationAt(tokens, at),
  ]);
  const dismissals = tokens.flatMap((_, at) => dismissalAt(tokens, at));
  const isDismissed = (start: number, end: number) =>
    dismissals.filter(({ isBeside }) => !isBeside).some(reaches(start, end));
  const isBeside = (start: number, end: number) => dismissals.some(reaches(start, end));
  return {
    isDismissed,
    setsAside: dismissals.length > 0,
    isDenied: (start, end) =>
      isBeside(start, end) || negations.filter(reaches(start, end)).length % 2 === 1,
  };
}
