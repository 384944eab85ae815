import type { WrongClaim } from '../../types.ts';

/** False statements about methods held apart, cycles read backwards and limits forgotten. */
export const crossedMethodClaims = {
  methods_unrelated: {
    concept: 'exit_multiple',
    says: [
      'take_it|use_it|keep_it|i_settle_on > the_higher_of_two & !"not"|"pas"|"never"',
      'methods & cross_check_nothing',
      'compare & multiple_of|exit_multiple & growth & cross_check_nothing',
      '~no_recoupment & ~growth|~gordon|~exit_multiple|~two_methods|~multiple_of',
      '~two_methods > ~independent_word',
    ],
    example: {
      en: 'The two methods are independent, so there is no cross-check.',
      fr: 'Les deux méthodes sont indépendantes, on ne peut pas les recouper.',
    },
    correction: {
      en: 'Each method implies the other: a multiple gives a growth rate and a growth rate gives a multiple.',
      fr: 'Chaque méthode éclaire l’autre : un multiple donne une croissance implicite, et une croissance un multiple.',
    },
  },
  cheap_at_the_wrong_time: {
    concept: 'steady_state',
    says: [
      '"buy"|"achète"|"acheter" > low_multiple|"multiple looks low"|"multiple paraît bas" > at_the_peak & !"not"|"pas"|"never"|"jamais"|"trap"',

      'cheap|a_bargain >> at_the_trough & multiple_of|cycle_word|low_multiple',
      'dear_on_paper|expensive_word >> at_the_peak & multiple_of|cycle_word',
      'low_multiple >> at_the_trough & !"not"|"pas"',
      'multiple_of > plain_low >> at_the_trough & !"not"|"pas"',
      'multiple_of > plain_high >> at_the_peak & !"not"|"pas"',
      'low_multiple > a_bargain & !trap_word|but_word|"looks"|"semble"',
      'a_bargain > low_multiple & !trap_word|but_word|"looks"|"semble"',
      'low_multiple > at_the_peak > means_a_bargain & !"not"|"pas"|trap_word|"look"|"looks"|"seem"|"semble"|"paraît"',
      'at_the_peak > low_multiple > means_a_bargain & !"not"|"pas"|trap_word|"look"|"looks"|"semble"|"paraît"',
    ],
    example: {
      en: 'You should buy a cyclical when the multiple is low.',
      fr: 'Il faut acheter une cyclique quand son multiple est bas.',
    },
    correction: {
      en: 'On peak profits the multiple of a cyclical seems low, so one goes by the profit over a whole cycle.',
      fr: 'Sur des profits de pic, le multiple d’une cyclique paraît faible : on raisonne sur le profit d’un cycle entier.',
    },
  },
  limits_of_the_plan_ignored: {
    concept: 'forecast',
    says: [
      'doubles_word > ~needs_nothing_new & "by definition"|"par définition"|"suffit"',
      'doubles_word|promised_profit > ~needs_nothing_new & !"cannot"|"how"|"comment"|"check"|"if"|"si"|"impossible"',
      'lowers_wacc_for & business_plan',
      'doubles_word & ~needs_no_capex',
      '~capex|~equipment & ~nwc & ~cancel_out',
      '~room_in_plants > ~plain_no_matter',
      '~plain_no_matter > ~room_in_plants',
      '~past_delivery > ~plain_no_matter',
      '~plain_no_matter > ~past_delivery',
      'twice_as_much|doubles_word > same_plants & !"not"|"pas"|"how"|"comment"|check',
      'doubles_word > no_money_put_in & !"not"|"cannot"|"ne double pas"|"how"|"comment"|"check"',
    ],
    example: {
      en: 'The capacity of the plants does not matter.',
      fr: 'La capacité des usines n’a pas d’importance.',
    },
    correction: {
      en: 'Volumes must fit what the plants and the people can make, so the plan is tested against both.',
      fr: 'Les volumes doivent tenir dans ce que produisent les usines et les équipes : le plan se teste sur les deux.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
