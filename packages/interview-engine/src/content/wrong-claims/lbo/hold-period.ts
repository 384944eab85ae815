import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: what a longer hold does to the IRR. */
export const holdPeriodClaims = {
  longer_hold_lifts_irr: {
    concept: 'hold_period',
    says: [
      'years_added > irr|lbo_annual_return > would_mount & !"not"|"pas"',
      'keeping_it_longer > dearer_bid & !"not"|"pas"|"cannot"|"less"|"moins"',
      'keeping_it_longer|lbo_wait_longer > raises_return & !"not"|"pas"|"même si"|"unless"|"sauf"',
      'dearer_bid > held_for_longer & !"not"|"pas"|"cannot"|"less"|"moins"',
      'longer_is_better & irr|lbo_annual_return & !"not"|"pas"',
      'irr > goes_up_word > with_time & !"not"|"pas"',
      'better_irr|meilleur_tri > with_time & !"not"|"pas"',
      'keeping_it_longer|lbo_longer_strict >> good_for_return & !"not"|"pas"',
      'lbo_wait_longer > lbo_lifts_it > irr & !fall|lbo_shrink|"unless"|"sauf"',
      'lbo_wait_longer > irr > lbo_lifts_it & !fall|lbo_shrink|"unless"|"sauf"',
      'lbo_longer_strict & lbo_return_rises',
      'lbo_longer_strict & lbo_return_rises & lbo_same_multiple',
      'lbo_return_rises > lbo_longer_strict',
      'irr >> plain_mounts > with_time',
      'lbo_longer_strict > lbo_helps_the_return & !lbo_return_falls|"shorter"|"earlier"|"sooner"|"plus court"|"plus tôt"|"plus vite"',
      'keeping_it_longer > raises_return & !"not"|"pas"|"même si"',
      'held_longer > dearer_bid & !"not"|"pas"|"less"',
      'years_on_top > better_irr & !"not"|"pas"',
      'lbo_same_multiple > years_on_top > better_irr & !"not"|"pas"',
    ],
    example: {
      en: 'With the same multiple, the longer you hold the higher the IRR.',
      fr: 'À multiple égal, plus on attend, plus le TRI est élevé.',
    },
    correction: {
      en: 'The same gain spread over more years is a lower yearly return.',
      fr: 'Le même gain étalé sur plus d’années donne un rendement annuel plus faible.',
    },
  },
  early_cash_lowers_irr: {
    concept: 'hold_period',
    says: [
      'lbo_dividend_soon > lbo_drags_down > irr|lbo_annual_return',
      'lbo_dividend_soon > "brings" > irr > "down"',
      'lbo_early_cash > lbo_return_falls',
      'lbo_early_cash & lbo_return_falls',
    ],
    example: {
      en: 'A dividend recap in year two lowers the IRR.',
      fr: 'Un dividende exceptionnel en année deux fait baisser le TRI.',
    },
    correction: {
      en: 'Money received sooner lifts the IRR.',
      fr: 'L’argent reçu plus tôt fait monter le TRI.',
    },
  },
  multiple_fixes_irr: {
    concept: 'hold_period',
    says: [
      'multiple_settles_rate & !for_equal_time|"not"|"pas"',
      '"twice"|"double"|"doubling"|"two times"|"deux fois"|"doubler" > "always"|"toujours"|"in every case" > percent_word|"percent"|"pour cent"|"%" & !"five years"|"cinq ans"|"over five"|"sur cinq"|"not"|"pas"',
    ],
    example: {
      en: 'A higher multiple always means a higher IRR, however long it takes.',
      fr: 'Un multiple plus élevé donne toujours un meilleur TRI, peu importe le temps.',
    },
    correction: {
      en: 'The IRR depends on the years as well: a smaller multiple earned sooner can give a higher IRR.',
      fr: 'Le TRI dépend aussi des années : un multiple plus faible gagné plus tôt peut donner un TRI plus élevé.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
