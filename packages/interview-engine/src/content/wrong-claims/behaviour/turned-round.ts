import type { WrongClaim } from '../../types.ts';

/** Errors, flaws, conflicts and juniors told the wrong way round. */
export const behaviourTurnedRoundClaims = {
  error_may_wait: {
    concept: 'prioritise',
    says: [
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
      'others_mend_my_flaw & !got_over_it|says_otherwise|"not wait"|"n’ai pas attendu"|"mine to fix"|"c’est à moi"',
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
  understanding_is_weakness: {
    concept: 'star_a',
    says: [
      'strength_should_decide & !got_over_it|says_otherwise|"not"',
      'turns_the_eyes_away & lets_them_fight & !got_over_it|"not right"|"did not"|"wrong"|"not the"',
      '~understanding_others > shows_weakness & !says_otherwise|got_over_it|"thought"',
    ],
    example: {
      en: 'Trying to understand the other side is a sign of weakness.',
      fr: 'Chercher à comprendre l’autre, c’est un aveu de faiblesse.',
    },
    correction: {
      en: 'Ask what the other one wants and why: most conflicts end where both reasons are on the table.',
      fr: 'Demandez ce que l’autre veut et pourquoi : un conflit s’éteint quand les deux raisons sont sur la table.',
    },
  },
  nothing_to_learn_from_it: {
    concept: 'learning',
    says: [
      '~other_was_wrong & ~nothing_to_take_from_it & !"at first"|"au début"|"thought"|"pensais"|"croyais"|"used to"|"not that"|"mais"|"but"',
    ],
    example: {
      en: 'He was the problem, so I had nothing to change.',
      fr: 'Le tort venait de lui, je n’avais rien à changer.',
    },
    correction: {
      en: 'Even where the other was wrong, something of yours came late: name it and what you do since.',
      fr: 'Même si l’autre avait tort, quelque chose est venu tard de votre part : dites quoi, et ce que vous faites depuis.',
    },
  },
  report_is_betrayal: {
    concept: 'escalation',
    says: [
      '~over_there_they_watch & is_telling_tales & !says_otherwise|"not"|"pas"',
      'doer > keeps_the_talk_to_himself & !got_over_it',
      'keeps_the_talk_to_himself & ~advice_needless|~"report"|~"signale"',
    ],
    example: {
      en: 'Telling compliance would be snitching.',
      fr: 'Je garde cet échange pour moi.',
    },
    correction: {
      en: 'Reporting the question protects both clients and yourself: the director and compliance hear it the same day.',
      fr: 'Signaler la question protège les deux clients et vous-même : le directeur et la conformité l’apprennent le jour même.',
    },
  },
  denies_or_confirms: {
    concept: 'confidentiality',
    says: [
      'doer > "say"|"tell"|"dis"|"dirais"|"réponds" > progress_hint & !"not"|"pas"|"never"|"jamais"|"even"|"même"|"whether"',
      'doer > says_a_lie_of_it & !got_over_it|"nor"|"neither"|"ni"|"cannot"|"not even"|"même pas"|"whether"|"not say"',
      'confirms_it & already_in_the_papers & !"even"|"même"|"nor"|"ni"|"not"|"ne"',
      'favour_for_a_client & makes_an_exception & !"no exception"|"even"|"même"|"not"|"pas"|"never"|"jamais"',
      'doer > "ask me again after"|"ask again after"|"redemander après"|"reposer la question après" & "signing"|"closing"|"annonce"|"signature" & !"announcement"|"announced"|"public"|"publique"',
      'bare_yes_or_no > ~no_secret_in_it & !"even"|"même"',
    ],
    example: {
      en: 'I confirm, since it is in the press anyway.',
      fr: 'Un oui ou un non, ce n’est pas confidentiel.',
    },
    correction: {
      en: 'Neither confirm nor deny, whatever the press says and whoever asks: any answer is information.',
      fr: 'Ni confirmer ni démentir, quoi que dise la presse et qui que ce soit qui demande : toute réponse informe.',
    },
  },
  client_is_snubbed: {
    concept: 'client_relationship',
    says: ['doer > rough_with_him & !got_over_it|"without"|"sans"|"not"|"pas"'],
    example: {
      en: 'I tell him that it is outrageous to ask.',
      fr: 'Je refuse sèchement, sa question est scandaleuse.',
    },
    correction: {
      en: 'Decline kindly and say that his own file is protected in the same way.',
      fr: 'Refusez avec le sourire, et dites que son propre dossier est protégé de la même façon.',
    },
  },
  help_spoils_the_junior: {
    concept: 'star_a',
    says: [
      'doer > took_it_back > so_he_learned & !got_over_it',
      'guiding_a_junior > holds_him_back > "so i"|"donc je" & !got_over_it',
      'betters_a_junior > works_in_his_place|~left_to_struggle & !got_over_it|says_otherwise|"not by"|"pas en"|"then"|"puis"',
      '~left_to_struggle & betters_a_junior & !got_over_it|says_otherwise|"not by"|"pas en"|"then"|"puis"',
      'guiding_a_junior > holds_him_back & !got_over_it|says_otherwise|works_in_his_place|"trop"|"too much"',
      'doer > at_his_desk_at_night & unseen_by_him & !got_over_it|"not"|"never"|"rather"|"plutôt"|"could"|"pas"',
      'doer > yelled_at_somebody & !got_over_it|"not"|"never"|"pas"|"jamais"|"sans"|"without"',
    ],
    example: {
      en: 'Helping a junior only slows him down.',
      fr: 'Un junior ne progresse que si personne ne l’aide.',
    },
    correction: {
      en: 'Show one page side by side, let him do the next and comment on it: that is how the errors go.',
      fr: 'Montrez une page côte à côte, laissez-lui la suivante et commentez-la : c’est ainsi que les erreurs partent.',
    },
  },
  stuck_means_lazy: {
    concept: 'star_s',
    says: [
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
  progress_not_followed: {
    concept: 'star_r',
    says: ['~cannot_tell_if_better & !got_over_it'],
    example: {
      en: 'I never checked whether he got better.',
      fr: 'Je ne sais pas s’il a progressé, je n’ai pas suivi.',
    },
    correction: {
      en: 'Say what he could do afterwards that he could not before, with a figure.',
      fr: 'Dites ce qu’il savait faire ensuite et pas avant, avec un chiffre.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
