import type { Lexicon } from '../../types.ts';

/** Discounting, in the words people use for it. */
export const discountingNotions: Lexicon = {
  closer: [
    'six months nearer, closer, sooner, earlier, nearer, wait less, less time, half a year less, six months less, less waiting, shorter, not as long',
    'plus près, plus proche, plus tôt, attend moins, moins longtemps, moins de temps, six mois de moins, attente plus courte, moins d’attente',
  ],
  costs_of_waiting: [
    'years of waiting cost, years of waiting take, the wait costs, the wait takes, year of waiting, years of waiting',
    'ans d’attente, année d’attente, années d’attente, attente lui fait perdre, attente mange',
  ],
  factor: ['factor, coefficient', 'facteur, coefficient'],
  half_word: [
    'zero five, zero point five, oh point five, one point five, half, 0 5, 1 5, six months, mid',
    'zéro cinq, zéro virgule cinq, un virgule cinq, demi, 0 5, 1 5, six mois, moitié, de six',
  ],
  home_again: [
    'bring it home, brought home, walk it back, bring them home, take it home',
    'je le remonte, je la remonte, le remonter, la remonter, le rapatrie, je rapatrie',
  ],
  in_hand_now: [
    'in your hand, in my hand, in hand now, this afternoon, right away, in your pocket today',
    'en main, dans la main, cet après-midi, dans la poche, sous la main',
  ],
  knock_off: [
    'knock off, knock percent off, knocked off, i knock, trim off, shave off, i shave, chop off',
    'je retire, j’enlève, je rogne, je rabote, je gratte, je grignote',
  ],
  late_word: ['late, later, further away, far away', 'tard, loin, lointain, éloigné'],
  money_marked: [
    'tomorrow’s money, money of tomorrow, later money',
    'argent de demain, argent de plus tard',
  ],
  need_now: ['need, put', 'falloir, faut, suffit, placer'],
  one_plus: ['one plus, 1 plus', 'un plus, 1 plus'],
  only_word: ['only, just, merely', 'seulement, uniquement, que pour, qu’à hauteur'],
  patience_costs: [
    'waiting isn’t free, waiting is not free, patience costs, year of patience, waiting has a price, patience has a price, waiting is expensive',
    'année de patience, patience coûte, patience se paie, attendre n’est pas gratuit, attendre se paie, attendre coûte, l’attente se paie',
  ],
  per_year_waited: [
    'for every year, for each year, for each of the, every year i wait, each year i wait, five times over, six times over, times in a row, six times, five times, seven times',
    'par année à attendre, par an d’attente, pour chaque année, pour chacune des, autant de fois, fois de suite, six fois, cinq fois, sept fois',
  ],
  power: [
    'power, squared, cubed, exponent, compounded, to the fifth',
    'puissance, carré, cube, exposant, composé, capitalisé',
  ],
  put_aside: [
    'put aside, set aside, put money aside, invest, save',
    'mettre de côté, placer, épargner',
  ],
  rate_point: ['percent, rate', '%, taux'],
  shrink: [
    'bring the flows back, bring them back, brings the flows back, bring the cash flows back, shave each, shave every, shave it, shave ten, shave nine, gets a haircut, take a haircut, turned into today, turn into today, turned into money of today, expressed in money of today, expressed in today, put everything in today, knock something off, knock a bit off, take something off, take a bit off, trim each, trim every, trim the, knock each of them, knock each, knock them down, knock it down, shrink, shrank, shrunk, scale down, mark down, bring back, bring each back, brought back, brought to today, bring to today, pull back, walk back, take back, deflate, translate into, convert into, roll back, wind back, taken back, carried back, cut down to today, knock down, knocked down, whittle, eaten by time, cut back to today, trim, trimmed, haircut, pare, whittled',
    'prend une coupe, subit une coupe, subit un rabais, prend un rabais, traduis chaque, traduit en euros, traduire en euros, traduis en euros, met tout en valeur du jour, mets tout en valeur du jour, exprimer en valeur du jour, enlève un peu, retire un peu, enlève quelque chose, rapetisser, rapetisse, ramener, rétrécir, rabattre, escompter, décoter, convertir, remonter à aujourd’hui, remettre en euros, exprimer en euros, rogner, raboter, rabote, rabotée, grignoter, revenir en arrière, reviens en arrière, écorner, amputer, taillader',
  ],
  shrink_soft: [
    'trimmed, docked, cut, reduce, scale, translate, convert, lower, smaller',
    'coupé, coupée, coupés, entamé, amputé, baisser, baisses, réduire, réduit, diminuer, convertir, rogner, abaisser',
  ],
  time_word: ['time, years, longer', 'temps, années, délai, plus de temps'],
  today: [
    'tonight, money of today, today, now, present, day one, time zero, valuation date, current money',
    'ce soir, ce matin, valeur du jour, aujourd’hui, maintenant, date de valorisation, date d’évaluation, à ce jour, tout de suite, immédiatement, date du jour, jour même, à l’heure actuelle',
  ],
  wait: ['patient, wait', 'patienter, attendre, attend, attente'],
  worth_less: [
    'in hand beats, bird in the hand, worth less, worth far less, worth a lot less, worth much less, less valuable, not worth the same, worth more today, worth more now, price of time, time value, time has a cost, eats into',
    'tiens vaut mieux, vaut moins, valent moins, vaudra moins, vaut beaucoup moins, vaut davantage aujourd’hui, vaut plus aujourd’hui, prix du temps, valeur temps, temps coûte, temps nous mange, temps mange',
  ],
  worth_word: ['worth more, more valuable', 'vaut plus, vaut davantage, vaut un peu plus'],
};
