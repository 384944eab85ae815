import type { Seed } from '../../types.ts';

export const d3: Seed = {
  id: 'D3',
  topic: 'dcf',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Calculate the WACC: equity {E}, debt {D}, cost of equity {ke}, cost of debt {kd}, tax rate {t}.',
    fr: 'Calculez le CMPC : fonds propres {E}, dette {D}, coût des fonds propres {ke}, coût de la dette {kd}, taux d’impôt {t}.',
  },
  hint: {
    en: 'First find the share of each source of money.',
    fr: 'Trouvez d’abord la part de chaque source de financement.',
  },
  keyPoints: {
    en: 'WACC = share of equity × its cost + share of debt × its cost × (1 – t), at market values or at the target structure.',
    fr: 'CMPC = part des fonds propres × leur coût + part de la dette × son coût × (1 – t), en valeur de marché ou selon la structure cible.',
  },
  modelAnswer: {
    en: 'First the weights: equity is {E} and debt {D}, so I divide each by the two together, at market value and never at book value; in practice I would use the target structure. Shareholders require {ke}, which would come out of the CAPM. Debt costs {kd}, but interest is tax deductible, so I multiply it by one minus {t}, and the cost of debt after tax is what counts. Then I take the weighted average: the share of equity times its cost, plus the share of debt times its cost after tax. That gives a WACC of {wacc}. As a check, it must lie between the two costs, nearer to whichever weighs more. And it is the rate for flows before interest.',
    fr: 'D’abord les poids : {E} de fonds propres et {D} de dette, je divise chacun par le total des deux, en valeur de marché, jamais en valeur comptable ; en pratique, je prendrais la structure cible. Les actionnaires exigent {ke}, ce qui viendrait du MEDAF. La dette coûte {kd}, mais les intérêts sont déductibles, donc je multiplie par un moins {t} pour avoir le coût de la dette après impôt. Ensuite je fais la moyenne pondérée : la part des fonds propres fois leur coût, plus la part de la dette fois son coût après impôt. J’obtiens un CMPC de {wacc}. Je vérifie qu’il se situe entre les deux coûts, plus près de celui qui pèse le plus.',
  },
  must: ['wacc', 'cost_equity', 'cost_debt', 'tax_shield', 'target_structure'],
  bonus: [],
  points: {
    wacc: {
      says: [
        'by_shares > #',
        'by_shares & "land on"|"lands on"|"tombe sur"|"arrive à"|equal',

        '# > "tenths"|"dixièmes" > # > "tenths"|"dixièmes"',

        'by_shares > equal|is_about > #',
        'wacc > #',
        'by_shares & # & both|add|average_word|blend',
        'lender|debt & owner|equity & # & "half and half"|"moitié moitié"|"tenths"|"dixièmes"',
        'equity|owner & debt|borrow|lender & # & "overall"|"in all"|"en tout"|"au total"',
        'blend & # & rate|cost|return_on|ask_return|wacc|owner|equity',
        '# > multiply > # > add > # > multiply',
        '# > add > # > is_about > #',
        '"overall"|"in all"|"on average"|"en tout"|"au total"|"en moyenne" & cost & #',
        'wacc > is_about > #',
        'blend & both & rate',
        '# > percent_word > # > add > # > percent_word > #',
        'multiply & each_word|cost|rate & part_word|share_of_total & add',
      ],
    },
    cost_equity: {
      says: [
        '"partners"|"partner"|"associés"|"partenaires" > ask_return > #',

        'equity|owner > equal|"brings"|"contributes"|"apporte" > #',
        'equity|owner > # > "at"|"à" > #',
        '# > percent_word > # > add > # > percent_word > #',
        'equity|owner > "at"|"à" > # > percent_word > equal|"that’s"|"soit"|"ça fait"',
        'last_paid & ask_return|expensive_word|extra',
        'beta > rise & ask_return|owner',
        'safe & sleepless',
        'sleepless & #',
        'equity|owner & multiply|ask_return|cost & #',
        'owner|equity & # & -subtract',
      ],
    },
    cost_debt: {
      says: [
        'lender > # & tax_back > #',
        'lender > # & "tax rebate"|"ristourne d’impôt"',

        '# > lender|borrow > fall|goes_to|"tombent" > # & tax|tax_back',
        'debt|borrow|lender & after_tax|tax_back & cost & #',
        'debt > # > before_tax_words & interest|tax',
        'tax_back & cost > #',
        'debt > # > "times 0 8"|"fois 0 8"|"times 0 75"|"fois 0 75"|"times 0 7"|"fois 0 7"',
        'interest > subtract & #',
        'tax_back & interest|lender|debt|borrow',
        'lender|debt|interest & taxman',
        '"0 75" & debt|interest|lender',
        'debt|lender|interest & tax & subtract|multiply|after_tax|save|pay',
        'one_minus_rate & #',
        'debt|lender|cost_debt > # > before_tax_words > #',
      ],
    },
    tax_shield: {
      says: [
        'interest > tax_back',
        'interest > "gagner"|"saves"|"trims"|"économise" > # & tax',

        'interest > fall > tax',
        'lender|interest & ~escapes_tax & pay|borrow|debt|cheap',
        'tax_back & interest|lender|debt|borrow',
        'taxman & interest & pay|percent_of|share|# & !rf',
        'taxman & pay|share|help_word',
        'interest|debt & after_tax',
        'debt|interest & tax & subtract|multiply|save|fall',
        'state|taxman & pay|share|refund',
        'one_minus_rate & #',
        'taxman & interest & "back"|refund|part_word|less_word',
        'taxman > equal > interest',
        'lender|interest|debt & comes_off_it > taxable_profit',
        'interest|lender & taxable_profit & fall|less_word|save',
      ],
    },
    target_structure: {
      says: [
        'equity|owner > "weight"|"weighs"|"poids"|"pèse" > # > # > percent_word & debt|"other"|"autre"',
        'equity > "weight is"|"weights"|"pèsent" > # & debt > #',

        'use_it|take_it > "market weights"|"poids de marché"',
        '"market weights"|"poids de marché" & old_price|-book_values',

        'todays_worth & equity|owner & debt|lender',
        'blend & "at market"|"au marché"|"en marché"',
        'value > today & share_of_company|owner|equity & debt|borrow|lender',
        '"fetch today"|"prix d’aujourd’hui"|"worth today"|"valent aujourd’hui" & owner|equity|lender|debt|borrow',
        'blend > "size"|"sizes"|"amounts"|"montants"|"leur taille" & #',
        'todays_worth & ~old_price',
        'todays_worth & blend|long_aim|part_word',
        'todays_worth & -book_values',
        'percent_word > come_from > owner|equity & lender|debt',
        'owner|equity > come_from > percent_word & lender|debt',
        'divide & total_word & equity|debt',
        '# > "out of"|"of the" > # & owner|equity|lender|debt',
        '# > "sur" > # & owner|equity & percent_word|"les"',
        '"eighth"|"eighths"|"huitièmes" & owner|equity|lender|debt',
        'market_value & -record|-audit_trail|-book_values|-count_it',
        'blend & long_aim & use_it|take_it|company',
        'count_it & part_word|share_of_total & of_capital|total_word',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Where do the weights come from: the balance sheet, the market, or somewhere else?',
        fr: 'D’où viennent les poids : du bilan, du marché, ou d’ailleurs ?',
      },
      aims: ['target_structure'],
    },
    {
      rung: 2,
      text: {
        en: 'In an acquisition, whose WACC do you use?',
        fr: 'Dans une acquisition, de qui prend-on le CMPC ?',
      },
      aims: ['wacc', 'target_structure'],
    },
    {
      rung: 3,
      text: {
        en: 'What happens to your figure if leverage doubles?',
        fr: 'Que devient votre chiffre si le levier double ?',
      },
      aims: ['cost_equity', 'cost_debt', 'wacc'],
    },
    {
      rung: 3,
      text: {
        en: 'And if the company makes losses and pays no tax?',
        fr: 'Et si la société est en perte et ne paie pas d’impôt ?',
      },
      aims: ['tax_shield', 'cost_debt'],
    },
  ],
  wrongClaims: [
    'book_weights',
    'gearing_as_weight',
    'tax_ignored_in_wacc',
    'lender_pays_the_tax',
    'equity_cheaper_than_debt',
    'equity_after_tax',
    'unweighted_wacc',
    'cost_equity_ignores_leverage',
    'capm_misassembled',
    'tax_on_whole_wacc',
    'coupon_of_old_debt',
    'shield_in_the_flow',
    'beta_times_market_return',
    'wacc_of_one_side',
    'equity_cost_is_dividend',
    'debt_always_lowers_wacc',
    'shield_without_profit',
  ],
  numeric: {
    generator: 'N05',
  },
};
