import type { WrongClaim } from '../../types.ts';

/** Errors, flaws and results told the wrong way round. */
export const behaviourTurnedRoundClaims = {
  error_may_wait: {
    concept: 'prioritise',
    says: [
      '~"sent"|~"parti"|~"envoyé" > ~"nothing to do"|~"nothing you can do"|~"nothing to be done"|~"nothing i can do"|~"plus rien à faire" & !got_over_it|says_otherwise',
      '~outright_size_is_nothing & "do the same"|"same way"|"fais pareil"|"fais la même"|"traite pareil" & !tell|superior',
      'sooner_or_later > ~comes_to_the_same & ~puts_it_off & !got_over_it',
      'puts_it_off & ~sooner_or_later > ~comes_to_the_same & !got_over_it',
      'puts_it_off > some_later_version & !only_a_trifle|says_otherwise|got_over_it|"if it"|"s’il"|"si c’est"|"minor"|"mineur"',
      'no_haste_now & !only_a_trifle|got_over_it',
      'damage_is_done & sooner_or_later|"waiting" > ~comes_to_the_same & !got_over_it',
      'sooner_or_later > ~comes_to_the_same & !got_over_it',
      'doer > finishes_before_it & !got_over_it|"not"|"pas"|"before i tell"|"drop"',
      '~does_not_bother_to > ~reach_of_the_error & !got_over_it|"only"',
      'every_error_alike & !says_otherwise',
    ],
    example: {
      en: 'I finish my other work first and look at the error afterwards.',
      fr: 'Le mal est fait, donc une heure ou trois jours, c’est pareil.',
    },
    correction: {
      en: 'First what it changes, then everything at once: an error that moves the price is told within minutes.',
      fr: 'D’abord ce qu’elle change, puis tout de suite : une erreur qui touche le prix se dit dans les minutes.',
    },
  },
  error_needs_no_guard: {
    concept: 'star_a',
    says: [
      '~guard_against_errors > ~advice_needless & !got_over_it|says_otherwise',
      '~advice_needless > ~guard_against_errors & !got_over_it|says_otherwise',
      '~guard_against_errors & errors_come_anyway & !got_over_it|"why i"|"so i"|"donc je"',
    ],
    example: {
      en: 'A new check afterwards is useless, errors will happen again anyway.',
      fr: 'Pas besoin de changer ma façon de faire, des erreurs il y en aura toujours.',
    },
    correction: {
      en: 'Say which check would have caught it, and that you have it now.',
      fr: 'Dites quel contrôle l’aurait arrêtée, et que vous le faites désormais.',
    },
  },
  blames_the_machine: {
    concept: 'integrity',
    says: [
      '~owning_up_word > hurts_my_standing > so_i_keep_quiet|~so_i_keep_quiet & !got_over_it|"even if"|"même si"',
      '~doer|"say"|"dire" > the_machine_did_it & !"not"|"never"|"pas"|"jamais"|"sans"|"rather"|"plutôt"|got_over_it',
    ],
    example: {
      en: 'I would tell the client it was a software bug.',
      fr: 'Je dis que c’est l’outil qui a bugué.',
    },
    correction: {
      en: 'Say that the error is yours, what it changes and when the right page arrives.',
      fr: 'Dites que l’erreur est de vous, ce qu’elle change et quand arrive la bonne page.',
    },
  },
  flaw_is_for_others: {
    concept: 'star_a',
    says: [
      'others_adapt & !got_over_it',
      'others_mend_my_flaw & !"but i"|"mais je"|got_over_it|says_otherwise|"not wait"|"n’ai pas attendu"|"mine to fix"|"c’est à moi"',
      '~not_mine_to_mend & ~others_mend_my_flaw|~waits_for_it_to_pass|~first_person & !got_over_it',
      'waits_for_it_to_pass & !got_over_it|"will not"|"did not go"|"n’a pas"|"ne passera"|"pas tout seul"|"do not"|"does not"',
      'doer > others_do_my_share & !got_over_it|"honte"|"ashamed"|"sorry"',
    ],
    example: {
      en: 'It is up to the team to adapt to me.',
      fr: 'C’est au manager de corriger ça, pas à moi.',
    },
    correction: {
      en: 'The flaw is yours and so is the cure: name the habit you set up and who sees it.',
      fr: 'Le défaut est à vous, le remède aussi : citez l’habitude prise et qui la constate.',
    },
  },
  lesson_to_do_worse: {
    concept: 'learning',
    says: [
      'taken_as_lesson > ~outright_bad_lesson & !"without"|"sans"|"alone"|"seul"|"blindly"',
      'taken_as_lesson > lesson_to_the_bad & !"not to say yes"|"not to hide"|"rather than"|"plutôt que"|"au lieu"|"instead of"',
    ],
    example: {
      en: 'My lesson is never to ask for help again.',
      fr: 'Ce que j’en ai retenu, c’est de ne plus rien dire.',
    },
    correction: {
      en: 'A lesson makes the next result better for others too: say earlier, ask earlier, have it checked.',
      fr: 'Une leçon améliore la suite pour les autres aussi : dire plus tôt, demander plus tôt, faire relire.',
    },
  },
  team_knows_nothing: {
    concept: 'integrity',
    says: [
      'outright_they_said & outright_jealous & !got_over_it',
      '~never_asked_them & ~my_last_team & !got_over_it',
      'my_last_team & ~misjudged_me & !got_over_it|"not wrong"|"pas trompée"|"were right"',
    ],
    example: {
      en: 'My last team was wrong about me.',
      fr: 'Je ne sais pas ce qu’en dirait mon équipe, je ne leur ai jamais demandé.',
    },
    correction: {
      en: 'Quote what they told you, even where it hurt: that you asked and heard is half the answer.',
      fr: 'Citez ce qu’ils vous ont dit, même désagréable : avoir demandé et entendu, c’est la moitié de la réponse.',
    },
  },
  bad_end_called_good: {
    concept: 'star_r',
    says: [
      '~outright_not_speaking & outright_suits_me & !got_over_it',
      '~"nobody talking"|~"nobody spoke"|~"se parlait plus"|~"se parle plus" & "good ending"|"good outcome"|"success"|"bonne fin"|"bonne issue"|"réussite" & !says_otherwise',
      '"left the bank"|"quit"|"was let go"|"quitté la banque"|"été viré" > "trained him well"|"trained her well"|"bien formé"|"bien formée"',
      'came_to_nothing > called_a_gain & !other_than_that|got_over_it',
      'price_went_down > good_for_seller & !"buyer"|"acheteur"|says_otherwise',
      '~hours_alone_count & !hours_not_alone',
      'yield_of_work > says_nothing_of_you',
      '~missed_the_date & at_least_right & !got_over_it',
      'gone_so_settled > conflict_over & !got_over_it',
    ],
    example: {
      en: 'The mandate was lost, and that is a plus.',
      fr: 'On n’a pas signé, et c’est un atout.',
    },
    correction: {
      en: 'A result is what the client or the team got: if it was bad, say so and what you kept from it.',
      fr: 'Un résultat, c’est ce que le client ou l’équipe a obtenu : s’il est mauvais, dites-le, et ce que vous en gardez.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
