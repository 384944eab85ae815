import type { WrongClaim } from '../../types.ts';

/** Rules of thumb that are none. */
export const ruleOfThumbClaims = {
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
  midyear_for_all: {
    concept: 'midyear',
    says: [
      'made_for_word > uneven_in_the_year & !"not"|"pas"',
      'even_in > uneven_in_the_year & !"not"|"pas"|"less"|"moins"',
    ],
    example: {
      en: 'You always use it, even for a retailer that earns everything at Christmas.',
      fr: 'On l’utilise toujours, même pour une activité saisonnière.',
    },
    correction: {
      en: 'The convention assumes cash spread over the year; a seasonal business needs its own dates.',
      fr: 'La convention suppose des flux répartis sur l’année ; une activité saisonnière appelle ses propres dates.',
    },
  },
  midyear_changes_the_rate: {
    concept: 'midyear',
    says: [
      'midyear|middle_of_year|"convention" > makes_higher > wacc & !value|"one plus"|"un plus"|flows|"not"|"pas"',
      'divide > wacc > by_half & !"one plus"|"un plus"|"not"|"pas"',
      'divide > "rate"|"taux" > by_half & !"one plus"|"un plus"|"not"|"pas"',
    ],
    example: {
      en: 'You divide the discount rate by two.',
      fr: 'La convention augmente le taux d’actualisation.',
    },
    correction: {
      en: 'The rate stays as it is; only the dates of the flows move by half a year.',
      fr: 'Le taux ne change pas ; seules les dates des flux avancent d’une demi-année.',
    },
  },
  lender_margin_fixed: {
    concept: 'cost_debt',
    says: [
      '~margin_of_the_bank > ~however_indebted & !"not the same"|"pas la même"',
      'ever_more_debt|more_debt > lender > lowers_its_margin',
      'ever_more_debt|more_debt > lowers_its_margin & lender',
    ],
    example: {
      en: 'The bank keeps the same margin however much you borrow.',
      fr: 'La marge de la banque ne dépend pas du niveau d’endettement.',
    },
    correction: {
      en: 'Lenders widen their margins as debt rises, because default becomes more likely.',
      fr: 'Les prêteurs élargissent leurs marges quand la dette monte, car le défaut devient plus probable.',
    },
  },
  rate_cures_guesses: {
    concept: 'forecast',
    says: [
      'risk|guess_word|unforeseeable > cured_by > points_on_the_rate|dearer_rate & !"not"|"pas"|"never"',
      'dearer_rate > and_that_settles_it & !"never"|"jamais"|"wrong"|"faux"',
      'it_suffices > dearer_rate & !"not"|"pas"|"never"|"jamais"|"if"|"si"|more_than_that',
      'it_suffices > dearer_rate > rightly_valued & !"not"|"pas"|"never"|"jamais"',
      'it_suffices > dearer_rate & young_firm|missing_plan & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'You just raise the discount rate and the start-up is properly valued.',
      fr: 'Il suffit de monter le taux d’actualisation et la start-up est bien valorisée.',
    },
    correction: {
      en: 'A higher rate does not make guessed flows reliable; another method is needed.',
      fr: 'Un taux plus élevé ne rend pas fiables des flux devinés ; il faut une autre méthode.',
    },
  },
  dcf_ruled_out_by_listing: {
    concept: 'forecast',
    says: [
      '~"cannot be"|~"can not be"|~"impossible"|~"never"|~"ne marche pas"|~"ne peut pas"|~"on ne peut pas" > ~unlisted_barred & !"without"|beta|"if"|"si"',
      'dcf > listed_only & !"not"|"pas seulement"',
      '~merely_indebted > ~dcf_impossible & !"too much"|"trop"|"heavily"|"lourdement"|troubled_firm|insurer_or_bank',

      '~not_on_the_market > ~dcf_impossible',
      'dcf > of_no_use > on_the_market',
      '~dcf_impossible > ~on_the_market',
    ],
    example: {
      en: 'If a company is not listed you cannot do a DCF.',
      fr: 'Si la société n’est pas cotée, on ne peut pas faire de DCF.',
    },
    correction: {
      en: 'A DCF needs flows that can be forecast, not a share price; peers give the beta.',
      fr: 'Un DCF demande des flux prévisibles, pas une cotation ; le bêta vient des comparables.',
    },
  },
  plan_judged_unread: {
    concept: 'forecast',
    says: [
      'halves_it_all & ~unexamined',
      'halves_the_growth & unread_word & !"not"|"pas"',

      '"refuse"|"reject"|"rejette" > business_plan|plan_word > "d’office"|"out of hand"|"sans le lire"|"without reading"',
      '"sellers always lie"|"seller always lies"|"vendeur ment toujours"|"vendeurs mentent toujours"',

      '~business_plan|~plan_word > ~bin_it & !"not"|"pas"|"if"|"si"|"unless"',
      'throws_out > business_plan|plan_word|plan_of_seller > altogether & !"not"|"pas"',
      'i_settle_on > halves_the_growth & !several_cases|"if"|"si"|probability_word',
    ],
    example: {
      en: 'I reject the plan altogether and assume zero growth.',
      fr: 'Je prends la moitié de la croissance du plan, c’est l’usage.',
    },
    correction: {
      en: 'The plan is rebuilt driver by driver: what is proven stays, what is not is weighted or paid later.',
      fr: 'Le plan se reconstruit moteur par moteur : ce qui est prouvé reste, le reste se probabilise ou se paie plus tard.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
