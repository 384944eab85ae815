import { expect, test } from 'vitest';
import { isEcho } from './echo.ts';
import { hasOwnWord, ownSentences, readAgainst } from './own-words.ts';

const QUESTION = 'How do the three financial statements connect to each other?';

test('the question said back is none of the candidate’s own sentences', () => {
  const echo =
    'So how do the three financial statements connect to each other, that is the question.';
  expect(ownSentences(echo, QUESTION, 'en')).toEqual([]);
  const answer = 'Net income feeds retained earnings on the balance sheet.';
  expect(ownSentences(`${echo} ${answer}`, QUESTION, 'en').map(({ text }) => text)).toEqual([
    answer,
  ]);
});

test('a stretch is its own only where it has a word that the question does not', () => {
  const [sentence] = ownSentences(
    'The financial statements connect through net income.',
    QUESTION,
    'en',
  );
  if (!sentence) throw new Error('The sentence was dropped');
  const at = (word: string) => sentence.tokens.findIndex((token) => token.word === word);
  expect(hasOwnWord(sentence, { start: at('financial'), end: at('connect') + 1 })).toBe(false);
  expect(hasOwnWord(sentence, { start: at('income'), end: at('income') + 1 })).toBe(true);
});

test('a few words around a long question said back add nothing to it', () => {
  const asked =
    'Your target is unlisted: build its cost of equity from a listed peer with its beta, the risk-free rate and the equity risk premium.';
  const echo = `So you want me, gladly, to say this: ${asked.replace(':', ' and')} One against the other.`;
  expect(ownSentences(echo.replaceAll('.', ','), asked, 'en')).toEqual([]);
});

const WITH_FIGURES =
  'Net debt is €300 million, the premium is 25% and the target costs 1.5 billion. What is the price?';

test.each([
  'So net debt is 300m, the premium is 25 percent and the target costs 1,500.',
  'So net debt is 300 million, the premium is 0.25 and the target costs 1.5bn.',
  'So the premium on the price is 25.',
  'So net debt is three hundred million, the premium is twenty-five and the target costs one and a half billion.',
])('figures said back are none of one’s own, however they are written: %s', (echo) => {
  expect(ownSentences(echo, WITH_FIGURES, 'en')).toEqual([]);
});

test.each([
  'So net debt is 300m, the premium is 25% and the target costs 1,200.',
  'So the price of the target is 2.5.',
  'So the price of the target is two and a half billion.',
])('a figure of one’s own makes a sentence one’s own: %s', (result) => {
  expect(ownSentences(result, WITH_FIGURES, 'en')).toHaveLength(1);
});

test('that something stays as it is answers what happens to it', () => {
  const asked = 'The company raises debt and keeps the cash. What happens to EV and equity value?';
  const said = 'The equity value does not budge.';
  expect(ownSentences(said, asked, 'en')).toHaveLength(1);
  expect(ownSentences('So what happens to the equity value.', asked, 'en')).toEqual([]);
});

test('a sum is one’s own, even where it comes out as a figure of the question', () => {
  const asked =
    'Les stocks sont de 30 millions et le coût des ventes de 365. Combien de jours dure le cycle ?';
  expect(ownSentences('Stocks : 30 sur 365, trente jours.', asked, 'fr')).toHaveLength(1);
  expect(ownSentences('Donc les stocks sont de 30, les ventes de 365.', asked, 'fr')).toEqual([]);
});

test('where the figures of a question are not known, none of an answer counts as the candidate’s own', () => {
  const asked = 'Value the equity: enterprise value {ev}, net debt {netdebt}, minorities {nci}.';
  const echo = 'So value the equity: enterprise value 500, net debt 120, minorities 30.';
  expect(ownSentences(echo, asked, 'en')).toEqual([]);
});

test('an answer that turns the question round, sentence after sentence, is an echo', () => {
  const asked = 'Can enterprise value be negative, and can equity value be larger than it?';
  const echo =
    'So, whether enterprise value can be negative, and whether equity value can come out larger. Equity value versus enterprise value, which one is larger, and whether it can be below zero. That is what is being asked.';
  expect(isEcho(readAgainst(echo, asked, 'en'))).toBe(true);
  const answer =
    'Yes to both. With more cash in the bank than debt, net debt is negative and the shares are worth more than the business; a firm that burns its money may trade below its cash.';
  expect(isEcho(readAgainst(answer, asked, 'en'))).toBe(false);
  expect(isEcho(readAgainst('Equity value can be larger.', asked, 'en'))).toBe(false);
});

test('a short answer that must use the words of its question is no echo', () => {
  const asked = 'Why is EV matched with EBITDA and equity value with net income?';
  const answer =
    'Enterprise value is for everybody, banks and shareholders, and out of EBITDA the banks have not been paid yet, so they match. Net income comes after interest and belongs to the shareholders, so it is matched with equity value.';
  expect(isEcho(readAgainst(answer, asked, 'en'))).toBe(false);
});
