import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { markAnswer } from './mark-answer.ts';

const thin: Readonly<Record<Language, string>> = {
  en: 'Net income goes into the balance sheet through equity.',
  fr: 'Le résultat net passe au bilan dans les capitaux propres.',
};

test.each<[lang: Language, padding: string]>([
  ['en', 'At the end of the day cash is king and every business is different.'],
  [
    'en',
    'Trust is the currency of our profession, with ethics, integrity and excellence every day.',
  ],
  ['en', 'Valuation is where strategy meets finance, with vision and resilience for the client.'],
  ['fr', 'Le conseil demande de la rigueur, de la confiance et de la hauteur dans la durée.'],
  ['fr', 'C’est dans l’exécution que tout se joue, avec agilité et beaucoup de pédagogie.'],
])('%s: what could be said of anything adds nothing: %s', (lang, padding) => {
  const score = (answer: string) => markAnswer({ seedId: 'A1', lang, answer }).score;
  expect(score(`${thin[lang]} ${padding} ${padding}`)).toBe(score(thin[lang]));
});

test('a sermon proves nothing, whatever words of the trade it holds', () => {
  const sermon =
    'Et puis il faut de la rigueur : un bon conseil regarde la valorisation, le levier, le risque et le calendrier ensemble, et communique clairement.';
  const answer = `On doit faire une offre à tous quand on passe trente pour cent du capital. ${sermon}`;
  const { concepts } = markAnswer({ seedId: 'G4', lang: 'fr', answer });
  expect(concepts.find(({ id }) => id === 'defence')?.verdict).toBe('absent');
});
