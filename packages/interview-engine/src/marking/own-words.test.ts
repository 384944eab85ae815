import { expect, test } from 'vitest';
import { hasOwnWord, ownSentences } from './own-words.ts';

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
