import type { Lexicon } from '../../types.ts';

/** Adding back non-cash charges, in the words people use for it. */
export const noncashAddbackNotions: Lexicon = {
  back_again: ['back', 'dedans'],
  bank_sees_nothing: [
    'not one pound has left, not one euro has left, not one dollar has left, not a penny has left, not a cent has left, not one penny left, not one coin left, no coin leaves, account does not notice, bank does not notice, bank account does not notice, bank sees nothing, account sees nothing',
    'pas un euro n’est sorti, pas un centime n’est sorti, pas un sou n’est sorti, compte en banque ne voit rien, compte ne voit rien, banque ne voit rien, compte ne sent rien, banque ne s’aperçoit de rien, pas un euro ne sort',
  ],
  goes_back_in: [
    'back it goes, goes back, comes back',
    'ça revient, on le remet, on la remet, revient dedans',
  ],
  left_no_account: [
    'not left the account, never left the account, not left the till, never went out of the account, not go out of the account, never went out of the bank',
    'jamais sorti du compte, pas sorti du compte, jamais sorti de la caisse, jamais sortie du compte, jamais quitté le compte',
  ],
  long_spent: [
    'spent years ago, spent long ago, paid years ago, paid long ago, paid for years ago, paid for long ago, left years ago, left long ago, went out years ago, money was spent when, paid for ages ago, paid ages ago, spent ages ago, bought ages ago',
    'dépensé il y a, payé il y a, parti il y a, sorti il y a, décaissé il y a, dépensé depuis longtemps, parti depuis longtemps, payé depuis longtemps, sorti depuis longtemps, payé autrefois, payées autrefois, payé jadis, payé à l’époque, sorti à l’époque',
  ],
  put_in: ['tack, stick, put, add, bring, take, reverse, give', 'remettre, remet, rajouter'],
  real_outflow: [
    'is money leaving, are money leaving, money that leaves, cash that leaves the company, is a cash outflow, real cash outflow, true cash outflow, genuine cash outflow, actual cash outflow, actual cash out, actual payment, real payment, cash payment, real cash cost, true cash cost, real cash expense, real money out, money going out, money that goes out, money leaving the company, is paid in cash, lose money for real, lose real money, hundred has gone out, hundred goes out, hundred leaves the bank, money has gone out, money has left, money leaves the bank, cash has gone out, cash has left, cash leaves the bank, cash goes out, paid out in cash, real cheque',
    'sont une sortie d’argent, est une sortie d’argent, sont une sortie de cash, est une sortie de cash, sont une sortie de trésorerie, est de l’argent qui sort, vraie sortie, véritable sortie, réelle sortie, sortie réelle, vraie dépense, véritable dépense, vrai décaissement, véritable décaissement, décaissement réel, sort de la banque, sort du compte, sort de la caisse, argent qui sort, argent sort, argent est sorti, cash sort, cash qui sort, on décaisse, on paie petit à petit, coûte vraiment, vrai coût en cash, perte de trésorerie, perte réelle de trésorerie, vraie perte de cash',
  ],
  reinstate: [
    'hand it back, hand the, undo it, undo that, goes back in, go back in, goes back on, add back, added back, put back, reverse, reinstate, undo, neutralise, cancel the charge, cancel it',
    'recolle, recoller, recollons, défait, défaire, reviennent dedans, réintégrer, rajouter, réajouter, remettre, remet, remise, ajouter, neutraliser, annuler, neutralise, contre-passer',
  ],
};
