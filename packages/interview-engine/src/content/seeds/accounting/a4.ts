import type { Seed } from '../../types.ts';

export const a4: Seed = {
  id: 'A4',
  topic: 'accounting',
  levels: ['analyst'],
  question: {
    en: 'Why can a profitable, growing company run out of cash?',
    fr: 'Pourquoi une société rentable et en croissance peut-elle manquer de trésorerie ?',
  },
  hint: {
    en: 'Compare the day a sale is booked with the day the customer pays.',
    fr: 'Comparez le jour où la vente est enregistrée et le jour où le client paie.',
  },
  keyPoints: {
    en: 'Growth absorbs working capital and capex; revenue is booked before cash; interest, principal repayments and tax leave the bank although EBITDA shows none of them.',
    fr: 'La croissance absorbe du BFR et des investissements ; le chiffre d’affaires est constaté avant l’encaissement ; intérêts, remboursements et impôt sortent de la banque alors que l’EBITDA n’en montre rien.',
  },
  modelAnswer: {
    en: 'Because profit and cash do not arrive on the same day. First, revenue is booked on delivery, while customers pay sixty days later, so every new sale adds to unpaid invoices. Second, growth absorbs working capital: the company buys stock ahead of demand and pays its suppliers before it collects, so receivables and inventory rise faster than payables. Third, it invests: new machines and sites are paid up front and only reach the income statement through depreciation. Fourth, interest, principal repayments and tax leave the bank, and EBITDA shows none of them. So I would follow the cash position week by week and keep an undrawn credit line: without that buffer, a company can have a fine margin and still default.',
    fr: 'Parce que le bénéfice et l’argent n’arrivent pas le même jour. D’abord, le chiffre d’affaires est constaté à la livraison alors que les clients paient à soixante jours. Ensuite, la croissance absorbe du BFR : la société achète du stock à l’avance et paie ses fournisseurs avant d’encaisser, donc créances et stocks montent plus vite que les dettes fournisseurs. Troisièmement, elle investit : machines et sites se paient comptant et ne passent au résultat que par les amortissements. Enfin, les intérêts, les remboursements de dette et l’impôt sortent de la banque, sans apparaître dans l’EBITDA. Je suivrais donc la position de trésorerie semaine par semaine, avec une ligne de crédit non tirée.',
  },
  must: ['nwc', 'capex', 'accrual', 'debt_paydown'],
  bonus: ['receivables', 'inventory', 'payables', 'liquidity'],
  points: {
    capex: {
      says: [
        '"need"|"faut" > equipment > right_now|before',
        'open_new & pay & before',
        'equipment|tangible & cash_leaves_now',
        'open_new & costs|spend_word|cash_leaves_now',
        '"capex" > eats > cash_word',
        'open_new & tie_up|cash',
        'equipment|tangible & spend_word|buy|pay & right_now|before|new_word',
        'capex & da|right_away|"upfront"|"up front"',
        'capex & before|growth|new_word|absorb|eats|tie_up & cash|money_word|profit',
      ],
    },
    debt_paydown: {
      says: [
        'lender > "chunk"|"slice"|"tranche"|"mensualité"|"monthly" & -costs|-profit|"never"|"jamais"|"every month"|"chaque mois"',
        'lender > "slice"|"chunk"|"part"|"tranche" > lend',
        'pays_down > debt|lender|borrow > drains_account',
        'debt|borrow > drains_account',
        'principal & !only_on_the_list',
        'lender & back_again & debt',
        'lender & want_back',
        'give & lender & lend|debt',
        'instalment & !only_on_the_list|only_named',
        'interest & "principal"',
        'back_to_bank',
        'give > debt|lender',
        'lender & back_again & cash',
        'debt > give',
        'lender > plain_takes_back',
        'plain_takes_back & lender|debt|lend|lbo_lend & !only_on_the_list',
      ],
    },
    accrual: {
      says: [
        'revenue|sell & deliver & -pay|-receive',
        'deliver|record|booked_word & not_paid_yet',
        '~profit|~revenue|~sell|~earned & on_billing',
        'plain_on_paper & not_paid_yet',
        'revenue|sell|profit > plain_no_money_yet',
        '"in the books"|"in the accounts"|"on paper"|"dans les comptes"|"sur le papier" & "not in the bank"|"pas à la banque"|"not in the account"|"pas sur le compte"|"not cash"',

        'customer & pay & late|after & record|revenue|sell|profit|deliver',
        'profit|revenue & before_cash',
        'revenue|sell & not_paid_yet',
        'owe & cash_short',
        'invoices|revenue|sell & cash_short',
        'plain_on_paper & ~plain_no_money_yet',
        'earned|deliver|sell|profit & ~plain_no_money_yet',
      ],
    },
    nwc: {
      says: [
        'pay|buy|spend_word > before_it_sells',
        'leaves_first & more_word|growth|sell|customer',
        'new_order > eats > before',
        'sell & more_word & goods|invoices|customer|fund',
        'goods|supplier & pay & before|late & customer|receive|sell',
        'cash & frozen|tie_up & sell|buy|wait',
        'new_order & cash|customer|pay',
        'pay & goods & customer & days_word',
        'pay|buy & before & sell|customer & wait|days_word|cash',
        'goods & pay|buy|spend_word & before|wait|right_now',
        'nwc & rise|climbs|absorb|eats|tie_up|frozen',
      ],
    },
    liquidity: {
      says: [
        'gainful|profitable & liquidity|cash_short',
        'line_used_up',
        'unable_word|-pay > wages_word',
      ],
    },
    receivables: {
      says: [
        'shops_pay & days_word',
        'customer & pay & late|days_word',
        'invoices & not_paid_yet|more_word|unpaid',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which figure would you follow every week?',
        fr: 'Quel indicateur suivriez-vous chaque semaine ?',
      },
      aims: ['liquidity', 'nwc'],
    },
    {
      rung: 2,
      text: {
        en: 'Its EBITDA covers its interest three times. Are you reassured?',
        fr: 'Son EBITDA couvre trois fois ses intérêts. Êtes-vous rassuré ?',
      },
      aims: ['debt_paydown', 'capex'],
    },
    {
      rung: 3,
      text: {
        en: 'Sales double next year on the same customer terms: what happens?',
        fr: 'Le chiffre d’affaires double l’an prochain, aux mêmes conditions de règlement : que se passe-t-il ?',
      },
      aims: ['nwc', 'accrual'],
    },
    {
      rung: 4,
      text: {
        en: 'How would you fix the cash position without raising equity?',
        fr: 'Comment redresser la trésorerie sans lever de fonds propres ?',
      },
      aims: ['nwc', 'debt_paydown'],
    },
  ],
  wrongClaims: [
    'cycle_turned_round',
    'profit_means_cash',
    'principal_is_expense',
    'growth_releases_working_capital',
    'more_working_capital_brings_cash',
    'revenue_waits_for_cash',
    'capex_hits_profit',
    'only_one_cause',
    'capex_spares_cash',
    'ebitda_pays_the_bank',
    'depreciation_costs_cash',
    'growth_needs_no_cash',
    'only_losers_default',
    'cycle_moves_wrongly',
    'borrowing_is_income',
    'growth_cures_cash',
    'margin_is_cash_conversion',
    'only_capex_drains',
    'booked_when_paid',
    'rise_of_working_capital_helps',
    'capex_through_income_statement',
  ],
};
