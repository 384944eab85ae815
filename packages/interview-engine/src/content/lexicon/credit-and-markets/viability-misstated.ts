import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Whether the business itself is viable, in the words of those who get it wrong. */
export const viabilityMisstated: Lexicon = {
  be_it_so: [
    crossed('whether', 'the business is, the company is, the operation is, it is, operations are'),
    crossed(
      'que',
      'l’exploitation soit, l’activité soit, l’affaire soit, la société soit, l’entreprise soit, le métier soit',
    ),
  ],
  extend_when_dead: [
    'viability does not matter, viability is secondary, extend a dead business, bad business you convert',
    'viabilité ne compte pas, viabilité est secondaire, viabilité importe peu, peu importe la viabilité, que l’activité soit viable ou non, viable ou non ne change pas, mauvaise activité on convertit',
  ],
  flat_soundness: [
    'whether the business is sound, whether the business is healthy, whether it makes money, whether the business is viable',
    'que l’activité soit saine, que l’activité soit viable, que l’entreprise soit rentable, que la boîte gagne de l’argent',
  ],
  heard_any_firm: [
    'any company, any business, every company, every business, any firm',
    'n’importe quelle entreprise, toute entreprise, toute société, n’importe quelle société, n’importe quelle activité, toutes les entreprises',
  ],
  heard_debt_gone: [
    'debt is gone, debt gone, debt is wiped out, debt wiped out, debt is cancelled, debt is converted, without debt, no debt, free of debt',
    'dette effacée, dette est effacée, dette disparue, sans dette, dette convertie, dette annulée, plus de dette, débarrassée de sa dette',
  ],
  heard_makes_it: ['makes, turns, enough to make, restores', 'rend, rendre, suffit, transforme'],
  heard_sound_again: [
    'viable, healthy, profitable, sound',
    'viable, viables, saine, rentable, rentables, redevient viable',
  ],
  no_say_in_the_choice: [
    'has no bearing on the choice, does not change the choice, does not change the answer, does not affect the choice, does not influence the choice, changes nothing to the choice, does not matter for the choice, does not drive the choice',
    'ne change pas le choix, ne change rien au choix, ne joue pas dans le choix, ne change pas la réponse, n’influence pas le choix, n’influe pas sur le choix, ne compte pas dans le choix, ne détermine pas le choix',
  ],
  once_the_debt_is_settled: [
    'once the balance sheet, once you fix, once the debt, as soon as the debt, when the debt is cut, as soon as you cut, if you cut the debt, as soon as the balance sheet',
    'dès qu’on a réglé, dès que le bilan, dès que la dette, une fois le bilan, une fois la dette, une fois qu’on a réglé, dès qu’on allège, quand on a réglé le bilan, quand on réduit la dette',
  ],
  sound_or_not: [
    'viable or not, profitable or not, healthy or not, sound or not',
    'viable ou pas, viable ou non, rentable ou pas, rentable ou non, saine ou pas, saine ou non, bonne ou mauvaise',
  ],
  turns_healthy: [
    'becomes healthy, becomes viable, becomes profitable, becomes sound, is healthy again, is viable again, is fine again, comes right, recovers by itself',
    'redevient saine, redevient viable, redevient rentable, devient saine, devient viable, devient rentable, se redresse toute seule, repart toute seule, retrouve la santé',
  ],
  weighs_it_up: [
    'look, ask, check, know, find out, question, depends, first',
    'regarde, savoir, demande, vérifie, question, dépend, d’abord, juger',
  ],
  wrongly_makes_money: [
    'whether the business makes money, whether it makes money, whether it earns its keep, whether the trade is sound, whether the business is healthy, whether the business is good',
    'que l’activité gagne de l’argent, que l’affaire tourne, si l’activité gagne, que la boîte gagne, que le métier soit bon',
  ],
  wrongly_too_much_debt: [
    'too much debt, too many loans, overborrowed, heavy debt, debt is too heavy',
    'trop de dette, trop endettée, trop emprunté, dette trop lourde',
  ],
  wrongly_worthless: [
    'never worth saving, not worth saving, business is worthless, worth nothing, business is bad, must be a bad business, means the business is bad',
    'ne vaut rien, activité est mauvaise, pas la peine de la sauver, jamais la peine, activité ne vaut rien, forcément mauvaise',
  ],
};
