import { expect, test } from 'vitest';
import type { Language } from '../../localised.ts';
import { parseNumbers } from './parse-numbers.ts';

const heard = (text: string, language: Language) =>
  parseNumbers(text, language).map(({ value, scale, unit }) => {
    const size = Number((value * (scale ?? 1)).toFixed(4));
    return `${size}${scale === null ? '' : 'm'}${unit ? ` ${unit}` : ''}`;
  });

test.each<[text: string, language: Language, numbers: string[]]>([
  ['nine oh six', 'en', ['906']],
  ['thirteen oh six', 'en', ['1306']],
  ['one four five seven', 'en', ['1457']],
  ['one seven eight oh', 'en', ['1780']],
  ['two two eighty', 'en', ['2280']],
  ['forty-five forty', 'en', ['4540']],
  ['eight point oh six', 'en', ['8.06']],
  ['one, two, three', 'en', ['2', '3']],
  ['five hundred and one, half a billion', 'en', ['501', '500m']],
  ['a third of a billion', 'en', ['333.3333m']],
  ['deux milliards cinquante', 'fr', ['2050m']],
  ['quatorze cent cinquante-sept', 'fr', ['1457']],
  ['1.2 yards', 'en', ['1200m']],
  ['one and three quarter times', 'en', ['1.75 multiple']],
  ['2 1/2 times', 'en', ['2.5 multiple']],
  ['two and a bit times', 'en', ['2 multiple']],
  ['8-ish percent', 'en', ['8 percent']],
  ['sept trois quarts pour cent', 'fr', ['7.75 percent']],
  ['la moyenne des deux', 'fr', []],
  ['half a percent', 'en', ['0.5 percent']],
  ['roughly a sixth of the group', 'en', ['0.1667']],
  ['two ninths', 'en', ['0.2222']],
  ['un gros quart', 'fr', ['0.25']],
  ['one in six', 'en', ['0.1667']],
  ['un euro sur deux', 'fr', ['0.5']],
  ['three out of every four euros', 'en', ['0.75']],
  ['quatre-vingt-treize soixante-quinze', 'fr', ['93.75']],
  ['trois quatre-vingt-huit contre trois vingt', 'fr', ['3.88', '3.2']],
  ['quarante soixante', 'fr', ['40', '60']],
  ['zéro virgule six action pour une', 'fr', ['0.6 shares']],
  ['et une action pour deux', 'fr', ['0.5 shares']],
  ['three of ours for five of theirs', 'en', ['0.6 shares']],
  ['deux fois quatre la mise', 'fr', ['2.4 multiple']],
  ['deux fois quatre, huit', 'fr', ['2 multiple', '4', '8']],
  ['une vingtaine de pour cent', 'fr', ['20 percent']],
  ['18 euros and 50 cents', 'en', ['18.5 euro']],
  ['quinze centimes', 'fr', ['15 cents']],
  ['fifty cents back', 'en', ['50 percent']],
  ['eighteen bucks', 'en', ['18 euro']],
  ['a fifth step', 'en', []],
  ['les deux se valent', 'fr', []],
])('%j in %s is heard as %j', (text, language, numbers) => {
  expect(heard(text, language)).toEqual(numbers);
});

test.each<[text: string, language: Language]>([
  ['two and a half to the power of one fifth', 'en'],
  ['two and a half raised to one fifth', 'en'],
  ['2.5^(1/5)', 'en'],
  ['deux et demi puissance un cinquième', 'fr'],
  ['deux et demi moins un sur cinq', 'fr'],
])('%j holds no fifth that could pass for twenty percent', (text, language) => {
  expect(heard(text, language)).not.toContain('0.2');
});

test('a narrow range is heard as its middle, with how far its ends lie from it', () => {
  const [range] = parseNumbers('between eight and eight and a half times', 'en');
  expect(range).toMatchObject({ value: 8.25, spread: 0.25 });
});
