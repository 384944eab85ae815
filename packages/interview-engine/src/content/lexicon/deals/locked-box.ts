import type { Lexicon } from '../../types.ts';

/** The price mechanism, in the words people use for it. */
export const lockedBoxNotions: Lexicon = {
  deals_balance_items: [
    'cash, debt, working capital, till, what is owed, balance sheet, loans, stock, money, in the bank',
    'cash, trésorerie, dette, bfr, besoin en fonds de roulement, caisse, bilan, emprunts, stock, argent, en banque',
  ],
  deals_clock_stops: [
    'price is that of the december accounts, price of the december accounts, nailed to the december, photo of the books, take a photo, photo of december, picture of the accounts, accounts of an earlier day, nailed to the accounts, accounts of a past date, stop the clock, stops the clock, stop the meter, cut off, snapshot, photo',
    'celui des comptes de décembre, ceux de décembre, figé aux comptes de, photo des comptes, photo de décembre, prend la photo, prend une photo, comptes déjà arrêtés, gelée d’après des comptes, comptes arrêtés plus tôt, figée d’après des comptes, compteurs, photo, coupure',
  ],
  deals_fixed_word: [
    'fixed, set, frozen, once and for all, locked, final, freeze',
    'fixé, figé, une bonne fois, une fois pour toutes, verrouillé, bloqué, ne bouge plus, gelé',
  ],
  deals_hands_back: [
    'give back anything he takes, gives back anything he took, hands back anything, give back, hand back, gives back, pay back, pays back, return it, refund',
    'rend tout ce qu’il, rendre tout ce qu’il, rendre, rend, rembourser, restituer',
  ],
  deals_leakage: [
    'no money comes out, leakage, no dividend, money out, value out, taking cash out, strip out cash, extract, nothing leaves, takes nothing, take anything out, dividends to himself, dividend to himself, friendly fees, help himself, empty the till',
    'plus un sou ne sort, fuites de valeur, leakage, ne sort rien, sortir de l’argent, pas de dividende, aucun dividende, rien retirer, sorties de valeur, prélever, ne rien sortir, rien sortir, dividende pour lui, frais de complaisance, se servir, vider la caisse, se verser',
  ],
  deals_price_machinery: [
    'price gets fixed, price is settled, price is fixed, old photo, books closed on, fix the price on, price is nailed, figure is frozen, old set of accounts, locked box, price mechanism, price fixed, fixed price, price set, frozen, freeze, old balance sheet, past balance sheet, old accounts, old set of books, old books, historical accounts, reference accounts, ticker, past date, last accounts, last set of books, final books, old picture, photograph, price on last, agree the price on',
    'prix est arrêté, prix est fixé, date passée, anciens comptes, fixe le prix sur, fixer le prix sur, comptes anciens, gèle sur des comptes, locked box, mécanisme de prix, prix fixé, figer, verrouillé, bilan passé, ancien bilan, bilan ancien, comptes passés, comptes de référence, bilan de référence, prix arrêté, arrêté d’avance, ticker, comptes à une date, gèle la somme, gèle le prix, somme est gelée, derniers comptes, vieux comptes, comment on arrête le prix, vieille photo, photo de la société, ancienne photo, geler le prix, prix calé, prix est calé',
  ],
  deals_recount: [
    'completion accounts, closing accounts, recount, re count, count again, true up, trued up, adjust, measure, settle up, settle difference, at completion, on the day, handover day, closing date, corrected, recalculated, updated, day of the keys, count the till, counts the money, counts the cash, price moves with, price follows, settle the difference, top up or refund',
    'comptes de closing, comptes de clôture, ajuster, recompter, mesurer, au closing, le jour du closing, après coup, dernier jour, régulariser, corrigé, jour j, recalculé, révisé, jour de la remise, remise des clés, compte tout le jour, jour des clés, refait les comptes, compte la caisse, compte l’argent, règle la différence, régler la différence, prix bouge en, prix suit, on compte tout',
  ],
  deals_set_level: [
    'agree, set, fix, define, normal, peg, level, reference',
    'fixer, convenir, définir, normal, niveau, référence, normatif',
  ],
  deals_takes_out: [
    'dip into the till, take from the till, dips into the till, touch the till, take, takes, taken, help himself, pay himself',
    'piquer dans la caisse, pioche dans la caisse, piocher dans la caisse, taper dans la caisse, prendre, prend, pris, se verse, se sert',
  ],
  price_mechanism: [
    'locked box, completion accounts, closing accounts, price mechanism, leakage, fixed price, price adjustment, closing mechanism, cut off date, accounts at completion, who gets the cash, cash made in between, between signing and closing, economic risk',
    'locked box, comptes de closing, comptes de clôture, mécanisme de prix, fuites de valeur, leakage, prix ferme, ajustement de prix, prix fixe, fige, date passée, date de référence, compte tout le jour, jour de la remise des clés, entre signing et closing, entre-temps',
  ],
  price_settled: [
    'price is, fixed on, fixed at, set on, agreed on, agreed at, adjusts, adjusted, moves, up or down, euro for euro, pound for pound, either, settles, recount, freeze, frozen, measured',
    'prix est, fixé sur, fixé à, figé, arrêté à, arrêté sur, calé sur, ajusté, bouge, euro pour euro, à la hausse, soit, est fixé, est recalculé, gèle, recompte, recompter, mesure, mesurer',
  ],
};
