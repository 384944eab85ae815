import type { Asked } from './generator.ts';
import type { Read } from './hits.ts';
import type { KnownValue } from './known-values.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isConcluded } from './roles.ts';

const CHECK =
  /\b(?:check\w*|controle\w*|ecarts?|differences?|balanc\w+|equilibr\w*|boucl\w*|verifi\w*)\b[^.;!?]*$/;
const SHORT_ANSWER = 80;

/** "What does not change", "the check is zero": nothing that is not said of the asked figure. */
export function isOfNothing(
  number: SpokenNumber,
  { unit }: Asked,
  numbers: readonly SpokenNumber[],
): boolean {
  if (number.value !== 0) return false;
  if (unit === 'percent' && isConcluded(number)) return false;
  const { before, after } = number;
  return CHECK.test(before) || before.length + after.length > SHORT_ANSWER || numbers.length > 3;
}

// "About seven million, so basically zero".
const AS_GOOD_AS =
  /\b(?:basically|practically|virtually|almost|nearly|quasi\w*|pratiquement|presque|autant dire)\W*$/;

// "1.21 to the fifth", "1,1 puissance cinq".
const TO_A_POWER =
  /^\W*(?:to the (?:power|[a-z]+th)|(?:a la )?puissance|squared|cubed|au c(?:arre|ube))\b/;

/** "The rate that makes the NPV zero", "one plus r": the form of a sum, and no figure in it. */
export const isOfAnEquation = ({ value, before, after }: SpokenNumber): boolean =>
  (value === 0 &&
    /\b(?:npv|van|present value|valeur actuelle|annule)\b[^.;]{0,30}$/.test(before)) ||
  (value === 0 && AS_GOOD_AS.test(before)) ||
  (value === 1 && /^\W*(?:plus|\+) (?:the |le |la )?[a-z]\w*\b/.test(after)) ||
  TO_A_POWER.test(after);

const RISE_BY =
  /\b(?:up|down|rises?|rose|increases?|grows?|gains?|falls?|fell|drops?|loses?|monte|augmente|grimpe|progresse|gagne|baisse|recule|perd) (?:by|de|d')(?: (?:about|around|roughly|nearly|almost|environ|presque|pres de|autour de))?\W*$/;

/** "So the multiple goes up by two turns": how far a figure moves, where the figure itself is asked. */
export const isHowFar = ({ unit, isChange }: Asked, { before }: SpokenNumber): boolean =>
  !isChange && unit === 'multiple' && RISE_BY.test(before);

/** "Synergies after tax, so 52.5": an amount that is reckoned on the way, and no percentage. */
export const isStepOfAnotherKind = (
  { unit }: Asked,
  { number }: Read,
  known: readonly KnownValue[],
): boolean =>
  unit === 'percent' &&
  number.unit === null &&
  known.some((each) => !each.isInput && each.unit !== unit && each.matches(number));

/** "We call three buyers", where a ratio of shares is asked for. */
export const isBareCount = ({ unit, scale, value }: SpokenNumber): boolean =>
  unit === null && scale === null && Number.isInteger(value) && value > 1;

/** "At least 66.7 million": a limit that is right, as such questions ask for one; a bare rate is none. */
export const isLimit = ({ unit }: Asked, { hit, number }: Read): boolean =>
  hit.isRight && (number.unit !== null || unit === 'amount' || unit === 'shares');
