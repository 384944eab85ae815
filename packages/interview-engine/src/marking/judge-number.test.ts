import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import { judgeNumber } from './judge-number.ts';
import { numericLine } from './told.ts';
import { wordingOf } from './wording/wording.ts';

const figures = { basic: 140, opts: 5, strike: 10, price: 30 };

test.each([
  [
    'The diluted count is a hundred and sixty million shares.',
    'a hundred and sixty million shares',
  ],
  [
    'The diluted count is one hundred and sixty million shares.',
    'one hundred and sixty million shares',
  ],
  ['The diluted count is 160 million shares.', '160 million shares'],
])('a figure is quoted as it was said: %s', (answer, given) => {
  const seed = seedOf('B4');
  if (!seed) throw new Error('B4 is gone');
  const judged = judgeNumber({ seed, language: 'en', figures }, [answer]);
  expect(judged?.given).toBe(given);
});

const dilutive = { ni_a: 500, sh_a: 250, p_a: 40, ni_t: 60, price_t: 2000, syn: 20, t: 0.25 }; // -4.2%
const accretive = { ...dilutive, price_t: 1500, ni_t: 160 }; // +17.4%
const writtenDown = { X: 100, t: 0.25 }; // cash up by 25

const wrongWay: [
  id: string,
  figures: Record<string, number>,
  language: 'en' | 'fr',
  answer: string,
  expected: string,
][] = [
  ['F3', dilutive, 'en', 'So it is accretive by 4.2 percent.', 'minus 4.2%'],
  ['F3', dilutive, 'fr', 'Le BPA progresse de 4,2 %, c’est relutif.', 'moins 4,2 %'],
  ['F3', accretive, 'en', 'EPS falls by 17.4 percent.', 'plus 17.4%'],
  ['F3', accretive, 'fr', 'C’est dilutif de 17,4 %.', 'plus 17,4 %'],
  ['A2', writtenDown, 'en', 'Cash goes down by 25.', 'plus €25 million'],
  ['A2', writtenDown, 'fr', 'La trésorerie baisse de 25.', 'plus 25 millions d’euros'],
];

test.each(wrongWay)(
  '%s %j: the right size the wrong way round is told as that (%s: %s)',
  (...given) => {
    const [id, inputs, language, answer, expected] = given;
    const seed = seedOf(id);
    if (!seed) throw new Error(`${id} is gone`);
    const judged = judgeNumber({ seed, language, figures: inputs }, [answer]);
    expect(judged).toMatchObject({ verdict: 'slip', isOtherWay: true, expected });
    const line = judged && numericLine(judged, wordingOf(language));
    expect(line).toContain(language === 'en' ? 'the direction is not' : 'le sens ne l’est pas');
  },
);

test.each([
  'Cash goes down by 20.',
  'Cash goes down by 75.',
  'Cash goes up by 25.',
  'Cash goes up by 40.',
])('another size is no matter of the direction: %s', (answer) => {
  const seed = seedOf('A2');
  if (!seed) throw new Error('A2 is gone');
  expect(judgeNumber({ seed, language: 'en', figures: writtenDown }, [answer])?.isOtherWay).toBe(
    false,
  );
});
