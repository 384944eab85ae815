import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: whom you tell. */
export const escalationClaims = {
  watchdogs_hear_late: {
    concept: 'escalation',
    says: [
      '"wait to see"|"attendrais de voir"|"attends de voir" > ~those_who_watch & !"rather"|"plutôt"',
      '~those_who_watch & heard_too_late & !"not after"|"pas après"|"never"|"wait"|"attendre"',
    ],
    example: {
      en: 'I tell compliance only after the closing.',
      fr: 'Je n’en parle à la conformité qu’après le closing.',
    },
    correction: {
      en: 'The supervisor and compliance hear of the question the same day.',
      fr: 'Le responsable et la conformité apprennent la question le jour même.',
    },
  },
  asking_called_weakness: {
    concept: 'escalation',
    says: [
      '~asking_looks_bad & !"think"|"thought"|"pensais"|"croyais"|"even if"|"même si"',
      'turn_asking_is_weak & !"not"|"pas"|"think"|"thought"|"pensais"|"croyais"',
    ],
    example: {
      en: 'Going to the staffer is a sign of weakness.',
      fr: 'Aller voir le staffeur, c’est un aveu de faiblesse.',
    },
    correction: {
      en: 'Settling a clash between two seniors is what the staffer is for: go early, with a proposal.',
      fr: 'Trancher entre deux seniors, c’est le rôle du staffeur : allez le voir tôt, avec une proposition.',
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
  compliance_only_for_leaks: {
    concept: 'escalation',
    says: [
      'trust_no_need > ~tell|"involve"|"déranger" > ~trust_supervisors',
      '"compliance"|"director"|"seniors"|"associate" > "need only"|"only needs"|"need only hear"|"only if"|"only when"|"never needs"|"has no business"|"slows"|"must not know"|"should not know"',
      '"conformité"|"compliance"|"directeur"|"seniors"|"associate" > "que si"|"qu’en cas"|"seulement si"|"uniquement"|"ralentit"|"ne doit pas savoir"|"ne doivent pas savoir"',
    ],
    example: {
      en: 'Compliance need only hear of it if it leaks to the press.',
      fr: 'La conformité ne doit le savoir qu’en cas de fuite.',
    },
    correction: {
      en: 'The supervisor and compliance hear the same day that the question was asked.',
      fr: 'Le responsable et la conformité savent le jour même que la question a été posée.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
