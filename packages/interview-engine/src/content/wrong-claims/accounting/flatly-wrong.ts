import type { WrongClaim } from '../../types.ts';

/** What is flatly said of the balance sheet, of write-downs, prepayments and rents that is not so. */
export const flatlyWrongClaims = {
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
  impairment_test_on_wrong_values: {
    concept: 'impairment',
    says: [
      'mark_down|impairment > because_word|because_it|"when"|"quand" > "above book"|"above the book"|"exceeds book"|"au-dessus de la valeur comptable"|"dépasse la valeur comptable"',
      'tests_value > against_cost & !wear|goodwill_word|"net of"|"less depreciation"',
      'tests_value|impairment > "when"|"if"|"once"|"quand"|"si"|"lorsque" > recoverable_word|"market value"|"valeur de marché" > stands_above >> books_value',
      'tests_value|impairment > "when"|"if"|"once"|"quand"|"si"|"lorsque" > books_value > stands_below >> recoverable_word|"market value"|"valeur de marché"',
      'the_lower_of > use_or_sale & !books_value',
    ],
    example: {
      en: 'You impair when market value drops under what you originally paid.',
      fr: 'On déprécie quand la valeur de marché passe sous le prix d’achat.',
    },
    correction: {
      en: 'Carrying value is set against recoverable amount, the higher of value in use and fair value less costs to sell.',
      fr: 'La valeur comptable se mesure à la valeur recouvrable, la plus élevée de la valeur d’utilité et de la juste valeur nette.',
    },
  },
  goodwill_loss_reversed: {
    concept: 'goodwill',
    says: [
      'goodwill_word & may_be_undone & !it_is_final|cash_paper',
      'reverses_it > goodwill_word > later_on & !cash_paper|it_is_final',
      'goodwill_word > reverses_it > later_on & !cash_paper|it_is_final',
      'later_on > reverses_it > goodwill_word & !cash_paper|it_is_final',
    ],
    example: {
      en: 'You can reverse a goodwill impairment later.',
      fr: 'La dépréciation du goodwill pourra être reprise plus tard.',
    },
    correction: {
      en: 'A write-down of goodwill is final; that of another asset can be taken back.',
      fr: 'La dépréciation du goodwill est définitive ; celle d’un autre actif peut se reprendre.',
    },
  },
  prepayment_cannot_be_nwc: {
    concept: 'nwc',
    says: [
      'nwc > ~only_holds > inventory|receivables|goods & !payables|supplier|"not only"|"pas que"',
      'seller > agrees_word > -nwc',
      'seller > agrees_word > debt_like|debt & !cost_to_serve|in_part|"compromise"|"compromis"',
      'debt_like|debt|net_debt > seller > gets_more',
    ],
    example: {
      en: 'Working capital only contains stock and trade debtors, so it cannot be in there.',
      fr: 'Le BFR ne contient que les stocks et les créances clients.',
    },
    correction: {
      en: 'Prepayments that renew are a normal part of working capital, the seller argues; counted as debt they cost him.',
      fr: 'Des avances qui se renouvellent relèvent du BFR courant, plaide le vendeur ; comptées en dette, elles lui coûtent.',
    },
  },
  rent_is_all_interest: {
    concept: 'leases16',
    says: [
      'rent_word > "leaves the income statement"|"disappears from the income statement"|"sort complètement"|"disparaît complètement"|"disparaît du compte de résultat"|"sort totalement"|"completely leaves"|"goes completely" & !wear|interest|"ebitda"',
      'all_the_rent > interest & !da|wear',
      'rent_word > becomes > all_of_it_interest',
      'rent_word > all_of_it_interest & !da|wear',
      'rent_word > becomes > all_of_it_wear & !interest',
    ],
    example: {
      en: 'Rent becomes interest only.',
      fr: 'Le loyer devient uniquement des intérêts.',
    },
    correction: {
      en: 'Rent turns into depreciation of the right of use and interest on the lease.',
      fr: 'Le loyer se partage entre l’amortissement du droit d’utilisation et les intérêts.',
    },
  },
  cash_taken_off_with_debt: {
    concept: 'net_debt',
    says: [
      'deducts|subtract > borrowings|debt|net_debt > cash_as_well & !up_to_ev|to_ev_word|from_the_shares',
      'cash_of_the_operations & deducts|subtract & !adds_up',
    ],
    example: {
      en: 'To get to equity you deduct the debt and the cash as well.',
      fr: 'Pour arriver aux titres, on retire la dette et la trésorerie aussi.',
    },
    correction: {
      en: 'From EV you take off debt and add the cash back.',
      fr: 'À partir de la VE, on retire la dette et on rajoute la trésorerie.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
