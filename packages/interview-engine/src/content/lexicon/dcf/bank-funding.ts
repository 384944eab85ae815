import type { Lexicon } from '../../types.ts';

/** Why banks and insurers differ, in the words people use for it. */
export const bankFundingNotions: Lexicon = {
  bank_firm: [
    'borrow to lend, borrowing to lend, borrow money to lend, borrows to lend, lend for a living, lending for a living, bank, insurer, financial institutions, savings bank, credit union, sell money',
    'emprunter pour reprêter, emprunte pour reprêter, empruntent pour reprêter, emprunter pour prêter, métier de prêter, banque, assureur, assurance, institutions financières, caisse d’épargne, mutuelle, vendent de l’argent, vend de l’argent',
  ],
  living: ['for a living, its trade, core business', 'métier'],
  look_at: ['look at, value on, go by', 'regarder, valoriser'],
  payout: [
    'pays to its owners, pays its owners, pay their owners, hands to its owners, pay out to their owners, hand out each year, dividend, pays out, paid out, distributes, price to book, tangible book, book value, net worth, net assets, regulatory capital',
    'reversent chaque année, reverse chaque année, reversent aux propriétaires, reverse aux propriétaires, verse à ses actionnaires, versent à leurs actionnaires, donnent à leurs propriétaires, dividende, distribue, actif net, price to book, fonds propres comptables, capital réglementaire, valeur comptable',
  ],
  raw_material: [
    'how they make their product, way they make their product, what it buys and sells, flour for a baker, its flour, like flour, what flour is to, raw material, deposits, for a living, stock in trade, part of the business, operating item, tool of the trade, what they sell, their stock, make their product from, baker’s flour, is the inventory, their inventory, cost of goods, inventory, how it makes its living, how it earns its living, bread and butter, what it sells, they work with, their flour, their tool',
    'façon de fabriquer, façon de produire, la farine, ce qu’elle achète et revend, la farine pour, leur marchandise, sa farine, matière première, dépôts, outil de travail, métier même, fonds de commerce, élément d’exploitation, ce qu’elles vendent, ce qu’ils vendent, leur produit, farine du boulanger, leur stock, ce qu’elle achète et vend, gagne-pain, ce qu’elle vend, argent emprunté c’est son métier, leur farine, avec quoi elles travaillent, avec quoi elle travaille',
  ],
  separate: ['separate, split, tell apart, distinguish', 'séparer, distinguer, isoler'],
};
