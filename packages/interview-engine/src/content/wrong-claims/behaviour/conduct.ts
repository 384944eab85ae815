import type { WrongClaim } from '../../types.ts';

/** What somebody did to others, said so that it speaks against them. */
export const conductClaims = {
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
  lost_in_the_group: {
    concept: 'star_a',
    says: [
      '-conduct_single_out & ~conduct_own_part',
      '~advice_own_part > ~advice_needless',
      '~advice_needless > ~advice_own_part',
      'advice_plural & advice_right|"told"|"throughout"|"faut"|"début à la fin" & !"not"|"pas"',
    ],
    example: {
      en: 'We did everything together, so I cannot say which part was mine.',
      fr: 'On a tout fait ensemble, je ne saurais pas isoler mon rôle.',
    },
    correction: {
      en: 'Say what you yourself did: the question is about you, not about the group.',
      fr: 'Dites ce que vous avez fait, vous : la question porte sur vous, pas sur le groupe.',
    },
  },
  tricks_the_others: {
    concept: 'star_a',
    says: [
      'doer > warned_them > ~known_untrue & !got_over_it|"they were"|"true that"|"vrai que"|"that it was"|"que c’était"',
      'conduct_deceit',
      'borrowed_authority & !got_over_it|"never"|"jamais"',
      'conduct_i_sent > conduct_behind_backs',
    ],
    example: {
      en: 'I told them that the professor had put me in charge, which was not the case.',
      fr: 'J’ai fait semblant d’être d’accord.',
    },
    correction: {
      en: 'People follow reasons and an example: what is won by a lie is lost when it comes out.',
      fr: 'On suit des raisons et un exemple : ce qui est gagné par un mensonge se perd quand il se sait.',
    },
  },
  removes_the_other: {
    concept: 'star_a',
    says: [
      'doer > moved_off & !"not"|"never"|"pas"|"jamais"|"rather than"|"plutôt"|got_over_it',
      'conduct_removes',
      'doer > conduct_denounces',
    ],
    example: {
      en: 'I had him taken off the project at once.',
      fr: 'Je l’ai fait retirer du projet.',
    },
    correction: {
      en: 'Speak to the person first: a senior is called in when that has failed.',
      fr: 'Parlez d’abord à la personne : on ne fait monter le sujet que si cela n’a pas suffi.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
