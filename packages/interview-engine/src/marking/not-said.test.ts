import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { markAnswer } from './mark-answer.ts';

// Two common words of the trade near each other say nothing of what the question asks.
test.each<[string, Language, string, string]>([
  [
    'C3',
    'en',
    'equity_value',
    'Then you divide by the forty million shares and that is the answer.',
  ],
  ['C3', 'fr', 'equity_value', 'Ensuite on divise par les quarante millions d’actions.'],
  ['C10', 'fr', 'sensitivity', 'Je présenterais au conseil les trois barres, de 60 à 90.'],
  ['E1', 'en', 'sources_uses', 'A private equity fund acquires a business mostly with borrowings.'],
  ['A3', 'fr', 'cash_flow_statement', 'Côté cash, on a encaissé quatre-vingts.'],
  ['F6', 'en', 'integration_cost', 'The board gives its view after consulting the works council.'],
  ['K5', 'en', 'own_view', 'I think time will tell whether it was clever.'],
  [
    'D3',
    'fr',
    'target_structure',
    'Soixante-dix pour cent de capital à onze pour cent, sept virgule sept.',
  ],
  ['A4', 'fr', 'debt_paydown', 'Elle doit acheter, produire et livrer avant d’être payée.'],
])('%s in %s does not credit %s to "%s"', (seedId, lang, id, answer) => {
  const concept = markAnswer({ seedId, lang, answer }).concepts.find((one) => one.id === id);
  expect(concept).toBeDefined();
  expect(concept?.verdict).not.toBe('correct');
});
