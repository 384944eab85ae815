import type { Lexicon } from '../../types.ts';

/** Liquidity, in the words people use for it. */
export const liquidityNotions: Lexicon = {
  bad_month_word: [
    'bad month, one month goes badly, slow month, month goes wrong, bad quarter, a customer pays late',
    'mois est mauvais, mauvais mois, mois se passe mal, mois creux, mauvais trimestre, client paie en retard',
  ],
  breathing_room: [
    'breathing room, breathing space, room to breathe, a cushion',
    'redonne de l’air, donne de l’air, de l’oxygène, bouffée d’air, passer une échéance, tenir une échéance',
  ],
  buffer_word: ['buffer, cushion, enough, headroom', 'matelas, suffisant, marge, pas assez'],
  cannot_pay_wages: [
    'pay wages, pay the wages, meet payroll, make payroll, pay salaries, pay the salaries, pay the staff, pay suppliers, pay the suppliers, pay the rent',
    'payer les salaires, payer la paie, faire la paie, payer les fournisseurs, régler les salaires, verser les salaires, payer le loyer',
  ],
  cash_buys_time: [
    'cash to last, cash lasts, cash to get through, enough cash to, how long the cash, time the cash, runway lasts',
    'temps que laisse la trésorerie, trésorerie pour tenir, cash pour tenir, de quoi tenir, combien de temps la trésorerie, combien de temps le cash, temps que donne la trésorerie, temps que laisse le cash',
  ],
  cash_in_hand: [
    'on the account, in the account, balance, kitty, purse, cash pile, in the bank, in the accounts, bank account, till, cash, money, liquid',
    'au compte, solde, à la banque, tréso, porte monnaie, cagnotte, le compte soit, en banque, comptes bancaires, le compte, trésorerie, cash, argent, caisse, liquidités, disponible',
  ],
  cash_plan: [
    'what comes in, what goes out, money coming in, ins and outs, forecast, receipts and payments, cash plan, cash budget',
    'ce qui rentre, ce qui sort, rentre et sort, ce qui entre, rentrées et sorties, prévision, prévisionnel, plan de trésorerie, budget de trésorerie, encaissements et décaissements, recettes et décaissements, entrées et sorties',
  ],
  crisis_mere_topic: [
    'would speak about, would talk about, would mention, and all that, key concept, key notion, one of the options, classic subjects, range of topics, one of the three options',
    'parler de, parlerais de, parlerait de, évoquer, évoquera, évoquerais, aborder, abordera, notions essentielles, notion essentielle, une solution parmi, vaste sujet, sujet fondamental',
  ],
  crisis_months_of_cash: [
    'three months, a few months, two months, six weeks, a month of cash, weeks of cash',
    'trois mois, quelques mois, deux mois, six semaines, un mois de caisse, semaines de caisse',
  ],
  draw_word: ['draw, drawn, undrawn, drawdown', 'tirer, tirable, tirage'],
  empty_till: [
    'empty till, empty account, empty drawer, bare till',
    'caisse vide, compte vide, tiroir vide, comptes vides, comptes à sec',
  ],
  follow_word: [
    'track, follow, monitor, watch, update',
    'suivre, suit, suivi, surveiller, piloter',
  ],
  gone_in_a_bad_month: [
    'soon gone, gone quickly, gone in a month, goes fast, goes quickly, does not last, will not last',
    'part vite, file vite, vite parti, ne dure pas, fond vite, s’envole vite',
  ],
  how_much: ['how much, how many, how long', 'combien'],
  lbo_cash_forecast: [
    'cash forecast, weekly cash, thirteen week, 13 week, liquidity, cash flow forecast, runway, week by week, cash each week, money available each week, incomings and outgoings',
    'prévision de trésorerie, trésorerie hebdomadaire, treize semaines, 13 semaines, liquidité, prévisionnel de trésorerie, plan de trésorerie, semaine par semaine, rentrées et sorties, argent disponible chaque semaine, trésorerie chaque semaine, encaissements et décaissements',
  ],
  lbo_run_short: [
    'run short, run out, short of, not enough, gets empty, runs dry',
    'manquer, à court, à sec, plus de, pas assez, se vide, se vider, s’assèche',
  ],
  line_used_up: [
    'make payroll, meet payroll, line is drawn, lines are drawn, revolver is full, revolver is drawn, rcf is drawn, fully drawn, maxed out, no headroom, nothing left to draw',
    'ligne est tirée, lignes sont tirées, rcf est tiré, découvert est plein, découvert au plafond, entièrement tirée, entièrement tiré, tiré à fond, plus rien à tirer, plus de ligne',
  ],
  nothing_in_hand: [
    'nothing to, have nothing, has nothing, not enough, no money to, not have enough, unable to, without the cash to, cannot',
    'plus de quoi, pas de quoi, plus rien, rien pour, pas assez, n’a plus, ne plus pouvoir, incapable de, ne peut plus',
  ],
  payroll_missed: [
    'miss payroll, missing payroll, make payroll, pay the wages, pay the staff, pay salaries, pay the salaries',
    'verser les salaires, payer les salaires, payer les gens, faire la paie, passer la paie, sortir la paie',
  ],
  rescue_day_by_day: [
    'week by week, day by day, every week, each week, for three months, monday, tonight, until the summer, next three months, over three months, next quarter, thirteen weeks, coming weeks, next few weeks, friday by friday',
    'semaine par semaine, jour par jour, chaque semaine, trois mois, lundi, mardi, ce soir, jusqu’à l’été, comme ça jusqu’à, semaine après semaine, sur trois mois, trois prochains mois, mois qui viennent, prochaines semaines, treize semaines, jour après jour, vendredi après vendredi',
  ],
  rescue_drawer_empty: [
    'drawer is empty, drawer’s empty, until the drawer, till is empty, till’s empty, runs dry, money runs out, nothing left in, out of money, account is empty, last until, we can hold, day they are gone, day it is gone, no notes left, day there is nothing left',
    'caisse est vide, caisse vide, compte vide, plus un sou, à sec, plus d’argent, tiroir vide, tiroir est vide, on tient, tenir combien, jour où il n’y en a plus, jour où il n’y a plus rien, plus un billet',
  ],
  rescue_in_and_out: [
    'what comes in, who pays us, comes in and, in and out, goes out, who we pay, whom we pay, coming in and, what we receive, what we will receive, what we get in, have to pay, what we pay, money in and money out, cash in and cash out, ins and outs',
    'ce qui rentre, ce qui entre, qui nous paie, rentre et, ce qui sort, qui on paie, entrées et sorties, tout ce qui rentre, ce qu’on va toucher, ce qu’on touche, ce qu’on encaisse, ce qu’on va encaisser, ce qu’on doit payer, ce qu’on doit sortir, ce qu’on décaisse',
  ],
  run_out: [
    'nothing left, lights go out, lights on, dry up, no more money, make it to, make it through, get through, hits the floor, below zero, under zero, drop dead date, dried up, bone dry, go bust, hit the floor, run dry, run out, hit zero, go negative, goes negative, overdrawn, hit the wall, hold out, survive, burn, trapped, be gone, is gone, losing money every month',
    'n’y a plus rien, lumière s’éteint, plus d’argent, plus un sou, passer la semaine, passe vendredi, aller jusqu, touche le plancher, sous zéro, en dessous de zéro, passe au rouge, date de rupture, plus un centime, panne sèche, touche le fond, passe en négatif, à sec, à zéro, tient, tenir, tenons, tiennent, vide, rupture, impasse, plus rien, épuisé, brûle, survivre, dans le rouge, aura disparu',
  ],
  told_before_it_dries_up: [
    'before he can’t pay, before he can no longer pay, before they can no longer pay, before the money runs out, before the wages bounce',
    'avant qu’il ne puisse plus payer, avant de ne plus pouvoir payer, avant d’être à sec, avant qu’on ne puisse plus payer, avant que les salaires',
  ],
  undrawn: [
    'revolver, undrawn, credit line, facility, overdraft, committed line, buffer, cushion, rainy day reserve',
    'revolver, rcf, ligne tirable, ligne de crédit, découvert, ligne à tirer, matelas, réserve, lignes non tirées, coussin',
  ],
  wages_word: ['wages, salaries, payroll, staff', 'salaires, paies, salariés, paie, paye'],
  weeks_word: [
    'week, weekly, daily, friday, days, how long, what date, quarter',
    'semaine, hebdomadaire, vendredi, jours, combien de temps, quelle date, trimestre',
  ],
  when_word: [
    'when, which day, what day, which week, how long, what moment, on which, what date, which friday, the date it',
    'quand, à quel moment, quel jour, quelle semaine, combien de temps, à quelle date, le jour où, quel mois',
  ],
};
