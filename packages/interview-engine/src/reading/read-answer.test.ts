import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { readAnswer } from './read-answer.ts';

const idsIn = (text: string, language: Language): string[] =>
  readAnswer(text, language).flatMap(({ occurrences }) => Array.from(occurrences.keys()));

test.each([
  ['en', 'wacc', 'Then you discount at the whack.'],
  ['en', 'ebitda', 'The e bit da goes up.'],
  ['en', 'capex', 'You take off the cap x.'],
  ['fr', 'wacc', 'On actualise au c’est MPC.'],
  ['fr', 'ebitda', 'On part de l’e bit da.'],
  ['en', 'net_debt', 'Then we subtract the net dead.'],
  ['en', 'synergies_cost', 'There are cost sin orgies.'],
  ['en', 'goodwill', 'The good will is tested each year.'],
  ['en', 'goodwill', 'The godwill is tested each year.'],
  ['fr', 'debt_paydown', 'Le desendetement vient ensuite, avec les flux.'],
] as const)('in %s, %s is understood in %j', (language, id, text) => {
  expect(idsIn(text, language)).toContain(id);
});

test('words of one language mean nothing in the other', () => {
  expect(
    idsIn('Il y en a plus que la dernière fois, et on en parle sur la place.', 'fr'),
  ).not.toContain('divide');
});

test('an English word in a French sentence is not read as English', () => {
  const ids = idsIn('La vaisselle est sale et il faut la laver dans la cuisine.', 'fr');
  expect(ids).not.toContain('sell');
});

test('a sentence in the other language is read as such', () => {
  const [first, second] = readAnswer(
    'La dette monte chaque année dans ce cas. The debt is then repaid with the cash of the company.',
    'fr',
  );
  expect(first?.language).toBe('fr');
  expect(second?.language).toBe('en');
  expect([...(second?.occurrences.keys() ?? [])]).toContain('repay');
});

test('a quote is what was said, not what was understood', () => {
  const [sentence] = readAnswer('Then you discount at the whack.', 'en');
  expect(sentence?.text).toBe('Then you discount at the whack.');
});

test('articles may stand inside a phrase, other words may not', () => {
  expect(idsIn('You add it back.', 'en')).toContain('noncash_addback');
  expect(idsIn('The net amount of other debt.', 'en')).not.toContain('net_debt');
});

test('figures are noticed in digits and in words', () => {
  expect(idsIn('It is worth forty.', 'en')).toContain('#');
  expect(idsIn('Cela vaut 12,5.', 'fr')).toContain('#');
});

test('any text can be read', () => {
  for (const text of ['', '…', '🙂🙂', 'a'.repeat(5_000), '((((', 'é'.repeat(300)]) {
    expect(() => readAnswer(text, 'en')).not.toThrow();
  }
});
