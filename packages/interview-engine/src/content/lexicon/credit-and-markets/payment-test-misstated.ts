import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const receivership = 'receivership, judicial liquidation';
const redressement = 'redressement, redressement judiciaire, liquidation judiciaire';

/** The cessation of payments, in the words of those who get it wrong. */
export const paymentTestMisstated: Lexicon = {
  crisis_already_stopped: [
    'stopped paying, already in cessation, in cessation of payments, insolvent, cannot pay its debts, no longer pays, already defaulted, once it has defaulted, payments have stopped',
    'déjà en cessation, en cessation des paiements, insolvable, ne peut plus payer, ne paie plus, cessé de payer, cessé ses paiements, ne peuvent plus payer, déjà cessé',
  ],
  crisis_balance_test: [
    'liabilities exceed assets, liabilities exceed its assets, liabilities are greater than, negative equity, debts exceed assets, debts exceed its assets, owes more than it owns, balance sheet is negative, debts are bigger than, more debts than assets, debts are larger than, worth less than its debts',
    'passif dépasse l’actif, dettes dépassent les actifs, capitaux propres négatifs, fonds propres négatifs, bilan négatif, situation nette négative, plus de dettes que, dettes sont supérieures, passif supérieur à l’actif, doit plus qu’elle ne possède, dettes sont plus grosses que',
  ],
  crisis_endless: [
    'no time limit, without time limit, without any time limit, unlimited, for years, several years, two years, a year, no limit in time',
    'sans limite, illimitée, aussi longtemps que, pendant des années, plusieurs années, deux ans, un an, aucune limite de durée, aucune durée maximale',
  ],
  crisis_lasts: [
    'lasts, last, runs, go on, goes on, can take',
    'dure, durer, court, s’étend, peut prendre',
  ],
  crisis_mandate: ['mandat ad hoc, ad hoc mandate', 'mandat ad hoc'],
  crisis_must_be_insolvent: [
    crossed(
      'must be, has to be, have to be, need to be, needs to be, must already be, has to be already, only if',
      'insolvent, in cessation of payments, in cessation, unable to pay',
    ),
    crossed(
      'doit être, faut être, doit déjà être, faut déjà être, devoir être, faut que la société soit, doit se trouver',
      'en cessation des paiements, en cessation, insolvable, en défaut',
    ),
  ],
  crisis_open_for: [
    'is when, is where, is meant for, is designed for, is intended for, is used when, reserved for, is for, is only for, are only for, available to, available only to, only available, applies to, requires, opens, presupposes, starts',
    'c’est quand, c’est pour, c’est lorsque, vise, est faite pour, sert quand, destinée aux, ouverte qu’aux, ouverte aux, ouverte à, réservée aux, réservée à, s’adresse aux, s’adresse à, s’ouvre, suppose, exige, concerne, pour les sociétés, pour les entreprises, pour une société, ne s’ouvre, accessible, s’applique',
  ],
  crisis_opens: [
    'opens, open, starts, requires, is for, available, begins, reserved',
    's’ouvre, ouvert, ouverte, suppose, exige, commence, réservé, réservée, n’est possible, intervient, demande',
  ],
  crisis_receiver_word: [
    'receivership, liquidation, judicial reorganisation',
    'redressement, liquidation',
  ],
  crisis_safeguard: ['safeguard', 'sauvegarde'],
  crisis_still_pays: [
    'before, not yet, still solvent, difficulties, unlike, whereas, while',
    'avant, pas encore, encore solvable, difficultés, contrairement, tandis, alors que',
  ],
  crisis_test_named: [
    'cessation of payments, the trigger, the test, insolvency test',
    'cessation des paiements, le critère, le test, le déclencheur',
  ],
  flat_must_have_stopped: [
    'must already have stopped paying, has to be insolvent, must be insolvent, must have stopped paying, requires insolvency',
    'doit déjà avoir cessé, doit être en cessation, suppose que la société soit en cessation, faut être en cessation',
  ],
  flat_too_many_months: [
    'six months after, three months after, a year after, up to a year, within six months',
    'six mois après, trois mois après, un an après, pendant six mois, jusqu’à un an',
  ],
  long_after: [
    'six months, several months, for months, months ago, a year, one year, two years, sixty days, ninety days, 60 days, 90 days, three months, no time limit, any time',
    'six mois, plusieurs mois, depuis des mois, trois mois, quatre mois, un an, deux ans, soixante jours, quatre vingt dix jours, 60 jours, 90 jours, sans limite, n’importe quand, depuis longtemps',
  ],
  mandate_after_default: [
    'mandat ad hoc requires cessation, safeguard requires cessation, safeguard requires insolvency, safeguard is for insolvent companies, conciliation is only before, conciliation is closed once',
    'mandat ad hoc suppose la cessation, sauvegarde suppose la cessation, sauvegarde exige la cessation, conciliation est impossible après, conciliation uniquement avant',
  ],
  open_until: ['open, available, used, stays', 'ouverte, possible, accessible, entrer'],
  opened_when_wrong: [
    [
      crossed(
        'safeguard, safeguards',
        'is for companies in cessation, is for companies already in cessation, is for companies that have been in cessation, is for insolvent, is for companies that are insolvent, is for a company in cessation, is for a company already in cessation, is opened after cessation, opens after cessation, is open after cessation, is only open after, requires insolvency, requires cessation, is when the company is insolvent, is for companies that can no longer pay',
      ),
      crossed(
        receivership,
        'is for those still solvent, is for solvent, is for companies still solvent, is for companies that are still solvent, is before cessation, is opened before cessation, opens before cessation, is for companies not yet in cessation',
      ),
    ].join(', '),
    [
      crossed(
        'sauvegarde',
        'est pour les sociétés en cessation, est réservée aux sociétés en cessation, est ouverte aux sociétés en cessation, s’ouvre après la cessation, est ouverte après la cessation, s’ouvre en cessation, c’est pour une société en cessation, c’est pour les sociétés en cessation, c’est pour les entreprises en cessation, suppose la cessation, exige la cessation, s’adresse aux sociétés en cessation, s’adresse aux entreprises en cessation, concerne les sociétés en cessation, est réservée aux entreprises en cessation',
      ),
      crossed(
        redressement,
        's’ouvre avant la cessation, est ouvert avant la cessation, est pour les sociétés encore solvables, c’est pour les sociétés solvables, s’adresse aux sociétés solvables, suppose l’absence de cessation, c’est avant la cessation, est réservé aux sociétés solvables',
      ),
    ].join(', '),
  ],
  rescue_already_stopped: [
    'already stopped paying, already insolvent, have stopped paying, has stopped paying, already in cessation, can no longer pay',
    'déjà en cessation, déjà cessé, cessé de payer, ne peuvent plus payer, ne peut plus payer',
  ],
  rescue_for_those_unable: [
    'companies that cannot pay, companies unable to pay, companies that can not pay, companies that can no longer, companies that have stopped paying',
    'sociétés incapables de payer, sociétés qui ne peuvent plus payer, entreprises qui ne peuvent plus payer',
  ],
  rescue_must_have_stopped: [
    'must be in cessation, have to be in cessation, has to be in cessation, need to be in cessation',
    'faut être en cessation, doit être en cessation, faut avoir cessé, faut être déjà en cessation',
  ],
  rescue_not_stopped_yet: [
    'not yet, have not, before they stop, still able to pay, still solvent',
    'pas encore, avant la cessation, encore payer, encore solvables',
  ],
  route_at_once_insolvent: [
    'once it is in cessation, the day it stops paying, after cessation of payments, once the company is in cessation, as soon as it is insolvent, once the company is insolvent, once it has stopped paying, as soon as there is cessation, as soon as it stops paying',
    'dès qu’il y a cessation, dès la cessation, une fois en cessation, après la cessation, dès qu’elle est en cessation, dès que l’entreprise est en cessation, dès le premier jour de cessation',
  ],
  route_forty_five: ['forty five days, 45 days', 'quarante-cinq jours, 45 jours'],
  route_lasts: [
    'lasts, is the maximum length, runs for, is limited to, length of the conciliation is',
    'dure, dure au maximum, sa durée est, limitée à',
  ],
  route_shut_when: [
    'is closed, is shut, is no longer open, no longer possible, no longer available, not available, is impossible, is forbidden, too late for',
    'est fermée, n’est plus ouverte, n’est plus possible, plus possible, impossible, est interdite, n’est plus accessible, trop tard pour',
  ],
  wrongly_book_test: [
    'equity is negative, negative equity, debts are larger than assets, owes more than it owns, liabilities are larger, debts exceed, makes a loss, loss for the year, big losses',
    'fonds propres sont négatifs, fonds propres négatifs, capitaux propres négatifs, capitaux propres sont négatifs, dettes dépassent, doit plus qu’elle ne possède, passif dépasse l’actif, fait des pertes, résultat est négatif',
  ],
  wrongly_cannot_pay_word: [
    'cessation of payments, insolvency, stopped paying, insolvent',
    'cessation des paiements, insolvable',
  ],
};
