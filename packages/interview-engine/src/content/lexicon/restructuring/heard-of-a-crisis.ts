import type { Lexicon } from '../../types.ts';

/** What is most often said wrongly of a company in a crisis, its cash and its creditors. */
export const heardOfACrisis = {
  crisis_safest_place: ['', 'toujours l’actionnaire, toujours le capital'],
  heard_costs_not_taken: [
    'don’t deduct the costs, don’t deduct the fees, without deducting the fees, ignore the fees',
    'ne déduit pas les frais, déduit pas les frais, sans déduire les frais, sans compter les frais',
  ],
  heard_left_with_nothing: [
    'wiped out, gets nothing, receives nothing, loses everything',
    'effacée, effacé, n’a rien, perd tout, ne reçoit rien, ne touche rien',
  ],
  heard_above_the_pivot: [
    'above the fulcrum, ahead of the fulcrum, senior to the fulcrum, above the pivot',
    'au-dessus du fulcrum, avant le fulcrum, au-dessus du pivot, devant le fulcrum',
  ],
  heard_takes_the_firm: [
    'gets the equity, takes the equity, takes the company, takes control, converts, becomes the owner',
    'prend le capital, prend le contrôle, convertit, devient actionnaire, récupère le capital',
  ],
  heard_has_the_say: [
    'decide, decides, lead the negotiation, call the shots, have the last word',
    'décident, décide, mènent la négociation, ont la main, ont le dernier mot',
  ],
  heard_recovers: ['recovers, gets, receives', 'récupère, touche, reçoit, est remboursée'],
  heard_ties_cash_up: [
    'more stock on the shelves, hold more stock, carry more stock, rebuild stock, rebuild working capital, suppliers settled early, settle suppliers early, pay suppliers early, suppliers early',
    'reconstitue le stock, reconstitue les stocks, reconstituer le stock, reconstituer les stocks, fournisseurs en avance, fournisseurs d’avance, laisse plus de temps aux clients, laisser plus de temps aux clients',
  ],
  heard_that_costs_cash: [
    'eats, costs, ties up, burns, instead, mistake, avoid, no longer, stop, not',
    'mange, coûte, immobilise, consomme, éviter, évite, erreur, surtout pas, ne faut pas, plutôt que',
  ],
  heard_more_tied_up: [
    'increase in working capital, rise in working capital, higher working capital',
    'hausse du bfr, augmentation du bfr, bfr plus élevé',
  ],
  heard_brings_in: [
    'brings, frees, releases, generates, improves',
    'fait rentrer, libère, apporte, génère, améliore',
  ],
  heard_first_come: [
    'first come first paid, first in first paid, first come first served',
    'premier arrivé premier payé, premier arrivé premier servi, premier facturé premier payé',
  ],
  heard_is_over: [
    'no more, over, no longer, finished, stop, instead',
    'fini, finie, terminé, plus de premier, on arrête, au lieu',
  ],
  heard_ought_not: [
    'must not, should not, shouldn’t, mustn’t, never, no point in',
    'ne faut, faut surtout pas, faut pas, ne doit, inutile de, ne sert à rien de',
  ],
  heard_centralises: [
    'centralise, choose who, pick who, prioritise payments',
    'centraliser, choisir qui, trier les paiements, hiérarchiser les paiements',
  ],
  heard_pays_on: [
    'keeps paying its, keep paying their, keeps paying as before, pays as before, keep paying as before',
    'continue à régler, continue à payer, règle ses factures, paie ses factures comme avant',
  ],
  heard_tells_nothing: [
    'tell them nothing, say nothing to them, nothing before, told nothing, don’t tell them, do not tell them',
    'leur dit rien, leur dire rien, rien leur dire, ne dit rien, ne les prévient pas, ne les prévenir',
  ],
  heard_need_not_know: [
    'doesn’t need to know, does not need to know, don’t need to know, do not need to know, needn’t know, need not know, needn’t be told, need not be told, don’t need to be told, shouldn’t be told',
    'n’a pas à le savoir, n’ont pas à le savoir, n’a pas à savoir, n’a pas à être informé, n’a pas besoin de savoir, n’ont pas besoin de savoir, pas besoin d’être informé, pas besoin d’être prévenu, n’ont pas à être informés',
  ],
  heard_better_not_warn: [
    'better not to warn, better not warn, better not to tell, better not tell, don’t warn, avoid telling',
    'mieux vaut ne rien dire, vaut mieux ne rien dire, on ne prévient pas, éviter de prévenir, mieux vaut ne pas prévenir, vaut mieux ne pas prévenir',
  ],
  heard_stays_unchanged: [
    'don’t change, do not change, stay the same, never change',
    'ne changent pas, restent les mêmes, ne changent jamais',
  ],
  heard_waits_long: [
    'wait a year, wait six months, take a year, wait as long as they',
    'attendre un an, attendre six mois, attendre aussi longtemps',
  ],
  heard_debt_gone: [
    'debt is gone, debt gone, debt is wiped out, debt wiped out, debt is cancelled, debt is converted, without debt, no debt, free of debt',
    'dette effacée, dette est effacée, dette disparue, sans dette, dette convertie, dette annulée, plus de dette, débarrassée de sa dette',
  ],
  heard_any_firm: [
    'any company, any business, every company, every business, any firm',
    'n’importe quelle entreprise, toute entreprise, toute société, n’importe quelle société, n’importe quelle activité, toutes les entreprises',
  ],
  heard_sound_again: [
    'viable, healthy, profitable, sound',
    'viable, viables, saine, rentable, rentables, redevient viable',
  ],
  heard_makes_it: ['makes, turns, enough to make, restores', 'rend, rendre, suffit, transforme'],
  heard_not_viable: [
    'isn’t viable, is not viable, not viable, loses money before interest',
    'n’est pas viable, pas viable, perd de l’argent avant intérêts, perd de l’argent avant les intérêts',
  ],
  heard_rushed_sale: [
    'sale in a hurry, rushed sale, quick sale, fire sale, emergency sale, distressed sale',
    'vente dans l’urgence, vente en urgence, vente précipitée, vendre dans l’urgence, cession dans l’urgence, cession en urgence',
  ],
  heard_solves_all: [
    'solves everything, fixes everything, solves the problem, is always enough, cures everything',
    'règle tout, résout tout, règle le problème, suffit toujours, suffit à tout',
  ],
} as const satisfies Lexicon;
