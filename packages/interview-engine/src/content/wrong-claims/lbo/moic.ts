import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the money multiple. */
export const moicClaims = {
  stake_is_the_whole_price: {
    concept: 'moic',
    says: [
      'lbo_entry_equity > equals_word > "purchase price"|"whole price"|"prix d’achat"|"tout le prix"|"price paid" & !"minus"|"less"|"moins"|"after"|"après"|"not"|"pas"|"never"|"jamais"',
      '"stake"|"the cheque"|"la mise"|"le chèque"|"my equity" > is_said_to_be >> the_full_amount > # & !subtract|debt|"not"|"pas"',
      '"stake"|"the cheque"|"la mise"|"le chèque" > is_said_to_be > # >> the_full_amount & !lbo_turns|subtract|debt|"not"|"pas"',
      'moic|multiple_of_money > lbo_exit_equity|equity > divide|over_what > debt|lbo_entry_debt_word & !subtract|"take the debt"|"debt off"|"not"|"pas"|"ebitda"|leverage',
      'moic|multiple_of_money > lbo_is_word > # > divide > lbo_total_price_word',
      '"my equity"|"mes fonds propres"|"ma mise" > lbo_is_word > # > plus_sign > # & !subtract',
      'moic > "on"|"over"|"sur"|divide > lbo_total_price_word',
      'lbo_exit_equity|lbo_exit_ev_word > divide > lbo_total_price_word',
      'lbo_price_plus_debt',
      'cheque_noun > whole_price_noun >> plus_sign >> borrowed_noun & !subtract',
      'add > borrowed_noun > whole_price_noun > cheque_noun & !subtract',
      'add > whole_price_noun > borrowed_noun > cheque_noun & !subtract',
      'sponsor > lbo_put_in > # > "c’est sa mise"|"that is its stake"|"whole price"|"tout le prix"',
    ],
    example: {
      en: 'The money multiple is taken on the whole price, debt included.',
      fr: 'Le MOIC se calcule sur le prix total, dette comprise.',
    },
    correction: {
      en: 'Only what the fund itself put in counts below the line: the price less what the banks lent.',
      fr: 'Seul compte au dénominateur ce que le fonds a mis lui-même : le prix moins ce que les banques ont prêté.',
    },
  },
  irr_benchmark_wrong: {
    concept: 'moic',
    says: [
      'threefold > within_three_years > "thirty"|"trente"|"twenty five"|"vingt cinq" & !"forty"|"quarante"|and_a_half_more',
      'lbo_benchmark_wrong',
      'twofold > within_three_years > far_from_twenty_six & !near_twenty_six|and_a_half_more',
      'threefold > within_five_years > far_from_twenty_five & !near_twenty_five|and_a_half_more',
      'twofold > within_five_years > far_from_fifteen & !near_fifteen|and_a_half_more',
      'twofold > within_four_years > not_near_nineteen & !and_a_half_more',
      'threefold > within_five_years > "fifteen"|"twenty"|"quinze"|"vingt" & !near_twenty_five|and_a_half_more|"five percent"|"twenty five"|"vingt cinq"|"double"|twofold|#',
    ],
    example: {
      en: 'Three times your money in five years is about fifteen percent.',
      fr: 'Deux fois la mise en trois ans, c’est environ quinze pour cent.',
    },
    correction: {
      en: 'In five years, twice the money is nearly fifteen percent a year and three times nearly twenty-five; twice in three years is twenty-six.',
      fr: 'En cinq ans, deux fois donnent près de quinze pour cent par an et trois fois près de vingt-cinq ; en trois ans, deux fois donnent vingt-six.',
    },
  },
  multiple_counts_time: {
    concept: 'moic',
    says: [
      'lbo_multiple_noun|moic >> lbo_takes_time_in',
      'lbo_multiple_counts_time',
      'multiple_of_money > minds_the_time & !"not"|"pas"|irr',
      '"c’est le multiple qui"|"the multiple is the one" > minds_the_time',
      '~irr > overlooks_time & !multiple_of_money',
      'not_the_same_multiple & year & !irr',
      'multiple_of_money > measures_speed & !"not"|"pas"|"how much"|"combien"',
    ],
    example: {
      en: 'The money multiple takes time into account.',
      fr: 'Le multiple de la mise tient compte du temps.',
    },
    correction: {
      en: 'The money multiple only compares what came back with what was put in; the yearly rate is what time changes.',
      fr: 'Le multiple de la mise compare seulement ce qui revient à ce qui est parti ; c’est le taux annuel que le temps modifie.',
    },
  },
  multiple_is_profit_only: {
    concept: 'moic',
    says: [
      'divide > lbo_profit_of_word|gain_word|"profit"|"gain" > lbo_stake|lbo_put_in & moic|lbo_multiple_noun|multiple_of_money & !"plus one"|"plus un"|irr|"not"|"pas"|lbo_operating_profit',
      'moic|multiple_of_money|lbo_multiple_noun > lbo_is_word|lbo_that_is|directly_is > lbo_profit_of_word|gain_word|"profit"|"gain" > divide > lbo_put_in|lbo_stake & !"not"|"pas"|"plus one"|"plus un"',
      'lbo_mean_say|"veut dire" > lbo_gained_word > # & lbo_stake|moic > on_top_of_it',
      'lbo_gained_word > # > multiply > lbo_stake > on_top_of_it',
      'moic|lbo_multiple_noun|lbo_double|multiply > ~lbo_profit_only',
      'lbo_one_and_a_half > lbo_gained_word|lbo_profit_of_word|lbo_mean_say > lbo_one_and_a_half_of_gain',
      'twofold > lbo_profit_of_word > twofold',
      'threefold > lbo_profit_of_word > threefold',
      'twofold|multiply|lbo_turns|"deux et demie"|"2.5" > made_all_of_it',
      'made_all_of_it & lbo_stake|twofold',
    ],
    example: {
      en: 'The money multiple is the profit divided by the investment.',
      fr: 'Le multiple de la mise, c’est la plus-value rapportée à la mise.',
    },
    correction: {
      en: 'The money multiple counts everything that comes back, the capital as well as the gain.',
      fr: 'Le multiple de la mise compte tout ce qui revient, le capital comme le gain.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
