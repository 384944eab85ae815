import type { Concept } from '../types.ts';

export const lboConcepts = {
  lbo: {
    label: { en: 'the LBO', fr: 'LBO' },
    triggers: {
      en: ['lbo', 'leveraged buyout', 'sponsor', 'private equity fund', 'financial buyer'],
      fr: ['lbo', 'fonds de private equity', 'fonds d’investissement', 'obo', 'owner buy-out'],
    },
    says: ['sponsor & buy & debt|lbo_lend & pay|lbo_max_price|lbo_give_back'],
  },
  sources_uses: {
    label: { en: 'sources and uses', fr: 'emplois et ressources' },
    triggers: {
      en: ['sources and uses', 'uses and sources', 'uses of funds', 'sources of funds'],
      fr: ['emplois ressources', 'emplois et ressources', 'tableau de financement', 'ressources'],
    },
    says: [
      'lbo_uses_side & lbo_sources_side & lbo_uses_price|lbo_manager|lbo_equity_part',
      'lbo_fees_word & lbo_uses_price & lbo_old_debt_word|lbo_sources_side|pay|cost',
      '# & lbo_equity_part & lender|lbo_lend|debt & lbo_the_rest & lbo_put_in|pay|fund|buy',
      'lender & lbo_the_rest & sponsor|lbo_equity_part|lbo_put_in',
      'lbo_uses_side|lbo_fees_word|buy|pay & lbo_where_from',
      'lbo_part_of_price|lbo_most & lender & lbo_the_rest',
    ],
  },
  leverage: {
    label: { en: 'leverage', fr: 'levier' },
    triggers: {
      en: [
        'leverage',
        'leveraged',
        'turns of debt',
        'turns of leverage',
        'net debt to ebitda',
        'net debt over ebitda',
        'debt to ebitda',
        'debt capacity',
        'geared',
        'gearing',
      ],
      fr: [
        'levier',
        'tours de dette',
        'tour de dette',
        'dette nette sur ebitda',
        'capacité d’endettement',
        'taux d’endettement',
        's’endetter',
      ],
    },
    says: [
      'debt|lender|~lbo_lend|senior|mezz|lbo_second_rank|lbo_first_rank & ~# > ~lbo_turns > ~lbo_operating_profit|~profit',
      'lbo_turn_of_debt & debt|lbo_lend|lender|lbo_put_in|#',
      'lbo_part_of_price & debt|lbo_lend|lender & price|buy|fund|lbo_put_in',
      'lender & ~lbo_lend|lbo_put_in|lbo_give & ~# & ~lbo_turns',
      'debt|lbo_lend|borrow > lbo_carry_debt & lbo_surplus|lbo_operating_profit',
      'lbo_surplus > lbo_carry_debt > debt|lbo_lend',
      'debt|lbo_lend > lbo_amplify & lbo_annual_return|profit|lbo_loss_of_money',
      'lbo_most > borrow|debt|lbo_lend|lender',
      'borrow|lbo_lend|debt > lbo_most',
      'lbo_house_image & buy|pay|repay|lbo_lend',
    ],
  },
  debt_paydown: {
    label: { en: 'paying down the debt', fr: 'désendettement' },
    triggers: {
      en: ['deleveraging', 'deleverage', 'cash sweep', 'debt paydown', 'debt service'],
      fr: ['désendettement', 'désendetter', 'cash sweep', 'service de la dette'],
    },
    says: [
      'lbo_give_back & debt|lender|lbo_lend|lbo_owed|lbo_first_rank & lbo_surplus|year|#|operations|sponsor',
      'lbo_give_back & # & lbo_surplus|debt',
      'lbo_surplus > lbo_give_back & debt|lender|lbo_lend|lbo_owed',
      'debt|lbo_lend > lbo_shrink & #|year|lbo_surplus|lbo_stake|owner',
      'lbo_less_debt_own & lbo_stake|owner|lbo_equity_part|lbo_surplus',
      'lbo_surplus > lbo_goes_to > lender|debt',
      'operations|lbo_company|lbo_surplus & lbo_give_back & lbo_lend|lender|debt',
      'lbo_each_year & debt|lbo_lend & lbo_shrink|fall',
      'lbo_give_back & borrow|lbo_lend & lbo_pieces|percent_of|lbo_most',
    ],
  },
  irr: {
    label: { en: 'the IRR', fr: 'TRI' },
    triggers: {
      en: ['irr', 'internal rate of return'],
      fr: ['tri', 'taux de rendement interne', 'taux de rentabilité interne', 'irr'],
    },
    says: [
      'lbo_stake & lbo_earn_return & #|lbo_a_fraction & lbo_per_year',
      'sponsor|owner & lbo_earn_return & # & lbo_percent_word & lbo_per_year',
      'lbo_annual_return & #',
      'lbo_dilute_word > irr|lbo_annual_return',
      'lbo_annual_return > lbo_shrink|rise',
      'lbo_double & # & year & "%"|percent_of',
      'lbo_put_in|lbo_stake & lbo_per_year & compare',
      'lbo_compound & # & subtract',
      'lbo_backwards & irr|lbo_annual_return',
    ],
  },
  moic: {
    label: { en: 'the money multiple', fr: 'multiple d’investissement' },
    triggers: {
      en: [
        'moic',
        'money multiple',
        'cash on cash',
        'multiple of money',
        'equity multiple',
        'multiple on invested capital',
        'times money',
        'times the money',
        'times our money',
        'times your money',
        'times their money',
      ],
      fr: [
        'moic',
        'multiple d’investissement',
        'multiple sur la mise',
        'multiple de la mise',
        'fois la mise',
        'fois sa mise',
        'fois ma mise',
        'multiple des fonds propres',
        'multiple sur fonds propres',
      ],
    },
    says: [
      '# > multiply > lbo_stake',
      'lbo_stake > # > multiply',
      'lbo_double > lbo_stake',
      'lbo_one_euro & lbo_become & #',
      '# > lbo_become & lbo_one_euro',
      'lbo_put_in > # & lbo_take_out > #',
      'lbo_exit_equity & divide & lbo_entry_equity',
      'lbo_become|lbo_take_out > divide > lbo_put_in',
    ],
  },
  exit: {
    label: { en: 'the exit', fr: 'sortie' },
    triggers: {
      en: ['exit', 'exits', 'ipo', 'resale', 'sale of the company', 'sell the company'],
      fr: ['sortie', 'revente', 'introduction en bourse', 'revendre', 'on revend', 'il revend'],
    },
    says: [
      'lbo_resell & # > lbo_hold_years',
      'lbo_resell > lbo_company & lbo_hold_years',
      'sponsor & lbo_resell & lbo_hold_years|lbo_multiple_word',
      'lbo_resell & lbo_next_buyer|lbo_exit_route',
      'lbo_resell & lbo_multiple_word & #',
      'lbo_resell & ev|value|price & #|debt|sponsor',
      'sponsor & lbo_resell & lbo_company',
      'lbo_next_buyer & lbo_hold_years|pay|price|lbo_multiple_word',
      'sell|lbo_resell|buyer & lender|debt|lbo_lend & lbo_ours|lbo_the_rest|lbo_leftovers',
      'sell|lbo_resell & lender & lbo_first_rank|lbo_serve|before',
      'sell|lbo_resell & lbo_turns > lbo_operating_profit|generate',
      'sell|lbo_resell & subtract & lbo_owed|lbo_debt_left|debt|lbo_lend',
      'lbo_next_buyer & subtract & lbo_owed|lbo_debt_left',
      'lbo_next_buyer & lender & lbo_ours|lbo_the_rest',
    ],
  },
  value_levers: {
    label: { en: 'the three sources of value creation', fr: 'trois moteurs de création de valeur' },
    triggers: {
      en: ['multiple expansion', 'multiple arbitrage', 'operational improvement'],
      fr: ['expansion du multiple', 'effet multiple', 'arbitrage de multiple'],
    },
    says: [
      'lbo_profit_up & lbo_less_debt',
      'lbo_profit_up & lbo_multiple_up|lbo_multiple_flat',
      'lbo_multiple_up & lbo_less_debt',
      'lbo_operating_profit & rise & lbo_less_debt|lbo_multiple_up',
      'lbo_operating_profit|profit|lbo_company > lbo_grew & lbo_multiple_up|lbo_next_buyer',
    ],
  },
  good_lbo: {
    label: { en: 'what makes cash flows safe for lenders', fr: 'flux stables et prévisibles' },
    triggers: {
      en: [
        'stable cash flow',
        'stable cash flows',
        'predictable cash flows',
        'cash generative',
        'cash conversion',
        'recurring revenue',
        'recurring revenues',
      ],
      fr: [
        'flux stables',
        'flux réguliers',
        'cash flows stables',
        'revenus récurrents',
        'génération de trésorerie',
        'génération de cash',
        'cash conversion',
      ],
    },
    says: [
      'lbo_steady & lbo_money_stream',
      'lbo_money_stream & lbo_comes_in & lbo_always|lbo_per_year',
      'lbo_surplus & lbo_enough|lbo_always & pay|lbo_carry_debt & interest|lender|debt',
      'lbo_steady & year|sell|lbo_lend|lender',
    ],
  },
  moat: {
    label: {
      en: 'a market position that is hard to attack',
      fr: 'position de marché difficile à attaquer',
    },
    triggers: {
      en: ['market leader', 'market position', 'leading position', 'barriers to entry', 'moat'],
      fr: ['position de marché', 'barrières à l’entrée', 'leader de son marché', 'part de marché'],
    },
    says: [
      'lbo_shield_from_rivals & lbo_keeps_rivals_out',
      'competitor & lbo_cannot_word|lbo_keeps_rivals_out',
    ],
  },
  covenants: {
    label: { en: 'covenants', fr: 'covenants' },
    triggers: {
      en: ['covenant', 'covenants', 'headroom', 'cov lite'],
      fr: ['covenant', 'covenants', 'ratios bancaires', 'cov lite', 'bris de covenant'],
    },
    says: [
      'lbo_limit_on_debt & lbo_tested & debt|lender|lbo_operating_profit|#|year',
      'lender & lbo_demand|lbo_set & lbo_limit_on_debt',
      'lbo_breach & lbo_operating_profit & #|fall',
      'lbo_owed & lbo_turns > lbo_operating_profit & lbo_tested',
      'lender|debt & lbo_line & lbo_crossing|lbo_set|lbo_tested|lbo_step_in',
      'lender|lbo_lend & "test"|"tests"|"tested"',
      'lbo_promise & debt|lbo_lend|lender',
    ],
  },
  senior: {
    label: { en: 'senior debt', fr: 'dette senior' },
    triggers: {
      en: ['senior', 'senior debt', 'term loan', 'first lien', 'tlb', 'tla'],
      fr: ['senior', 'dette senior', 'term loan', 'tlb', 'tla', 'dette bancaire'],
    },
    says: [
      'lbo_first_rank & lbo_security',
      'lbo_first_rank & repay|pay|lbo_serve|receive|lbo_cheap & lbo_lend|debt|lender|lbo_cheap',
      'lbo_security & lbo_cheap & lbo_lend|debt|lender|lbo_tranche',
      'lbo_safest & debt|lbo_lend|lender|lbo_tranche & lbo_cheap|lbo_first_rank|lbo_security',
      'lbo_security & lbo_demand|lbo_negotiate|check|cost|interest & lbo_little|lbo_less_than',
    ],
  },
  mezz: {
    label: { en: 'subordinated debt', fr: 'dette subordonnée' },
    triggers: {
      en: ['mezzanine', 'mezz', 'subordinated', 'junior debt', 'second lien', 'unitranche'],
      fr: ['mezzanine', 'mezz', 'subordonnée', 'dette junior', 'second lien', 'unitranche'],
    },
    says: [
      'lbo_second_rank & lbo_dear|lbo_added_interest',
      'lbo_leftovers & lender|lbo_lend|debt|lbo_tranche|lbo_dear',
      'lbo_added_interest & interest|debt|lbo_tranche',
      'lbo_second_rank & lbo_demand|lbo_aim & lbo_more_of|#',
      'lbo_second_rank & lender & cost|#',
      'lbo_between > lender & owner|equity',
    ],
  },
  mgmt_package: {
    label: {
      en: 'what sellers or managers reinvest',
      fr: 'réinvestissement des vendeurs ou des managers',
    },
    triggers: {
      en: ['management package', 'rollover', 'sweet equity', 'owner buy-out', 'owner buyout'],
      fr: ['management package', 'owner buy-out', 'obo', 'sweet equity'],
    },
    says: [
      'lbo_manager & lbo_reinvest',
      'lbo_manager & lbo_put_in & lbo_own_money_word|lbo_more_of|lbo_stake',
    ],
  },
  cross_effect: {
    label: { en: 'the combined effect, shown once', fr: 'effet croisé, compté une seule fois' },
    triggers: {
      en: ['cross effect', 'cross term', 'combined effect', 'combination effect'],
      fr: ['effet croisé', 'terme croisé', 'effet combiné', 'effet mixte'],
    },
    says: [
      'lbo_combined_effect & lbo_count_once|#',
      'lbo_multiple_up & lbo_on_more_profit & #|lbo_count_once',
      'lbo_pieces & lbo_must_sum & lbo_gain_total',
    ],
  },
  compounding: {
    label: { en: 'compounding', fr: 'effet des intérêts composés' },
    triggers: {
      en: ['compounding', 'compounds', 'compounded', 'compound interest'],
      fr: ['intérêts composés', 'composition', 'composé', 'capitalisation des intérêts'],
    },
    says: [
      'lbo_compound & # & lbo_percent_word|multiply|lbo_stake|lbo_double|lbo_per_year|year',
      'lbo_compound & lbo_stake|lbo_earn_return|lbo_annual_return|irr',
      '-lbo_linear|lbo_linear & lbo_forget|lbo_over_generous|-lbo_linear & lbo_compound|year',
    ],
  },
  hold_period: {
    label: { en: 'what a longer hold does to the IRR', fr: 'effet de la durée sur le TRI' },
    triggers: {
      en: ['holding period', 'longer hold', 'time kills returns'],
      fr: ['durée de détention', 'détention plus longue', 'durée de portage'],
    },
    says: [
      'lbo_longer_hold & irr|lbo_annual_return & fall|#|lbo_shrink|rise',
      'lbo_longer_hold & lbo_same_multiple & #|fall',
      'lbo_early_cash & irr|lbo_annual_return & rise|fall',
    ],
  },
  interest_cover: {
    label: { en: 'interest cover', fr: 'couverture des intérêts' },
    triggers: {
      en: ['interest cover', 'interest coverage', 'coverage ratio', 'cover is'],
      fr: ['couverture des intérêts', 'couverture des frais financiers', 'ratio de couverture'],
    },
    says: [
      'lbo_operating_profit & lbo_cover_ratio & #|lbo_thin|lbo_shrink',
      'lbo_cover_ratio & # & interest|lbo_turns',
      'lbo_cover_ratio & lbo_shrink|lbo_thin|market_limit & interest|rate|lender|debt|lbo_operating_profit',
      'interest & divide & lbo_operating_profit & #',
      'interest > lbo_eat & lbo_operating_profit|lbo_surplus',
    ],
  },
  market_levels: {
    label: { en: 'where rates and share prices stand', fr: 'niveau des taux et des actions' },
    triggers: {
      en: ['policy rate', 'ten year yield', 'equity indices', 'deposit rate'],
      fr: ['taux directeur', 'taux directeurs', 'taux à dix ans', 'taux de dépôt'],
    },
    says: [
      'market_central_bank & #|fall|rise',
      'market_long_rate & #|fall|rise|market_high_level',
      'market_shares_word & market_record_level',
      'rate > fall|rise|market_peak & market_since|market_peak|#|market_central_bank',
    ],
  },
  owner_goals: {
    label: { en: 'what the owner wants', fr: 'objectifs du dirigeant' },
    triggers: {
      en: ['owner’s objectives', 'personal goals', 'succession', 'succession plan'],
      fr: ['objectifs du dirigeant', 'succession', 'projet de vie', 'transmission'],
    },
    says: [
      'judge_you & judge_life',
      'market_what_you_want & market_you_owner|market_after_sale|market_stay_on',
      'market_successor|market_heir & market_you_owner|sell|market_take_over',
      'market_stay_on & market_you_owner',
      'market_you_owner & market_after_sale & market_what_you_want|market_wanting',
      'depend & market_your_plans',
    ],
  },
  sale_options: {
    label: { en: 'the alternatives to a full sale', fr: 'alternatives à la cession totale' },
    triggers: {
      en: ['minority stake', 'minority deal', 'dividend recap', 'owner buy-out'],
      fr: ['minoritaire', 'ouverture du capital', 'owner buy-out', 'recap'],
    },
    says: [
      'market_sell_a_part & sponsor|market_option|#|sell|market_you_owner',
      'market_option & market_sell_a_part|market_ipo_route|sponsor|market_wait_on',
      'market_ipo_route & market_option|sponsor|market_sell_a_part',
    ],
  },
} as const satisfies Readonly<Record<string, Concept>>;
