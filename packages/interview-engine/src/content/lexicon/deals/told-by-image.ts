import type { Lexicon } from '../../types.ts';

/** A sale, a bid and a rescue, told by image. */
export const dealsToldByImage = {
  process_reviews_offer: [
    'reads your papers, reads your paper, reads the papers, goes through your papers',
    'lit vos papiers, relit vos papiers, lit le dossier, relit le dossier',
  ],
  deals_foreign_control: [
    'look at your passport, looks at your passport, checks your passport, asks where you come from',
    'regarde votre passeport, regarde ton passeport, regarde d’où vous venez, demande d’où vient l’acheteur',
  ],
  deals_permit: ['may say no, can say no, has to say yes', 'peut dire non, doit dire oui'],
  deals_deferred_price: [
    'a bit paid in two years, a slice paid in two years, the rest in two years',
    'un bout payé dans deux ans, bout payé plus tard, une part dans deux ans, le reste dans deux ans',
  ],
  deals_deferred_if: [
    'only if sales follow, only if the sales hold, only if business follows',
    'seulement si les ventes suivent, si les ventes suivent, seulement si ça marche',
  ],
  deals_walk_away: [
    'emergency exit, emergency exits, way out of the contract, goes home with nothing to pay',
    'portes de sortie, porte de secours, sortie de secours, il part et tu n’as rien',
  ],
  deals_takes_out: [
    'dip into the till, take from the till, dips into the till, touch the till',
    'piquer dans la caisse, pioche dans la caisse, piocher dans la caisse, taper dans la caisse',
  ],
  deals_clock_stops: [
    'price is that of the december accounts, price of the december accounts, nailed to the december',
    'celui des comptes de décembre, ceux de décembre, figé aux comptes de',
  ],
  process_first_pass: [
    'rough figure, ties nobody, binds nobody',
    'chiffre à la louche, n’engage à rien',
  ],
  process_second_pass: ['a real one, have to stand by, real figure', 'un vrai prix, vrai chiffre'],
  deals_closing_day: [
    'hand over the keys, handing over the keys',
    'remet les clés, remise des clés',
  ],
  deals_rivalry: [
    'dares offer peanuts, others in the queue',
    'proposer des clopinettes, trois autres derrière',
  ],
  deals_share_form: ['hand over the whole, hands over the whole', 'refiler le tout, refiler toute'],
  deals_move_one_by_one: [
    'ring the landlord, call the landlord',
    'faut rappeler le bailleur, rappeler le bailleur',
  ],
  outsider_judges: ['no axe to grind', 'aucun intérêt dans l’affaire'],
  honest_sum: ['decent deal, getting a decent', 'prix décent, traitement décent'],
  rank_spills: ['drop reaches', 'goutte tombe, goutte ne tombe'],
  in_order: ['where in the queue', 'place dans la file'],
  claims_frozen: ['nobody may chase', 'plus personne ne réclame'],
  bound_anyway: ['dragged along', 'on vous entraîne'],
} as const satisfies Lexicon;
