import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: past or forward figures. */
export const ltmNtmClaims = {
  period_does_not_matter: {
    concept: 'ltm_ntm',
    says: [
      '~year_ends|~same_year_end >> ~not_needed|~no_call_for',
      '~past_year|~past_period|~forward_word > ~any_year_will_do',
      '~"mix"|~"mélange" & ~any_year_will_do',
      '~past_period & ~coming_period > ~makes_no_odds & !kept_alike_word|"not the same"|"pas la même"',
      '"whether"|"que ce soit" > ~past_period > ~coming_period > ~makes_no_odds & !kept_alike_word',
      '~makes_no_odds > ~past_period > ~coming_period & !kept_alike_word',
      'past_year > coming_year > "pas de souci"|"no problem"|"pas grave"|"it is fine"|"that is fine"|"peu importe"|"aucun problème"',
      '~plain_no_matter|~no_weight > past_year > coming_year',

      'year_ends > as_they_stand',
      'plain_no_matter > year_ends',
      'always_past',
      'mixing_is_fine & is_fine|every_time|"i"|"je"|"on"|"you"',
      'forward_multiple > on_past_profit',
      'past_multiple > on_next_profit',
      'forward_word > ~no_use_word',
      'past_word > enough_word',
      'a_ratio_is_a_ratio & ~without_a_problem|~period_cancels',
      '~without_a_problem > mixed_periods & !"not"|"pas la même"|"if"|"si"',

      '~period_cancels & times_profit|past_word|forward_word & !"if"|"si"',
      '~plain_no_matter > mixed_periods',
      '~no_need_to_line_up & !"if"|"si"|"already"|"déjà"',
      '~year_ends > ~plain_no_matter',
      'mixes_years & !if_word|mismatch_word|"never"|"jamais"|"not"|"pas"',
    ],
    example: {
      en: 'I only use the last twelve months.',
      fr: 'Je regarde uniquement les douze derniers mois.',
    },
    correction: {
      en: 'Markets pay for what comes: look at the coming year beside the past one, each time on one basis.',
      fr: 'Les marchés paient ce qui vient : on regarde l’année à venir à côté de la passée, chaque fois sur une même base.',
    },
  },
  forward_multiple_higher: {
    concept: 'ltm_ntm',
    says: [
      '"growing"|"en croissance" > past_year|past_period|"last year’s" > coming_year|"next year’s" > multiple_up|multiple_climbs|multiple_pushed_up|"multiple go up"|"monter le multiple" & !shrinking_firm|if_word|"not"|"pas"',
      'forward_multiple_named >> is_the_higher_one & !shrinking_firm|if_word|"not"|"pas"',
      'past_multiple_named >> is_the_lower_one & !shrinking_firm|if_word|"not"|"pas"',
    ],
    example: {
      en: 'For a growing company the forward multiple is higher than the trailing one.',
      fr: 'Pour une société en croissance, le multiple prévisionnel est plus élevé que le multiple historique.',
    },
    correction: {
      en: 'For a growing company the forward multiple is the lower one: the same value is divided by a larger profit.',
      fr: 'Pour une société en croissance, le multiple prévisionnel est le plus bas : la même valeur est divisée par un résultat plus grand.',
    },
  },
  deals_quoted_forward: {
    concept: 'ltm_ntm',
    says: [
      'past_deals|deals_noun > coming_year > comps|quoted_on_market|lookalikes > past_year',
      'comps|quoted_on_market|lookalikes > past_year > past_deals|deals_noun > coming_year',
      'deals_on_forward',
      'deals_noun >> "read"|"quoted"|"struck"|"priced"|"done"|"calculés"|"calculées"|"signés"|"se font"|"based"|"on"|"se lisent"|"sont" >> "next year"|"forward"|"ntm"|"prochain"|"l’année prochaine"|"prévisionnel" & !"not"|"pas"|"sometimes"|"parfois"',
    ],
    example: {
      en: 'Deal multiples are on next year’s EBITDA.',
      fr: 'Les transactions portent sur les douze prochains mois.',
    },
    correction: {
      en: 'Deals are mostly quoted on the last twelve months, the stock market on the coming year.',
      fr: 'Les opérations se citent surtout sur les douze derniers mois, la bourse sur l’année à venir.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
