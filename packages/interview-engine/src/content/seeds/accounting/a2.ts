import type { Seed } from '../../types.ts';

export const a2: Seed = {
  id: 'A2',
  topic: 'accounting',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Depreciation rises by {X} and the tax rate is {t}. Take me through the three statements, and tell me by how much cash moves.',
    fr: 'La dotation aux amortissements augmente de {X} et le taux d’impôt est de {t}. Décrivez l’effet sur les trois états, et dites-moi de combien bouge la trésorerie.',
  },
  hint: {
    en: 'Go line by line: what is earned, then the tax, then what was really paid out.',
    fr: 'Ligne par ligne : ce qui est gagné, puis l’impôt, puis ce qui a vraiment été payé.',
  },
  keyPoints: {
    en: 'EBIT falls by the amount, net income by the amount after tax, cash rises by the tax saved, PP&E falls by the amount and equity by the net income effect: the balance sheet balances.',
    fr: 'L’EBIT baisse du montant, le résultat net du montant après impôt, la trésorerie monte de l’économie d’impôt, les immobilisations baissent du montant et les capitaux propres comme le résultat net : le bilan est équilibré.',
  },
  modelAnswer: {
    en: 'I start with the income statement: depreciation is up by {X}, so EBIT falls by the same amount. At a tax rate of {t} the company pays less tax, so net income falls by only part of that, the charge after tax. In the cash flow statement I start from that lower net income and add the whole charge back, because it is non-cash: nobody writes a cheque for it. So cash rises by {d_cash}, which is exactly the tax saved. On the balance sheet, fixed assets fall by the charge and cash is up; on the other side, retained earnings fall with net income, so it balances. The striking point is that the company reports less and yet has more in the bank.',
    fr: 'Je commence par le compte de résultat : la dotation augmente de {X}, donc l’EBIT baisse d’autant. Au taux d’impôt de {t}, la société paie moins d’impôt, et le résultat net ne recule que du montant après impôt. Dans le tableau de flux, je pars de ce résultat net plus faible et je réintègre toute la dotation, puisqu’elle n’est pas décaissée : rien n’est sorti de la banque. La trésorerie augmente donc de {d_cash}, exactement l’économie d’impôt. Au bilan, les immobilisations baissent de la dotation et la caisse monte ; en face, les réserves reculent avec le résultat net, et tout boucle. Le paradoxe, c’est que le bénéfice recule et que le compte en banque progresse.',
  },
  must: ['da', 'tax_shield', 'net_income', 'noncash_addback', 'ppe'],
  bonus: ['retained_earnings', 'cash_flow_statement'],
  points: {
    ppe: {
      says: [
        'tangible > # > less_of',
        'tangible & # & books_value',
        'ppe|tangible > "down"|"minus"|"moins" > #',
        'tangible > ~plain_marked_at > #',
        'tangible & plain_worn & #',
        'ppe & fall|less_of|drops & #',
        'ppe|tangible > fall|drops',
      ],
    },
    net_income: {
      says: [
        'net_income > by_minus > #',
        'poorer_by & #',
        '# > poorer_by',
        'owner|left_at_end > # > less_of',
        'left_at_end & #',
        'profit & # & tax_word & less_of',
        '~profit|gainful|plain_gain & # & plain_state_bears',
        '# > less_of & taxman & #',
        'net_income & fall|drops & #',
        'net_income & # & tax_word',
      ],
    },
    retained_earnings: {
      says: ['owners_pot|equity > fall|subtract > #', 'owners_pot & fall & year_result|#'],
    },
    da: {
      general: false,
      says: [
        'ebit > fall',
        'profit > fall & #',
        '"charge" & #',
        '# > subtract|come_off|fall > operating_profit',
        'operating_profit > fall > #',
        'plain_worn|wear & profit|ebit|operating_profit|gainful & less_of|fall|subtract|lowers',
        'plain_worn|wear|da & plain_shows_less',
        'da|wear & # & ebit|profit|operating_profit',
        '# > plain_shows_less',
      ],
    },
    tax_shield: {
      says: [
        'tax_word|taxman >> by_minus > #',
        'spares & tax_word',
        'tax_shield > less_of|fall|equal|save > #',
        '# > tax_shield|net_of_tax',
        'tax_word|taxman > less_of|fall > #',
        'tax_word|taxman > # > less_of',
        'plain_state_bears & #',
        'save > tax_word',
      ],
    },
    noncash_addback: {
      general: false,
      says: [
        'not_cash & reinstate & cash|real_outflow|cash_paper',
        'not_cash > # > reinstate|"reviennent"',
        'not_cash & reinstate|put_in > back_again',
        'reinstate & da|wear|#',
        'put_in > back_again & da|wear|#',
        'back_again & cash|cash_paper & not_cash|#',
        '"add it back"',
        'noncash_addback > reinstate',
        'reinstate > noncash_addback',
        '# > noncash_addback',
        'noncash_addback & #',
        'not_cash & da|wear',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Why is the charge treated differently in the cash flow statement and in the income statement?',
        fr: 'Pourquoi la charge est-elle traitée différemment dans le tableau de flux et au compte de résultat ?',
      },
      aims: ['noncash_addback', 'da'],
    },
    {
      rung: 2,
      text: {
        en: 'What if it is accelerated tax depreciation only, with no effect on the books?',
        fr: 'Et s’il s’agit seulement d’un amortissement fiscal accéléré, sans effet comptable ?',
      },
      aims: ['tax_shield', 'net_income'],
    },
    {
      rung: 3,
      text: {
        en: 'And if the tax rate were five points higher?',
        fr: 'Et si le taux d’impôt était supérieur de cinq points ?',
      },
      aims: ['tax_shield', 'net_income'],
    },
    {
      rung: 4,
      text: {
        en: 'The client can choose how fast it depreciates. What do you advise?',
        fr: 'Le client peut choisir son rythme d’amortissement. Que lui conseillez-vous ?',
      },
      aims: ['tax_shield', 'noncash_addback'],
    },
  ],
  wrongClaims: [
    'depreciation_without_tax_effect',
    'cash_falls_like_profit',
    'depreciation_costs_cash',
    'charge_raises_tax',
    'whole_charge_hits_net_income',
    'charge_raises_profit',
    'fixed_assets_do_not_fall',
    'charge_leaves_equity',
    'charge_lowers_ebitda',
    'addback_net_of_tax',
    'depreciation_taken_off_again',
    'charge_skips_the_balance_sheet',
    'charge_below_ebit',
    'whole_charge_becomes_cash',
    'flow_in_wrong_section',
  ],
  numeric: { generator: 'N01' },
};
