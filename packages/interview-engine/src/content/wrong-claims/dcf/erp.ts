import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: equity risk premium. */
export const erpClaims = {
  premium_of_one_company: {
    concept: 'erp',
    says: [
      'erp|"prime de risque"|"risk premium" > bank_spread > "au-dessus"|"euribor"|"over"|"above" & !"not"|"pas"|rf|"cost of debt"|"coût de la dette"',

      'erp|"risk premium"|"prime de risque" >> "is"|"est"|"c’est" >> bank_spread & !"not"|"pas"',

      '"risk premium"|"prime de risque" > each_company_its_own & !beta|"not"|"pas"|"size"|"taille"|"specific"|"spécifique"|"illiquidity"',
      'erp > each_company_its_own & !beta|"not"|"pas"',
    ],
    example: {
      en: 'The equity risk premium depends on the company.',
      fr: 'La prime de risque dépend de la société.',
    },
    correction: {
      en: 'The equity risk premium is that of the whole market; the beta brings in the company.',
      fr: 'La prime de risque est celle du marché entier ; c’est le bêta qui tient compte de la société.',
    },
  },
  beta_times_market_return: {
    concept: 'erp',
    says: [
      'erp & no_deduction',
      'erp|premium > amounts_to > whole_market_return & !beyond_the_safe_rate',
      'erp|premium & safe_rate_included & !"not"|"pas"',
      'erp > starts_from > equity_return_in_full & !above_nothing_but',
      'market_return_plus_rate',
      'beta > multiply > market_return & !above_nothing_but|erp|premium',
      'multiply > beta > market_return & !above_nothing_but|erp|premium',
      'erp > starts_from > total_market_return',
      'multiply|beta|apply_word & total_market_return',
      'multiply > market_return > add > #',
      'beta & market_return & whole_word',
      'market_return & -erp|-premium & beta|multiply',
    ],
    example: {
      en: 'Then I take beta times the total market return and add the risk-free rate.',
      fr: 'Ensuite je prends le bêta fois le rendement total du marché, plus le taux sans risque.',
    },
    correction: {
      en: 'Beta multiplies the premium that shares earn over the risk-free rate.',
      fr: 'Le bêta multiplie la prime que les actions rapportent au-delà du taux sans risque.',
    },
  },
  capm_misassembled: {
    concept: 'erp',
    says: [
      'beta > multiply >> rf > add|plus_word > erp|premium|extra & !subtract|minus_word|"not"|"pas"',
      'erp|premium > state|rf > subtract|minus_word|"minus"|"moins" >> stocks_word|market|"return on stocks" & !"not"|"pas"',
      'add > rf > beta & !multiply|erp|premium|"times"|"fois"',
      'multiply > rf > beta & !erp|premium|"not"|"pas"|add',

      'add > beta > rf & !multiply|erp|premium|"times"|"fois"',
      'rf > add > beta & !multiply|erp|premium|"times"|"fois"',
      'beta_misapplied',
    ],
    example: {
      en: 'The cost of equity is the premium plus beta times the risk-free rate.',
      fr: 'Je prends la prime plus le bêta fois le taux sans risque.',
    },
    correction: {
      en: 'The risk-free rate comes first, then beta multiplies the premium.',
      fr: 'On part du taux sans risque, puis le bêta multiplie la prime.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
