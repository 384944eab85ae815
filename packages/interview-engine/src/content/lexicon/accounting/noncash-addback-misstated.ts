import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesDown } from '../directions.ts';
import { cash } from '../word-lists.ts';

/** Adding back non-cash charges, in the words of those who get it wrong. */
export const noncashAddbackMisstated: Lexicon = {
  after_tax_bit: [
    'after-tax part, after-tax amount, after-tax charge, part after tax, amount after tax',
    'part après impôt, montant après impôt, charge après impôt, dotation après impôt, part nette d’impôt',
  ],
  as_an_outflow: [
    'as an outflow, as a cash outflow, as money out, as a payment, as cash out',
    'comme une sortie, en sortie de trésorerie, en décaissement, comme un décaissement, comme un paiement',
  ],
  bank_account_word: [
    'bank account, the till, bank balance',
    'compte en banque, la caisse, solde en banque',
  ],
  cash_down: [
    `${crossed(cash[0], goesDown[0])}, cash is lower, drop in cash, loses cash, lose cash`,
    `${crossed(cash[1], goesDown[1])}, perd de la trésorerie, baisse de la trésorerie, perte de trésorerie, perd du cash`,
  ],
  costs_cash: [
    'drains the company’s cash, drains the cash, drains its cash, eats into cash, eats cash, hits cash, takes cash out, depletes cash, empties the till, empties the bank, is cash cost, is cash outflow, is cash expense, is cash charge, is real cash cost, is real cash outflow, cash cost you pay, costs cash, costs money, uses cash, uses up cash, reduces cash, lowers cash, burns cash, drains cash, cash goes out, pays out cash, loses cash, costs them cash',
    'vide la caisse, vide les caisses, ponctionne la trésorerie, entame la trésorerie, vide la trésorerie, vide le compte, coûte à la trésorerie, est un décaissement, est une sortie d’argent, coûte du cash, coûte de la trésorerie, coûte de l’argent, est sortie de trésorerie, est sortie de cash, est une sortie de trésorerie, consomme de la trésorerie, consomme du cash, réduit la trésorerie, réduit le cash, diminue la trésorerie, baisse la trésorerie, charge décaissée, fait sortir, perd du cash, perd de la trésorerie',
  ],
  is_a_cheque: [
    'is a cheque, a cheque you write, a cheque we write, is a bill, a bill you pay, a bill we pay, money you hand over',
    'c’est un chèque, est un chèque, un chèque qu’on fait, une facture qu’on paie, c’est une facture',
  ],
  is_outflow: [
    'is cash going out, is money going out, is cash leaving, is money leaving, is an outflow, is an operating outflow, is a cash outflow, is a real outflow, as a cash outflow, must be paid out, has to be paid, has to pay out, is paid in cash, is a cash cost, costs the company cash, you see a cash outflow, has to pay that amount',
    'est du cash qui sort, est un décaissement, est une sortie de trésorerie, doit être décaissé, doit décaisser, doit payer, doit être payée, entraîne une sortie, entraîne un décaissement, provoque une sortie, il faut sortir, doit sortir l’argent, est de l’argent qui sort',
  ],
  is_paid: [
    'is paid, are paid, must be paid, has to be paid',
    'se paie, est payé, est décaissé, on le paie, on la paie',
  ],
  kept_in_a_purse: [
    'refund, refunds, refunded, set aside, cash inflow, source of cash, cash reserve, saved in the bank',
    'rembourse, remboursé, remboursés, mise de côté, entrée de trésorerie, entrée de cash, source de trésorerie, réserve de cash',
  ],
  less_cash_word: [
    'less cash, cash down too, and so does cash, and so is cash, and cash too',
    'moins de trésorerie, moins de cash, la trésorerie aussi, le cash aussi, la caisse aussi',
  ],
  less_in_bank: [
    'less in the bank, less cash, less in the account, less in the till, less money in the bank',
    'de moins en banque, de moins sur le compte, de moins en caisse, de moins en trésorerie, de moins en cash, cash en moins, trésorerie en moins',
  ],
  lighter_by: [
    'lighter, poorer, is down by, drops by, loses',
    'plus léger, allégé, perd, se vide de, baisse de',
  ],
  loses_so_much: [
    'you lose, we lose, it loses, company loses, you are down, we are down',
    'on perd, elle perd, société perd, on y perd',
  ],
  lost_money: [
    'a cash loss, lost cash, lost money, money lost, money gone, money that is gone, cash that’s gone',
    'argent perdu, cash perdu, trésorerie perdue, une perte de cash, une perte de trésorerie, perte en cash, argent parti',
  ],
  net_charge: [
    'after tax depreciation, depreciation after tax, depreciation net of tax, after tax charge, after tax amount, charge net of tax, tax effected depreciation',
    'amortissement net d’impôt, dotation après impôt, amortissement après impôt, charge nette d’impôt, montant net d’impôt, dotation nette',
  ],
  no_add_back: [
    'nothing to put back, nothing to add back, nothing is added back, nothing gets added back, not add it back, not add anything back, not add back, not added back, not put it back, no add back, never added back',
    'rien à réintégrer, rien à remettre, rien à rajouter, ne remets rien, ne rajoute rien, ne réintègre rien, ne réintègre pas, ne le réintègre pas, ne la réintègre pas, pas de réintégration, aucune réintégration, pas à réintégrer, ne la rajoute pas, ne le rajoute pas',
  ],
  not_putting_back: [
    'not put the impairment back, not add the impairment back, not add back the impairment, never add back the impairment, not add the loss back, not add back the write-down, not add the write-down back',
    'ne réintègre pas la dépréciation, ne réintègre pas la perte, ne rajoute pas la dépréciation, ne réintègre jamais la dépréciation, ne remet pas la dépréciation',
  ],
  off_again: [
    'off again, out again, a second time',
    'une deuxième fois, une seconde fois, encore une fois',
  ],
  only_after_tax: [
    'only the loss after, only the net loss, only the after tax, only the net charge, only the charge after',
    'que la perte après, que la perte nette, que la charge après, que la charge nette, que le montant net, que le montant après',
  ],
  out_of_bank: [
    'out of the bank, out of the account, out of the till, out of cash',
    'de la banque, du compte, de la caisse',
  ],
  pays_out: [
    'pays out, has to pay out, pays away, hands over the',
    'entreprise décaisse, société décaisse, boîte décaisse, on décaisse, elle décaisse, doit décaisser, doit débourser',
  ],
  same_amount: [
    'as well, too, likewise, by the same, same amount, also falls, also drops, also goes down, just like, the same way',
    'pareil, également, autant, du même montant, aussi, comme le résultat, de la même façon',
  ],
  same_in_cash: [
    'the same in cash, as much in cash, same again in cash, same for cash, poorer in cash, likewise in cash, same hit to cash, same hit on cash',
    'autant en trésorerie, autant en cash, autant de trésorerie en moins, pareil en trésorerie, pareil pour le cash, idem en trésorerie, idem pour le cash, idem côté cash, même chose en trésorerie',
  ],
  stays_taken_off: [
    'is not added back, does not get added back, are not added back, never added back, cannot be added back, not put back, never gets added back, is never put back, is not reinstated',
    'ne se réintègre pas, ne se réintègre jamais, n’est pas réintégrée, n’est jamais réintégrée, ne se rajoute pas, n’est pas rajoutée',
  ],
  taken_off_again: [
    'subtract them again, take it out again, subtract it a second time, subtract it once more, deduct it once more, subtract it again, subtracted again, deduct it again, deducted again, take it off again, taken off again, deducted a second time, subtracted a second time, minus depreciation again',
    'on enlève encore, on retire encore, on déduit encore, j’enlève encore, je retire encore, enlève une deuxième fois, on enlève à nouveau, soustrait une deuxième fois, soustrait une seconde fois, retranche une deuxième fois, soustrait à nouveau, déduit à nouveau, déduis à nouveau, retranche encore, retranche à nouveau, soustrait encore, retire une deuxième fois, déduit une deuxième fois, retire encore une fois',
  ],
  takes_money: ['takes, take, pulls, sucks, drains', 'prend, prennent, retire, vide, sort'],
  wear_spends: [
    'money spent on machines, money spent on equipment, money we spend on machines, money paid for machines',
    'argent sorti pour les machines, argent dépensé en machines, c’est de l’argent dépensé',
  ],
};
