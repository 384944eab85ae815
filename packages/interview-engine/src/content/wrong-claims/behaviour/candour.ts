import type { WrongClaim } from '../../types.ts';

/** What somebody keeps quiet, or lets out, told as if it were right. */
export const candourClaims = {
  clash_kept_quiet: {
    concept: 'prioritise',
    says: [
      '~outright_never_show & !got_over_it|says_otherwise|"some"|"certains"|"wrong"|"erreur"',
      '~doer & all_night & ~keeps_silent',
      '~doer > settles_on > on_my_own & !"reach"|"reached"|"joindre"',
      'left_to_understand & ~doer',
      'tells_so > to_each & his_is_first & !each_claims',
      '~kept_from_the_other & !got_over_it|says_otherwise|"if"|"si"|"not true"|"faux"',
      'advice_speaking_up > advice_looks_weak',
    ],
    example: {
      en: 'I tell each of them that theirs is first.',
      fr: 'Je choisis seul, l’autre comprendra.',
    },
    correction: {
      en: 'Both hear of the clash at once, with the hours each task needs; the seniors settle the order.',
      fr: 'Les deux apprennent aussitôt le conflit, avec les heures nécessaires ; les seniors fixent l’ordre.',
    },
  },
  deadline_over_accuracy: {
    concept: 'integrity',
    says: [
      '~doer > sends_off > half_checked & !"mieux"|"rather"|"better"',
      'on_time > counts_more > being_right & !got_over_it',
    ],
    example: {
      en: 'The deadline matters more than the numbers being right.',
      fr: 'J’envoie les deux documents à moitié relus.',
    },
    correction: {
      en: 'A wrong number costs more than an hour: what cannot be checked in time is announced early.',
      fr: 'Un chiffre faux coûte plus qu’une heure : ce qu’on ne pourra pas relire s’annonce tôt.',
    },
  },
  goes_past_the_team: {
    concept: 'escalation',
    says: [
      '"client first"|"client d’abord" & outright_find_out_later|"find out later"|"apprendra plus tard"|"le saura après" & !"not"|"pas"|"never"|"jamais"',
      '~culprit > ~tell|~writes_to > ~client_noun & !"not"|"never"|"pas"|"jamais"|"does not"|"partner"|"associé"',
      '~doer > writes_to|"call"|"ring"|"phone"|"appelle"|"téléphone" > client_noun & outright_find_out_later & !"not"|"never"|"jamais"|got_over_it',
      '~writes_to > ~client_noun & ~advice_those_above > ~advice_needless & !"insist"|got_over_it|says_otherwise',
      '~doer >> writes_to > client_noun & straight_to_him & !"note"|"mea culpa"|"apologised"|"apologies"|"me suis excusé"|"mes excuses"',
      '~doer > writes_to & client_noun & past_the_team',
    ],
    example: {
      en: 'I write to the client directly without telling my associate.',
      fr: 'J’écris directement au client.',
    },
    correction: {
      en: 'The associate hears first: the bank speaks to the client with one voice.',
      fr: 'On prévient d’abord l’associate : la banque parle au client d’une seule voix.',
    },
  },
  unnoticed_means_untold: {
    concept: 'integrity',
    says: [
      '~"personne ne voit"|~"nobody sees"|~"no one sees" > ~"pas de faute"|~"pas d’erreur"|~"no mistake"|~"not a mistake"|~"no error" & !got_over_it',
      '~outright_if_seen & leaves_it & !got_over_it',
      '~unnoticed > ~not_an_error & !"still"|"quand même"|"even if"|"même si"',
      '~no_call_for > ~bring_it_up & ~unnoticed|"version"|"mistake"|"error"|"erreur"',
      '~helps_our_side & ~leaves_it & !"even"|"même"|"whichever"|"not leave"',
    ],
    example: {
      en: 'If the client has not noticed, there is no need to bring it up.',
      fr: 'Si l’erreur nous arrange, je la laisse.',
    },
    correction: {
      en: 'Seen or unseen, for us or against us: the error is told and corrected, because the client relies on it.',
      fr: 'Vue ou non, pour nous ou contre nous : l’erreur se dit et se corrige, car le client s’y fie.',
    },
  },
  passes_the_blame: {
    concept: 'integrity',
    says: [
      '~others_should_catch & !"but"|"mais"|"also"|"aussi"|"not only"',
      'doer > "say"|"tell"|"dirais"|"dis"|"claim" > outright_other_made_it & !"not"|"never"|"even if"|"whether"|"même si"|"jamais"|"if"|"si"',
      '"should have"|"devait"|"aurait dû"|"had to check" & ~outright_his_problem & !"should have told"|"aurais dû"|"not his problem"|"pas son problème"|"i should"|"tell me"|"me dit"',
      'doer > "say"|"tell"|"dirais"|"dis" > somebody_below > "got it wrong"|"made a mistake"|"mixed up"|"trompé"|"planté" & !"not"|"never"|"jamais"|"pas"',
      '~doer > puts_it_on > somebody_below & !got_over_it',
      'failure_noun > lay_with > theirs & !got_over_it|"mine"|"my own"|"la mienne"|own_fault',
      'missed_it > because_of > team_mates & did_my_part|sees_no_change',
      'did_my_part & failure_noun|missed_it & theirs|team_mates|the_others & !got_over_it',
      'maker > -"responsible"|-"responsable"|-"accountable"|-"to blame"',
    ],
    example: {
      en: 'The failure was really theirs.',
      fr: 'Je ferais porter l’erreur au stagiaire.',
    },
    correction: {
      en: 'Whoever sent the page answers for it: own it, size it, repair it.',
      fr: 'Qui a envoyé la page en répond : assumez, mesurez, réparez.',
    },
  },
  secrets_by_mouth: {
    concept: 'confidentiality',
    says: [
      'doer > tell|"parle" > outright_over_a_drink & !refuse_to_say|"never"|"jamais"|"even"|"même"|"not even"|superior',
      '"gives me one"|"tells me one"|"me donne une" > "i give him one"|"i tell him one"|"lui en donne une"',
      '~only_spoken & ~is_allowed & !"in public"',
      'duty_of_silence > lapses & once_signed & !"end up"',
      '~walls > binds_others_only',
      'fair_trade & gives_him_answer & !"no"|"not"|"never"|"jamais"|"pas"',
      'may_tell_him & !"public"|"publique"|"publiques"|"publics"|"only"|"what anyone"|"que ce qui"',
    ],
    example: {
      en: 'As long as nothing is written, telling him is fine.',
      fr: 'L’obligation de confidentialité tombe dès que l’opération est signée.',
    },
    correction: {
      en: 'Spoken or written, before or after the signature: what is not public stays in the team.',
      fr: 'Dit ou écrit, avant ou après : ce qui n’est pas public ne sort pas de l’équipe.',
    },
  },
  keeps_compliance_out: {
    concept: 'escalation',
    says: [
      '~those_who_watch > outright_fuss & !says_otherwise|"not"|"even if"|"même si"',
      'nobody_to_warn & !got_over_it|"not true"|"even"|"même"',
      '~doer|"on" & ~not_to_compliance',
      '-informs > keepers & ~keeping_trust & !"and"|"et"|"mais"|"but"',
      '~no_call_for > ~informs|~bring_it_up > ~keepers',
      '~advice_those_above > ~advice_needless & !"major client"|"insist"|"gros client"',
      '~advice_needless >> ~advice_informs',
      'advice_keeps_to_himself & !"rather"|"report"|"signale"',
      'advice_closed & !"not"|"pas"',
    ],
    example: {
      en: 'I would not tell compliance.',
      fr: 'Je n’en parlerais surtout pas à la compliance.',
    },
    correction: {
      en: 'The request itself is reported the same day, to the supervisor and to compliance.',
      fr: 'La demande elle-même se remonte le jour même, au responsable et à la conformité.',
    },
  },
  flaw_left_alone: {
    concept: 'learning',
    says: [
      'first_person & "stay as you are"|"stay the way i am"|"rester comme on est"|"rester comme je suis"|"aux autres de s’adapter"|"others to adapt"|"others must adapt"|"others should adapt" & !"not"|"rather than"|"plutôt que"',
      '~doer & ~never_checks & !habit|got_over_it|"handicap"',
      '~doer|"team" > ~shuts_out > ~what_i_am_told & !habit|got_over_it',
      '~sees_no_change & ~first_person',
      '~flaw & ~does_not_count_here & ~first_person',
      '~thinks_of_none & ~first_person & !"only"|"seulement"',
    ],
    example: {
      en: 'I cannot think of any weakness.',
      fr: 'Je ne relis jamais mes chiffres.',
    },
    correction: {
      en: 'Name one that is real and can be lived with, the habit that holds it, and what shows that it works.',
      fr: 'Citez-en un vrai, supportable, l’habitude qui le tient et ce qui montre que cela marche.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
