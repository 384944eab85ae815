import type { Seed } from '../../types.ts';

export const c6: Seed = {
  id: 'C6',
  topic: 'valuation',
  levels: ['analyst'],
  question: {
    en: 'When would you drop EV/EBITDA for another multiple?',
    fr: 'Quand abandonnez-vous VE sur EBITDA pour un autre multiple ?',
  },
  hint: {
    en: 'Think of a sector where EBITDA says little about the money earned.',
    fr: 'Pensez à un secteur où l’EBITDA dit peu de ce qui est gagné.',
  },
  keyPoints: {
    en: 'EV/EBIT(A) when capex differs; EV/sales for pre-profit growth, with a margin path; P/E, P/B for financials; sector metrics as cross-check; the metric always on the same side of interest as the value.',
    fr: 'VE/EBIT(A) quand le capex diffère ; VE/CA pour la croissance sans profit, avec une trajectoire de marge ; PER ou P/B pour les financières ; indicateurs sectoriels en recoupement ; l’agrégat toujours du même côté des intérêts que la valeur.',
  },
  modelAnswer: {
    en: 'I keep EV to EBITDA as the default for ordinary industrial companies and I leave it in three cases. When capex differs a lot between companies, I go down to EBIT, because depreciation stands in for the investment that EBITDA does not see. When there is no EBITDA yet, for a young growth company, I use EV to sales, but only with a view on its future margin and its risk. And for banks and insurers: interest is their business, not their financing, so an enterprise multiple is meaningless, and I use P/E or price to book with the return on equity. In every case numerator and denominator must match: a metric before interest with enterprise value, a metric after interest with equity value.',
    fr: 'Je garde VE sur EBITDA par défaut pour les sociétés industrielles, et je le quitte dans trois cas. Quand le capex diffère beaucoup d’une société à l’autre, je descends à l’EBIT, parce que l’amortissement reflète l’investissement. Quand il n’y a pas d’EBITDA, pour une jeune société en forte croissance, je prends la VE sur chiffre d’affaires, avec une trajectoire de marge et un regard sur le risque. Et pour les banques et les assureurs : les intérêts font partie de l’exploitation, la valeur d’entreprise ne veut rien dire, donc je passe au PER ou au price to book. Dans tous les cas, numérateur et dénominateur doivent être cohérents : un agrégat avant intérêts avec la valeur d’entreprise, un agrégat après intérêts avec la valeur des titres.',
  },
  must: ['ev_ebitda', 'consistent_num_den'],
  bonus: ['pe', 'ebit', 'capex', 'growth_margin_risk', 'ev_sales'],
  points: {
    ev_sales: {
      says: [
        '~revenue|~"ventes"|~"turnover" & ~nothing_to_multiply',
        '"no profit"|"without profit"|"sans profit"|"sans bénéfice"|"loss making"|"negative"|"négatif" & revenue|"ventes"|"sales"',
        'set_against_sales & price|compare',
        '~no_profit_yet & set_against_sales',
      ],
    },
    ev_ebitda: {
      general: false,
      says: [
        'lives_on_money',
        '~financials & ~raw_material',
        '~no_profit_yet & -times_profit|-ev_over_ebitda|~makes_no_sense',
        'forgets_it & heavy_investment|wear_out|equipment|wear',
        '~financials & ~makes_no_sense & ~interest|~ev|~ev_over_ebitda|~borrowings',
        '~financials & -ev_over_ebitda|-ebitda',
        '~financials & ~pe_ratio',
        '-ebitda & ~sales_multiple',
        'heavy_investment & wear|da|loss_of_value',
        '~no_profit_yet & ~revenue',
        'heavy_investment & misses_it',

        'nothing_to_multiply',
        'fails_there & heavy_investment|financials|no_profit_yet',
        '~forgets_it & ~heavy_investment|~equipment',
      ],
    },
    consistent_num_den: {
      byName: true,
      general: false,
      says: [
        'after_bank & share_of_company|share_number|"shares"|"actions"',
        'before_interest & lender|lenders_as_well',
        'after_bank & share_price|before_bank|whole_business',
        'plain_upper_half > plain_lower_half|all_funders|the_owners & plain_lower_half & all_funders|the_owners|same_people|"person"|"same"|"même"|"celui"|lender',

        'before_bank & whole_business|all_funders|ev|"tout"|"whole"',
        'after_bank & the_owners|owner|part_word|equity_value|share_of_company|compare',
        'same_people & the_ratio',
        'same_people & profit & price',
        'whose_profit & compare|the_ratio|value',
        'same_side & the_ratio & "interest"|"intérêts"',
        'owners_pot|the_owners > pe_ratio',
        'pe_ratio & "capi"',
        'financials & share_price & owner|the_owners',
        'before_interest & after_interest',
        'before_interest & all_funders|ev',
        'after_interest & the_owners|equity_value',
        'same_side & ev|equity_value|after_all|before_interest|after_interest|all_funders|the_owners',
        'before_interest & whole_business|the_owners',
        'revenue & all_funders',
        'before_interest & ~the_owners|~equity_value',
        'all_funders & the_owners',
        'before_bank|bank_not_yet_paid & price_of_all',
      ],
    },
    pe: {
      says: [
        '~financials & ~the_owners & "against"|"compared"|"par rapport"|"rapporté"|"face"',
        '~pe_ratio & ~financials',
        'share_price|part_word & against_what_is_left',
      ],
    },
    ebit: {
      says: [
        'after_the_wear & profit|earned|price|use_it',
        'one_line_lower & wear|loss_of_value|da|equipment',
        'ebit & heavy_investment|da',
      ],
    },
    capex: {
      says: ['~heavy_investment & ebit|ebitda|turns_to_cash', 'heavy_investment & alike|not_same'],
    },
    growth_margin_risk: {
      says: [
        'sales_multiple & profitable|riskiness',
        'revenue & profitable & "path"|"trajectoire"|"view"',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Why price to earnings or price to tangible book for banks?',
        fr: 'Pourquoi le PER ou le price to tangible book pour les banques ?',
      },
      aims: ['consistent_num_den', 'pe'],
    },
    {
      rung: 2,
      text: {
        en: 'What would you use for a biotech company without any revenue?',
        fr: 'Que retenez-vous pour une biotech qui n’a pas encore de chiffre d’affaires ?',
      },
      aims: ['ev_ebitda', 'growth_margin_risk'],
    },
    {
      rung: 3,
      text: {
        en: 'Two firms have 100 of EBITDA, one depreciates 20 and the other 60: what do you do?',
        fr: 'Deux sociétés ont 100 d’EBITDA, l’une amortit 20, l’autre 60 : que faites-vous ?',
      },
      aims: ['ebit', 'capex'],
    },
    {
      rung: 4,
      text: {
        en: 'The seller of a loss-making company shows you a price on revenue: what do you ask him?',
        fr: 'Le vendeur d’une société en perte vous présente un prix fondé sur le chiffre d’affaires : que lui demandez-vous ?',
      },
      aims: ['growth_margin_risk', 'ev_sales'],
    },
  ],
  wrongClaims: [
    'ev_ebitda_for_banks',
    'sales_without_margin',
    'ebitda_is_cash',
    'ev_with_net_income',
    'capex_in_ebitda',
    'pe_ignores_leverage',
    'interest_swapped',
    'matching_is_convention',
    'equity_over_ebitda',
    'ev_ebitda_everywhere',
    'dropped_for_the_steady',
    'equity_over_sales',
    'capex_lifts_multiple',
    'reported_is_comparable',
    'ebit_before_wear',
    'leases_turned_round',
    'quality_lowers_multiple',
    'weaker_deserves_more',
    'ev_multiple_moves_with_debt',
    'sector_decides_multiple',
    'pe_without_profit',
    'ebitda_negative_is_fine',
    'book_with_the_whole',
    'bank_profit_means_nothing',
    'sales_multiple_for_the_profitable',
    'ends_paired_crosswise',
    'ebitda_misdefined',
  ],
};
