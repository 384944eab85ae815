import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: WACC. */
export const waccClaims = {
  unlevered_at_equity_cost: {
    concept: 'wacc',
    says: [
      'for_owners_alone|"aux actionnaires"|"to the shareholders" & discounting|shrink & owners_wish|at_equity_cost',
      '"cost of equity alone"|"cost of equity only"|"coût des fonds propres seul"|"seul coût des fonds propres" & discounting|"actualise"|flows',
      '"flux avant frais financiers"|"flux avant intérêts"|"flows before interest"|"unlevered flows"|"unlevered cash flows" >> "appartiennent aux actionnaires"|"reviennent aux actionnaires"|"belong to shareholders"|"belong to the shareholders"|"go to the shareholders"',
      '"these cash flows"|"these flows"|"ces flux" > "already go to the shareholders"|"go to the shareholders"|"vont déjà aux actionnaires"|"reviennent déjà aux actionnaires" & !"after interest"|"après intérêts"',
      'unlevered_at_equity_cost',
      'discounting|shrink & at_equity_cost & -wacc & !levered_word|after_interest|lenders_served|bank_firm',
      'discounting|shrink & at_equity_cost & !both_funders_in_it|levered_word|after_interest|lenders_served|bank_firm',
      'rate_of_the_dcf > owners_requirement & !both_funders_in_it|levered_word|lender|debt|cost_debt|after_interest',
      'unlevered_word > discounting > "cost of equity"|"coût des fonds propres" & !wacc',
      'discounting|shrink > owners_wish & !both_funders_in_it|levered_word|after_interest|lenders_served|bank_firm|lender|debt',
    ],
    example: {
      en: 'I discount the unlevered flows at the cost of equity.',
      fr: 'J’actualise les flux avant frais financiers au coût des fonds propres.',
    },
    correction: {
      en: 'Flows before interest belong to lenders and shareholders together, so they take the WACC.',
      fr: 'Les flux avant frais financiers reviennent aux prêteurs et aux actionnaires : ils s’actualisent au CMPC.',
    },
  },
  debt_raises_wacc_at_once: {
    concept: 'wacc',
    says: [
      '"optimum"|"ideal"|"idéal"|"best" > free_of_debt & !"not"|"pas"|all_debt|"nor"|"ni"',
      'lower_wacc|lowest > free_of_debt',
      'free_of_debt > lower_wacc|lowest',
      'from_first_euro & wacc_climbs',
      'from_first_euro > wacc_climbs',
      'from_first_euro > pushes_wacc_up & !lower_wacc|plain_lowers|"not"|"pas"',
    ],
    example: {
      en: 'The WACC goes up from the first euro of debt.',
      fr: 'Le CMPC monte dès le premier euro de dette.',
    },
    correction: {
      en: 'The first debt brings the WACC down, because it is cheaper than equity after tax.',
      fr: 'La première dette abaisse le CMPC, car elle coûte moins que les fonds propres après impôt.',
    },
  },
  wacc_of_one_side: {
    concept: 'wacc',
    says: [
      '~wacc > ~debt > ~plays_no_part',
      'cost_equity > serves_as_wacc & !"no debt"|"without debt"|"sans dette"|"unlevered"|"not"|"pas"',
      '~rate_of_the_dcf > ~owners_alone_ask > ~lender|~debt > ~does_not_enter & !"not only"',
      'wacc_for_owners & !lender|debt|cost_debt|blend',
      'wacc_for_lenders & !owner|equity|cost_equity|blend',
      'costs_crossed',
      'wacc > owners_wish & !lender|debt|cost_debt|blend',
      'wacc > loan_rate & !owner|equity|cost_equity|blend|"not"|"pas"',
      'wacc >> "is"|"means"|"equals"|"est"|"c’est"|"correspond" >> owners_alone_ask & !lender|cost_debt|blend|"not"|"pas seulement"|"pas que"',
      'wacc > owners_alone_ask & ~debt > ~out_of_the_rate',
      '~debt|~lender|~borrow >> ~out_of_the_rate & !tax_shield|interest|flows',
      'wacc > paid_to_the_banks & !owners_word|"not"|"pas"',
      'wacc > owners_alone_ask & !both_sides_word|"not"|"pas"',
      'rate_of_the_dcf|"the rate"|"le taux"|"that rate"|"ce taux" > owners_alone_ask & !lender|cost_debt|blend|cost_equity|levered_word|"not only"|"pas seulement"|"and the debt"',
    ],
    example: {
      en: 'The WACC is the return that shareholders ask for.',
      fr: 'Le CMPC est le rendement que demandent les actionnaires.',
    },
    correction: {
      en: 'The WACC blends what lenders and shareholders ask for, each by its share.',
      fr: 'Le CMPC mêle ce que demandent prêteurs et actionnaires, chacun pour sa part.',
    },
  },
  debt_always_lowers_wacc: {
    concept: 'wacc',
    says: [
      '"mieux"|"best"|"cheapest"|"optimal" > all_debt & !"not"|"pas"|free_of_debt|"nor"|"ni"|"would"',
      'borrow|debt|leverage > brings_it_down & no_floor',
      'every_extra > brings_it_down & !up_to_a_point|u_shape|first_word|"not"|"pas"',
      '"optimum"|"ideal"|"idéal"|"best" > all_debt & !"not"|"pas"|free_of_debt|"nor"|"ni"',
      'wacc > go_down|fall > forever|no_limit & !u_shape',
      'leverage|dcf_leverage|borrow > always_more > fall > wacc',
      'max_debt & wacc|lower_wacc',
      'leverage|dcf_leverage|borrow & no_limit & fall|go_down & wacc|average_word',
      'wacc & fall|go_down & no_limit',
      'falling_on & leverage|dcf_leverage|add|borrow',
      'all_debt & lowest',
      'ever_more_debt|more_debt > the_lower_the_wacc & !u_shape|up_to_a_point|first_word',
      'ever_more_debt|more_debt|max_debt|borrow & lower_wacc|the_lower_the_wacc & at_any_level',
      'borrow|leverage|ever_more_debt > plain_lowers|plain_sinks > at_any_level',
      'every_extra > debt|borrow > plain_lowers|plain_sinks > wacc & !u_shape|up_to_a_point',
      '~unbounded_word > ~debt|~leverage|~dcf_leverage > ~plain_lowers > ~wacc',
      'borrow|debt|leverage & ~never_turns & average_word|wacc|cost',
      '"should go"|"go for"|"should take"|"in our interest"|"tout intérêt"|"faut mettre"|"vaut mieux" > all_debt & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'More debt always lowers the WACC.',
      fr: 'Plus de dette baisse toujours le CMPC.',
    },
    correction: {
      en: 'Debt lowers the WACC at first; beyond a point both costs climb and the average with them.',
      fr: 'La dette abaisse d’abord le CMPC ; au-delà d’un certain niveau, les deux coûts montent et la moyenne avec eux.',
    },
  },
  inverted_wacc_curve: {
    concept: 'wacc',
    says: [
      '~wacc > hangs_only_on & !"not only"|"seulement"',
      'inverted_u',
      'first_word > wacc > rise > "then" > fall',
      '"first" > plain_mounts|rise > "then" > plain_sinks|fall|"down" & debt|leverage|borrow & !rate_rise|"cost of equity"',
      'from_the_first_loan & wacc & plain_mounts & !"not"|"pas"|cost_equity|plain_sinks',
    ],
    example: {
      en: 'The WACC first rises then falls with debt, an inverted U.',
      fr: 'Avec la dette, le CMPC monte puis baisse, en cloche.',
    },
    correction: {
      en: 'With more debt the WACC comes down at first, then climbs near distress.',
      fr: 'Avec la dette, le CMPC descend dans un premier temps, puis remonte à l’approche du défaut.',
    },
  },
  higher_rates_lower_wacc: {
    concept: 'wacc',
    says: [
      'rate_rise > "only"|"seulement"|"uniquement" > equity|owner & !"not only"|"pas seulement"',
      'rates_noun > "neutral"|"neutre" & wacc & !"not"|"pas neutre"',
      '~rate_rise & ~only_the_debt',
      '~cost_equity|~owner > ~unaffected_by_rates',
      'rate_rise > owners_want_less',
      'only_debt_feels_rates',
      '~rate_rise > ~wacc > unchanged|no_effect',
      'central_bank & lower_wacc',
      'rate_rise > lower_wacc',
      '"plus" > rates_noun > plain_high > "plus" > wacc > plain_low',
      '"the higher" > rates_noun > "the lower" > wacc',
      'high_rates & debt_gets_cheaper & !than_equity',
      'high_rates > lower_wacc & !leverage|dcf_leverage',
      'rate_rise > no_effect|unchanged > wacc',
      'wacc > unchanged > rate_rise',
      'rates_touch_debt_only',
      'rates_that_rise > wacc >> plain_sinks',
      'rates_that_rise > plain_lowers >> wacc & !debt|leverage',
      '~rates_noun > ~plain_no_bearing >> ~wacc',
      'bank_raises > average_word|wacc > plain_sinks|fall & !value|price',
      'loan_at_fixed_rate > ~wacc > ~value_unmoved & !"not enough"',
      '~wacc >> ~value_unmoved > rate_rise',
      'rate_rise|central_bank & only_the_loans & !"not"|"pas"',
    ],
    example: {
      en: 'Higher rates lead to a lower WACC.',
      fr: 'La hausse des taux fait que le CMPC baisse.',
    },
    correction: {
      en: 'When rates climb, the risk-free rate and the cost of debt climb, and the WACC with them.',
      fr: 'Quand les taux grimpent, le taux sans risque et le coût de la dette grimpent, et le CMPC avec eux.',
    },
  },
  small_means_lower_wacc: {
    concept: 'wacc',
    says: [
      'small_company|small_firm > lower_wacc & !"not"|"pas"|"than"',
      'big_company > "pay more" & !"than"|"not"|small_company|small_firm',

      'big_company > pays_more_for_capital',
      '~"size" > no_effect|part_played',
      '~"taille" > no_effect|part_played',
      'small_company > lower_wacc',
      'big_company > higher_wacc',
      'lower_wacc > small_company',
      'small_company|small_firm > cheaper_money & !"not"|"pas"|"than"|"large"|"grandes"',
      '~"size"|~"taille" > ~plain_no_bearing|~independent_word',
      'big_company > bears_a_premium & !"not"|"pas"|small_company|small_firm|"than"|"que"',
    ],
    example: {
      en: 'A small company has a lower WACC.',
      fr: 'Une petite société a un CMPC plus bas.',
    },
    correction: {
      en: 'A small company is more fragile and its shares are hard to sell, so investors ask for a premium.',
      fr: 'Une petite société est plus fragile et ses titres se vendent mal : les investisseurs demandent une prime.',
    },
  },
  capitalised_upside_down: {
    concept: 'wacc',
    says: [
      'multiply > synergy|money_saved|gains_of_joining|# > by_the_rate & !divide|"not"|"pas"|"one minus"|"un moins"',

      'multiply > # > "million"|"millions"|synergy > times_the_discount_rate & !"divide"|"not"|"pas"',
      'divide|over_what|"by"|"par" > growth_less_rate & synergy|money_saved & !"not"|"pas"|"never"|"jamais"',
      'multiply_rate',
      'adds_growth_to_rate',
      'divide|"capitalise"|"capitalised"|"capitalising"|over_what & rate_plus_growth_sum & !"minus"|"moins"|"not"|"pas"|"one plus"|"un plus"|"power"|"puissance"',
    ],
    example: {
      en: 'I multiply the synergies by the WACC.',
      fr: 'Je divise par le CMPC plus la croissance.',
    },
    correction: {
      en: 'A yearly saving that lasts is divided by the WACC less its growth.',
      fr: 'Une économie annuelle durable se divise par le CMPC moins sa croissance.',
    },
  },
  lender_rate_for_synergies: {
    concept: 'wacc',
    says: [
      '"discount"|"discounted"|"capitalise"|"actualise"|"actualiser" > riskless_rate & !"not"|"pas"|"never"|"jamais"|"plus"|"premium"|"prime de risque"|"beta"',
      'rate_name > lender_rate',
      'by_lender_rate',
      'means_only > lender_rate & !"higher"|"above"|"exceeds"|"supérieur"|"plus élevé"|"au-dessus"',
      'times_the_rate',
      '"discount"|"actualise"|"capitalise" > price_of_debt|cost_debt & synergy|money_saved & !wacc',
      '"capitalise"|"capitaliser"|"capitalize"|"capitalising" > "prends"|"use"|"take"|"utilise" > lender_rate & !"not"|"pas"|wacc|"plutôt"',
    ],
    example: {
      en: 'I capitalise at the acquirer’s cost of debt.',
      fr: 'Je multiplie les synergies annuelles par le WACC.',
    },
    correction: {
      en: 'Divide the yearly amount by a WACC that reflects the risk of the synergies.',
      fr: 'On divise le montant annuel par un CMPC qui reflète le risque des synergies.',
    },
  },
  dearer_rate_dearer_savings: {
    concept: 'wacc',
    says: [
      'dearer_rate > worth_all_the_more & !"less"|"moins"|"not"|"pas"',
      'lower_rate_here > worth_all_the_less & !"more"|"plus cher"|"not"|"pas"',
    ],
    example: {
      en: 'A higher discount rate makes the synergies worth more.',
      fr: 'Avec un taux plus élevé, les synergies valent plus.',
    },
    correction: {
      en: 'The higher the rate, the less the savings to come are worth today.',
      fr: 'Plus le taux est élevé, moins les économies à venir valent aujourd’hui.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
