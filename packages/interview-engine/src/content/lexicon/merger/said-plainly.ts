import type { Lexicon } from '../../types.ts';

/** A merger as somebody tells it who thinks of a table, a cake and a marriage. */
export const plainMergerNotions = {
  one_pot: [
    'one pot, in a pot, into a pot, the pot, same pot, common pot, between us, incomes in one, two incomes, two profits, both profits, both incomes, put together, add the two, one cake, the cake',
    'même pot, un pot, la casserole, même casserole, dans la marmite, à partager, deux bénéfices, gains des deux, bénéfices des deux, les deux ensemble, le gâteau, un seul gâteau',
  ],
  cut_among_all: [
    'cut the pot, cut it into, cut into, split among, split between, shared among, share among, share it among, divide among, all the pieces, among all, between all, one piece, each gets, each get, apiece, for each, at the table, people to share with, old and new, more mouths',
    'partage entre, partager entre, on partage, réparti entre, coupe en, chacune, chacun, entre tous, à table, autour de la table, anciens et nouveaux, chaque actionnaire',
  ],
  each_holder: [
    'each, apiece, per head, my slice, his slice, one piece, a piece',
    'chacun, chacune, par tête, ma part, sa part, chaque part, chaque actionnaire, chaque associé, chaque ancien, chaque action, l’action, par action, chaque morceau',
  ],
  in_place_of: [
    'instead of, rather than, against, versus, compared with, up from, down from, before, was, used to be',
    'au lieu de, plutôt que, contre, face à, par rapport à, avant, on tombait à, était',
  ],
  neither_more_nor_less: [
    'neither grows nor shrinks, neither more nor less, still be, same as before, no smaller, no less, not less, as much as before, same slice, what I had, what he had, just as much',
    'même part, ni plus ni moins, autant qu’avant, comme avant, pas moins, toujours ses, encore ses, garder ses, la même chose qu’avant, ses deux euros, veut ses, ne perde rien, ne perd rien',
  ],
  must_find: [
    'need, needs, must make, have to make, must earn, missing, lacking, short, solve for, required, it takes, keeps it there',
    'il faut, il en faut, faudrait, manque, nécessaire, doit faire, doivent faire, trouver',
  ],
  standing_figure: ['over, on, by, across, among', 'sur, par, entre'],
  before_or_after: [
    'before, after, standalone, alone, on my own, on its own, combined, together, enlarged, today',
    'avant, après, seul, seule, au départ, ensemble, combiné, pro forma, aujourd’hui, élargi',
  ],
  up_or_down_by: [
    'up, plus, down, minus, better by, ahead by, accretive by, dilutive by',
    'plus, en hausse de, moins, gagne, relutif de, dilutif de',
  ],
  inviting_guests: [
    'invite people, inviting people, invites people, more guests, new guests, more people at, newcomers at, more mouths, new people at, more partners, one more at, giving slices, give slices, slices away, giving pieces, pieces of our shop, pieces of my, people sit at, people round the table, chairs at the table',
    'inviter du monde, invite du monde, du monde à table, plus de monde, nouveaux convives, plus à table, nouveaux à table, plus nombreux, de nouveaux associés, morceaux de ma, morceaux de notre, en morceaux, morceaux de boîte, parts de ma, plus de convives, monde autour de la table',
  ],
  what_is_saved: [
    'savings, own money, own cash, money in the bank, money on the side, money you have, drawer, what you have, put aside',
    'ses économies, mes économies, nos économies, l’épargne, ce qui dort, dort sur le compte, son argent, mon argent, argent de côté, le livret, ce qu’on a',
  ],
  from_the_bank: ['borrow, bank, loan, credit', 'emprunter, emprunte, banque, crédit, prêt'],
  by_slices: [
    'slices, giving shares, give shares, giving them shares, offer shares, pieces of, in shares, with shares, own shares, parts of',
    'des parts, en parts, des morceaux, en actions, avec mes actions, en titres',
  ],
  in_the_same_boat: [
    'in it with you, in it with us, suffer too, suffers too, suffers with, sweat with, sweats with, share the pain, lose too, loses too, same boat, share the risk, if it flops',
    'souffre avec, souffrent avec, souffre aussi, même bateau, partage le risque, partagent le risque, perd aussi, perdent aussi, risque avec, trinque, mouillent',
  ],
  as_far_as_it_goes: [
    'owe too much, only so much, until the bank, first, what is left, last, as long as you can sleep',
    'tant que la banque, tant qu’on dort, tant que ça passe, d’abord, ensuite, en dernier, que si, jusqu’à ce que, pas trop devoir, trop devoir, tant que c’est raisonnable',
  ],
} as const satisfies Lexicon;
