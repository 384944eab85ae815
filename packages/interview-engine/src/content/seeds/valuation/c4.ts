import type { Seed } from '../../types.ts';

export const c4: Seed = {
  id: 'C4',
  topic: 'valuation',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Why is EV matched with EBITDA and equity value with net income?',
    fr: 'Pourquoi rapproche-t-on la valeur d’entreprise de l’EBITDA, et la valeur des titres du résultat net ?',
  },
  hint: {
    en: 'Ask who is paid out of each of the two profit lines.',
    fr: 'Demandez-vous qui est payé sur chacune des deux lignes de résultat.',
  },
  keyPoints: {
    en: 'Numerator and denominator must belong to the same capital providers: before interest with EV, after interest with equity.',
    fr: 'Numérateur et dénominateur doivent revenir aux mêmes apporteurs : avant intérêts avec la VE, après intérêts avec les fonds propres.',
  },
  modelAnswer: {
    en: 'Because numerator and denominator must belong to the same people. EBITDA is before interest, so it pays lenders and shareholders alike, and it goes with enterprise value, the value of the whole business for all capital providers. Net income is after interest and tax: what is left belongs to the shareholders only, so it goes with the equity value, and that ratio is the P/E. If you mix them, say enterprise value over net income, you compare the whole cake with one slice, and the ratio moves as soon as the company borrows although nothing has changed in the business. That is also the strength of EV to EBITDA: it is largely independent of the capital structure, so I can compare a leveraged company with one that has no debt.',
    fr: 'Parce que le numérateur et le dénominateur doivent revenir aux mêmes personnes. L’EBITDA est avant intérêts : il rémunère les prêteurs et les actionnaires, et on le rapproche de la valeur d’entreprise, celle de toute l’activité pour tous les apporteurs de capitaux. Le résultat net est après intérêts et impôt : ce qui reste revient aux seuls actionnaires, on le rapproche donc de la valeur des titres, et ce rapport est le PER. Si on mélange, par exemple la valeur d’entreprise sur le résultat net, on compare le gâteau entier avec une part, et le ratio bouge dès que la société s’endette alors que rien n’a changé dans l’activité. C’est aussi la force de VE sur EBITDA : ce multiple est à peu près indépendant de la structure financière.',
  },
  must: ['consistent_num_den', 'ev', 'equity_value'],
  bonus: ['ev_ebitda', 'pe', 'capital_neutral'],
  points: {
    ev: {
      says: [
        'before_bank & whole_business|all_funders|"house"|"maison"',
        'whole_business & price & ~borrowings|lender|all_funders',

        'whole_business & all_funders|lender|borrowings',
        'before_interest & ev|whole_business',
        'ev & equity & adds_up',
        'all_funders & profit|operating_profit|value|pay',
        'all_funders & "covers"|"couvre"|"belongs"|"appartient"',
      ],
    },
    equity_value: {
      says: [
        'after_interest > the_owners & price_of_shares_word|equity_value',
        'after_interest > equity_value|price_of_shares_word',
        'after_interest & equity_value & ~left_over|~belong',
        'after_bank & compare|the_owners|left_over|part_word',
        '"part" > the_owners',
        'equity_value|equity|the_owners & after_interest & compare|divide|same_side|belong|over_word',
        'only_ones > the_owners',
        'after_interest >> equity_value & so_therefore',
        'after_interest|last_line & owners_alone',
        'last_line|after_interest > the_owners > only_ones & !all_funders|ev|lender',
        'after_interest > equity > only_ones',
        '~last_line & ~nothing_for_the_bank',
        'the_owners & lenders_already_out',
      ],
    },
    ev_ebitda: {
      byName: false,
      says: [
        'years_of & whole_business|price_of_all',
        'before_interest & all_funders & price|whole_business',
        'ev_over_ebitda & whatever_the|compare|funding_mix',
        'before_interest & whole_business|ev',
      ],
    },
    pe: {
      says: ['times_profit & the_owners', 'pe_ratio & after_all|the_owners|equity_value|market'],
    },
    capital_neutral: {
      says: [
        'the_ratio & stays_put & funding_mix',
        'ev_over_ebitda & funding_mix|levering_up|swaps_its_funding & hardly_sensitive|stays_put|unmoved_by_debt',
        'different_leverage & same_operations|compare|is_worth',
        '~funding_mix & "cuisine"|"kitchen"|same_operations',
        '-change & funding_mix',
        'ev_over_ebitda & funding_mix & compare',
        '~ev & stays_put & ~funding_mix',
        'the_ratio & stays_put & plain_loan_or_not',
      ],
    },
    consistent_num_den: {
      says: [
        'compare & "eat from"|"y mangent"|"who eat"|"qui mangent"',
        '~pie_word & ~divide & ~plain_one_portion',
        'plain_upper_half > plain_lower_half|all_funders|the_owners & plain_lower_half & all_funders|the_owners|same_people|"person"|"same"|"même"|"celui"|lender',
        'before_bank & after_bank',
        'before_bank & whole_business|all_funders|ev|"tout"|"whole"',
        'after_bank & the_owners|owner|part_word|equity_value|share_of_company|compare',
        'same_people & the_ratio',
        'same_people & profit & price',
        'whose_profit & compare|the_ratio',
        'same_side & the_ratio & "interest"|"intérêts"',
        'same_people & compare & price',
        'whose_profit & price',
        'money_of_some & price|the_ratio',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Take a company with no debt at all: does the difference still matter?',
        fr: 'Prenez une société sans aucune dette : la différence compte-t-elle encore ?',
      },
      aims: ['capital_neutral', 'consistent_num_den'],
    },
    {
      rung: 2,
      text: {
        en: 'Is enterprise value to free cash flow a sound multiple?',
        fr: 'Valeur d’entreprise sur free cash flow, est-ce un multiple acceptable ?',
      },
      aims: ['ev', 'consistent_num_den'],
    },
    {
      rung: 3,
      text: {
        en: 'The company doubles its debt to pay a dividend: which of the two multiples moves, and why?',
        fr: 'La société double sa dette pour verser un dividende : lequel des deux multiples bouge, et pourquoi ?',
      },
      aims: ['pe', 'capital_neutral', 'equity_value'],
    },
    {
      rung: 4,
      text: {
        en: 'For which clients would you value on price to book, and why?',
        fr: 'Pour quels clients valoriseriez-vous au price to book, et pourquoi ?',
      },
      aims: ['equity_value'],
    },
  ],
  wrongClaims: [
    'matching_is_convention',
    'ev_with_net_income',
    'interest_swapped',
    'ev_is_for_shareholders',
    'equity_is_for_everybody',
    'equity_over_ebitda',
    'pe_ignores_leverage',
    'ev_moves_with_financing',
    'net_debt_added_to_ev',
    'equity_over_sales',
    'ebitda_is_cash',
    'ev_multiple_moves_with_debt',
    'debt_off_the_profit',
    'book_with_the_whole',
    'multiple_upside_down',
    'ev_from_the_book',
    'ev_is_for_lenders',
    'owners_before_lenders',
    'ends_paired_crosswise',
    'ebitda_misdefined',
  ],
};
