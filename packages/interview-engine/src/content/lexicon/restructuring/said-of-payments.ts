import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Further words in which candidates speak of cash in a crisis: who is paid, who is told, how long it lasts. */
export const saidOfPayments = {
  pays_all_alike: [
    crossed(
      'pay, paying',
      'everybody as, everyone as, all of them as, all suppliers as, bills as they come, invoices as they come, everybody on the due date, everyone on the due date',
    ) + ', everyone the same way, treat all suppliers alike, treat all creditors alike',
    crossed(
      'payer, paie, règle, régler, paye',
      'tout le monde comme, tout le monde à l’échéance, tout le monde normalement, chacun à l’échéance, les factures à mesure, les factures au fil, les factures comme elles arrivent, tous les fournisseurs comme',
    ) + ', tous les fournisseurs sur le même pied',
  ],
  by_date_of_arrival: [
    'oldest first, oldest invoice first, oldest invoices first, oldest bills first, first come first served, order of arrival, order the invoices arrive, order they arrive, order they come in, as they arrive, by date of invoice, whoever it is, whoever they are, order in which they arrive',
    'plus anciennes d’abord, plus anciens d’abord, factures les plus anciennes, premier arrivé premier servi, ordre d’arrivée, ordre des factures, au fur et à mesure, par date de facture, par ordre d’ancienneté, qui que ce soit, à mesure qu’elles arrivent',
  ],
  says_nothing: [
    'say nothing, tell nothing, not a word, keep silent, stay quiet, keep it quiet, hide it, conceal it',
    'ne dit rien, ne dis rien, ne rien dire, pas un mot, garder le silence, garde le silence, cacher, dissimuler, ne pas prévenir, sans prévenir',
  ],
  loudest_creditor: [
    'shout loudest, shouts loudest, shout the loudest, shouts the loudest, scream loudest, scream the loudest, complain the most, chase the hardest, push the hardest, make the most noise, most pressing creditors',
    'crient le plus fort, crie le plus fort, gueulent le plus fort, réclament le plus, relancent le plus, insistent le plus, font le plus de bruit, menacent le plus, plus insistants',
  ],
  owners_own_loan: [
    'shareholder loan, shareholders’ loan, shareholder’s loan, owner’s loan, shareholder account, sponsor’s loan, loan from the shareholder, intercompany loan from the parent',
    'compte courant de l’actionnaire, compte courant d’actionnaire, compte courant d’associé, comptes courants d’associés, comptes courants, prêt de l’actionnaire, avance de l’actionnaire, avances d’associés',
  ],
  keeps_back: [
    'not, never, rather, instead, wait, subordinated, frozen, stop, last, block, temptation, mistake',
    'pas, jamais, plutôt, lieu, attendre, attendront, subordonné, gelé, bloqué, bloquer, dernier, tentation, erreur, arrêter',
  ],
  no_cash_worry: [
    'no liquidity risk, no risk of running out, no liquidity problem, no cash problem, nothing to worry about on cash',
    'aucun risque de liquidité, pas de problème de trésorerie, aucun souci de liquidité, pas de risque de liquidité, pas de souci de trésorerie, pas de problème de liquidité',
  ],
  needless: ['too much work, too granular', 'trop de détail, trop lourd, usine à gaz'],
  crisis_brings_cash: [
    crossed(
      'brings in, puts in, raises',
      'cash, new money, fresh cash, fresh money, money, liquidity',
    ),
    crossed(
      'fait entrer, fait rentrer, amène',
      'de l’argent frais, du cash frais, de la liquidité, des fonds',
    ),
  ],
  cash_buys_time: [
    'cash to last, cash lasts, cash to get through, enough cash to, how long the cash, time the cash, runway lasts',
    'temps que laisse la trésorerie, trésorerie pour tenir, cash pour tenir, de quoi tenir, combien de temps la trésorerie, combien de temps le cash, temps que donne la trésorerie, temps que laisse le cash',
  ],
} as const satisfies Lexicon;
