import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say about time and the price a return allows. */
export const timeClaims = {
  return_adds_up: {
    concept: 'irr',
    says: [
      'lbo_percent_word > year > divide|"dividing"|"diviser" > too_small_a_factor & !"not"|"pas"|"fifteen"|"quinze"|"twelve"|"douze"',
      '# > "times"|"fois" > # > is_said_to_be|"makes"|"fait"|"gives"|"donne" > # > lbo_percent_word > in_all_word & !"not"|"pas"|"would"|lbo_compound|lbo_operating_profit',
      'twenty_a_year > double_and_no_more & !"not"|"pas"|and_a_half_more|"more than"|"plus que"|"plus de"',
      '"twenty percent"|"20%"|"vingt pour cent"|"20 %" > lbo_per_year > twofold & "five"|"cinq" & !"more than"|"plus que"|"not"|"pas"|and_a_half_more',
      '# > "percent"|"%" > "times" > # > lbo_is_word|"makes" > "110"|"100"|"hundred"|"125"|"90" & divide & !"not"|lbo_compound',
      '# > "times"|"fois" > # > lbo_is_word|"font"|"fait" > "110"|"100"|"125"|"60"|"75"|"90"|"80"|"120" & "%"|lbo_percent_word & divide|"fonds"|"stake"|so_therefore & !lbo_operating_profit|"not"|"pas"',
      'irr > big_round_rate & threefold|twofold|multiply & !"not"|"pas"|"one year"|"un an"',
      'twofold > within_five_years > far_off_twenty & !near_fifteen|and_a_half_more|"not"|"pas"',
      'irr|lbo_annual_return|lbo_percent_word|lbo_per_year & lbo_straight_line',
      'lbo_per_year & # & lbo_straight_line',
      'lbo_hundred_so_twenty',
      'lbo_hundreds_of_gain > lbo_linear_result',
      'multiply|lbo_turns > lbo_in_five_years > lbo_linear_result',
      'irr > lbo_is_word > lbo_total_gain_word',
      'its_yearly_rate > added_up_percent & !"not"|"pas"|"would"|lbo_compound|"plus de"|"more than"',
    ],
    example: {
      en: 'An IRR of twenty percent is a straight line, over five years it makes a hundred percent.',
      fr: 'Un TRI de 20 % par an, c’est linéaire, sur cinq ans cela fait cent pour cent.',
    },
    correction: {
      en: 'A yearly return works on what was earned before: twenty percent over five years is nearly 2.5 times the money.',
      fr: 'Un rendement annuel travaille aussi sur les gains passés : 20 % sur cinq ans, c’est presque 2,5 fois la mise.',
    },
  },
  longer_hold_lifts_irr: {
    concept: 'hold_period',
    says: [
      'years_added > irr|lbo_annual_return > would_mount & !"not"|"pas"',
      'keeping_it_longer > dearer_bid & !"not"|"pas"|"cannot"|"less"|"moins"',
      'keeping_it_longer|lbo_wait_longer > raises_return & !"not"|"pas"|"même si"|"unless"|"sauf"',
      'dearer_bid > held_for_longer & !"not"|"pas"|"cannot"|"less"|"moins"',
      'longer_is_better & irr|lbo_annual_return & !"not"|"pas"',
      'irr > goes_up_word > with_time & !"not"|"pas"',
      'better_irr|meilleur_tri > with_time & !"not"|"pas"',
      'keeping_it_longer|lbo_longer_strict >> good_for_return & !"not"|"pas"',
      'lbo_wait_longer > lbo_lifts_it > irr & !fall|lbo_shrink|"unless"|"sauf"',
      'lbo_wait_longer > irr > lbo_lifts_it & !fall|lbo_shrink|"unless"|"sauf"',
      'lbo_longer_strict & lbo_return_rises',
      'lbo_longer_strict & lbo_return_rises & lbo_same_multiple',
      'lbo_return_rises > lbo_longer_strict',
      'irr >> plain_mounts > with_time',
      'lbo_longer_strict > lbo_helps_the_return & !lbo_return_falls|"shorter"|"earlier"|"sooner"|"plus court"|"plus tôt"|"plus vite"',
      'keeping_it_longer > raises_return & !"not"|"pas"|"même si"',
      'held_longer > dearer_bid & !"not"|"pas"|"less"',
      'years_on_top > better_irr & !"not"|"pas"',
      'lbo_same_multiple > years_on_top > better_irr & !"not"|"pas"',
    ],
    example: {
      en: 'With the same multiple, the longer you hold the higher the IRR.',
      fr: 'À multiple égal, plus on attend, plus le TRI est élevé.',
    },
    correction: {
      en: 'The same gain spread over more years is a lower yearly return.',
      fr: 'Le même gain étalé sur plus d’années donne un rendement annuel plus faible.',
    },
  },
  early_cash_lowers_irr: {
    concept: 'hold_period',
    says: [
      'lbo_dividend_soon > lbo_drags_down > irr|lbo_annual_return',
      'lbo_dividend_soon > "brings" > irr > "down"',
      'lbo_early_cash > lbo_return_falls',
      'lbo_early_cash & lbo_return_falls',
    ],
    example: {
      en: 'A dividend recap in year two lowers the IRR.',
      fr: 'Un dividende exceptionnel en année deux fait baisser le TRI.',
    },
    correction: {
      en: 'Money received sooner lifts the IRR.',
      fr: 'L’argent reçu plus tôt fait monter le TRI.',
    },
  },
  higher_hurdle_higher_price: {
    concept: 'irr',
    says: [
      '"twenty five"|"thirty"|"vingt cinq"|"trente" > ~"instead of"|~"rather than"|~"au lieu de"|~"plutôt que" & ~lbo_pays_more_strict|~dearer_bid & !"instead of thirty"|"au lieu de trente"|"less"|"moins"|"not"|"pas"|"cannot"',
      'lbo_higher_return_wanted > lbo_more_can_pay',
      'lbo_higher_target > lbo_pays_more_strict',
      'lbo_lower_hurdle > lbo_pays_less_strict',
      'target_irr_high > pays_dearly & !"less"|"moins"',
      'lbo_higher_hurdle > lbo_pays_more',
      'lbo_asks_more > lbo_pays_more_strict & !"less"|"moins"',
      '"instead of"|"rather than"|"au lieu de"|"plutôt que" > # > lbo_pays_more_strict > because_word > lbo_higher_target & !"less"|"moins"',
      'lbo_pays_more_strict > because_word > lbo_higher_target > lbo_mean_say|lbo_is_word & !"less"|"moins"',
    ],
    example: {
      en: 'With a higher target IRR the fund can pay more.',
      fr: 'Avec un TRI visé plus élevé, le fonds peut payer plus.',
    },
    correction: {
      en: 'The more return the fund asks for, the less it can put in today.',
      fr: 'Plus le fonds exige de rendement, moins il peut mettre aujourd’hui.',
    },
  },
  discounted_at_debt_rate: {
    concept: 'irr',
    says: [
      'lbo_debt_rate_word|wacc > discount > equity|lbo_exit_equity & !"not"|"pas"|"rather"',
      '"bring"|discount|"back" > lbo_cost_of_debt & equity|lbo_exit_equity',
      'discount > lbo_debt_rate_word',
      'discount & "at"|"au" >> lbo_debt_rate_word',
    ],
    example: {
      en: 'I discount the exit equity at the WACC.',
      fr: 'J’actualise les fonds propres de sortie au coût de la dette.',
    },
    correction: {
      en: 'What is left for shareholders is discounted at the return they want, the target IRR.',
      fr: 'Ce qui revient aux actionnaires s’actualise au rendement qu’ils veulent, le TRI visé.',
    },
  },
  entry_debt_subtracted: {
    concept: 'leverage',
    says: [
      '"take"|"takes" > lbo_entry_debt_word > "away" & !exit|lbo_exit_equity',
      '"take"|"takes"|"knock" > lbo_entry_debt_word|first_day_debt > "off" > # & !exit|lbo_exit_equity',
      '"subtract"|"deduct"|"remove"|"enlève"|"retire"|"déduis"|"soustrais" > lbo_new_debt > price|lbo_max_price & !equity|exit',
      '"take" > lbo_new_debt > "off" > price|lbo_max_price & !exit',
      'subtract > lbo_entry_debt_word & !"dette de sortie"|"exit debt"|"inverser"',
      'lbo_entry_debt_word > subtract & !"costs"|"frais"|"fees"',
      'lbo_entry_debt_word > lbo_lowers_word > pay|price|lbo_max_price',
      'less_borrowed > dearer_bid & !"not"|"pas"|"cannot"|"less"',
      'lbo_entry_debt_word|first_day_debt > comes_in_minus|"vient en déduction"|"is taken off" > price|pay|lbo_max_price & !"not"|"pas"',
    ],
    example: {
      en: 'Then I subtract the entry debt to get the price.',
      fr: 'Ensuite je retire la dette d’entrée pour avoir le prix.',
    },
    correction: {
      en: 'What the banks lend at entry adds to the fund’s money: together they pay the price.',
      fr: 'Ce que les banques prêtent à l’entrée s’ajoute à l’argent du fonds : ensemble ils paient le prix.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
