import type { Lexicon } from '../../types.ts';

/** What the separation costs, in the words people use for it. */
export const separationCostsNotions: Lexicon = {
  asks_for_care: [
    'pay attention to, watch out for, be careful about, be careful with, be mindful of, keep an eye on, keep in mind the',
    'faire attention aux, faire attention à la, faire attention au, être attentif aux, être vigilant sur, garder un œil sur, garder en tête les',
  ],
  deals_once_off_bill: [
    'once, bill, invoice, as debt, like debt, deducted from price, off the price, apart, separately, negotiated, cost, capex, budget, discount, pay, paid, take off, off price, aside, comes off what',
    'facture, à part, comme de la dette, comme une dette, une somme due, déduit du prix, en moins du prix, séparément, coût, décote, budget, négocié, payer, une fois, enlève, retire du prix, de côté, se retire',
  ],
  deals_transition_services: [
    'tsa, transition services, transition agreement, parent continues, lend its systems, for eighteen months, for a year or two, keep providing, continue providing, keeps supplying, keep running, service agreement',
    'tsa, services transitoires, contrat de transition, période de transition, continuera à prêter, continue à fournir, un an ou deux, prêter ses, continue de fournir, fournir l’informatique, contrat de service, faire tourner l’informatique, continuer à faire tourner, devra continuer',
  ],
  deals_untangle: [
    'separation, untangle, disentangle, split systems, migrate, set up costs, carve out costs, moving costs, cost of leaving, new systems, stand up costs, dis synergies, lost discount, lost purchasing, loss of scale, lost scale, cut the cord, cutting the cord, splitting it off, split it off, splitting off, divorce, own software, own servers, new servers, own office, moving the staff, their own computers, own computers, its own computers, new it',
    'séparation, détourage, détourer, démêler, désimbriquer, migration, migrer, déménagement, mise en place, coûts de sortie, dissynergies, dis-synergies, perte d’échelle, perte de volume, remises perdues, couper le cordon, nouveaux serveurs, leurs logiciels, leurs locaux, leurs propres serveurs, comme un divorce, ses propres ordinateurs, propres ordinateurs, nouvel informatique, nouvelle informatique',
  ],
  judge_former_owner: [
    'old parent, old owner, former owner, parent, mother company, seller, group, head office',
    'ancienne mère, ancien propriétaire, ancienne maison, maison mère, vendeur, groupe, siège',
  ],
  judge_pay_for_it: [
    'charge, invoice, bill, pay, cost, costs, price, million',
    'facturer, facture, payer, paie, coûter, coûte, coûtera, prix, million',
  ],
  judge_still_need: [
    'still runs, keeps running, still does, goes on doing, still need, still use, still rely, keep using, keep supplying, for the first year, for a year, for eighteen months, for a while, until they have, in the meantime, temporarily',
    'fait encore, continue de faire, continue à faire, s’occupe encore, encore besoin, encore utiliser, encore dépendre, continuer à utiliser, continuer à fournir, la première année, pendant un an, pendant dix huit mois, un certain temps, en attendant, provisoirement, le temps de',
  ],
  passing_for_a_fee: [
    'for a fee, against a fee, for a year, a while, for some months, for money, and bills, paid for',
    'contre une redevance, contre paiement, contre argent, un an, quelque temps, le temps que, moyennant, payant',
  ],
  passing_lends_hand: [
    'keeps running, keep running, keep the wifi, keeps the wifi, runs the servers, runs it for, runs the payroll, lends its computers, hosts',
    'garde les serveurs, prête ses ordinateurs, prête ses serveurs, héberge',
  ],
  passing_old_owner: [
    'old owner, old owners, former owner, the parents, old parent, seller, former parent, parent company, the group',
    'ancien propriétaire, anciens propriétaires, les parents, maison mère, le vendeur, le groupe',
  ],
  plain_is_not_free: [
    'you pay once, paid once, one-time bill, knock it off, off the price, knocked off, is not free, costs once, costs money, has a price, not for free, costs something, knock that off, comes at a price, costs a packet, bill to pay, is expensive',
    'payé une fois, payée une fois, facture unique, une bonne fois, enlève du prix, à retrancher, retire du prix, coûte une fois, n’est pas gratuit, pas gratuit, a un prix, coûte de l’argent, une facture, ça coûte, coûte cher, coûte aussi, se paie',
  ],
  plain_moves_out: [
    'leaving the fold, unplugging, unplug her, unplug it, moving bill, family computer, own servers, cutting the wires, rewiring, rewire, unwinding, taking it apart, moving out, cutting the cord, cut the cord, leaving home, leaving the nest, breaking away, pulling apart, the divorce, moving house, leaving the group, leaving the parent, walking out of the group',
    'sortir du giron, débrancher, débranchement, débranche, facture de déménagement, couper les fils, décâbler, recâbler, sortir des systèmes, se désaccoupler, couper le cordon, quitter le nid, quitter la maison, divorce, déménager, déménagement, prendre son indépendance, partir de la maison, quitter le groupe, quitter la maison mère, voler de ses',
  ],
};
