import type { Question } from './claims.ts';
import { opensAnswer } from './opening.ts';
import { isOfAnotherLine } from './other-lines.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { sentenceBefore } from './roles.ts';
import { sentenceUpTo } from './sentences.ts';
import { hasSizeOf } from './readings.ts';

const CLAUSE_END = /[.,;:!?…](?=\s)/;
// "Unlike goodwill" and "actif d'impôt différé" name a case that is not the one spoken of.
const CASES =
  /(?<!\b(?:unlike|than|not|pas|(?:like|comme)(?: for| pour)?(?: an?| the| une?| l[ae])?|contrairement au|contrairement a un|que le|qu'un|que pour le) )\b(?:good ?wills?|(?:gout|goude?) de (?:ville|huile|will\w*)|gourde ville|ecart d'acquisition|survaleur|surcote|sur-?prix|overpayment|(?:premium|extra) (?:you|they|we|that was)(?: once)? paid)\b|(?<!\b(?:tax|goodwill is an|net|intangible|(?:like|comme)(?: for| pour)?(?: an?| the| une?| l[ae])?) )\b(?:assets?|machines?|plants?|factory|equipment|building|actifs?|usine)\b(?! d'impot| net)/g;
const GOODWILL = /^(?:good|gou|ecart|sur|overpayment|premium|extra)/;
const CASE = /\b(?:at|with|for|a|avec|pour|(?:if|si)\b[^.;]{0,40})\s*$/;
const WOULD =
  /^[^.;]{0,20}(?:\b(?:would|serait|donnerait|ferait|tomberait|passerait|monterait)\b|'d\b)/;
// "At 25 percent you triple": a rate that leads to another multiple.
const WHAT_IT_LEADS_TO =
  /^[\s,%]{0,3}(?:percent )?(?:a year )?(?:par an )?(?:you |we |it |on |ca |tu |vous |i )?(?:would |'d )?(?:doubl|tripl|quadrupl)/;
// "Three times in five years, about 25": the rate goes with what was said before the comma.
const RATE_AFTER_COMMA =
  /(?<=#[^#.;,]{0,8}),(?= (?:which is |ce qui fait |soit )?(?:about |roughly |around |environ |autour de |a peu pres )?$)/;
const A_TENTH = 0.1;
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/\bdoubl/, 2],
  [/\btripl/, 3],
  [/\bquadrupl/, 4],
];

/** What was said up to a number, with a sign in the place of other numbers. */
const saidBefore = (numbers: readonly SpokenNumber[], index: number): string =>
  numbers
    .slice(Math.max(0, index - 3), index + 1)
    .map(({ before }) => before)
    .join(' # ');

/** The numbers that a stretch before one has signs for. */
const numbersIn = (
  stretch: string,
  numbers: readonly SpokenNumber[],
  index: number,
): readonly SpokenNumber[] => numbers.slice(index - (stretch.split('#').length - 1), index);

// "The same multiple over seven years": everything else of the sentence is of that case.
const SAME_AGAIN = /\b(?:same|meme)\b/;

/** Whether a sentence takes the multiple over another period than the one asked. */
function isOverAnotherPeriod(
  years: number,
  numbers: readonly SpokenNumber[],
  index: number,
): boolean {
  const sentence = sentenceUpTo(numbers, index);
  if (!SAME_AGAIN.test(sentence)) return false;
  return numbersIn(sentence, numbers, index).some(
    (number) => number.unit === 'years' && !hasSizeOf(number, years, 'years'),
  );
}

/** "Two times in five years is fifteen percent": a landmark for another multiple or another period. */
function isLandmark(
  { moic = 0, years = 0 }: Readonly<Record<string, number>>,
  numbers: readonly SpokenNumber[],
  index: number,
): boolean {
  if (WHAT_IT_LEADS_TO.test(numbers[index]?.after ?? '')) return true;
  const said = saidBefore(numbers, index).replace(RATE_AFTER_COMMA, ' ');
  if (isOverAnotherPeriod(years, numbers, index)) return true;
  const clause = said.split(CLAUSE_END).at(-1) ?? '';
  const isAnother = (factor: number) => Math.abs(factor - moic) > A_TENTH * moic;
  if (FACTORS.some(([word, factor]) => word.test(clause) && isAnother(factor))) return true;
  return numbersIn(clause, numbers, index).some((number) => {
    const isPeriod = number.unit === null && /\b(?:in|over|en|sur)\s*$/.test(number.before); // "three x in five"
    if (number.unit === 'years' || isPeriod)
      return number.value > 1 && !hasSizeOf(number, years, 'years');
    const own = [moic, moic - 1];
    return number.unit === 'multiple' && !own.some((size) => hasSizeOf(number, size, 'multiple'));
  });
}

/** "At nine times it would be 21": what other inputs would lead to. */
function isWhatIf(
  { generator, inputs, computation }: Question,
  number: SpokenNumber,
  previous: SpokenNumber | undefined,
): boolean {
  if (
    !previous ||
    !WOULD.test(number.before) ||
    sentenceBefore(number) !== number.before ||
    !CASE.test(previous.before)
  )
    return false;
  const isInput = Object.entries(generator.parameters).some(([name, { unit }]) =>
    hasSizeOf(previous, inputs[name] ?? Number.NaN, unit),
  );
  const units = new Set(Object.values(generator.parameters).map(({ unit }) => unit));
  const isStep = Object.values(computation.answers).some((value) =>
    [...units].some((unit) => hasSizeOf(previous, value, unit)),
  );
  return !isInput && !isStep;
}

/** "Fifty-fifty", "60/40": the two parts of a whole. */
const isShared = (one: SpokenNumber | undefined, other: SpokenNumber | undefined): boolean =>
  /^\s*[-/]\s*$/.test(one?.after ?? '') && (one?.value ?? 0) + (other?.value ?? 0) === 100;

/** Whether the last thing named up to a number is goodwill, rather than the asset of the first case. */
function isOfGoodwill(numbers: readonly SpokenNumber[], index: number): boolean {
  const said = numbers.slice(0, index + 1).map(({ before }) => before);
  const last = said.join(' ').match(CASES)?.at(-1);
  return last !== undefined && GOODWILL.test(last);
}

// "The terminal value is 1,491, which I'd then discount": no present value yet.
const STILL_TO_DISCOUNT =
  /^[^?!]{0,100}\b(?:discount(?:ed|ing)? (?:it|that|this|the|back|them|for|over|by|at|to)|to be discounted|(?:bring|bringing|take) (?:it|that|this) back|brought back|l'actualise\w*|(?:tout ca|tout cela|le tout) actualise\w*|la ramen\w*|a actualiser|actualiser (?:cette|la|sur|au|a)|ramener (?:cette|la|ca|cela|le tout|a aujourd))/;
const MOST_YEARS = 2; // "at the end of year seven, but that's a value in seven years"
const NO_NEED = /\b(?:no|not|n't|without|never|sans|pas|inutile|jamais|skip)\b/;

// Terminal values and earn-outs.
const DISCOUNTED: ReadonlySet<string> = new Set(['N08', 'N32']);

/** Whether a figure is said to be discounted from here on. */
function isStillToDiscount(numbers: readonly SpokenNumber[], index: number): boolean {
  const [own, ...others] = numbers.slice(index, index + 1 + MOST_YEARS);
  const last = others.findIndex(({ scale, value }) => scale !== null || value > 10);
  const years = last === -1 ? others : others.slice(0, last);
  const after = [own, ...years].map((each) => each?.after ?? '').join(' # ');
  const said = STILL_TO_DISCOUNT.exec(after)?.[0];
  return said !== undefined && !NO_NEED.test(said);
}

/** Whether a number answers another question than the one asked. */
export function isOtherCase(
  question: Question,
  key: string,
  numbers: readonly SpokenNumber[],
  index: number,
): boolean {
  const { generator, inputs, computation } = question;
  const number = numbers[index];
  const isFirst = number !== undefined && opensAnswer(number, index);
  if (isShared(number, numbers[index + 1]) || isShared(numbers[index - 1], number)) return true;
  if (number && isWhatIf(question, number, numbers[index - 1])) return true;
  if (isOfAnotherLine(question, key, numbers, index)) return true;
  if (DISCOUNTED.has(generator.id) && !isFirst && isStillToDiscount(numbers, index)) return true;
  if (generator.id === 'N19') return isLandmark(inputs, numbers, index);
  if (generator.id === 'N16' && key === 'irr')
    return isLandmark({ ...inputs, ...computation.answers }, numbers, index);
  return generator.id === 'N31' && isOfGoodwill(numbers, index) !== key.startsWith('goodwill');
}
