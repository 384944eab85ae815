import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { markAnswer } from './mark-answer.ts';

const verdictOn = (seedId: string, lang: Language, id: string, answer: string) =>
  markAnswer({ seedId, lang, answer }).concepts.find((concept) => concept.id === id)?.verdict;

test.each<[string, Language, string, string]>([
  [
    'A7',
    'en',
    'deferred_tax',
    'The write-down is an impairment loss and it takes net income down. Deferred tax? Not my department.',
  ],
  [
    'K2',
    'en',
    'own_view',
    'You can sell a minority, borrow and distribute, or list. I don’t think an adviser should have an opinion there, I would refuse to recommend anything and just let the family pick.',
  ],
  [
    'I4',
    'en',
    'owner_goals',
    'My view is clear: sell this year. I’m deliberately not going to ask what you want personally, your plans, the family, retirement, that’s not a banker’s concern.',
  ],
  [
    'K4',
    'fr',
    'separation_costs',
    'Je prends les pairs, neuf fois et demie. Les coûts de séparation, je ne m’en embarrasserais pas, c’est l’affaire du cédant.',
  ],
  [
    'J9',
    'fr',
    'star_r',
    'Depuis janvier j’ai pris contact avec quatorze personnes du métier, dont trois de chez vous, je me suis payé une formation de modélisation sur mes économies, et j’ai refusé un stage en fonds pour ne pas rater vos entretiens. Quant à vous citer des résultats obtenus, des chiffres, je ne le ferai pas, ça ne prouve rien.',
  ],
  [
    'H2',
    'fr',
    'nwc',
    'Je regarde la trésorerie et combien de semaines on tient. Fouiller dans le BFR, ce n’est pas mon genre.',
  ],
])('on %s in %s, %s is not shown by whoever sets it aside: "%s"', (seedId, lang, id, answer) => {
  expect(['absent', 'wrong']).toContain(verdictOn(seedId, lang, id, answer));
});

test.each<[string, Language, string, string]>([
  [
    'B6',
    'en',
    'net_debt',
    'You take enterprise value and subtract net debt. The seller refuses to count the pension deficit as debt, the buyer insists, and that is where they argue.',
  ],
  [
    'H3',
    'en',
    'viability',
    'First question: does the business make cash before debt service? If yes, only the balance sheet is broken and you amend and extend.',
  ],
])(
  'on %s in %s, %s stands where it is somebody else who refuses, or a question is answered: "%s"',
  (seedId, lang, id, answer) => {
    expect(verdictOn(seedId, lang, id, answer)).toBe('correct');
  },
);
