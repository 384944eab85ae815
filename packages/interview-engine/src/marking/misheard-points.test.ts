import { describe, expect, test } from 'vitest';
import { isBadlyHeard } from '../reading/heard-otherwise.ts';
import { readAnswer } from '../reading/read-answer.ts';
import { markAnswer } from './mark-answer.ts';

const credited = (seedId: string, lang: 'en' | 'fr', answer: string): string[] =>
  markAnswer({ seedId, lang, answer })
    .concepts.filter(({ verdict }) => verdict === 'correct')
    .map(({ id }) => id);

const MISHEARD = {
  en: 'Senior debt is paid first and has the cheapest margarine. It used to carry maintenance cover nuns, meaning if leverage goes above a set level you are in bridge and the banks come to the table. Messy nine is paid only after senior.',
  fr: 'En croissance, les croyances gonflent et le bé f air mange du cache. Il faut rembourser l’échéance de la dète, qui ne passe pas au compte de résultat. On peut donc être rentable et en crise de l’équidité.',
} as const;

const isMisheard = (answer: string, lang: 'en' | 'fr') =>
  isBadlyHeard(readAnswer(answer, lang), lang);

describe('an answer that was badly heard', () => {
  test('is told by words that nobody says, several of them', () => {
    expect(isMisheard(MISHEARD.en, 'en')).toBe(true);
    expect(isMisheard(MISHEARD.fr, 'fr')).toBe(true);
  });

  test('is told as well by words that a recogniser is known to write for others', () => {
    const told = 'Senior dead is paid first, and then the a bit dar has to cover the rest of it.';
    expect(isMisheard(told, 'en')).toBe(true);
    expect(isMisheard(told.replace('dead', 'debt').replace('a bit dar', 'EBITDA'), 'en')).toBe(
      false,
    );
  });

  test('is not one with a name or a rare word in it', () => {
    const named = 'We bought Kellanova, and net income goes to the top of the cash flow statement.';
    expect(isMisheard(named, 'en')).toBe(false);
    const conjugated =
      'Je chercherais le flux, je calculerais le coût du capital et je comparerais.';
    expect(isMisheard(conjugated, 'fr')).toBe(false);
  });

  test('is credited with what its words sound like, where the rest of a statement stands', () => {
    expect(credited('E7', 'en', MISHEARD.en)).toContain('covenants');
    expect(credited('A4', 'fr', MISHEARD.fr)).toContain('liquidity');
  });

  test('is credited with what a phrase wants in place of a word that exists', () => {
    const told = (division: string, holding: string) =>
      `Every division is valued apart, each on the multiple of its own ${division}peers, and then the pieces are added up. I also take away a sum for the hit office costs. At the end net debt goes off${holding}.`;
    expect(credited('C9', 'en', told('quargle ', ', the holding snorbit'))).toContain(
      'central_costs',
    );
    expect(credited('C9', 'en', told('', ''))).not.toContain('central_costs');
  });

  test('may owe a lexicon phrase to a name that was found by its sound', () => {
    const told =
      'Part of the price can wait, an earn-out that is paid if the zorgle targets are met. The seller may also leave something in as a vendor loin. Or he rolls some of it into the new snorbit company and shares the risk.';
    expect(credited('F11', 'en', told)).toContain('deferred_price');
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
