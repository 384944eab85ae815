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

test.each<[seedId: string, lang: Language, padding: string]>([
  [
    'D12',
    'fr',
    'C’est une question que je trouve passionnante, on voit si la personne a regardé des dossiers.',
  ],
  [
    'H2',
    'fr',
    'Mes professeurs comme mes amis m’ont toujours dit que j’étais quelqu’un d’entier, et j’assume.',
  ],
  [
    'E2',
    'en',
    'I’ve always enjoyed building trust and making sure that everybody is on the same page.',
  ],
  [
    'G1',
    'en',
    'In practice you sit down with the team, you go through the documents, you talk to the client.',
  ],
  [
    'J8',
    'en',
    'And I’d keep in mind that a model is only a model, it’s there to support a conversation.',
  ],
  [
    'I3',
    'fr',
    'Ce qui compte à mon avis, c’est l’état d’esprit, l’envie de bien faire, le sens du collectif.',
  ],
  ['K2', 'en', 'More broadly, I think a negotiation is won on preparation and on listening.'],
])('%s, %s: what fits every question shows nothing: %s', (seedId, lang, padding) => {
  const { concepts } = markAnswer({ seedId, lang, answer: padding });
  expect(concepts.filter(({ verdict }) => verdict !== 'absent')).toEqual([]);
});

test('a platitude does not carry on what the sentence before began', () => {
  const answer =
    'Après il y a le rang des créanciers aussi, évidemment. Vous savez, une cession c’est avant tout une histoire de confiance, de timing aussi.';
  const { concepts } = markAnswer({ seedId: 'H3', lang: 'fr', answer });
  expect(concepts.filter(({ verdict }) => verdict === 'correct')).toEqual([]);
});

test('a sermon proves nothing, whatever words of the trade it holds', () => {
  const sermon =
    'Et puis il faut de la rigueur : un bon conseil regarde la valorisation, le levier, le risque et le calendrier ensemble, et communique clairement.';
  const answer = `On doit faire une offre à tous quand on passe trente pour cent du capital. ${sermon}`;
  const { concepts } = markAnswer({ seedId: 'G4', lang: 'fr', answer });
  expect(concepts.find(({ id }) => id === 'defence')?.verdict).toBe('absent');
});
