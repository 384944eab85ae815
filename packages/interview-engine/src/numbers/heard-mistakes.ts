import type { Claim, Question } from './claims.ts';
import { isWide } from './distance.ts';
import { fold } from './parsing/tokens.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isRefuted } from './refutations.ts';
import { precisionOf } from './rounding.ts';
import { SENTENCE_END } from './sentences.ts';

type Inputs = Question['inputs'];

/** A known mistake that is said aloud, and what it comes to beside its usual value. */
interface HeardMistake {
  readonly said: RegExp;
  readonly values: (inputs: Inputs) => readonly number[];
}

const AVERAGE =
  /\b(?:(?:simple|plain|straight|unweighted|arithmetic) (?:average|mean)|(?<!weighted )average of (?:the )?(?:two|both)|equal(?:ly)? weight\w*|same weights?|(?:half|midway|halfway) between|split the difference|half (?:of )?(?:one|each|the one)|moyenne (?:simple|arithmetique)|moyenne des deux|a parts egales|(?:poids egaux|meme poids|a mi-chemin|au milieu)|(?:average|moyenne) (?:entre|between))\b/;
const NO_TAX =
  /\b(?:(?:before|without|ignor\w+|leav\w+ (?:out|aside)|no|forget\w*) (?:the |any )?tax\w*|pre-?tax|(?:avant|sans|hors) (?:l')?impots?|sans (?:l')?economie d'impot|brut d'impot)\b/;

// Whose figure may lie near enough to the right one to pass for it, rounded.
const mistakes: Readonly<Record<string, Readonly<Record<string, HeardMistake>>>> = {
  N05: {
    'equal weights': {
      said: AVERAGE,
      values: ({ ke = 0, kd = 0, t = 0 }) => [(ke + kd) / 2, (ke + kd * (1 - t)) / 2],
    },
    'no tax shield': {
      said: NO_TAX,
      values: ({ E = 0, D = 0, ke = 0, kd = 0 }) => [(E * ke + D * kd) / (E + D)],
    },
  },
};

const DENIED =
  /\b(?:not|never|no|rather than|instead of|nor|pas|jamais|plutot que|au lieu|would|serait|donnerait|forget\w*|oubli\w*)\b|n't\b/;

const isSaid = (mistake: HeardMistake, text: string): boolean =>
  text.split(SENTENCE_END).some((sentence) => {
    const found = mistake.said.exec(sentence);
    return found !== null && !DENIED.test(sentence.slice(0, found.index));
  });

const EPSILON = 1e-9;

/** How many points a rate lies from a value. */
const offBy = ({ value }: SpokenNumber, target: number): number =>
  Math.round(Math.abs(value - target * 100) / EPSILON) * EPSILON;

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
  const known = mistakes[generator.id];
  if (!known) return claims;
  const text =
    numbers.map((each) => each.before + fold(each.text)).join('') + (numbers.at(-1)?.after ?? '');
  const heard = Object.entries(known).filter(
    ([id, mistake]) => isSaid(mistake, text) && !isRefuted(question, id, numbers),
  );
  const right = computation.answers[generator.asked.key] ?? Number.NaN;
  return claims.map((claim) => {
    if (claim.trap || isWide(claim.number) || (claim.isExplained && !claim.isRight)) return claim;
    const isOf = (value: number): boolean =>
      isToTheDigits(claim.number, value) &&
      !(claim.isRight && offBy(claim.number, right) <= offBy(claim.number, value));
    const made = heard.find(([, { values }]) => values(inputs).some(isOf));
    const trap = made && computation.traps.find(({ id }) => id === made[0]);
    return trap ? { ...claim, isRight: false, trap } : claim;
  });
}
