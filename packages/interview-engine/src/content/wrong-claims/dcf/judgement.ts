import type { WrongClaim } from '../../types.ts';

/** False statements about when a DCF serves and what a plan is worth. */
export const judgementClaims = {
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
  big_end_value_is_good: {
    concept: 'tv_weight',
    says: [
      'terminal_value|tv_weight|lump > good_sign & !"not"|"pas"',
      '"plus" > terminal_value|lump >> "pèse"|"lourde"|"grande" > "plus" > sturdy_word & !"moins"|must_word|"hypothèses"',
      'terminal_value|lump > better_for_it & !"not"|"pas"',
      'terminal_value|tv_weight & better_for_it & !other_method',
      'lump > better_for_it',
      '~terminal_value|~tv_weight > without_importance',
      '~tv_weight & without_importance',
      'the_bigger|"plus" > terminal_value|lump > the_safer & !plain_low|"not"|"pas"|"less"|"moins"|"légère"',
      '~fine_that_everything > ~terminal_value|~lump',
      '~terminal_value|~tv_weight & ~"plus" > ~"pèse" > ~"plus" > ~dcf|"valorisation" > ~sturdy_word & !must_word|"il faut"|"hypothèses"|"moins fiable"|"moins solide"|"moins robuste"|"moins sûr"|plain_low',
      '"plus" > terminal_value|lump > "plus" > sturdy_word & !plain_low|"not"|"pas"|"moins"|"légère"',
      '~tv_weight|~terminal_value > ~no_trouble & !"mature"|"stable"',
      '~terminal_value|~lump > "that’s"|"which is"|"is the"|"c’est"|"est la" > reliable_part & !"not"|"pas"|"hardly"|"peu"|"less"|"moins"|"no longer"|"only"|"explicit years"',
      'this_share_of_it & makes_it_sounder & !"not"|"pas"|"less reliable"|"moins fiable"',
    ],
    example: {
      en: 'A heavy terminal value makes the DCF more reliable.',
      fr: 'Une valeur terminale élevée rend le DCF plus fiable.',
    },
    correction: {
      en: 'When nearly everything sits far out, the DCF is fragile.',
      fr: 'Quand presque tout se joue loin devant, le DCF est fragile.',
    },
  },
  no_plan_no_problem: {
    concept: 'forecast',
    says: [
      '~missing_plan > growth|past_word > carried_forward & !"cannot"|"not"|more_than_that',
      '~missing_plan > ~"just extend"|~"simply extend"|~"prolonge simplement"|~"prolonge l’an dernier" & !more_than_that|"cannot"|of_no_use',
      '~missing_plan > "just extend"|"simply extend"|"extend last year"|"prolonge l’an dernier"|"prolonge simplement" & !more_than_that',

      '~missing_plan > ~simply_extend & !more_than_that|"can extrapolate"|"no plan you"|"peut extrapoler"',
      '~missing_plan & ~simply_extend & !more_than_that|"can extrapolate"|"no plan you"|"peut extrapoler"',
      '~missing_plan & dcf & suits_well & !"not"|trap_word',
      '~missing_plan > ~dcf > -suits_well & !"not"|"pas"|"never"',
      '~plan_not_needed',
      '~missing_plan & predicted_as_well_as|just_as_reliable & !"not"|"pas as"',
    ],
    example: {
      en: 'Without a plan you can just extrapolate the past.',
      fr: 'Sans plan, il suffit de prolonger le passé.',
    },
    correction: {
      en: 'With nothing to forecast from, multiples and transactions say more.',
      fr: 'Faute de prévisions crédibles, les multiples et les transactions en disent plus.',
    },
  },
  diligence_skipped: {
    concept: 'due_diligence',
    says: [
      '~check|~due_diligence|~calls_customers > ~wasted_effort & !"not a"|"n’est pas"|"never"|"jamais"|"isn’t"',
      '~due_diligence > ~put_off & !"cannot"|"never"|"jamais"|"not wait"|"ne peut pas"',

      '~"audit" > ~not_necessary|~"pas nécessaire"|~"sert à rien"|~"superflu"',
      'no_diligence',
      '~due_diligence > ~not_necessary & !"if"',
    ],
    example: {
      en: 'There is no need for due diligence.',
      fr: 'Pas besoin de due diligence.',
    },
    correction: {
      en: 'The numbers of a seller are checked against contracts, customers and capacity.',
      fr: 'Les chiffres d’un vendeur se vérifient sur les contrats, les clients et la capacité.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
