import type { Lexicon } from '../../types.ts';

/** A market position that is hard to attack, in the words people use for it. */
export const moatNotions: Lexicon = {
  lbo_cannot_word: [
    'cannot, can not, struggle, unable',
    'ne puisse pas, ne peuvent pas, peinent, n’arrivent pas, du mal, incapables',
  ],
  lbo_keeps_rivals_out: [
    'push aside, break in, steal, strong, protect, hard, difficult, solid, defend, hold, real, keeps out, advantage, barriers, loyal, leader, leading, dominant, niche, cannot, easily, copy, replace, entry, nobody, no one, undercut, dislodge, market, compete, switch, price, margin, number',
    'prendre sa place, piquer, fort, protéger, difficile, solide, défendre, tient, tiennent, vraie, réel, avantage, barrières, fidèle, leader, dominante, niche, copier, remplacer, entrée, personne, déloger, du mal, marché, concurrencer, changer, prix, marge, numéro, bouger',
  ],
  lbo_shield_from_rivals: [
    'steal the contracts, steal its customers, steal the customers, certifications, approvals needed, accreditation, installed base, only one in town, barriers, leader, leading position, market position, strong position, solid position, dominant, niche, moat, pricing power, cannot copy, easily copy, hard to copy, hard to replace, difficult to copy, hard to attack, competitive advantage, competitors cannot, competition is weak, switching costs, loyal customers, number one, market share, well entrenched, brand, defensible, edge, rivals, nobody can, no one can, undercut, dislodge, first in its market, captive, locked in, patents, licence, hard to enter, reputation, few competitors',
    'lui prendre sa place, piquer ses clients, prendre ses clients, agréments, agrément, certifications, homologation, base installée, seul sur le marché, seule sur le marché, barrières, leader, position de marché, position forte, position solide, place sur son marché, position dominante, niche, pricing power, difficile à copier, difficile à imiter, pas copier, difficile à attaquer, avantage concurrentiel, concurrents, coût de changement, clientèle fidèle, clients fidèles, numéro un, part de marché, bien installée, défendable, indétrônable, marque forte, déloger, personne ne peut, captif, captive, brevets, licence, réputation, premier de son marché, incontournable, se faire une place',
  ],
  newcomer_word: [
    'newcomer, new entrant, new entrants, new rival, somebody new, a rival starting, copycat',
    'nouvel entrant, nouveaux entrants, nouveau venu, un nouveau, un concurrent qui arrive, un petit nouveau',
  ],
  steals_clients: [
    'steal its clients, steal its customers, take its customers, take its clients, open next door, set up next door, steal its business',
    'piquer ses clients, voler ses clients, prendre ses clients, s’installer à côté, ouvrir à côté, lui prendre sa place',
  ],
  would_take_years: [
    'would take years, takes years, would need years, ten years to, years to catch up, would struggle, years to build, years to get',
    'mettrait dix ans, mettrait des années, mettre des années, faut des années, faudrait des années, des années pour, aurait du mal, dix ans pour',
  ],
};
