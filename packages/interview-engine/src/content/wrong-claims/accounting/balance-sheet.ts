import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the balance sheet. */
export const balanceSheetClaims = {
  closing_cash_on_wrong_side: {
    concept: 'balance_sheet',
    says: [
      'closing_cash|ends_the_statement|cash_left_at_end & liabilities_side & !asset',
      'closing_cash > liabilities_side',
      'closing_cash >> goes_in >> owners_pot|equity|liabilities_side|earnings_paper',
      'closing_cash > -found_on > ~balance_sheet',
      'closing_cash >> stays_in >> cash_paper',
      'closing_cash > misses_the_sheet',
    ],
    example: {
      en: 'Closing cash lands in equity.',
      fr: 'La trésorerie de clôture figure au passif du bilan.',
    },
    correction: {
      en: 'Closing cash is the cash line among the assets of the balance sheet.',
      fr: 'La trésorerie de clôture est la ligne de trésorerie à l’actif du bilan.',
    },
  },
  balance_sheet_sum_wrong: {
    concept: 'balance_sheet',
    says: ['crooked_equation'],
    example: {
      en: 'Assets equal liabilities minus equity.',
      fr: 'L’actif est égal au passif moins les capitaux propres.',
    },
    correction: {
      en: 'Assets equal liabilities plus equity.',
      fr: 'L’actif est égal aux dettes plus les capitaux propres.',
    },
  },
  closing_cash_stands_apart: {
    concept: 'balance_sheet',
    says: [
      'position_paper & cash|cash_paper|closing_cash & ~need_not_agree & !profit|net_income',
      'closing_cash > ~appears_nowhere',
      '"cash" > "never touches the balance sheet"|"never appears on the balance sheet"|"n’apparaît jamais au bilan"|"ne touche jamais le bilan"',
      '~closing_cash|~cash|~position_paper > stands_apart',
      'stands_apart > ~closing_cash|~position_paper',
      'closing_cash|cash & position_paper & stands_apart',
      'closing_cash >> flow|record >> earnings_paper',
    ],
    example: {
      en: 'The cash figure on the balance sheet does not have to tie to the cash flow.',
      fr: 'La trésorerie du bilan n’a pas à correspondre au tableau de flux.',
    },
    correction: {
      en: 'Closing cash of the cash flow statement is the cash line of the balance sheet.',
      fr: 'La trésorerie de clôture du tableau de flux est la ligne de trésorerie du bilan.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
