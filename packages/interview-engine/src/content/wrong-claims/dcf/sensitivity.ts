import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: sensitivity analysis. */
export const sensitivityClaims = {
  inputs_do_not_matter: {
    concept: 'sensitivity',
    says: [
      'tests_inputs & dcf_inputs|terminal_value >> ~hardly_moves & !comps|lbo|"but"|"mais"|"yet"',
      '~dcf|~dcf_inputs >> ~"need to be tested"|~"no need to test"|~"besoin d’être testé" & !"must"',
      'dcf_inputs >> "are certain"|"sont certaines"|"sont sûres" & !"not"|"pas"|"if"|"si"',
      'dcf > ~unmoved_by_inputs',
      'wacc|terminal_growth_word > ~hardly_moves > ~value|~dcf & !lbo|comps|precedents|"but"|"mais"',
      '~whatever_the_inputs & holds_anyway',
      'wacc|terminal_growth_word > no_effect_on > dcf|value',
      '~nothing_to_flex & dcf|an_intrinsic_value & !"comps"|"comparables"|"just because"|"ce n’est pas parce"',
      '~nothing_to_flex > ~model_inputs & !comps|quoted_on_market',
      '~wacc & ~hardly_moves & !"but"|"mais"|"comps"|"comparables"|"lbo"',
    ],
    example: {
      en: 'The value stands whatever the WACC.',
      fr: 'La valeur reste la même quel que soit le CMPC.',
    },
    correction: {
      en: 'Half a point on the rate or on growth moves a DCF a lot: show the range.',
      fr: 'Un demi-point sur le taux ou sur la croissance déplace beaucoup un DCF : montrez la fourchette.',
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
  commodity_is_steady: {
    concept: 'sensitivity',
    says: [
      'value|dcf > hardly_moves > price|oil_word & !"not"|"pas"',
      'at_the_trough|bad_phase > "margins"|"margin"|"marges" > widen|"widen"|"s’élargissent" & !"not"|"pas"|"after"|"après"',
      'forever|gordon & ~reserves_aside',
      'mine_word & forever|gordon & as_for_any_company',
      'less_sensitive_word & assumption|price|value',
      'fixed_costs_word > calms',
      'steadier_than_others & dcf|oil_word|cycle_word',
      'lower_wacc',
      '~nwc & ~cycle_word & unchanged',
      'sensitivity|several_cases|range_word > narrower_word & !wider_word|trap_word|"not"|"pas"',
      'narrower_word > sensitivity|several_cases|range_word & !wider_word|trap_word|"not"|"pas"',
      '~futures_word > knows_the_price & ~sensitivity|~several_cases|~one_case_enough & !wider_word',
      'futures_word > reliable_forecast & !"not"|"pas"',
      'price_known_ahead & ~sensitivity|~several_cases|~range_word & !wider_word|"not"|"pas"',
      'value|price > steadier_than_others & !"not"|"pas"',
      'sensitivity >> narrower_word & !"too"|"trop"',
      'fixed_costs_word > steadier_margin',
      '~nwc > ~plain_no_bearing > ~price|~oil_word|~cycle_word',
      'dcf > "works better"|"marche mieux"|"fonctionne mieux" > cycle_word',
    ],
    example: {
      en: 'The DCF of a commodity company is less sensitive.',
      fr: 'Le DCF d’une cyclique est moins sensible.',
    },
    correction: {
      en: 'The price moves the whole margin, so the value swings far more.',
      fr: 'Le prix fait bouger toute la marge, donc la valeur varie bien davantage.',
    },
  },
  one_case_enough: {
    concept: 'sensitivity',
    says: [
      'need_word > "only"|"seul" > single_case & !"not"|"pas"',
      '~sensitivity|~several_cases|~probability_word >> ~has_no_place',
      '"single"|"seul"|"one"|"un" >> single_case|"scénario"|"scenario" >> "is enough"|"suffit"|"will do" & !"not"|"pas"',
      '"show"|"shows"|"montre"|"présente" > single_case & !"not"|"pas"|beside_others',
      'single_case > "is enough"|"suffit"|"will do"|"is plenty"|"suffices" & !"not"|"pas"',
      '~sensitivity|~several_cases > ~confuses_them & !"not"|"pas"',
      '~sensitivity > of_no_use|without_importance|mere_detail',
      '~dcf|~value > exact_answer',
      'exact_answer',
      'one_case_enough & !more_than_that',
      'single_case > does_the_job',
      'runs_only > single_case & !beside_others|"not be enough"|"not enough"|"pas assez"',
      '-need_word & sensitivity',
      'sensitivity|several_cases > less_useful',
    ],
    example: { en: 'One scenario is enough.', fr: 'Un seul scénario suffit.' },
    correction: {
      en: 'One figure means little: several prices and a table on the main assumptions show the range.',
      fr: 'Un chiffre isolé dit peu : plusieurs prix et un tableau sur les hypothèses principales montrent la fourchette.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
