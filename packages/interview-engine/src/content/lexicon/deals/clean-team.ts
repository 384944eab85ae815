import type { Lexicon } from '../../types.ts';

/** Clean teams, in the words people use for it. */
export const cleanTeamNotions: Lexicon = {
  deals_exchange_secrets: [
    'share prices, exchange prices, swap prices, show prices, sensitive information, sensitive data, exchange information, share information, price lists, commercial data, customer data, coordinate prices, confidential data, run as one, act as one, swap customer prices, share customer lists, swap customer lists, compare price lists, swap price lists, prices and customer, customer lists, customer names',
    's’échanger les prix, échanger prix, montrer les prix, montrer tarifs, montrer les tarifs, informations sensibles, données sensibles, échange informations, tarifs des uns, données commerciales, listes de prix, coordonner prix, données clients, fichiers clients, listes clients, prix clients, prix et clients, tarifs et clients, listes de clients, noms de clients',
  ],
  deals_prepare_integration: [
    'merging the systems, merge the systems, joining the systems, integration, prepare what follows, merging two, combine two houses, putting together',
    'fusionner les systèmes, fusion des systèmes, réunir les systèmes, intégration, prépare la suite, rapprochement',
  ],
  deals_sealed_team: [
    'locked room, few outsiders, sworn outsiders, few people walled off, walled off, people walled off, small group cut off, small walled off, clean team, ring fenced team, separate team, separate group, small group apart, third party team, firewall, information barrier, gun jumping, sealed team, sworn to secrecy, behind a wall, outsiders only, people kept apart, handful of people, cut off from the sales',
    'conseils extérieurs, extérieurs assermentés, coupées du reste, coupés du reste, à l’écart des vendeurs, personnes à l’écart, gens isolés, entre gens isolés, groupe restreint et isolé, groupe restreint, petit groupe isolé, clean team, équipe étanche, équipe séparée, groupe à part, équipe dédiée, cloison, cloisonnées, muraille, gun jumping, tenus au secret, tenue au secret, gens à part, poignée de personnes, poignée de gens, personnes isolées',
  ],
  deals_show_each_other: ['show each other, show one another', 'se montrent pas, se montrer'],
  process_only_these: ['only, nobody else', 'seuls, seulement, que'],
  told_both_price_lists: [
    'both price lists, the two price lists, both sets of prices, both lists',
    'les deux tarifs, deux grilles de prix, prix des deux, deux listes',
  ],
  told_outsiders_only: [
    'only a few outsiders, only outsiders, a few outsiders, outside people only',
    'quelques personnes extérieures, seules des personnes extérieures, seuls des gens extérieurs, que des gens de l’extérieur',
  ],
};
