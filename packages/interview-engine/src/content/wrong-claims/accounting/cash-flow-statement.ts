import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the cash flow statement. */
export const cashFlowStatementClaims = {
  flow_in_wrong_section: {
    concept: 'cash_flow_statement',
    says: [
      'taking_a_loan >> goes_in|belongs_among >> investing_section|operating_section',
      'buy > equipment|capex > belongs_among >> operating_section|financing_section',
      'inventory|goods >> goes_in|belongs_among|under_word >> investing_section',
      'capex|equipment >> goes_in >> operating_section|financing_section',
      'dividends|repay|principal >> goes_in >> operating_section|investing_section',
      'da|nwc|receivables|inventory >> goes_in >> investing_section|financing_section',
    ],
    example: {
      en: 'Capex sits in operating cash flow.',
      fr: 'Les dividendes figurent dans le flux d’exploitation.',
    },
    correction: {
      en: 'Working capital and add-backs are operating, capex is investing, debt and dividends are financing.',
      fr: 'BFR et réintégrations sont dans l’exploitation, le capex dans l’investissement, dette et dividendes dans le financement.',
    },
  },
  borrowing_is_income: {
    concept: 'cash_flow_statement',
    says: [
      'debt|borrow|borrowings >> is_income & !"vente à crédit"|"ventes à crédit"|"sale on credit"',
      'debt|borrow > raises >> net_income|profit|revenue',
    ],
    example: {
      en: 'The loan we raise is income.',
      fr: 'L’emprunt est un produit.',
    },
    correction: {
      en: 'Money borrowed is a financing flow and a liability: it never passes through profit.',
      fr: 'L’argent emprunté est un flux de financement et un passif : il ne passe jamais par le résultat.',
    },
  },
  profit_is_cash: {
    concept: 'cash_flow_statement',
    says: [
      'cash_paper > record|counts_it > sell|revenue > "when invoiced"|"when they are invoiced"|"when they are earned"|"à la facturation"|"quand elles sont facturées"',
      'profit|net_income & cash_word & one_and_same & !"not"|"pas"',
      'retained_earnings|owners_pot > is_the_cash|the_cash_itself',
      'earned|profit|earnings_paper >> bank_content & !"different"|"differs"|"différent"|"difference"|"différence"|"écart"|cash_paper',
      'cash_word|closing_cash > moves_exactly_by >> net_income|profit & !between_the_two',
      'cash_word|closing_cash > rises_by_profit & !between_the_two',
      'opening_plus_profit & !between_the_two|owners_pot|equity|retained_earnings|dividends',
      'net_income|profit >> is_in_bank & !in_part',

      'profit > straight > cash_pile',
      'profit > is_the_cash',
      '"profitable company" & is_the_cash',
      '"société rentable" & is_the_cash',
      'profit|net_income & straight_to_cash',
      'profit|net_income >> is_cash_made',
      'net_income|profit > is_cash_made',
      'profit & move_as_one & cash_word',
      'net_income > cash_by_the_profit & !reinstate|adjust',
      'cash_by_the_profit & net_income|profit & !reinstate|adjust',
    ],
    example: {
      en: 'Net income goes straight into the bank account.',
      fr: 'Le résultat net va directement sur le compte en banque.',
    },
    correction: {
      en: 'Profit only becomes cash after non-cash items, working capital, investment and debt.',
      fr: 'Le résultat ne devient de la trésorerie qu’après les charges non décaissées, le BFR, les investissements et la dette.',
    },
  },
  cash_flow_starts_with_sales: {
    concept: 'cash_flow_statement',
    says: [
      'cash_paper > starts_on >> revenue|closing_cash',
      'cash_paper > starts_with_sales',
      'top_of_cash_flow > is_sales & !net_income',
      '"start"|"begin"|"partir"|"pars"|"part" > cash_paper > from_sales & !"direct method"|"méthode directe"',
    ],
    example: {
      en: 'The cash flow statement starts with revenue.',
      fr: 'Le tableau de flux part du chiffre d’affaires.',
    },
    correction: {
      en: 'The cash flow statement opens with net income.',
      fr: 'Le tableau de flux s’ouvre sur le résultat net.',
    },
  },
  stock_is_investment: {
    concept: 'cash_flow_statement',
    says: [
      'buying_goods >> belongs_among >> investing_section',
      'cash_paper > # > under_word >> investing_section & inventory|goods|buying_goods & !capex_only',
      'investing_flow',
      'inventory|goods >> is_fixed',
    ],
    example: {
      en: 'The purchase shows in the investing cash flow.',
      fr: 'L’achat apparaît dans le flux d’investissement.',
    },
    correction: {
      en: 'Stock belongs to working capital, in operating cash flow.',
      fr: 'Le stock relève du BFR, dans le flux d’exploitation.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
