import type { Lexicon } from '../../types.ts';

/** Sources and uses, in the words people use for it. */
export const sourcesUsesNotions: Lexicon = {
  lbo_all_to_pay: [
    'to pay with, all the money there is, all we have to spend, all i have to pay',
    'tout ce que j’ai pour payer, tout ce qu’on a pour payer, de quoi payer',
  ],
  lbo_both_columns: [
    'have to match, must match, add to the same, add up to the same, come to the same total, same total, total the same, both be equal, must be equal, have to be equal, need to match, have to tie, two have to match, both have to match, one equals the other, tie out, both columns, two columns, both sides, have to balance, must balance',
    'tomber juste, tombent juste, même total, doivent coller, se valoir, même montant, totaux sont égaux, totaux égaux, doivent correspondre, deux totaux, doivent tomber juste, total identique, les deux tombent juste, les deux se valent, l’un égale l’autre, deux colonnes, les deux côtés, doivent être égales, doit s’équilibrer, doivent s’équilibrer',
  ],
  lbo_fees_word: [
    'fees, lawyers, advisers, costs of the deal, transaction costs, deal costs',
    'frais, avocats, conseils, honoraires',
  ],
  lbo_old_debt_word: [
    'refinancing, refinance, existing debt, old debt, old loans, existing loans, existing bank debt, debt already there',
    'refinancement, refinance, dette existante, ancienne dette, vieux crédits, vieilles dettes, banques en place, dette en place',
  ],
  lbo_sources_side: [
    'sources, who brings, who puts in, who puts up, who provides, money comes from, who funds, who pays, lenders, banks, debt, equity',
    'ressources, qui apporte, qui met, d’où vient l’argent, qui finance, qui paie, banques, prêteurs, dette, fonds propres, equity',
  ],
  lbo_the_bill: [
    'what you need money for, what the money is for, where the money goes, what the money pays, everything that must be paid, everything that has to be paid, what has to be paid for, the money needed, money that is needed, money we need, what the purchase costs, everything to be paid, the invoice, whole invoice, add up the bill, total bill, whole bill, all that has to be paid, what the deal costs, what the deal cost, what we owe on the day, the bill, cost of everything, all it costs, what it all costs, price tag, everything to pay, shopping list, what has to be paid, what must be paid, to pay for',
    'à quoi sert l’argent, où va l’argent, ce qu’on paie, ce qu’on a à payer, ce qu’on doit payer, tout ce qui doit être payé, ce qu’il faut régler, ce que coûte l’affaire, l’argent nécessaire, argent qu’il faut, note à payer, ce qu’il y a à payer, toute la facture, la douloureuse, faut débourser, tout ce qu’il faut, tout ce qui sort, ce qu’il y a à débourser, ce que l’opération coûte, ce qu’on doit régler, ce qu’il y a à régler, la facture, l’addition, ce qu’il faut payer, la note, la liste des dépenses, ce que ça coûte',
  ],
  lbo_uses_price: [
    'price, the shares, target, seller, company',
    'prix, titres, cible, vendeur, société',
  ],
  lbo_uses_side: [
    'uses, fees, lawyers, refinancing, refinance, existing debt, old debt, old loans, what it costs, what we pay for, what has to be paid, what must be paid, costs of the deal',
    'emplois, frais, refinancement, dette existante, ancienne dette, vieux crédits, vieilles dettes, avocats, ce qu’il faut payer, ce que coûte, ce que ça coûte, coût de l’opération, coût total',
  ],
  lbo_where_from: [
    'who it comes from, who gives it, who they come from, where it comes from, where the money comes from, who brings it, who brings what, who pays for it, who pays what, each euro for, whose pocket, which pocket, out of which pocket, whose purse',
    'de qui il vient, qui le donne, d’où vient, qui l’apporte, qui apporte quoi, qui paie quoi, qui paye quoi, de quelle poche, quelle poche, de quelles poches',
  ],
  lbo_who_chips_in: [
    'who coughs up, who stumps up, whose money, who foots, who puts in what, where it all comes from, who pays which part, who is paying, who hands over, who puts up, who comes up with the money, chip in, who brings, who puts, who pays, where the money comes from, where it comes from, who provides, who finds the money, who funds, who gives the money',
    'qui sort le chèque, qui sort l’argent, ceux qui sortent, qui sort les billets, qui règle quoi, qui met quoi, qui allonge quoi, ceux qui paient, ceux qui financent, qui allonge, qui débourse, qui met, qui apporte, qui paie, qui participe, d’où vient, d’où sort, qui finance, qui avance, qui fournit, qui amène, qui donne l’argent',
  ],
  ours_plus_theirs: [
    'our money plus theirs, our money and theirs, their money plus ours, equity plus debt, debt plus equity, our cheque plus the, our cheque and the loan, fund’s money plus, both purses, the two purses, equity and debt together',
    'nos sous plus les leurs, notre argent plus le leur, notre argent et le leur, fonds propres plus dette, fonds propres plus la dette, dette plus fonds propres, les deux bourses, les deux poches, leur argent plus le nôtre, mise plus la dette, mise plus dette',
  ],
};
