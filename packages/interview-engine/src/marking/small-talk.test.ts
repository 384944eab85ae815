import { describe, expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { readSentence } from '../reading/read-answer.ts';
import { markAnswer } from './mark-answer.ts';
import { isSmallTalk } from './small-talk.ts';

const isTalk = (sentence: string, language: Language) =>
  isSmallTalk(readSentence(sentence, language));

describe('names dropped', () => {
  test.each([
    ['en', 'Comps, EBITDA multiple, bridge: those are all things I’m familiar with.'],
    ['en', 'The control premium is something bankers love to argue about.'],
    ['en', 'WACC, terminal value, the bridge, I’d run the numbers with the team.'],
    ['en', 'Net debt, minorities, associates, these are given by the team.'],
    ['en', 'I’ve seen senior, mezzanine and covenants in every internship.'],
    ['fr', 'La valeur terminale, le CMPC, oui, ce sont des notions que je connais bien.'],
    ['fr', 'Le levier, le TRI, tout le monde en parle.'],
    ['fr', 'Pour le goodwill, la dépréciation, je verrais ça avec mon associate.'],
  ] as const)('in %s: %s', (language, sentence) => {
    expect(isTalk(sentence, language)).toBe(true);
  });
});

describe('something said in the words of small talk', () => {
  test.each([
    ['en', 'As everyone knows, net income is the first line of the cash flow statement.'],
    ['en', 'It’s a question of working capital: growth ties up cash in stock.'],
    ['en', 'You hear it a lot, the buyer pays a premium to get control.'],
    ['en', 'Net debt, leases, pensions, you take them all off the value.'],
    ['en', 'What matters is the order: senior first, then mezzanine.'],
    ['fr', 'La dette nette, on la retire de la valeur d’entreprise.'],
    ['fr', 'Tout le monde sait que la prime dépasse les synergies.'],
    ['fr', 'On parle à cinq acheteurs et on garde la tension concurrentielle.'],
  ] as const)('in %s: %s', (language, sentence) => {
    expect(isTalk(sentence, language)).toBe(false);
  });
});

test('what a question turns on is not said by whoever says that all depends on it', () => {
  const answer =
    'Tout dépend du secteur, du stade de développement, de la qualité des prévisions, du poids de la valeur terminale.';
  const { concepts } = markAnswer({ seedId: 'D11', lang: 'fr', answer });
  expect(concepts.filter(({ verdict }) => verdict === 'correct')).toEqual([]);
});
