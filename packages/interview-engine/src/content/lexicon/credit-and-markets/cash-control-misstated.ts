import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Control over what is paid, in the words of those who get it wrong. */
export const cashControlMisstated: Lexicon = {
  by_date_of_arrival: [
    'oldest first, oldest invoice first, oldest bills first, first come first served, order of arrival, order the invoices arrive, order they arrive, order they come in, as they arrive, by date of invoice, whoever it is, whoever they are, order in which they arrive',
    'plus anciennes d’abord, factures les plus anciennes, premier arrivé premier servi, ordre d’arrivée, ordre des factures, au fur et à mesure, par date de facture, par ordre d’ancienneté, qui que ce soit, à mesure qu’elles arrivent',
  ],
  crisis_filtering: [
    'filtering payments, controlling payments, payment control, centralising payments, sorting the payments, blocking payments',
    'filtrer les paiements, filtrer les décaissements, contrôler les paiements, contrôler les décaissements, contrôle des paiements, trier les paiements, bloquer les paiements',
  ],
  crisis_first_word: ['first, off the top', 'd’abord, premier, premiers'],
  crisis_no_gain: [
    'saves nothing, only creates panic, just creates panic, brings nothing, is a waste of time, achieves nothing, changes nothing',
    'n’économise rien, crée la panique, que créer la panique, n’apporte rien, ne rapporte rien, perte de temps, ne change rien',
  ],
  crisis_over_wages: [
    crossed('before, ahead of', 'wages, salaries, payroll, suppliers, staff, employees, tax'),
    crossed('avant', 'salaires, paie, fournisseurs, salariés, personnel, impôts'),
  ],
  crisis_pays_bank_first: [
    crossed(
      'pay, repay, pay off, pay back',
      'banks first, bank first, lenders first, loan first, banks before suppliers, banks before the suppliers, banks before wages, banks before salaries, loan before wages, lenders before wages, lenders before suppliers',
    ),
    crossed(
      'paie, payer, rembourse, rembourser, on paie, on rembourse',
      'd’abord les banques, les banques d’abord, les banques en premier, d’abord la banque, la banque d’abord, les banques avant les fournisseurs, les banques avant les salaires, les banques avant les salariés, les prêteurs d’abord, d’abord les prêteurs',
    ),
  ],
  crisis_repays: ['pay, repay', 'paie, payer, rembourse, rembourser, régler'],
  flat_carry_on: [
    'just carry on, carry on as before, carry on paying, go on as before',
    'continue comme avant, continuer à payer comme',
  ],
  flat_each_department: [
    'every department, each department, every site, each site, every manager, each manager, everyone in the company',
    'chaque service, chaque site, chaque directeur, chaque responsable, chaque département, tous les services',
  ],
  flat_pays_freely: [
    'keeps its own cheque book, keeps paying, goes on paying, pays its own bills, pays freely, pays what it wants',
    'continue à payer, continue de payer, paie ses factures, garde son chéquier, paie librement, paie ce qu’il veut',
  ],
  heard_centralises: [
    'centralise, choose who, pick who, prioritise payments',
    'centraliser, choisir qui, trier les paiements, hiérarchiser les paiements',
  ],
  heard_first_come: [
    'first come first paid, first in first paid, first come first served',
    'premier arrivé premier payé, premier arrivé premier servi, premier facturé premier payé',
  ],
  heard_is_over: [
    'no more, over, no longer, finished, stop, instead',
    'fini, finie, terminé, plus de premier, on arrête, au lieu',
  ],
  heard_no_need_of: [
    'no need for, don’t need, no use, no longer need',
    'pas besoin de, plus besoin de, inutile, inutiles, ne sert à rien',
  ],
  heard_ought_not: [
    'must not, should not, never, no point in',
    'ne faut, faut surtout pas, faut pas, ne doit, inutile de, ne sert à rien de',
  ],
  heard_pays_on: [
    'keeps paying its, keep paying their, keeps paying as before, pays as before',
    'continue à régler, continue à payer, règle ses factures, paie ses factures comme avant',
  ],
  keeps_back: [
    'not, never, rather, instead, wait, subordinated, frozen, stop, last, block, temptation, mistake',
    'pas, jamais, plutôt, lieu, attendre, attendront, subordonné, gelé, bloqué, bloquer, dernier, tentation, erreur, arrêter',
  ],
  loudest_creditor: [
    'shout loudest, shout the loudest, scream loudest, scream the loudest, complain the most, chase the hardest, push the hardest, make the most noise, most pressing creditors',
    'crient le plus fort, gueulent le plus fort, réclament le plus, relancent le plus, insistent le plus, font le plus de bruit, menacent le plus, plus insistants',
  ],
  owners_own_loan: [
    'shareholder loan, shareholder’s loan, owner’s loan, shareholder account, sponsor’s loan, loan from the shareholder, intercompany loan from the parent',
    'compte courant de l’actionnaire, compte courant d’actionnaire, compte courant d’associé, comptes courants, prêt de l’actionnaire, avance de l’actionnaire, avances d’associés',
  ],
  pay_everybody: [
    'let the payments go, pay as usual, pay as we always, carry on paying, pay everybody equally, pay everyone equally, pay all suppliers, pay everyone as usual, pay everybody as usual, keep paying everyone, all suppliers on time, shareholders’ loan first, keep paying everybody, no need to prioritise, whoever shouts loudest, pay the shareholders first, pay a dividend, pay the banks first, pay the lenders first, payments go out as usual, business as usual on payments',
    'laisse partir tous les paiements, paiements comme d’habitude, laisser partir les virements, continue de tout payer, on paie tout le monde, payer tous les fournisseurs, pas besoin de hiérarchiser, pas besoin de prioriser, celui qui crie le plus fort, sans distinguer, verser un dividende',
  ],
  pays_all_alike: [
    [
      crossed(
        'pay, paying',
        'everybody as, everyone as, all of them as, all suppliers as, bills as they come, invoices as they come, everybody on the due date, everyone on the due date',
      ) + ', everyone the same way, treat all suppliers alike, treat all creditors alike',
      'pay every supplier straight, pay every supplier immediately, pay every supplier right away, pay them all straight away',
    ].join(', '),
    [
      crossed(
        'payer, paie, règle, régler, paye',
        'tout le monde comme, tout le monde à l’échéance, tout le monde normalement, chacun à l’échéance, les factures à mesure, les factures au fil, les factures comme elles arrivent, tous les fournisseurs comme',
      ) + ', tous les fournisseurs sur le même pied',
      'paie chaque fournisseur tout de suite, payer chaque fournisseur sans attendre',
    ].join(', '),
  ],
  rescue_come_last: [
    'last, afterwards, if anything is left, if something is left, come after',
    'après s’il reste, en dernier, s’il reste quelque chose, viennent après, et après',
  ],
  rescue_old_invoices: [
    'old suppliers, old invoices, overdue suppliers, all the suppliers, overdue invoices',
    'vieux fournisseurs, anciens fournisseurs, vieilles factures, anciennes factures, tous les fournisseurs',
  ],
  rescue_vital_ones: [
    'wages, salaries, payroll, critical suppliers',
    'salaires, paie, fournisseurs critiques, fournisseurs clés',
  ],
  wrongly_as_they_come: [
    'paying every invoice, paying each invoice, pay invoices as they come, paying bills as they come, pay everything as it comes, pays its own bills, pay all the bills',
    'paie toutes les factures, payer chaque facture, paie les factures comme elles, paie au fil de l’eau, paie ses propres factures, règle toutes les factures',
  ],
  wrongly_carry_on: [
    'keep, goes on, go on, continue, as before, as it comes in, as usual, as they arrive',
    'continue, comme avant, au fil de l’eau, comme d’habitude, comme elles arrivent, dans l’ordre d’arrivée',
  ],
  wrongly_lenders_first: [
    'banks get paid first, banks are paid first, bank is paid first, lenders get paid first, lenders come first, lenders first, banks come first, banks first, pay the bank first',
    'banques sont payées en premier, banque est payée en premier, banques passent d’abord, banques d’abord, prêteurs d’abord, banque en premier',
  ],
  wrongly_wages_wait: [
    'wages can wait, salaries can wait, staff can wait, payroll can wait, wages come after, suppliers can wait',
    'salaires peuvent attendre, salaires attendront, personnel attendra, paie peut attendre, paies peuvent attendre, salariés attendront, salaires viennent après',
  ],
};
