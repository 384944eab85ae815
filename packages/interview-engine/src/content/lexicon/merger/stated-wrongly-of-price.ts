import type { Lexicon } from '../../types.ts';

/** Words for what is false of the price of a merger, and of what each side gets, however it is put. */
export const wronglyStatedMergersOfPrice = {
  synergies_of_a_year: [
    'annual synergies, yearly synergies, one year of synergies, annual savings, yearly savings',
    'synergies annuelles, synergies d’une année, synergies de l’année, économies annuelles',
  ],
  more_indebted_side: [
    'more net debt, with more debt, more indebted, heavier debt, most indebted',
    'plus de dette, plus endettée, plus endetté, davantage de dette',
  ],
  gets_bigger_part: [
    'bigger ownership, larger ownership, higher ownership, larger stake, bigger stake, higher stake, more of the company, bigger share of, larger share of, deserves more',
    'plus grosse part, part plus grande, part plus élevée, davantage du capital, mérite plus, mérite davantage, plus grande part',
  ],
  ebitda_after_debt: [
    'ebitda is after interest, ebitda is already an equity measure',
    'ebitda est après intérêts',
  ],
  net_income_name: ['net income, net profit, bottom line', 'résultat net, bénéfice net'],
  corrected_for_debt: [
    'correct for leverage, corrected for leverage, adjust for debt, adjusted for debt, adjust for leverage, adjusted for net debt, adjust for net debt',
    'corriger du levier, corrigé du levier, ajuster de la dette, ajusté de la dette, corriger de la dette, retraiter de la dette',
  ],
  merger_of_equals_word: [
    'merger of equals, mergers of equals',
    'fusion entre égaux, fusions entre égaux',
  ],
  gets_full_premium: [
    'big premium, full premium, hefty premium, large premium, receives a premium, gets a premium, full control premium, big control premium, large control premium',
    'grosse prime, forte prime, touche une prime, reçoit une prime, pleine prime, prime pleine, grosse prime de contrôle, forte prime de contrôle',
  ],
  larger_write_up: [
    'bigger write up, larger write up, higher write up, more write up, the more you write up, writing up more',
    'réévaluation plus forte, réévaluation plus grande, plus on réévalue, plus grosse réévaluation, plus de réévaluation, réévaluer davantage',
  ],
  more_goodwill: [
    'more goodwill, higher goodwill, bigger goodwill, increases goodwill, raises goodwill, goodwill goes up',
    'plus de goodwill, goodwill plus élevé, augmente le goodwill, goodwill augmente, goodwill est élevé, gonfle le goodwill',
  ],
  skips_fair_value: [
    'without fair value, without any fair value, without revaluing',
    'sans juste valeur, sans réévaluer, sans passer par la juste valeur',
  ],
  least_certain_one: [
    'most uncertain, least certain, uncertain for the seller, riskiest for the seller, the slowest',
    'plus incertaine, plus incertain, la plus lente, le plus lent, moins sûre pour, moins sûr pour',
  ],
  good_signal: [
    'positive signal, signal of confidence, shows confidence, sign of confidence, good signal, sign of strength',
    'signal positif, bon signal, croit en son action, croit en ses actions, signe de confiance, signal de confiance, montre sa confiance',
  ],
  seller_pays_buyer: [
    'seller pays the buyer, seller pays us, seller owes the buyer, seller who owes, seller that pays',
    'vendeur qui paie, vendeur paie l’acheteur, vendeur qui verse',
  ],
  bank_lends_seller: [
    'bank lends the seller, bank grants the seller, bank gives the seller',
    'banque accorde au vendeur, banque prête au vendeur, prêt bancaire au vendeur, banque donne au vendeur',
  ],
} as const satisfies Lexicon;
