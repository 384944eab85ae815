import type { Seed } from '../../types.ts';

export const b1: Seed = {
  id: 'B1',
  topic: 'ev_equity',
  levels: ['intern', 'analyst'],
  question: {
    en: 'What is the difference between enterprise value and equity value?',
    fr: 'Quelle est la différence entre la valeur d’entreprise et la valeur des fonds propres ?',
  },
  hint: {
    en: 'Ask who has a claim on the company, and in which order.',
    fr: 'Demandez-vous qui a des droits sur la société, et dans quel ordre.',
  },
  keyPoints: {
    en: 'EV: value of operations to all providers of capital, however they are funded; equity: what is left for shareholders after net debt and similar claims, such as minorities, plus associates.',
    fr: 'VE : valeur des activités pour tous les apporteurs de capitaux, quel que soit le financement ; valeur des titres : ce qui reste aux actionnaires après la dette nette et les éléments assimilés, dont les minoritaires, plus les sociétés mises en équivalence.',
  },
  modelAnswer: {
    en: 'Enterprise value is what the operations are worth to everybody who funds them, lenders and shareholders together. Equity value is only what is left for the shareholders; for a listed company it is the market cap. To go from one to the other, I start from enterprise value, I subtract net debt, that is borrowings minus cash, I take off the share of minority holders in the subsidiaries and I add the stakes in associates that are not consolidated. What makes enterprise value useful is that it does not depend on the financing: if the company swaps debt for shares tomorrow, the factories earn the same and the enterprise value stays the same; only the split between lenders and shareholders changes. It is like a house and its mortgage.',
    fr: 'La valeur d’entreprise, c’est ce que vaut l’activité pour tous ceux qui la financent, prêteurs et actionnaires. La valeur des fonds propres, c’est seulement ce qui reste aux actionnaires ; pour une société cotée, c’est la capitalisation boursière. Pour passer de l’une à l’autre, je pars de la valeur d’entreprise, je retire la dette nette, c’est-à-dire les emprunts moins la trésorerie, je retire la part des minoritaires dans les filiales et j’ajoute les sociétés mises en équivalence. L’intérêt de la valeur d’entreprise, c’est qu’elle est indépendante du financement : si la société remplace demain de la dette par des actions, les usines rapportent autant et la valeur d’entreprise reste la même ; seul le partage change. C’est comme une maison et son crédit.',
  },
  must: ['ev', 'equity_value', 'net_debt', 'capital_neutral'],
  bonus: ['bridge', 'nci', 'associates'],
  points: {
    bridge: {
      says: [
        'net_debt > deducts > left_over > equity_value|equity',
        'ev & deducts > net_debt & equity_value|equity|the_owners|left_over & !only_named',
        'net_debt|borrowings & minority_holders|affiliates & left_over|deducts & the_owners|equity_value|equity',
      ],
    },
    net_debt: {
      says: [
        'owed_sum & in_the_account',
        '~borrowings & ~plain_really_owe',
        'deducts > borrowings > till|cash & repay',
        'takes_off|subtract|deducts > borrowings > "after"|"once"|"après"|"une fois" > till',
        'takes_off|deducts|minus_word|subtract > net_debt',
        'net_debt >> gets_deducted',
        'borrowings & till & plain_really_owe',
        'borrowings > # & till|plain_container & plain_really_owe',
        'net_debt & borrowings & till',
        'repay > borrowings & till',
        '~borrowings & ~plain_counting_savings & ~till',
      ],
    },
    ev: {
      says: [
        '"vaut"|"worth" > whole_business|operations & lender|bankers_word',
        'whole_business|operations|plain_shop > value|price & lender & the_owners',
        'value > whole_business & plain_bank_and_me',
        'ev > all_funders',

        'whole_business > value & lender',
        '~debt_free & ev|operations|whole_business|value',
        'plain_shop|whole_business & plain_loan_or_not',
        'whole_business > plain_loan_or_not',
        'ev|whole_business > plain_bank_and_me',
        'plain_before_the_split & value|whole_business|operations',
        'plain_entire_pie & lender|borrowings|all_funders',
        'price|value & whole_business > whoever_funds',
      ],
    },
    equity_value: {
      says: [
        'left_over > plain_mine|"à vous"|"à toi"|"yours"|"pour toi"|"pour vous" & !ev',
        'left_over > equity_value|equity & deducts|net_debt',
        'keeps_rest & ~repay',
        'pockets_it & after|once_done & lender|borrowings & !ev',
        'equity_value|equity > the_owners > "only"|"alone"|"seuls"|"uniquement"',
        'owner_part & deducts > borrowings|lender',

        'keeps_rest & ~borrowings|lender',
        '# & borrowings|lender & plain_mine',
        'plain_mine & after|once_done|deducts & lender|borrowings',
        'equity_value & left_over|deducts & the_owners|net_debt|borrowings',
        'plain_owners_cheque & lender|borrowings & !ev',
        'equity > left_over > after|once_done > borrowings|lender',
      ],
    },
    nci: {
      says: [
        'plain_others > comes_off_word|"laisser sa part"',
        'comes_off_word > plain_others',
        '"laisser sa part"|"leave him his share"|"leave them their share"|"leave them their slice"',
        'deducts > subsidiary > plain_others|minority_holders',
        'deducts & "part"|"slice"|"piece"|"bit" >> plain_others',
        'deducts > others_bit > plain_others',
        'deducts > minority_holders',
        'minority_holders & deducts|adds_up|left_over',
      ],
    },
    associates: {
      byName: false,
      says: [
        '~plain_slice_elsewhere & ~adds_up|~comes_on_top',
        'own_part|stake_word > "percent"|"pour cent" > another_firm & adds_up|comes_on_top',
        'plain_slice_elsewhere > comes_on_top',
        '~adds_up > affiliates',
        'adds_up > plain_slice_elsewhere',

        'affiliates & deducts|adds_up',
      ],
    },
    capital_neutral: {
      says: [
        '~same_volume_word & ~on_credit_or_not',
        '~plain_same_stuff & ~on_credit_or_not',
        'savings_or_bank & stays_put|indifferent_to|same_volume_word|-change',
        '~savings_or_bank & ~stays_put|~indifferent_to|~unchanged',
        '~indifferent_to & ~plain_borrowing_act',
        '-depend & funding_mix',
        'same_volume_word & ~funding_mix|~plain_borrowing_act|~plain_loan_or_not',
        '~funding_mix & ~plain_as_before & ~value',

        'paying_for_it > -change|~unchanged|~stays_put > value',
        'paying_for_it > ~stays_put',
        'comes_from_earning & ~funding_mix|plain_loan_or_not',
        'plain_borrowing_act & cut_it > but_word > ~pie_word',
        'plain_shop|whole_business|ev & plain_loan_or_not',
        'plain_loan_or_not & plain_same_stuff',
        'plain_borrowing_act & plain_same_stuff & ~plain_as_before|~value|stays_put',
        '~plain_loan_or_not & ~value & ~stays_put|~plain_as_before',
        '~plain_knows_no_lender',
        '~plain_no_better_for_it & ~funding_mix|~plain_borrowing_act',
        '~plain_only_the_split & ~funding_mix|~plain_borrowing_act',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Why does cash come off when you build enterprise value?',
        fr: 'Pourquoi retire-t-on la trésorerie quand on calcule la valeur d’entreprise ?',
      },
      aims: ['net_debt'],
    },
    {
      rung: 2,
      text: {
        en: 'Which of the two does a DCF on unlevered cash flows give you, and why?',
        fr: 'Laquelle des deux obtient-on avec un DCF sur des flux avant frais financiers, et pourquoi ?',
      },
      aims: ['ev', 'capital_neutral'],
    },
    {
      rung: 3,
      text: {
        en: 'The company borrows 200 to buy back shares: what happens to each of the two values?',
        fr: 'La société emprunte 200 pour racheter ses actions : que devient chacune des deux valeurs ?',
      },
      aims: ['capital_neutral', 'net_debt', 'equity_value'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client owns all the shares and is offered a price for the whole business: which figure should he look at?',
        fr: 'Votre client détient toutes les actions et reçoit une offre sur l’ensemble de l’affaire : quel chiffre doit-il regarder ?',
      },
      aims: ['equity_value', 'bridge'],
    },
  ],
  wrongClaims: [
    'ev_rises_with_equity',
    'ebitda_holds_our_share',
    'owners_before_lenders',
    'ev_adds_cash',
    'ev_is_for_shareholders',
    'ev_moves_with_financing',
    'net_debt_added_to_ev',
    'equity_is_for_everybody',
    'ev_is_market_cap',
    'minorities_added_down',
    'debt_subtracted_upwards',
    'ev_rises_with_debt',
    'equity_is_book',
    'net_debt_is_gross',

    'equity_never_above_ev',
    'ev_over_share_count',
    'associates_off_on_the_way_down',
    'minorities_are_ours',
    'basic_count_will_do',
    'claims_taken_off_upwards',
    'ev_and_equity_one_thing',
    'equity_spared_by_debt',
    'cash_taken_off_with_debt',
    'ev_with_net_income',
    'equity_over_ebitda',
  ],
};
