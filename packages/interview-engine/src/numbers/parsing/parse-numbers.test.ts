import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../localised.ts';
import { sayFigure, sayInWords } from '../testing/say-in-words.ts';
import type { Unit } from '../units.ts';
import { parseNumbers } from './parse-numbers.ts';

const said = (text: string, language: Language) =>
  parseNumbers(text, language).map(({ value, scale, unit, direction }) => {
    const amount = scale === null ? value : Number((value * scale).toFixed(6));
    return `${direction < 0 ? '-' : ''}${amount}${scale === null ? '' : 'm'}${unit ? ` ${unit}` : ''}`;
  });

test.each<[text: string, language: Language, numbers: string[]]>([
  ['eight point one percent', 'en', ['8.1 percent']],
  ['huit virgule un pour cent', 'fr', ['8.1 percent']],
  ['8,1 %', 'fr', ['8.1 percent']],
  ['zéro virgule zéro cinq', 'fr', ['0.05']],
  ['1.2bn', 'en', ['1200m']],
  ['un milliard deux', 'fr', ['1200m']],
  ['un milliard deux cents millions d’euros', 'fr', ['1200m euro']],
  ['1 200 millions', 'fr', ['1200m']],
  ['1,200', 'en', ['1200']],
  ['1,2 milliard', 'fr', ['1200m']],
  ['€1,457.14 million', 'en', ['1457.14m euro']],
  ['quatre-vingt-dix-sept', 'fr', ['97']],
  ['nonante-sept', 'fr', ['97']],
  ['soixante et onze', 'fr', ['71']],
  ['mille quatre cent cinquante-sept', 'fr', ['1457']],
  ['one hundred and twenty five', 'en', ['125']],
  ['twenty-one percent', 'en', ['21 percent']],
  ['250 bps', 'en', ['250 basis_points']],
  ['8x', 'en', ['8 multiple']],
  ['huit fois', 'fr', ['8 multiple']],
  ['deux fois et demie', 'fr', ['2.5 multiple']],
  ['two and a half times', 'en', ['2.5 multiple']],
  ['minus seven', 'en', ['-7']],
  ['une baisse de 75', 'fr', ['-75']],
  ['it is 18, no, sorry, 24', 'en', ['24']],
  ['neuf, pardon, huit virgule quatre', 'fr', ['8.4']],
  ['150 times 8 is 1,200, less 300 is 900', 'en', ['150 multiple', '8', '1200', '300', '900']],
  ['a hundred and twenty-seven point six three', 'en', ['127.63']],
  ['cent vingt-sept virgule soixante-trois', 'fr', ['127.63']],
  ['nineteen point one seven', 'en', ['19.17']],
  ['twelve and a half', 'en', ['12.5']],
  ['five sixty', 'en', ['560']],
  ['eight forty-two million', 'en', ['842m']],
  ['twelve hundred', 'en', ['1200']],
  ['a billion and a half', 'en', ['1500m']],
  ['half a billion', 'en', ['500m']],
  ['1,200 million', 'en', ['1200m']],
  ['1 200 M€', 'fr', ['1200m euro']],
  ['1\u202F200 M€', 'fr', ['1200m euro']],
  ['un milliard zéro vingt', 'fr', ['1020m']],
  ['neuf un quart pour cent', 'fr', ['9.25 percent']],
  ['un quart', 'fr', ['0.25']],
  ['zéro huit', 'fr', ['0.8']],
  ['dix-neuf virgule zéro huit', 'fr', ['19.08']],
  ['dix-sept', 'fr', ['17']],
  ['baisse de 75', 'fr', ['-75']],
  ['moins 75', 'fr', ['-75']],
  ['8-9%', 'en', ['8.5 percent']],
  ['de 8 à 9 %', 'fr', ['8 percent', '9 percent']],
  ['un CMPC autour de 8 ou 9 %', 'fr', ['8.5 percent']],
  ['fifty cents on the dollar', 'en', ['50 percent']],
  ['la moitié', 'fr', ['0.5']],
  ['euh non, plutôt 18', 'fr', ['18']],
  ['24, wait, that’s 18', 'en', ['18']],
  ['19 je me corrige 18', 'fr', ['18']],
  ['trois soixante-quinze', 'fr', ['3.75']],
  ['dix-huit euros cinquante', 'fr', ['18.5 euro']],
  ['a euro fifty', 'en', ['1.5 euro']],
  ['deux fois et demie, un peu moins, 2,4', 'fr', ['2.4']],
  ['one new share for every two', 'en', ['0.5 shares']],
  ['une action nouvelle pour deux', 'fr', ['0.5 shares']],
  ['seize actions de l’assaillant pour dix des nôtres', 'fr', ['1.6 shares']],
  ['zero point four one seven shares of theirs for each one', 'en', ['0.417 shares']],
  ['vingt-cinq contre cinquante', 'fr', ['25', '50']],
  ['six or seven months', 'en', ['6.5 other']],
  ['twelve to eighteen months', 'en', ['12 other', '18 other']],
  ['une fois payé', 'fr', []],
  ['one of the best answers is a simple one', 'en', []],
  ['un bon prix pour une société', 'fr', []],
  ['no number at all', 'en', []],
])('%j in %s is heard as %j', (text, language, numbers) => {
  expect(said(text, language)).toEqual(numbers);
});

const languages = fc.constantFrom<Language>('en', 'fr');
const units = fc.constantFrom<Unit>('amount', 'price', 'percent', 'multiple', 'ratio', 'days');

test('any number said in words is heard as it was said', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(cents, languages, (value, language) => {
      const spoken = sayInWords(value / 100, language);
      const heard = parseNumbers(`so it is ${spoken}`, language).map((number) => number.value);
      expect(heard, spoken).toEqual([value / 100]);
    }),
    { numRuns: 500 },
  );
});

test('any figure keeps its value whatever its unit, in words as in digits', () => {
  const cents = fc.integer({ min: 200, max: 99_999 });
  const styles = fc.constantFrom('words' as const, 'digits' as const);
  fc.assert(
    fc.property(cents, units, languages, styles, (value, unit, language, style) => {
      const figure = value / (unit === 'percent' ? 10_000 : 100);
      const spoken = sayFigure(figure, unit, language, style);
      const heard = parseNumbers(spoken, language);
      expect(heard, spoken).toHaveLength(1);
      const shown = Number(sayFigure(figure, unit, 'en', 'digits').replace(/[^\d.]/g, ''));
      expect(heard[0]?.value, spoken).toBeCloseTo(shown, 6);
    }),
    { numRuns: 500 },
  );
});

test('numbers come in the order they stand in, and what is heard is heard again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 9_999 }), { maxLength: 6 }), (values) => {
      const text = values.map((value) => `then ${value} euros`).join(', ');
      const heard = parseNumbers(text, 'en');
      expect(heard.map(({ value }) => value)).toEqual(values);
      const again = parseNumbers(heard.map((number) => number.text).join(', '), 'en');
      expect(again.map(({ value }) => value)).toEqual(values);
    }),
  );
});

test('any amount written in digits is heard as it was written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.constantFrom('en', 'fr'),
      (cents, language) => {
        const value = cents / 100;
        const written = language === 'fr' ? String(value).replace('.', ',') : String(value);
        expect(parseNumbers(`so it is ${written} in the end`, language)[0]?.value).toBe(value);
      },
    ),
  );
});

test('any text at all is parsed without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { value, start, end } of parseNumbers(text, 'fr')) {
        expect(value).not.toBeNaN();
        expect(start).toBeLessThan(end);
      }
    }),
  );
});
