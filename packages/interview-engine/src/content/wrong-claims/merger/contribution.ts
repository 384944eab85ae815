import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: contribution analysis. */
export const contributionClaims = {
  one_metric_settles: {
    concept: 'contribution',
    says: [
      'single_yardstick & contribution|hold_stake|brings|entitled|ebitda',
      'metric_name > sole_yardstick',
      'sole_yardstick > metric_name',
      '~quoted_values > without_effect',
      'metric_name > sole_fair_basis',
      'sole_fair_basis > metric_name',
    ],
    example: {
      en: 'In a contribution analysis only EBITDA matters.',
      fr: 'L’analyse de contribution se fait sur un seul agrégat, l’EBITDA.',
    },
    correction: {
      en: 'Sales, EBITDA, net income and market value give a range, within which one negotiates.',
      fr: 'Chiffre d’affaires, EBITDA, résultat net et capitalisation donnent une fourchette où l’on négocie.',
    },
  },
  equals_pay_premium: {
    concept: 'contribution',
    says: [
      'merger_of_equals & deal_premium & pay & !"little"|"small"|"low"|"peu"|"faible"|"modest"|"nobody"|"personne"|"neither"',
      'merger_of_equals_word & gets_full_premium',
    ],
    example: {
      en: 'In a merger of equals you pay a control premium.',
      fr: 'Dans une fusion entre égaux, on paie une prime de contrôle.',
    },
    correction: {
      en: 'Nobody takes control among equals, so the split follows what each side brings.',
      fr: 'Personne ne prend le contrôle entre égaux : le partage suit ce que chacun apporte.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
