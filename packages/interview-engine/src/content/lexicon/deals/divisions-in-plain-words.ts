import type { Lexicon } from '../../types.ts';

/** How somebody who shuns the terms of the trade speaks of a division, a clearance and a way out. */
export const divisionsInPlainWords = {
  plain_lives_alone: [
    'living alone, lives alone, lives on its own, living on its own, lives without, stand on its own, stands on its own, own two feet, without its parent, once it is alone, left to itself',
    'vit seule, vivre seule, vivra seule, vivre toute seule, propres ailes, sans sa mère, une fois seule, livrée à elle-même, sans ses parents',
  ],
  plain_spends: [
    'spend, cost, pay, bill, set it back',
    'dépenser, dépense, coûter, coût, payer, facture, débourser',
  ],
  plain_happened_once: [
    'happened once, happened only once, only happened once, happened just once, lucky windfall, will not happen again, never happen again, freak event, one lucky year',
    'arrivé qu’une fois, arrivé une fois, arrivé une seule fois, coup de chance, coup de malchance, ne se reproduira pas, n’arrivera plus, ne se représentera pas',
  ],
  plain_leaves_out: [
    'ignore, leave aside, leave out, cross out, throw out, disregard, forget, strike out, take out, take away',
    'laisse de côté, mets de côté, raye, oublie, barre, mets à part, ignore, enlève, retire, ne compte pas',
  ],
  plain_moves_out: [
    'moving out, cutting the cord, cut the cord, leaving home, leaving the nest, breaking away, pulling apart, the divorce, moving house, leaving the group, leaving the parent, walking out of the group',
    'couper le cordon, quitter le nid, quitter la maison, divorce, déménager, déménagement, prendre son indépendance, partir de la maison, quitter le groupe, quitter la maison mère, voler de ses',
  ],
  plain_is_not_free: [
    'is not free, costs once, costs money, has a price, not for free, costs something, knock that off, comes at a price, costs a packet, bill to pay, is expensive',
    'coûte une fois, n’est pas gratuit, pas gratuit, a un prix, coûte de l’argent, une facture, ça coûte, coûte cher, coûte aussi, se paie',
  ],
  deals_normal_capital: [
    'ordinary month, normal month, usual month, usual stock, stock and unpaid, unpaid bills, unpaid invoices, how much stock, empty the till, emptied the till',
    'mois normal, mois ordinaire, stocks et factures, factures impayées, combien de stock, vider la caisse, vider les caisses, vidé la caisse, niveau habituel',
  ],
  plain_one_instead: [
    'one global player, one champion, instead of two, rather than two, single player, one group instead, no longer two',
    'un seul acteur, un seul champion, au lieu de deux, plutôt que deux, un seul groupe, deux en un',
  ],
  plain_lays_hands: [
    'lays hands on, laid hands on, laid its hands on, got hold of, gets hold of, got its hands on, bought itself, helped itself to',
    'met la main sur, mettait la main sur, mis la main sur, s’offre, s’offrait, s’est offert, s’achète, s’achetait, récupérait, récupéraient, met dans son panier',
  ],
  plain_no_yes_no_deal: [
    'no green light no, no approval no, no clearance no, no yes no, without a yes no, no permission no',
    'pas de feu vert pas, pas d’accord officiel pas, pas d’autorisation pas, sans feu vert pas, sans autorisation pas',
  ],
  plain_done_or_off: [
    'done or off, or it is off, if it is off, if it falls apart, if it collapses, if it fails',
    'si ça capote, si ça casse, si ça échoue, signé ou abandonné, fait ou abandonné, si ça tombe à l’eau',
  ],
  plain_buyer_pays: [
    'buyer pays, buyer has to pay, buyer must pay, buyer owes, pays the seller, seller gets money, seller pockets',
    'acheteur paie, acheteur paye, acheteur verse, acheteur doit, vendeur touche, vendeur reçoit, vendeur encaisse, touche une somme, touche un chèque',
  ],
  deals_sale_contract: [
    'merger agreement, signed paper, put on paper, what they signed',
    'papier signé, sur le papier, ce qu’on signe',
  ],
  plain_in_reserve: [
    'in reserve, in the drawer, up its sleeve, up their sleeve, as a backup, as a fallback, needed a fallback, second best',
    'en réserve, dans la manche, dans un tiroir, sous le coude, en secours, solution de secours, roue de secours, plan de rechange, solution de rechange',
  ],
  plain_lighter_tie: [
    'alliance, partnership, minority stake, small slice, small stake, side by side, licence, joint venture, stock exchange, ipo, commercial agreement',
    'alliance, entente, partenariat, minorité, minoritaire, prise de participation, licence, coentreprise, bourse, accord commercial',
  ],
  deals_buy_out_route: [
    'new company of their own, company of their own, company they set up, company they create, box on top, new box, company on top',
    'société qu’on crée, société qu’ils créent, société créée par, société bien à eux, boîte au dessus, société au dessus, coquille au dessus',
  ],
  puts_back_in: [
    'put part of what, put some of it back, puts some back, put some back, part of it back in',
    'y remettant, y remettre, y remettent, remettre une part, remettre une partie, y remet',
  ],
  case_own_stalls: [
    'own brands don’t grow, cannot grow with, no longer grow with, old products, old lines, customers are ageing, with no growth, own brands are flat, brands are flat',
    'vieillissent avec, vieillit avec, vieux produits, vieilles gammes, sans croissance, marques stagnent, marques calent',
  ],
  plain_over_worth: [
    'over its value, the top up, more than it is worth, above what it is worth',
    'de plus que sa valeur, la rallonge, le surplus, de plus que ça ne vaut, au-dessus de ce que ça vaut',
  ],
  plain_gets_back: [
    'to get, get back, in return, comes back, brings in',
    'récupérer, ramener, rapporter, en échange, en retour',
  ],
  calls_friends: [
    'friendlier buyer, friendlier owner',
    'acheteur ami, cherche un ami, repreneur ami',
  ],
  bids_better: ['pays more, offers more', 'offre mieux, offre plus, paie mieux'],
  plain_own_tools: [
    'buy back our shares, buy our shares back, buy our own shares, big dividend, hand cash out, cheap rights',
    'racheter nos actions, racheter nos propres, rachète nos, rachetons nos, gros dividende, distribuer du cash, bons à prix',
  ],
  plain_owners_agree: [
    'owners agree, holders agree, if the holders, if our holders, if the meeting, allow it, law lets',
    'si l’assemblée, assemblée est d’accord, actionnaires d’accord, si les actionnaires, assemblée vote, loi le permet',
  ],
  judge_former_owner: ['old parent', 'ancienne mère'],
  judge_still_need: [
    'still runs, keeps running, still does, goes on doing',
    'fait encore, continue de faire, continue à faire, s’occupe encore',
  ],
  deals_lacking: ['hardly any, hardly had', 'presque pas, quasiment pas'],
  if_it_is_refused: [
    'officials say no, authorities say no, if the officials',
    'si les autorités, autorité dit non',
  ],
  plain_set_against: [
    'fight it out, fight for it, fight over, against each other, against one another, compete for it, have them bid, bidding',
    'se battre, s’affronter, se faire concurrence, se disputer, les uns contre les autres, en lice',
  ],
} as const satisfies Lexicon;
