import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the risk-free rate. */
export const rfClaims = {
  risk_free_is_short: {
    concept: 'rf',
    says: [
      'rf > "is"|"c’est"|"est"|take_it|use_it > own_loan_rate & !"not"|"pas"',
      'safe|rf > bank_price & !"not"|"pas"|"plus"|"above"',
      'rf > starts_from > rate_the_company_pays',
      'rf & i_settle_on > rate_the_company_pays',
      'short_rate & rf|i_settle_on',
      'rf > equal > short_rate',
      'rf > short_policy_rate & !long_dated',
      'rf > rate_the_company_pays & !"not"|"pas"|"plus"|"spread"|"above"|"over"',
    ],
    example: {
      en: 'For the risk-free rate I take the three-month rate.',
      fr: 'Pour le taux sans risque, je prends le taux à trois mois.',
    },
    correction: {
      en: 'The risk-free rate is that of a ten-year government bond in the currency of the flows.',
      fr: 'Le taux sans risque est celui d’un emprunt d’État à dix ans dans la devise des flux.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
