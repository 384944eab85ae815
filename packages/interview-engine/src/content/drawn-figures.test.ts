import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../localised.ts';
import { markAnswer } from '../marking/mark-answer.ts';
import { drawAll, drawInputs } from '../numbers/draw.ts';
import { generatorOf } from '../numbers/generators/index.ts';
import { createRandom } from '../random.ts';
import { render, spokenFigures } from './render.ts';
import { seeds } from './seeds/index.ts';
import type { Seed } from './types.ts';
import { wrongClaimOf } from './wrong-claims/index.ts';

const DRAWS = 50;
const FEWEST_WORDS = 90;
const MOST_WORDS = 142; // some figures are said in two words more than the example
const FULL = 4.5;

const drawnFor = (seed: Seed, draw: number): Record<string, number> => {
  const random = createRandom(draw * 7_919 + 17);
  return {
    ...(seed.numeric ? drawInputs(generatorOf(seed.numeric.generator), random) : {}),
    ...drawAll(seed.parameters ?? {}, random),
  };
};

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What is wrong with the model answer of a question as it was drawn. */
function faultsOf(seed: Seed, lang: Language, params: Record<string, number>): string[] {
  const answer = render(seed.modelAnswer, lang, spokenFigures(seed, params, lang));
  const { score, concepts, numeric, flags } = markAnswer({ seedId: seed.id, lang, answer, params });
  const unproved = concepts.filter(
    ({ id, verdict }) => seed.must.some((must) => must === id) && verdict !== 'correct',
  );
  const words = wordsIn(answer);
  return [
    ...flags,
    ...unproved.map(({ id, verdict }) => `${id} ${verdict}`),
    ...(seed.numeric && numeric?.verdict !== 'right' ? [`figure ${numeric?.verdict}`] : []),
    ...((score ?? 0) < FULL ? [`marked ${score}`] : []),
    ...(words < FEWEST_WORDS || words > MOST_WORDS ? [`${words} words`] : []),
    ...(/[{}…]|NaN|undefined/.test(answer) ? ['a gap'] : []),
  ].map((fault) => `${fault}: ${answer}`);
}

// A figure with what it counts, in digits or in words, that no input of the question stands behind.
const FIGURE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty)(?:[ -](?:and a half|five|six|eight))? ?(?:%|percent|times|turns?|years?|million|billion|euros?)/i,
  fr: /(?<!\w)(?!deux fois)(?:\d[\d.,]*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|soixante)(?: et demie?|-cinq)?[   ]?(?:%|pour cent|fois|tours?|ans?|années?|millions?|milliards?|euros?)/i,
};

// What introduces a case of its own, a habit of the trade, a rule of law or the same case changed.
const APART: Readonly<Record<Language, RegExp>> = {
  en: /anchors|over five years|in five years|usually|often|perhaps|seldom|practice|ten-year|for instance|later|takes less than|threshold|above 30%|from 90%|between four and seven|are forecast|(?:two|four|ten|twenty|a year|a turn) or |percent and more|can be fair/i,
  fr: /repères|sur cinq ans|en cinq ans|dans cinq ans|en général|souvent|plutôt|peut-être|rarement|pratique|à dix ans|par exemple|plus tard|moins de 100|seuil|au-delà de 30|partir de 90|entre quatre et sept|(?:deux|quatre|cinq|vingt|un) ou |pour cent et plus|peut être juste/i,
};

const strayIn = (text: string, language: Language): string[] =>
  text
    .replace(/\{\w+\}/g, '_')
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => sentence.match(FIGURE[language]) && !APART[language].test(sentence));

describe.each(seeds.filter(({ numeric, parameters }) => numeric ?? parameters))(
  'question $id, whatever is drawn for it',
  (seed) => {
    test.each(languages)('is answered in full by its model answer, in %s', (language) => {
      const faults = Array.from({ length: DRAWS }, (_, draw) =>
        faultsOf(seed, language, drawnFor(seed, draw)),
      );
      expect(faults.flat()).toEqual([]);
    });

    test.each(languages)('quotes no figure of another case as its own, in %s', (language) => {
      const corrections = seed.wrongClaims.map((id) => wrongClaimOf(id).correction);
      const texts = [seed.hint, seed.keyPoints, seed.modelAnswer, ...corrections];
      expect(texts.flatMap((text) => strayIn(text[language], language))).toEqual([]);
    });

    test.each(languages)('begins no sentence of its model answer with a figure, in %s', (lang) => {
      expect(seed.modelAnswer[lang]).not.toMatch(/[.!?] \{/); // it would not be told from the one before
    });
  },
);
