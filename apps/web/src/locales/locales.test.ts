import { errorCodes } from '@greenshoe/shared-types';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', {
  eager: true,
  import: 'default',
});

/** Every text of a catalogue by its full key. */
function flatten(texts: Record<string, unknown>, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value]]
      : flatten(value as Record<string, unknown>, `${prefix}${key}.`),
  );
}

const catalogue = (language: string) =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .flatMap(([path, texts]) => flatten(texts, `${path.replace(/.*\/(\w+)\.json$/, '$1')}:`)),
  );

const english = catalogue('en');
const french = catalogue('fr');
const placeholders = (text = '') =>
  text
    .match(/\{\{\w+\}\}/g)
    ?.toSorted()
    .join() ?? '';

test('both catalogues have the same keys', () => {
  expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

test('no text is empty', () => {
  const empty = [...english, ...french].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test('a translation fills in the same values', () => {
  const different = [...english.keys()].filter(
    (key) => placeholders(english.get(key)) !== placeholders(french.get(key)),
  );
  expect(different).toEqual([]);
});

test.each([...errorCodes, 'network.unreachable', 'reply.unexplained'])(
  '%s has an English and a French message',
  (code) => {
    expect(english.get(`errors:${code}`)).toBeTruthy();
    expect(french.get(`errors:${code}`)).toBeTruthy();
  },
);

test.each([
  [
    'auth:login.unconfirmed',
    "Votre adresse email n'a pas encore été confirmée. Veuillez vérifier votre boîte mail et cliquer sur le lien de confirmation.",
  ],
  ['auth:reset.successFrench', 'Instructions de réinitialisation envoyées par email'],
  ['errors:network.unreachable', 'Le service est temporairement indisponible'],
  ['errors:reply.unexplained', 'Erreur inconnue'],
])('%s is French in both, as specified', (key, text) => {
  expect(english.get(key)).toBe(text);
  expect(french.get(key)).toBe(text);
});
