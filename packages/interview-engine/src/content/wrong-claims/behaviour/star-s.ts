import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the situation. */
export const starSClaims = {
  success_in_disguise: {
    concept: 'star_s',
    says: [
      'outright_only_failure & outright_robbed',
      'conduct_failure & conduct_too_well',
      'advice_failure_to_tell > advice_win',
      'advice_failure_to_tell & advice_picks > advice_win',
      'advice_picks > advice_win & ~advice_failure_to_tell|-advice_damage',
      '-advice_admits & ~advice_damage & "never"|"must"|"should"|"faut"|"surtout" & !first_person',
      '"must be no"|"should be no"|"ne doit"|"ne faut" > ~advice_damage & ~advice_failure_to_tell',
    ],
    example: {
      en: 'My failure is that I was too good and the others could not follow.',
      fr: 'Au final, mon échec a été un succès total.',
    },
    correction: {
      en: 'A failure that ends in praise is none: say what went wrong, what it cost and what you changed.',
      fr: 'Un échec qui finit en éloge n’en est pas un : dites ce qui a raté, ce que cela a coûté et ce que vous avez changé.',
    },
  },
  stuck_means_lazy: {
    concept: 'star_s',
    says: [
      '~tale_who > plainly_lazy & !got_over_it|says_otherwise|"thought"|"but"|"mais"|"as if"',
      '~a_stuck_junior & out_of_laziness & !says_otherwise|got_over_it|"but"|"mais"|"not laziness"|"n’était pas"',
      '~no_look_at_the_cause & ~what_was_wrong_there & !got_over_it|"who was wrong"|"qui avait tort"',
    ],
    example: {
      en: 'A junior who is stuck is just lazy.',
      fr: 'Un junior qui bloque, c’est de la paresse.',
    },
    correction: {
      en: 'First find out what was missing, skill, sources or courage to ask: the help depends on it.',
      fr: 'Cherchez d’abord ce qui manquait, technique, sources ou audace de demander : l’aide en dépend.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
