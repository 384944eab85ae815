import type { Asked } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isPart } from './parts-of-one.ts';
import { sizesOf } from './readings.ts';
import type { Unit } from './units.ts';

export const FARTHEST = 11; // who loses a zero is ten times off, and rounds

const PART_OF =
  /^\s*(?:of (?:the|its|their|ours?|all|it|that|this|which|them)|in|des|du|de la|de l'|de leurs?|de ses|d'entre|dont|debt|equity|dette|is|are|comes?|came|est|sont|vient|viennent)\b/;
// "A seventh to the target": who owns how much, and no ratio of shares.
const GOES_TO = /^\s*(?:to the|for the|a la|a l'|aux|pour (?:la|le|les))\b/;

const NEVER_ZERO: ReadonlySet<Unit> = new Set(['multiple', 'price', 'ratio']);
const OF_A_PRICE = /\b(?:prix offert|prix d'offre|offer price)(?: (?:is|of|de|est de))* $/;

// "0.6 of a share for one of yours": what the ratio is counted on.
const COUNTED_ON = /\b(?:for|pour|contre|per)(?: (?:each|every|chaque))? $/;
const ARTICLE = /^(?:une?|one|a)(?: (?:day|jour))?$/i;
const DAYS_OF_A_YEAR = 365;
const OF_WEEKS = /^\W?(?:weeks?|semaines?)\b/;
const OF_THINGS =
  /^\s?(?:stores?|shops?|outlets?|branches|sites|plants|employees|people|staff|ways|methods|columns|facons|methodes|colonnes|magasins?|boutiques?|points de vente|agences|usines|salaries|personnes)\b/;
// "Two versions", "deux écoles": a small count of whatever comes next.
const SMALL_COUNT = /^[a-z]{3,6}$/i;
const MOST_THINGS = 10;
const COUNTED_THINGS =
  /^ (?!(?:gives|makes|leaves|is|was|has|less|plus|minus|versus|moins|mais|fois|pas|dans|sous|sans|vers|puis|alors|percents?|this|thus|as|apres|des|les)\b)(?:(?:big|main|other|gros|grands|[a-z]{4,}(?:al|ic|ous|ed|ent)) )?[a-z]{3,}s\b/;
// "Half the board": seats, and no share.
const OF_SEATS = /^ (?:of )?(?:the |du |des )?(?:conseil|board|seats|sieges|time|temps)\b/;
// "A half-point of WACC changes a lot".
const HALF_A_POINT = /^\W?points?\b(?! (?:of|de) pourcentage)/;
const WHOLE = 0.0015;
// "A euro in five years": money that only shows what time does to it.
const ONE_COIN = /^(?:une?|one|an?) euro$/i;
const STANDARD = /\b(?:ifrs|ias|pre-|post-) ?$/;

// "4.7 times rent", "three times EBITDA" where money is asked for: a multiple of something else.
const OF_ANOTHER =
  /^[^\w.;!?]{0,2}(?:(?:of|the|its|their|annual|yearly|le|la|les|du|des|de) )*(?:l'|d')?(?:rents?|loyers?|sales|revenues?|turnover|chiffre d'affaires|book)\b/;
const OF_EBITDA =
  /^[^\w.;!?]{0,2}(?:(?:of|the|its|their|net|de|d') ?)*(?:l')?(?:ebitda|debt|dette|leverage|levier)\b/;

// "They sell thirty percent to a fund": a part of the company, and no return.
const STAKE_BEFORE =
  /\b(?:sells?|sold|selling|keeps?|keeping|hold(?:s|ing)?|(?:min|maj)ority (?:of|stake of)|stake of|ced\w+|vend\w*|gard\w+|conserv\w+|part de)(?: (?:only|about|just|off|de|environ|a))* $/;
const STAKE_AFTER =
  /^\W{0,2}(?:of the (?:company|capital|shares|business|equity)|stake|du capital|des (?:titres|parts|actions)|(?:is |are )?(?:kept|held|retained|owned|rolled|reinvested)|(?:est |sont )?(?:conserve|garde|detenu|reinvesti)\w*|for (?:the )?(?:managers?|management|family|founders?)|(?:pour|par) (?:le management|les managers|les dirigeants|la famille|le fondateur))\b/;

// "Half as much again in total": what came of all the years together.
const IN_TOTAL =
  /^\W{0,2}(?:(?:more|de plus|de gain) )?(?:in (?:total|all)|overall|altogether|en tout|au total)\b/;

const isOfAnother = (
  { unit: spoken, text, before, after }: SpokenNumber,
  { key }: Asked,
): boolean => {
  if (key === 'irr')
    return STAKE_BEFORE.test(before) || STAKE_AFTER.test(after) || IN_TOTAL.test(after);
  if (spoken !== 'multiple') return false;
  if (key === 'moic' && /\b(?:turns?|tours?)\b/i.test(text)) return true;
  return OF_ANOTHER.test(after) || (key === 'moic' && OF_EBITDA.test(after));
};

const A_DAY = /^\W{0,2}(?:euros? )?(?:a|per|par|each|every|chaque) (?:day|jour)\b/;

const isCount = ({ unit, scale, value, text, after }: SpokenNumber): boolean =>
  unit === null &&
  scale === null &&
  value >= 2 &&
  value < MOST_THINGS &&
  SMALL_COUNT.test(text) &&
  COUNTED_THINGS.test(after);

/** A number without a unit that lies out of all proportion counts something else. */
export function isPlausible(
  number: SpokenNumber,
  asked: Asked,
  targets: readonly number[],
): boolean {
  const { unit, isChange } = asked;
  if (unit !== 'percent' && isPart(number.text) && PART_OF.test(number.after)) return false;
  if (isPart(number.text) && OF_SEATS.test(number.after)) return false;
  if (unit === 'ratio' && isPart(number.text) && GOES_TO.test(number.after)) return false;
  if (unit === 'ratio' && OF_A_PRICE.test(number.before)) return false; // "a price of 26 against 40"
  if (unit === 'days' && number.value === DAYS_OF_A_YEAR) return false;
  if (unit === 'days' && ARTICLE.test(number.text)) return false;
  if (unit === 'ratio' && number.value === 1 && COUNTED_ON.test(number.before)) return false;
  if (unit === 'price' && ONE_COIN.test(number.text)) return false;
  if (isCount(number) || HALF_A_POINT.test(number.after)) return false;
  if (unit === 'percent' && number.unit === 'percent' && number.value === 100)
    return targets.some((target) => Math.abs(target) >= 1 - WHOLE);
  if (unit === 'amount' && A_DAY.test(number.after)) return false;
  if (STANDARD.test(number.before) || isOfAnother(number, asked)) return false;
  if (OF_WEEKS.test(number.after) || OF_THINGS.test(number.after)) return false;
  if (number.unit === 'other' || (isChange && number.unit === 'cents')) return false;
  const isNoZero = NEVER_ZERO.has(unit) || (unit === 'amount' && !isChange);
  if (number.value === 0 && (number.isImplied || isNoZero)) return targets.includes(0);
  const isBareRate = unit === 'percent' && number.unit === null;
  if (isBareRate && ARTICLE.test(number.text)) return false;
  return sizesOf(number, unit).some((size) => {
    if (isBareRate && (size > 1 || (size === 1 && !targets.includes(1)))) return false;
    return targets.some((target) => {
      const against = Math.abs(target);
      return size === 0 || (size <= against * FARTHEST && size >= against / FARTHEST);
    });
  });
}
