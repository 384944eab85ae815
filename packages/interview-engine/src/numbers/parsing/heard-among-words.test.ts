import { expect, test } from 'vitest';
import type { Language } from '../../localised.ts';
import { parseNumbers } from './parse-numbers.ts';

test.each<[language: Language, text: string, values: readonly number[]]>([
  ['en', 'so won point five ten point three percent', [1.5, 10.3]],
  ['en', 'one point oh nine to the six', [1.09, 6]],
  ['en', 'not point three eight nine of a share', [0.389]],
  ['en', 'ate hundred and six', [806]],
  ['en', 'won forty of net income', [140]],
  ['en', 'somewhere between one hundred and two hundred', [100, 200]],
  ['en', 'two hundred and six', [206]],
  ['en', 'several hundred million', []],
  ['en', 'the second one forty at six', [40, 6]],
  ['en', 'put the one ninety back', [190]],
  ['en', 'before they see a cent', []],
  ['en', 'eighty-seven hundredths', [0.87]],
  ['en', 'sixteen of theirs gets five of ours', [0.3125]],
  ['fr', 'le bpa passe d’un dix-sept à un vingt-huit', [1.17, 1.28]],
  ['fr', 'un vingt pour cent', [20]],
  ['fr', 'cent dix et cent vingt', [110, 120]],
  ['fr', 'on monte à cent quarante', [140]],
  ['fr', 'zéro vire gueule trois', [0.3]],
  ['fr', 'quatre vins millions', [80]],
  ['fr', 'trente-six centièmes', [0.36]],
  ['fr', 'dix fois et deux dixièmes', [10.2]],
  ['fr', 'treize fois quatre son profit', [13.4]],
  ['fr', 'une action pour quatre et demie', [1 / 4.5]],
  ['fr', 'cinq titres à nous pour huit titres de la cible', [0.625]],
])('%s: "%s" says %j', (language, text, values) => {
  const found = parseNumbers(text, language).map(({ value }) => value);
  expect(found).toHaveLength(values.length);
  for (const [index, value] of values.entries()) expect(found[index]).toBeCloseTo(value, 6);
});

test('a thin margin and a delay take nothing back', () => {
  const [left] = parseNumbers('Il reste 107, la marge est mince, un an de retard', 'fr');
  expect(left).toMatchObject({ value: 107, isCorrection: false });
  const [corrected] = parseNumbers('107, mince, 117', 'fr');
  expect(corrected).toMatchObject({ value: 117, isCorrection: true });
});
