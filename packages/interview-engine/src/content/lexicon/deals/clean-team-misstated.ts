import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Clean teams, in the words of those who get it wrong. */
export const cleanTeamMisstated: Lexicon = {
  cases_joint_prices: [
    'set prices together, fix prices together, agree on prices, coordinate prices',
    'prix ensemble',
  ],
  cases_waiting: [
    'while waiting, meanwhile, in the meantime, before clearance',
    'en attendant, avant le feu vert, entre temps, avant l’autorisation',
  ],
  commerce: [
    'sales, selling, pricing, prices, commercial teams, offers to clients',
    'ventes, prix, tarifs, commercial',
  ],
  deals_can_word: [
    'can, may, free to, allowed to, should, nothing stops',
    'peut, peuvent, pouvons, libres, a le droit, doit, rien n’empêche',
  ],
  deals_during_review: [
    'while we wait, during review, during the review, while waiting, while the review, pending clearance, before clearance, once the SPA is signed, without waiting for clearance, as the SPA has been signed, without waiting for the authority',
    'pendant qu’on attend, pendant l’examen, pendant l’instruction, en attendant, avant l’autorisation, avant le feu vert, une fois le SPA signé, sans attendre la décision, sans attendre l’autorité, puisque le SPA est signé',
  ],
  deals_integrate_now: [
    'start integrating, integrating straight away, integrate right away, sharing prices, share customer lists, align prices, begin integrating, merge teams, merge the sales, merge sales, run both companies together, start to integrate, integrate at once, exchange prices, swap customer lists',
    'on intègre, commence à intégrer, partage les prix, partager les fichiers clients, aligner les prix, commencer intégration, commence l’intégration, fusionner les équipes, intégrer tout de suite, gérer ensemble, échanger les prix, échanger les listes, échanger les tarifs, fusionner équipes commerciales',
  ],
  deals_meanwhile: [
    'can already, could already, can start, meanwhile we can',
    'peut déjà, pouvons déjà, attendant on peut, peut commencer',
  ],
  deals_right_away: [
    'right away, from signing, once signed, before clearance, at once, immediately, straight away, already, in the meantime, as soon as we sign, once we have signed, the day we sign, as soon as we have signed',
    'tout de suite, dès la signature, avant l’autorisation, immédiatement, déjà, en attendant, sans attendre, dès qu’on signe, dès qu’on a signé, une fois signé',
  ],
  flat_before_decision: [
    'before the decision, before the clearance, before the approval, before the green light, while they review, in the meantime, right away',
    'avant la décision, avant l’autorisation, avant l’accord, avant le feu vert, pendant l’examen, en attendant, tout de suite',
  ],
  flat_joint_prices: [
    'set common prices, agree on prices, set prices together, common price list, align our prices, set joint prices, fix common prices',
    'fixer des prix communs, prix communs, fixer les prix ensemble, aligner nos prix, aligner les tarifs, tarif commun, s’entendre sur les prix',
  ],
  flat_sales_teams: [
    'sales teams, sales people, salespeople, commercial teams',
    'équipes commerciales, commerciaux, forces de vente',
  ],
  flat_work_together: [
    'work together, sell together, visit clients together, start working together, plan sales together',
    'travailler ensemble, vendre ensemble, démarcher ensemble, prospecter ensemble',
  ],
  hand_in_hand: [
    'together, jointly, as one, in common',
    'ensemble, en commun, conjointement, d’une seule main',
  ],
  heard_both_firms: [
    'run both firms together, run both companies together, run the two together',
    'gérer les deux sociétés ensemble, gérer les deux ensemble',
  ],
  heard_since_signing: [
    'since it is signed, as it is signed, now it is signed, from signing, once signed, once the spa is signed, after signing, once the agreement is signed, as soon as we sign, as soon as we have signed, since the agreement is signed, now that it is signed',
    'comme c’est signé, puisque c’est signé, vu que c’est signé, une fois l’accord signé, dès le signing, dès la signature, une fois signé, accord étant signé, une fois le contrat signé, puisque l’accord est signé, après le signing, après la signature',
  ],
  heard_swaps_secrets: [
    'swap price lists, swap their prices, exchange their prices, swap customer lists, exchange prices, swap prices, exchange customer, share customer lists, share customer files, share customer data, exchange price lists, share price lists, exchange client lists, share our prices with, share commercial data, exchange commercial data, show each other',
    's’échangent leurs prix, s’échangent leurs tarifs, s’échangent leurs clients, se donnent leurs prix, échanger les prix, échanger nos prix, échanger leurs prix, échanger les tarifs, partager les prix, partager les tarifs, partager leurs tarifs, partager nos tarifs, échanger les fichiers clients, partager les fichiers clients, échanger les données commerciales, partager les données clients, se montrer les prix',
  ],
  heard_talks_prices: [
    'talk about pricing, talk to each other about pricing',
    'se parler des prix, parler des prix entre',
  ],
  heard_under_review: [
    'while brussels, while the commission, while the authority',
    'pendant que bruxelles, pendant que la commission, pendant que l’autorité',
  ],
  offers_outside_people: [
    'outside, external, independent, lawyers, consultants, advisers, not, never, cannot, prevent, prevents, without, avoid, until',
    'externe, externes, extérieurs, indépendants, avocats, consultants, conseils, ne, pas, jamais, sans, empêche, éviter',
  ],
  offers_team_runs: [
    crossed(
      'run, runs, running, manage, manages, managing, merge, merging, integrate, integrating, operate, combine, coordinate, coordinates',
      'two businesses, both businesses, two companies, both companies, sales teams, businesses together, companies together, commercial policy, prices, two sales forces, operations together',
    ) +
      ', managers from both sides, managers of both sides, managers from both companies, sales managers from both, sales teams of both, sales people from both, start the integration, starts the integration, sales managers from the two, managers from the two, salespeople from both, commercial teams of both, commercial teams from both, both sales teams',
    crossed(
      'gère, gèrent, gérer, dirige, dirigent, diriger, pilote, pilotent, fusionne, fusionnent, intègre, intègrent, coordonne, coordonnent',
      'deux sociétés, deux activités, deux entreprises, sociétés ensemble, activités ensemble, équipes commerciales, les prix, politique commerciale, ensemble les deux',
    ) +
      ', managers des deux côtés, dirigeants des deux côtés, commerciaux des deux côtés, équipes commerciales des deux, opérationnels des deux, commence l’intégration, commencent l’intégration, commerciaux des deux groupes, commerciaux des deux sociétés, équipes des deux groupes, managers des deux groupes, managers des deux sociétés, commerciaux des deux entreprises, dirigeants des deux groupes, fixer les prix, fixe les prix',
  ],
  runs_things: [
    'run, running, manage, managing, set, setting, align, aligning, decide, coordinate, coordinating',
    'gérer, piloter, fixer, aligner, décider, coordonner, mener, conduire',
  ],
  slip_run_jointly: [
    'set prices, agree on prices, run the sales, start selling together, joint pricing, plan prices',
    'fixer ensemble les prix, fixer les prix, vendre ensemble, politique tarifaire commune',
  ],
  slip_sealed: ['clean team', 'clean team, clean teams, équipe étanche, équipes étanches'],
  wrongly_clean_only_before: [
    crossed(
      'clean team',
      'is only for before, is only before, is only needed before, stops at signing, ends at signing, is over at signing',
    ),
    crossed(
      'clean team, équipe étanche',
      'c’est uniquement avant, c’est avant, c’est seulement avant, sert uniquement avant, s’arrête à la signature, c’est que avant',
    ),
  ],
  wrongly_sales_people: [
    'sales directors, sales managers, heads of sales, commercial directors, salespeople, sales people of both, salespeople of both, sales teams of both, commercial teams of both, sales managers of both',
    'directeurs commerciaux, directeurs des ventes, chefs des ventes, commerciaux, commerciaux des deux, équipes commerciales des deux, vendeurs des deux côtés, directeurs commerciaux des deux',
  ],
  wrongly_share_all: [
    'share everything, share all, line up prices, align prices, line up prices and customers, show each other the prices, share price lists, share prices and customers, discuss prices, run the sales together, call customers together',
    'tout partager, tout se partager, tout se montrer, aligner les prix, se caler ensemble, se coordonner, partager les tarifs, discuter des prix, démarcher ensemble, appeler les clients ensemble',
  ],
};
