import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: EPS. */
export const epsClaims = {
  eps_upside_down: {
    concept: 'eps',
    says: [
      'eps > consists_of > not_earnings > over_what',
      'eps > consists_of > net_income > over_what > not_earnings',
      'eps_inverted',
      'eps & "divise"|"divide"|"divided" > shares_count > "par"|"by" > net_income|earning',
    ],
    example: {
      en: 'EPS is the number of shares divided by net income.',
      fr: 'Le BPA, c’est le nombre d’actions divisé par le résultat net.',
    },
    correction: {
      en: 'EPS is net income divided by the number of shares.',
      fr: 'Le BPA est le résultat net divisé par le nombre d’actions.',
    },
  },
  eps_simply_added: {
    concept: 'eps',
    says: ['both_eps'],
    example: {
      en: 'The combined EPS is the sum of the two EPS.',
      fr: 'Le BPA pro forma est la moyenne des deux BPA.',
    },
    correction: {
      en: 'Net incomes add up, EPS does not: divide their sum by all the shares after the deal.',
      fr: 'Les résultats s’additionnent, puis on divise par toutes les actions après l’opération.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
