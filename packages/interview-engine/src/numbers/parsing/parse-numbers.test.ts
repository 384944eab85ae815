import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../localised.ts';
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
  ['one of the best answers is a simple one', 'en', []],
  ['un bon prix pour une société', 'fr', []],
  ['no number at all', 'en', []],
])('%j in %s is heard as %j', (text, language, numbers) => {
  expect(said(text, language)).toEqual(numbers);
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
      for (const { value } of parseNumbers(text, 'fr')) expect(value).not.toBeNaN();
    }),
  );
});
