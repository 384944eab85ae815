import type { Lexicon } from '../../types.ts';

/** The cessation of payments, in the words people use for it. */
export const paymentTestNotions: Lexicon = {
  conciliation_word: [
    'conciliation, mandat ad hoc, preventive procedure',
    'conciliation, mandat ad hoc, procédure préventive',
  ],
  crisis_days_left: [
    'month and a half, forty-five days, 45 days, six weeks',
    'mois et demi, quarante-cinq jours, 45 jours, six semaines',
  ],
  stops_paying: [
    'stopped paying, no longer pays, still pays its bills, still pay its bills, bills are still being paid, can no longer pay, not been able to pay, can not pay, still pay what is due, no longer can, cessation of payments, insolvent, cannot pay, unable to pay, stops paying, forty five days, 45 days, balance sheet test',
    'cessé de payer, arrêté de payer, paie encore ses factures, ne règle plus, règle encore ses factures, arrêté de les régler, n’y arrive plus, ne peut plus régler, ne le peut plus, cessation des paiements, quarante-cinq jours, 45 jours, ne paie plus, ne paye plus, ne peut plus payer, passif exigible, insolvable',
  ],
  told_month_and_half: ['month and a half', 'mois et demi'],
};
