import type { Lexicon } from '../../types.ts';

/** Depreciation and amortisation, in the words people use for it. */
export const daNotions: Lexicon = {
  gives_it_back: [
    'hand it back, give it back, hand the, goes back in, go back in, back on the pile, back in the pile, back in the till, back in the pot',
    'je rends, on rend, remets sur la pile, remets dans la caisse, reviennent, revient dans la caisse, remets au pot',
  ],
  ink_only: [
    'only ink, just ink, nothing but ink, ink on paper, only on the page, only paper',
    'que de l’encre, que du papier, qu’une écriture, de l’encre sur du papier',
  ],
  not_paid: [
    'never left the building, never left the account, never left the house, never cost a penny, never cost a cent, never cost any cash, cost no cash, wrote a cheque, written a cheque, signed a cheque, left the account, left the bank, not a bill, no bill, no money moved, money never moved, nobody paid, nobody actually paid, no one paid, not a cheque, not really paid, not actually paid, never left, not a real payment, no cheque, on paper, paper only',
    'jamais quitté le compte, jamais quitté la caisse, jamais quitté la maison, pas quitté le compte, jamais coûté un centime, jamais coûté un sou, jamais coûté un euro, n’ont rien coûté, fait sortir un sou, sorti un sou, sorti un euro, fait de chèque, signé de chèque, sorti du compte, pas une facture, aucune facture, aucun argent n’a bougé, jamais quitté la banque, jamais sorti, personne ne les a payés, personne n’a payé, rien coûté, ne sort pas, pas un chèque, pas sorti, pas vraiment payé, n’a fait de chèque, l’argent n’a pas bougé, sur le papier, sur papier',
  ],
  only_paper: [
    'pencil mark, just a pencil, only on paper, accounting entry, bookkeeping entry, nobody took it, no money left, no money moved, no money went out, never left the bank, never left the till, not a payment, no cash went',
    'jeu d’écriture, écriture comptable, simple écriture, trait de crayon, n’est pas sorti, pas sorti de la caisse, aucun euro n’est sorti, rien n’est sorti, rien sorti de la caisse, rien décaissé',
  ],
  plain_shows_less: [
    'less profit, lower profit, profit is lower, profit drops, profit falls, earns less on paper, shows less, looks poorer, less before tax, lower before tax, lower operating, off my profit, off the profit, eats into the profit, poorer on paper',
    'moins de bénéfice, bénéfice en moins, moins de résultat, moins de profit, bénéfice baisse, bénéfice recule, bénéfice tombe, affiche moins, en moins avant impôt, de moins avant impôt, retire du bénéfice, rogne le bénéfice',
  ],
  plain_worn: [
    'worn, wears out, wear out, wore, wearing out, used up, ages, aged, older, gets old, lost its shine, wear and tear',
    'usé, usée, usure, vieilli, vieillit, vieillie, plus vieille, fatigué, abîmé',
  ],
  shown_before_tax: [
    'report before tax, show before tax, earn before tax, gain before tax, earnings before tax, profit we show, profit we report, profit on show, reported profit',
    'bénéfice affiché, gain affiché, gain avant impôt, gains avant impôt, affiche avant impôt, déclare avant impôt, ce qu’on affiche',
  ],
  wear_out: [
    'wears out, worn out, replacement, maintenance, upkeep, renew, ageing, wear and tear, keeping the machines going',
    'usé, usure, remplacer, renouvellement, maintenance, entretien, vieillissement, vieillissent, s’usent, maintien, entretenir, remise en état',
  ],
};
