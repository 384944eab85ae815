import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { readAnswer } from './read-answer.ts';

const idsIn = (text: string, language: Language): string[] =>
  readAnswer(text, language).flatMap(({ occurrences }) => Array.from(occurrences.keys()));

const wordsIn = (text: string, language: Language): string[] =>
  readAnswer(text, language).flatMap(({ tokens }) => tokens.map(({ word }) => word));

test.each([
  ['en', 'wacc', 'Then you discount at the whack.'],
  ['en', 'ebitda', 'The e bit da goes up.'],
  ['en', 'capex', 'You take off the cap x.'],
  ['fr', 'wacc', 'On actualise au c’est MPC.'],
  ['fr', 'ebitda', 'On part de l’e bit da.'],
  ['fr', 'ebitda', 'J’applique le multiple des bits d’a, pas les bits d’as.'],
  ['fr', 'ebitda', 'On part de les bits d’a du pôle.'],
  ['fr', 'leverage', 'On le ré en dette avec le guérin de la cible.'],
  ['en', 'net_debt', 'Then we subtract the net dead.'],
  ['en', 'synergies_cost', 'There are cost sin orgies.'],
  ['en', 'antitrust', 'Then there is murder control in Brussels.'],
  ['en', 'goodwill', 'The good will is tested each year.'],
  ['en', 'goodwill', 'The godwill is tested each year.'],
  ['fr', 'debt_paydown', 'Le desendetement vient ensuite, avec les flux.'],
] as const)('in %s, %s is understood in %j', (language, id, text) => {
  expect(idsIn(text, language)).toContain(id);
});

test.each([
  ['fr', 'wacc', 'On le divise par le c’est m’pesser moins la croissance.'],
  ['fr', 'cost_equity', 'J’applique le mes daf avec la prime de risque.'],
  ['fr', 'eps', 'Le bépéa monte après l’opération.'],
  ['fr', 'eps', 'Le B.P.A. monte après l’opération.'],
  ['en', 'eps', 'The e p s goes up after the deal.'],
] as const)('in %s, the spelled name of %s is understood in %j', (language, id, text) => {
  expect(idsIn(text, language)).toContain(id);
});

test.each([
  ['en', 'The in ventory grows.', 'inventory'],
  ['en', 'You cut over lapping jobs.', 'overlapping'],
  ['en', 'That is a theory tickle answer.', 'theoretical'],
  ['fr', 'La fiscal ité compte ici.', 'fiscalite'],
  ['fr', 'C’est une clause sus pensive.', 'suspensive'],
  ['fr', 'Puis lactu alisation vient.', 'actualisation'],
  ['en', 'The share holders come last in the water fall.', 'waterfall'],
] as const)('in %s, the pieces of a word in %j are put together', (language, text, word) => {
  expect(wordsIn(text, language)).toContain(word);
});

test.each([
  ['en', 'The long stop date matters.', 'stop'],
  ['fr', 'Il reste des investissements.', 'investissements'],
] as const)('in %s, two words that are a phrase in %j stay apart', (language, text, word) => {
  expect(wordsIn(text, language)).toContain(word);
});

test.each([
  ['The license is canceled, in my judgment.', 'The licence is cancelled, in my judgement.'],
  [
    'I analyze its behavior and capitalize the installments.',
    'I analyse its behaviour and capitalise the instalments.',
  ],
])('American spelling is read as British: %s', (american, british) => {
  expect(wordsIn(american, 'en')).toEqual(wordsIn(british, 'en'));
});

test.each([
  ['en', 'At higher interest raids we pay more.', 'rates'],
  ['en', 'The cost is nine percent, our coast of capital.', 'cost'],
  ['en', 'There is a reverse brake fee.', 'break'],
  ['fr', 'Le court de bourse est haut, et la structure sible aussi.', 'cible'],
] as const)('in %s, the words beside it tell what was heard in %j', (language, text, word) => {
  expect(wordsIn(text, language)).toContain(word);
});

test.each([
  ['fr', 'Mon père travaille dans la banque.', 'pere'],
  ['fr', 'C’est très tôt, et je le savais trop tôt.', 'tot'],
  ['fr', 'La caisse tombe en dessous du minimum.', 'dessous'],
  ['fr', 'On va de composer en composer.', 'composer'],
  ['fr', 'Les passifs cachés, on les cherche, et chaque passif caché coûte.', 'cache'],
  ['fr', 'Les cadres mettent au pot.', 'pot'],
  ['fr', 'Il est à côté de la cible, et de bout en bout.', 'bout'],
  ['en', 'He did it too.', 'did'],
  ['en', 'We went a round further and a cross the road.', 'round'],
  ['en', 'They’ll sell it, whoever asks.', 'sell'],
  ['en', 'Legally dead is what the company is.', 'dead'],
  ['en', 'We compare apples with pears.', 'pears'],
  ['en', 'It is fairly easy to hate them.', 'hate'],
  ['en', 'One voice is king.', 'voice'],
  ['en', 'The team had a short walk along the road.', 'walk'],
  ['en', 'I took the chair of the club.', 'chair'],
] as const)('in %s, nothing of the trade is heard in %j', (language, text, word) => {
  expect(wordsIn(text, language)).toContain(word);
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

test('a word that only shares its stem with a common one stands for itself', () => {
  expect(idsIn('We ran out of parts.', 'en')).toContain('goods');
  expect(idsIn('They put in part of the price.', 'en')).not.toContain('goods');
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

test.each([
  ['You are one of the leading banks.', false],
  ['I did an internship in marketing and one in a bank.', false],
  ['It takes one year.', true],
  ['You get one point five times.', true],
] as const)('whether "one" counts something in %j', (text, isFigure) => {
  expect(idsIn(text, 'en').includes('#')).toBe(isFigure);
});

test.each([
  ['fr', 'Un éditeur de logiciels, en pleine entente avec son repreneur.', 'editeur', 'entente'],
  ['en', 'The editor said it despite the weather.', 'editor', 'despite', 'weather'],
  ['en', 'Anybody could add a step there.', 'anybody', 'step'],
  ['fr', 'La caisse reste en dessous du minimum.', 'dessous'],
] as const)(
  'in %s, words that only look like those of the trade stay: %j',
  (language, text, ...words) => {
    expect(wordsIn(text, language)).toEqual(expect.arrayContaining(words));
  },
);
