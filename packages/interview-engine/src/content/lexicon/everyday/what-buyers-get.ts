import type { Lexicon } from '../../types.ts';

/** What people who shun the terms of the trade say of buyers, their power and what they take over. */
export const everydayNotionsOfBuyers = {
  decides_alone: [
    'gets to decide, get to decide, make the decisions, makes the decisions, in charge, gives the orders, takes over the lot, buys the lot, own the lot, you drive',
    'peut décider, décide seul, décider seul, prend tout, prendre tout, est le chef, mène la danse, est aux commandes, on conduit',
  ],
  pays_extra: [
    'more than today’s price, more than the market price, more than the quoted price, above today’s price, a third more, a fifth more, a quarter more, pay to be in charge, extra inside, for being the boss, something for the keys',
    'plus que le prix du jour, plus que le prix de marché, plus que le prix coté, un tiers de plus, un quart de plus, un cinquième de plus, paie pour commander, payer pour commander, paie pour décider, payer pour décider, supplément pour commander',
  ],
  over_todays_price: [
    'more than today’s price, more than the market price, more than the quoted price, more than it trades at, more than it trades for, above the going price, above today’s price, more than the stock price',
    'plus que le prix du jour, plus que le prix de marché, plus que le cours, plus que le prix coté, plus que la bourse, plus cher que le cours',
  ],
  no_voice: [
    'no say, no voice, no power, no control, no influence, decides nothing, nobody asks you, nobody asks for, not run anything',
    'pas de pouvoir, aucun pouvoir, décide de rien, décidez de rien, pas voix au chapitre, aucun contrôle, aucune influence, commande rien, pas mon mot à dire, pas son mot à dire, pas votre mot à dire',
  ],
  cut_it: [
    'split it, split the group, break it up, break the group, break it down, take it apart, chop it up, as three companies, as three businesses',
    'sépare les, séparer les, démonte, démonter, décompose, décomposer, comme trois sociétés, étaient trois sociétés',
  ],
  put_together: [
    'add it up, add it back up, add them up, add them back, add back up, add the pieces, total them, tot it up, tot them up, three prices together, put the three together',
    'additionne le tout, refais le total, faire le total, fais le total, ferais le total, total des trois, remets ensemble, remettre ensemble, trois prix ensemble',
  ],
  each_division: [
    'each on its own, each by itself, each one separately',
    'chacune à part, chacun à part',
  ],
  my_position: [
    'i would hold out, hold out for, i’d hold out, my figure, my price, i would say no, i’d walk',
    'je vendrais, je lâche pas, je ne lâche pas, je refuserais, je dirais non, tenir à, mon chiffre, mon prix',
  ],
  minority_holders: ['other partners', 'd’autres associés'],
  head_office: ['cost of the parent', 'coûte la maison mère, la maison mère'],
  coming_year: [
    'same forward year, one’s coming year, coming year’s, next year’s numbers, next year’s figures, next year’s profits, coming twelve months, twelve months ahead',
    'du forward, sur du forward, chiffres de l’an prochain, chiffres de l’année prochaine, résultats de l’an prochain, douze mois à venir',
  ],
  same_year_end: ['same forward year, same calendar year', 'même année civile, même période'],
  several_bidders: [
    'several are after, outbid one another, outbid each other, more than one suitor, fighting over it',
    'process est compétitif, process compétitif, processus est compétitif, se battent pour, surenchérissent',
  ],
  alike: ['growing alike, earning alike', 'croissent pareil, aussi rentables, au même rythme'],
  for_each_euro: [
    'for each euro of, for every euro of, for each dollar of, for every dollar of, for each pound of',
    'pour chaque euro de, par euro de',
  ],
  same_people: ['same crowd', ''],
  freak_year: ['odd year, strange year, weird year', 'année bizarre, drôle d’année'],
  accounting_rules: [
    'count rents, counting rents, count research, same yardstick',
    'compter les loyers, compter la recherche, même règle pour',
  ],
  at_todays_price: [
    'at today’s price, at the market price, at the current price, at the quoted price',
    'au prix du jour, au prix actuel, au cours actuel, au cours du jour',
  ],
} as const satisfies Lexicon;
