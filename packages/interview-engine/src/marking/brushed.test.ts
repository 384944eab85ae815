import { expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

const point = 'What you take is the median rather than the average of the multiples.';
const beside =
  'I had a whole course on this in my second year, with a very good teacher who had worked in London for a long time, and honestly it is one of the topics that I enjoyed most, because everybody has an opinion about it and the evenings with the group were always lively.';
const again = 'So the median of the multiples it is, because one outlier pulls the average up.';

const verdictOn = (answer: string) =>
  markAnswer({ seedId: 'C2', lang: 'en', answer }).concepts.find(({ id }) => id === 'median')
    ?.verdict;

test('a point made shortly is made', () => {
  expect(verdictOn(point)).toBe('correct');
});

test('a point said once and in one way in a long answer about something else is only touched', () => {
  expect(verdictOn(`${point} ${beside}`)).toBe('partial');
});

test('a point that such an answer comes back to is made', () => {
  expect(verdictOn(`${point} ${beside} ${again}`)).toBe('correct');
});

test('of three points beside as much of something else, each is made', () => {
  const three =
    'I pick listed companies in the same sector, of similar growth, margins and risk, and I compute EV to EBITDA on the next twelve months for each of them.';
  const { concepts } = markAnswer({
    seedId: 'C2',
    lang: 'en',
    answer: `${three} ${beside.slice(0, 168)}.`,
  });
  expect(concepts.filter(({ verdict }) => verdict === 'correct')).toHaveLength(3);
});

test.each([
  ['18', 'correct'],
  ['17', 'partial'],
])(
  'beside a figure, here %s, it is the right one that vouches for the point',
  (figure, verdict) => {
    const answer = `Then the debt of 300 comes off, and over 50 million that is ${figure} euros a share. ${beside}`;
    const params = { e: 150, m: 8, nd: 300, n: 50 };
    const { concepts } = markAnswer({ seedId: 'C3', lang: 'en', answer, params });
    expect(concepts.find(({ id }) => id === 'net_debt')?.verdict).toBe(verdict);
  },
);

test('a story takes its time', () => {
  const answer = `Last spring I was running the treasury of our student fund with two others. ${beside}`;
  const { concepts } = markAnswer({ seedId: 'J4', lang: 'en', answer });
  expect(concepts.find(({ id }) => id === 'star_s')?.verdict).toBe('correct');
});
