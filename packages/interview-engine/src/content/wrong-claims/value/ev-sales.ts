import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: EV to sales for firms without profit. */
export const evSalesClaims = {
  sales_multiple_for_the_profitable: {
    concept: 'ev_sales',
    says: [
      'sales_multiple >> "sert"|"suits"|"is used for" > "matures"|"mature"|"rentables"|"profitable" & !"not"|"pas"|no_profit_yet|"loss"',
      'sales_multiple > meant_for_the_mature & !"not"|"pas"',
      'sales_multiple > "best for"|"idéal pour"|"meilleur pour"|"parfait pour" > profitable|"mature"|"matures"',
      'sales_multiple > for_mature_ones & !"not"|"pas"|"rather"|"plutôt"|times_profit',
      'sales_multiple & profit_required & !price_earnings_word|ev_over_ebitda|no_margin_view',
    ],
    example: {
      en: 'EV to sales is for mature companies, you need a profit.',
      fr: 'Le VE sur chiffre d’affaires, je le garde pour les sociétés mûres.',
    },
    correction: {
      en: 'EV to sales is for companies that have no earnings yet, with a view on the margin they will reach.',
      fr: 'VE sur chiffre d’affaires sert aux sociétés encore sans résultat, avec une idée de la marge à terme.',
    },
  },
  sales_without_margin: {
    concept: 'ev_sales',
    says: [
      'margin_ignored & sales_multiple|times_profit|revenue & !"revient à"|"amounts to"|"même prix"|"same price"',
      '~margin_ignored & sales_multiple & !"revient à"|"amounts to"|"même prix"|"same price"',

      '~need_not_look > ~growth_or_margin',
      '~growth_or_margin > ~no_weight & !ebitda',
      'unit_of_sales',
      'sales_multiple > safest_word',
      'mature_firms & takes_sales',
      'sales_are_sales',
      '~profitable > ~no_weight|~no_importance & ~sales_multiple|~revenue',
      'whatever_word > ~profitable & ~sales_multiple|~revenue & !"revient à"|"amounts to"|"même prix"|"same price"',
      '~no_margin_view & ~sales_multiple|~revenue|~times_profit & !"need a profit"',
      'same_revenue > worth_the_same',
    ],
    example: {
      en: 'EV to sales works regardless of the margin, revenue is all you need.',
      fr: 'La VE sur chiffre d’affaires suffit, peu importe la marge.',
    },
    correction: {
      en: 'A euro of revenue is worth what it will earn one day, so the sales multiple needs a margin path.',
      fr: 'Un euro de chiffre d’affaires vaut ce qu’il rapportera un jour : ce multiple demande une trajectoire de rentabilité.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
