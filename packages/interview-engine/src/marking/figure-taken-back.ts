import type { Language } from '../localised.ts';
import { OWNS_TO_MISTAKE } from '../numbers/parsing/corrections.ts';
import { parseNumbers } from '../numbers/parsing/parse-numbers.ts';
import { fold } from '../numbers/parsing/tokens.ts';

const FIGURE =
  '(?:figure|number|answer|result|calculation|maths?|sum|chiffre|nombre|reponse|resultat|calcul)';
const I = "(?<!\\b(?:if|unless) )i(?: have|'ve| had|'d|'m)?(?: just| actually)?";
const JE = '(?<!\\b(?:si|quand|ou) )je';

// What somebody says who comes back to the figure of an earlier reply.
const TAKES_BACK = new RegExp(
  `\\b(?:${[
    `${I} (?:made|make) an? (?:\\w+ )?(?:mistake|error)|${I} (?:got|was|am)(?: (?:it|that|(?:my|the) \\w+))? wrong`,
    OWNS_TO_MISTAKE,
    `${I} (?:miscalculat|misspoke)\\w*|${I} take (?:it|that) back|correct myself`,
    `(?:correct|revise|fix|withdraw|back to|corriger|rectifier|revoir|${JE} (?:corrige|rectifie|reviens sur)) (?:my|that|the|mon|ma|le|la) (?:\\w+ )?${FIGURE}`,
    `(?:my|that|mon|ma) (?:\\w+ )?${FIGURE} (?:\\w+ ){0,5}?(?:was|is|est|etait) (?:wrong|off|faux|fausse)`,
    `${JE} (?:me suis |m'etais |me )(?:trompe|plante)\\w*(?! pas)`,
    "j'ai fait une (?:\\w+ )?erreur",
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
