import type { Lexicon } from '../../types.ts';

/** New shares issued, in the words people use for it. */
export const newSharesNotions: Lexicon = {
  brand_new: [
    'fresh, freshly, brand new, new ones, extra ones, more of them',
    'neuf, neuve, fraîchement, frais, de nouvelles, nouvelles en plus',
  ],
  fresh: [
    'new, fresh, freshly, newly, extra, additional, more, further',
    'nouveau, nouvel, supplémentaire, en plus, fraîchement, de plus, neuf, neuve',
  ],
  handed_in_paper: [
    'shares we gave, shares given, shares handed, shares we hand, paper we gave, paper handed, shares go out, shares going out, out the door to the seller, shares that go to the seller, shares paid over, shares we pay with, of our shares to the seller, roll off the press, come off the press, shares you hand, shares you gave, shares you give, shares they were given',
    'titres donnés, titres qu’on a donnés, actions données, actions qu’on a données, actions qu’on donne, titres qu’on donne, titres qu’on remet, actions qu’on remet, titres remis au, actions remises au, sortent de l’imprimerie, sortir de l’imprimerie, sortent de la planche, planche à billets, actions que vous donnez, titres que vous remettez',
  ],
  inviting_guests: [
    'more people to feed, more mouths to feed, invite people, inviting people, invites people, more guests, new guests, more people at, newcomers at, more mouths, new people at, more partners, one more at, giving slices, give slices, slices away, giving pieces, pieces of our shop, pieces of my, people sit at, people round the table, chairs at the table',
    'plus de monde à nourrir, plus de bouches, plus de gens à servir, inviter du monde, invite du monde, du monde à table, plus de monde, nouveaux convives, plus à table, nouveaux à table, plus nombreux, de nouveaux associés, morceaux de ma, morceaux de notre, en morceaux, morceaux de boîte, parts de ma, plus de convives, monde autour de la table',
  ],
  issues_paper: [
    'issue, issuance, print, create, mint, hand',
    'émettre, émet, émis, émettons, émission, créer, création, imprimer, remettre, remet, remis, remise, fabriquer, impriment',
  ],
  makes_paper: [
    'give birth, gives birth, run off, come into being, bring into being, comes into being, issue, print, create, mint',
    'donner naissance, donne naissance, tirer du papier, faire naître, fait naître, voient le jour, émettre, émet, émis, créer, création, fabriquer, imprimer, impriment',
  ],
  more_shares: [
    'more shares, more paper, extra paper, more slices, more people at the table, more mouths, more holders, bigger number of shares, swells the total, swell the count, bigger total, more owners',
    'plus d’actions, plus de titres, davantage d’actions, davantage de titres, plus de papier, plus de monde autour, plus de bouches, plus de parts, gonfle le total, plus de porteurs, nombre grossit, total grossit',
  ],
  multiply_by: ['multiply, times, a half, by half', 'multiplier, multiplie, fois'],
  own_notes: [
    'notes of our own making, our own notes, home-made notes, home made paper, paper of our own',
    'billets maison, papier maison, monnaie maison, papier fait maison',
  ],
  paper_made: [
    'printed, print, freshly, new, create, fresh, issue, hand over, extra, made up',
    'imprimé, imprimer, tout neuf, nouveau, nouvelle, créer, frais, émettre, remettre, fabriquer',
  ],
  paper_terms: [
    'price, pay, paid, payment, divide, over, add, added, plus, denominator, count, to the seller, to the sellers, to target, to the target, receive, dilute, dilutes, spread, million, market value, multiply, ratio, existing, outstanding, for each, in exchange, instead of cash, slices, percent',
    'prix, payer, payé, paie, paye, diviser, divisé, ajouter, ajoute, plus, dénominateur, nombre, aux vendeurs, au vendeur, à la cible, reçoit, reçoivent, diluer, dilue, cours, million, valeur de marché, multiplier, ratio, parité, existantes, en circulation, pour chaque, en échange, contre, pour cent, coûte',
  ],
  prints: ['print, issue, mint', 'émettre, émet, émis, imprimer, fabriquer, impriment'],
  target_shares: [
    'target’s shares, target’s stock, target shares, target stock, target’s price, the target, their shares, target has, of theirs, small one’s shares',
    'la cible, actions cible, leurs actions, ses actions, ses titres, actions à échanger',
  ],
};
