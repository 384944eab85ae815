import type { WrongClaim } from '../../types.ts';

/** Conflicts, secrets and juniors told the wrong way round. */
export const behaviourTurnedRoundWithOthersClaims = {
  understanding_is_weakness: {
    concept: 'star_a',
    says: [
      '~unlistened & ~talked_nonsense & !got_over_it',
      '~"never tried to see"|~"never tried to understand"|~"not try to understand"|~"jamais cherché à comprendre"|~"pas cherché à comprendre" & !got_over_it|"mistake"',
      'strength_should_decide & !got_over_it|says_otherwise|"not"',
      'turns_the_eyes_away & lets_them_fight & !got_over_it|"not right"|"did not"|"wrong"|"not the"',
      '"never try to understand"|"jamais chercher à comprendre"|"pas chercher à comprendre" & "conflict"|"conflit"|"camp"|"side" & !says_otherwise|got_over_it|"thought"|"pensais"',
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
      '~not_for_them & ~even_if_untrue & !"never"|"jamais"|"refuse"',
      'confirms_it & outright_knows_already & !"even"|"même"|"nor"|"ni"|"not"|"ne"',
      'doer > ~outright_denies_it & !"lie"|"lying"|"mentirais"|"mentir"|"nor"|"neither"|"ni"|"cannot"|"not even"|"même pas"|"whether"|"not say"|"ne dis pas"|"or that"|"truth"|"vrai"',
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
    says: [
      '~doer > ~outright_not_his_business & !got_over_it|"without"|"sans"|"politely"|"poliment"|"not tell him"|"ne lui dis pas"|"never"|"jamais"',
      'doer > rough_with_him & !got_over_it|"without"|"sans"|"not"|"pas"',
    ],
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
  progress_not_followed: {
    concept: 'star_r',
    says: [
      '"result"|"outcome"|"résultat" > my_promotion & !"she"|"he"|"elle"|"il"|"too"|"aussi"',
      '~cannot_tell_if_better & !got_over_it',
    ],
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
