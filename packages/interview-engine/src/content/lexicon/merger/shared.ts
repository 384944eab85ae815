import type { Lexicon } from '../../types.ts';

/** What several points of this part of the trade are told with. */
export const mergerShared: Lexicon = {
  accretive_word: ['accretive', 'relutif, relutive'],
  adding_act: ['add, adding, plus', 'ajoute, ajouter, rajoute, additionne, ajoutons'],
  always_so: [
    'always, necessarily, by definition, automatically, in every case, in all cases, every time, systematically, whatever, without exception, no matter, of course, by construction, in all circumstances, in any market, in every cycle, all the time, no exception',
    'toujours, forcément, nécessairement, par définition, automatiquement, dans tous les cas, à chaque fois, systématiquement, quel que soit, quoi qu’il arrive, sans exception, à tous les coups, par construction, en toutes circonstances, en toute circonstance, à tout moment',
  ],
  borrowed_money: [
    'lenders, go to the bank, going to the bank, overdraft, debt, borrow, loan, bank money, bonds, credit',
    'prêteurs, prêt, dette, emprunter, crédit, s’endetter, obligations, banque',
  ],
  condition_word: [
    'if, when, whenever, as long as, as soon as, once, provided, because, since',
    'si, s’il, s’ils, quand, lorsque, dès que, tant que, dès lors que, à condition que, parce que, puisque, car',
  ],
  directly_is: [
    'is, are, equals, comes directly from, means, corresponds to, gives',
    'est, égale, correspond à, se lit, n’est autre que, représente, donne, découle directement',
  ],
  equity_value_words: [
    'equity, for shareholders, for its shareholders, to shareholders, for the owners, net value, net worth, after debt',
    'fonds propres, equity, valeur des titres, pour ses actionnaires, pour les actionnaires, aux actionnaires, aux propriétaires, pour les propriétaires, valeur nette, après dette',
  ],
  exceeds: [
    'exceed, exceeding, above, below, higher than, lower than, more than, less than, beat, bigger than, smaller than, greater than, outweigh, as long as',
    'battre, bat, dépasser, dépasse, excède, supérieur, inférieur, au-dessus, au-dessous, en dessous, plus que, moins que, plus élevé, moins élevé, l’emporte, tant que, davantage, plus haut, plus bas, couvre plus',
  ],
  fraction: [
    'percent, %, half, third, quarter, sixth, fifth, eighth, tenth, one in, one out of, fraction',
    'pour cent, %, moitié, tiers, quart, sixième, cinquième, huitième, dixième, un sur, une sur, fraction, pourcentage, pourcent',
  ],
  gains_of_joining: [
    'synergy, synergies, saving, savings, cost cutting, cost cuts, cutting costs, economies of scale',
    'synergie, synergies, économies, réductions de coûts, couper dans les coûts, baisse des coûts, réduire les coûts',
  ],
  has_got_to: [
    'need, needs, must, have to, has to, should, ought to',
    'faut, doit, devrait, devrions, il faudrait, a besoin',
  ],
  how_many: ['how many, how much more', 'combien de, combien d'],
  is_below: [
    'below, lower than, smaller than, less than, under, is lower, is smaller, fall short, falls short, cheaper than, worth less',
    'inférieur, inférieurs, inférieures, inférieure, en dessous, plus faible, moins élevé, moins élevée, plus petite, plus petit, ne couvrent pas, valent moins',
  ],
  mere_case: [
    'if, when, as soon as, as long as, whenever, where, once, provided, because',
    'si, quand, lorsque, dès que, tant que, dès lors que, à condition que, parce que, puisque',
  ],
  must_be: [
    'must, has to, have to, needs to, need your, need our, want our, should be, simply, necessarily, definitely, that means, which means, so',
    'faut un, faut que, doit être, doit avoir, doit rester, forcément, nécessairement, obligatoirement, c’est que, simplement, donc, veut dire que, signifie que',
  ],
  no_matter_which: [
    'whatever, no matter, irrespective of, regardless of, however, it makes no difference, it does not matter',
    'quel que soit, quelle que soit, quels que soient, peu importe, indépendamment de, qu’importe, que la prime soit',
  ],
  no_worry_at_all: [
    'not matter, does not matter, no matter, no concern, not a problem, no problem, not an issue, secondary, irrelevant, whatever it is, who cares, never mind',
    'importe peu, peu importe, n’a pas d’importance, pas un problème, pas un sujet, aucun problème, secondaire, on s’en fiche, ne compte pas, sans importance',
  ],
  our_side: [
    'our, us, we, buyer, acquirer, its own',
    'notre, nous, on, acquéreur, acheteur, lui, le sien',
  ],
  over_what: [
    'spread across, share out, shared out, shared among, cut the pot, cut it into, divide, over, per, split by, cut into',
    'répartir, répartis, partager entre, couper en, découper en, diviser, sur, rapporter',
  ],
  own_paper: [
    'share, stock, paper, equity, slice of our company, piece of our company, piece of the company, piece of the firm, slice of the firm, pieces of your company, new partners, as partners, partners in, invite the sellers in, bring in partners, give parts, offering parts, creating parts',
    'action, titres, papier, morceau de notre, part de notre, part de la société, part du capital, morceaux de sa société, morceaux de la société, morceau de la maison, part de la maison, papie, nouveaux associés, comme associés, faire entrer les vendeurs, entrer des associés, offrir des parts, donner des parts, créer des parts',
  ],
  pays_in_paper: [
    'pay with shares, pay with stock, pay with paper, shares handed, shares given, shares we hand, shares we give, shares we issue, shares we print, new shares, issuing shares, issuing stock, handing out shares, handing out stock, handing over shares, stock deal, share deal, all stock, paper we print, slices we create, in paper, in stock, in shares, use paper, use shares, use stock, new slices, new pieces',
    'titres remis, titres émis, titres créés, actions remises, actions émises, actions créées, actions nouvelles, nouvelles actions, nouveaux titres, titres nouveaux, émettre des actions, émettre des titres, émission de titres, émission d’actions, en titres, en actions, en papier, titres qu’on remet, titres qu’on émet, papiers neufs',
  ],
  pushes_up: [
    'increase, raise, boost, add to, adds to, help, improve, lift, push up, pushes up, flatter, come on top of, enlarge, drive up, drives up, inflate',
    'augmente, augmentent, augmenter, améliore, améliorent, améliorer, aide, aident, gonfle, gonflent, gonfler, accroît, accroissent, soutient, s’ajoute au, s’ajoutent au, fait monter, font monter, tire vers le haut, dope, grossit',
  ],
  share_paper: [
    'share, stock, paper, slice, piece, scrip',
    'action, titre, papier, parts, morceau, papie',
  ],
  shut_out: [
    'left out, leave out, leaves out, stay out, stays out, outside, left aside, leave aside, set aside, keep out, kept out, ignored, ignore, beside the point, side issue, side issues, irrelevant, immaterial, secondary, skip, skipped, no role, no part, no bearing, no place, nothing to do with, no business, neither here nor there, excluded, exclude, disregard, disregarded, forget about, no effect, no impact, no difference, changes nothing, is neutral, are neutral, is noise, not our problem, makes no odds',
    'laissé de côté, laisse de côté, laissée de côté, laissés de côté, mis de côté, hors du calcul, hors calcul, hors de, hors sujet, en dehors, reste dehors, restent dehors, ignorer, ignore, négliger, néglige, secondaire, accessoire, aucun rôle, aucune place, aucune incidence, sans incidence, aucun effet, sans effet, aucun impact, sans impact, sans influence, rien à voir, rien à faire, exclu, exclus, exclure, oublie, oublier, n’y est pour rien, ne change rien, ne changent rien, neutre, neutres, n’y changent rien, n’y change rien, pas notre problème',
  ],
  split: [
    'split, share, divide, negotiate, who gets, who keeps, fifty fifty, belong, compensate, haggle, chip, sweeten, bargain over',
    'partager, répartir, répartition, négocier, négocie, se discute, on discute, moitié moitié, reviennent, revient, compenser, à qui, marchander, marchandage, monnaie d’échange, jeton, mettre dans la balance',
  ],
  weighs_in: [
    'come into, comes into, enter, enters, count, matter, weigh, affect, influence, change, alter, bear on, feature, figure in, belong, relevant, included, include, taken into account, take into account, adjusted for, corrected for, need adjusting, make a difference, anything to do, come off, reduce, deducted, go into, goes into, put, counted, touch, touches, drive, drives, explain, explains, hurt, hurts, raise, raises, lower, lowers, play, sink, sinks, show up, apply, applies',
    'entre, entrer, compter, compte, jouer, joue, peser, pèse, influencer, influence, changer, change, modifier, modifie, intervenir, intervient, figurer, figure, affecter, affecte, importer, rentre, rentrer, corriger, corrigé, retraité, à voir, pour quelque chose, viennent en déduction, vient en déduction, viennent en moins, déduit, va dans, vont dans, expliquer, explique, réduire, réduit, coûter, ajuster, ajuste, concerner, concerne, toucher, touche, joué, apparaître',
  ],
  without_effect: [
    'without effect, no effect, no impact, no influence, no bearing, no incidence, no consequence, not matter, does not affect, do not affect, does not change, do not change, makes no difference, make no difference, changes nothing, change nothing, not count, irrelevant, is neutral, are neutral, plays no part, plays no role, play no part, play no role, has nothing to do, have nothing to do, nothing to do with, can be ignored, can ignore, may ignore, can leave out, can be left out, are left out, is left out, can be skipped, can skip, does not come into, is of no importance, not important, need not be, is not needed, are not needed, is unnecessary, is optional, are optional, is beside the point, does not enter, do not enter, not relevant, can be forgotten, can forget, does not hurt, can safely be',
    'n’a aucun effet, n’a pas d’effet, n’ont aucun effet, n’ont pas d’effet, aucun effet, pas d’effet, sans effet, sans impact, aucun impact, pas d’impact, aucune incidence, pas d’incidence, sans incidence, aucune influence, pas d’influence, sans conséquence, sans importance, aucune importance, pas d’importance, peu d’importance, ne change rien, ne changent rien, n’y change rien, ne compte pas, ne comptent pas, n’intervient pas, n’interviennent pas, n’entre pas, n’entrent pas, ne joue pas, ne jouent pas, ne joue aucun rôle, ne jouent aucun rôle, est neutre, sont neutres, rien à voir, n’affecte pas, n’affectent pas, ne modifie pas, ne change pas, ne changent pas, peut ignorer, peut l’ignorer, peut les ignorer, peut négliger, peut les négliger, peut oublier, peut laisser de côté, peut s’en passer, importe peu, importent peu, peu importe, est inutile, est facultatif, est facultative, n’est pas nécessaire, ne sert à rien, n’est pas important, n’est pas utile, ne pèse pas, ne pèsent pas',
  ],
};
