import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { readSentence } from '../reading/read-answer.ts';
import { markAnswer } from './mark-answer.ts';
import { talkShare } from './talk-about.ts';

test('talk is counted by its share of a sentence, and few words weigh as eleven', () => {
  expect(talkShare(readSentence('We deduct the net debt.', 'en'))).toBe(0);
  expect(talkShare(readSentence('A classic topic.', 'en'))).toBe(2 / 11);
  const half = 'C’est un sujet très technique dont les avocats discutent';
  expect(talkShare(readSentence(half, 'fr'))).toBeGreaterThan(0.3);
});

test.each<[string, Language, string, string, string]>([
  [
    'A2',
    'en',
    'retained_earnings',
    'We reduce the retained earnings, which is quite a standard topic.',
    'We reduce the retained earnings, since less profit is kept.',
  ],
  [
    'F1',
    'en',
    'synergies_cost',
    'Cost synergies from closing plants are mentioned in most press documents, and brokers discuss them quite a lot.',
    'Cost synergies come from closing plants that overlap, so that fewer people make as much.',
  ],
  [
    'C7',
    'en',
    'control_premium',
    'The control premium is a notion everybody uses in our pitch pages.',
    'Precedents include a control premium that a buyer pays to run the company.',
  ],
  [
    'A5',
    'fr',
    'inventory',
    'Les stocks, beaucoup d’équipes achats en parlent et les regardent souvent.',
    'Les stocks immobilisent du cash tant que la marchandise n’est pas vendue.',
  ],
  [
    'D2',
    'fr',
    'capex',
    'Le capex figure dans l’énoncé et j’irais regarder les documents sur les projets payés.',
    'Je retranche le capex, parce que ces investissements sortent de la caisse.',
  ],
])('%s in %s: talk about %s is no statement of it', (seedId, lang, id, talk, statement) => {
  const verdictOn = (answer: string) =>
    markAnswer({ seedId, lang, answer }).concepts.find((one) => one.id === id)?.verdict;
  expect(verdictOn(talk)).not.toBe('correct');
  expect(verdictOn(statement)).toBe('correct');
});

test('one word of talk takes nothing from a short statement', () => {
  const { concepts } = markAnswer({
    seedId: 'F1',
    lang: 'en',
    answer:
      'They do the same work with fewer people. You save on head offices, on purchases and on plants.',
  });
  expect(concepts.find(({ id }) => id === 'synergies_cost')?.verdict).toBe('correct');
});
