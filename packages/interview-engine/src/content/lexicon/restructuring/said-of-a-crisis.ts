import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Further words in which candidates speak of ranks, payments and procedures in a crisis. */
export const saidOfACrisis = {
  crisis_not_the_stock: [
    'or write off, or write down, or forgive, or cancel, or a haircut, or cut, and write off, and forgive, or waive',
    'ou abandonner, ou effacer, ou annuler, ou réduire, ou un abandon, ou des abandons, ou on abandonne, ou on efface, ou on annule, ou on convertit, et abandonner, ou une remise, voire',
  ],
  last_class_made_whole: [
    crossed(
      'last',
      'tranche, class, layer, creditor, lender, one, debt',
      'paid in full, repaid in full, fully repaid, fully paid, fully covered, covered in full, that is paid in full, that is repaid in full, that gets everything back, made whole, to be paid in full, to be repaid in full, still paid in full, still covered, that is fully covered, that is covered, to get all its money, to recover in full, to recover everything',
    ),
    crossed(
      'dernière, dernier',
      'tranche, classe, créancier, prêteur, dette, ligne, celle',
      'payée en entier, remboursée en entier, remboursée en totalité, payée en totalité, remboursée intégralement, payée intégralement, entièrement remboursée, intégralement remboursée, entièrement couverte, couverte en totalité, remboursée à cent pour cent, qui est payée en entier, qui est remboursée en entier, qui est remboursée en totalité, qui récupère tout, à être remboursée en totalité, à être payée en entier, encore couverte, servie en entier',
    ),
  ],
  last_to_be_whole: [
    crossed(
      'last to be, last one to be, last lender to be, last class to be',
      'paid in full, repaid in full, fully repaid, fully paid, fully covered, made whole',
    ),
    crossed(
      'dernière à être, dernier à être, dernier prêteur à être, dernière tranche à être',
      'remboursé intégralement, payé intégralement, remboursé en totalité, payé en totalité, remboursé en entier, payé en entier, entièrement remboursé, servi en entier',
    ),
  ],
  crisis_pivot: ['pivot tranche, pivot security, the pivot', 'classe pivot'],
  crisis_safest_place: [
    'entirely covered, covered in full, covered hundred percent, whole of its money, gets everything back, that loses nothing',
    'totalement couverte, couverte en entier, payée en entier, remboursée en entier, qui récupère tout, qui ne perd rien',
  ],
  just_below: [
    'after, below, behind, next, under, following, beyond',
    'après, derrière, en dessous, suivante, suivant, suit, au-delà, celle d’après',
  ],
  rescue_loses_money: [
    'burns cash every month, burning cash every month, loses cash every month, losing money every month, operation that loses money, business that loses money, activity that burns cash',
    'perd du cash, perdent de l’argent, brûle du cash, perd chaque mois, activité qui perd, exploitation qui perd, exploitation en perte, pas rentable',
  ],
  rescue_right_answer: [
    'right remedy, best remedy, right cure, best answer, right solution, the remedy, best solution',
    'bon remède, le remède, meilleure solution, bonne solution, bon choix, meilleure réponse',
  ],
  time_mends_it: [
    crossed(
      'time',
      'heals, will heal, fixes it, will fix, makes it profitable, will make it profitable, ends up making, does the rest, will do the rest, brings it back, turns it around, solves it, cures it, will sort, sorts it out, will solve it, will cure it',
    ),
    crossed(
      'temps, le temps',
      'finit par la rendre, finit par, arrange, arrangera, la rendra rentable, fera le reste, fait le reste, règle tout, résout, suffit à, la guérit, la remettra',
    ),
  ],
  turns_healthy: [
    'becomes healthy, becomes viable, becomes profitable, becomes sound, is healthy again, is viable again, is fine again, comes right, recovers by itself',
    'redevient saine, redevient viable, redevient rentable, devient saine, devient viable, devient rentable, se redresse toute seule, repart toute seule, retrouve la santé',
  ],
  once_the_debt_is_settled: [
    'once the balance sheet, once you fix, once the debt, as soon as the debt, when the debt is cut, as soon as you cut, if you cut the debt, as soon as the balance sheet',
    'dès qu’on a réglé, dès que le bilan, dès que la dette, une fois le bilan, une fois la dette, une fois qu’on a réglé, dès qu’on allège, quand on a réglé le bilan, quand on réduit la dette',
  ],
  makes_no_odds: [
    crossed(
      'does not matter, no matter, not important, regardless of, makes no difference',
      'whether, if',
    ),
    'peu importe que, peu importe si, qu’importe que, qu’importe si',
  ],
  be_it_so: [
    crossed('whether', 'the business is, the company is, the operation is, it is, operations are'),
    crossed(
      'que',
      'l’exploitation soit, l’activité soit, l’affaire soit, la société soit, l’entreprise soit, le métier soit',
    ),
  ],
  sound_or_not: [
    'viable or not, profitable or not, healthy or not, sound or not',
    'viable ou pas, viable ou non, rentable ou pas, rentable ou non, saine ou pas, saine ou non, bonne ou mauvaise',
  ],
  weighs_it_up: [
    'look, ask, check, know, find out, question, depends, first',
    'regarde, savoir, demande, vérifie, question, dépend, d’abord, juger',
  ],
  no_say_in_the_choice: [
    'has no bearing on the choice, does not change the choice, does not change the answer, does not affect the choice, does not influence the choice, changes nothing to the choice, does not matter for the choice, does not drive the choice',
    'ne change pas le choix, ne change rien au choix, ne joue pas dans le choix, ne change pas la réponse, n’influence pas le choix, n’influe pas sur le choix, ne compte pas dans le choix, ne détermine pas le choix',
  ],
  healthy: [
    'does well, runs well, trades well, still trades well, holds up, hold up, works fine',
    'affaire marche, activité marche, boîte marche, marche bien, marche encore, tourne bien, tient le coup',
  ],
  overborrowed: [
    'crushed by what it owes, crushed by its debt, weighed down by',
    'qui l’écrase, écrasée par, ce qu’elle doit qui',
  ],
  crisis_undiluted: [
    'keep their company, keep their ownership, remain the owners, stay the owners, remain in charge, stay owners',
    'gardent leur société, gardent la main, conservent la société, restent maîtres, restent les propriétaires, conservent la main',
  ],
  before_lenders: [
    'before the mezzanine, before mezz, before the senior, ahead of the mezzanine',
    'avant la mezzanine, avant la mezz, avant le senior, avant la senior, devant la mezzanine',
  ],
  crisis_takes_the_balance: [
    'get the balance, take the balance, recover the balance, keep the balance, get the rest, take the rest',
    'récupèrent le solde, prennent le solde, touchent le solde, gardent le solde, prennent le reste',
  ],
  crisis_keeps_part: [
    crossed('get, keep, receive', 'five percent, ten percent, five or ten percent, a few percent'),
    crossed(
      'gardent, touchent, reçoivent, conservent',
      'cinq pour cent, dix pour cent, quelques pour cent',
    ),
  ],
  crisis_debt_stock: [
    'what the company owes, what it owes, amount of debt',
    'ce que la société doit, ce qu’elle doit, montant de la dette',
  ],
  value_breaks: [
    'first not to get it all, not get everything back, not get it all back, not get all its money, loses part of its money, loses part of its claim, recovers only part',
    'ne pas tout retrouver, ne retrouve pas tout, ne retrouvent pas tout, pas tout récupérer, ne récupère pas tout, ne récupèrent pas tout, où ça bascule',
  ],
  takes_control: [
    'takes the company, take the company, end up with the company, ends up owning, becomes the shareholder',
    'prend la société, prennent la société, récupère la société, récupèrent la société, devenir les propriétaires, devenir propriétaires, prendre la société, prendre le capital',
  ],
} as const satisfies Lexicon;
