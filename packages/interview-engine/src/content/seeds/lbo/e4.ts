import type { Seed } from '../../types.ts';

export const e4: Seed = {
  id: 'E4',
  topic: 'lbo',
  levels: ['analyst'],
  question: {
    en: 'How do you decompose the equity gain of an LBO into growth, multiple and deleveraging?',
    fr: 'Comment décomposez-vous la création de valeur d’un LBO entre croissance, multiple et désendettement ?',
  },
  hint: {
    en: 'Compare the day of entry and the day of exit, one element at a time.',
    fr: 'Comparez le jour d’entrée et le jour de sortie, un élément à la fois.',
  },
  keyPoints: {
    en: 'Growth: EBITDA gained × entry multiple; multiple: change × entry EBITDA; a cross effect shown once; deleveraging: debt repaid; together they make the whole gain.',
    fr: 'Croissance : hausse d’EBITDA × multiple d’entrée ; multiple : écart × EBITDA d’entrée ; effet croisé compté une fois ; désendettement : dette remboursée ; la somme fait le gain total.',
  },
  modelAnswer: {
    en: 'I cut the change in equity into pieces that must add up to the whole gain. Growth first: the extra EBITDA at the multiple paid. On round numbers, 100 growing at five percent for five years becomes 127.6, so 27.6 more, times eight, is 221. Then the multiple: one extra turn on the original 100 is 100. There is a cross effect, the extra turn on the additional EBITDA, about 28, which I show on its own so that it is not counted twice. Last, the debt we repaid out of cash flow, say 200, goes straight to the shareholders. The sum is 549: the fund put in 300 and got back 849, so 2.8 times the money.',
    fr: 'Je découpe la variation des fonds propres en morceaux dont la somme redonne le gain total. La croissance d’abord : l’EBITDA supplémentaire au multiple payé. Sur des chiffres ronds, 100 à 5 % pendant cinq ans deviennent 127,6, donc 27,6 de plus, fois huit, cela fait 221. Puis le multiple : un tour de plus sur les 100 de départ, soit 100. Il y a un effet croisé, le tour supplémentaire sur l’EBITDA en plus, environ 28, que j’isole pour ne pas le compter deux fois. Enfin la dette remboursée avec les flux, disons 200, revient directement aux actionnaires. La somme fait 549 : le fonds a mis 300 et récupère 849, donc 2,8 fois la mise.',
  },
  must: ['value_levers', 'debt_paydown'],
  bonus: ['cross_effect', 'moic'],
  points: {
    value_levers: {
      general: false,
      says: [
        'growth > # > multiply > #',
        'lbo_more_of > lbo_entry_multiple > #',
        '# > lbo_more_of > # > "times"|"fois"',

        '"découpe"|"décompose"|"split it"|"break it down"|"decompose" & "plus-value"|"gain"|"value created"|"fonds propres"|"equity"',
        'lbo_operating_profit|profit|lbo_profit_up|lbo_more_of & lbo_multiple_paid & #|multiply|value',
        'lbo_more_profit & lbo_entry_multiple & # & multiply|equal|value & #',
        'lbo_operating_profit & rise|lbo_more_of & lbo_multiple_up',
        'lbo_multiple_up & debt & lbo_give_back|lbo_less_debt',
        'lbo_turns & lbo_more_of & lbo_original_profit & #',
        'lbo_operating_profit & lbo_more_of & # > multiply > # & lbo_entry_multiple|equal',
        'lbo_more_profit|lbo_profit_up & lbo_multiple_paid',
        'lbo_more_of > profit & debt|lbo_lend & lbo_shrink|lbo_little',
        'lbo_profit_up & lbo_pay_dearer|lbo_owes_less',
        'lbo_pay_dearer & lbo_owes_less',
        'lbo_profit_up|lbo_grew & lbo_pay_dearer & #',
        'lbo_operating_profit > "up"|rise|fall > # & lbo_turns|multiply',
        'lbo_owes_less & lbo_operating_profit & "up"|rise',
      ],
    },
    debt_paydown: {
      general: false,
      says: [
        'lbo_one_euro & lender & lbo_ours',
        '-lbo_owes > lbo_ours',
        '"désendettement"|"deleveraging"|"debt paydown" & "reste"|"left"|"remboursé"|"repaid"|#',
        'lbo_give_back & debt|lender|lbo_owed & #|owner|lbo_surplus',
        'lbo_less_debt_own & owner|value|lbo_equity_part|lbo_stake',
        'lbo_give_back & lender|debt & lbo_ours|belong|lbo_belong_to',
        'lbo_owed & # & owner|lbo_ours',
        'lbo_surplus & lbo_shrink > debt|lbo_lend',
        'lbo_surplus & lbo_reduce_word > debt|lbo_lend',
        'lbo_pieces & debt|lbo_lend & lbo_shrink|fall',
        'debt|lbo_lend > lbo_shrink & owner|lbo_ours|lbo_surplus',
        'lbo_hands_over > lbo_back_to_bank & #|lbo_keeps_rest',
        'lbo_owes > # & -lbo_owes > #',
        'lbo_owes > # > lbo_swap_of_figures > #',
        'lbo_owes & lbo_keeps_rest',
        'lbo_owes & # & lbo_owes_less',
        '"part"|"partie"|lbo_pieces > lbo_less_debt_own',
      ],
    },
    moic: {
      says: [
        'lbo_stake|lbo_put_in|"posé" > # & lbo_take_out|lbo_become > # & lbo_double|multiply|#',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which multiple do you apply to the growth, and why that one?',
        fr: 'Quel multiple appliquez-vous à la croissance, et pourquoi celui-là ?',
      },
      aims: ['value_levers', 'cross_effect'],
    },
    {
      rung: 2,
      text: {
        en: 'Which of the three would a lender prefer?',
        fr: 'Laquelle des trois composantes un prêteur préfère-t-il ?',
      },
      aims: ['debt_paydown', 'value_levers'],
    },
    {
      rung: 3,
      text: {
        en: 'Sell at the entry multiple instead: what is left of the gain?',
        fr: 'Vous sortez finalement au multiple d’entrée : que reste-t-il du gain ?',
      },
      aims: ['value_levers', 'cross_effect', 'moic'],
    },
    {
      rung: 4,
      text: {
        en: 'Which of the three drivers does a fund control least, and what does that mean for its bid?',
        fr: 'Lequel des trois moteurs un fonds maîtrise-t-il le moins, et qu’en déduisez-vous pour son offre ?',
      },
      aims: ['value_levers'],
    },
  ],
  wrongClaims: [
    'single_lever',
    'return_adds_up',
    'lower_multiple_costs_nothing',
    'growth_at_exit_multiple',
    'paydown_creates_nothing',
    'cross_effect_twice',
    'repayment_is_a_loss',
    'higher_multiple_hurts',
    'multiple_most_reliable',
    'debt_grows_over_time',
    'exit_debt_added',
    'linear_irr',
    'exit_ev_all_equity',
    'exit_debt_is_the_buyers',
    'exit_debt_as_at_entry',
    'paydown_subtracted',
    'multiple_is_profit_only',
    'paydown_moves_enterprise_value',
    'multiple_counts_time',
    'stake_is_the_whole_price',
    'effects_swapped',
    'only_the_multiple_pays',
  ],
  numeric: {
    generator: 'N17',
    ask: {
      en: 'Take EBITDA of {ebitda}, entry at {m_in} and exit at {m_out} EBITDA, growth of {g} a year over {years}: how much of the gain comes from EBITDA growth, at the entry multiple?',
      fr: 'Prenez un EBITDA de {ebitda}, une entrée à {m_in} et une sortie à {m_out} l’EBITDA, une croissance de {g} par an sur {years} : quelle part du gain vient de la croissance de l’EBITDA, au multiple d’entrée ?',
    },
  },
};
