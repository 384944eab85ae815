import type { Seed } from '../../types.ts';

export const e7: Seed = {
  id: 'E7',
  topic: 'lbo',
  levels: ['analyst'],
  question: {
    en: 'How do debt tranches differ in a buyout, and why mix them?',
    fr: 'Quelles sont les différences entre les tranches de dette d’un LBO, et pourquoi les combiner ?',
  },
  hint: {
    en: 'Ask who gets money back earliest, and what the others want for waiting.',
    fr: 'Demandez-vous qui récupère son argent au plus tôt, et ce que veulent ceux qui attendent.',
  },
  keyPoints: {
    en: 'Security, ranking, amortising or bullet, margin, covenants, call protection; the mix balances cost, amount and flexibility: senior lenders stop at some multiple of EBITDA, junior money goes further.',
    fr: 'Sûretés, rang, amortissable ou in fine, marge, covenants, protection contre le remboursement anticipé ; le mélange équilibre coût, montant et souplesse : la senior s’arrête à un certain multiple d’EBITDA, la junior va plus loin.',
  },
  modelAnswer: {
    en: 'I compare security, rank, repayment, price and covenants. At the top is senior debt: secured by a pledge over the shares, paid first, so the cheapest. A term loan A amortises, a term loan B is repaid at the end. Below it sits mezzanine or second lien: subordinated, repaid only after the senior, so it costs more, ten to twelve percent, part of it added to the principal as PIK. Bank clubs want covenants, a leverage ratio tested every quarter with about thirty percent headroom; a term loan B is often cov-lite. Why mix? Senior lenders stop at four or five times EBITDA, and junior debt takes you to six. So you balance cost, amount and flexibility. Excess cash repays the senior first.',
    fr: 'Je compare les sûretés, le rang, le remboursement, le prix et les covenants. Tout en haut, la dette senior : garantie par un nantissement des titres, remboursée en premier, donc la moins chère. La TLA s’amortit, la TLB est in fine. En dessous, la mezzanine ou le second lien : subordonnée, remboursée après la senior, donc plus chère, dix à douze pour cent, dont une partie capitalisée, le PIK. Un club de banques veut des covenants, un ratio de levier testé chaque trimestre avec environ 30 % de marge ; la TLB est souvent cov-lite. Pourquoi mélanger ? La senior s’arrête à quatre ou cinq fois l’EBITDA, la junior permet d’aller à six. On équilibre donc coût, montant et souplesse. L’excédent de cash rembourse d’abord la senior.',
  },
  must: ['senior', 'mezz', 'covenants', 'leverage'],
  bonus: ['debt_paydown', 'absolute_priority'],
  points: {
    mezz: {
      says: [
        'lbo_second_rank > "double"|"twice"|"deux fois plus"',
        'lbo_second_rank & lbo_leftovers',

        'lbo_second_rank & # > lbo_percent_word',
        'mezz & lbo_dear|lbo_second_rank|lbo_added_interest|interest|cost|pay|lbo_serve|repay|lbo_leftovers|lbo_bullet_loan',
        'mezz & lbo_turns|lbo_percent_word',
        'lbo_second_rank & lbo_wants_more',
      ],
    },
    senior: {
      says: [
        'senior > lbo_cheap|lbo_security|lbo_first_rank|lbo_amortising_loan|lbo_safest',
        'senior & repay|lbo_serve|interest|cost|pay',
        'senior & lbo_turns|lbo_percent_word|basis_points',
        'senior > lbo_first_rank|"first"|"d’abord" > mezz',
        'senior > mezz & "order"|"ordre"|lbo_first_rank',
      ],
    },
    covenants: {
      byName: true,
      says: [
        '~lbo_signs_up_to & ~lbo_tested',

        '"promise"|"promettre" & lbo_tested|"vérifient"',
        'covenants & "cap"|"maximum"|"plafond"|"watch"|"watch you"|"surveillent"',
        'lender|lbo_first_rank & lbo_limit_on_debt & lbo_tested',
        'lbo_limit_on_debt > lbo_tested',
        'covenants & lbo_usual_word',
        'covenants & lender|market_bond_word & lbo_tested|lbo_usual_word',
        'lbo_barrier & lbo_bank_acts',
        'lbo_owes & lbo_operating_profit|profit|year & lbo_bank_acts',
        'lbo_owes & year & lbo_bank_acts|"check"|lbo_tested',
        'lbo_barrier & lbo_owes & year|profit|lbo_operating_profit',
        'lbo_signs_up_to & ~debt|~lbo_owes|~lbo_limit_on_debt & lbo_tested',
      ],
    },
    leverage: {
      says: [
        '~lender & ~lbo_stops_short',
        'senior > # > mezz > # & lbo_turns',
        'lbo_higher_in_debt & lender|lbo_mix_word',
        'lbo_mix_word & lbo_more_debt_word',
        '# > lbo_turns & lbo_operating_profit|profit & lbo_give|lender|"need"',
        'lender|senior|mezz & ~lbo_lend|lbo_give|lbo_refuse|lbo_more_money & ~# > ~lbo_turns',
        'lender|senior & ~lbo_lend|lbo_give|lbo_refuse & lbo_more_than & # > lbo_turns',
        'lbo_more_money & lbo_lend|mezz|lbo_second_rank|senior',
        'lbo_turn_of_debt',
        'lbo_tranche & # > lbo_turns',
        'lender > lbo_refuse|"stops"|"arrête" & # & lbo_the_rest|lbo_dear',
        'lbo_refuse > "au delà"|lbo_more_than > #',
        'lbo_dear & lbo_cheap > lbo_own_purse',
        'lender|mezz & lbo_closes_gap',
      ],
    },
    absolute_priority: {
      says: [
        '"once"|"une fois"|"only after"|"seulement après" > senior > pay|repay|lbo_serve',
        'lbo_first_rank & lbo_second_rank & pay|repay|lender|lbo_surplus|lbo_security|interest',
        'lbo_first_rank & lbo_second_rank & lbo_lend|debt|lender|lbo_serve',
        'lbo_first_rank & lbo_serve & lbo_security|lbo_lend|lender|debt|senior',
        'lbo_first_rank & repay|pay|lbo_serve & lbo_lend|debt|senior|lender',
        'lbo_waits_turn & lender|pay|lbo_serve',
      ],
    },
    debt_paydown: {
      says: [
        'lbo_give_back > lbo_each_year',
        '"amortises"|"amortizes"|"s’amortit" > cash|lbo_surplus',
        'lbo_surplus & lbo_give_back & senior|lbo_first_rank|debt',
        'lbo_give_back & lbo_each_year|lbo_at_the_end & debt|lbo_tranche|lbo_lend|senior|lbo_first_rank',
        'lbo_amortising_loan & lbo_bullet_loan',
        'lbo_each_year & lbo_at_the_end & lbo_give_back|lender',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Start at the top: what does each lender get if things go wrong?',
        fr: 'Partez du haut : que récupère chaque prêteur si cela tourne mal ?',
      },
      aims: ['senior', 'mezz', 'absolute_priority'],
    },
    {
      rung: 2,
      text: {
        en: 'With cov-lite debt, who bears the risk?',
        fr: 'Avec une dette cov-lite, qui porte le risque ?',
      },
      aims: ['covenants'],
    },
    {
      rung: 3,
      text: {
        en: 'The senior lenders come back one turn lower: how do you fill the gap, and at what price?',
        fr: 'Les prêteurs seniors reviennent un tour plus bas : comment comblez-vous l’écart, et à quel prix ?',
      },
      aims: ['mezz', 'leverage'],
    },
    {
      rung: 4,
      text: {
        en: 'What is PIK interest, and what does it do to the sponsor at exit?',
        fr: 'Qu’est-ce qu’un intérêt capitalisé, et quel effet a-t-il pour le fonds à la sortie ?',
      },
      aims: ['mezz'],
    },
  ],
  wrongClaims: [
    'covenant_is_a_floor',
    'debt_out_of_scale',
    'junior_stops_before_senior',
    'revolver_buys_the_target',
    'call_protection_misread',
    'junior_paid_first',
    'senior_dearer',
    'same_covenants_everywhere',
    'mezz_is_no_debt',
    'pik_paid_in_cash',
    'more_debt_always_better',
    'junior_better_secured',
    'banks_do_not_test',
    'covenant_purpose_wrong',
    'amortisation_swapped',
    'equity_before_debt',
    'covenants_never_enforced',
    'breach_is_bankruptcy',
    'senior_unsecured',
    'junior_matures_first',
    'light_covenants_protect',
    'tranches_to_borrow_less',
    'tranches_cost_the_same',
    'covenant_is_something_else',
    'debt_dearer_than_equity',
    'pro_rata_recovery',
    'paydown_moves_enterprise_value',
    'lends_on_assets_only',
    'bonds_tested_harder',
    'cheapest_tranche_alone',
  ],
};
