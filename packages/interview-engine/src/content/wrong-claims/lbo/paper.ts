import type { WrongClaim } from '../../types.ts';

/** What candidates falsely do with prices, years and multiples on paper. */
export const paperClaims = {
  debt_is_a_small_part: {
    concept: 'leverage',
    says: [
      'lbo_mainly_equity',
      'lbo_ninety_in_equity',
      'debt > lbo_is_word|lbo_only > lbo_tiny_part',
      'debt > "représente"|"fait" > lbo_tiny_part',
    ],
    example: {
      en: 'Most of the price is paid in equity, the debt is only ten percent of the price.',
      fr: 'L’essentiel est payé en fonds propres, la dette ne représente que dix pour cent du prix.',
    },
    correction: {
      en: 'Debt pays a large part of the price, often about half, and the fund brings the rest.',
      fr: 'La dette paie une grande part du prix, souvent la moitié environ, et le fonds apporte le reste.',
    },
  },
  exit_only_by_listing: {
    concept: 'exit',
    says: ['lbo_ipo_only'],
    example: {
      en: 'The exit is always an IPO.',
      fr: 'La sortie se fait toujours par une introduction en bourse.',
    },
    correction: {
      en: 'A fund sells to a trade buyer, to another fund or on the stock market, and most sales are the first two.',
      fr: 'Un fonds cède à un industriel, à un autre fonds ou en bourse, et le plus souvent aux deux premiers.',
    },
  },
  exit_debt_is_the_buyers: {
    concept: 'exit',
    says: [
      '~leave_aside > ~lbo_exit_debt_strict|~"exit debt" > ~because_word > ~"buyer"|~"acheteur"|~"repreneur"',
      'leave_aside > lbo_exit_debt_strict > lbo_debt_is_theirs|buyer|"buyer"|"acheteur" & !"not"|"pas"',
      'lbo_exit_debt_strict|debt|lbo_owed > lbo_debt_is_theirs',
      '~lbo_exit_debt_strict > ~lbo_irrelevant_word',
      'lbo_exit_debt_strict > lbo_left_to_the_holding',
    ],
    example: {
      en: 'The remaining debt is the next buyer’s problem.',
      fr: 'La dette restante est refinancée par le prochain acquéreur, elle ne compte pas.',
    },
    correction: {
      en: 'What is still owed is repaid out of the price, so it comes off before the fund receives anything.',
      fr: 'Ce qui reste dû est remboursé sur le prix, donc retranché avant que le fonds ne touche quoi que ce soit.',
    },
  },
  exit_debt_as_at_entry: {
    concept: 'debt_paydown',
    says: [
      'exit|lbo_resell > still_owes_it_all & !subtract|ev|mezz',
      'still_owes_it_all > exit|"at the end"|"à la fin" & !subtract|mezz',
      'lbo_opening_debt & because_word > ~loan_is_unchanged',
      'subtract > lbo_opening_debt > because_word > ~loan_is_unchanged',
      'lbo_exit_equity & lbo_opening_debt & ~loan_is_unchanged',
      'debt > lbo_is_word > "still" > # > exit & !subtract',
      'debt > still_the_same_sum > exit',
      '"you only pay interest"|"we only pay interest"|"on ne paie que les intérêts"|"on paie seulement les intérêts" & debt|exit & !"PIK"|"bullet"|"in fine"|mezz',
      'lbo_exit_debt_strict > lbo_same_as_entry',
      'debt > "exit"|"sortie" > lbo_same_as_entry',
      'lbo_opening_debt & repay|lbo_give_back & ~lbo_no_difference',
      'subtract > lbo_opening_debt & ~lbo_no_difference',
      '"exit debt"|"debt at exit"|"dette de sortie"|"dette à la sortie" >> "the same"|"la même"',
      'subtract > first_day_debt > exit_moment & !"not"|"pas"|"entrée du"',
      '"exit"|"sortie" > still_owed_in_full & !subtract|lbo_exit_value',
    ],
    example: {
      en: 'The debt at exit is the same as at entry.',
      fr: 'La dette de sortie est la même qu’à l’entrée.',
    },
    correction: {
      en: 'Debt at exit is what was borrowed less what the cash flows have repaid.',
      fr: 'La dette de sortie, c’est l’emprunt de départ moins ce que les flux ont remboursé.',
    },
  },
  paydown_subtracted: {
    concept: 'debt_paydown',
    says: [
      'more_repaid > irr|lbo_annual_return > fall|plain_sinks & !"not"|"pas"|interest',
      '"repaid"|"remboursés"|"remboursé"|lbo_give_back > takes_it_away > what_we_receive & !"not"|"pas"|lender',
      'lbo_give_back|lbo_less_debt|repay > plain_lowers|lbo_lowers_word > what_we_receive & !"not"|"pas"|interest',
      'the_more_repaid > the_less_received & !"not"|"pas"',
      '"remboursés"|"repaid"|"remboursé" > comes_in_minus > what_we_receive & !"not"|"pas"',
      'subtract > lbo_paydown_word > lbo_proceeds_word',
      'lbo_paydown_word > lbo_lowers_word > lbo_proceeds_word',
      'lbo_give_back|lbo_less_debt|lbo_paydown_word > plain_lowers >> value_for_owners',
      'lbo_give_back|lbo_less_debt|lbo_paydown_word > comes_off_word > value_for_owners & !"debt comes off"|"comes off and"|"comes off so"',
      'lbo_give_back|lbo_less_debt|lbo_paydown_word & comes_off_word >> value_for_owners & !ev|lbo_exit_debt_strict|"debt comes off"|"comes off and"|"comes off so"',
      'subtract > "repaid"|"remboursés"|"remboursé" > value_for_owners|lbo_exit_equity & !"not"|"pas"|"entry"|ev|lbo_exit_debt_strict|lender',
    ],
    example: {
      en: 'I subtract the debt repaid from the exit equity.',
      fr: 'Je retire le remboursement des fonds propres de sortie.',
    },
    correction: {
      en: 'What has been repaid is no longer owed, so it adds to what shareholders receive.',
      fr: 'Ce qui est remboursé n’est plus dû, donc cela s’ajoute à ce que touchent les actionnaires.',
    },
  },
  ebitda_grown_too_little: {
    concept: 'exit',
    says: [
      'lbo_percent_word > "for"|"over"|"sur"|"pendant"|"times"|"fois" > # > year > is_said_to_be|"makes"|"fait"|"gives"|"donne" > sum_of_yearly_growth & !about_word|lbo_compound|"not"|"pas"|"more than"|"plus de"|irr|lbo_stake|lbo_per_year',
      'lbo_operating_profit|growth|profit_grows > lbo_per_year > "over five years"|"sur cinq ans"|"en cinq ans"|"five years"|"cinq ans" > "forty five"|"quarante cinq"|"thirty five"|"trente cinq"|"twenty five"|"vingt cinq" & !lbo_compound|"not"|"pas"|"not just"|"more than"|"plus de"',
      'lbo_operating_profit > "nine percent"|"neuf pour cent" > "five years"|"cinq ans" > "forty five"|"quarante cinq" & !lbo_compound|"not"|"pas"|"more than"|"plus de"',
      '# > year > lbo_is_word|lbo_that_is > # > "%"|lbo_percent_word & ebitda & "54%"|"54 %"|"fifty four percent"|"fifty percent"|"thirty percent"|"45%"|"50%" & !lbo_compound|"not"|"pas"',
      '~lbo_year_too_few',
      '~lbo_growth_added_up',
      'lbo_exit_on_entry_ebitda',
      'exit_multiple|lbo_exit_multiple > profit_at_entry & !a_difference|subtract',
      'profit_at_entry > way_out & !a_difference|subtract',
      'way_out > profit_at_entry & !a_difference|subtract',
      '~profit_grows & ~a_year_short',
    ],
    example: {
      en: 'I grow EBITDA one year less than the hold, as there is no growth in the first year.',
      fr: 'L’EBITDA croît une année de moins, car la première année ne compte pas.',
    },
    correction: {
      en: 'EBITDA grows in every year of the hold, each time on the year before.',
      fr: 'L’EBITDA croît pour chaque année de détention, et chaque fois sur l’année précédente.',
    },
  },
  stake_is_the_whole_price: {
    concept: 'moic',
    says: [
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
  leverage_on_sales: {
    concept: 'leverage',
    says: ['leverage|debt > lbo_on_sales'],
    example: {
      en: 'Leverage is a multiple of sales.',
      fr: 'Le levier s’exprime en multiple du chiffre d’affaires.',
    },
    correction: {
      en: 'Lenders count in turns of EBITDA, because profit and not sales pays them.',
      fr: 'Les prêteurs comptent en tours d’EBITDA, car ce sont les résultats et non les ventes qui les paient.',
    },
  },
  fees_do_not_count: {
    concept: 'sources_uses',
    says: [
      '~lbo_fees_word > ~lbo_no_effect_on_price',
      '~lbo_need_not_balance',
      'lbo_fees_word > ~not_a_use',
      '~lbo_fees_word > ~out_of_the_price',
      'lbo_fees_word > not_a_use',
    ],
    example: {
      en: 'The fees have no effect on the price.',
      fr: 'Les frais n’ont pas d’effet sur le prix, ils sont payés par les banques.',
    },
    correction: {
      en: 'Fees stand among the uses and have to be funded, and both columns add up to the same total.',
      fr: 'Les frais figurent dans les emplois, il faut les financer, et les deux colonnes ont le même total.',
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
      'twofold|multiply|lbo_turns|"deux et demie"|"2,5" > made_all_of_it',
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
