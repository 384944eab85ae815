import { leaningOf } from '../leanings.ts';
import type { SpokenNumber } from './spoken-number.ts';

const REACH = 100;

/** What somebody says who owns to a mistake, rather than begs pardon or begins anew. */
export const OWNS_TO_MISTAKE = [
  'scratch that|strike that|my mistake|my bad|i meant|je voulais dire|(?:au temps|autant) pour moi',
  "i(?:'ve)? (?:forgot|forgotten|dropped|missed|miscounted|left out)(?! to (?:say|mention|add))",
  "j'ai (?:oublie(?! de (?:dire|preciser))|mal|confondu|compte deux fois)",
].join('|');

const TAKEN_BACK = [
  `\\b(?:${OWNS_TO_MISTAKE})\\b`,
  '\\b(?:sorry|pardon|correction|wait|oops|make that|hang on|hold on)\\b',
  "\\b(?:i mean(?! (?:both|the|this|that|these|we|you|they|if|in|when|because|it means)\\b)|let me (?:correct|fix|redo|rephrase|recompute|recalculate)|or rather|no actually|actually no|(?:en fait|finalement|enfin) non|(?:that's|this is|it's) (?:not right|wrong)|(?:ce n'est|c'est) pas (?:ca|bon|juste))\\b",
  '\\b(?:(?<!\\b(?:actif|net|nette|valeur|ebitda|resultat|beta|comptable|passif) )corrige|rectifie|je veux dire|je reprends|je me trompe(?! pas)|trompee?(?! pas))\\b',
  '\\b(?:mince|zut|damn|darn|i used the wrong)\\b',
  '\\b(?:attendez|attends|excusez|desolee?|oups|ou plutot)\\b',
].join('|');
const CORRECTION = new RegExp(
  [
    TAKEN_BACK,
    "(?:^|[,;.…-]|\\b(?:euh|ah|oh|mais|um|uh|hmm|er))\\s*(?:no|non|nope)\\s*(?:$|[,;.…]|it'?s|that'?s|c'est|ce serait|plutot|i|je|disons|say|more like|make it|call it|mettons)",
    "^\\W*(?:no|non)\\b\\W*(?:it'?s|c'est)?\\W*$",
    "^\\W*(?:or |well |euh |um )?(?:actually|rather|plutot|enfin|en fait)\\W+(?:it'?s |that'?s |c'est )?(?:more like |plutot )?\\W*$",
  ].join('|'),
);
const FLATLY = new RegExp(TAKEN_BACK + '|(?:^|[.;!?] )\\W*(?:no|non|nope)\\b');
const REVERSED = /\b(?:rather than|plutot que|et enfin)\b/;

const REFINEMENT =
  /^\W*(?:times |fois |euros? |percent |% )?(?:and (?:change|a bit|something)|something|et (?:des poussieres|quelques?)|(?:just|slightly|legerement|an? (?:bit|little|touch|shade)|un peu) (?:more|less|under|over|above|below|plus|moins|au.dessus|en dessous))\W*(?:(?:to be|plus) )?(?:exact|precise|exactly|precisely|exactement|precisement|disons|soit|so|say|call it|donc)?\W*$/;
const COMMA = /^ ?(?:times |fois |percent |% ?)?[,:;(-] ?$/;
const FARTHEST_REFINED = 0.13;

/** Whether the words up to a number take back what was said before: "sorry", "no, wait". */
export const isTakenBack = (text: string): boolean => FLATLY.test(text) && !REVERSED.test(text);

const RATES: ReadonlySet<SpokenNumber['unit']> = new Set(['multiple', 'percent', 'basis_points']);

/** Whether `later` can stand in the place of `earlier`. */
const isLike = (earlier: SpokenNumber, later: SpokenNumber): boolean =>
  !(later.scale !== null && RATES.has(earlier.unit)) &&
  !(later.unit === 'years' && earlier.unit !== 'years') &&
  (earlier.unit === later.unit || earlier.unit === null || later.unit === null) &&
  (earlier.scale === null) === (later.scale === null || earlier.scale === null);

/** "Two and a half times, a bit less, 2.4": the same figure once more, closer. */
function refines(folded: string, earlier: SpokenNumber, later: SpokenNumber): boolean {
  const between = folded.slice(earlier.end, later.start);
  const apart = Math.abs(later.value - earlier.value);
  const isClose = apart <= FARTHEST_REFINED * earlier.value;
  if (!isClose || !isLike(earlier, later)) return false;
  const isFiner = leaningOf(earlier) !== 0 && !Number.isInteger(later.value);
  return REFINEMENT.test(between) || (isFiner && COMMA.test(between));
}

/** Whether the speaker takes `earlier` back and says `later` instead. */
function replaces(folded: string, earlier: SpokenNumber, later: SpokenNumber): boolean {
  const between = folded.slice(earlier.end, later.start);
  return (
    between.length <= REACH &&
    isLike(earlier, later) &&
    CORRECTION.test(between) &&
    !REVERSED.test(between)
  );
}

/** The numbers without those the speaker took back for the next one, which is marked and keeps what led up to them. */
export const withoutCorrected = (
  folded: string,
  numbers: readonly SpokenNumber[],
): SpokenNumber[] => {
  const replacements = numbers.map((number, index) => {
    const next = numbers[index + 1];
    if (next === undefined) return null;
    if (refines(folded, number, next)) return 'refined';
    return replaces(folded, number, next) ? 'corrected' : null;
  });
  return numbers.flatMap((number, index) => {
    if (replacements[index]) return [];
    const replacement = replacements[index - 1];
    const earlier = replacement ? numbers[index - 1] : undefined;
    if (!earlier) return [number];
    const direction = replacement === 'refined' ? earlier.direction : number.direction; // "a bit less" is no fall
    const before = `${earlier.before} , ${number.before}`;
    return [{ ...number, isCorrection: true, direction, before }];
  });
};
