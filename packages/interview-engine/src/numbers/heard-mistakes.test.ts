import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { verdictOn } from './testing/verdict-on.ts';

const nearer = { E: 900, D: 500, ke: 0.08, kd: 0.06, t: 0.25 }; // 6.75 percent
const cost = { E: 600, D: 400, ke: 0.11, kd: 0.06, t: 0.25 }; // 8.4 percent, 8.5 as a plain average

test.each<[language: Language, answer: string]>([
  ['en', 'I take the simple average of eleven and six, so 8.5 percent.'],
  ['en', 'Half of the one and half of the other, so 8.5 percent.'],
  ['en', 'Halfway between eleven and six, that is eight and a half percent.'],
  ['en', 'With equal weights I get 8.5 percent.'],
  ['fr', 'Je fais la moyenne simple de 11 et 6, donc 8,5 %.'],
  ['fr', 'La moyenne des deux, 11 et 6, soit huit et demi pour cent.'],
  ['fr', 'À parts égales, ça donne un CMPC de 8,5 %.'],
  ['fr', 'On est à mi-chemin, donc 8,5 %.'],
])('in %s, a plain average said aloud is the mistake, however near: %s', (language, answer) => {
  expect(verdictOn('N05', answer, language, cost)).toBe('trap: equal weights');
});

test.each<[language: Language, answer: string]>([
  ['en', 'I weigh them by market value, about 8.5 percent.'],
  ['en', 'Not a simple average: 60% at eleven, 40% at 4.5, so about 8.5 percent.'],
  ['en', 'A simple average would give 8.5, but weighted I get 8.4 percent.'],
  ['en', 'The weighted average of the two gives about 8.5 percent.'],
  ['en', 'I take the average of the two, 6.6 plus 1.8, so 8.5 percent.'],
  ['en', 'I take the average of the two, so 8.4 percent.'],
  ['en', 'I take a simple average and get 8.4 percent.'],
  ['fr', 'Je pondère par les valeurs de marché, 8,5 %.'],
  ['fr', 'Ce n’est pas une moyenne simple, je pondère, 8,5 %.'],
  ['fr', 'La moyenne entre les deux, pondérée : 6,6 plus 1,8, environ 8,5 %.'],
  ['fr', 'On fait la moyenne pondérée des deux coûts, environ 8,5 %.'],
])('in %s, a weighted one that is rounded is right: %s', (language, answer) => {
  expect(verdictOn('N05', answer, language, cost)).toBe('right');
});

test.each<[language: Language, answer: string]>([
  ['en', 'I just take the simple average of eight and six, so seven percent.'],
  ['fr', 'Une moyenne simple de 8 et 6, donc 7 %.'],
])('in %s, so it is where it is no right figure rounded: %s', (language, answer) => {
  expect(verdictOn('N05', answer, language, nearer)).toBe('trap: equal weights');
});

test('a range is the figure of no mistake', () => {
  const answer = 'Je ferais simplement la moyenne entre les deux, quelque chose entre 8 et 9.';
  expect(verdictOn('N05', answer, 'fr', cost)).not.toContain('trap');
});
