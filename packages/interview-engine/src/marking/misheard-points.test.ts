import { describe, expect, test } from 'vitest';
import { isBadlyHeard } from '../reading/heard-otherwise.ts';
import { markAnswer } from './mark-answer.ts';

const credited = (seedId: string, lang: 'en' | 'fr', answer: string): string[] =>
  markAnswer({ seedId, lang, answer })
    .concepts.filter(({ verdict }) => verdict === 'correct')
    .map(({ id }) => id);

const MISHEARD = {
  en: 'Net income goes to the top of the gash flow statement. What is not paid out goes into retrained earrings. Then the pheasant cash closes the ballad sheet.',
  fr: 'Les croyances gonflent avant que le client ne paie, donc le bédéfice reste du papillon. Il faut aussi financer du cap excès avant d’en voir les revenus.',
} as const;

describe('an answer that was badly heard', () => {
  test('is told by words that nobody says, several of them', () => {
    expect(isBadlyHeard(MISHEARD.en, 'en')).toBe(true);
    expect(isBadlyHeard(MISHEARD.fr, 'fr')).toBe(true);
  });

  test('is not one with a name or a rare word in it', () => {
    const named = 'We bought Kellanova, and net income goes to the top of the cash flow statement.';
    expect(isBadlyHeard(named, 'en')).toBe(false);
    const conjugated =
      'Je chercherais le flux, je calculerais le coût du capital et je comparerais.';
    expect(isBadlyHeard(conjugated, 'fr')).toBe(false);
  });

  test('is credited with what its words sound like, where the rest of a statement stands', () => {
    expect(credited('A1', 'en', MISHEARD.en)).toContain('retained_earnings');
    expect(credited('A4', 'fr', MISHEARD.fr)).toContain('capex');
  });

  test('earns nothing by sounds alone', () => {
    expect(
      credited('A1', 'en', 'Well gash flaw, ballad sheep pheasant, tangerine prize dilemma.'),
    ).toEqual([]);
  });

  test('keeps what it sets aside', () => {
    const set = 'I would not look at retrained earrings at all. The gash flaw is pheasant.';
    expect(credited('A1', 'en', set)).not.toContain('retained_earnings');
  });
});
