import { clauseEnd, clauseStart, CONTRAST } from './clauses.ts';
import { isDismissal, MAY_DISMISS, NAMES_ITS_OBJECT, OBJECT } from './denial-phrases.ts';
import { HARMLESS, HYPOTHETICAL, NEGATORS, type Range } from './denial-words.ts';
import { joinedWords, type Token } from './tokens.ts';

// "Two easy slips: leave out the tax, and ..."
const MISTAKE = /\b(?:mistakes|errors|traps|slips?|erreurs|pieges)\b/;
// "X is often mentioned, but I leave it out": the pronoun reaches back across the contrast.
const PRONOUN =
  /\b(?:it|that(?! (?:much|important|relevant|useful|often)\b)|this|them|these|any of|le|la|les|en|ca|cela|y)\b/;

// "Il ne faut pas les oublier" sets nothing aside.
const DENIED = new RegExp(
  `\\b(?:(?:${NEGATORS})(?: (?:le|la|les|l|en|it|them|to|be))?|refus\\w* (?:de|d|to))$`,
);

const ANOTHER_ACT = /^(?:and|et) (?:i|we|je|j|on)$/;

// "Enterprise value means nothing, so it's P/E": nothing behind it is set aside.
const SUBJECT_FIRST =
  /^(?:(?:explain|change|tell|add|bring|mean)s?(?: (?:you|us|me))? nothing|ne sert a rien|useless|irrelevant|pas (?:le|un) sujet)\b/;

// "La médiane l'ignore": a figure sets nothing aside.
const SPEAKER = /^(?:j|je|on|nous|i|we|et|ou|puis|donc|simplement)$/;
const isOfAThing = (tokens: readonly Token[], at: number): boolean => {
  const [subject, object] = [tokens[at - 2], tokens[at - 1]];
  return (
    OBJECT.test(object?.word ?? '') &&
    /^(?:ignore|ecarte|elimine|neglige|oublie|exclut)$/.test(tokens[at]?.word ?? '') &&
    subject !== undefined &&
    object?.afterPause === false &&
    !SPEAKER.test(subject.word)
  );
};

// "The return is from leverage, the multiple doesn't matter": said of its own subject alone.
const OF_ITS_SUBJECT =
  /^(?:not (?:\w+ ){0,2}?matter|no (?:\w+ )?(?:role|bearing|relevance|influence)|irrelevant|useless|pointless|of no concern|(?:aucun|aucune|pas de|pas d) (?:role|importance|incidence|influence|interet(?! (?:ne|n|a payer|sur|verse|qui)\b))|pas (?:\w+ )?(?:important|pertinent|utile|compte|joue)\w*|sans importance)\b/;
const NOUN_AS_SUBJECT =
  /^(?:(?:and|et|so|donc|then|puis) )?(?:the|a|an|any|these|our|le|la|les|l|ces|cette|un|une)(?: (?!i|we|you|on|je|nous)\w+){1,4}$/;
const WITH_A_VERB = /\b(?:is|are|was|s|comes?|has|have|est|sont|vient|viennent|a|ont)\b/;

/** Where the clause of a subject begins, if the words at a place are said of it and what stands before is told apart. */
function ownSubject(tokens: readonly Token[], at: number, ahead: string): number | null {
  const start = clauseStart(tokens, at);
  const isOwn =
    OF_ITS_SUBJECT.test(ahead) &&
    NOUN_AS_SUBJECT.test(joinedWords(tokens, start, at)) &&
    WITH_A_VERB.test(joinedWords(tokens, 0, start));
  return isOwn ? start : null;
}

const DISMISSAL_BACK = 16;
const DISMISSAL_AHEAD = 12;

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

/** "I leave it out, and I tell my director": what follows has its own subject and verb. */
const startsAnotherAct = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.afterPause === true && ANOTHER_ACT.test(joinedWords(tokens, at, at + 2));

const TAKES_UP = /^(?:it|that|this|they|these|those|ca|c|cela|elle|il|elles|ils)$/;

/** "..., it has no bearing on the price": says more of what was set aside, and sets nothing else aside. */
const isTakenUp = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.afterPause === true && TAKES_UP.test(tokens[at]?.word ?? '');

/** What the words at a place set aside as of no concern, if they do. */
export function dismissalAt(tokens: readonly Token[], at: number): Range[] {
  if (!MAY_DISMISS.test(tokens[at]?.word ?? '')) return [];
  const ahead = joinedWords(tokens, at, at + 7);
  const ending = joinedWords(tokens, at, Math.min(clauseEnd(tokens, at), at + 7));
  if (HARMLESS.test(ahead) || isOfAThing(tokens, at)) return [];
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
  const furthest = Math.max(ownSubject(tokens, at, ahead) ?? 0, at - DISMISSAL_BACK);
  let from = pointsBack ? furthest : at;
  while (from > furthest && !isStop(from)) from -= 1;
  let to = at + 1;
  const end = SUBJECT_FIRST.test(ahead) ? clauseEnd(tokens, at) : tokens.length;
  const isEnd = (index: number) =>
    isStop(index) || startsAnotherAct(tokens, index) || isTakenUp(tokens, index);
  while (to < Math.min(end, at + DISMISSAL_AHEAD) && !isEnd(to)) to += 1;
  return apart({ at, from, to }, ahead);
}
