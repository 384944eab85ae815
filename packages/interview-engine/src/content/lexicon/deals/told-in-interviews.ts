import type { Lexicon } from '../../types.ts';

/** Why, on what terms and with what doubts a deal is done, as candidates say it in plain words. */
export const toldInInterviews = {
  plain_i_would: [
    'i would have, if you ask, i would start, i would go, i would advise, i would tell them, let me be direct, tell you straight, if you ask me, if i was, if i were',
    'moi je trouve, moi je dis, moi j’y crois, à mon sens, si vous voulez mon avis, j’aurais payé, j’y crois',
  ],
  plain_own_call: [
    'paid less, start preparing, launch in, not this week, before next, say no, underestimated, should have started, do the box, i would walk, no room for error, naive, lowball',
    'laisserais passer, ont bien fait, pas droit à l’erreur, revienne avec plus, reviennent avec, sous-estimé, à condition de, naïf, pas demain, dans six mois',
  ],
  side_falls_short: [
    'had nobody in, has nobody in, has no workshop, had no shop, was small in, too small in, run half empty',
    'avaient personne en, avait personne en, n’ont pas d’atelier, n’ont pas d’usine, n’arrivait pas à faire, n’arrivaient pas à faire, n’arrive pas à faire',
  ],
  side_has_it: [
    'has the customers there, has three of them, has two hundred, has them there',
    'en a trois, en a deux, en a dix, y a deux cents, y a déjà, y est partout',
  ],
  judge_property: ['the workshop, the building, the factory walls', 'atelier, les murs'],
  puts_back_in: [
    'puts some of its cash back, some of its cash back',
    'remet une part de son argent',
  ],
  deals_brand_things: ['the label, supply chain, sourcing', 'le label, approvisionnement, filière'],
  deals_above_market: [
    'above the undisturbed, over the undisturbed, above the unaffected',
    'au-dessus du cours d’avant, au-dessus du cours non affecté',
  ],
  plain_watched_board: [
    'sabotage the bid, sabotage the offer, neutral towards the bid, treat the offer with neutrality',
    'saboter l’offre, traiter l’offre avec neutralité, avec neutralité, mesure qui la fasse échouer',
  ],
  plain_foreign_buyers: [
    'foreign investment, foreign buyers, foreign ownership, foreign investors',
    'investissements étrangers, investissement étranger, acheteurs étrangers',
  ],
  plain_state: [
    'the government, berlin, the ministry, the state',
    'gouvernement, berlin, le ministère, bercy',
  ],
  plain_may_refuse: [
    'could block, might block, could object, might object, veto, looked at, sensitive',
    'pourrait tiquer, pourrait bloquer, peut bloquer, pourrait s’opposer, mettre son veto, autorisation',
  ],
} as const satisfies Lexicon;
