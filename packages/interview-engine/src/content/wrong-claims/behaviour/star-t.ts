import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: your own task. */
export const starTClaims = {
  power_taken_for_none: {
    concept: 'star_t',
    says: [
      'sweep_their_boss & !"if"|"si"|"as if"|"comme si"|"would have"|"later"|"plus tard"|"without"|"sans"',
      '~sweep_power_but_polite & !"not"|"n’est pas"|"n’ai pas"|"n’avais pas"',
    ],
    example: {
      en: 'I was their boss and could fire them.',
      fr: 'J’étais leur chef, je signais leurs primes.',
    },
    correction: {
      en: 'Without authority means that nobody there had to obey you: say what you were to achieve with them.',
      fr: 'Sans autorité, cela veut dire que personne ne devait vous obéir : dites ce que vous deviez obtenir avec eux.',
    },
  },
  nothing_to_overcome: {
    concept: 'star_t',
    says: ['~met_no_obstacle & ~doer|~we_person|"there"|"il" & !later_on|got_over_it'],
    example: {
      en: 'There was no resistance and I did not have to convince anybody.',
      fr: 'Il n’y avait aucun obstacle, tout le monde était d’accord dès le début.',
    },
    correction: {
      en: 'Leading shows where somebody was against it: say who, why, and what won them over.',
      fr: 'On voit qui dirige quand quelqu’un est contre : dites qui, pourquoi, et ce qui l’a convaincu.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
