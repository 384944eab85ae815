import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is falsely said of terms, votes and ranks in a crisis, kept close together. */
export const restructuringMistakesOfTerms = {
  senior_loses_first: [
    crossed(
      'senior, senior debt, senior lenders',
      'shares the loss, share the loss, takes the first loss, take the first loss, absorbs losses first, absorbs the loss first, takes the haircut first, loses first, is hit first',
    ),
    crossed(
      'senior, dette senior, prêteurs seniors, seniors',
      'partage la perte, partagent la perte, absorbe les pertes en premier, absorbe la perte en premier, prend la première perte, subit la première perte, perd en premier, est touchée en premier',
    ),
  ],
  terms_for_free: [
    crossed(
      'waiver, waivers, standstill, extension',
      'is automatic, are automatic, is always granted, are always granted, is free, costs nothing, is granted automatically, is a right',
    ),
    crossed(
      'waiver, waivers, standstill, réaménagement, report, allongement',
      'est automatique, est toujours accordé, est gratuit, ne coûte rien, est de droit, est accordé automatiquement, est un droit',
    ),
  ],
  pivot_powerless: [
    crossed(
      'fulcrum, fulcrum security, fulcrum class, pivot class',
      'has no say, has no power, does not decide, does not matter, is irrelevant, decides nothing, plays no role',
    ),
    crossed(
      'titre pivot, pivot, classe pivot',
      'n’a aucun pouvoir, ne décide de rien, ne décide pas, n’a pas d’importance, n’a aucune importance, ne joue aucun rôle, n’a pas son mot',
    ),
  ],
  cash_left_aside: [
    crossed(
      'liquidity, cash, runway',
      'does not matter, is irrelevant, plays no role, is secondary, is not an issue, is unimportant, can wait',
    ),
    crossed(
      'liquidité, trésorerie, cash',
      'n’a pas d’importance, n’a aucune importance, ne compte pas, est secondaire, ne joue aucun rôle, n’entre pas en jeu, n’est pas un sujet',
    ),
  ],
  staff_paid_last: [
    crossed(
      'employees, wages, salaries, staff',
      'are paid last, come last, rank last, rank behind, are paid after, come after, have no priority, have no privilege',
    ),
    crossed(
      'salariés, salaires, personnel',
      'passent en dernier, sont payés en dernier, passent après, sont payés après, n’ont aucun privilège, n’ont pas de privilège, n’ont aucune priorité, viennent en dernier',
    ),
  ],
} as const satisfies Lexicon;
