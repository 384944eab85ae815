import type { Seed } from '../../types.ts';

export const e3: Seed = {
  id: 'E3',
  topic: 'lbo',
  levels: ['analyst'],
  question: {
    en: 'A paper LBO: EBITDA is {ebitda}, you buy at {m_in} EBITDA with debt of {lev} EBITDA. EBITDA grows by {g} a year, {paydown} of debt is repaid, and you exit at {m_out} EBITDA after {years}. What are the money multiple and the IRR?',
    fr: 'Un LBO sur un coin de table : EBITDA de {ebitda}, entrée à {m_in} l’EBITDA, dette de {lev} l’EBITDA. L’EBITDA croît de {g} par an, {paydown} de dette sont remboursés, sortie à {m_out} l’EBITDA après {years}. Quels sont le multiple de la mise et le TRI ?',
  },
  hint: {
    en: 'Start with what the sponsor puts in on day one.',
    fr: 'Commencez par ce que le fonds apporte le premier jour.',
  },
  keyPoints: {
    en: 'Entry equity = EBITDA × (multiple – leverage); exit EBITDA × multiple – remaining debt = exit equity; money multiple, then IRR.',
    fr: 'Fonds propres d’entrée = EBITDA × (multiple – levier) ; EBITDA de sortie × multiple – dette restante = fonds propres de sortie ; multiple de la mise, puis TRI.',
  },
  modelAnswer: {
    en: 'I go from entry to exit, and I show it on round numbers: EBITDA of 100, eight times in and out, five turns of debt, five percent growth, 200 repaid, five years. The price is 800, the debt 500, so the equity cheque is 300. EBITDA grows to about 128, and at eight times the exit enterprise value is 1,021. We have repaid 200 out of cash flow, so 300 of debt is left, and 1,021 minus 300 gives 721 for the fund. 721 over 300 is 2.4 times the money. For the IRR I take the fifth root: two and a half times would be twenty percent, so this is about 19.2%. Half of the gain is EBITDA growth, half deleveraging, nothing on the multiple.',
    fr: 'Je vais de l’entrée à la sortie, et je le montre sur des chiffres ronds : EBITDA de 100, huit fois à l’entrée comme à la sortie, cinq tours de dette, 5 % de croissance, 200 remboursés, cinq ans. Le prix est de 800, la dette de 500, donc le fonds met 300. L’EBITDA passe à 128 environ, et à huit fois on revend 1 021. On a remboursé 200 avec les flux, il reste 300 de dette, et 1 021 moins 300, cela fait 721 pour le fonds. 721 sur 300, c’est 2,4 fois la mise. Pour le TRI, je prends la racine cinquième : 2,5 fois ferait 20 %, donc ici environ 19,2 %. Le gain vient pour moitié de la croissance, pour moitié du désendettement, rien sur le multiple.',
  },
  must: ['leverage', 'debt_paydown', 'moic', 'irr', 'exit'],
  bonus: ['value_levers', 'compounding'],
  points: {
    leverage: {
      says: [
        'lender > lbo_lend > # & lbo_to_find',
        'lbo_turns > debt & #',
        'debt > # & sponsor|lbo_equity_part|lbo_stake > #',
        '# > debt & # > lbo_equity_part|lbo_stake',
        '# > debt & sponsor|lbo_equity_part|lbo_stake > #',
        'lbo_put_in & lender & # & sponsor|lbo_equity_part|lbo_stake',
        'price|ev|lbo_max_price & # & debt & lbo_equity_part|sponsor',
        'lender > # & lbo_equity_part|lbo_own_money_word',
        '# > lbo_turns > subtract > # > lbo_turns & lbo_equity_part|sponsor|equal',
        'price & subtract & lender > lbo_give|lbo_lend|lbo_put_in',
      ],
    },
    debt_paydown: {
      says: [
        '# > repay|lbo_give_back > #',
        'lbo_debt_left & #',
        'lbo_exit_value > subtract > lbo_debt_left',
        'lbo_hands_over > lbo_back_to_bank & #',
        'lbo_owes > # & lbo_keeps_rest|lbo_swap_of_figures',
        'lbo_less_debt & # & lbo_debt_left|exit|lender',
        'half_word & repay & #',
        'half_word > repay & #',
        '# > "left at exit"|"reste à la sortie"',
      ],
    },
    moic: {
      says: [
        'lbo_double > lbo_put_in|lbo_stake',
        '# > lbo_become > # & lbo_double|multiply',
        'lbo_multiple_noun > # & owner|lbo_remain_for|lbo_stake|divide & !"numbers"|"chiffres"',
        'lbo_moic_word > #',
        'lbo_that_is > # > multiply|lbo_turns',
        'lbo_multiple_noun > # > lbo_turns & irr',
        '# > divide|"sur" > # & lbo_turns',
        'moic > # & !"numbers"|"chiffres"',
        '# >> moic',
        'moic & divide|lbo_exit_equity|lbo_entry_equity|multiply',
      ],
    },
    irr: {
      says: [
        '# > lbo_percent_word > irr',
        '# > lbo_annualised & lbo_yearly_placement',
        'irr|lbo_annual_return > "%"|#',
        'lbo_compound & # & year|multiply|lbo_stake',
        'fraction > lbo_annualised & lbo_savings_book|lbo_become|lbo_take_out|lbo_money_out',
        '# > lbo_money_in > # > lbo_money_out & lbo_annualised',
        'lbo_savings_book & lbo_annualised & fraction',
      ],
    },
    exit: {
      general: false,
      says: [
        'lbo_operating_profit > # > multiply > # > subtract > #',
        'lbo_someone_buys & # & lbo_clears_the_loan|lbo_keeps_rest|lender',
        '"still owed"|"is owed"|"debt left"|"dette restante"|"reste à rembourser"|"encore due" & # > #',

        'lbo_exit_value & #',
        'lbo_hold_years & lbo_operating_profit & multiply & #',
        'lbo_next_buyer & # & pay|price|lbo_multiple_word',
        'exit|lbo_resell & # & lbo_operating_profit|lbo_debt_left|subtract|ev|price|equity',
        'exit|lbo_resell & # > lbo_turns|multiply',
      ],
    },
    value_levers: {
      says: ['lbo_half|lbo_gain_total & lbo_profit_up|growth & lbo_give_back|lbo_less_debt|debt'],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Take me through the equity, on the way in and on the way out.',
        fr: 'Détaillez-moi les fonds propres, à l’entrée puis à la sortie.',
      },
      aims: ['leverage', 'debt_paydown', 'exit'],
    },
    {
      rung: 2,
      text: {
        en: 'Split the value creation by driver.',
        fr: 'Répartissez la création de valeur par moteur.',
      },
      aims: ['value_levers', 'debt_paydown'],
    },
    {
      rung: 3,
      text: {
        en: 'The sale slips by two years and the proceeds stay the same: what happens to the IRR?',
        fr: 'La vente glisse de deux ans pour le même produit : que devient le TRI ?',
      },
      aims: ['irr', 'compounding'],
    },
    {
      rung: 4,
      text: {
        en: 'Would you show this return to an investment committee, and what would you test first?',
        fr: 'Montreriez-vous ce rendement à un comité d’investissement, et que testeriez-vous d’abord ?',
      },
      aims: ['leverage', 'exit'],
    },
  ],
  wrongClaims: [
    'exit_on_entry_profit',
    'debt_lowers_return',
    'only_the_multiple_pays',
    'lower_multiple_costs_nothing',
    'linear_irr',
    'exit_ev_all_equity',
    'time_does_not_matter',
    'exit_debt_added',
    'repayment_is_a_loss',
    'return_adds_up',
    'debt_grows_over_time',
    'paydown_creates_nothing',
    'longer_hold_lifts_irr',
    'higher_multiple_hurts',
    'sponsor_owes_debt',
    'exit_debt_is_the_buyers',
    'exit_debt_as_at_entry',
    'paydown_subtracted',
    'ebitda_grown_too_little',
    'stake_is_the_whole_price',
    'leverage_on_sales',
    'irr_benchmark_wrong',
    'multiple_counts_time',
    'multiple_is_profit_only',
    'paydown_moves_enterprise_value',
    'rule_of_72_misused',
  ],
  numeric: {
    generator: 'N16',
  },
};
