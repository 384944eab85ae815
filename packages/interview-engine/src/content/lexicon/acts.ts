import type { Lexicon } from '../types.ts';

/** What happens to a thing. A name and an act make a statement; a name alone does not. */
export const acts = {
  rise: [
    'rise, rose, risen, increase, go up, goes up, went up, gone up, grow, grew, growth, higher, bigger, larger, up by, climb, expand, expansion, gain, jump, boost, improve, more of it, double, uplift, push up, lift',
    'augmenter, augmente, augmentation, monter, monte, hausse, croître, croissance, croît, plus haut, plus élevé, plus grand, grandir, progresser, progression, gagner, améliorer, s’accroître, accroissement, grimper, gonfler, doubler',
  ],
  fall: [
    'fall, fell, fallen, decrease, go down, goes down, went down, gone down, drop, lower, smaller, decline, down by, reduce, reduction, shrink, shrinks, shrank, cut, lose, lost, loss, hit, weaken, less, erode',
    'baisser, baisse, diminuer, diminution, chuter, chute, tomber, plus bas, plus faible, moins élevé, réduire, réduit, réduction, descendre, perdre, perte, recul, reculer, rétrécir, s’éroder',
  ],
  unchanged: [
    'unchanged, stay the same, stays the same, same, flat, neutral, constant, stable, not change, not move, no change, no effect, no impact, not affected, unaffected, nothing happens, zero effect, identical, not touch, untouched, indifferent, does nothing',
    'inchangé, ne change pas, ne bouge pas, ne bougent pas, pas bouger, pas changer, identique, constant, stable, neutre, aucun effet, aucun impact, sans effet, sans impact, pas d’effet, pas d’impact, pas affecté, reste la même, reste le même, restent les mêmes, rien ne bouge, rien ne change, égal à zéro',
  ],
  change: [
    'change, move, shift, vary, variation, movement, affect, impact, influence',
    'changer, bouger, varier, variation, mouvement, affecter, modifier, évoluer, influer',
  ],
  add: [
    'add, added, plus, put back, add back, include, sum, on top of, total, together',
    'ajouter, ajoute, rajouter, rajoute, réintégrer, réintègre, additionner, inclure, inclut, somme, plus, cumuler, total',
  ],
  subtract: [
    'subtract, deduct, minus, less, take off, take away, take out, remove, net of, knock off, strip out, back out, after deducting, netted, net off, come off, comes off',
    'soustraire, soustrait, déduire, déduit, déduction, moins, retirer, retire, enlever, enlève, retrancher, retranche, ôter, net de, défalquer, diminué de',
  ],
  multiply: [
    'multiply, times, apply a multiple, multiplied',
    'multiplier, multiplie, fois, appliquer un multiple, appliquer le multiple',
  ],
  divide: [
    'divide, divided, over, per, split by, ratio of, as a share of',
    'diviser, divise, divisé par, rapporter, rapporté, par action, ratio',
  ],
  equal: [
    'equal, equals, is worth, amounts to, comes to, gives, gives us, gets to, arrive at, result, leads to, lead to, which is, come out',
    'égal, égale, vaut, fait, donne, s’élève à, revient à, on obtient, arrive à, aboutit, ce qui donne',
  ],
  compare: [
    'compare, comparison, versus, against, benchmark, relative to, exceed, above, below, higher than, lower than, more than, less than, outweigh, cheaper, dearer',
    'comparer, comparaison, par rapport à, face à, contre, dépasser, au dessus, en dessous, supérieur, inférieur, plus que, moins que, l’emporter, moins cher, plus cher',
  ],
  discount: [
    'discount, discounted, present value, today’s value, bring back, today’s money, time value, worth today, back to today',
    'actualiser, actualise, actualisation, valeur actuelle, valeur présente, ramener, ramène, aujourd’hui, valeur d’aujourd’hui',
  ],
  pay: [
    'pay, paid, pays, payment, spend, spent, settle, disburse, cash out, outlay, fork out',
    'payer, paie, paye, payé, paiement, verser, versé, régler, règlement, décaisser, décaissement, dépenser, dépense, débourser',
  ],
  receive: [
    'receive, received, collect, collection, cash in, get paid, gets paid, take in, comes in, come in, cashed',
    'recevoir, reçoit, reçu, encaisser, encaisse, encaissement, toucher, touche, percevoir, rentrer, se faire payer',
  ],
  repay: [
    'repay, repaid, pay down, pay off, pay back, paying down, paid down, paydown, reimburse, amortise the debt, deleverage, sweep, retire debt, clear',
    'rembourser, rembourse, remboursement, désendetter, désendettement, apurer',
  ],
  borrow: [
    'borrow, borrowed, raise debt, raise money, take on debt, loan, lend, lever up, draw',
    'emprunter, emprunte, emprunt, lever de la dette, s’endetter, endetter, prêt, tirer',
  ],
  fund: [
    'fund, finance, financed, funding, financing, back, bankroll',
    'financer, finance, financement, financé',
  ],
  buy: [
    'buy, bought, buying, acquire, acquired, acquisition, purchase, purchased, take over, takes over',
    'acheter, achète, acheté, achat, acquérir, acquis, acquisition, racheter, rachète, reprendre, reprise',
  ],
  sell: [
    'sell, sold, sale, selling, dispose, disposal, divest, offload, exit',
    'vendre, vend, vendu, vente, céder, cède, cédé, cession, revendre, revente, sortir',
  ],
  generate: [
    'generate, produce, earn, create, throw off, bring in, make money, deliver',
    'générer, génère, produire, produit, dégager, dégage, créer, crée, gagner, rapporter, rapporte',
  ],
  absorb: [
    'absorb, tie up, tied up, ties up, lock up, locked up, consume, eat, eats, eaten, suck, swallow, need, require, drain, burn, trap, sit in, sits in, stuck, use up',
    'absorber, absorbe, immobiliser, immobilise, bloquer, bloque, consommer, consomme, manger, mange, avaler, avale, nécessiter, nécessite, demander, exiger, brûler, pomper, coincé, besoin',
  ],
  release: [
    'release, free up, frees up, freed, unlock, liberate',
    'libérer, libère, dégager, débloquer, débloque',
  ],
  flow: [
    'flow, goes into, go into, goes to, feeds, feed, lands, land, links, link, carried, rolls, roll, starts, start, begins, begin, top, opens, open, drop into, ends up, end up, pass through',
    'alimenter, alimente, va dans, passe dans, remonte, descend dans, vient au, relier, relie, démarrer, démarre, part de, commencer, commence, ouvre, point de départ, reporté, se retrouve, atterrit, boucle',
  ],
  record: [
    'record, book, booked, recognise, recognised, account, accounted, appear, shows up, report, show',
    'comptabiliser, comptabilise, constater, constate, enregistrer, enregistre, inscrire, inscrit, apparaître, apparaît, figure',
  ],
  happen_over_time: [
    'over time, spread, each year, every year, gradually, annual, annually, straight line',
    'dans le temps, étaler, étalé, chaque année, progressivement, annuel, tous les ans, linéaire',
  ],
  tax: [
    'tax, taxes, taxed, taxable, after tax, tax rate',
    'impôt, impôts, fiscal, fiscale, imposable, taxé, après impôt, taux d’impôt',
  ],
  cost: [
    'cost, costs, expensive, charge, expense',
    'coûter, coûte, coût, coûts, cher, charge, charges, dépense',
  ],
  belong: [
    'belong, belongs, goes to, left for, what remains, remains for, owned by, accrue to, due to',
    'revenir aux, revient aux, revient à, appartenir, appartient, reste pour, reste aux, part des',
  ],
  project: [
    'project, forecast, predict, estimate, model, budget, plan out',
    'projeter, projette, prévoir, prévision, estimer, estime, modéliser, budget',
  ],
  decide: [
    'recommend, advise, suggest, prefer, choose, would go, propose, accept, refuse, reject, insist, negotiate',
    'recommander, recommande, conseiller, conseille, préférer, préfère, choisir, choisis, proposer, propose, accepter, refuser, exiger, négocier',
  ],
  check: [
    'check, test, verify, review, reconcile, question, challenge, look for evidence, ask for, diligence',
    'vérifier, vérifie, tester, teste, contrôler, rapprocher, challenger, demander, auditer, revoir',
  ],
  protect: [
    'protect, guard, secure, cover, cap, limit, avoid',
    'protéger, protège, sécuriser, couvrir, couvre, plafonner, limiter, éviter',
  ],
  depend: [
    'depend, driven, because, since, due to, as long as, so that',
    'dépendre, dépend, parce que, puisque, grâce à, à cause de, tant que, car',
  ],
  share: [
    'share, split, allocate, distribute, distribution',
    'partager, partage, répartir, répartition, distribuer, distribution',
  ],
  issue: ['issue, issued, new shares, print shares', 'émettre, émet, émission, émis'],
} as const satisfies Lexicon;
