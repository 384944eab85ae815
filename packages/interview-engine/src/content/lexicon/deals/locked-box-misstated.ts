import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The price mechanism, in the words of those who get it wrong. */
export const lockedBoxMisstated: Lexicon = {
  box_at_closing: [
    [
      crossed(
        'price is, price gets, price will be, we, you',
        'adjusted at completion, adjusted after completion, trued up at completion, recalculated at completion, adjust at completion, set at completion',
      ),
      crossed(
        'price is, price gets, price will be, we, you, it, is',
        'adjusted at closing, adjusted after closing, adjust at closing, trued up at closing, recalculated at closing, adjusted on the closing accounts, set at closing, fixed at closing, adjusts at closing, determined at closing',
      ),
    ].join(', '),
    crossed(
      'prix est, prix sera, prix se, on, s',
      'ajusté au closing, ajuste au closing, ajuste le prix au closing, recalculé au closing, ajusté après le closing, fixé au closing, recalcule au closing, déterminé au closing, ajuste sur les comptes de closing',
    ),
  ],
  deals_accounts_freeze: [
    'completion accounts freeze, completion accounts fix, completion accounts lock, completion accounts are fixed, completion accounts nothing is adjusted, completion accounts nothing moves, completion accounts price is fixed',
    'comptes de closing figent, comptes de closing fixent, comptes de closing gèlent, comptes de closing verrouillent, comptes de closing prix est figé, comptes de closing prix est fixé',
  ],
  deals_box_recounts: [
    'locked box you recount, locked box recount, locked box you count, locked box adjusts, locked box is adjusted, locked box trued up, locked box means recounting, locked box price adjusts, locked box you measure, locked box measures, locked box we recount, locked box price is adjusted',
    'locked box on recompte, locked box recompte, locked box on ajuste, locked box ajuste, locked box est ajustée, locked box on recalcule, locked box recalcule, locked box on mesure, locked box prix est ajusté',
  ],
  deals_hell_or_high_water: ['hell or high water', 'hell or high water'],
  deals_in_locked_box: [
    'in locked box, with locked box, under locked box',
    'en locked box, dans une locked box, avec une locked box, avec locked box, en mode locked box',
  ],
  deals_lets_buyer_go: [
    'lets the buyer walk, buyer can walk',
    'permet à l’acheteur de renoncer, permet de renoncer, permet de se retirer',
  ],
  deals_price_adjusts: [
    'price gets trued up, trued up after closing, trued up at closing, price is recomputed, price is corrected after, price is adjusted, price gets adjusted, price adjusts, price is trued up, price is recalculated, price will be adjusted, adjust the price, adjust price',
    'prix est corrigé, ajustement du prix après, prix est ajusté, ajuster le prix, prix s’ajuste, prix est recalculé, prix sera ajusté, prix est révisé',
  ],
  deals_price_is_fixed: [
    'price is fixed, price never moves, price is final, price is locked, price is frozen',
    'prix est fixé, prix est figé, prix ne bouge plus, prix est définitif',
  ],
  deals_seller_bears: [
    'seller keeps profit, seller keeps results, seller bears risk, seller bears losses, seller bears trading, for account of seller',
    'vendeur garde le résultat, vendeur garde les bénéfices, vendeur supporte, bénéfices reviennent au vendeur, résultat revient au vendeur',
  ],
  deals_seller_gets: [
    'go to seller, goes to seller, belong to seller, seller keeps, seller gets',
    'vendeur garde, vendeur qui garde, reviennent au vendeur, revient au vendeur, vont au vendeur',
  ],
  deals_seller_may_take: [
    'whatever the seller wants, any dividend he likes, may take dividends, can take dividends, free to pay dividends, can take cash out, may pay himself, can pay himself, may take money out, free to take',
    'veut se verser, peut se verser, peut sortir du cash, libre de se verser, peut se distribuer, peut prélever, peut vider la caisse, peut prendre des dividendes, tout ce que le vendeur veut',
  ],
  deals_suits_buyer: [
    'buyers prefer, preferred by buyers, favours the buyer, suits the buyer',
    'préféré des acheteurs, préférée des acheteurs, arrange l’acheteur, favorable à l’acheteur, préféré des acquéreurs',
  ],
  deals_with_completion_accounts: [
    'under completion accounts, with completion accounts, in completion accounts',
    'avec des comptes de closing, avec comptes de closing, en comptes de closing',
  ],
  flat_fixed_for_good: [
    'fixed once and for all, fixed for good, frozen once and for all, fixed on last year’s balance sheet, frozen on last year’s, set in stone at signing',
    'figé une fois pour toutes, fixé une fois pour toutes, figé sur le bilan, gravé dans le marbre, figé à la signature, ne bouge plus après la signature',
  ],
  flat_for_seller: [
    'are for the seller, go to the seller, belong to the seller, is for the seller, stay with the seller, are the seller’s',
    'sont pour le vendeur, reviennent au vendeur, appartiennent au vendeur, vont au vendeur, restent au vendeur, sont au vendeur',
  ],
  flat_settled_late: [
    'settle up on the closing day, settle up at closing, settle up on closing, price is corrected at closing, redo the accounts on closing day, count again at closing, price moves at closing',
    'régularise au closing, régularise le jour du closing, recompte au closing, refait les comptes au closing, prix est corrigé au closing, prix bouge au closing',
  ],
  flat_varies_at_closing: [
    'goes up or down with the cash at closing, moves with the cash at closing, depends on the cash at closing, varies with the cash, up or down with the cash',
    'varie avec la trésorerie, dépend de la trésorerie au closing, bouge avec la trésorerie, varie au closing, évolue au closing',
  ],
  locked_box_word: ['locked box', 'locked box, boîte fermée'],
  misstated_completion: [
    'completion accounts, closing accounts',
    'completion accounts, comptes de closing, comptes de clôture',
  ],
  misstated_redone: [
    'recounts, is recounted, redo the accounts, redoes the accounts, accounts are redone, recalculates, is recalculated, is adjusted, gets adjusted, trues up, is trued up, remeasures, is remeasured, is counted again, gets recounted, recount everything, count everything again, counted on the day',
    'refait les comptes, on recompte, on recalcule, est recalculé, s’ajuste, est ajusté, est revu, est recompté, on ajuste, on réajuste, on refait le calcul, recompte tout, tout est recompté, on compte au jour, on refait l’arrêté, se recalcule, s’ajuste à la hausse',
  ],
  misstated_set_at_signing: [
    'fixed at signing, locked at signing, frozen at signing, set at signing, final at signing, fixed on signing, fixed once and for all, never adjusted, never moves, fixed in advance, fixed beforehand, set in advance, agreed in advance, frozen in advance, locked in advance, settled in advance, fixed on a past',
    'figé à la signature, fixé à la signature, figé au signing, fixé au signing, définitif à la signature, figé une fois pour toutes, fixé une fois pour toutes, ne bouge plus, jamais ajusté, figé d’avance, fixé d’avance, arrêté d’avance, connu d’avance, figé à l’avance, fixé à l’avance, figé sur un bilan, figé au départ',
  ],
  plain_trued_up_then: [
    'adjusted after closing, true up after closing, trued up after closing, true up the price at closing, true up at closing, adjust at closing, adjust the price at closing',
    'ajusté après le closing, ajuste après closing, ajuste le prix après le closing, ajuste le prix à la clôture, ajuste à la clôture, ajuste au closing, ajuste le prix au closing',
  ],
  price_is_fixed: [
    'price never changes, price is final, price cannot change, price no longer moves',
    'prix ne bouge plus, prix ne change plus, prix est définitif, prix est figé',
  ],
  price_set_later: [
    'recounts net debt, recounted after closing, adjusted after closing, price moves with the closing, moves with the closing balance sheet, trued up at closing, adjusts the price after closing',
    'on recompte la dette nette, recompte la dette, recompté après le closing, ajusté après le closing, ajuste le prix après, qu’on ajuste le prix, dépend du bilan de clôture',
  ],
  risk_passes_late: [
    [
      crossed(
        'risk passes at, risk passes on, risk transfers at, risk moves at, value passes at',
        'closing, completion',
      ),
      crossed(
        'seller keeps the cash until, seller keeps the profits until, profits belong to the seller until',
        'closing, completion',
      ),
      'price moves until closing, price keeps moving, price moves until completion',
    ].join(', '),
    [
      crossed(
        'risque passe au, risque est transféré au, transfert du risque au, profits restent au vendeur jusqu’au, cash reste au vendeur jusqu’au, résultats restent au vendeur jusqu’au',
        'closing',
      ),
      'prix bouge jusqu’au closing, prix évolue jusqu’au closing, prix continue de bouger',
    ].join(', '),
  ],
  slip_box: ['locked box', 'locked box'],
  slip_leakage_word: ['leakage', 'leakage, fuite de valeur'],
  slip_not_leakage: [
    'working capital that, buyer’s problem, working capital melts, information that leaks, dividends the buyer, buyer receives, drop in working capital, information given',
    'l’acquéreur touche, l’acheteur touche, bfr qui, baisse du bfr, problème de l’acheteur, problème de l’acquéreur, informations qui, fuite d’informations',
  ],
  slip_stays_with_seller: [
    'stays with the seller, remains with the seller, seller bears, seller carries, on the seller until, for the seller until, with seller until closing',
    'reste chez le vendeur, reste au vendeur, vendeur supporte, vendeur porte, pour le vendeur jusqu',
  ],
  terms_agreed_leak: [
    'permitted, agreed, listed, except, disclosed, not, no, never',
    'autorisé, autorisées, permis, prévu, prévues, convenu, sauf, hors, ne, pas, aucune',
  ],
  terms_box: ['locked box', 'locked box'],
  terms_counted_late: [
    'recalculated at closing, recalculated at completion, set at closing, debt again on the day, again at closing, closing balance sheet, accounts at closing, fixed at closing, calculated at closing, adjusted at closing, trued up, balance sheet at closing, on the closing date, after closing, again on the day of closing',
    'recalculé au closing, recalculé le jour du closing, recompté au closing, bilan de closing, bilan au closing, comptes au closing, fixé au closing, calculé au closing, ajusté au closing, ajusté après le closing, recalculé après, arrêté au closing, recalculé à la date du closing, recompte le jour du closing',
  ],
  terms_leak_of_news: [
    'confidential information, information leak, leak of information, leak to press, leaks to the press, press leak, information getting out, news leaking, leak of confidential, news getting, getting to the press, reaches the press, journalists, press finds out, in the newspapers',
    'fuite d’informations, informations confidentielles, fuite dans la presse, fuite de confidentialité, presse apprend, presse l’apprend, journalistes, dans les journaux',
  ],
  terms_leak_word: ['leakage', 'leakage, fuites'],
  terms_takes_freely: [
    'allowed to take, free to take, entitled to take, may take, can take, take out freely, can freely, may freely, take freely, can pay himself, can pay itself, is allowed, is permitted, has no consequence, is normal, can keep',
    'peut sortir, librement, peut prélever, peut prendre, est permise, est autorisée, peut se verser, sans conséquence, est normale',
  ],
  wrongly_box_moves: [
    'moves until closing, moves until completion, recalculated on the closing, recalculated on closing, keeps moving, is recounted, still changes, price is adjusted for the debt at closing, floats until',
    'bouge jusqu’au closing, recalculé au jour du closing, évolue jusqu’au closing, varie jusqu’au closing, bouge encore, flotte jusqu’au',
  ],
  wrongly_helps_himself: [
    'pay himself a dividend, pay out a dividend, take money out, take a dividend, take cash out, empty the till, help himself',
    'se verser un dividende, verser un dividende, sortir de l’argent, sortir du cash, prendre un dividende, vider la caisse, piocher dans la caisse, se servir',
  ],
  wrongly_may: ['can, may, allowed, free, entitled', 'peut, a le droit, libre, autorisé, droit de'],
};
