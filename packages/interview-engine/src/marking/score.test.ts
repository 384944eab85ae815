import { expect, test } from 'vitest';
import { type Performance, scoreOf } from './score.ts';

const performance = (changes: Partial<Performance> = {}): Performance => ({
  concepts: [
    { verdict: 'correct', weight: 'must' },
    { verdict: 'correct', weight: 'must' },
    { verdict: 'absent', weight: 'must' },
    { verdict: 'absent', weight: 'bonus' },
  ],
  numeric: null,
  claims: 0,
  words: 60,
  saying: 60,
  said: 60,
  isStory: false,
  rung: 0,
  hints: 0,
  ...changes,
});

const all = (verdict: 'correct' | 'partial' | 'absent' | 'wrong') =>
  performance({ concepts: performance().concepts.map(({ weight }) => ({ verdict, weight })) });

test('a five takes everything said and the follow-ups too; nothing said is a one', () => {
  expect(scoreOf({ ...all('correct'), rung: 4 })).toBe(5);
  expect(scoreOf(all('correct'))).toBeLessThan(5);
  expect(scoreOf(all('absent'))).toBe(1);
  expect(scoreOf(all('wrong'))).toBe(1);
  expect(scoreOf(all('partial'))).toBeLessThan(scoreOf(all('correct')));
});

test.each<[name: string, better: Partial<Performance>, worse: Partial<Performance>]>([
  ['a right figure beats a slip', { numeric: 'right' }, { numeric: 'slip' }],
  ['a slip beats a known mistake', { numeric: 'slip' }, { numeric: 'trap' }],
  ['a known mistake beats no figure', { numeric: 'trap' }, { numeric: 'absent' }],
  ['a higher rung is worth more', { rung: 4 }, { rung: 0 }],
  ['a hint takes a rung back', { rung: 4 }, { rung: 4, hints: 1 }],
  ['a false claim costs', {}, { claims: 1 }],
])('%s', (_, better, worse) => {
  expect(scoreOf(performance(better))).toBeGreaterThan(scoreOf(performance(worse)));
});

test('no bonus makes up for a must that is missing', () => {
  const of = (...verdicts: ('correct' | 'absent')[]) =>
    performance({
      concepts: verdicts.map((verdict, index) => ({
        verdict,
        weight: index < 2 ? 'must' : 'bonus',
      })),
    });
  const withBonuses = of('correct', 'absent', 'correct', 'correct', 'correct', 'correct');
  expect(scoreOf(withBonuses)).toBeLessThan(scoreOf(of('correct', 'correct', 'correct')));
});

test('few words carry few points, unless the figure is right', () => {
  expect(scoreOf({ ...all('correct'), words: 10 })).toBeLessThan(3.8);
  const right = { ...all('correct'), numeric: 'right' } as const;
  expect(scoreOf({ ...right, words: 10 })).toBe(scoreOf(right));
});

test('one thing touched in a long answer counts for half, and two count in full', () => {
  const one = performance({
    concepts: [
      { verdict: 'correct', weight: 'must' },
      { verdict: 'absent', weight: 'must' },
    ],
  });
  expect(scoreOf(one)).toBeLessThan(scoreOf({ ...one, said: 40 }));
  expect(scoreOf(performance())).toBe(scoreOf(performance({ said: 40 })));
});

test('a trace of the subject earns next to nothing, and more of it earns more', () => {
  const touched = (partly: number) =>
    scoreOf(
      performance({
        concepts: [1, 2, 3, 4, 5].map((each) => ({
          verdict: each <= partly ? 'partial' : 'absent',
          weight: 'must',
        })),
      }),
    );
  expect(touched(3)).toBeLessThanOrEqual(1.3);
  expect(touched(5)).toBeGreaterThan(touched(3));
});

test('a long answer that mostly talks around what is asked is worth less, a short one is not', () => {
  const around = performance({ said: 120, saying: 30 });
  expect(scoreOf(around)).toBeLessThan(scoreOf({ ...around, saying: 70 }));
  expect(scoreOf({ ...around, saying: 70 })).toBe(scoreOf({ ...around, saying: 120 }));
  expect(scoreOf(performance({ said: 40, saying: 10 }))).toBe(scoreOf(performance({ said: 40 })));
});

test('a story takes more words than an explanation', () => {
  const short = { ...all('correct'), words: 27 };
  expect(scoreOf({ ...short, isStory: true })).toBeLessThan(scoreOf(short));
  expect(scoreOf(performance({ words: 27, isStory: true }))).toBeLessThan(2.5);
});

test('few words are marked down half as much where they say every must', () => {
  const loss = (said: Performance) => scoreOf(said) - scoreOf({ ...said, words: 10 });
  const most = {
    concepts: performance().concepts.map(({ weight }, index) => ({
      weight,
      verdict: index === 2 ? ('absent' as const) : ('correct' as const),
    })),
  };
  expect(loss(performance(most))).toBeGreaterThan(loss(all('correct')));
});

test('the ladder alone earns nothing', () => {
  expect(scoreOf({ ...all('absent'), rung: 4 })).toBe(1);
});

test('a wrong figure is worth nothing where nothing else shows what it was meant to be', () => {
  expect(scoreOf({ ...all('absent'), numeric: 'slip' })).toBe(1);
  expect(scoreOf(performance({ numeric: 'slip' }))).toBeGreaterThan(
    scoreOf(performance({ numeric: 'absent' })),
  );
});
