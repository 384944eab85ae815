import type { Question } from './claims.ts';
import type { Asked, Trap } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import type { Unit } from './units.ts';
import { distanceTo, isHedged, isWide, roundingIn, sizesOf } from './readings.ts';

/** What a number hits: the right figure, a known mistake, or neither. */
export interface Hit {
  readonly isRight: boolean;
  readonly trap: Trap | null;
}

/** A number as it is meant on an asked figure. */
export interface Read {
  readonly number: SpokenNumber;
  readonly hit: Hit;
}

const FARTHEST = 10;

const FRACTION = /^(?:\w+ )?(?:half|quarter|third|moitie|moitié|quart|tiers|demi)/i;
const PART_OF = /^\s*(?:of (?:the|its|their|ours?|all)|in|des|du|de la|de l'|de leurs?|de ses)\b/;

const NEVER_ZERO: ReadonlySet<Unit> = new Set(['multiple', 'price', 'ratio']);
const OF_A_PRICE = /\b(?:prix offert|prix d'offre|offer price)(?: (?:is|of|de|est de))* $/;

// "0.6 of a share for one of yours": what the ratio is counted on.
const COUNTED_ON = /\b(?:for|pour|contre|per)(?: (?:each|every|chaque))? $/;
const ARTICLE = /^(?:une?|one|a)(?: (?:day|jour))?$/i;
const OF_WEEKS = /^\W?(?:weeks?|semaines?)\b/;
const OF_THINGS =
  /^\s?(?:stores?|shops?|outlets?|branches|sites|plants|employees|people|staff|ways|methods|columns|facons|methodes|colonnes|magasins?|boutiques?|points de vente|agences|usines|salaries|personnes)\b/;
const STANDARD = /\b(?:ifrs|ias|pre-|post-) ?$/;

// "4.7 times rent", "three times EBITDA" where money is asked for: a multiple of something else.
const OF_ANOTHER =
  /^\W{0,2}(?:(?:of|the|its|their|annual|yearly|le|la|les|du|des|de) )*(?:l'|d')?(?:rents?|loyers?|sales|revenues?|turnover|chiffre d'affaires|book)\b/;
const OF_EBITDA =
  /^\W{0,2}(?:(?:of|the|its|their|net|de|d') ?)*(?:l')?(?:ebitda|debt|dette|leverage|levier)\b/;

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

/** A number without a unit that lies out of all proportion counts something else. */
function isPlausible(number: SpokenNumber, asked: Asked, targets: readonly number[]): boolean {
  const { unit, isChange } = asked;
  if (unit !== 'percent' && FRACTION.test(number.text) && PART_OF.test(number.after)) return false;
  if (unit === 'ratio' && OF_A_PRICE.test(number.before)) return false; // "a price of 26 against 40"
  if (unit === 'days' && ARTICLE.test(number.text)) return false;
  if (unit === 'ratio' && number.value === 1 && COUNTED_ON.test(number.before)) return false;
  if (unit === 'amount' && A_DAY.test(number.after)) return false;
  if (STANDARD.test(number.before) || isOfAnother(number, asked)) return false;
  if (OF_WEEKS.test(number.after) || OF_THINGS.test(number.after)) return false;
  if (number.unit === 'other' || (isChange && number.unit === 'cents')) return false;
  if (number.value === 0 && (number.isImplied || NEVER_ZERO.has(unit))) return targets.includes(0);
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

const HALF_A_POINT = 0.005;
const ROUGHLY = 0.025;
const A_TENTH = 0.1;
const A_HUNDREDTH = 0.01;
const HALF = 0.5;
const LEAST_WHOLE_PRICE = 15;

/** How far a mistake may be rounded, which names it all the same: "about 2.5 times" for 2.55. */
function roughnessOf(number: SpokenNumber, target: number, { unit }: Asked): number {
  if (unit === 'amount') return roundingIn(number, target);
  if (unit === 'price') {
    const isWhole = Number.isInteger(number.value) && target >= LEAST_WHOLE_PRICE;
    return Math.max(isWhole ? HALF : 0, isHedged(number) ? A_HUNDREDTH * Math.abs(target) : 0);
  }
  if (unit === 'multiple') {
    return isHedged(number) ? Math.min(A_TENTH, ROUGHLY * Math.abs(target)) : 0;
  }
  return unit === 'percent' && Number.isInteger(number.value) && Math.abs(target) >= 0.1
    ? HALF_A_POINT
    : 0;
}

/** Whether a number is the right value or a known mistake, whichever lies nearer. */
function hitOf(number: SpokenNumber, asked: Asked, { computation, inputs }: Question): Hit {
  const { answers, traps } = computation;
  const known = inputs[asked.added ?? ''] ?? 0;
  const toRight = distanceTo(number, answers[asked.key] ?? Number.NaN, asked, known);
  const nearest = traps
    .filter(({ of }) => of === asked.key)
    .map((trap) => ({ trap, distance: distanceTo(number, trap.value, { ...asked, within: 0 }) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  const isRight = toRight <= 1 && !isWide(number) && toRight <= (nearest?.distance ?? toRight);
  const { unit, value } = number;
  const isInput = unit === null && value !== 0 && Object.values(inputs).includes(value);
  if (asked.unit === 'percent' && isInput) return { isRight, trap: null };
  if (isRight || !nearest || nearest.distance > FARTHEST) return { isRight, trap: null };
  if (nearest.distance <= 1) return { isRight, trap: nearest.trap };
  const within = roughnessOf(number, nearest.trap.value, asked);
  const isRough = distanceTo(number, nearest.trap.value, { ...asked, within }) <= 1;
  return { isRight, trap: isRough ? nearest.trap : null };
}

/** "Two billion ... so two point seven six": once billions were said, decimals may go on in them. */
function inBillions(
  number: SpokenNumber,
  earlier: readonly SpokenNumber[],
): SpokenNumber | undefined {
  const isBare = number.scale === null && (number.unit === null || number.unit === 'euro');
  if (!isBare || number.value >= 100 || Number.isInteger(number.value)) return undefined;
  return earlier.some(({ scale }) => scale === 1e3) ? { ...number, scale: 1e3 } : undefined;
}

/** The figures a number of an answer may stand for: the right one and those of known mistakes. */
function targetsOf({ key }: Asked, { computation: { answers, traps } }: Question): number[] {
  const wrong = traps.filter(({ of }) => of === key).map(({ value }) => value);
  return [answers[key] ?? Number.NaN, ...wrong];
}

/** A number as it is meant on the asked figure, or `null` where it counts something else. */
export function readFor(
  asked: Asked,
  question: Question,
  numbers: readonly SpokenNumber[],
  index: number,
): Read | null {
  const said = numbers[index];
  if (!said) return null;
  const targets = targetsOf(asked, question);
  const isMeant = isPlausible(said, asked, targets);
  const number = isMeant ? said : inBillions(said, numbers.slice(0, index));
  if (!number || !isPlausible(number, asked, targets)) return null;
  const hit = hitOf(number, asked, question);
  const isGuess = !isMeant || (number.isImplied && number.value === 0);
  return isGuess && !hit.isRight && !hit.trap ? null : { number, hit };
}
