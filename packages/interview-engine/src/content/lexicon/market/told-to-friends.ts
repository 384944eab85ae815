import type { Lexicon } from '../../types.ts';

/** False accounts of deals and of sales in the words of everyday life. */
export const dealsToldToFriends = {
  market_good_for_buyer: [
    'good for the buyer, good deal for the buyer, good deal for the acquirer, right deal for the buyer',
    'bonne affaire pour l’acheteur, bonne affaire pour l’acquéreur, bonne opération pour l’acquéreur, bon pour l’acquéreur',
  ],
  market_target_shot_up: [
    'target shot up, target jumped, target soared, price shot up, shares shot up, shares soared',
    'cible s’est envolé, cible a bondi, cible a explosé, cours s’est envolé, cible a grimpé',
  ],
  market_into_the_target: [
    'target’s bank account, target’s account, target’s coffers, target’s till, into the target, to the company itself',
    'caisses de la cible, compte de la cible, dans la cible, trésorerie de la cible',
  ],
  market_is_no_cost: [
    'no cost at all, no cost for, not a cost, is no cost, costs the buyer nothing, costs us nothing',
    'pas un coût, aucun coût pour, ne coûte rien à, ne nous coûte rien, n’est pas un coût',
  ],
  market_own_scrip: [
    'own paper, own shares, own stock, new shares',
    'propre papier, propres actions, propres titres, ses actions, ses titres',
  ],
  market_costs_nothing: [
    'not cost anything, costs nothing, cost nothing, for free, costs us nothing',
    'ne coûte rien, coûte rien, est gratuit, sans rien débourser',
  ],
  market_as_good_as_done: [
    'done deal, is done, as good as done, sure to close',
    'c’est fait, c’est plié, dans la poche, c’est acquis',
  ],
  market_bigger_is_better: [
    'bigger is better, bigger is always better, size is always better',
    'plus gros c’est mieux, plus gros c’est toujours mieux, plus gros est toujours mieux, plus grand c’est mieux',
  ],
  market_have_an_opinion: [
    'have an opinion, have a view, give an opinion, take a view',
    'avoir un avis, donner son avis, avoir une opinion, donner un avis',
  ],
  market_must_have_overpaid: [
    'necessarily overpaid, must have overpaid, automatically overpaid, bound to be overpaid',
    'forcément surpayé, nécessairement surpayé, automatiquement surpayé, forcément trop payé',
  ],
  market_unrelated_field: [
    'unrelated sector, unrelated business, different sector, unrelated industry',
    'secteur sans rapport, secteur différent, autre secteur, métier sans rapport',
  ],
  market_spreads_the_risk: [
    'spreads the risk, spread the risk, spreads risk, less risk for shareholders',
    'répartit le risque, répartir le risque, répartit les risques, dilue le risque',
  ],
  market_cheap_loans: [
    'cheaper loans, cheaper credit, cheap credit, cheap money, cheaper debt',
    'crédits moins chers, crédit moins cher, crédit pas cher, argent pas cher, dette moins chère',
  ],
  market_fewer_deals: [
    'less m&a, fewer deals, fewer takeovers, fewer acquisitions, fewer transactions',
    'moins de m&a, moins d’opérations, moins de deals, moins d’acquisitions, moins de rachats',
  ],
  market_heedless_of_rates: [
    'heedless of rates, insensitive to rates, not care about rates, laugh at rates',
    'se moquent des taux, se fichent des taux, insensibles aux taux, indifférentes aux taux',
  ],
  market_nervous_markets: [
    'nervous markets, choppy markets, jittery markets, turbulent markets',
    'marchés nerveux, marchés agités, marchés turbulents, bourse agitée',
  ],
  market_good_for_listings: [
    'good for ipos, good for listings, help ipos, good for flotations, great for ipos',
    'bon pour les introductions, favorables aux introductions, bon pour les ipo, aident les introductions',
  ],
  market_are_fond_of: [
    'prefer, love, are happy, enjoy',
    'préfèrent, adorent, se réjouissent, sont contents',
  ],
  market_dear_borrowing: [
    'borrowing is expensive, money is dear, debt is expensive, credit is expensive, borrowing is dear',
    'emprunter coûte cher, argent est cher, dette est chère, crédit est cher, crédit coûte cher',
  ],
  market_agree_easily: [
    'agree more easily, meet more easily, easier to agree, find common ground more easily',
    'tombent plus facilement d’accord, s’entendent plus facilement, se rencontrent plus facilement',
  ],
  market_prices_tumble: [
    'prices are tumbling, markets crash, prices collapse, shares collapse, prices plunge, markets tumble',
    'cours s’effondrent, marchés s’effondrent, bourse s’effondre, cours plongent, bourse plonge',
  ],
  market_can_well_pay: [
    'can afford, can pay, may pay, can offer',
    'peut se permettre, peut payer, peut offrir, peut bien payer',
  ],
  market_above_the_synergies: [
    'bigger than the synergies, above the synergies, more than the synergies, larger than the synergies, higher than the synergies',
    'supérieure aux synergies, au dessus des synergies, plus que les synergies, plus grosse que les synergies, plus élevée que les synergies',
  ],
  market_hands_away: [
    'hand, give, leave, pass on, give away',
    'laisser, donner, verser, céder, rendre',
  ],
  market_every_synergy: [
    'all the synergies, every synergy, whole of the synergies, all of the synergies',
    'toutes les synergies, totalité des synergies, intégralité des synergies',
  ],
  market_at_the_screen_price: [
    'today’s share price, current share price, at market, at the market price',
    'cours du jour, cours actuel, prix du marché, cours de bourse',
  ],
  market_without_extra: [
    'without paying extra, no need to add, no need to pay extra, no need for a premium, no need to pay more',
    'pas besoin de prime, sans payer plus, sans rien ajouter, pas besoin de payer plus, pas la peine de payer plus',
  ],
  market_extra_sales: [
    'extra sales, additional sales, cross selling, revenue synergies',
    'ventes en plus, ventes supplémentaires, ventes croisées, synergies de revenus',
  ],
  market_surer_than: [
    'more certain than, safer than, surer than, more reliable than',
    'plus certaines que, plus sûres que, plus fiables que, plus sûr que',
  ],
  market_do_without_checks: [
    'skip due diligence, skip the due diligence, do without due diligence',
    'se passer de due diligence, se passer d’une due diligence, faire l’impasse sur la due diligence, se dispenser de due diligence',
  ],
} as const satisfies Lexicon;
