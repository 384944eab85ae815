import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The buyback that the exercise money pays for, in the words of those who get it wrong. */
export const optionProceedsMisstated: Lexicon = {
  all_the_shares: [
    'all the shares, all of the shares, every share, all of them, all the new shares, as many shares',
    'toutes les actions, toutes les nouvelles actions, autant d’actions, toutes celles, la totalité des actions',
  ],
  at_the_strike: [
    'back at the strike, at the strike, at strike price, at the exercise price, for the strike price',
    'au prix d’exercice, au strike',
  ],
  by_the_strike: [
    'by the strike, by the exercise price, by strike',
    'par le prix d’exercice, par le strike, au prix d’exercice',
  ],
  company_itself: ['company, issuer', 'société, entreprise, émetteur, boîte'],
  dilution_undone: [
    crossed(
      'cancels, cancels out, wipes out, removes, offsets, eliminates, undoes',
      'all the dilution, all dilution, the whole dilution, the dilution entirely, the dilution completely',
    ),
    crossed(
      'annule, efface, élimine, supprime, compense',
      'toute la dilution, toute dilution, totalement la dilution, entièrement la dilution, complètement la dilution',
    ),
  ],
  exercise_cash_word: [
    'cash from the options, money from the options, option proceeds, exercise proceeds, proceeds of the options, proceeds from the options, strike money, the money paid in, money they pay in, what they pay in, money from the holders',
    'argent des options, cash des options, produit des options, produit de l’exercice, argent de l’exercice, argent versé par les porteurs, ce qu’ils versent, ce que versent les porteurs, l’argent versé',
  ],
  goes_to_holders: [
    'goes to the existing shareholders, goes to shareholders, goes to the shareholders, is paid to shareholders, is handed to shareholders, goes to the old shareholders, goes to the sellers',
    'va aux actionnaires, va aux anciens actionnaires, revient aux actionnaires, est versé aux actionnaires, va aux actionnaires existants, est distribué aux actionnaires',
  ],
  leaves_company: [
    'goes to the option holders, goes to the holders, goes to the employees, goes to employees, goes to the bank, goes to management, goes to existing shareholders, stays idle, is ignored, does not matter, is irrelevant, can be ignored',
    'va aux porteurs, va aux salariés, va aux bénéficiaires, revient aux porteurs, revient aux salariés, revient aux bénéficiaires, va à la banque, revient aux actionnaires, ne compte pas, n’entre pas, peut être ignoré',
  ],
  pays_down_debt: [
    'pay down debt, repay debt, repays the debt, reduce the debt',
    'rembourse la dette, rembourse de la dette, sert à désendetter, réduit la dette',
  ],
  pays_the_strike_to: [
    crossed(
      'pays, hands, gives, owes',
      'the strike to, the exercise price to, the holders the strike, the option holders the strike, employees the strike',
    ),
    crossed(
      'verse, paie, reverse, donne, rembourse',
      'le strike aux, le prix d’exercice aux, aux porteurs le prix d’exercice, aux salariés le prix d’exercice, aux porteurs le strike',
    ),
  ],
  plain_no_buyback: [
    'no buyback, not buy back, nothing is bought back',
    'rachète rien, pas de rachat, aucun rachat, sans racheter',
  ],
  plain_proceeds_kept: [
    crossed(
      'cash, money, proceeds, exercise',
      'stays on the balance sheet, stays in the company, stays in the bank, sits in the bank, sits on the balance sheet',
    ),
    crossed(
      'produit, argent, cash',
      'reste en caisse, reste au bilan, reste dans la société, dort au bilan',
    ),
  ],
  proceeds_over_basic: [
    'proceeds over basic shares',
    'produit d’exercice par le nombre d’actions de base',
  ],
  set_aside_wholly: [
    'stays out of the calculation, is left out, stays out of it, we ignore it, is ignored, does not come into it, plays no part, is not used',
    'on l’ignore, est ignoré, n’entre pas dans le calcul, ne sert à rien, n’en tient pas compte, reste en dehors, n’est pas utilisé',
  ],
  staff_pocket_it: [
    'goes to the employees, goes to the staff, employees pocket, staff pocket, employees keep, staff keep, ends up with the employees, paid to the employees, goes in the employees’ pockets',
    'salariés qui l’empochent, salariés l’empochent, salariés qui le touchent, va aux salariés, revient aux salariés, va dans la poche des salariés, les salariés gardent, les salariés empochent',
  ],
  the_strike_price: ['the strike, strike price, exercise price', 'prix d’exercice, le strike'],
};
