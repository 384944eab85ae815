import type { Seed } from '../../types.ts';

export const c8: Seed = {
  id: 'C8',
  topic: 'valuation',
  levels: ['analyst'],
  question: {
    en: 'The share price is {price}, the premium {prem}, there are {shares} shares, net debt is {netdebt} and EBITDA {ebitda}. What multiple of EBITDA is the bidder paying?',
    fr: 'Le cours est de {price}, la prime de {prem}, il y a {shares} d’actions, la dette nette est de {netdebt} et l’EBITDA de {ebitda}. Quel multiple d’EBITDA paie l’acquéreur ?',
  },
  hint: {
    en: 'First work out what the bidder pays for one share.',
    fr: 'Calculez d’abord ce que l’acquéreur paie pour une action.',
  },
  keyPoints: {
    en: 'Offer price = share price × (1 + premium); × shares = equity value; + net debt = EV; divided by EBITDA.',
    fr: 'Prix offert = cours × (1 + prime) ; × actions = valeur des titres ; + dette nette = VE ; divisée par l’EBITDA.',
  },
  modelAnswer: {
    en: 'The control premium goes on the share price, because it is paid to shareholders: {price} plus {prem} is the offer price. Times {shares} shares, that is the equity value the bidder offers. In real life I would use the diluted share count, because at the offer price more options are in the money. The bidder also takes over the net debt, so I add {netdebt} to the equity value to reach the enterprise value. Then I divide the enterprise value by the EBITDA of {ebitda}, and the bidder is paying {ev_ebitda} EBITDA. Two checks: the premium does not apply to the debt, so in percent it weighs less on the enterprise value than on the share price; and the same calculation without premium shows how many turns it costs.',
    fr: 'La prime de contrôle porte sur le cours, puisqu’elle est versée aux actionnaires : {price} plus {prem}, c’est le prix offert. Fois {shares} d’actions, c’est la valeur des titres que l’acquéreur propose. En réalité, je prendrais le nombre d’actions dilué, car au prix offert davantage d’options sont dans la monnaie. L’acquéreur reprend aussi la dette nette : j’ajoute {netdebt} à la valeur des titres pour arriver à la valeur d’entreprise. Je divise enfin la valeur d’entreprise par l’EBITDA de {ebitda}, et l’acquéreur paie {ev_ebitda} l’EBITDA. Deux vérifications : la prime ne porte pas sur la dette, elle pèse donc moins en pourcentage sur la valeur d’entreprise ; et le même calcul sans prime montre combien de tours elle coûte.',
  },
  must: ['control_premium', 'equity_value', 'net_debt', 'ev_ebitda'],
  bonus: ['diluted'],
  points: {
    control_premium: {
      general: false,
      says: [
        'bid_word > # & extra|adds_up|percent_word',
        '# > percent_word > over_market',
        'share_price & # & percent_word & surplus|extra',
        'adds_up > # & buyer|bid_word',
        'buyer & pays_extra & #',
        '# > "sur le cours"',
        'pays_extra & # & percent_word & share_price|share_of_company|share_number|"euros"',
        'pays_extra & # & adds_up|by_times|equal',
        '# > adds_up > # & share_price',
        '# > by_times > # & share_price',
        '# > by_times > # > equal > # & share_of_company',
        'adds_up|"put" & "percent"|"pour cent" & share_price|share_of_company',
      ],
    },
    equity_value: {
      says: [
        '"equity costs"|"shares cost"|"titres coûtent"|"actions coûtent" & #',

        '# & paper_units & "milliard"|"billion"|"bn"',
        '# > share_number & "milliard"|"billion"|"bn"',
        '# > the_owners',
        'by_times > # & equal > # & "million"|"milliard"|"billion"|"milliards"|"bn"',
        '# > by_times > # > share_number',
        'by_times > # > share_number',
        '# & "pour les actions"|"pour les titres"|"pour toutes les actions"|"pour acheter"|"ensemble des titres"|"ensemble des actions"|"for the shares"|"for the equity"|"for all the shares"|"of equity"',
        'equity_value & #',
        'equity > is_worth > #',
        'all_shares & #|cost|price',
        'by_times & share_number & the_owners',
      ],
    },
    net_debt: {
      says: [
        'adds_up > net_debt',
        'takes_on > borrowings|net_debt',
        'buyer & takes_on & borrowings',
        'adds_up > net_debt & #',
        'adds_up > borrowings > #',
        'adds_up > # > borrowings',
        'adds_up > borrowings|net_debt & equal > #',
        'buyer > adds_up > borrowings|net_debt',
        'takes_on & borrowings',
        'takes_on & owed_to_bank',
        'owed_to_bank & adds_up',
        'adds_up > borrowings',
        'borrowings > adds_up',
      ],
    },
    ev_ebitda: {
      general: false,
      says: [
        'divide > ebitda > #',
        '# > over_word|divide > # & ebitda',
        'operating_profit & pay > # > by_times',
        '# > years_of',
        'years_of & pay|price',
        '# > ebitda > by_times',
        'ev & # & divide',
        '# > by_times > ebitda|operating_profit',
        'ebitda > by_times > #',
        'ev_over_ebitda & #',
        'divide > ebitda & ev',
        'pay & divide & operating_profit',
        'price & earned|generate & by_times & #',
      ],
    },
    diluted: {
      says: [
        'option_holders & ~share_number|"exercer"|"exercise"|"check"|"vérifier"',
        'option_holders & in_money|adds_up|share_number',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'A premium to which price: spot, one month, three months? Why?',
        fr: 'Une prime sur quel cours : spot, un mois, trois mois ? Pourquoi ?',
      },
      aims: ['control_premium'],
    },
    {
      rung: 2,
      text: {
        en: 'You used the shares outstanding. What changes at the offer price?',
        fr: 'Vous avez pris les actions existantes. Qu’est-ce qui change au prix de l’offre ?',
      },
      aims: ['diluted', 'equity_value'],
    },
    {
      rung: 3,
      text: {
        en: 'With much higher leverage, what would a 30% premium represent on the whole enterprise?',
        fr: 'Avec un levier bien plus élevé, que représenterait une prime de 30 % pour l’entreprise entière ?',
      },
      aims: ['net_debt', 'equity_value'],
    },
    {
      rung: 4,
      text: {
        en: 'Peers trade two turns lower than that: can your client, the bidder, justify it?',
        fr: 'Les pairs se paient deux tours de moins : votre client acquéreur peut-il le justifier ?',
      },
      aims: ['control_premium', 'ev_ebitda'],
    },
  ],
  wrongClaims: [
    'premium_on_ev',
    'equity_over_ebitda',
    'debt_stays_behind',
    'debt_subtracted_upwards',
    'ebitda_multiple_is_equity',
    'same_percent_per_share',
    'ev_is_market_cap',
    'net_debt_is_gross',
    'ev_is_for_shareholders',
    'comps_include_control',
    'basic_count_will_do',
    'no_circularity',
    'premium_leaves_multiple',
    'multiple_upside_down',
    'debt_off_the_profit',
    'net_debt_left_out',
    'cash_on_top',
    'ev_adds_cash',
  ],
  numeric: {
    generator: 'N11',
  },
};
