import type { Names } from './names.ts';
import { COMPARED } from './roles.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';

/** What a number is said to be: the key of an answer or input, close by or somewhere before. */
export interface Label {
  readonly key: string;
  readonly isTight: boolean;
}

const MOST_WORDS_BETWEEN = 5;
const NEAR = 16;
const SENTENCE = /[.;!?…](?=\s)/;
const BREAK =
  /[.,;:!?()]|\b(?:and|et|so|donc|but|mais|then|puis|which|ce qui|qui|(?<!\bde )plus|minus|less|times|over|moins|fois|divided|divise|sur|with|avec|when|while)\b/;
const PARTING =
  /\b(?:and|et|then|puis|so|donc|plus|minus|less|times|over|moins|fois|divided|divise|get|gets|obtient|trouve|on est|on tombe|on arrive|(?:we|you|they)(?:'| a)re|i(?:'| a)m)\b|[,;]/;
const LINKS =
  /^[\s'%€-]*(?:(?:plus|more|higher|better|off|of|de|d|du|des|in|for|as|per|le|la|les|the|l|a|an|un|une|net|new|our|your|my|is|est|en|million|millions|euros?|par|pour|on|is|the|shares|actions|titres)[\s'€-]+){0,4}$/;
// "Cash goes up by, um, 25": a pause that parts nothing.
const FILLED =
  /(?<=\b(?:by|to|at|of|is|are|about|de|a|est|environ)),? (?:u[hm]+|e(?:uh|r|rm)|hm+|voyons|let's see|let me see|disons|say|wait)\b,?/g;
const BELONGS = /^[\s']*(?:of|de|d|du|per|a|an|in|par|l|each)\b/;

// "Moins 105 sur le résultat net", "48 less cash": what stands between a change and its name.
const WHERE =
  /^\s*(?:sur|cote|au niveau (?:de|du|des)|at the level of|(?:less|more|better|worse|de (?:moins|plus))(?: (?:in|on|at|en|sur|dans|a))?) (?=(?:le |la |les |the |our |notre )?(?:cash|tresorerie|caisse|bank|banque|money|profit|resultat|net|equity|capitaux))/;
const SIGN = /(?:^|\b(?:of|de|a|at|to|is|est|with|avec)|[,:])\s+(?:minus|moins|negative)\s*€?$/;

// "8 times EBITDA", "five turns of net debt": what a multiple is a multiple of.
const MEASURED = new Set(['ebitda', 'net_debt']);

// "Forty days of sales": what days are counted in.
const AMOUNTS = new Set(['rev', 'cogs', 'ar', 'inv', 'ap']);

// "A bit more than EBITDA, 45.6": what a figure is held against.
const THAN =
  /\b(?:plus|moins|davantage|more|less|higher|lower|autant) (?:que|than) (?:l'|la |le |les |the |its |son |sa )?$/;

// "Cash falls with net income, minus 140": what a figure goes along with, where it is said of something else.
const ALONG_WITH =
  /\b(?:with|like|as|follows|tracks|comme|avec|suit)(?: (?:le|la|les|the|its|our)| l')? *$/;
// "Cash follows profit and falls by 140": it parts nothing.
const FOLLOWED =
  /\b(?:follows?|tracks?|suit|(?:with|avec|comme)(?= (?:[a-z]+ )?(?:net|profit|earnings|result|benefice)))(?: (?:le|la|the|its)| l')? ?[a-z]+(?: (?:net|income))?(?: (?:et|and))?(?= )/;
// "6.4 times versus 7.1 before": held against what follows it.
const VERSUS = /^(?:versus|vs|contre|compared with|par rapport)$/;

interface Hit {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const hitsIn = (text: string, names: Names): Hit[] =>
  [...names].flatMap(([key, name]) =>
    [...text.matchAll(name)].map(({ index, 0: { length } }) => ({
      key,
      from: index,
      to: index + length,
    })),
  );

const countWords = (text: string): number => text.match(/[a-z]+/g)?.length ?? 0;

/** The last name before the number; of names that end there the longest one. */
function labelBefore(before: string, names: Names): (Label & { readonly gap: string }) | null {
  const clause = before.split(SENTENCE).at(-1) ?? '';
  const hits = hitsIn(clause, names);
  const isFirst = ({ from }: Hit) => !hits.some((each) => each.to <= from);
  const own = hits.filter((hit) => {
    const said = clause.slice(0, hit.from);
    return !THAN.test(said) && (isFirst(hit) || !ALONG_WITH.test(said));
  });
  const last = own.reduce<Hit | null>((best, hit) => {
    if (!best || hit.to > best.to) return hit;
    return hit.to === best.to && hit.from < best.from ? hit : best;
  }, null);
  if (!last) return null;
  const gap = clause
    .slice(last.to)
    .replace(FILLED, ' ')
    .replace(COMPARED, ' ')
    .replace(FOLLOWED, ' ')
    .replace(SIGN, '');
  const isTight = countWords(gap) <= MOST_WORDS_BETWEEN && !PARTING.test(gap);
  return { key: last.key, isTight, gap };
}

/** The key of what was named last in a text, or `undefined`. */
export const lastNameIn = (text: string, names: Names): string | undefined =>
  labelBefore(text, names)?.key;

/** A name right after the number: "300 of equity", "18 euros a share". */
function labelAfter(after: string, names: Names): (Label & { readonly belongs: boolean }) | null {
  const end = after.search(BREAK);
  const clause = end < 0 ? after : after.slice(0, end);
  const first = hitsIn(clause, names)
    .filter(
      ({ from, to }) =>
        from <= NEAR && LINKS.test(clause.slice(0, from)) && !VERSUS.test(clause.slice(from, to)),
    )
    .toSorted((a, b) => a.from - b.from || b.to - a.to)[0];
  return first ? { key: first.key, isTight: true, belongs: BELONGS.test(clause) } : null;
}

/** The name a number goes by, or `null` where none is said. */
export function labelOf(
  { before, after, unit, direction }: SpokenNumber,
  names: Names,
): Label | null {
  const earlier = labelBefore(before, names);
  const found = labelAfter(direction === 0 ? after : after.replace(WHERE, ' '), names);
  const isOfAnAmount = (label: Label | null): boolean =>
    (unit === 'multiple' && MEASURED.has(label?.key ?? '')) ||
    (unit === 'days' && AMOUNTS.has(label?.key ?? ''));
  const later = isOfAnAmount(found) ? null : found;
  if (later && (later.belongs || !earlier?.isTight)) return later;
  return isOfAnAmount(earlier) ? null : earlier;
}
