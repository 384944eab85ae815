import { expect, test } from 'vitest';
import { play } from '../testing/play.ts';
import { plannedInterview } from '../testing/planned.ts';
import { isRepeated } from './repeated.ts';

const TOLD = /told me that already|from before|gave me already|déjà dit|déjà noté|déjà donnée/;
const frenchAnswer =
  'Je projette les flux disponibles sur cinq ans, je les actualise au CMPC et j’ajoute une valeur terminale.';
const answer =
  'I would project free cash flow for five years, discount it at the WACC and add a terminal value.';

test.each([
  ['the same words', answer],
  ['the same with one word heard otherwise', answer.replace('five', 'fine')],
])('%s are a repetition', (_, again) => {
  expect(isRepeated(again, ['Thank you.', answer])).toBe(true);
});

test.each([
  ['what goes further', `${answer} The terminal value is often two thirds of the whole.`],
  ['another answer in the same words', 'A terminal value is discounted at the WACC as well.'],
  ['a short line', 'Yes, I would.'],
])('%s is none', (_, again) => {
  expect(isRepeated(again, [answer, 'Yes, I would.'])).toBe(false);
});

test.each(['en', 'fr'] as const)(
  'in %s, who says the same again is told so, and then it goes on',
  (language) => {
    const plan = plannedInterview({ language, topic: 'dcf', seed: 4 });
    const { moves, turns } = play(plan, () => ({
      text: language === 'en' ? answer : frenchAnswer,
      seconds: 9,
    }));
    expect(turns.some(({ role, text }) => role === 'interviewer' && TOLD.test(text))).toBe(true);
    expect(moves.at(-1)?.act).toBe('close');
  },
);
