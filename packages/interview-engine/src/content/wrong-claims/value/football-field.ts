import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: a valuation range. */
export const footballFieldClaims = {
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
  field_as_one_number: {
    concept: 'football_field',
    says: [
      'one_bar_only & field_word|a_range & !"not"|"never"|"jamais"',
      'field_word > one_bar_only',
      'field_word & one_figure & !"not as one"|"not one"|"ranges"|"et non"|"pas un chiffre"|"pas un seul"',
      'field_word & averages_methods & !"not"|"pas"|"rather"|"plutôt"|"never"|"jamais"',
    ],
    example: {
      en: 'The football field gives one number.',
      fr: 'Le football field donne un chiffre unique.',
    },
    correction: {
      en: 'It shows the ranges side by side: where they overlap and why they differ.',
      fr: 'Il montre les fourchettes côte à côte : où elles se recoupent et pourquoi elles diffèrent.',
    },
  },
  fixed_ranking: {
    concept: 'football_field',
    says: [
      'dcf|lbo|precedents|comps > every_time > top_or_bottom',
      'gives_always_extreme',
      'fixed_order & methods|dcf|comps|times_profit',
      'dcf|comps|precedents|lbo > ranks_over > method_word',
      'ranking_word & always_so|every_time & !sometimes_word|"no"',
      'method_word > bigger_than > dcf > error_word',
      'dcf|lbo|precedents|comps|deals_noun > always_so|every_time > top_of_the_field & !sometimes_word',
      'fixed_order & !"no"|"depends"|"dépend"',
    ],
    example: {
      en: 'Precedent transactions always give the highest value and the LBO always the lowest.',
      fr: 'Les transactions comparables donnent toujours la valeur la plus haute, le LBO toujours la plus basse.',
    },
    correction: {
      en: 'The order of the methods changes with the plan, the stock market and the deals: no ranking holds everywhere.',
      fr: 'L’ordre des méthodes change avec le plan, la bourse et les opérations : aucun classement ne vaut partout.',
    },
  },
  price_without_a_range: {
    concept: 'football_field',
    says: [
      '~strays_to_the_unit & ~"worth"|~"vaut"|~"valeur"|~"value" & !"never"|"jamais"|"nobody"|"personne"|"i cannot"|"je ne peux"|"il n’y a pas une seule"|"not one"',
      'misread_to_the_unit & !"not"|"no exact"|"pas"|"aucun"|"never"|"jamais"|"nobody"|"personne"',
    ],
    example: {
      en: 'The DCF gives one exact price.',
      fr: 'Le DCF donne le prix exact.',
    },
    correction: {
      en: 'A valuation is a range that several methods draw, not one number.',
      fr: 'Une valorisation est une fourchette que dessinent plusieurs méthodes, pas un chiffre.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
