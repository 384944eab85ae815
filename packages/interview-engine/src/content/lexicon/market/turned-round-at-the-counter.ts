import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Deals, prices of money, sales and clearances turned round in the words of a shop. */
export const turnedRoundAtTheCounter = {
  amiss_better_for_buyer: [
    'bigger the synergies, larger the synergies, the more synergies, premium itself creates',
    'plus les synergies sont, plus de synergies, prime crée mécaniquement, prime crée de la valeur',
  ],
  amiss_higher_premium: ['more premium you', 'plus la prime est, plus de prime on, la prime crée'],
  counter_bonds: ['bonds, debt, loans', 'obligations, dette, emprunt'],
  counter_dilutes: [
    'dilute the existing shareholders, dilute shareholders, dilutes the shareholders, permanent capital, count as equity, not add any leverage, adds no leverage, no extra leverage',
    'diluent les actionnaires, dilue les actionnaires, capital permanent, comptent en fonds propres, n’ajoutent pas de levier, sans ajouter de levier, aucun levier',
  ],
  misread_buyer_pockets_it: [
    'buyer did well, acquirer did well, likes it for the buyer, good sign for the buyer, buyer got a good deal',
    'acquéreur a bien fait, acheteur a bien fait, bon signe pour l’acheteur, bon signe pour l’acquéreur, acheteur a fait une bonne affaire, acquéreur a fait une bonne affaire',
  ],
  misread_target_rose: [
    'target’s share price rose, target’s shares rose, target’s price went up',
    'cours de la cible a monté, cible a monté, titre de la cible a pris',
  ],
  market_as_good_as_done: [
    'not fail any more, no longer fail, cannot fail, nothing can stop it, no longer be blocked',
    'ne peut plus échouer, ne peut plus capoter, plus rien ne peut, plus être bloquée, plus leur mot à dire',
  ],
  deals_cost_to_seller: [
    'seller’s problem, paid by the target, problem of the seller, costs our shareholders nothing, not cost our shareholders, comes out of the seller, target pays it, seller pays it',
    'tiffany qui la paie, cible qui la paie, vendeur qui la paie, problème du vendeur, ne coûte rien à nos actionnaires, sort de la poche du vendeur, cible la paie, vendeur la paie',
  ],
  deals_to_sellers: ['seller’s shareholders paid', 'vendeurs ont payé'],
  counter_bigger: [
    'the bigger the group, bigger the company, bigger we buy',
    'plus le groupe est gros, plus on est gros, plus on est grand, plus on achète gros',
  ],
  counter_worth_more: [
    'more it is worth, higher its multiple, more value we create',
    'plus il vaut, plus on vaut, plus le multiple monte, plus on crée de valeur',
  ],
  counter_cheap_loan: [
    crossed('debt, money, borrowing, credit', 'is cheap, gets cheaper, is cheaper') +
      ', cheap borrowing, cheap loans, cheap credit, cheap debt, cheap money, rates fall, rates are low, lower rates, low rates',
    'taux baissent, taux sont bas, taux bas, dette pas chère, dette est moins chère, dette est bon marché, argent pas cher, crédit pas cher, emprunter ne coûte rien, crédit bon marché',
  ],
  counter_dear_loan: [
    crossed('debt, money, borrowing, credit', 'is expensive, gets dearer, is dear') +
      ', expensive debt, dear money, rates are high, high rates, rates rise',
    'taux montent, taux sont hauts, taux élevés, dette chère, dette est chère, argent cher, argent est cher, crédit est cher, emprunter coûte cher, crédit cher',
  ],
  counter_buyers_low: [
    crossed('funds, buyers, sponsors, they', 'pay less, offer less, bid less, bid lower') +
      ', less appetite, bad for a seller, bad for you as a seller, effect of leverage pays less',
    crossed('fonds, acheteurs, ils', 'paient moins, offrent moins, paieront moins') +
      ', moins d’appétit, mauvais pour un vendeur, mauvais pour celui qui vend, levier rapporte moins',
  ],
  counter_buyers_high: [
    crossed(
      'funds, buyers, sponsors, they',
      'bid highest, always bid highest, bid higher, pay more, offer more',
    ) + ', bid highest, more appetite, good for a seller',
    crossed('fonds, acheteurs, ils', 'paient plus, offrent plus, paieront plus, paient le plus') +
      ', plus d’appétit, bon pour un vendeur',
  ],
  amiss_stocks_rise: ['market at its peak', 'bourse au plus haut, marchés au plus haut'],
  misread_only_for_funds: [
    crossed('rates only', 'affect bonds, matter for bonds, concern bonds, touch bonds'),
    'taux ne jouent que sur les obligations, taux ne concernent que les obligations, taux ne touchent que les obligations',
  ],
  counter_authority: [
    'competition authorities, competition authority, the authorities, the regulator, regulators, merger control, antitrust',
    'autorités, autorité de la concurrence, régulateur, la concurrence, la commission, bruxelles, antitrust',
  ],
  counter_powerless: [
    'no power over, only review two companies, only look at listed, only looks at listed, only review listed, not look at small, not a criterion, no say over, not allowed to look at vertical, ignore vertical, only applies to companies listed, only applies to listed, never looks at small, no legal basis, no basis to',
    'aucun pouvoir sur, pas compétente pour, pas compétentes, ne regardent que les opérations entre, ne regarde que les sociétés cotées, ne regardent que les sociétés cotées, ne regarde pas les petites, pas un critère, n’a rien à dire sur les opérations verticales, ne s’applique qu’aux sociétés cotées, aucune base pour, ne regarde jamais les petites',
  ],
  counter_future_rival: [
    'potential competition, future competition',
    'concurrence potentielle, concurrence future',
  ],
  counter_no_criterion: [
    'not a criterion, not a test, does not count, is not looked at, is irrelevant',
    'pas un critère, ne compte pas, n’entre pas en compte, ne se regarde pas',
  ],
  counter_files_late: [
    'filed after completion, file after completion, filed after closing, file after closing, notified after closing, notify after closing',
    'notifie après le closing, dépose après le closing, notifiée après la clôture, se fait après le closing',
  ],
  counter_in_shares: [
    'paying in shares, paid in shares, pay in shares, paying in stock, paid in stock',
    'payant en titres, payer en titres, payé en titres, payant en actions, payer en actions, payé en actions',
  ],
  market_none_of_our_business: [
    'not get into that, none of my business, not my business',
    'ne me regardent pas, ne me regarde pas, ne nous regardent pas, pas mes affaires',
  ],
  market_lose_command: [
    'lose the wheel, no longer the boss, not be the boss',
    'perdez les commandes, perdre les commandes, perd les commandes, plus le patron, plus chez vous',
  ],
  market_in_one_month: [
    'money by the end of the month, money within a month, cash within a month',
    'argent à la fin du mois, argent dans le mois, signé à la fin du mois',
  ],
  weak_results_time: [
    'wait until profit falls, until profits fall, wait for a bad year, until results drop, after losing your biggest client, after losing a big client',
    'attendez que le bénéfice baisse, que le bénéfice baisse, attendez une mauvaise année, attendre une mauvaise année, après avoir perdu un gros client, après la perte d’un gros client',
  ],
  best_then: [
    'love turnarounds, pay more for a fixer, love a recovery',
    'adorent les sociétés à redresser, paient plus les sociétés à redresser, adorent les redressements',
  ],
  misread_one_bidder: [
    'with only one buyer adding, others just annoys, others only annoys, negotiate with only one buyer',
    'négociez avec un seul acheteur, en ajouter d’autres l’énerve, d’autres le fait fuir',
  ],
  amiss_market_reprices: [
    'buyer’s multiple applies to it, our multiple applies to it, takes the buyer’s multiple',
    'notre multiple s’applique, multiple de l’acquéreur s’applique, multiple de l’acheteur s’applique',
  ],
  not_taxed: [
    'tax does not touch them, tax does not touch savings, taken before tax',
    'impôt ne les touche pas, impôt n’y touche pas',
  ],
  market_cannot_diversify: [
    'shareholders who can’t diversify, not able to diversify',
    'ne peut pas diversifier, ne saurait pas le faire lui-même, ne sait pas diversifier',
  ],
  counter_any_case: [
    'whether or not, whatever the results, even if the targets are missed, even if sales',
    'que les objectifs soient atteints ou non, quels que soient les résultats, même si les objectifs sont ratés, même si les ventes',
  ],
  earnings_up_word: ['eps goes up', 'bpa monte'],
  any_premium_will_do: [
    'whatever the premium, never mind the premium, any price works',
    'peu importe la prime, peu importe le prix',
  ],
  counter_blocking: ['blocking minority', 'minorité de blocage'],
  misstated_decides_all: [
    'still appoints, appoints management, appoints the management, still decides',
    'continue à nommer, nomme toujours, continue à décider, c’est elle qui décide',
  ],
  amiss_keeps_control: [
    'changes nothing to control',
    'ne change rien au contrôle, change rien au contrôle',
  ],
  counter_minority_fund: [
    'minority fund, minority investor',
    'fonds minoritaire, investisseur minoritaire',
  ],
  counter_names_boss: [
    'appoints the ceo, appoints the boss, picks the ceo, decides everything',
    'nomme le directeur, nomme le patron, choisit le patron, décide de tout',
  ],
  counter_after_success: [
    'only steps in after, only steps in once, only looks after, only intervenes once, only intervenes after, only gets involved after, only gets involved once',
    'n’intervient qu’une fois, n’intervient qu’après, ne regarde qu’après, ne s’en mêle qu’après',
  ],
  counter_tells_few: [
    'tell a few large holders, tell the large holders first, brief the large holders, tell the big shareholders first',
    'à quelques gros actionnaires, aux gros actionnaires avant, aux grands actionnaires d’abord, gros actionnaires d’abord',
  ],
  frustrates_at_will: [
    'issue shares to a friend',
    'émettre des actions pour, émettre des titres pour',
  ],
  deals_proves: ['is fair by definition, so the price is', 'par définition, donc le prix est'],
  deals_own_interest: [
    'keep its seats, keep their seats',
    'garder ses sièges, garder leurs sièges',
  ],
  counter_multiple: ['times ebitda, the multiple', 'fois l’ebitda, le multiple'],
  counter_the_shares: [
    'value of the shares directly, directly the value of the shares, value of the shares straight, gives the value of the shares, gives the price of the shares',
    'directement la valeur des actions, valeur des actions directement, directement le prix des actions, donne le prix des actions, donne la valeur des actions',
  ],
  counter_helps_free: [
    'for free, free of charge, at no cost',
    'gratuitement, gratis, sans rien facturer',
  ],
  counter_seller_it: [
    'keeps providing it, keeps running the systems, goes on providing, keeps providing',
    'continue de fournir, continue à fournir, fournit l’informatique',
  ],
  deals_one_off_noun: ['gain on the building, gain on disposal', 'plus-value'],
  deals_stays_in: ['in the ebitda, in ebitda', 'dans l’ebitda'],
  deals_raised_its_price: [
    'more than the original price, paid more in the end',
    'plus cher que le prix de départ, plus cher que prévu',
  ],
  deals_tiffany_bags: [
    'tiffany for its perfumes',
    'tiffany pour ses parfums, tiffany pour les parfums',
  ],
  counter_faces_fact: ['a done deal, fait accompli', 'fait accompli, devant le fait'],
  amiss_integrates: [
    'merged the teams, put the teams together',
    'fusionné les équipes, réunir les équipes',
  ],
  counter_bank_owner: [
    'becomes a shareholder, puts in the equity, brings the equity',
    'devient actionnaire, apporte les fonds propres, met les fonds propres',
  ],
  deals_settles_it: ['has to say yes, must say yes', 'doit dire oui, obligé de dire oui'],
  others_bear: ['seller pays', 'vendeur paie'],
  counter_no_date: ['without a long stop, no long stop', 'sans date butoir'],
  counter_safer: ['better protected, safer', 'mieux protégé, mieux protégée, plus sûr'],
  counter_lower_offer: [
    'pay less, offer less, bid less, bid lower, lower their offers',
    'payer moins, paient moins, offrir moins, offrent moins, baisser leurs offres',
  ],
  counter_higher_offer: [
    'pay more, offer more, bid higher, raise their offers',
    'payer plus, paient plus, offrent plus, paieront davantage, paient davantage, monter leurs offres',
  ],
  counter_gap_closes: [
    'gap closes, gap narrows, gap shrinks',
    'écart entre vendeur et acheteur se réduit, écart se réduit, écart se referme',
  ],
  price_the_fund_pays: ['what a fund can borrow', 'ce qu’un fonds peut emprunter'],
  amiss_ipo_opens: [
    'everybody floats, everyone floats, everyone lists',
    'tout le monde s’introduit',
  ],
  counter_nothing_left: [
    'no value left, nothing left, nothing leaves',
    'rien n’est sorti, rien ne sort, sans rien dépenser',
  ],
  counter_unchecked: [
    'not reviewed, not checked, exempt',
    'n’est pas contrôlée, pas contrôlée, pas examinée',
  ],
  counter_other_side: [
    'the target, the seller, the sellers, seller’s shareholders',
    'la cible, le vendeur, les vendeurs',
  ],
  counter_bears: ['pays, bears, paid the', 'supporte, paie'],
  counter_no_view: [
    'not for me to give a view, not my place to have a view, not my job to have a view',
    'je n’ai pas à donner d’avis, pas à moi de donner un avis, pas à moi de trancher',
  ],
  counter_runs_it: ['runs the company, runs the show, is in charge', 'dirige la société, commande'],
  counter_no_risk: ['no risk, without risk', 'aucun risque, sans risque'],
  counter_goes_away: ['go away, goes away', 'passer tout seul, finira par passer, se lasser'],
  counter_it_closed: [
    'deal closed, deal went through',
    'opération s’est faite, opération s’est bouclée, l’opération est bouclée',
  ],
  counter_so_price_good: [
    'so the price was right, so the price was good',
    'donc le prix était bon, donc le prix était juste',
  ],
  promise_of_conduct: ['promises on behaviour', 'promesses de comportement'],
  liked_most_by_them: ['authorities like best', 'autorités aiment le mieux'],
} as const satisfies Lexicon;
