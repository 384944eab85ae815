import type { Token } from './tokens.ts';

// Words compare folded: no accents, no apostrophes.
const NEGATOR =
  /^(?:not|never|no|none|without|neither|nor|cannot|hardly|pas|jamais|sans|aucun|aucune|ni|rien)$/;
const NEGATING_PHRASE =
  /^(?:(?:instead|rather) (?:of|than)|plutot que|au lieu|no longer|et non|and not)\b/;
const MAY_NEGATE = /^(?:instead|rather|plutot|au|no|et|and)$/;
const HARMLESS =
  /^(?:no (?:doubt|matter|problem|worries)|not (?:sure|least|to mention|only|just|merely|simply|forget|ignore|neglect|overlook)|never (?:forget|ignore)|sans (?:doute|compter|oublier|risque)|(?:oublie[zr]?|oublions|ignore[zr]?|neglige[zr]?) (?:pas|surtout pas|jamais)|pas (?:oublier|ignorer|negliger|mal|de souci|de probleme|seulement|uniquement|que|juste)|rien que)\b/;
// A denied condition and a mistake of others affirm what they speak of.
const HYPOTHETICAL =
  /\b(?:s il|s ils|if|unless|otherwise|mistake|mistakes|error|trap|people|candidates|students|often|si|sinon|erreur|piege|souvent|beaucoup|gens)\b/;
const CONTRAST =
  /^(?:but|however|though|although|whereas|mais|cependant|pourtant|revanche|contre|tandis)$/;
const BREAK =
  /^(?:because|so|then|while|since|which|car|donc|parce|alors|puisque|puis|lequel|laquelle)$/;
const SUBJECT = /^(?:i|we|you|it|they|he|she|je|j|on|nous|vous|il|elle|ils|elles|c|cela|ca|l)$/;
// Said of something, these set it aside, wherever in the sentence it was named.
const INTENTION = /^(?:i|we|you|would|d|will|ll|can|could|should|j|on)$/;
const DISREGARD =
  /^(?:ignore\w*|disregard|(?:rather )?(?:skip|drop it|drop that)|neglect|neglige\w*|oublie\w*)\b/;
// "Je les écarte" sets aside; "j’écarte les exceptionnels" says what is done.
const OBJECT = /^(?:le|la|les|l|it|them)$/;
const PUT_AWAY = /^(?:ecarte\w*|elimine\w*|ignore\w*|neglige\w*|oublie\w*)\b/;
const DISMISSAL = [
  /^(?:leave|leaving|left|put|set) (?:\w+ ){0,5}?(?:out|aside|to one side)\b/,
  /^(?:not|never) (?:(?!you|we|i|it|they|enough)\w+ ){0,2}?(?:bother|bothering|matter|mention|consider|compute|look at|use|rely|talk|worry|touch (?:it|on)|think any)\b/,
  /^(?:no|little) (?:\w+ )?(?:role|part|bearing|place|use|point|need|relevance|influence)\b/,
  /^(?:nothing to do|of no concern|beside the point|irrelevant|useless|pointless|unnecessary|of no (?:use|interest))\b/,
  /^(?:explains?|changes?|tells? (?:you|us|me)|adds?|brings?|means?) nothing\b/,
  /^(?:laiss\w+|mets|met|mettrais|mettre|mettrai) (?:\w+ ){0,3}?de cote\b/,
  /^(?:aucun|aucune|pas de|pas d) (?:role|interet|importance|incidence|influence|place|lien|utilite|rapport|besoin)\b/,
  /^(?:rien a voir|rien a faire|hors sujet|inutile|accessoire|sans (?:importance|interet|rapport|objet)|n apport\w+ rien|n explique\w* rien|ne change rien|ne sert)\b/,
  /^pas (?:(?!on|je|j|il|elle|nous|vous)\w+ )?(?:jouer|joue|jouent|compte|compter|comptent|sert|servent|utile|utiles|entrer?|entrent|interven\w*|interviens?|intervient|utilise\w*|applique\w*|parler\w*|mention\w*|regard\w*|calcul\w*|besoin|question|la peine|souci\w*|montrer\w*|tenir|tiens|tient|peser?|important\w*|pertinent\w*|un critere|le sujet|un sujet|concern\w+|retenir|retiens|vraiment de la)\b/,
  /^(?:ne|n) (?:\w+ ){0,3}?(?:souci\w*|parle\w*|tien\w*|applique\w*|utilise\w*|mentionne\w*|retien\w*|regarde\w*|intervien\w*|lance\w*) (?:meme )?pas\b/,
  /^(?:ne|n) (?:(?:le|la|les|l) )?(?:ferais|ferai|fais) pas\b|^not do (?:it|that|so)\b/,
  /^n entr\w* pas (?:en (?:ligne de )?compte|dans (?:le|la|l|un|mon) (?:choix|discussion|montage|calcul|affaire|decision))\b/,
  /^not (?:really )?part of (?:this|the story|the question|it|that|my)\b/,
  /^not (?:bring (?:it |that |them )?in|come into (?:this|it|that)|enter into (?:this|it|that)|necessary|spend (?:any )?time)\b/,
  /^(?:no business (?:here|in)|forget it|forget about (?:it|that))\b/,
  /^(?:n apport\w* rien|n en (?:veux|parle|tiens|vois) pas|s en (?:dispenser|passer)|m y attarde\w* pas|a la poubelle|certainement pas|ne joue\w* pas|n a pas (?:a jouer|sa place))\b/,
  /^(?:en passe|en passer|en passerais|en moque)\b/,
] as const;

