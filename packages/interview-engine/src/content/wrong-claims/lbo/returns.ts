import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say about the return. */
export const returnsClaims = {
  linear_irr: {
    concept: 'irr',
    says: [
      'lbo_gain_amount & lbo_share_out_over & year & irr|lbo_annual_return|lbo_per_year & !lbo_compound|lbo_longer_hold|lbo_wait_longer|fall',
      '"take the gain"|"the gain of"|"le gain de"|"prend le gain" > "split it"|"divide it"|"spread it"|"divise"|"répartit" > "years"|"years"|"ans"|"années" & !"not"|"don’t"|"pas"|"would"|"serait"|"wrong"',
      'lbo_divided_by_years & lbo_percent_word & lbo_per_year|irr|lbo_annual_return|lbo_gain_amount & !"72"|"n’est pas"|"it’s not"|"is not"',
      'irr|lbo_annual_return > lbo_gain_amount > lbo_divided_strict & !"un an seulement"|"one year only"|"surestime"|"overstates"',
      'irr|lbo_annual_return > lbo_divided_by_years',
      'lbo_simple_division & irr|lbo_annual_return|lbo_per_year & !"un an seulement"|"one year only"|"surestime"|"overstates"|"n’est pas"|"it’s not"|"is not"',
      '~irr|~lbo_annual_return & ~lbo_no_compounding & !"would give"|"that would"|"donnerait"',
      'lbo_multiple_shared_out & irr|lbo_annual_return|lbo_per_year',
      'lbo_simple_average > lbo_is_the_return',
      'irr|lbo_annual_return > lbo_is_word > lbo_simple_average',
      'lbo_rate_times_years',
      'lbo_compounded_forward',
      'divide > gain_word > by_the_years & !instead_compounded',
      'gain_word > divide > by_the_years & irr & !instead_compounded',
      '"on divise"|"you divide"|"just divide"|"we divide" & lbo_per_year|by_the_years & !lbo_compound|"not"|"pas"|"72"|"soixante"|"racine"|"root"|"if"|"si"',
      'whole_percentage > simply_over_the_years > # & !"not"|"pas"|"compound"|"compose"',
      'no_growth_on_growth & !"if"|"would"',
    ],
    example: {
      en: 'The IRR is the gain divided by the number of years.',
      fr: 'Le TRI, c’est le gain divisé par le nombre d’années.',
    },
    correction: {
      en: 'IRR compounds: it is the multiple to the power of one over the years, minus one, not the gain shared between the years.',
      fr: 'Le TRI se compose : c’est le multiple puissance un sur le nombre d’années, moins un, et non le gain réparti entre les années.',
    },
  },
  time_does_not_matter: {
    concept: 'irr',
    says: [
      '~lbo_longer_hold|~lbo_hold_duration & ~irr|~lbo_annual_return > ~lbo_stays_same & !lbo_return_falls',
      '~irr|~lbo_annual_return > -depend > ~lbo_hold_duration|~lbo_longer_hold',
      '~lbo_hold_duration > ~lbo_irrelevant_word & ~irr|~lbo_annual_return',
      '~lbo_irr_same & ~lbo_put_off|~lbo_longer_strict',
      '~lbo_longer_strict > ~lbo_no_influence',
      '~lbo_hold_duration > ~lbo_no_role > ~irr',
      '~length_of_time > ~plain_no_bearing > ~irr',
      '~irr > ~plain_no_bearing > ~length_of_time',
      'irr & moic|lbo_multiple_noun|multiple_of & plain_same_thing & !time_word',
      'irr > same_multiple_word > whatever_the_time',
      'moic|lbo_multiple_noun|multiple_of|threefold|twofold > same_irr_word & !different_irr',
      'multiple_of|twofold|threefold & year & same_irr_word & !different_irr',
      'irr & multiple_of_money > rank_alike & !"not"|"pas"',
      '~payment_on_the_way > ~irr_untouched',
      'always_square_root',
      'is_the_multiple',
    ],
    example: {
      en: 'If the exit comes two years later at the same price the IRR stays the same.',
      fr: 'Si la sortie a lieu deux ans plus tard au même prix, le TRI reste le même.',
    },
    correction: {
      en: 'The same money later is a lower IRR: only the money multiple ignores time.',
      fr: 'Le même argent plus tard fait baisser le TRI : seul le multiple de la mise ignore le temps.',
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
  paydown_creates_nothing: {
    concept: 'debt_paydown',
    says: [
      '~lbo_give_back|~lbo_less_debt|~repay > ~lbo_nobody_richer',
      '~lbo_give_back|~lbo_less_debt & ~lbo_no_value',
      '~lbo_give_back|~lbo_less_debt > -lbo_create_word > ~owner|~value|~lbo_stake|~lbo_gain_total|~lbo_nothing_word',
      '~lbo_give_back|~lbo_less_debt > ~lbo_create_word > ~lbo_nothing_word',
      '~lbo_give_back|~lbo_less_debt & ~lbo_pocket_to_pocket',
      '~lbo_give_back|~lbo_less_debt|~debt_paydown > -lbo_a_source_of_value',
      '~debt_paydown|~lbo_paydown_word >> ~lbo_irrelevant_word|~lbo_no_influence & !ev|"valeur d’entreprise"',
      'lbo_paydown_word|debt_paydown > comes_in_minus > value_bridge & !"not"|"pas"|lbo_exit_debt_strict',
      'whole_gain_is > firm_value_noun & !"not the"|"pas la"|equity|owner',
    ],
    example: {
      en: 'Paying down debt creates nothing for the shareholders.',
      fr: 'Rembourser la dette ne crée rien pour les actionnaires.',
    },
    correction: {
      en: 'Every euro of debt repaid from the target’s cash flow is a euro more of equity at exit.',
      fr: 'Chaque euro de dette remboursé par les flux de la cible, c’est un euro de fonds propres de plus à la sortie.',
    },
  },
  cross_effect_twice: {
    concept: 'value_levers',
    says: [
      'lbo_combined_effect > growth > lbo_multiple_noun > "as well"|"too" & !"once"|"une fois"|"or"',
      'lbo_combined_effect > growth > "et aussi"|"ainsi que"|"and also" > lbo_multiple_noun & !"once"|"une fois"',
      '"in full in growth"|"en entier dans la croissance"|"both in growth and in the multiple"|"twice, once in growth"|"deux fois, dans la croissance" & !"not"|"pas"|"would"|"double count"',
      'lbo_combined_effect > lbo_add_to_both',
      'lbo_combined_effect & lbo_put_in_both',
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
  ev_discounted_at_irr: {
    concept: 'irr',
    says: [
      'discount > ev|lbo_exit_ev_word > irr|lbo_annual_return|"%"|percent_of|#',
      'discount > # > "billion"|"milliard"',
      'lbo_discount_whole > irr|lbo_annual_return|"%"|percent_of',
      'lbo_ev_then_discounted & !subtract',
      'ev > discount > irr|lbo_annual_return & !equity|net_debt|subtract',
    ],
    example: {
      en: 'I discount the exit enterprise value at the IRR of twenty percent.',
      fr: 'J’actualise la valeur d’entreprise de sortie au TRI de vingt pour cent.',
    },
    correction: {
      en: 'The target IRR is a return on equity: take the debt off first, then bring the exit equity back to today.',
      fr: 'Le TRI visé est un rendement des fonds propres : on retire d’abord la dette, puis on ramène les fonds propres de sortie à aujourd’hui.',
    },
  },
  return_not_affected: {
    concept: 'irr',
    says: [
      '~irr|~lbo_annual_return > ~lbo_stays_same',
      '~irr|~lbo_annual_return > ~lbo_no_role',
      '~irr|~lbo_annual_return > -lbo_shrink|-change & ~rate|~interest|~market_money_price',
    ],
    example: {
      en: 'The IRR of the sponsor stays the same with higher interest.',
      fr: 'Le TRI du fonds reste le même avec plus d’intérêts.',
    },
    correction: {
      en: 'At the same price, more interest leaves less cash to repay debt, so the IRR falls.',
      fr: 'À prix égal, plus d’intérêts laissent moins de cash pour rembourser, donc le TRI baisse.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
