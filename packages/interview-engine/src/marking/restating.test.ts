import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

describe('a story question said back in one’s own words is no story', () => {
  test.each([
    [
      'J12',
      'en',
      'So you want to hear about a time when I helped somebody more junior, what I did with them, and how it turned out.',
    ],
    [
      'J12',
      'fr',
      'Alors vous voulez que je vous parle d’une fois où j’ai aidé un junior à progresser, et ce que ça a donné.',
    ],
    [
      'J6',
      'fr',
      'Si je comprends bien, j’ai deux dossiers sur le bureau, et vous me demandez lequel je fais d’abord.',
    ],
  ] as const)('%s in %s: %s', (seedId, lang, answer) => {
    const { concepts, score } = markAnswer({ seedId, lang, answer });
    expect(concepts.filter(({ verdict }) => verdict === 'correct')).toEqual([]);
    expect(score ?? 1).toBeLessThanOrEqual(1.5);
  });

  test('what is told after it counts', () => {
    const { concepts } = markAnswer({
      seedId: 'J12',
      lang: 'en',
      answer:
        'So you want to hear about a time when I helped somebody more junior. I rebuilt her model with her every evening for a month.',
    });
    expect(concepts).toContainEqual(expect.objectContaining({ id: 'star_a', verdict: 'correct' }));
  });
});

test('the figures of a question said back are neither results nor slips', () => {
  const { score, numeric, concepts } = markAnswer({
    seedId: 'F4',
    lang: 'en',
    params: { ni_a: 700, sh_a: 400, ni_t: 200, price_t: 3_000, rd: 0.05, t: 0.25, syn: 0 },
    answer:
      'So the acquirer has seven hundred of net income and four hundred million shares, it buys a target with two hundred for three billion, financed a hundred percent with debt at five percent, and you want to know whether that is accretive.',
  });
  expect(score).toBe(1);
  expect(numeric?.verdict).toBe('absent');
  expect(concepts.filter(({ verdict }) => verdict === 'correct')).toEqual([]);
});
