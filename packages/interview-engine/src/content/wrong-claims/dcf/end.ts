import type { WrongClaim } from '../../types.ts';

/** False statements about the terminal value and the dates of the flows. */
export const endClaims = {
  growth_lowers_end_value: {
    concept: 'gordon',
    says: [
      'more_growth > lowers_terminal_value & !"not"|"pas"',
      '"plus" > growth|rise > "moins" > terminal_value|lump > plain_high|"grosse"|"gros"|"vaut"|"grande" & !"not"|"pas"|rate|wacc',
      'plain_low >> growth > plain_high|plain_lifts >> terminal_value',
      '"moins" > growth > "plus" > terminal_value > plain_high|plain_mounts',

      'plain_mounts >> "g"|perpetual_growth_word|growth & terminal_value >> plain_sinks',
      '"g"|perpetual_growth_word >> plain_mounts & terminal_value >> plain_sinks',
      'one_minus_growth',
      '"g"|growth|perpetual_growth_word >> plain_mounts & terminal_value >> plain_sinks & !wacc|rate',
      '"plus" > growth|"g" > plain_high|plain_mounts > "plus" > terminal_value > plain_low|plain_sinks',
    ],
    example: {
      en: 'Higher growth lowers the terminal value.',
      fr: 'Une croissance plus forte diminue la valeur terminale.',
    },
    correction: {
      en: 'Growth makes the next flow bigger and the divisor smaller: the value climbs twice.',
      fr: 'La croissance grossit le flux suivant et réduit le diviseur : la valeur grimpe deux fois.',
    },
  },
  rate_hardly_matters: {
    concept: 'sensitivity',
    says: [
      'price|oil_word >> hardly_moves & !"if"|"si"',
      'hardly_moves & ~wacc|~rate|~growth|~terminal_value & !"changerait tout"|"would change everything"|"arrondis"|"round"',
      'hardly_moves > ~value|~terminal_value',
      '~one_point_of_rate > ~changes_nothing_at_all & !"not true"|"if"',
    ],
    example: {
      en: 'One point of WACC hardly changes the terminal value.',
      fr: 'Un point de CMPC ne change presque rien à la valeur terminale.',
    },
    correction: {
      en: 'One point of WACC moves the terminal value by ten percent and more.',
      fr: 'Un point de CMPC déplace la valeur terminale de dix pour cent et plus.',
    },
  },
  methods_added_up: {
    concept: 'terminal_value',
    says: [
      'taken_together & terminal_value & !"flows"|"flux"|"not"|"pas"|"never"',
      '~multiple_of|~exit_multiple > ~no_growth_in_it',
      'add_the_two & !"enterprise value"|"EV"|"valeur d’entreprise"|"VE"|"flows"|"flux"|"cash"|average_word|"divide"|"divise"|"halve"|"not"|"pas"|"never"|"jamais"',
      '"both methods"|"two methods"|"deux méthodes" > "add them"|"sum them"|"additionne"|"ajoute" & !"not"|"pas"|"never"|"jamais"',

      'multiple_of|exit_multiple > no_growth_in_it',
      'sums_up > two_methods',
      'sums_up > gordon > exit_multiple|multiple_of',
      'add > gordon & exit_multiple|multiple_of & together_word',
      'not_to_compare',
      '~exit_multiple & ~no_growth_in_it',
      '"both"|"les deux" > summed_word|"sum" > two_methods',
    ],
    example: {
      en: 'I add up the two terminal values.',
      fr: 'J’additionne les deux valeurs terminales.',
    },
    correction: {
      en: 'Both measure the same thing: one checks the other.',
      fr: 'Les deux mesurent la même chose : l’une recoupe l’autre.',
    },
  },
  high_multiple_low_growth: {
    concept: 'exit_multiple',
    says: [
      '"multiple is high"|"high multiple"|"multiple élevé"|"multiple est élevé" > growth > plain_low|"low"|"faible" & !"not"|"pas"|"wacc"',

      'implies & above_word & growth_too_low & !beneath_word',
      'implies & stands_above|"exceeds"|"dépasse"|"dépassent" & growth_too_low & !beneath_word',
    ],
    example: {
      en: 'If the implied multiple is above peers, the growth is too low.',
      fr: 'Si le multiple implicite est au-dessus des pairs, la croissance est trop basse.',
    },
    correction: {
      en: 'An implied multiple well above peers means that the growth is too generous.',
      fr: 'Un multiple implicite bien supérieur aux pairs trahit une croissance trop généreuse.',
    },
  },
  midyear_misdated: {
    concept: 'midyear',
    says: [
      'value > rise|"up" > a_whole_year_of_it & !"half"|"demi"|"demie"|"six"|"not"|"pas"|root_or_half',
      'value >> doubles_word & !"not"|"pas"',
      'first_flow > leaves_undiscounted & at_year_start',
      'effect_overstated',
      'wacc_up > effect_smaller',
      'half_of_a_flow',
      'whole_year_less & !"half"|"demi"|"demie"|"six"|"not"|"pas"|"instead"',
      '"exponent"|"exposant"|"power"|"puissance" & exponents_from_zero & !half_word',
      'first_flow > leaves_undiscounted & !"fully"|"entirely"',
      'first_flow > at_year_zero',
      'value|flows|present_value|each_word > multiply > one_plus > wacc & !root_or_half|"square"|divide|growth',
      'value|present_value > plain_mounts > one_plus > wacc & !root_or_half|"square"',
      'gains_word > a_whole_year_of_it & !"half"|"demi"|"demie"|"six"|"not"|"pas"',
      'midyear & lower_wacc',
      'only_first_year',
      'first_flow > year_and_a_half & !second_word',
      'midyear_presumes > at_year_end|at_year_start',
      'at_year_end|full_years > too_rosy',
      'really_word > at_year_end & !sell_firm|exit_multiple|multiple_of',
      'adds_half_year',
      'halves_rate & !"people"|"not quite"|"certains"',
      'is_neutral',
      'flows|cash|money_word|"tout" > at_year_start & !"not"|"pas"|middle_of_year',
      'it_presumes & flows|cash|money_word & at_year_end & !normal|instead|"without"|"sans"|"sinon"|"otherwise"|middle_of_year',
      'midyear_presumes & flows|cash|money_word & at_year_end & !normal|instead',
      'first_flow|"exponent"|"exposant" > year_and_a_half & !second_word|"one half"|"un demi"|"0 5"|"half a year"|"six months"|"six mois"|"and so on"',
      'midyear|middle_of_year & doubles_word > value',
      'the_effect > a_whole_year_of_it & !"half"|"demi"|"demie"|"instead"|"not"|"pas"',
      'only_word|"count"|"lost"|"compte" > half_of_a_flow',
      'midyear|middle_of_year|"convention" > presumes_word > at_year_end & !instead|"not"|"pas"|"lieu"|normal|sell_firm|exit_multiple|multiple_of',
      'flows|cash|"cash"|money_word > presumes_word > at_year_end & !instead|"not"|"pas"|"lieu"|normal|"without"|"sans"|"classic"|"standard"',
      'effect_overstated & midyear|middle_of_year',
      'the_effect > divide|multiply > one_plus > wacc & !root_or_half',
      'midyear|middle_of_year & presumes_word & at_year_end & !instead|"not"|"pas"|normal|"without"|"sans"|corrects_it|sell_firm|exit_multiple|multiple_of',
      '"raises"|"lifts"|"augmente"|"relève" > value > a_whole_year_of_it & !"half"|"demi"|"demie"|"six"|"not"|"pas"',
      'the_uplift > far_too_much > value',
      'doubles_word > value & !"not"|"pas"',
      'midyear|"convention" > presumes_word > at_year_start|at_year_end & !instead|"lieu"|"not"|"pas"|exit_multiple|multiple_of|sell_firm',
    ],
    example: {
      en: 'The mid-year convention assumes that the cash comes at the beginning of the year.',
      fr: 'La convention suppose que l’argent rentre au début de l’année.',
    },
    correction: {
      en: 'The cash comes in over the year, on average in its middle, so each flow is discounted half a year less.',
      fr: 'L’argent rentre au fil de l’année, en moyenne en son milieu : on actualise chaque flux une demi-année de moins.',
    },
  },
  terminal_year_starved: {
    concept: 'steady_state',
    says: [
      'last_year|for_the_end > da|wear > must_word|ought_to > more_than|above_it|"above"|"exceed"|"dépasser" > capex & !"not"|"pas"|"never"|"jamais"',
      'can_or_must|deals_can_word > cut_it|cuts_word|save_costs >> capex|equipment > last_year|for_the_end & !"not"|"pas"|"cannot"|trap_word|"never"',
      '"mine" > "plus de capex"|"no more capex"|"aucun capex" & !"not"|"faux"|"wrong"',

      'da_above_capex & for_the_end|forever & !"not"|"pas"|"never"|"jamais"|"cannot"|"suspect"|"wrong"|"if"|"si"|"impossible"',
      'mine_word > no_capex_at_end & !"not"|"cannot"|"suspect"',

      'last_year > "zero investment"|"zero capex"|"no capex"|"zéro investissement"|"zéro capex" & !"suspect"|"wrong"|"faux"|"never"|"jamais"|"not"|"if"|"si"',

      'no_capex_at_end & plan_end',
      'no_capex_at_end & for_the_end & !"suspect"|"not been normalised"|"normalised"|"normalisé"',
      'capex > kept_out & for_the_end',
      'for_the_end > no_capex_at_end & !"suspect"|"normalised"|"normalisé"',
      'capex > below_the_wear > for_the_end & !"not"|"pas"|"cannot"|"never"|"jamais"',
      'capex_small_at_end & for_the_end|da & !"not"|"pas"|"mine"',
    ],
    example: {
      en: 'In the terminal year capex falls to zero.',
      fr: 'Dans l’année terminale, le capex peut tomber à zéro.',
    },
    correction: {
      en: 'A business that lives on keeps replacing what wears out: capex stays near depreciation.',
      fr: 'Une société qui dure remplace ce qui s’use : le capex reste proche des amortissements.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
