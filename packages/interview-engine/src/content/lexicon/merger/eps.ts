import type { Lexicon } from '../../types.ts';

/** EPS, in the words people use for it. */
export const epsNotions: Lexicon = {
  before_or_after: [
    'before, after, standalone, alone, on my own, on its own, combined, together, enlarged, today',
    'avant, après, seul, seule, au départ, ensemble, combiné, pro forma, aujourd’hui, élargi',
  ],
  cut_among_all: [
    'cut it by, by all the slices, by all the pieces, everybody who now has, everyone who now has, share by share, deal it out, cut the pot, cut it into, cut into, split among, split between, shared among, share among, share it among, divide among, all the pieces, among all, between all, one piece, each gets, each get, apiece, for each, at the table, people to share with, old and new, more mouths',
    'coupe en autant, tous ceux qui ont désormais, tous ceux qui ont maintenant, action par action, titre par titre, partage entre, partager entre, on partage, réparti entre, coupe en, chacune, chacun, entre tous, à table, autour de la table, anciens et nouveaux, chaque actionnaire',
  ],
  cut_up: [
    'cut up, split, spread, break down, broken down, share out, carve up, divided between, parcel out',
    'découper, découpé, répartir, ventiler, partager, éclater, distribuer, affecter',
  ],
  dished_out: [
    'cut the total into, cut the lot into, cut it into, cut into, share it out, share it among, spread it over, spread over, dish it out, divide it between, share it between',
    'on coupe en, coupe le tout en, réparti sur, répartis sur, répartit entre, répartit sur, partage entre, distribué entre, étalé sur',
  ],
  divided_over: [
    'divide, over the, split by, cut into, spread over, spread across, share out, shared out, shared among, by the number, by the new number, by the total number, over a, over more',
    'diviser, sur le nombre, sur un nombre, sur plus, sur le total, rapporté au, rapporté à, rapporter au, répartir, partager entre, par le nombre, par le nouveau nombre, par le total',
  ],
  must_find: [
    'need, needs, must make, have to make, must earn, missing, lacking, short, solve for, required, it takes, keeps it there',
    'il faut, il en faut, faudrait, manque, nécessaire, doit faire, doivent faire, trouver',
  ],
  on_top_word: ['on top, above the line, numerator, upstairs', 'en haut, au-dessus, au numérateur'],
  one_pot: [
    'one basket, same basket, in a basket, one pot, in a pot, into a pot, the pot, same pot, common pot, between us, incomes in one, two incomes, two profits, both profits, both incomes, put together, add the two, one cake, the cake',
    'un panier, même panier, même pot, un pot, la casserole, même casserole, dans la marmite, à partager, deux bénéfices, gains des deux, bénéfices des deux, les deux ensemble, le gâteau, un seul gâteau',
  ],
  share_holders_to_be: [
    'everybody who will hold, everyone who will hold, everyone who holds, everybody who holds, as there are shares, all the holders, all those who hold, number of mouths, mouths to feed, people at the table, people who now have a claim, everyone with a claim, have a claim on it, has a claim on it, how many are sharing, how many there are to share, hands out for it, everyone with a share, everybody with a share, everyone at the table',
    'tous ceux qui auront, tous ceux qui ont, ceux qui détiennent, tous les porteurs, bouches à nourrir, monde autour de la table, convives, gens qui y ont droit, ceux qui y ont droit, ceux qui se le partagent, gens qui se le partagent, nombre de convives, tous ceux qui tendent l’assiette, mains tendues',
  ],
  standing_figure: ['over, on, by, across, among', 'sur, par, entre'],
  underneath_word: [
    'underneath, below, at the bottom, denominator, downstairs',
    'en bas, en dessous, au-dessous, au dénominateur',
  ],
};
