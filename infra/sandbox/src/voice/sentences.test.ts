import { expect, test } from 'vitest';
import { heardWords } from './interviewer-turn.ts';
import { createSentenceSplitter } from './sentences.ts';
import { speakable } from './speech/speakable.ts';

const split = (pieces: readonly string[], language = 'en') => {
  const splitter = createSentenceSplitter(language);
  return [...pieces.flatMap(splitter.push), ...splitter.flush()];
};

test('a sentence is given out as soon as the next one begins', () => {
  const splitter = createSentenceSplitter('en');
  expect(splitter.push('Walk me through a leveraged buyout. Th')).toEqual([
    'Walk me through a leveraged buyout.',
  ]);
  expect(splitter.push('en tell me what you would change.')).toEqual([]);
  expect(splitter.flush()).toEqual(['Then tell me what you would change.']);
});

test.each([
  [
    ['Good. ', 'Now tell me about the balance sheet. '],
    ['Good. Now tell me about the balance sheet.'],
  ],
  [
    ['The multiple is 8.5 times EBITDA, is it not? Yes.'],
    ['The multiple is 8.5 times EBITDA, is it not?', 'Yes.'],
  ],
  [['  ', ''], []],
])('%j becomes %j', (pieces, sentences) => {
  expect(split(pieces)).toEqual(sentences);
});

test('no word is lost however the stream is cut', () => {
  const text = 'Very well. Let us turn to debt of $1.2bn. How would you price it? Take a minute!';
  for (let size = 1; size < 9; size += 1) {
    const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
    expect(split(pieces).join(' ')).toBe(text);
  }
});

test.each([
  ['€1,200m of “net debt” — roughly', '1,200 million euros of net debt, roughly'],
  ['8.5x EBITDA & a 35% margin', '8.5 times EBITDA and a 35 percent margin'],
  ['an M&A deal worth $3bn', 'an M and A deal worth 3 billion dollars'],
  ['$45 a share, £2.5 in cash', '45 dollars a share, 2.5 pounds in cash'],
  ['日本', ''],
])('%s is said as %s', (text, words) => {
  expect(speakable(text)).toBe(words);
});

test('what was heard ends in the middle of the sentence that was playing', () => {
  const sentences = [
    { text: 'One two three four.', durationMs: 1_000 },
    { text: 'Five six seven eight.', durationMs: 1_000 },
  ];
  expect(heardWords(sentences, 0)).toBe('');
  expect(heardWords(sentences, 1_500)).toBe('One two three four. Five six');
  expect(heardWords(sentences, 9_000)).toBe('One two three four. Five six seven eight.');
});
