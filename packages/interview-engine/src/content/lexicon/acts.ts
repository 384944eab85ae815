import type { Lexicon } from '../types.ts';

/** What happens to a thing. A name and an act make a statement; a name alone does not. */
export const acts = {
  absorb: [
    'gobbles, sucks up, absorb, tie up, tied up, lock up, consume, eat, eaten, suck, swallow, need, require, drain, burn, trap, sit in, stuck, use up, ate, soaked up, soaks up, swallowed up, got stuck, swallows, absorbs',
    'engloutit, avale, absorber, immobiliser, bloquer, consommer, manger, avaler, nécessiter, demander, exiger, brûler, pomper, coincé, besoin, a mangé, a avalé, englouti, gelé, consomment, avalent',
  ],
  add: [
    'add, added, plus, put back, include, sum, on top of, total, together',
    'ajoutent, rajoutent, ajouter, rajouter, réintégrer, additionner, inclure, inclut, somme, plus, cumuler, total',
  ],
  belong: [
    'belong, goes to, left for, what remains, remains for, owned by, accrue to, due to',
    'revenir aux, revient aux, revient à, appartenir, appartient, reste pour, reste aux, part des',
  ],
  borrow: [
    'borrow, raise debt, raise money, take on debt, loan, lend, lever up, draw',
    'empruntent, prêtent, emprunter, lever de la dette, endetter, prêt, tirer',
  ],
  buy: [
    'buy, bought, acquire, acquisition, purchase, take over',
    'achètent, rachètent, acheter, achat, acquérir, acquis, acquisition, racheter, reprendre, reprise',
  ],
  change: [
    'change, move, shift, vary, variation, movement, affect, impact, influence',
    'changer, bouger, varier, variation, mouvement, affecter, modifier, évoluer, influer',
  ],
  check: [
    'check, test, verify, review, reconcile, question, challenge, look for evidence, ask for, diligence',
    'vérifier, vérifie, tester, contrôler, rapprocher, challenger, demander, auditer, revoir',
  ],
  compare: [
    'compare, comparison, versus, against, benchmark, relative to, exceed, above, below, higher than, lower than, more than, less than, outweigh, cheaper, dearer',
    'comparer, comparaison, par rapport à, face à, contre, dépasser, au dessus, en dessous, supérieur, inférieur, plus que, moins que, l’emporter, moins cher, plus cher',
  ],
  cost: ['cost, expensive, charge', 'coûter, cher, charge, dépense'],
  decide: [
    'recommend, advise, suggest, prefer, choose, would go, propose, accept, refuse, reject, insist, negotiate',
    'acceptent, refusent, exigent, négocient, préfèrent, choisissent, recommander, conseiller, préférer, choisir, proposer, accepter, refuser, exiger, négocier',
  ],
  depend: [
    'depend, driven, because, since, due to, as long as, so that',
    'dépendre, dépend, parce que, puisque, grâce à, à cause de, tant que, car',
  ],
  discount: [
    'discount, present value, today’s value, bring back, today’s money, time value, worth today, back to today, brought back, brought to today, pulled back',
    'actualiser, valeur actuelle, valeur présente, ramener, aujourd’hui, ramené',
  ],
  divide: [
    'divide, over, per, split by, ratio of, as a share of',
    'diviser, rapporter, par action, ratio',
  ],
  equal: [
    'equal, is worth, amounts to, comes to, gives, gets to, arrive at, result, leads to, which is, come out',
    'égal, vaut, fait, donne, s’élève à, revient à, on obtient, arrive à, aboutit',
  ],
  fall: [
    'came down, slip, deteriorate, fall, fell, fallen, decrease, go down, goes down, went down, gone down, drop, lower, smaller, decline, down by, reduce, shrink, shrank, cut, lose, lost, loss, hit, weaken, less, erode, come down, dip, shrunk, suffers, sinks, sank, slide, slump',
    'recule, se dégrade, se tasse, tombe, perdent, réduisent, descendent, fondent, baisser, diminuer, chuter, tomber, plus bas, plus faible, moins élevé, réduire, réduit, réduction, descendre, perdre, perte, recul, rétrécir, s’éroder, descend, reculent, tombent, trinquer, souffre, encaisse le coup, plonger, s’effondrer',
  ],
  flow: [
    'flow, goes into, go into, goes to, feeds, lands, links, carried, rolls, starts, begins, top, opens, drop into, ends up, pass through',
    'alimentent, passent dans, vont dans, remontent, arrivent dans, alimenter, va dans, passe dans, remonte, descend dans, vient au, relier, relie, démarrer, part de, commencer, ouvre, point de départ, reporté, se retrouve, atterrit, boucle',
  ],
  fund: ['fund, finance, back, bankroll', 'financent, financer'],
  generate: [
    'generate, produce, earn, create, throw off, bring in, make money, deliver',
    'génèrent, dégagent, produisent, générer, produire, produit, dégager, créer, gagner, rapporter',
  ],
  happen_over_time: [
    'over time, spread, each year, every year, gradually, annual, straight line',
    'dans le temps, étaler, chaque année, progressivement, annuel, tous les ans, linéaire',
  ],
  issue: ['issue, new shares, print shares', 'émettre, émet, émission, émis'],
  multiply: ['multiply, times, apply a multiple', 'multiplier, multiplie, fois'],
  pay: [
    'pay, paid, payment, spend, spent, settle, disburse, cash out, outlay, fork out, wire, wired, transferred',
    'décaissent, dépensent, payer, paye, verser, régler, décaisser, décaissement, dépenser, débourser, viré',
  ],
  project: [
    'project, forecast, predict, estimate, model, budget, plan out',
    'projeter, prévoir, prévision, estimer, modéliser, budget',
  ],
  protect: [
    'protect, guard, secure, cover, cap, limit, avoid',
    'protéger, sécuriser, couvrir, plafonner, limiter, éviter',
  ],
  receive: [
    'receive, collect, collection, get paid, take in, comes in, cashed, receives',
    'récupèrent, recevoir, reçoit, reçu, encaisser, encaissement, toucher, percevoir, rentrer, se faire payer, reçoivent, perçoivent',
  ],
  record: [
    'record, book, recognise, account, appear, report, show',
    'constatent, comptabilisent, enregistrent, inscrivent, apparaissent, comptabiliser, constater, enregistrer, inscrire, inscrit, apparaître, apparaît, figure',
  ],
  release: [
    'release, free up, freed, unlock, liberate',
    'libèrent, dégagent, débloquent, libérer, dégager, débloquer',
  ],
  repay: [
    'repay, repaid, pay down, pay off, pay back, paid down, paydown, reimburse, amortise the debt, deleverage, sweep, retire debt, clear, repays, wipe out the loan, wipe out the debt',
    'rembourser, désendetter, apurer, effacer, solder',
  ],
  rise: [
    'rise, rose, risen, increase, go up, goes up, went up, gone up, grow, grew, growth, higher, bigger, larger, up by, climb, expand, expansion, gain, jump, boost, improve, more of it, double, uplift, push up, lift, climbs, swells, fatter',
    'grossissent, grossit, gonflent, s’alourdit, augmenter, monter, hausse, croître, croissance, croît, plus haut, plus élevé, plus grand, grandir, progresser, gagner, améliorer, s’accroître, accroissement, grimper, gonfler, doubler, croissent, grandissent, enfle',
  ],
  sell: [
    'sell, sold, sale, dispose, divest, offload, exit',
    'vendent, cèdent, vendre, vend, vendu, vente, céder, cession, revendre, revente, sortir',
  ],
  share: [
    'share, split, allocate, distribute, distribution',
    'partager, répartir, répartition, distribuer',
  ],
  subtract: [
    'subtract, deduct, minus, less, take off, take away, take out, remove, back out, netted, come off, knock, lop off, chop off, shave off, take it off, set against, strip, takes off',
    'soustraire, soustrait, déduire, déduit, déduction, moins, retirer, enlever, retrancher, ôter, net de, défalquer, diminué de, rogner, ampute, mettre en face, retranche, déduis, soustrais',
  ],
  tax: ['tax, taxable', 'impôt, fiscal, imposable, taxé'],
  unchanged: [
    'not feel it, does not notice, not feel anything, unchanged, same, flat, neutral, constant, stable, not change, not move, no change, no effect, no impact, not affected, unaffected, nothing happens, zero effect, identical, not touch, untouched, indifferent, does nothing, not budge, stays where it was, stayed where it was, not feel a thing, feels nothing, as it was, stays exactly the same, does not care',
    'ne le sent pas, ne s’en aperçoit pas, ne remarque rien, inchangé, ne change pas, ne bouge pas, pas bouger, pas changer, identique, constant, stable, neutre, aucun effet, aucun impact, sans effet, sans impact, pas d’effet, pas d’impact, pas affecté, reste la même, reste le même, rien ne bouge, rien ne change, égal à zéro, ne sent rien, reste pareille, reste pareil, telle quelle, comme avant, reste exactement le même, s’en moque',
  ],
} as const satisfies Lexicon;
