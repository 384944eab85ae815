import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: median rather than mean. */
export const medianClaims = {
  median_is_distorted: {
    concept: 'median',
    says: [
      'median_dragged & !"less"|"moins"',
      '"median"|"médiane" > moves_with_extremes & !-"median"',
      'median_bad',
      'the_mean_first',
    ],
    example: {
      en: 'The median is distorted by one name, so the mean is safer.',
      fr: 'La médiane est faussée par une seule société, la moyenne est plus sûre.',
    },
    correction: {
      en: 'One absurd price moves the mean; the middle of the list hardly notices.',
      fr: 'Un prix absurde déplace la moyenne ; le milieu de la liste ne bouge guère.',
    },
  },
  mean_over_median: {
    concept: 'median',
    says: [
      'mean_never_median & !"not the mean"|"pas la moyenne"',
      'prefers_mean > "median"|"médiane"',
      '~average_robust',
      'median_fragile',
      'prefers_mean > because_it',
      'the_mean_first',
      'keeps_extremes',
      'extremes_kept',
      'dropping_distorts',
      'median >> too_sensitive',
      '~nobody_excluded & !median',
      'odd_peer > kept_like_the_rest & !median',
      'kept_like_the_rest > odd_peer & !median',
      '~no_median',
      'mean_of_all & !median|odd_peer',
    ],
    example: {
      en: 'I use the average rather than the median.',
      fr: 'J’utilise la moyenne plutôt que la médiane.',
    },
    correction: {
      en: 'One name with an absurd price moves the mean and leaves the median where it is.',
      fr: 'Un seul nom au prix absurde déplace la moyenne et laisse la médiane en place.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
