import { directionBefore } from './directions.ts';
import type { Found } from './found.ts';
import type { Token } from './tokens.ts';

const UNCHANGED =
  /(?:\b|(?=n't\b))(?:unchanged|not affected|unaffected(?! (?:price|share|multiple|market|level|valuation|ev))|no (?:cash )?(?:change|effect|impact|movement)|(?:not|n't) (?:change|move|affect|budge|shift|stir)\w*|flat(?<=\b(?:is|are|stays?|remains?|ends? up|be)(?: [a-z]+){0,2} flat)|(?:stays?|remains?)(?: exactly| right)? (?:the same|where it (?:was|is)|put)|untouched|nothing (?:moves|happens|changes)|inchange\w*|(?:bouge|change|varie|evolue|touche|bronche)\w* pas|reste(?: exactement)? (?:l[ae] meme|ou elle (?:est|etait)|a l'identique)|aucun (?:effet|impact|changement)|aucune (?:incidence|variation)|pas d'(?:effet|impact|incidence)|rien ne (?:bouge|change|se passe)|(?:toujours |encore )?rien (?:en|cote|sur le) (?:cash|tresorerie)|sans (?:effet|impact|incidence)|neutral|neutre)\b/g;
const SAME =
  /\b(?:by |of |de |du )?(?:the |exactly the |le |la )?(?:same amount|same figure|meme montant)\b|\bd'autant\b/g;

/** What is said without a figure: nothing moves, or something moves like what was said before. */
export function findImplied(
  folded: string,
  tokens: readonly Token[],
  figures: readonly Found[],
): Found[] {
  const nothing = [...folded.matchAll(UNCHANGED)].map(({ index, 0: { length } }): Found => ({
    value: 0,
    scale: null,
    unit: null,
    direction: 0,
    isImplied: true,
    start: index,
    end: index + length,
  }));
  const repeated = [...folded.matchAll(SAME)].flatMap(({ index, 0: { length } }): Found[] => {
    const before = figures.findLast(({ end }) => end <= index);
    const token = tokens.findIndex(({ start }) => start >= index);
    const direction = directionBefore(tokens, token);
    const place = { start: index, end: index + length };
    return before ? [{ ...before, ...place, direction, isImplied: true }] : [];
  });
  return [...nothing, ...repeated];
}
