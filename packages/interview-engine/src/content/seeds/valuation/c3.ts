import type { Seed } from '../../types.ts';

export const c3: Seed = {
  id: 'C3',
  topic: 'valuation',
  levels: ['intern', 'analyst'],
  question: {
    en: 'EBITDA is {ebitda}, peers trade at {mult} EBITDA, net debt is {netdebt} and there are {shares} shares. What is the value per share?',
    fr: 'L’EBITDA est de {ebitda}, les pairs se paient {mult} l’EBITDA, la dette nette est de {netdebt} et il y a {shares} d’actions. Quelle est la valeur par action ?',
  },
  hint: {
    en: 'First the whole business, then what belongs to the shareholders.',
    fr: 'D’abord l’activité entière, puis ce qui revient aux actionnaires.',
  },
  keyPoints: {
    en: 'EV = EBITDA × multiple; subtract net debt to reach equity value, then divide by the number of shares.',
    fr: 'VE = EBITDA × multiple ; on retire la dette nette pour la valeur des titres, puis on divise par le nombre d’actions.',
  },
  modelAnswer: {
    en: 'Listed peers trade at {mult} EBITDA, so I apply their multiple to ours: {mult} {ebitda} of EBITDA is the enterprise value, what the whole business is worth to lenders and shareholders together. The lenders are served first, so I subtract the net debt of {netdebt} from it, and what is left belongs to the shareholders: that is the equity value. I divide the equity value by {shares} shares and I get {per_share} per share. As a check, forgetting the debt would overstate every share by its part of the net debt. In real life I would also ask whether the net debt is complete, with pensions and leases, and whether the share count is diluted. And it is a trading multiple, so there is no control premium in it.',
    fr: 'Les pairs cotés se paient {mult} l’EBITDA, donc j’applique leur multiple au nôtre : {mult} {ebitda} d’EBITDA, c’est la valeur d’entreprise, ce que vaut toute l’activité pour les prêteurs et les actionnaires. Les prêteurs passent d’abord : je retire la dette nette de {netdebt}, et ce qui reste revient aux actionnaires, c’est la valeur des titres. Je divise la valeur des titres par {shares} d’actions et j’obtiens {per_share} par action. Pour vérifier : oublier la dette gonflerait chaque action de sa part de dette nette. Dans la vraie vie, je demanderais si la dette nette est complète, avec les retraites et les loyers, et si le nombre d’actions est dilué. Et c’est un multiple boursier, donc sans prime de contrôle.',
  },
  must: ['ev_ebitda', 'net_debt', 'equity_value'],
  bonus: ['comps', 'bridge'],
  points: {
    ev_ebitda: {
      general: false,
      says: [
        'years_of & lookalikes|price|pay',
        'lookalikes > # & whole_business|operations|ebitda',
        '# > by_times > # & ev|whole_business|ebitda|operating_profit|lookalikes',
        '# > by_times > # > "billion"|"milliard"',
        'times_profit & # & ev|whole_business',
        '# > by_times > ebitda|operating_profit',
        'ebitda|operating_profit > by_times > #',
        'times_profit > by_times|apply_it & #',
        'operating_profit & by_times & "others"|"autres"|lookalikes',
        '# > by_times > # & profit',
        '# > by_times > # > equal > #',
        '# > by_times > # > # & !share_number|share_of_company',
        'for_each_euro & equal & #',
        '"others"|"autres" & times_profit & #',
        'by_times & # & price > whole_business',
      ],
    },
    net_debt: {
      says: [
        'owed_to_bank & #|till|left_over',
        'deducts > net_debt',
        '# > deducts > # & the_owners|equity_value|equity|borrowings',
        'deducts > # > borrowings',
        'borrowings > # & till',
        'deducts > borrowings',
        'lender & before & #',
        'borrowings & before & the_owners',
        'lender & # & "first"|"premier"',
      ],
    },
    equity_value: {
      says: [
        'deducts & net_debt|borrowings & equity_value',
        '# > "for the equity"|"of equity"|"for equity"|"pour les titres"|"pour les fonds propres"',
        '# > the_owners & !debt_left_out|not_the_owners_matter|"tenir compte"',
        'left_over|remain > # & the_owners|share_number',
      ],
    },
    bridge: {
      says: [
        '# > deducts > # & the_owners|equity_value',
        'deducts > net_debt & left_over > #',
        'deducts & left_over > the_owners',
        'net_debt > come_off & equity|the_owners',
        'net_debt > # > come_off & equity|the_owners',
        'deducts & left_over > # > the_owners',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Whose money is the figure you found after the first multiplication?',
        fr: 'À qui revient le montant que vous trouvez après la première multiplication ?',
      },
      aims: ['ev_ebitda', 'equity_value'],
    },
    {
      rung: 2,
      text: {
        en: 'The peers are quoted on forward EBITDA and yours is historic: what is the effect?',
        fr: 'Les pairs sont exprimés sur l’EBITDA prévisionnel et le vôtre est historique : quel est l’effet ?',
      },
      aims: ['ev_ebitda', 'comps'],
    },
    {
      rung: 3,
      text: {
        en: 'The multiple falls by one turn: what is the new value per share?',
        fr: 'Le multiple perd un tour : quelle est la nouvelle valeur par action ?',
      },
      aims: ['equity_value', 'net_debt'],
    },
    {
      rung: 4,
      text: {
        en: 'A buyer offers exactly that price for the whole company: what do you tell the shareholders?',
        fr: 'Un acquéreur offre exactement ce prix pour toute la société : que dites-vous aux actionnaires ?',
      },
      aims: ['comps', 'equity_value'],
    },
  ],
  wrongClaims: [
    'net_debt_added_to_ev',
    'equity_over_ebitda',
    'ebitda_multiple_is_equity',
    'net_debt_left_out',
    'ev_over_share_count',
    'same_percent_per_share',
    'net_debt_is_gross',
    'equity_is_book',
    'sector_decides_multiple',
    'basic_count_will_do',
    'interest_swapped',
    'minorities_are_ours',
    'net_cash_taken_off',
    'debt_off_the_profit',
    'debt_taken_off_each',
    'ebitda_misdefined',
    'divided_by_the_multiple',
    'owners_before_lenders',
    'equity_is_for_everybody',
  ],
  numeric: {
    generator: 'N10',
  },
};
