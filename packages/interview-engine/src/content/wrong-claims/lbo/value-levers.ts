import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the three sources of value creation. */
export const valueLeversClaims = {
  higher_multiple_hurts: {
    concept: 'value_levers',
    says: [
      'lbo_multiple_noun > rise|"gagne" > costs_us & !fall|"not"|"pas"',
      'lbo_multiple_rise_strict > lbo_hurts_fund',
      'lbo_multiple_fall_strict > lbo_helps_fund',
      'lbo_multiple_noun & # > # & lbo_hurts_fund & rise|lbo_multiple_rise_strict',
    ],
    example: {
      en: 'A higher exit multiple destroys value for the fund.',
      fr: 'Un multiple qui monte détruit de la valeur pour le fonds.',
    },
    correction: {
      en: 'Whoever sells gains from a better multiple: each extra turn is worth one EBITDA more.',
      fr: 'Celui qui vend gagne à un meilleur multiple : chaque tour de plus vaut un EBITDA de plus.',
    },
  },
  multiple_most_reliable: {
    concept: 'value_levers',
    says: [
      'lbo_multiple_noun|lbo_multiple_up > lbo_is_word > most_reliable_part & !"least"|"moins"|"not"|"pas"|growth',
      'lbo_multiple_noun >> lbo_count_on_most & !"least"|"growth"|"croissance"|lbo_give_back',
      'lbo_multiple_rise_strict > lbo_is_word > lbo_most_reliable',
      'lbo_multiple_is_safest',
      'lender > lbo_prefers_word > lbo_multiple_rise_strict',
      'a_dearer_multiple|lbo_multiple_noun|"rerating" > best_in_hand & !"not"|"pas"|"least"|"less"|"moins"',
    ],
    example: {
      en: 'Multiple expansion is the safest of the three.',
      fr: 'La hausse du multiple est la plus sûre des trois.',
    },
    correction: {
      en: 'The multiple is what a fund controls least; it depends on the market on the day of the sale.',
      fr: 'Le multiple est ce que le fonds maîtrise le moins ; il dépend du marché le jour de la vente.',
    },
  },
  growth_at_exit_multiple: {
    concept: 'value_levers',
    says: [
      'lbo_more_profit & lbo_multiple_we_sell_at & !lbo_entry_multiple|lbo_multiple_paid',
      'lbo_more_profit > multiply > # > lbo_exit_word',
      'lbo_profit_up|lbo_more_profit > lbo_value_at > lbo_exit_multiple',
      'lbo_value_at > growth > lbo_exit_multiple',
      'lbo_growth_part > lbo_at_exit_multiple',
      'lbo_multiple_effect_word > lbo_exit_multiple_on_all',
      'lbo_multiple_effect_word & ~lbo_exit_multiple_on_all & lbo_exit_multiple',
      'growth_is_it > at_the_way_out_multiple & !"not"|"pas"',
      'lbo_profit_up|lbo_more_profit|growth > at_the_way_out_multiple & !"not"|"pas"|"cross"|"croisé"|"entry"',
    ],
    example: {
      en: 'The growth effect is the extra EBITDA times the exit multiple.',
      fr: 'L’effet croissance, c’est l’EBITDA supplémentaire multiplié par le multiple de sortie.',
    },
    correction: {
      en: 'Growth is valued at the entry multiple; the extra turns on the extra EBITDA are the cross effect, shown apart.',
      fr: 'La croissance se valorise au multiple d’entrée ; les tours en plus sur l’EBITDA en plus forment l’effet croisé, isolé.',
    },
  },
  cross_effect_twice: {
    concept: 'value_levers',
    says: [
      'lbo_on_more_profit|lbo_combined_effect|lbo_bit_between > counted_twice_over & !"not"|"pas"|"ne"|"so that"|"otherwise"|"sinon"|"would"|"avoid"|"éviter"|lbo_own_line',
      'lbo_combined_effect > growth > lbo_multiple_noun > "as well"|"too" & !"once"|"une fois"|"or"',
      'lbo_combined_effect > growth > "et aussi"|"ainsi que"|"and also" > lbo_multiple_noun & !"once"|"une fois"',
      '"in full in growth"|"en entier dans la croissance"|"both in growth and in the multiple"|"twice, once in growth"|"deux fois, dans la croissance" & !"not"|"pas"|"would"|"double count"',
      'lbo_combined_effect > lbo_add_to_both & !lbo_own_line|"separately"|"once"|"une fois"',
      'lbo_combined_effect & lbo_put_in_both & !lbo_own_line|"separately"|"once"|"à part"',
      'add > lbo_combined_effect > lbo_add_to_both',
      '~lbo_pieces & ~lbo_need_not_sum',
      'on_exit_profit & add|adds_up > lbo_combined_effect',
      'on_exit_profit & lbo_combined_effect > adds_up',
      '~gain_parts & ~need_not_match',
      'lbo_combined_effect > "once"|"une fois" > lbo_profit_up|growth > "once"|"une fois"',
      'crossed_part > counted_in_both & !"not"|"pas"|"otherwise"|"sinon"|"would"|"once"',
      '~the_three_effects > ~no_need_to_tie',
      '~crossed_part > ~is_dropped & !"not count it twice"|"deux fois"',
      'is_dropped > crossed_part & !"not"|"pas"|"never"',
    ],
    example: {
      en: 'You add the cross effect to both growth and multiple.',
      fr: 'On ajoute l’effet croisé à la fois à la croissance et au multiple.',
    },
    correction: {
      en: 'The cross effect belongs once in the bridge, so that growth, multiple, cross effect and debt repaid make exactly the gain.',
      fr: 'L’effet croisé ne figure qu’une fois, pour que croissance, multiple, effet croisé et dette remboursée fassent exactement le gain.',
    },
  },
  single_lever: {
    concept: 'value_levers',
    says: [
      '"all the gain"|"all of the gain"|"tout le gain" > "comes from"|"vient de"|"is" > growth|lbo_operating_profit|lbo_multiple_noun|leverage > "noise"|"the others"|"nothing else"|"les autres"|"rien d’autre" & !"not"|"pas"',

      'lbo_single_lever',
      'lbo_seek > ~lbo_nothing_to_improve',
      'leverage > only_source & !"not"|"pas"',
      'only_source > leverage & !"not"|"pas"',
      'the_gain_made|irr > only_from >> leverage|debt & !"pas que"',
    ],
    example: {
      en: 'The value creation only comes from leverage.',
      fr: 'La création de valeur vient uniquement du levier.',
    },
    correction: {
      en: 'Value comes from higher EBITDA, from debt repaid and sometimes from a better multiple.',
      fr: 'La valeur vient d’un EBITDA plus élevé, de la dette remboursée et parfois d’un meilleur multiple.',
    },
  },
  effects_swapped: {
    concept: 'value_levers',
    says: [
      'growth_effect_is|"effet croissance"|"growth effect" > on_the_turnover & !"not"|"pas"|lbo_operating_profit|"margin"|"marge"',
      'growth >> measured_on_turnover & !"not"|"pas"',
      'multiply > debt > "remboursée"|"repaid" > times_the_multiple & !"not"|"pas"',
      'growth_effect_is >> change_in_multiple',
      'multiple_effect_is >> change_in_profit',
      'multiple_effect_is > change_in_profit & !growth_effect_is',
      'growth_effect_is > change_in_multiple & !multiple_effect_is',
      'deleveraging_effect_is > debt_at_one_end & !subtract|a_difference',
      'debt_paydown|lbo_less_debt > measured_by > debt_at_one_end & !subtract|a_difference|lbo_shrink',
      'growth_effect_is > borrowed_noun & !"not"|"pas"',
      'deleveraging_effect_is >> debt_at_one_end & !subtract|a_difference',
      'lbo_multiple_noun > multiply|"applied"|"appliqué" > debt & !lbo_operating_profit',
      'lbo_paydown_word|debt_paydown|lbo_give_back|"remboursée" > times_the_multiple & !"not"|"pas"',
      '"growth" > measured_on_turnover > lbo_multiple_noun & !"not"',
    ],
    example: {
      en: 'The growth effect is the change in multiple times EBITDA.',
      fr: 'L’effet croissance, c’est la variation du multiple fois l’EBITDA.',
    },
    correction: {
      en: 'Growth is the change in EBITDA at the entry multiple, and the multiple effect the change in the multiple on the entry EBITDA.',
      fr: 'La croissance, c’est la variation d’EBITDA au multiple d’entrée, et l’effet multiple la variation du multiple sur l’EBITDA d’entrée.',
    },
  },
  only_the_multiple_pays: {
    concept: 'value_levers',
    says: [
      '"most"|"presque tout"|"nearly all"|"almost all" > comes_from_it|"comes from" >> lbo_multiple_noun & ~counted_for_nothing',
      '~growth|~lbo_profit_up >> ~counted_for_nothing & !"if"|"si"|lbo_multiple_flat',
      '~multiple_stays_put > ~no_gain_at_all & !from_that_part',
      '~no_gain_at_all > ~multiple_stays_put & !from_that_part',
      'all_value_made > from_multiple_only',
      'multiple_stays_put > multiple_lever_word > contributes_word & !"nothing"|"rien"|"zero"|"not"|"pas"',
      'lbo_works_only_if > lbo_multiple_up|lbo_exit_above_entry',
      '~multiple_stays_put & ~growth >> ~lbo_no_value|"vaut zéro"|"worth nothing" & !from_that_part',
      'gains_only_if > sold_dearer',
      'mostly_word > the_gain_made > comes_from_it > a_dearer_multiple & counted_for_nothing',
      '"tout le gain"|"all the gain"|"the whole gain" > comes_from_it > lbo_multiple_noun & !"not"|"ne vient pas"|growth',
      'without_a_dearer_multiple > no_return_at_all',
      '"tout vient"|"all of it is"|"all the gain is"|"tout le gain vient" > a_dearer_multiple & !"not"|"pas"',
      '"only the multiple"|"seul le multiple"|"nothing but the multiple"|"que le multiple" > "matters"|"counts"|"compte"|"pays"|"rapporte" & !"not"|"pas"',
    ],
    example: {
      en: 'If the multiple does not change, there is no gain for the fund.',
      fr: 'À multiple constant, il n’y a aucun gain pour le fonds.',
    },
    correction: {
      en: 'Even at a flat multiple, growth and deleveraging pay the fund.',
      fr: 'Même à multiple égal, la croissance et le désendettement enrichissent le fonds.',
    },
  },
  lower_multiple_costs_nothing: {
    concept: 'value_levers',
    says: [
      '~thinner_multiple > -does_harm & !"only"|"seulement"',
      '~thinner_multiple > ~does_no_harm & !"only"|"seulement"',
      '~lbo_multiple_fall_strict > ~no_effect|~plain_no_bearing & !"only"',
      '~"multiple" > ~"plus bas"|~"lower" > ~"coûte rien"|~"costs nothing"|~"costs us nothing"|~"no loss"',

      '~lbo_multiple_fall_strict > ~lbo_takes_no_value & !lbo_made_up_elsewhere',
      '~thinner_multiple > ~plain_no_bearing|~plain_no_matter & !"only"',
    ],
    example: {
      en: 'A lower exit multiple cannot take value away, it costs us nothing.',
      fr: 'Un multiple de sortie inférieur ne coûte rien au fonds.',
    },
    correction: {
      en: 'A turn lost on exit takes a year of EBITDA off the gain, whatever growth has brought.',
      fr: 'Un tour perdu à la sortie retire un an d’EBITDA du gain, quelle que soit la croissance.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
