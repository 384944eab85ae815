import type { Lexicon } from '../../types.ts';

/** Words for what is said wrongly of a division that leaves its group. */
export const misjudgedCarveOuts = {
  amiss_separation_costs: [
    'separation costs, separation cost, one off separation costs, costs of separation, cost of separating, costs of the carve out, it migration, migration costs, cost of building a new it system',
    'coûts de séparation, frais de séparation, coût de séparation, coûts de détourage, coûts de migration, migration informatique, coût de la séparation',
  ],
  amiss_recurring: [
    'are recurring, is recurring, recurring, recur, come back every year, every year, yearly, annual',
    'sont récurrents, récurrents, récurrent, récurrentes, reviennent chaque année, chaque année, tous les ans, annuels',
  ],
  amiss_dis_synergies: [
    'dis synergies, dissynergies, dis synergy, dissynergy',
    'dis synergies, dissynergies, désynergies, dis synergie',
  ],
  amiss_one_off: [
    'are one off, is one off, one off, one time, non recurring, happen once',
    'sont ponctuelles, sont exceptionnelles, exceptionnelles, ponctuelles, non récurrentes, une seule fois, sont non récurrentes',
  ],
  amiss_added_to_value: [
    'added to the value, add to the value, get added, are added, increase the value, raise the value, raises the value, increases the value, add them to the price, add them to the value, added to the price, push the price up, more attractive, paid on top, make the division worth more, boost the value, added to ebitda, added back to the price',
    's’ajoutent à la valeur, s’ajoutent au prix, ajoutés à la valeur, ajoutés au prix, augmentent la valeur, augmente la valeur, font monter le prix, on les ajoute au prix, on les ajoute à la valeur, ajoute à la valeur, plus attractive, rendent la division plus, s’ajoutent',
  ],
  amiss_transition: [
    'tsa, transition services agreement, transitional services agreement, transition services, transition agreement',
    'tsa, contrat de services transitoires, services transitoires, contrat de transition, transition services agreement',
  ],
  amiss_buyer: ['buyer, acquirer, purchaser', 'acheteur, acquéreur, repreneur'],
  amiss_gives_services: [
    'provides services, provides, supplies, delivers, runs, renders, provide services, provide, supply, has to provide, must provide, to provide, lends its systems, keeps running, serves',
    'rend des services, rend, fournit, fournir, fournissant, preste, assure, doit fournir, prête ses, à rendre, héberge, qui rend, qui fournit, qui assure',
  ],
  amiss_seller: [
    'seller, vendor, parent, group, former parent',
    'vendeur, cédant, maison mère, groupe, ancien groupe',
  ],
  amiss_free_or_forever: [
    'free of charge, for free, is free, costs nothing, no cost, at no cost, not paid, not charged, forever, permanent, for ten years, ten years, indefinitely, without limit, no time limit, for good, unlimited, long term',
    'gratuit, gratuitement, est gratuit, ne coûte rien, sans frais, sans coût, pas facturé, pendant dix ans, dix ans, définitif, permanent, sans limite, indéfiniment, pour toujours, illimité, à vie, pour dix ans',
  ],
  amiss_reported_profit: [
    'reported ebitda, published ebitda, reported figure, ebitda as reported, ebitda reported, ebitda in the accounts, segment ebitda, accounting ebitda, ebitda as published, historical ebitda',
    'ebitda publié, ebitda reporté, ebitda comptable, ebitda du reporting, ebitda affiché, ebitda historique, ebitda tel que publié, ebitda des comptes, ebitda du segment',
  ],
  amiss_applies: [
    'apply the multiple to, multiple to, multiply, multiple on, take, use, enough, times, start and finish with',
    'applique le multiple à, multiple à, multiplie, multiple sur, prends, utilise, suffit, prend, retient',
  ],
  amiss_adjusted: [
    'adjust, adjusted, normalise, normalised, restate, restated, correct, then, not, cannot, never, wrong, before, first, starting point, but, rather, standalone, stand alone',
    'retraite, retraité, normalise, normalisé, ajuste, ajusté, corrige, ensuite, puis, pas, jamais, avant, d’abord, point de départ, mais, plutôt, standalone, autonome',
  ],
  amiss_group_charges: [
    'group charges, management fees, head office charges, allocated charges, head office costs, central charges, group costs, corporate charges, allocated costs, recharges, group overheads, recharged costs',
    'frais de groupe, charges de groupe, frais du groupe, charges du groupe, frais de siège, management fees, frais refacturés, refacturations, frais centraux, charges de siège, coûts centraux, frais groupe, charges groupe',
  ],
  amiss_gone: [
    'disappear, vanish, go away, are gone, fall away, drop out, are saved, are added back, added back, add them back, add back, are a pure saving, pure gain, pure upside',
    'disparaissent, s’envolent, tombent, sont économisées, sont économisés, les rajoute, les réintègre, rajoute à l’ebitda, réintègre, ajoute à l’ebitda, rajoutées, réintégrées, gain net, pur gain, les ajoute',
  ],
  amiss_nothing_instead: [
    'nothing instead, nothing in their place, nothing replaces, without replacing, no replacement, not replaced, nothing in return, nothing against them, without any cost instead, without a stand alone cost, worth even more, in full, no stand alone cost, no standalone cost, without standalone costs, entirely, whole amount',
    'rien mettre en face, sans rien mettre en face, rien en face, rien à la place, sans les remplacer, rien ne les remplace, sans contrepartie, vaut encore plus, vaut donc plus, en totalité, intégralement, entièrement, aucun coût autonome, sans coût autonome, sans coûts autonomes, sans coûts standalone, sans remplacement',
  ],
  amiss_replaced: [
    'replaced by, replace them with, but, not, stand alone costs instead, deduct, and i subtract, then deduct, minus',
    'remplacés par, remplacées par, remplace par, mais, pas, déduis, puis, retranche, moins',
  ],
  amiss_alone_costs: [
    'standalone costs, stand alone costs, standalone cost, stand alone cost, standalone cost base, stand alone cost base, costs on its own, costs of standing alone, cost of standing alone',
    'coûts standalone, coûts stand alone, coûts autonomes, coût autonome, coût standalone, base de coûts autonome, base de coûts standalone, coûts en autonome',
  ],
  amiss_always_lower: [
    'always lower, are always lower, always below, always less than, always smaller, are lower than, are below, always cheaper, are less than, never higher, never exceed, lighter, is lighter, leaner',
    'toujours inférieurs, sont toujours inférieurs, toujours plus bas, toujours moins élevés, sont inférieurs, sont plus bas, toujours moins chers, jamais supérieurs, plus légère, jamais plus élevés, plus légers, toujours plus faibles',
  ],
  amiss_higher: [
    'higher, are higher, rise, above, exceed, more than, larger, greater',
    'plus élevés, plus hauts, supérieurs, dépassent, plus importants, augmentent, plus lourds',
  ],
  amiss_lower: [
    'lower, are lower, below, smaller, less than, fall',
    'plus bas, inférieurs, moins élevés, plus faibles, baissent',
  ],
  amiss_ebitda: [
    'ebitda, normalised ebitda, adjusted ebitda',
    'ebitda, ebitda normalisé, ebitda retraité',
  ],
  amiss_goes_up: [
    'goes up, rises, increases, improves, higher, climbs, is higher, up',
    'monte, augmente, s’améliore, progresse, grimpe, est plus élevé, hausse',
  ],
  amiss_goes_down: [
    'goes down, falls, decreases, drops, lower, is lower, down',
    'baisse, diminue, recule, chute, est plus bas, se réduit',
  ],
  amiss_off_the_price: [
    'deducted once from the price, deduct once from the price, taken once off the price, taken off the price once, off the price once, deduct once from the value, deducted once from the value, once off the value, off the value once, one off deduction, as a one off deduction, not the ebitda, without touching ebitda, not in ebitda, not in the ebitda, leave ebitda unchanged, no effect on ebitda, not affect ebitda, leave them out, leave it out',
    'déduits une fois du prix, une seule fois du prix, déduits une seule fois, une fois du prix, sans toucher à l’ebitda, sans toucher l’ebitda, aucun effet sur l’ebitda, pas d’effet sur l’ebitda, hors de l’ebitda, en dehors de l’ebitda, n’affectent pas l’ebitda, ne touchent pas l’ebitda, on les laisse de côté',
  ],
  amiss_shared_systems: [
    'shared it, it system, it systems, shared systems, information systems, shared information system',
    'si partagé, système d’information, systèmes d’information, informatique partagée, système informatique, systèmes partagés, si commun',
  ],
  amiss_no_cost_of_it: [
    'costs nothing to replace, no cost, free, comes with the division, comes for free, goes with the division, costs nothing, no effect on value, no effect on the value, does not matter, no need to rebuild, irrelevant, no impact, not affect the value',
    'ne coûte rien, aucun coût, gratuit, suit la division, part avec la division, aucun effet sur la valeur, sans effet sur la valeur, n’a pas d’importance, n’a aucune importance, aucun impact, pas d’impact, ne change rien, sans coût',
  ],
  amiss_peg: [
    'peg, working capital peg, normal working capital, target working capital, normalised working capital',
    'peg, bfr normatif, bfr cible, bfr de référence, bfr normalisé',
  ],
  amiss_peg_misread: [
    'closing day, on the day of closing, day of closing, lowest level, lowest point, highest level, of the whole group, of the group, at zero, is zero, does not matter, irrelevant, no need, useless',
    'jour du closing, au jour du closing, niveau le plus bas, point le plus bas, niveau le plus haut, plus haut niveau, du groupe entier, de tout le groupe, à zéro, pas d’importance, aucune importance, inutile, pas besoin',
  ],
} as const satisfies Lexicon;