// "X is often mentioned, but I leave it out": the pronoun reaches back across the contrast.
const PRONOUN = /\b(?:it|that|this|them|these|any of|le|la|les|en|ca|cela|y)\b/;

const LONGEST_REACH = 7;
const DISMISSAL_BACK = 16;
const DISMISSAL_AHEAD = 12;

interface Range {
  /** Where the denying words stand. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const joined = (tokens: readonly Token[], start: number, end: number): string =>
  tokens
    .slice(Math.max(0, start), end)
    .map(({ word }) => word)
    .join(' ');

/** Whether a new clause begins at a token, which a denial does not reach across. */
function isBreak(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return true;
  if (token.afterPause || BREAK.test(token.word) || CONTRAST.test(token.word)) return true;
  return /^(?:and|et)$/.test(token.word) && SUBJECT.test(tokens[at + 1]?.word ?? '');
}

function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && !isBreak(tokens, start)) start -= 1;
  return start;
}

function negationAt(tokens: readonly Token[], at: number): Range[] {
  const word = tokens[at]?.word ?? '';
  if (!NEGATOR.test(word) && !MAY_NEGATE.test(word)) return [];
  const ahead = joined(tokens, at, at + 3);
  const isNegator = NEGATOR.test(word) || NEGATING_PHRASE.test(ahead);
  if (!isNegator || HARMLESS.test(ahead)) return [];
  if (/^(?:oubli|neglig)/.test(tokens[at - 1]?.word ?? '')) return [];
  if (HYPOTHETICAL.test(joined(tokens, clauseStart(tokens, at), at))) return [];
  let to = at + 1;
  while (to <= at + LONGEST_REACH && !isBreak(tokens, to)) to += 1;
  return [{ at, from: at + 1, to }];
}

const isDismissal = (ahead: string, before: string): boolean =>
  DISMISSAL.some((pattern) => pattern.test(ahead)) ||
  (INTENTION.test(before) && DISREGARD.test(ahead)) ||
  (OBJECT.test(before) && PUT_AWAY.test(ahead));

// What a dismissal can begin with: looking further is what takes time.
const MAY_DISMISS =
  /^(?:leav|left|put|set|not|never|no|little|nothing|beside|irrelevant|useless|pointless|unnecessary|of|explain|change|tell|add|bring|mean|laiss|met|aucun|pas|rien|hors|inutile|accessoire|sans|ne?$|en$|ignor|disregard|skip|neglect|neglig|oubli|ecart|elimin|forget|s$|m$|a$|certainement|rather|drop)/;

function dismissalAt(tokens: readonly Token[], at: number): Range[] {
  if (!MAY_DISMISS.test(tokens[at]?.word ?? '')) return [];
  const ahead = joined(tokens, at, at + 7);
  if (HARMLESS.test(ahead) || !isDismissal(ahead, tokens[at - 1]?.word ?? '')) return [];
  const clause = joined(tokens, clauseStart(tokens, at), at);
  if (HYPOTHETICAL.test(clause) || NEGATOR.test(tokens[at - 1]?.word ?? '')) return [];
  const isStop = (index: number) => CONTRAST.test(tokens[index]?.word ?? '');
  const pointsBack = PRONOUN.test(joined(tokens, at - 2, at + 3));
  const furthest = Math.max(0, at - DISMISSAL_BACK);
  let from = pointsBack ? furthest : at;
  while (from > furthest && !isStop(from)) from -= 1;
  let to = at + 1;
  while (to < Math.min(tokens.length, at + DISMISSAL_AHEAD) && !isStop(to)) to += 1;
  return [{ at, from, to }];
}

const FRENCH_CLOSING = /^(?:pas|plus|jamais|guere)$/;
const FRENCH_REACH = 5;

/** French denies the verb between "ne" and "pas", and with "plus" also what follows. */
function frenchNegationAt(tokens: readonly Token[], at: number): Range[] {
  if (!/^(?:ne|n)$/.test(tokens[at]?.word ?? '')) return [];
  const reach = tokens.slice(at + 1, at + 1 + FRENCH_REACH);
  const length = reach.findIndex(({ word }) => FRENCH_CLOSING.test(word));
  if (length === -1) return [];
  const closing = at + 1 + length;
  if (HARMLESS.test(joined(tokens, closing, closing + 3))) return [];
  if (HYPOTHETICAL.test(joined(tokens, clauseStart(tokens, at), at))) return [];
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
  const isDismissed = (start: number, end: number) => dismissals.some(reaches(start, end));
  return {
    isDismissed,
    isDenied: (start, end) =>
      isDismissed(start, end) || negations.filter(reaches(start, end)).length % 2 === 1,
  };
}
