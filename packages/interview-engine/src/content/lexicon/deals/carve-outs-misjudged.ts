import type { Lexicon } from '../../types.ts';

/** Words for what is said wrongly of a division that leaves its group. */
export const misjudgedCarveOuts = {
  amiss_separation_costs: [
    'separation costs, separation cost, costs of separation, cost of separating, it migration, migration costs',
    'coûts de séparation, frais de séparation, coût de séparation, coûts de détourage, coûts de migration, migration informatique, coût de la séparation',
  ],
  amiss_recurring: [
    'recurring, recur, every year, yearly, annual',
    'récurrents, récurrent, récurrentes, chaque année, tous les ans, annuels',
  ],
  amiss_dis_synergies: [
    'dis synergies, dissynergies, dis synergy, dissynergy',
    'dis synergies, dissynergies, désynergies, dis synergie',
  ],
  amiss_one_off: [
    'one off, one time, non recurring, happen once',
    'exceptionnelles, ponctuelles, non récurrentes, une seule fois',
  ],
  amiss_added_to_value: [
    'added to the value, add to the value, get added, are added, increase the value, raise the value, raises the value, increases the value, added to the price, push the price up, more attractive, paid on top, boost the value, added to ebitda',
    'ajoutés à la valeur, ajoutés au prix, augmentent la valeur, augmente la valeur, font monter le prix, ajoute à la valeur, plus attractive, rendent la division plus, s’ajoutent',
  ],
  amiss_transition: [
    'tsa, transition services, transition agreement',
    'tsa, services transitoires, contrat de transition, transition services agreement',
  ],
  amiss_buyer: ['buyer, acquirer, purchaser', 'acheteur, acquéreur, repreneur'],
  amiss_gives_services: [
    'provides, supplies, delivers, runs, renders, provide, supply, lends its systems, keeps running, serves',
    'rend, fournit, fournir, fournissant, preste, assure, prête ses, à rendre, héberge',
  ],
  amiss_seller: ['seller, vendor, parent, group', 'vendeur, cédant, maison mère, groupe'],
  amiss_free_or_forever: [
    'free of charge, for free, is free, costs nothing, no cost, not paid, not charged, forever, permanent, ten years, indefinitely, without limit, no time limit, for good, unlimited, long term',
    'gratuit, gratuitement, ne coûte rien, sans frais, sans coût, pas facturé, dix ans, définitif, permanent, sans limite, indéfiniment, pour toujours, illimité, à vie',
  ],
  amiss_reported_profit: [
    'reported ebitda, published ebitda, reported figure, ebitda as reported, ebitda reported, ebitda in the accounts, segment ebitda, accounting ebitda, ebitda as published, historical ebitda',
    'ebitda publié, ebitda reporté, ebitda comptable, ebitda du reporting, ebitda affiché, ebitda historique, ebitda tel que publié, ebitda des comptes, ebitda du segment',
  ],
  amiss_applies: [
    'multiple to, multiply, multiple on, take, use, enough, times, start and finish with',
    'multiplie, prends, utilise, suffit, prend, retient',
  ],
  amiss_adjusted: [
    'adjust, adjusted, normalise, normalised, restate, restated, correct, then, not, cannot, never, wrong, before, first, starting point, but, rather, standalone, stand alone',
    'retraite, retraité, normalise, normalisé, ajuste, ajusté, corrige, ensuite, puis, pas, jamais, avant, d’abord, point de départ, mais, plutôt, standalone, autonome',
  ],
  amiss_group_charges: [
    'group charges, management fees, head office charges, allocated charges, head office costs, central charges, group costs, corporate charges, allocated costs, recharges, group overheads',
    'frais de groupe, charges de groupe, frais du groupe, charges du groupe, frais de siège, management fees, refacturations, frais centraux, charges de siège, coûts centraux, frais groupe, charges groupe',
  ],
  amiss_gone: [
    'disappear, vanish, go away, are gone, fall away, drop out, are saved, added back, add them back, add back, are a pure saving, pure gain, pure upside',
    'disparaissent, s’envolent, tombent, sont économisées, sont économisés, réintègre, ajoute à l’ebitda, rajoutées, réintégrées, gain net, pur gain, les ajoute',
  ],
  amiss_nothing_instead: [
    'nothing instead, nothing in their place, nothing replaces, without replacing, no replacement, not replaced, nothing in return, nothing against them, without any cost instead, worth even more, in full, no stand alone cost, no standalone cost, without standalone costs, entirely, whole amount',
    'rien mettre en face, rien en face, rien à la place, sans les remplacer, rien ne les remplace, sans contrepartie, vaut encore plus, vaut donc plus, en totalité, intégralement, entièrement, aucun coût autonome, sans coût autonome, sans coûts autonomes, sans coûts standalone, sans remplacement',
  ],
  amiss_replaced: [
    'replaced by, replace them with, but, not, stand alone costs instead, deduct, and i subtract, minus',
    'remplacés par, remplacées par, remplace par, mais, pas, déduis, puis, retranche, moins',
  ],
  amiss_alone_costs: [
    'standalone costs, stand alone costs, standalone cost, stand alone cost, costs on its own, costs of standing alone, cost of standing alone',
    'coûts standalone, coûts stand alone, coûts autonomes, coût autonome, coût standalone, coûts en autonome',
  ],
  amiss_always_lower: [
    'always lower, always below, always less than, always smaller, are lower than, are below, always cheaper, are less than, never higher, never exceed, lighter, leaner',
    'toujours inférieurs, toujours plus bas, toujours moins élevés, sont inférieurs, sont plus bas, toujours moins chers, jamais supérieurs, plus légère, jamais plus élevés, plus légers, toujours plus faibles',
  ],
  amiss_higher: [
    'higher, rise, above, exceed, more than, larger, greater',
    'plus élevés, plus hauts, supérieurs, dépassent, plus importants, augmentent, plus lourds',
  ],
  amiss_lower: [
    'lower, below, smaller, less than, fall',
    'plus bas, inférieurs, moins élevés, plus faibles, baissent',
  ],
  amiss_ebitda: ['ebitda', 'ebitda'],
  amiss_goes_up: [
    'rises, increases, improves, higher, climbs, up',
    'monte, augmente, s’améliore, progresse, grimpe, est plus élevé, hausse',
  ],
  amiss_goes_down: [
    'falls, decreases, drops, lower, down',
    'baisse, diminue, recule, chute, est plus bas, se réduit',
  ],
  amiss_off_the_price: [
    'off the price once, once off the value, off the value once, one off deduction, not the ebitda, without touching ebitda, not in ebitda, not in the ebitda, leave ebitda unchanged, no effect on ebitda, not affect ebitda, leave them out, leave it out, deduct once from the value',
    'en dehors de l’ebitda, déduits une seule fois, une fois du prix, sans toucher l’ebitda, hors de l’ebitda, on les laisse de côté',
  ],
  amiss_shared_systems: [
    'shared it, it system, it systems, shared systems, information systems',
    'si partagé, système d’information, systèmes d’information, informatique partagée, système informatique, systèmes partagés, si commun',
  ],
  amiss_no_cost_of_it: [
    'no cost, free, comes with the division, goes with the division, costs nothing, no effect on value, does not matter, no need to rebuild, irrelevant, no impact, not affect the value',
    'ne coûte rien, aucun coût, gratuit, suit la division, part avec la division, sans effet sur la valeur, n’a pas d’importance, n’a aucune importance, aucun impact, pas d’impact, ne change rien, sans coût, aucun effet sur la valeur',
  ],
  amiss_peg: [
    'peg, normal working capital, target working capital, normalised working capital',
    'peg, bfr normatif, bfr cible, bfr de référence, bfr normalisé',
  ],
  amiss_peg_misread: [
    'closing day, day of closing, lowest level, lowest point, highest level, of the whole group, of the group, at zero, is zero, does not matter, irrelevant, no need, useless',
    'jour du closing, au jour du closing, niveau le plus bas, point le plus bas, niveau le plus haut, plus haut niveau, du groupe entier, de tout le groupe, à zéro, pas d’importance, aucune importance, inutile, pas besoin',
  ],
} as const satisfies Lexicon;
