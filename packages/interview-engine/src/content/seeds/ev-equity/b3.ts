import type { Seed } from '../../types.ts';

export const b3: Seed = {
  id: 'B3',
  topic: 'ev_equity',
  levels: ['intern', 'analyst'],
  question: {
    en: 'The company raises {X} of debt and keeps the cash. What happens to EV and equity value?',
    fr: 'La société lève {X} de dette et garde la trésorerie. Quel effet sur la valeur d’entreprise et sur la valeur des fonds propres ?',
  },
  hint: {
    en: 'Put the two sides of the balance sheet next to each other after the loan.',
    fr: 'Regardez les deux côtés du bilan juste après l’emprunt.',
  },
  keyPoints: {
    en: 'Net debt unchanged so EV and equity unchanged on day one, since the operations are the same; dividend: equity falls, net debt rises, EV flat.',
    fr: 'La dette nette ne bouge pas, donc ni la VE ni la valeur des titres au premier jour, puisque l’activité est la même ; avec un dividende, la valeur des titres baisse, la dette nette monte, la VE est stable.',
  },
  modelAnswer: {
    en: 'On day one, neither of them moves. Gross debt rises by {X} and cash rises by {X}, so net debt is unchanged. The business is the same business with the same cash flows, and enterprise value does not depend on how it is financed, so enterprise value stays the same. Equity value is enterprise value minus net debt, so equity value is unchanged as well. It is different once the money is used: if the company pays it out as a dividend, net debt rises, equity value falls by the same amount and enterprise value is still flat. Second order, the interest is tax deductible, so there is a small tax saving, against the cost of holding cash that earns less than the loan costs.',
    fr: 'Au premier jour, ni l’une ni l’autre ne bouge. La dette brute monte de {X} et la trésorerie monte de {X}, donc la dette nette ne change pas. L’activité est la même, avec les mêmes flux, et la valeur d’entreprise ne dépend pas du financement : la valeur d’entreprise reste la même. La valeur des fonds propres, c’est la valeur d’entreprise moins la dette nette : elle ne bouge donc pas non plus, et les actionnaires ne sont ni plus riches ni plus pauvres. C’est différent quand l’argent est utilisé : avec un dividende, la dette nette monte, la valeur des titres baisse d’autant et la valeur d’entreprise reste stable. Au second ordre, les intérêts sont déductibles, d’où une petite économie d’impôt.',
  },
  must: ['capital_neutral', 'net_debt', 'ev', 'equity_value'],
  bonus: ['tax_shield'],
  points: {
    ev: {
      says: [
        '~whole_business & ~plain_as_before',
        '~stays_put > ~ev & !talk_of',
        '~ev > ~no_effect_on',
        '~no_effect_on > ~ev',
        'nothing_moves',
        'ev > -rise|-change|-fall',
        '~ev & same_operations',
        '~whole_business & ~stays_put',
        'operations & value & stays_put',
        'same_operations & stays_put',
        'borrowings|plain_borrowing_act & till|# & cancels_out & ev|whole_business|value',
        'plain_shop|whole_business > plain_as_before',
        '# > before > # & after',
        'plain_shop & plain_same_stuff & plain_as_before|value',
        'ev >> ~keeps_still',
        'ev > -climbs|-drops',
        'plain_shop > stays_put > value',
      ],
    },
    equity_value: {
      general: false,
      says: [
        'equity_value|equity > ~stays_put',
        '~stays_put > ~equity_value',
        '~no_effect_on > ~equity_value|~the_owners',
        'share_of_company > ~stays_put',
        'equity_value|equity > -rise|-change|-fall',
        'the_owners >> ~stays_put|~richer|~no_effect_on|-rise|-fall',
        'the_owners > ~plain_nothing_for_owner',
        '~plain_nothing_for_owner & the_owners|equity_value|equity',
        'the_owners > ~richer',
        'the_owners & deducts & stays_put',
        'both & stays_put|keeps_still & !talk_of',
        'nothing_moves',
        '# & equity_value & stays_put|till',
        'equity_value > ev > deducts > net_debt & -change',
      ],
    },
    net_debt: {
      says: [
        '"on doit"|"we owe"|borrowings|plain_as_a_loan > # > "de plus"|"more" > # > "de plus"|"more"',
        'borrowings|plain_borrowing_act & "a wash"|"neutral"|"opération blanche"',
        'till & cancels_out',
        'borrowings & could_repay & till|"there"|"là"',
        'borrowings & as_much_on_top',
        'net_debt & ~stays_put & !talk_of',
        'borrowings > # & till > # & !only_named',
        'borrowings > # & # > till',
        'borrowings & till & both|stays_put|equal',
        'borrowings & cancels_out',

        'borrowings & cancels_out|nothing_moves & #',
        '~plain_owe_no_more & plain_as_before',

        '~plain_owe_no_more & borrowings|till|net_debt',
        'net_debt & #',
        'net_debt >> ~keeps_still',
        '# & borrowings & # & till & ~stays_put',
      ],
    },
    capital_neutral: {
      says: [
        '~plain_knows_no_lender',
        '~same_volume_word & ~funding_mix|~plain_borrowing_act|~plain_loan_or_not',
        '~plain_only_the_split & ~funding_mix|~plain_borrowing_act|plain_same_stuff|plain_as_before',
        'clients_careless',
        '~paying_for_it & comes_from_earning|stays_put',
        '~plain_borrowing_act & ~plain_no_better_for_it',
        'comes_from_earning & ~funding_mix|plain_loan_or_not',
        'same_operations|plain_same_stuff & plain_loan_or_not|whatever_the',

        'price|value > plain_loan_or_not',
        'whatever_the & ~funding_mix & !talk_of',
        'plain_borrowing_act & ~plain_same_stuff',
        'plain_same_stuff & ~plain_as_before',
        'funding_mix & -asset|~plain_same_stuff',
        'plain_shop & plain_as_before & plain_borrowing_act',
        'funding_mix & ~stays_put|~no_effect_on & ev|whole_business|value & !talk_of',
        '~funding_mix & ~plain_no_better_for_it',
      ],
    },
    tax_shield: {
      says: [
        'interest > "deductible"|"déductibles"',
        'interest & tax & fall|"saving"|"économie"|"benefit"|"shield"',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which figures on the balance sheet move, and in which direction?',
        fr: 'Quels postes du bilan bougent, et dans quel sens ?',
      },
      aims: ['net_debt'],
    },
    {
      rung: 2,
      text: {
        en: 'You assume nobody spends the money. And if it pays a dividend?',
        fr: 'Vous supposez que personne ne dépense cet argent. Et s’il sert à payer un dividende ?',
      },
      aims: ['equity_value', 'net_debt'],
    },
    {
      rung: 3,
      text: {
        en: 'And if it buys a business at a fair price for the same amount?',
        fr: 'Et s’il sert à acheter une activité à son juste prix, pour le même montant ?',
      },
      aims: ['ev', 'capital_neutral'],
    },
    {
      rung: 4,
      text: {
        en: 'A board asks whether borrowing makes its shareholders richer: what do you answer?',
        fr: 'Un conseil vous demande si emprunter enrichit ses actionnaires : que répondez-vous ?',
      },
      aims: ['capital_neutral', 'tax_shield'],
    },
  ],
  wrongClaims: [
    'ev_rises_with_debt',
    'equity_falls_with_debt',
    'ev_moves_with_financing',
    'equity_rises_with_cash',
    'net_debt_rises_with_loan',
    'net_debt_is_gross',
    'shield_turned_round',
    'ev_is_for_shareholders',
    'loan_lifts_net_debt',
    'dividend_hits_ev',
  ],
  parameters: {
    X: {
      unit: 'amount',
      min: 50,
      max: 300,
      step: 50,
      example: 100,
    },
  },
};
