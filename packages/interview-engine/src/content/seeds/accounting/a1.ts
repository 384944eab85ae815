import type { Seed } from '../../types.ts';

export const a1: Seed = {
  id: 'A1',
  topic: 'accounting',
  levels: ['intern', 'analyst'],
  question: {
    en: 'How do the three financial statements connect to each other?',
    fr: 'Comment les trois états financiers sont-ils reliés ?',
  },
  hint: {
    en: 'Follow one year of profit: where does it go next?',
    fr: 'Suivez ce que la société a gagné dans l’année : où cela va-t-il ensuite ?',
  },
  keyPoints: {
    en: 'Net income opens the cash flow statement and feeds equity; non-cash items are added back; capex and D&A roll PP&E; working-capital movements link balance sheet to operating cash flow; closing cash closes the balance sheet.',
    fr: 'Le résultat net ouvre le tableau de flux et alimente les capitaux propres ; les charges non décaissées sont réintégrées ; capex et amortissements font évoluer les immobilisations ; la variation du BFR relie le bilan au flux d’exploitation ; la trésorerie de clôture boucle le bilan.',
  },
  modelAnswer: {
    en: 'I start from the income statement: net income is the first line of the cash flow statement, and, less dividends, it goes into retained earnings in equity. In the cash flow statement I add back non-cash charges, mainly depreciation, because nobody writes a cheque for them. Then I adjust for the change in working capital: more receivables and stock tie up cash, more payables release it. Next I subtract capex, which adds to fixed assets, while depreciation wears them down. Then comes financing: debt raised or repaid, dividends paid. The change in cash plus opening cash gives closing cash, and that is the cash line of the balance sheet, so both sides balance.',
    fr: 'Je pars du compte de résultat : le résultat net est la première ligne du tableau de flux et, une fois les dividendes retirés, il alimente les réserves dans les capitaux propres. Dans le tableau de flux, je réintègre les charges non décaissées, surtout les amortissements. Je corrige ensuite de la variation du BFR : davantage de créances et de stocks immobilise de la trésorerie. Puis je retire les investissements, qui augmentent les immobilisations alors que les amortissements les réduisent. Vient enfin le financement, dette tirée ou remboursée. La variation de trésorerie, ajoutée à celle d’ouverture, donne la trésorerie de clôture : c’est la ligne trésorerie du bilan, qui doit s’équilibrer.',
  },
  must: [
    'three_statements',
    'net_income',
    'cash_flow_statement',
    'retained_earnings',
    'balance_sheet',
  ],
  bonus: ['da', 'capex', 'd_nwc', 'noncash_addback'],
  points: {
    net_income: {
      says: [
        'net_income|profit > cash_paper > starts_here',
        'last_figure > plain_hands_on|flow|plain_first_number > later_paper|cash_paper',
        'earned|year_result & plain_first_number & plain_cash_count',
        'net_income|profit & plain_first_number & cash_paper',
        'remain|left_at_end & opening_line',
        'left_at_end & cash_paper',
        'profit|left_at_end|net_income & plain_first_number|opening_line & plain_cash_count',
        'profit|left_at_end|net_income & plain_owners_richer',
        'net_income & opening_line|flow > cash_paper',
        'net_income & flow > owners_pot|equity',
      ],
    },
    cash_flow_statement: {
      says: [
        'traces_money',
        'money_in_out',
        'plain_tells & plain_money_moved',
        'equipment|tangible & lend|borrow|repay & earned|yields|generate|receive',
      ],
    },
    balance_sheet: {
      says: [
        'position_paper > equal|must_match|weigh_same > owe|liability & owners_pot|owner|weigh_same',
        'sides_equal > weigh_same',
        'closing_cash|"trésorerie finale"|"closing cash" > "à l’actif"|"asset side"|"on the balance sheet"|"au bilan"',
      ],
    },
    three_statements: {
      says: [
        '"trois états"|"three statements" > "bouclent"|"boucle"|"tie"|"link up"',
        'the_three|plain_three_views & plain_hands_on',
        'plain_others_follow',
        'earnings_paper & plain_hands_on & cash|cash_paper|position_paper',
      ],
    },
    capex: { says: ['subtract|adjust & equipment'] },
    retained_earnings: {
      says: [
        'owners_pot|equity & handed_out & add|rise|flow|climbs',
        'owners_pot > minus_word|subtract|after > handed_out',
        'owner > climbs|rise > minus_word > handed_out',
        'earned|profit|left_at_end|year_result & ~plain_keeps_inside',
        '~plain_keeps_inside & ~owner|owners_pot|equity',
        'net_income|profit & owners_pot|equity & flow|add|rise|minus_word|dividends',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Where does a dividend appear in each of the three?',
        fr: 'Où voit-on un dividende dans chacun des trois états ?',
      },
      aims: ['retained_earnings', 'cash_flow_statement'],
    },
    {
      rung: 2,
      text: {
        en: 'Which single line would you look at first if the balance sheet does not balance?',
        fr: 'Si le bilan ne s’équilibre pas, quelle ligne regardez-vous en premier ?',
      },
      aims: ['balance_sheet', 'cash_flow_statement'],
    },
    {
      rung: 3,
      text: {
        en: 'Suppose the company spends 50 more on machines this year: which lines move, and where?',
        fr: 'Supposons que la société dépense 50 de plus en machines cette année : quelles lignes bougent, et où ?',
      },
      aims: ['capex', 'balance_sheet'],
    },
    {
      rung: 4,
      text: {
        en: 'A client tells you its profit grows every year and its bank account shrinks. Where do you look?',
        fr: 'Un client vous dit que son résultat augmente chaque année et que son compte en banque se vide. Où regardez-vous ?',
      },
      aims: ['cash_flow_statement', 'd_nwc'],
    },
  ],
  wrongClaims: [
    'profit_is_cash',
    'depreciation_costs_cash',
    'statements_stand_apart',
    'closing_cash_stands_apart',
    'dividends_are_expense',
    'profit_leaves_equity_alone',
    'cash_flow_starts_with_sales',
    'depreciation_taken_off_again',
    'capex_hits_profit',
    'more_working_capital_brings_cash',
    'kept_profit_is_debt',
    'fixed_assets_do_not_fall',
    'flow_in_wrong_section',
    'statement_of_another_kind',
    'dividends_spare_cash',
    'charge_skips_the_balance_sheet',
    'only_losers_default',
    'borrowing_is_income',
    'net_income_ends_cash_flow',
    'closing_cash_on_wrong_side',
    'profit_kept_goes_to_debt',
    'rise_of_working_capital_helps',
    'capex_through_income_statement',
    'booked_when_paid',
    'balance_sheet_sum_wrong',
    'principal_is_expense',
  ],
};
