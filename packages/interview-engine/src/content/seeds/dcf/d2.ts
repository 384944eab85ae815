import type { Seed } from '../../types.ts';

export const d2: Seed = {
  id: 'D2',
  topic: 'dcf',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Compute the unlevered free cash flow: EBITDA {ebitda}, depreciation and amortisation {da}, tax rate {t}, capex {capex}, working capital up by {dnwc}.',
    fr: 'Calculez le flux de trésorerie disponible : EBITDA {ebitda}, amortissements {da}, taux d’impôt {t}, capex {capex}, BFR en hausse de {dnwc}.',
  },
  hint: {
    en: 'Start from EBITDA and take off, one by one, what is really paid.',
    fr: 'Partez de l’EBITDA et retirez, une à une, les dépenses réelles.',
  },
  keyPoints: {
    en: 'EBITDA less D&A is EBIT; tax it to get NOPAT; add D&A back; subtract capex and the increase in working capital. No interest: the flow belongs to all investors.',
    fr: 'EBITDA moins amortissements donne l’EBIT ; on l’impose pour obtenir le NOPAT ; on réintègre les amortissements ; on retranche le capex et la hausse du BFR. Sans intérêts : le flux revient à tous les apporteurs.',
  },
  modelAnswer: {
    en: 'I start from EBITDA of {ebitda} and subtract the depreciation of {da} to get EBIT, because depreciation is deductible and tax falls on EBIT. I take tax at {t} off the EBIT, which leaves NOPAT, the operating profit after tax. Then I go back to cash: I add back the {da} of depreciation, since no cash leaves, so all it does is save tax. I subtract capex of {capex}, which is really spent. And working capital rises by {dnwc}, which ties up cash with customers and in stock, so I subtract that too. That gives an unlevered free cash flow of {ufcf}, before interest, so it belongs to lenders and shareholders alike, and the WACC is the rate that goes with it.',
    fr: 'Je pars de l’EBITDA de {ebitda} et je retire les amortissements de {da} pour obtenir l’EBIT, parce que l’amortissement est déductible et que l’impôt porte sur l’EBIT. Je déduis l’impôt à {t}, il reste le NOPAT, le résultat opérationnel après impôt. Ensuite je reviens au cash : je réintègre les {da} d’amortissements, qui ne sont pas décaissés et ne font qu’économiser de l’impôt. Je retire {capex} de capex, qui sont vraiment dépensés. Et la hausse du BFR immobilise {dnwc}, que je retire aussi. J’arrive à un flux disponible de {ufcf}, avant intérêts : il revient aux prêteurs comme aux actionnaires.',
  },
  must: ['ebit', 'nopat', 'da', 'capex', 'd_nwc', 'ufcf'],
  bonus: ['tax_shield'],
  points: {
    ebit: {
      says: [
        'machines_age & # & taxman|tax|left_over|remain|subtract|start_word',
        'da > "off" & #',
        'ebitda & "off" & #',
        'ebit & equal|give & #',
        'wear_out|da & subtract & #',
        'company|operations & made_word & #',
        'op_result & #',
        'ebitda & subtract > da',
        'ebitda & subtract & da & #',
        'profit & operations & #',
        'da|wear_out|loss_of_value & subtract & op_result|ebit|tax',
      ],
    },
    nopat: {
      says: [
        'nopat & equal|give|multiply & #',
        'taxman & remain & #',
        'tax & op_result',
        'tax & ebit',
        'ebit & after_tax',
        'after_tax & operations & equal',
        'tax & -debt|-leverage|-dcf_leverage|-borrow',
        'taxman & -debt|-leverage|-dcf_leverage|-borrow',
        'taxman|state & ebit|op_result',
        'tax|taxman & as_if_none',
        'percent_of & op_result|profit|operations & tax|taxman & remain|goes_to',
      ],
    },
    da: {
      general: false,
      says: [
        'only_paper & put_back|"back"|add|tax',
        'machines_age & put_back|"back"',
        'not_paid & put_back|"back"',
        'add|put_back & not_paid',
        '"back" & not_paid',
        'loss_of_value|wear_out & not_paid',
        'da & add|put_back|subtract & #',
        'da & not_cash',
        'not_cash & add|put_back',
        'loss_of_value & add|put_back|not_cash',
        'wear_out & add|put_back|not_cash',
        '-pay & wear_out|loss_of_value|da & "back"|put_back|add',
      ],
    },
    capex: {
      says: [
        'subtract > capex',
        'capex > subtract',
        'capex & subtract & #',
        'capex > cash',
        'equipment & subtract|pay|"moins"|come_out',
        'capex & subtract|pay|come_out',
        'invest_word & subtract|come_out',
        'invest_word & pay & today|year',
        'buy & subtract',
      ],
    },
    d_nwc: {
      says: [
        'unpaid_yet & goods|subtract|asleep',
        'asleep & subtract',
        'goods|receivables|inventory & absorb',
        'asleep & goods|customer',
        'nwc & rise & subtract|absorb|"moins"',
        'nwc & subtract|absorb',
        'cash|# & absorb & customer|goods',
        'goods|customer & subtract & #',
        'customer & -pay|-repay & cash|subtract|#',
      ],
    },
    ufcf: {
      says: ['ufcf & #', '# & all_funders', 'as_if_none & lender|debt|borrow'],
    },
    tax_shield: {
      says: [
        'da & tax & less_word',
        'da & after_tax',
        'da & save & tax',
        'tax & fall|save & da|#',
        '~tax_shield > sits_already_in > wacc',
        '~tax_shield & ~sits_already_in & wacc',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'On which profit did you compute the tax, and why that one?',
        fr: 'Sur quel résultat avez-vous calculé l’impôt, et pourquoi celui-là ?',
      },
      aims: ['nopat', 'ebit'],
    },
    {
      rung: 2,
      text: {
        en: 'Why is interest excluded?',
        fr: 'Pourquoi les intérêts sont-ils exclus ?',
      },
      aims: ['ufcf', 'nopat'],
    },
    {
      rung: 3,
      text: {
        en: 'Depreciation is 10 million higher and nothing else moves: what happens to your figure?',
        fr: 'Les amortissements montent de 10 millions, le reste ne bouge pas : que devient votre chiffre ?',
      },
      aims: ['da', 'tax_shield'],
    },
    {
      rung: 4,
      text: {
        en: 'The client says EBITDA is its cash flow. What do you answer?',
        fr: 'Le client dit que l’EBITDA, c’est son cash flow. Que répondez-vous ?',
      },
      aims: ['capex', 'd_nwc', 'ufcf'],
    },
  ],
  wrongClaims: [
    'taxes_ebitda',
    'nwc_increase_added',
    'ufcf_after_interest',
    'da_not_added_back',
    'depreciation_as_a_reserve',
    'capex_left_out',
    'ebitda_as_cash_flow',
    'tax_after_interest',
    'net_income_as_flow',
    'ebit_above_ebitda',
    'da_tax_effected',
    'shield_in_the_flow',
  ],
  numeric: {
    generator: 'N07',
  },
};
