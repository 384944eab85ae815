import type { Seed } from '../../types.ts';

export const b2: Seed = {
  id: 'B2',
  topic: 'ev_equity',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Build the enterprise value of this company: share price {price}, {shares} shares, debt {debt}, preferred shares {pref}, minorities {nci}, cash {cash}, associates {assoc}.',
    fr: 'Calculez la valeur d’entreprise de cette société : cours {price}, {shares} d’actions, dette {debt}, actions de préférence {pref}, minoritaires {nci}, trésorerie {cash}, sociétés mises en équivalence {assoc}.',
  },
  hint: {
    en: 'Start with what the shares are worth, then ask what else a buyer takes over.',
    fr: 'Commencez par les actions, puis voyez ce que l’acheteur reprend d’autre.',
  },
  keyPoints: {
    en: 'Equity value = price × shares; EV = equity value + debt + preferred shares + minorities – cash – associates.',
    fr: 'Valeur des titres = cours × actions ; VE = valeur des titres + dette + actions de préférence + minoritaires – trésorerie – mises en équivalence.',
  },
  modelAnswer: {
    en: 'I start from the shares: {price} times {shares} shares is the equity value, and if there were options I would take the diluted share count. From there I walk up to enterprise value. I add the debt of {debt} and I subtract the cash of {cash}, which gives net debt. I add the preferred shares, {pref}, because they rank ahead of the ordinary ones. I add the minorities, {nci}, since consolidated EBITDA includes all of a subsidiary that is only partly owned. And I subtract the associates, {assoc}, since the share price reflects them while EBITDA does not. That bridge takes me to an enterprise value of {ev}. I would then ask which debt-like items are missing, such as pensions.',
    fr: 'Je pars des actions : {price} fois {shares} d’actions, c’est la valeur des titres, avec le nombre d’actions dilué s’il y a des options. De là, je remonte à la valeur d’entreprise. J’ajoute la dette de {debt} et je retire la trésorerie de {cash}, ce qui donne la dette nette. J’ajoute les actions de préférence, {pref}, prioritaires. J’ajoute les minoritaires, {nci}, parce que l’EBITDA consolidé comprend toute la filiale. Et je retire les sociétés mises en équivalence, {assoc}, car le cours les reflète mais pas l’EBITDA. Au bout de ce passage, j’arrive à une valeur d’entreprise de {ev}. Je demanderais enfin quelles quasi-dettes manquent.',
  },
  must: ['equity_value', 'net_debt', 'nci', 'associates', 'ev'],
  bonus: ['bridge', 'diluted'],
  points: {
    diluted: {
      says: [
        'new_units & "staff"|"salariés" & ~count_word',
        'pieces_promised & ~count_word',
        '~diluted & ~option_holders',
        'share_number & "waiting"|"attente"',
      ],
    },
    equity_value: {
      says: [
        '"a share"|plain_apiece & # & share_number|"shares" & "billion"|"million"',
        'equity > # > by_times > #',
        '# > by_times > # > share_number',
        '# > share_price > by_times > #',

        'all_shares & value|market',
        '# & share_price & # & the_owners',
        'equity_value >> #',
        'equity_value > equal > #',
        '# > share_number > # > plain_apiece',
        '# & plain_every_share',
        'plain_apiece > # & plain_every_share|# > share_number',
        '# > multiply_by|by_times > # & equity_value|share_number|share_price',
        '# > share_number > # & equity_value',
      ],
    },
    net_debt: {
      says: [
        'owed_sum & in_the_account',
        'lender|borrowings > # & till & plain_pays_part',
        'borrowings > # & # > till & deducts|"wiped out"|"effacés"',
        'lender|borrowings & deducts & till',
        'lender > # > deducts > till',
        '"but" > # > till & borrowings',
        '"mais" > # > till & borrowings',
        'adds_up > # > borrowings & deducts > # > till',
        'till & plain_really_owe > #',
        'borrowings & till & plain_really_owe',
        'borrowings > # & till & plain_really_owe',
        'net_debt & #',
        'takes_on|adds_up > borrowings > till & "but"|"also"|"mais"|"aussi"',
        'takes_off > till > #',
        'takes_off > # > till',
        'net_debt > adds_up|equal > #',
      ],
    },
    nci: {
      says: [
        'subsidiary & -"ours" & adds_up',
        'subsidiary & -"à nous" & adds_up',
        'minority_holders & adds_up',

        'subsidiary & "total"',
        'plain_counted_whole & plain_others',
        'adds_up & left_over > plain_others',

        'minority_holders & plain_counted_whole',
        'plain_counted_whole & subsidiary|ebitda & adds_up',
        'nci & adds_up',
      ],
    },
    associates: {
      says: [
        '-consolidate & -ebitda|"nothing"|"rien"',
        'affiliates & -ebitda|"nothing"|"rien"',
        '~deducts|~takes_off > affiliates',

        'deducts > # & affiliates',
        'affiliates & "profit"|"bénéfice"|"gains"',

        'affiliates & -consolidated_fully',
        '~operating_profit|~profit & significant_stake|affiliates & deducts',
        '-operating_profit & deducts',
        '-operating_profit & affiliates|significant_stake',
        '-ebitda & deducts',
        'affiliates & deducts|subtract',
        'plain_slice_elsewhere & deducts|takes_off',
        'affiliates|plain_slice_elsewhere & plain_in_the_price',
        'deducts|takes_off & plain_own_trade',
        'associates & deducts',
      ],
    },
    ev: {
      says: [
        'whole_business > "worth"|"vaut" > #',
        'all_in_word & # & company|whole_business|plain_shop|operations',
        '# > "for everything"|"pour le tout"',
        'whole_business > #',
        '# > whole_business',
        'walk_down & # & equal',
        'ev & #',
        'whole_business & equal & #',
        'all_funders & #',
        '# & plain_by_itself > #',
        'plain_everyone_with_claim & deducts|adds_up & #|whole_business|plain_shop',
        'equity_value & net_debt|borrowings & minority_holders & affiliates|deducts',
        'equity_value|# & net_debt & nci|minority_holders & equal',
      ],
    },
    bridge: {
      says: [
        'walk_down & whole_business|the_owners|up_to_ev|equal & !talk_of',
        '"work up"|"walk up"|"climb up"|"remonte vers"',
        'walk_down & ev|up_to_ev',
        'equity_value & adds_up > borrowings|net_debt & deducts',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Why do minorities go in when EBITDA is consolidated?',
        fr: 'Pourquoi tenir compte des minoritaires quand l’EBITDA est consolidé ?',
      },
      aims: ['nci', 'associates'],
    },
    {
      rung: 2,
      text: {
        en: 'Which items that look like debt would you still look for in the notes?',
        fr: 'Quels éléments assimilés à de la dette chercheriez-vous encore dans les annexes ?',
      },
      aims: ['net_debt', 'ev'],
    },
    {
      rung: 3,
      text: {
        en: 'The share price rises by ten percent: what happens to enterprise value, in percent?',
        fr: 'Le cours monte de dix pour cent : de combien varie la valeur d’entreprise, en pourcentage ?',
      },
      aims: ['equity_value', 'ev'],
    },
    {
      rung: 4,
      text: {
        en: 'Half of that cash sits in a country it cannot leave: what do you tell the buyer?',
        fr: 'La moitié de cette trésorerie se trouve dans un pays dont elle ne peut pas sortir : que dites-vous à l’acheteur ?',
      },
      aims: ['net_debt', 'bridge'],
    },
  ],
  wrongClaims: [
    'cash_on_top',
    'minorities_taken_off',
    'associates_added',
    'debt_subtracted_upwards',
    'preferred_subtracted',
    'ev_adds_cash',
    'ev_is_market_cap',
    'equity_is_book',
    'minorities_left_out',
    'associates_in_ebitda',
    'net_debt_is_gross',
    'counted_once_exercised',
    'minorities_are_ours',
    'basic_count_will_do',
    'ev_is_for_shareholders',
    'ev_moves_with_financing',
    'claims_taken_off_upwards',
    'preferred_left_out',
    'ev_and_equity_one_thing',
    'ebitda_holds_our_share',
    'ev_is_for_lenders',
    'equity_is_for_everybody',
    'diluted_only_for_eps',
  ],
  numeric: {
    generator: 'N03',
  },
};
