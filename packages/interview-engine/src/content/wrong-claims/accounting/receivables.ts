import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: trade receivables. */
export const receivablesClaims = {
  customer_days_on_cost: {
    concept: 'receivables',
    says: [
      'daily_cost & multiply|receivables|customer|release',
      'receivables >> measured_over >> cost_of_sales',
      'days_of_cost & release|receivables|customer|"gain" & !supplier|payables|inventory|goods',
    ],
    example: {
      en: 'I multiply the customer days by the daily cost of sales.',
      fr: 'Je multiplie les jours clients par le coût des ventes par jour.',
    },
    correction: {
      en: 'Receivables stand at selling price: customer days are measured on sales.',
      fr: 'Les créances sont au prix de vente : les jours clients se mesurent sur le chiffre d’affaires.',
    },
  },
  release_priced_on_profit: {
    concept: 'receivables',
    says: ['profit_measure >> each_day', 'each_day >> profit_measure'],
    example: {
      en: 'You multiply the days by EBITDA per day.',
      fr: 'On multiplie les jours gagnés par l’EBITDA divisé par 365.',
    },
    correction: {
      en: 'The cash released is days times sales over 365.',
      fr: 'Le cash libéré vaut les jours fois le chiffre d’affaires sur 365.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
