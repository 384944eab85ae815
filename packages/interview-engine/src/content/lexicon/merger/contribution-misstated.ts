import type { Lexicon } from '../../types.ts';

/** Contribution analysis, in the words of those who get it wrong. */
export const contributionMisstated: Lexicon = {
  gets_full_premium: [
    'big premium, full premium, hefty premium, large premium, receives a premium, gets a premium, full control premium, big control premium, large control premium',
    'grosse prime, forte prime, touche une prime, reçoit une prime, pleine prime, prime pleine, grosse prime de contrôle, forte prime de contrôle',
  ],
  merger_of_equals_word: ['merger of equals', 'fusion entre égaux'],
  metric_name: [
    'ebitda, revenue, net income, market cap, sales, ebit',
    'ebitda, chiffre d’affaires, résultat net, capitalisation, ebit',
  ],
  quoted_values: [
    'market cap, market capitalisation, market value, share prices',
    'capitalisation, capitalisations, valeur boursière, cours de bourse',
  ],
  single_yardstick: [
    'only metric that matters, only metric that counts, only one metric, one metric is enough, only ebitda matters, only ebitda counts, ebitda is enough, ebitda is the only, look only at ebitda, only look at ebitda',
    'un seul agrégat, un seul critère, un seul indicateur, seul l’ebitda compte, ebitda suffit, uniquement l’ebitda, uniquement sur l’ebitda, seulement sur l’ebitda',
  ],
  sole_fair_basis: [
    'only fair basis, only fair measure, only fair metric, only right metric, only thing you look at',
    'seul critère équitable, seule base équitable, seul critère juste, seule base juste, seul agrégat équitable',
  ],
};
