import type { Lexicon } from '../types.ts';

/** What happens to a thing. A name and an act make a statement; a name alone does not. */
export const acts = {
  rise: [
    'rise, rose, risen, increase, go up, goes up, went up, gone up, grow, grew, growth, higher, bigger, larger, up by, climb, expand, expansion, gain, jump, boost, improve, more of it, double, uplift, push up, lift',
    'augmenter, monter, hausse, croître, croissance, croît, plus haut, plus élevé, plus grand, grandir, progresser, gagner, améliorer, s’accroître, accroissement, grimper, gonfler, doubler',
  ],
  fall: [
    'fall, fell, fallen, decrease, go down, goes down, went down, gone down, drop, lower, smaller, decline, down by, reduce, shrink, shrank, cut, lose, lost, loss, hit, weaken, less, erode',
    'baisser, diminuer, chuter, tomber, plus bas, plus faible, moins élevé, réduire, réduit, réduction, descendre, perdre, perte, recul, rétrécir, s’éroder',
  ],
  unchanged: [
    'unchanged, same, flat, neutral, constant, stable, not change, not move, no change, no effect, no impact, not affected, unaffected, nothing happens, zero effect, identical, not touch, untouched, indifferent, does nothing',
    'inchangé, ne change pas, ne bouge pas, pas bouger, pas changer, identique, constant, stable, neutre, aucun effet, aucun impact, sans effet, sans impact, pas d’effet, pas d’impact, pas affecté, reste la même, reste le même, rien ne bouge, rien ne change, égal à zéro',
  ],
  change: [
    'change, move, shift, vary, variation, movement, affect, impact, influence',
    'changer, bouger, varier, variation, mouvement, affecter, modifier, évoluer, influer',
  ],
  add: [
    'add, added, plus, put back, include, sum, on top of, total, together',
    'ajouter, rajouter, réintégrer, additionner, inclure, inclut, somme, plus, cumuler, total',
  ],
  subtract: [
    'subtract, deduct, minus, less, take off, take away, take out, remove, back out, netted, come off',
    'soustraire, soustrait, déduire, déduit, déduction, moins, retirer, enlever, retrancher, ôter, net de, défalquer, diminué de',
  ],
  multiply: ['multiply, times, apply a multiple', 'multiplier, multiplie, fois'],
  divide: [
    'divide, over, per, split by, ratio of, as a share of',
    'diviser, rapporter, par action, ratio',
  ],
  equal: [
    'equal, is worth, amounts to, comes to, gives, gets to, arrive at, result, leads to, which is, come out',
    'égal, vaut, fait, donne, s’élève à, revient à, on obtient, arrive à, aboutit',
  ],
  compare: [
    'compare, comparison, versus, against, benchmark, relative to, exceed, above, below, higher than, lower than, more than, less than, outweigh, cheaper, dearer',
    'comparer, comparaison, par rapport à, face à, contre, dépasser, au dessus, en dessous, supérieur, inférieur, plus que, moins que, l’emporter, moins cher, plus cher',
  ],
  discount: [
    'discount, present value, today’s value, bring back, today’s money, time value, worth today, back to today',
    'actualiser, valeur actuelle, valeur présente, ramener, aujourd’hui',
  ],
  pay: [
    'pay, paid, payment, spend, spent, settle, disburse, cash out, outlay, fork out',
    'payer, paye, verser, régler, décaisser, décaissement, dépenser, débourser',
  ],
  receive: [
    'receive, collect, collection, get paid, take in, comes in, cashed',
    'recevoir, reçoit, reçu, encaisser, encaissement, toucher, percevoir, rentrer, se faire payer',
  ],
  repay: [
    'repay, repaid, pay down, pay off, pay back, paid down, paydown, reimburse, amortise the debt, deleverage, sweep, retire debt, clear',
    'rembourser, désendetter, apurer',
  ],
  borrow: [
    'borrow, raise debt, raise money, take on debt, loan, lend, lever up, draw',
    'emprunter, lever de la dette, endetter, prêt, tirer',
  ],
  fund: ['fund, finance, back, bankroll', 'financer'],
  buy: [
    'buy, bought, acquire, acquisition, purchase, take over',
    'acheter, achat, acquérir, acquis, acquisition, racheter, reprendre, reprise',
  ],
  sell: [
    'sell, sold, sale, dispose, divest, offload, exit',
    'vendre, vend, vendu, vente, céder, cession, revendre, revente, sortir',
  ],
  generate: [
    'generate, produce, earn, create, throw off, bring in, make money, deliver',
    'générer, produire, produit, dégager, créer, gagner, rapporter',
  ],
  absorb: [
    'absorb, tie up, tied up, lock up, consume, eat, eaten, suck, swallow, need, require, drain, burn, trap, sit in, stuck, use up',
    'absorber, immobiliser, bloquer, consommer, manger, avaler, nécessiter, demander, exiger, brûler, pomper, coincé, besoin',
  ],
  release: ['release, free up, freed, unlock, liberate', 'libérer, dégager, débloquer'],
  flow: [
    'flow, goes into, go into, goes to, feeds, lands, links, carried, rolls, starts, begins, top, opens, drop into, ends up, pass through',
    'alimenter, va dans, passe dans, remonte, descend dans, vient au, relier, relie, démarrer, part de, commencer, ouvre, point de départ, reporté, se retrouve, atterrit, boucle',
  ],
  record: [
    'record, book, recognise, account, appear, report, show',
    'comptabiliser, constater, enregistrer, inscrire, inscrit, apparaître, apparaît, figure',
  ],
  happen_over_time: [
    'over time, spread, each year, every year, gradually, annual, straight line',
    'dans le temps, étaler, chaque année, progressivement, annuel, tous les ans, linéaire',
  ],
  tax: ['tax, taxable', 'impôt, fiscal, imposable, taxé'],
  cost: ['cost, expensive, charge', 'coûter, cher, charge, dépense'],
  belong: [
    'belong, goes to, left for, what remains, remains for, owned by, accrue to, due to',
    'revenir aux, revient aux, revient à, appartenir, appartient, reste pour, reste aux, part des',
  ],
  project: [
    'project, forecast, predict, estimate, model, budget, plan out',
    'projeter, prévoir, prévision, estimer, modéliser, budget',
  ],
  decide: [
    'recommend, advise, suggest, prefer, choose, would go, propose, accept, refuse, reject, insist, negotiate',
    'recommander, conseiller, préférer, choisir, proposer, accepter, refuser, exiger, négocier',
  ],
  check: [
    'check, test, verify, review, reconcile, question, challenge, look for evidence, ask for, diligence',
    'vérifier, vérifie, tester, contrôler, rapprocher, challenger, demander, auditer, revoir',
  ],
  protect: [
    'protect, guard, secure, cover, cap, limit, avoid',
    'protéger, sécuriser, couvrir, plafonner, limiter, éviter',
  ],
  depend: [
    'depend, driven, because, since, due to, as long as, so that',
    'dépendre, dépend, parce que, puisque, grâce à, à cause de, tant que, car',
  ],
  share: [
    'share, split, allocate, distribute, distribution',
    'partager, répartir, répartition, distribuer',
  ],
  issue: ['issue, new shares, print shares', 'émettre, émet, émission, émis'],
} as const satisfies Lexicon;
