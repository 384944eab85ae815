import type { WrongClaim } from '../../types.ts';

/** What is falsely said of methods, of past deals, of groups and before a board. */
export const methodClaims = {
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
  dates_do_not_matter: {
    concept: 'precedents',
    says: [
      'old_deals|past_deals|dated & "hold just as well"|"just as valid"|"tout aussi valables" & !"not"|"pas"|"if"|"si"',
      'past_deals|deals_noun > "ago"|old_deals|"il y a" >> tells_todays_price & !"not"|"pas"',
      '~past_deals & ~date_irrelevant',
      'past_deals > adjusts_by_itself',
      'hot_market & past_deals > even_further',
      'adjusts_by_itself & past_deals',
      '~age_of_deal > ~no_weight',
      'deals_noun|precedents > ~as_good_today & !"paraissent"|"look cheap"|"seem cheap"',
      '"top of the cycle" & ~as_good_today',
      'markets_boom & above_the_peers & precedents|deals_noun|past_deals & !below_word',
      'deals_noun|past_deals > used_as_they_are',
      'markets_slump & deals_noun > below_the_peers',
      '~no_weight > ~when_signed',
      '~no_weight > ~deals_noun|~precedents > ~"signed"|~"done"|~"date"',
      'old_deals > still_good & !not_sound',
      'still_good > old_deals & !not_sound',
      '~deal_timing > ~no_weight|~no_effect_on|~plays_no_part',
      '~no_weight|whatever_word > ~deal_timing',
      'deals_noun|past_deals|"transaction"|"deal" > as_good_as_new & !"not"|"pas"',
      'precedents|deals_noun|past_deals > ~never_ages',
    ],
    example: {
      en: 'For precedents the date does not matter.',
      fr: 'Pour les transactions, la date n’a pas d’importance.',
    },
    correction: {
      en: 'A deal carries the rates and the mood of its day: when markets have moved since, it says little.',
      fr: 'Une opération porte les taux et l’humeur de son jour : quand le marché a bougé depuis, elle dit peu.',
    },
  },
  minority_deals_with_premium: {
    concept: 'control_premium',
    says: [
      'buyer|"acheteur" > percent_word|small_stake|minority_stake > "same control premium"|"même prime de contrôle"|"same premium"|"même prime" & !"not"|"pas"|"never"',
      'even_word > few_percent_stake > pays_above|with_full_premium|premium & !"not"|"pas"|"no"|"above"|"dessus"',
      'minority_stake|# > "aussi la prime"|"also a control premium"|"also pay the control premium"|"la prime de contrôle aussi"',
      'even_word > small_stake > premium|control_premium|pays_extra',
      'small_stake > same_premium',
      'small_stake & same_premium',
      'minority_stake & with_full_premium',
      'even_word > minority_stake > pays_above|premium',
      '~holds_control > ~no_weight & ~premium|~pays_extra',
    ],
    example: {
      en: 'Minority deals also carry a control premium.',
      fr: 'Les opérations minoritaires comprennent aussi une prime de contrôle.',
    },
    correction: {
      en: 'Whoever buys a part without power pays no more than the share price, often less.',
      fr: 'Qui achète une part sans pouvoir ne paie pas plus que le cours, souvent moins.',
    },
  },
  parent_multiple_for_parts: {
    concept: 'comps',
    says: [
      'each_division >> parents_multiple & !"not"|"pas"|head_office',
      'each_division|one_part > parents_multiple & !"not"|"pas"|"own peers"|"never"|"jamais"|head_office|centre_costs_word',
      'each_division > "gets"|"reçoit"|"prend" > parents_multiple & !"not"|"pas"|"own peers"',
      'each_division|one_part & applies_it > parents_multiple',
      'applies_it > parents_multiple & !head_office|centre_costs_word|"capitalise"|"capitalised"',
    ],
    example: {
      en: 'Each division is valued at the multiple of the group.',
      fr: 'Pour chaque division, j’applique le multiple du groupe.',
    },
    correction: {
      en: 'The group trades on a blend: each part is held against listed companies of its own trade.',
      fr: 'Le groupe cote sur un mélange : chaque partie se compare aux sociétés cotées de son propre métier.',
    },
  },
  debt_taken_off_each: {
    concept: 'bridge',
    says: [
      'every_division > whole_group_debt & !"not"|"pas"|"never"|"once"|"une fois"|"une seule fois"|"jamais"',
      'whole_group_debt > every_division & !"not"|"pas"|"never"|"once"|"une fois"|"une seule fois"|"jamais"',
      'full_net_debt > from_each & !minority_holders',
      'deducts > full_net_debt|net_debt > from_each & !minority_holders',
      'full_net_debt > taken_off_apart',
      'full_net_debt > "taken off" > "separately"',
      'deducts > net_debt|borrowings > taken_per_part',
      'net_debt|borrowings > taken_per_part & deducts & !minority_holders',
      'bridge_per_part & !"not"|"pas"|"instead"|"plutôt"|"one bridge for"|"un seul"|"only one"|"allocate"|"its own debt"',
    ],
    example: {
      en: 'I subtract the full net debt from each division.',
      fr: 'Je retire toute la dette nette de chaque division.',
    },
    correction: {
      en: 'The group owes its debt once: it comes off the sum.',
      fr: 'Le groupe ne doit sa dette qu’une fois : elle se retire de la somme.',
    },
  },
  discount_on_the_debt: {
    concept: 'central_costs',
    says: [
      'discount_on_debt',
      'conglomerate_premium',
      'diversified_group_word > worth_above_sum & !discount_word',
    ],
    example: {
      en: 'Conglomerates trade at a premium, because they are diversified.',
      fr: 'La décote de holding s’applique à la dette nette.',
    },
    correction: {
      en: 'Groups of unrelated trades mostly sell for less than the sum of their parts; that comes off the value of the parts.',
      fr: 'Les groupes aux métiers sans lien valent le plus souvent moins que leurs parties ; cela se retire de la valeur des parties.',
    },
  },
  methods_must_meet: {
    concept: 'football_field',
    says: [
      '~numbers_differ > someone_erred & !"not"',
      'methods_must_agree',
      'gap_means_error',
      'methods|method_word > ought_to > same_value',
      'spread_word > error_word & !sometimes_word',
    ],
    example: {
      en: 'The three methods should give the same value, so there is a calculation error.',
      fr: 'Les trois méthodes convergent toujours, donc il y a une erreur de calcul.',
    },
    correction: {
      en: 'Each method asks another question, so a spread is normal and has to be explained.',
      fr: 'Chaque méthode pose une autre question : un écart est normal et s’explique.',
    },
  },
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
} as const satisfies Record<string, WrongClaim>;
