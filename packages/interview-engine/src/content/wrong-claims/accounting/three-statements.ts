import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the link between the three statements. */
export const threeStatementsClaims = {
  statement_of_another_kind: {
    concept: 'three_statements',
    says: [
      '"income statement"|"p l"|"compte de résultat" >> snapshot_word',
      'balance_sheet >> over_the_year',
      '"income statement"|"p l"|"compte de résultat" > cash_basis',
      'balance_sheet > need_not_balance',
      'retained_earnings|owners_pot >> begins_anew',
      'net_income|retained_earnings >> lands_as_asset',
      'closing_cash > ~carried_into_next_income',
      '~carried_into_next_income & closing_cash',
    ],
    example: {
      en: 'The income statement is a snapshot of the company.',
      fr: 'Le compte de résultat est une photo de la société.',
    },
    correction: {
      en: 'The balance sheet is the snapshot and has to balance; the income statement covers the period, on an accrual basis.',
      fr: 'C’est le bilan qui est la photo, toujours équilibrée ; le compte de résultat couvre la période, en engagement.',
    },
  },
  statements_stand_apart: {
    concept: 'three_statements',
    says: [
      'the_three|three_statements & stands_apart',
      '"each of the three"|"chacun des trois" & stands_apart',
      'earnings_paper|cash_paper|position_paper & ~earnings_paper|~cash_paper|~position_paper > stands_apart',
      'three_reports > stands_apart',
      'three_statements|three_reports > stands_apart',
      'earnings_paper|cash_paper|position_paper > linked_to_nothing',
    ],
    example: {
      en: 'The cash flow statement is prepared separately from the balance sheet.',
      fr: 'Le tableau de flux et le bilan sont établis séparément.',
    },
    correction: {
      en: 'The three statements form one system: profit opens the cash flow, and both end up in the balance sheet.',
      fr: 'Les trois états forment un seul système : le résultat ouvre le tableau de flux, et tous deux aboutissent au bilan.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
