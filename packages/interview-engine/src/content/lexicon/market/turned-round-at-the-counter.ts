import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Deals, prices of money, sales and clearances turned round in the words of a shop. */
export const turnedRoundAtTheCounter = {
  amiss_better_for_buyer: [
    'bigger the synergies, the more synergies, how much value it saw',
    'plus les synergies sont, plus de synergies, prime crée mécaniquement',
  ],
  amiss_higher_premium: ['more premium you', 'plus la prime est, la prime crée'],
  counter_bonds: ['bonds, debt, loans', 'obligations, dette, emprunt'],
  counter_dilutes: [
    'dilute the existing shareholders, dilute shareholders, dilutes the shareholders, permanent capital, adds no leverage',
    'capital permanent, aucun levier',
  ],
  misread_buyer_pockets_it: ['buyer did well', 'acheteur a fait une bonne affaire'],
  misread_target_rose: ['target’s share price rose', 'cible a monté, titre de la cible a pris'],
  market_as_good_as_done: ['cannot fail', 'ne peut plus échouer, plus leur mot à dire'],
  deals_cost_to_seller: [
    'seller’s problem, paid by the target, costs our shareholders nothing, not cost our shareholders, target pays it',
    'tiffany qui la paie, cible qui la paie, ne coûte rien à nos actionnaires, vendeur la paie',
  ],
  deals_to_sellers: ['seller’s shareholders paid', 'vendeurs ont payé'],
  counter_bigger: ['the bigger the group', 'plus le groupe est gros, plus on achète gros'],
  counter_worth_more: [
    'higher its multiple',
    'plus il vaut, plus le multiple monte, plus on crée de valeur',
  ],
  counter_cheap_loan: [
    crossed('debt, money, borrowing, credit', 'is cheap, gets cheaper, is cheaper') +
      ', cheap borrowing, cheap loans, cheap credit, cheap debt, cheap money, rates fall, rates are low, lower rates, low rates',
    'taux baissent, taux bas',
  ],
  counter_dear_loan: [
    crossed('debt, money, borrowing, credit', 'is expensive, gets dearer, is dear') +
      ', expensive debt, dear money, rates are high, high rates, rates rise',
    'taux montent, taux élevés, dette chère, argent cher, argent est cher, crédit cher',
  ],
  counter_buyers_low: [
    crossed('funds, buyers, sponsors, they', 'pay less, offer less, bid less, bid lower') +
      ', less appetite, bad for a seller, bad for you as a seller',
    crossed('fonds, acheteurs, ils', 'paient moins, offrent moins, paieront moins') +
      ', moins d’appétit, levier rapporte moins',
  ],
  counter_buyers_high: [
    crossed(
      'funds, buyers, sponsors, they',
      'bid highest, always bid highest, bid higher, pay more, offer more',
    ) + ', bid highest, more appetite, good for a seller',
    crossed('fonds, acheteurs, ils', 'paient plus, offrent plus, paieront plus, paient le plus') +
      ', plus d’appétit',
  ],
  amiss_stocks_rise: ['market at its peak', 'bourse au plus haut'],
  misread_only_for_funds: [
    crossed('rates only', 'affect bonds, matter for bonds, concern bonds, touch bonds'),
    'taux ne jouent que sur les obligations',
  ],
  counter_authority: [
    'competition authorities, competition authority, the authorities, the regulator, regulators, merger control, antitrust',
    'autorités, autorité de la concurrence, régulateur, la concurrence, la commission, bruxelles, antitrust',
  ],
  counter_powerless: [
    'no power over, only review two companies, not a criterion, ignore vertical, only applies to companies listed, never looks at small, no legal basis',
    'pas compétentes, ne regardent que les opérations entre, pas un critère, aucune base pour',
  ],
  counter_future_rival: [
    'potential competition, future competition',
    'concurrence potentielle, concurrence future',
  ],
  counter_no_criterion: [
    'not a criterion, is irrelevant',
    'pas un critère, ne compte pas, n’entre pas en compte',
  ],
  counter_files_late: ['filed after completion, file after completion', 'dépose après le closing'],
  counter_in_shares: [
    'paying in shares, paid in shares, pay in shares, paying in stock, paid in stock',
    'payant en titres, payer en titres, payé en titres, payer en actions, payé en actions',
  ],
  market_none_of_our_business: [
    'not get into that, not my business',
    'ne me regardent pas, ne me regarde pas',
  ],
  market_lose_command: ['not be the boss', 'perdez les commandes'],
  market_in_one_month: ['money by the end of the month', 'argent dans le mois'],
  weak_results_time: [
    'after losing your biggest client',
    'attendez que le bénéfice baisse, que le bénéfice baisse, après avoir perdu un gros client',
  ],
  best_then: ['love turnarounds, love a recovery', 'adorent les sociétés à redresser'],
  misread_one_bidder: [
    'with only one buyer adding, others just annoys, negotiate with only one buyer',
    'd’autres le fait fuir',
  ],
  amiss_market_reprices: [
    'buyer’s multiple applies to it, our multiple applies to it',
    'notre multiple s’applique',
  ],
  not_taxed: ['tax does not touch savings', 'impôt ne les touche pas'],
  market_cannot_diversify: [
    'shareholders who can’t diversify',
    'ne peut pas diversifier, ne saurait pas le faire lui-même',
  ],
  counter_any_case: ['whether or not', 'même si les ventes'],
  earnings_up_word: ['eps goes up', 'bpa monte'],
  any_premium_will_do: ['whatever the premium, any price works', 'peu importe la prime'],
  counter_blocking: ['blocking minority', 'minorité de blocage'],
  misstated_decides_all: [
    'still appoints, appoints management, appoints the management, still decides',
    'continue à nommer, nomme toujours, c’est elle qui décide',
  ],
  amiss_keeps_control: [
    'changes nothing to control',
    'ne change rien au contrôle, change rien au contrôle',
  ],
  counter_minority_fund: [
    'minority fund, minority investor',
    'fonds minoritaire, investisseur minoritaire',
  ],
  counter_names_boss: ['decides everything', 'nomme le directeur, nomme le patron, décide de tout'],
  counter_after_success: ['only gets involved after', 'n’intervient qu’une fois'],
  counter_tells_few: ['tell a few large holders', 'à quelques gros actionnaires'],
  frustrates_at_will: ['issue shares to a friend', 'émettre des actions pour'],
  deals_proves: ['is fair by definition, so the price is', 'par définition'],
  deals_own_interest: ['keep its seats', 'garder ses sièges, garder leurs sièges'],
  counter_multiple: ['times ebitda, the multiple', 'fois l’ebitda, le multiple'],
  counter_the_shares: [
    'value of the shares directly, gives the value of the shares',
    'directement la valeur des actions, donne le prix des actions',
  ],
  counter_helps_free: ['for free, free of charge', 'gratuitement, gratis'],
  counter_seller_it: ['keeps providing it, keeps providing', 'continue à fournir'],
  deals_one_off_noun: ['gain on disposal', 'plus-value'],
  deals_stays_in: ['in the ebitda, in ebitda', 'dans l’ebitda'],
  deals_raised_its_price: ['paid more in the end', 'plus cher que le prix de départ'],
  deals_tiffany_bags: [
    'tiffany for its perfumes',
    'tiffany pour ses parfums, tiffany pour les parfums',
  ],
  counter_faces_fact: ['a done deal, fait accompli', 'fait accompli'],
  amiss_integrates: ['merged the teams', 'réunir les équipes'],
  counter_bank_owner: ['becomes a shareholder, puts in the equity', 'devient actionnaire'],
  deals_settles_it: ['has to say yes, must say yes', 'doit dire oui'],
  others_bear: ['seller pays', 'vendeur paie'],
  counter_no_date: ['without a long stop, no long stop', 'sans date butoir'],
  counter_safer: ['better protected, safer', 'mieux protégé, mieux protégée, plus sûr'],
  counter_lower_offer: [
    'pay less, offer less, bid less, bid lower, lower their offers',
    'payer moins, paient moins, offrir moins, offrent moins',
  ],
  counter_higher_offer: [
    'pay more, offer more, bid higher',
    'payer plus, paient plus, offrent plus, paieront davantage, paient davantage, monter leurs offres',
  ],
  counter_gap_closes: [
    'gap closes, gap narrows, gap shrinks',
    'écart entre vendeur et acheteur se réduit',
  ],
  price_the_fund_pays: ['what a fund can borrow', 'ce qu’un fonds peut emprunter'],
  amiss_ipo_opens: [
    'everybody floats, everyone floats, everyone lists',
    'tout le monde s’introduit',
  ],
  counter_nothing_left: ['no value left, nothing left, nothing leaves', 'rien ne sort'],
  counter_unchecked: [
    'not reviewed, not checked, exempt',
    'n’est pas contrôlée, pas contrôlée, pas examinée',
  ],
  counter_other_side: [
    'the target, the seller, the sellers, seller’s shareholders',
    'la cible, le vendeur, les vendeurs',
  ],
  counter_bears: ['pays, bears, paid the', 'supporte, paie'],
  counter_no_view: ['not for me to give a view', 'je n’ai pas à donner d’avis'],
  counter_runs_it: ['runs the company', 'commande'],
  counter_no_risk: ['no risk, without risk', 'aucun risque, sans risque'],
  counter_goes_away: ['go away, goes away', 'se lasser'],
  counter_it_closed: ['deal closed', 'opération s’est faite'],
  counter_so_price_good: ['so the price was good', 'donc le prix était bon'],
  promise_of_conduct: ['promises on behaviour', 'promesses de comportement'],
  liked_most_by_them: ['authorities like best', 'autorités aiment le mieux'],
} as const satisfies Lexicon;
