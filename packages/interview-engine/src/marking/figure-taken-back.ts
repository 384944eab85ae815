import type { Language } from '../localised.ts';
import { parseNumbers } from '../numbers/parsing/parse-numbers.ts';
import { fold } from '../numbers/parsing/tokens.ts';

const FIGURE =
  '(?:figure|number|answer|result|calculation|maths?|sum|chiffre|nombre|reponse|resultat|calcul)';
const I = "(?<!\\b(?:if|unless|when|where) )i(?: have|'ve| had|'d)?(?: just| actually| also)?";
const JE = '(?<!\\b(?:si|quand|ou) )je';

// What somebody says who comes back to the figure of an earlier reply.
const TAKES_BACK = new RegExp(
  `\\b(?:${[
    `${I} (?:made|make) (?:an?|one|some) (?:\\w+ )?(?:mistakes?|errors?|slip)`,
    `${I} (?:got|did|was|am)(?: (?:it|that|this|(?:my|the) \\w+))? wrong|(?<!\\b(?:if|unless) )i'm wrong`,
    `${I} (?:miscalculat|miscount|misspoke|misspoken|mixed up)\\w*|${I} meant|${I} take (?:it|that|this) back`,
    `${I} (?:forgot|forgotten|left out|missed|dropped|overlooked) (?!to (?:say|mention|tell|add))`,
    '(?:scratch|strike) (?:that|my)|my (?:mistake|bad|error)|correct myself',
    `(?:correct|revise|fix|change|withdraw|take back|redo|back to) (?:my|that|the) (?:\\w+ )?${FIGURE}`,
    `(?:my|the|that|mon|ma|le|la) (?:\\w+ )?${FIGURE} (?:\\w+ ){0,5}?(?:was|is|est|etait) (?:wrong|off|mistaken|not right|faux|fausse|inexact\\w*)`,
    `${JE} (?:me suis |m'etais |me )(?:trompe|plante)\\w*(?! pas)|je voulais dire|j'aurais du (?:dire|trouver)`,
    "j'ai (?:fait|commis) une (?:\\w+ )?erreur|c'(?:est|etait) une erreur(?! (?:classique|frequente|courante))",
    `${JE} (?:me )?(?:corrige|rectifie)|${JE} (?:reviens|voudrais revenir) sur (?:mon|le|ma|la) ${FIGURE}`,
    `(?:corriger|rectifier|revoir|refaire|reprendre) (?:mon|ma|le|la) ${FIGURE}`,
    '(?:au temps|autant) pour moi',
    "j'(?:ai|avais) (?:oublie(?! de (?:dire|preciser|mentionner))|mal (?:calcule|compte)|confondu|compte deux fois)",
  ].join('|')})`,
);

/**
 * Whether a reply takes back the figure given before. Said behind another figure, a correction is of
 * that one: "it would be 12, I made a mistake, 11".
 */
export function takesBack(reply: string, given: string, language: Language): boolean {
  const found = TAKES_BACK.exec(fold(reply));
  if (!found) return false;
  const earlier = new Set(parseNumbers(given, language).map(({ value }) => value));
  const before = parseNumbers(reply.slice(0, found.index), language);
  return before.every(({ value, isImplied }) => isImplied || earlier.has(value));
}
