import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the DCF. */
export const dcfClaims = {
  final_value_weighs_little: {
    concept: 'dcf',
    says: [
      'terminal_value > only_a_tenth|only_a_slice & !"not"|"pas"',
      'first_years_make_it & !"not"|"pas"',
      '~most_of_it_word > ~first_years_hold_it & !"not in"|"pas dans"|"not come"|"ne vient pas"',
      'most_of_it_word > first_years_hold_it & !"not"|"pas"',
      '~mostly_final > weighs_little',
      '~mostly_final > ~hardly_counts',
      'terminal_growth_word > ~hardly_counts',
    ],
    example: {
      en: 'In a DCF the terminal value is a small part of the result.',
      fr: 'Dans un DCF, la valeur terminale pèse très peu.',
    },
    correction: {
      en: 'Most of a DCF usually sits beyond the plan, so the growth after it and the rate decide.',
      fr: 'L’essentiel d’un DCF se trouve le plus souvent au-delà du plan : la croissance qui suit et le taux décident.',
    },
  },
  dear_capital_lifts_value: {
    concept: 'dcf',
    says: [
      'wacc_higher > "plus la valeur"|"the higher the value"|"plus le dcf"|"the more the flows are worth" & !"baisse"|"diminue"|"faible"|"bas"|"basse"|"petite"|"falls"|"drops"',
      'value_higher > wacc_higher|wacc_raised & !"not"|"pas"|"lower"',
      'lower_terminal >> raises_word|value_pushed_up|value_climbs & !"not"|"pas"',
      'dear_capital|wacc_higher|wacc_or_risk_up > value_pushed_up & !"not"|"pas"',
      '"higher wacc"|"wacc plus haut"|"wacc plus élevé"|"higher discount rate"|"taux plus élevé" > "monter"|raises_word|"lifts"|"augmente" & !"not"|"pas"|lowers_word',
      'wacc_higher & value_higher',
      'dcf|dcf_above & wacc_too_high',
      'wacc_higher > raises_word > value|dcf',
      'wacc_higher > value_pushed_up',
      'wacc_raised > value_climbs & !value_sinks|lowers_word',
      'wacc_cut > value_sinks & !value_climbs|raises_word',
    ],
    example: {
      en: 'The higher the WACC, the higher the value.',
      fr: 'Plus le CMPC est élevé, plus la valeur est élevée.',
    },
    correction: {
      en: 'A dearer rate makes tomorrow’s cash worth less today.',
      fr: 'Un taux plus cher fait valoir moins aujourd’hui l’argent de demain.',
    },
  },
  dcf_of_the_wrong_flows: {
    concept: 'dcf',
    says: [
      'dcf > past_flows & !"not"|"pas"|"rather"|"plutôt"',
      'dcf|discounting > past_flows & !"not"|"pas"|"rather"|"plutôt"',
      '"dcf" >> is_relative & !comps|"not"|"pas"|"while"|"whereas"|"alors que"',
      'discounted_profit & !"equity method"',
      'discounted_without_risk & !"plus"|"premium"|"prime"',
    ],
    example: {
      en: 'A DCF discounts past cash flows.',
      fr: 'Le DCF actualise les flux passés.',
    },
    correction: {
      en: 'A DCF discounts the free cash flows to come at a rate that fits their risk, and so looks for what the company is worth in itself.',
      fr: 'Le DCF actualise les flux disponibles à venir, à un taux qui tient compte de leur risque, et cherche donc ce que la société vaut en elle-même.',
    },
  },
  dcf_is_the_truth: {
    concept: 'dcf',
    says: [
      '~dcf & ~least_sensitive & !comps|"if"|"si"',
      'dcf >> depend|rests_on >> "humeur"|"mood" & !"not"|"pas"|"less"|"moins"',
      'dcf > ~exact_method & !"not"|"pas"',
      '~objective_answer & ~beats_all & !"not"|"pas"|"isn’t"',
      'dcf|discounting|flow_method > ~infallible & !"but"|"mais"|"if"|"si"',
      'dcf > "bon chiffre"|"right number"|"bonne valeur"|"plus scientifique"|"most scientific" & !but_word',
      'dcf >> depend|rests_on > mood & lookalikes|comps',
      'objective_answer & beats_all|~needs_no_guess',
      'dcf|future_cash > beats_all',
      '-hangs_on_guesses & beats_all|objective_answer|~needs_no_guess & dcf|objective_answer & !mood',
      'dcf > beyond_doubt & !only_seems',
      'dcf > ~beyond_doubt & "assumptions" & !hangs_on_guesses',
      'dcf > ~beyond_doubt & "hypothèses" & !only_seems|hangs_on_guesses',
      'dcf > never_word > misleads_word',
      '~dcf > ~free_of_guesses',
      'dcf & must_be > market_mistaken',
      'dcf & market_mistaken & must_be',
      'comps & must_be > market_mistaken',
      'dcf|comps|precedents|method_word > no_judgement',
      'dcf & ~hardly_sensitive > ~model_inputs & !comps|quoted_on_market|precedents|deals_noun',
      'dcf|comps|precedents|lbo > no_limits',
      'dcf|discounting > ~never_misleads|infallible & !"but"|"mais"|"if"|"si"',
      'discounting > ~free_of_guesses',
      'only_method_word > ~never_misleads|infallible',
      'only_method_word & ~free_of_guesses',
      'dcf & ~same_for_anyone & !"not"|"pas"',
      'objective_answer|pure_maths|beyond_doubt & same_for_anyone',
      'dcf >> pure_maths & !"not"|"pas"|"but"|"mais"|only_seems',
    ],
    example: {
      en: 'The DCF gives the true value of the company, so I would only use that one.',
      fr: 'Le DCF donne la vraie valeur de la société, donc je n’utiliserais que lui.',
    },
    correction: {
      en: 'A DCF is only as good as its plan, its discount rate and its terminal value.',
      fr: 'Un DCF ne vaut que ce que valent son plan, son taux et sa valeur terminale.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
