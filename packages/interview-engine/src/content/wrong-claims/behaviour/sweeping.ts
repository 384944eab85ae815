import type { WrongClaim } from '../../types.ts';

/** Sweeping statements on proof, results and on whose turn it is. */
export const sweepingClaims = {
  status_for_proof: {
    concept: 'motivation_specific',
    says: [
      'outright_alone_proves & ~sweep_drive|sweep_nothing_to_prove|"enough"|"suffit"|"i want this" & !says_otherwise',
      '"application"|"candidature"|"cv" >> "speaks for itself"|"parle d’elle-même"|"parle de lui-même" & !"not"|"pas"',
      'sweep_status & sweep_proves & sweep_drive & !"proves nothing"|"ne prouve rien"|"prouvent rien"|"not enough"|"suffit pas"',
      'sweep_status > sweep_nothing_to_prove & !"not"|"n’est pas"|"does not mean"',
      'sweep_status & ~sweep_nothing_to_prove & !"does not mean"|"ne veut pas dire"|"that said"',
      '~sweep_meeting_people > ~sweep_adds_nothing & !"not useless"|"if"|"si"|"but"|"mais"|"without"|"sans"|"alone"|"à lui seul"|"c’est pour ça"|"so i"|"donc je"',
      '~sweep_adds_nothing >> ~sweep_meeting_people & !"not useless"|"without"|"sans"|"so i"|"donc je"',
      '~sweep_unprepared & ~sweep_on_purpose',
      'sweep_asks_for_more & sweep_drive',
    ],
    example: {
      en: 'My school’s name proves my motivation.',
      fr: 'Poser sa candidature prouve la motivation, rencontrer les équipes n’apporte rien.',
    },
    correction: {
      en: 'A school or an application proves nothing: say whom you met, what you built, what you read for this job.',
      fr: 'Une école ou une candidature ne prouve rien : dites qui vous avez rencontré, ce que vous avez construit, ce que vous avez lu pour ce métier.',
    },
  },
  hours_called_a_myth: {
    concept: 'job_reality',
    says: [
      '~"hours"|~"horaires"|~"nights"|~"nuits"|~"pace"|~"rythme" > ~outright_not_so_bad',
      'outright_time_kept & !"in audit"|"in consulting"|"en audit"|"en conseil"|"cannot"|"never"|says_otherwise|"thought"|"croyais"|"used to"',
      '~sweep_hours > ~"that is folklore"|~"just folklore"|~"all folklore"|~"c’est du folklore"|~"des légendes"',
      '~sweep_hours > ~sweep_office_day & !"nights"|"nuits"|"not"|"pas"|"never"|"jamais"|"rarely"|"consultant"|"auditor"|"auditeur"',
      '~sweep_hours >> ~sweep_is_a_myth & !"no myth"|"not a myth"|"no legend"|"pas un mythe"|"not exaggerated"|"pas exagéré"|"pas exagérés"|"some say"',
      '~sweep_analyst > ~sweep_office_day & !"nights"|"nuits"|"not"|"pas"|"never"|"jamais"|"rarely"|"consultant"|"auditor"|"auditeur"',
      'sweep_early > sweep_runs_it & !"not"|"pas"|"never"|"jamais"',
      'sweep_runs_it > sweep_early & !"not"|"pas"|"never"|"jamais"',
      'sweep_mostly_dinners & !"not"|"pas"|"people think"',
    ],
    example: {
      en: 'The long hours are a myth.',
      fr: 'Un analyste finit à dix-huit heures.',
    },
    correction: {
      en: 'The first years are long nights, pages redone and weekends cancelled; seniors negotiate.',
      fr: 'Les premières années, ce sont des nuits longues, des pages refaites et des week-ends annulés ; les seniors négocient.',
    },
  },
  unseen_error_called_harmless: {
    concept: 'star_r',
    says: ['~sweep_nobody_saw & ~sweep_no_harm & !sweep_said_it|"would be"|"serait"'],
    example: {
      en: 'A mistake nobody notices has no consequence.',
      fr: 'Comme le client n’a rien vu, ça ne compte pas.',
    },
    correction: {
      en: 'An error counts by what it could change, not by who saw it: say what it cost and how it ended.',
      fr: 'Une erreur compte par ce qu’elle pouvait changer, pas par qui l’a vue : dites ce qu’elle a coûté et comment cela a fini.',
    },
  },
  outcome_called_secondary: {
    concept: 'star_r',
    says: [
      '~outright_whether_it_worked > ~"matter"|~"peu importe"|~"beside the point"|~"not the point"|~"compte" & !says_otherwise|got_over_it',
      '~sweep_outcome > ~sweep_tells_nothing & ~sweep_leading',
      '~sweep_leading > ~sweep_outcome > ~sweep_tells_nothing',
      '~sweep_failed_outright & sweep_calls_it_success',
    ],
    example: {
      en: 'An outcome says nothing about whether you led well.',
      fr: 'On n’a jamais livré, mais pour moi c’est une réussite.',
    },
    correction: {
      en: 'You lead towards a result: say what came out, with a figure, good or bad.',
      fr: 'On dirige vers un résultat : dites ce qui en est sorti, avec un chiffre, bon ou mauvais.',
    },
  },
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
  ranked_by_chance: {
    concept: 'prioritise',
    says: [
      '"whichever is"|"celui qui est"|"the one that is" > "more fun"|"funnier"|"plus amusant"|"plus drôle" & !"not"|"pas"|"never"|"jamais"',
      '~turn_never_sized & !"without"|"sans"',
      'turn_first_in_line & !turn_not_that|"staffer"|"staffeur"',
      '~turn_deadline_ignored & !turn_not_that',
    ],
    example: {
      en: 'Whoever shouts the loudest comes first.',
      fr: 'Premier arrivé, premier servi, peu importe l’échéance.',
    },
    correction: {
      en: 'Size each task, see when each is really needed, propose an order and let the seniors settle it.',
      fr: 'Chiffrez chaque tâche, voyez quand chacune est vraiment attendue, proposez un ordre et laissez les seniors trancher.',
    },
  },
  small_lie_told: {
    concept: 'integrity',
    says: [
      'turn_small_lie & ~turn_beats_trouble & !"never"|"jamais"',
      'turn_tells_them & turn_false_excuse & !"if"|"si"|"never"|"jamais"|"really"|"vraiment"',
    ],
    example: {
      en: 'I tell them that the server is down.',
      fr: 'Un petit mensonge vaut mieux qu’un conflit.',
    },
    correction: {
      en: 'No invented excuse: both hear the same facts at once, that the two deadlines clash.',
      fr: 'Pas d’excuse inventée : les deux apprennent les mêmes faits aussitôt, les deux échéances se heurtent.',
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
} as const satisfies Record<string, WrongClaim>;
