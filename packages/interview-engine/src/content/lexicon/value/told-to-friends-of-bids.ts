import type { Lexicon } from '../../types.ts';

/** Bids, groups and boards as explained to a friend who knows nothing of the trade. */
export const toldToFriendsOfBids = {
  for_each_euro: [
    'for every one they, for each one they, for each euro it, for every euro it',
    'pour un euro gagné, pour chaque euro gagné',
  ],
  turns_of_profit: ['turns', ''],
  owed_to_bank: [
    'bank is owed, spoken for by the, promised to the lenders',
    'promis aux prêteurs, promis à la banque, rend aux banques, rend à la banque',
  ],
  pays_less_for_it: ['pays less, pay less, paid less', 'paie moins, paient moins, paierait moins'],
  control_has_a_price: [
    'control costs, control is paid for, control has a price, pay for control, paying for control, control is not free',
    'contrôle se paie, contrôle coûte, contrôle a un prix, payer le contrôle, paie le contrôle, contrôle n’est pas gratuit',
  ],
  price_worth_paying: [
    'worth paying for, worth paying extra, costs money, comes at a price',
    'et ça se paie, ça se paie cher, ça a un prix, vaut de l’argent',
  ],
  over_todays_price: [
    'more than what it trades, above where it trades',
    'plus que ce que ça, au-dessus de la cote, plus que la cote',
  ],
  hot_market: [
    'be more expensive now, dearer now, goes wild, overtake what',
    'pu monter depuis, plus chère depuis, monté depuis',
  ],
  all_shares: [
    'buying out everyone, buying everyone out, buying everybody out',
    'achat de tout le monde',
  ],
  a_year_of_it: ['a year, per year, yearly', 'par an, à l’année'],
  each_put_apart: [
    'as if they were three, value each, price each, each as if, as if it stood alone',
    'évalue chacun, évalue chacune, prix sur chacune, comme si elle était seule',
  ],
  own_sample: [
    'peer set, peer group, own peers, set of peers',
    'panel, échantillon, jeu de comparables',
  ],
  one_bridge_only: [
    'one bridge, single bridge, one debt deduction, one deduction, bridge once',
    'un seul passage, un seul bridge, passage unique, une seule déduction',
  ],
  plan_fails: [
    'plan misses, plan slips, plan fails, plan is missed, misses the plan, plan does not',
    'plan est raté, plan dérape, plan n’est pas tenu, rate son plan, rate le plan',
  ],
  how_quickly: [
    'how quickly, how fast, how much of it',
    'à quelle vitesse, combien il fond, jusqu’où il descend',
  ],
  hundredths_of_a_point: ['bps, basis points, bips', 'bps, points de base, pb'],
  take_it_if: ['take, accept, grab', 'prenez, acceptez, prendre, accepter'],
  hold_on_for: ['hold out, stick to, hold on', 'tenir, tenez, tiendrais'],
  ask_for: ['ask', 'demander, demandez, demanderais'],
  a_sponsor: [
    'mostly borrowed, using borrowed, borrows nearly all',
    'emprunte presque tout, empruntant beaucoup, achète en empruntant, un financier',
  ],
  earns_what_it_wants: [
    'still earn what, still make its, still make what, still hit',
    'gagnant encore, veut son gain, gagner encore, tout en gagnant',
  ],
  can_pay: ['prepared to pay', 'pourrait mettre, est prêt à mettre, peut payer'],
  floor_price: ['lowest price', 'c’est le bas, un socle, le socle'],
  rather_a_span: [
    'a from and a to, rather than a point, than a single point',
    'plutôt une fourchette, entre tant et tant, de tant à tant',
  ],
  big_share: ['', 'tient surtout à, surtout à sa valeur'],
  against_what_is_left: [
    'against what’s left for, against what is left for, against the owners’ money',
    'face à ce qui reste, face à ce qu’il a mis',
  ],
  set_against_sales: [
    'with what they sell, with its sales, with what it sells, against its sales',
    'affaire à ses ventes, entreprise à ses ventes, prix à ses ventes, avec ses ventes',
  ],
} as const satisfies Lexicon;
