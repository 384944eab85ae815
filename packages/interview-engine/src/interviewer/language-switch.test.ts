import { expect, test } from 'vitest';
import { languageAskedFor } from './language-switch.ts';

test.each([
  ['Can we continue in English please? My French is tired.', 'fr', 'en'],
  ['My French is not great, may I answer in English?', 'fr', 'en'],
  ['Mon anglais est rouillé, on peut continuer en français ?', 'en', 'fr'],
  ['French, please.', 'en', 'fr'],
  ['Can we switch languages?', 'en', 'fr'],
] as const)('%j, said in %s, asks for %s', (text, current, wanted) => {
  expect(languageAskedFor(text, current)).toBe(wanted);
});
