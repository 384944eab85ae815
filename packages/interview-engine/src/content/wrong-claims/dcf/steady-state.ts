import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: a normalised final year. */
export const steadyStateClaims = {
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
  peak_year_forever: {
    concept: 'steady_state',
    says: [
      'last_year|for_the_end > must_word|ought_to > best_of_the_plan & !"not"|"pas"|"never"|"jamais"',
      'last_year > "best"|"meilleure"|top_word & for_the_end & i_settle_on|use_it|"use it"|"la prends"|"le prends" & !"if"|"si"|trap_word|"not"|"pas"|normal|"never"|"jamais"',
      'takes_bluntly > full_potential|top_margin > for_the_end|forever & !normal|"not"|"pas"|trap_word|"if"|"si"',
      '"base"|"build"|"rest"|"appuie"|"fonde" > for_the_end > top_margin|top_word|last_observed_year & !normal|"not"|"pas"|"never"',
      'puts_at|"put"|"puts"|"met"|"mets" > trough_word > for_the_end|forever & !normal|"not"|"pas"',
      'trough_word > "goes into"|"serves for"|"sert pour" > for_the_end|forever & !normal|"not"|"pas"',

      'even_at_peak & year_just_behind|latest|latest_margin|last_observed_year|i_settle_on|takes_as_base & !normal|"not"|"pas"|"never"|"jamais"',
      'for_the_end|normal_year_word > "est"|"c’est"|"is" > top_word|top_margin & !normal|"not"|"pas"|trap_word|"if"|"si"',
      'puts_at > top_margin|top_word & for_the_end|value|cycle_word & !normal|trap_word|"mid"|low_margin|"boom"|"capitalise the"|"vous capitalisez"',
      'puts_at > top_word|top_margin & !normal|trap_word|"mid"|low_margin|"boom"|"capitalise the"|"vous capitalisez"',
      '~reserves_renew',
      'i_settle_on|takes_as_base > latest_margin & !trap_word|shows_too_much|if_one|"below"|"under"|"inférieure"',
      'normal_year_word > "gets"|"takes"|"uses"|"keeps"|"reprend"|"prend"|"garde" > latest_margin & !normal|average_word|trap_word|shows_too_much|if_one|"not"|"pas"|"below"|"under"|"inférieure"|"instead"|"lieu"|"plutôt"',
      'i_settle_on|takes_as_base|carries_on_word > last_observed_year & for_the_end|normal_year_word & !normal|trap_word|shows_too_much|if_one|"not"|"pas"',
      'normal_year_word > last_observed_year & !average_word|"milieu"|"mid"|trap_word|shows_too_much|if_one|"not"|"pas"|"capex"',
      '~whatever_the_cycle & ~for_the_end|~normal_year_word|carries_on_word & !normal|trap_word|shows_too_much|"never"|"jamais"|"capex"|if_one',
      'carries_on_word > top_margin|top_word > forever|for_the_end & !normal|trap_word|shows_too_much|if_one|"if"|"si"|"not"|"pas"',
      'carries_on_word > last_observed_year|top_margin & !normal|trap_word|shows_too_much|if_one|"if"|"si"|"not"|"pas"',
      'puts_at > for_the_end > top_word|top_margin & !normal|"mid"|"if"|"si"',
      'i_settle_on > top_margin & !normal|trap_word',
      'top_margin & for_the_end & since_proof',
      'top_word > full_potential',
      'full_potential & for_the_end',
      'i_settle_on > low_margin',
      'ore_body > forever|gordon & !drops_it',
      'gordon > ore_body & !drops_it',
      'last_year & as_is|unchanged',
      'take_peak & forever|terminal_value|last_year|margin',
      'latest & best_estimate',
      '~life_of_reserves > ~plain_no_matter',
      'ore_body & classic_for_ever',
      'classic_for_ever > ore_body',
      'carries_on_word|extend_word|"carry" > todays_good_results > forever|for_the_end & !trap_word|shows_too_much|normal|"not"|"pas"|"if"|"si"',
      '~reserves_never_end & ~ore_body|~mine_word',
      'mine_word|ore_body > gordon|terminal_value > forever & !drops_it|"not"|"pas"|"no"',
      'carries_on_word > top_word > "since"|"because"|"puisque"|"car" & !"otherwise"|"sinon"|"would"|"if"|"si"|"not"|"pas"|trap_word',
      'for_the_end|normal_year_word > takes_bluntly > last_observed_year|latest_margin & !trap_word|shows_too_much|if_one|"instead"',
      'for_the_end|normal_year_word > trough_word & !normal|top_word|"not"|"pas"|"ni"|"neither"|"average"',
      'takes_bluntly > top_margin|top_word > forever|for_the_end & !normal|"not"|"pas"|"never"|"jamais"|trap_word|"if"|"si"|"would"|"otherwise"|"sinon"|"mid"|shows_too_much',
    ],
    example: {
      en: 'For the terminal value I use the peak year.',
      fr: 'Pour la valeur terminale, je prends le haut de cycle.',
    },
    correction: {
      en: 'The terminal year carries a margin in the middle of the cycle.',
      fr: 'L’année terminale porte une marge de milieu de cycle.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
