import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the P/E multiple. */
export const peClaims = {
  pe_without_profit: {
    concept: 'pe',
    says: [
      'pe_ratio >> "best for"|"idéal pour"|"parfait pour"|"ideal for" >> no_profit_yet|loss_making_firm & !"not"|"pas"',
      'price_earnings_word > i_use > no_profit_yet & !"never"|"jamais"|"not use"|"n’utilise pas"|"avoid"|"évite"',
      'no_profit_yet & pe_ratio > "the one to use"|"the one i would use"|"celui qu’il faut"',

      'no_profit_yet & go_for > pe_ratio',
      'pe_ratio > the_right_one & no_profit_yet',
      'negative_pe_cheap',
      'without_earnings & takes_pe',
      'price_earnings_word > works_everywhere',
      'no_profit_yet & takes_pe',
      'price_earnings_word > works_for_losers',
    ],
    example: {
      en: 'For a loss making company I use the P/E.',
      fr: 'Pour une société en perte, on utilise le PER.',
    },
    correction: {
      en: 'A loss leaves nothing to multiply: sales, with a road to a margin, serve until there is a profit.',
      fr: 'Une perte ne laisse rien à multiplier : le chiffre d’affaires, avec un chemin vers la marge, sert en attendant.',
    },
  },
  bank_profit_means_nothing: {
    concept: 'pe',
    says: [
      'financials >> "avoid"|"évite"|"drop"|"never use"|"abandonne" >> pe_ratio & !"not"|"pas"|"if"|"si"|"unless"',
      '~financials|~price_earnings_word & ~bottom_line_means_nothing & !no_profit_yet|without_earnings',
    ],
    example: {
      en: 'For banks I avoid the P/E, their net income means nothing.',
      fr: 'Pour les banques, on évite le PER, leur résultat net ne veut rien dire.',
    },
    correction: {
      en: 'A bank’s net income comes after its cost of funding, so P/E and price to book are what it is valued on.',
      fr: 'Le résultat d’une banque vient après son coût de financement : on la valorise donc au PER ou au price to book.',
    },
  },
  pe_ignores_leverage: {
    concept: 'pe',
    says: [
      '"same"|"même" >> pe_ratio >> whatever_the > borrowings|"borrowed"|"emprunté"|funding_mix & !"not"|"pas"',
      'price_earnings_word|pe_ratio > "the one to use"|"the right one"|"le bon"|"celui qu’il faut" > leverage_differs',
      '~pe_is_neutral > ~funding_mix|~borrowings',
      '~interest_untouched',
      'pe_is_better > leverage_differs',
      'leverage_differs > pe_is_better',
      '~price_earnings_word > ~unmoved_by_debt',
      'takes_pe & leverage_differs & !breaks_down|financials',
      'price_earnings_word > wipes_out_debt',
      '~price_earnings_word > ~whatever_the_debt',
      'price_earnings_word > stays_put & borrowings|funding_mix|more_indebted & !"n’ont pas"|"pas le même"|"not the same"|"different"|"diffère"',
      'net_profit_noun|price_earnings_word & ~steady_when_borrowing & !worth_of_operations|ebitda|ebit',
      'price_earnings_word >> lets_compare > leverage_differs & !ev_over_ebitda|ebitda',
      '~leverage_noun > ~leaves_word >> ~price_earnings_word & !ev|ev_over_ebitda',
    ],
    example: {
      en: 'P/E does not depend on the capital structure.',
      fr: 'Le PER est indépendant de la structure financière.',
    },
    correction: {
      en: 'Interest comes off before net income and debt raises risk, so leverage moves a P/E.',
      fr: 'Les intérêts se retirent avant le résultat net et la dette augmente le risque : le levier fait bouger un PER.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
