import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Cost synergies, in the words people use for it. */
export const synergiesCostNotions: Lexicon = {
  after_tax_step: [
    'after tax, net of tax, less tax, one minus, post tax, then tax, take tax off, deduct tax, minus tax',
    'après impôt, après is, net d’impôt, nettes d’impôt, nette d’impôt, net d’is, nettes d’is, nette d’is, puis l’impôt, un moins, retire l’impôt, moins l’impôt, 0 75, impôt de 25, à 25, à 30',
  ],
  before_tax_words: ['before tax, pre tax, gross', 'avant impôt, avant impôts, brutes, brut'],
  better_terms: [
    'better deal, better price, lower price, lower prices, discount, cheaper, better terms, less per unit, bring the price down, rebate, cheaper rate',
    'meilleur tarif, meilleur prix, meilleurs prix, remise, rabais, ristourne, moins cher, meilleures conditions, baisser les prix, prix cassé, tarif plus bas',
  ],
  buy_in_bulk: [
    'order twice, order more, buy together, order together, buy more, bigger orders, twice as much, bulk, bigger volumes, larger orders, order for both, ordering for both, order for two, ordering for two, buy for both, buying for both, buying for two, one big order, single order, pool orders, combined orders, twice the volume, double the volume, squeeze the suppliers, lean on the suppliers',
    'commander deux fois, commande deux fois, commander ensemble, acheter ensemble, plus gros volumes, grosses commandes, deux fois plus, volumes plus gros, achats groupés, commander pour les deux, commandant pour les deux, commande pour les deux, acheter pour deux, achète pour deux, une seule commande, commandes groupées, grouper les commandes, grouper les achats, deux fois le volume, double de volume, presser les fournisseurs',
  ],
  cost_base: [
    'cost base, target’s costs, costs of the target, share of its costs, percent of costs',
    'base de coûts, coûts de la cible, part des coûts, charges de la cible',
  ],
  do_away: [
    'close, shut, cut, drop, fire, lay off, scrap, get rid, let go, switch off, stop paying, sell one, one too many, only one, just one, one is enough, fewer, one of each, one will go, half of them, no longer need, goes home',
    'ferme, fermer, couper, supprimer, licencier, se passer, arrêter, vendre l’un, un de trop, une de trop, un seul, une seule, suffit, moins de, plus besoin',
  ],
  duplicates: [
    'same job, same work, duplicate, overlap, redundant, headquarters, support functions, corporate functions, procurement, purchasing, factories, plants, sites, branches, it systems, accounting department, twice, two of everything, overhead, staff, suppliers, warehouse, payroll, finance team, finance department, offices, software, two bosses, two systems, two managements, half empty',
    'même travail, même boulot, même métier deux fois, doublon, chevauchement, redondance, siège, back office, fonctions support, fonctions centrales, usines, sites, agences, service comptable, en double, deux fois la même, frais de structure, frais généraux, effectifs, des postes, les postes, de postes, fournisseurs, entrepôts, bureaux, deux directions, une seule direction, directions financières, comptabilité, services administratifs, logiciels, informatique, deux patrons, deux systèmes, achats, à moitié vide',
  ],
  gross_up: [
    'by three quarters, gross up, gross it up, divide by one minus, over one minus, divide by 0 75, over 0 75, divided by three quarters, back to pre tax, into a pre tax',
    'par trois quarts, diviser par un moins, sur un moins, divise par 0 75, sur 0 75, divise par 1 moins, sur 1 moins, remonter avant impôt, ramener avant impôt, repasse avant impôt, repasser avant impôt, en brut, brut d’impôt',
  ],
  lasting_worth: [
    'worth, perpetuity, forever, for ever, present value, today, divide, over, no growth, flat',
    'vaut, valent, infini, perpétuité, perpétuelle, rente, valeur actuelle, aujourd’hui, diviser, sans croissance, pour toujours',
  ],
  merging_saves: [
    'one back office instead of two, synergy, cost savings, merging, two head offices, cut duplicate, duplicate costs, cutting costs, economies of scale, cross sell, share part of the savings, some of the savings, savings you will make, expected savings, savings he expects, save by sharing, sharing the, save money together, savings they expect',
    'une compta au lieu de deux, qu’une compta au lieu, synergie, économies de coûts, économies d’échelle, doublons, deux sièges, fusionner, mutualiser, réduire les coûts, ventes croisées, part des économies, économies attendues, économies réalisées, économies qu’il, en partageant, mettre en commun, mise en commun',
  ],
  no_need_for_two: [
    'no longer need two, not need two, no longer need both, can do with one, can close, one does the job, one full one, one would do, one is plenty, no need for two, not need both, need only one, only need one, one is enough, one will do, one instead of two, not pay twice, not pay for two, no longer pay twice, do without one, two of everything, enough for two, enough for both, will do for both, serves both',
    'plus besoin de deux, plus besoin des deux, peut fermer, n’en garder qu’un, n’en garder qu’une, un seul fait l’affaire, une seule fait l’affaire, pas besoin de deux, besoin que d’un, besoin que d’une, un seul suffit, une seule suffit, pas payer deux fois, tout en double, l’un des deux, suffit pour deux, suffit pour les deux, suffit aux deux, sert aux deux',
  ],
  put_two_together: [
    'put them together, put the two together, put together, combine them, merge them, keep one, take out, strip out, cut one, one goes',
    'mettre ensemble, réunir, réunis, n’en garder, garder un, fusionner, supprimer, enlever',
  ],
  save_costs: [
    'let go, let the duplicates go, get rid of, bill goes down, bill comes down, bill shrinks, bill gets smaller, cheaper to run, save, cut, strip out, take out, eliminate, remove, reduce, lower, cheaper, spend less, close, shut, merge, pool, share, fewer, lay off, rationalise, instead of two, need only one, need one, not two, do without, with less, run on less, for less, under one roof, one head office, one system, single, is halved',
    'se séparer de, on se sépare, facture descend, facture baisse, note baisse, note descend, facture maigrit, facture diminue, économiser, économies, supprimer, réduire, réduit, baisser, couper, fermer, éliminer, moins cher, dépenser moins, mutualiser, fusionner, rationaliser, regrouper, un seul, une seule, au lieu de deux, moins de, en moins, alléger, se passer de, se passer d’un, plus besoin de, pas deux, suppriment, ferment, avec moins, à moindre coût, à moindres frais, un siège, une informatique, une direction, sous le même toit, un toit, note fond',
  ],
  shortfall: [
    'shortfall, gap, missing, hole, difference, what is lacking, short of, we lack, still need, make up',
    'manque, trou, écart, différence, déficit, à combler, reste à trouver',
  ],
  spend_less: [
    'trim a, trim costs, need to trim, slim down the costs, spend less, spent less, less cost, lower costs, less to run, cost less, off the bills, off our bills, off the costs, off our costs, bill shrinks, smaller bill, lighter bill, bills fall, cheaper to run',
    'tailler dans, rogner sur, raboter les frais, dépensent de moins, dépensent moins, coûtent moins, moins de dépenses, moins de coûts, moins de charges, facture baisse, facture diminue, factures en moins, facture allégée, facture plus légère, factures baissent, dépenser cent de moins, dépense de moins',
  ],
  state_takes: [
    'state takes, government takes, taxman, tax authorities, treasury takes, state keeps, goes to the state, goes in tax, before tax, pre tax, after tax, net of tax, state has had, state has taken, tax has gone',
    'état en prend, état prend, état prélève, fisc, part à l’état, va à l’état, avant impôt, après impôt, net d’impôt, état en garde, état garde, état s’est servi, état est servi',
  ],
  taxman_helps_himself: [
    'state is served, taxman helps himself, taxman takes his cut, taxman has had his share, taxman has had his bite, taxman takes his quarter, state eats a quarter, state eats, state’s had its bite, state has had its bite, state takes its bite',
    'état se sert, fisc se sert, état s’est servi, fisc s’est servi, fisc prend sa part, fisc est passé, fisc croque, état croque, état prend sa part',
  ],
  two_in_one: [
    [
      `${crossed('two', 'back offices, kitchens, head offices, warehouses, accountants, payrolls', 'become one, into one, for one, where one will do')}, no need for two, not need two`,
      'two kitchens in one, one kitchen instead of two, sharing a kitchen',
    ].join(', '),
    [
      `${crossed('deux', 'comptabilités, comptables, sièges, cuisines, entrepôts, services', 'n’en font plus qu’une, n’en font plus qu’un, n’en font qu’une, n’en font qu’un, deviennent une, deviennent un')}, plus besoin de deux, pas besoin de deux`,
      'deux cuisines en une',
    ].join(', '),
  ],
  two_of_it: [
    'two, both, twice, double, second, same, duplicate, each have, each has, pairs',
    'deux, double, doublon, deuxième, même, chacune a, chacun a',
  ],
};
