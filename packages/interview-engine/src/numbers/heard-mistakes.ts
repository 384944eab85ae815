import type { Claim, Question } from './claims.ts';
import { isWide } from './distance.ts';
import { fold } from './parsing/tokens.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isRefuted } from './refutations.ts';
import { precisionOf } from './rounding.ts';
import { SENTENCE_END } from './sentences.ts';

// Whose figure may lie near enough to the right one to pass for it, rounded: half of what each capital costs.
const MISTAKE = 'equal weights';
const AVERAGE =
  /\b(?:(?:simple|plain|straight|unweighted) (?:average|mean)|(?<!weighted )average (?:of (?:the )?(?:two|both)|between)|equal(?:ly)? weight|(?:half|midway|halfway) (?:of )?(?:between|one|each|the one)|split the difference|moyenne (?:simple|des deux|entre)|a parts egales|poids egaux|a mi-chemin)/;

const DENIED =
  /\b(?:not|never|no|rather than|instead of|nor|pas|jamais|plutot que|au lieu|would|serait|donnerait|forget\w*|oubli\w*)\b|n't\b/;

const isSaid = (text: string): boolean =>
  text.split(SENTENCE_END).some((sentence) => {
    const found = AVERAGE.exec(sentence);
    return found !== null && !DENIED.test(sentence.slice(0, found.index));
  });

const EPSILON = 1e-9;

/** How many points a rate lies from a value. */
const offBy = ({ value }: SpokenNumber, target: number): number => Math.abs(value - target * 100);

/** Whether a rate is a value to the digits it was said with. */
const isToTheDigits = (number: SpokenNumber, target: number): boolean =>
  (number.unit === 'percent' || number.unit === null) &&
  offBy(number, target) <= Math.min(precisionOf(number.value), 1) / 2 + EPSILON;

/** The claims, with the mistake that an answer says it makes, even where its figure comes near the right one. */
export function withHeardMistakes(
  claims: readonly Claim[],
  question: Question,
  numbers: readonly SpokenNumber[],
): readonly Claim[] {
  const { generator, inputs, computation } = question;
  const trap = computation.traps.find(({ id }) => id === MISTAKE);
  if (!trap) return claims;
  const last = numbers.at(-1)?.after ?? '';
  const text = numbers.map((each) => each.before + fold(each.text)).join('') + last;
  if (!isSaid(text) || isRefuted(question, MISTAKE, numbers)) return claims;
  const { ke = 0, kd = 0 } = inputs;
  const right = computation.answers[generator.asked.key] ?? Number.NaN;
  return claims.map((claim) => {
    const { number, isRight, isExplained } = claim;
    if (claim.trap || isWide(number) || (isExplained && !isRight)) return claim;
    const isMade = [trap.value, (ke + kd) / 2].some(
      (value) =>
        isToTheDigits(number, value) &&
        !(isRight && offBy(number, right) <= offBy(number, value) + EPSILON),
    );
    return isMade ? { ...claim, isRight: false, trap } : claim;
  });
}
