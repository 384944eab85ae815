import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: terminal value. */
export const terminalValueClaims = {
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
  scrap_at_the_end: {
    concept: 'terminal_value',
    says: [
      'comes_to_an_end & terminal_value & !"not"|"pas"|"mine"|"if"|"si"',
      'terminal_value|lump > "is"|"est"|"c’est"|"means" > sum_of_the_plan & !ev|after|afterwards|"not"|"pas"',
      'terminal_value|lump >> "is"|"c’est"|"est"|"corresponds to"|"correspond au" > last_flow & !divide|over_word|multiply|multiple_of|capitalise_flow|gordon|growth|"not"|"pas"',
      'last_flow|flows > multiply > plan_span_word & terminal_value|gordon & !divide|over_word|"not"|"pas"',
      'terminal_value|lump|gordon > scrap_price & !going_on_word|"on top"|"en plus"',
      'terminal_value|lump > of_the_plan_years & !going_on_word',
      '"corresponds to"|"correspond au"|"correspond à"|"is the"|"it’s the"|"c’est le"|"c’est la" >> scrap_price & !going_on_word',
      '"it’s the"|"is the"|"c’est la" >> of_the_plan_years & !going_on_word|discounting|ev',
    ],
    example: {
      en: 'The terminal value is what the assets would fetch once the business stops.',
      fr: 'La valeur terminale, c’est le prix des actifs vendus à la casse.',
    },
    correction: {
      en: 'The terminal value stands for all the flows after the plan of a business that goes on.',
      fr: 'La valeur terminale résume tous les flux d’après le plan, d’une entreprise qui continue.',
    },
  },
  gordon_kept_at_year_end: {
    concept: 'terminal_value',
    says: [
      'gordon > not_with_convention',
      'gordon > full_years|stays_whole > multiple_of|exit_multiple > half_word|middle_of_year|n_minus_half|"half year"|"demi-année" & !"not"|"pas"',

      'gordon > stays_whole & !exit_multiple|multiple_of|sell_firm|"not"|"pas"|"without"|"sans"',
    ],
    example: {
      en: 'The Gordon terminal value always stays at year five.',
      fr: 'La valeur terminale de Gordon reste en fin d’année.',
    },
    correction: {
      en: 'Gordon values later flows, which also come in the middle of their years, so it follows the convention.',
      fr: 'Gordon valorise des flux futurs, eux aussi en milieu d’année : il suit donc la convention.',
    },
  },
  wacc_plus_growth: {
    concept: 'terminal_value',
    says: [
      'divide > wacc|rate > multiply >> growth & !one_plus|next_flow|subtract|"not"|"pas"',
      'divide > growth_by_itself & !"not"|"pas"',
      '~divide|~over_word & ~growth > ~does_not_enter|~part_played|~plain_no_bearing & !"cannot"',
      'growth_onto_rate & !"not"|"pas"|"never"',

      'rate_alone',
      'last_flow|flows > multiply > wacc|rate > subtract > growth & !divide',
      'sum_of_rate_growth & divide|over_word|terminal_value|gordon|flows|last_flow|next_flow|lump',
      'divide|over_word > wacc|rate > add > growth',
      'divide|over_word > rate_level > add > rate_level|#',
      'divide|over_word > rate_level > add > growth',
      'divide > growth > subtract > wacc|rate',
      'divide > sum_of_rate_growth',
      'denominator_word > wacc|rate > add > growth|"g"',
      'sum_of_rate_growth & denominator_word & !"not"|"pas"',
      'terminal_value|lump > last_flow > divide|over_word > wacc & !growth|"g"|"minus"|"moins"|"less"|perpetual_growth_word',
    ],
    example: {
      en: 'I divide the next flow by the WACC plus the growth.',
      fr: 'Je divise le flux suivant par le CMPC plus la croissance.',
    },
    correction: {
      en: 'The flow of the following year is divided by the WACC minus growth: growth makes the value higher.',
      fr: 'Le flux de l’année suivante se divise par le CMPC moins la croissance : la croissance augmente la valeur.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
