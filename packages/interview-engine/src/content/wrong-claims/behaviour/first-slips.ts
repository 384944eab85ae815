import type { WrongClaim } from '../../types.ts';

/** The job taken for another one, and conduct that no team would forgive. */
export const firstSlipClaims = {
  job_taken_for_another: {
    concept: 'job_reality',
    says: [
      'slip_the_trade > slip_other_trade & !slip_contrast',
      'slip_other_trade > slip_the_trade & !slip_contrast|"from"|"de l\'"',
    ],
    example: {
      en: 'In M&A the bank buys companies and resells them for its own account.',
      fr: 'En M&A on achète les sociétés avec l’argent de la banque.',
    },
    correction: {
      en: 'M&A advises: it values, prepares and negotiates for clients, and earns fees on their deals.',
      fr: 'Le M&A conseille : il valorise, prépare et négocie pour des clients, contre des honoraires.',
    },
  },
  junior_in_command: {
    concept: 'job_reality',
    says: [
      'slip_the_junior & slip_runs_the_house & !slip_contrast|"never"|"jamais"|"later"|"plus tard"',
    ],
    example: {
      en: 'As an analyst I will be originating mandates from the first month.',
      fr: 'Comme analyste, on apporte des clients dès la première année.',
    },
    correction: {
      en: 'An analyst prepares numbers and pages; seniors bring clients, decide and negotiate.',
      fr: 'Un analyste prépare les chiffres et les pages ; les seniors apportent les clients, décident et négocient.',
    },
  },
  team_is_not_my_job: {
    concept: 'star_a',
    says: [
      '"coaching" & "waste of"|"makes them dependent"|"just makes"|"perte de temps"|"les rend dépendants"',
      '"not to give any feedback"|"give no feedback"|"without giving feedback"|"sans faire de retour"|"ne donner aucun retour" & !"would be"|"mistake"|"erreur"',
      'slip_team_matters & ~slip_not_the_job & !got_over_it|"but i"|"mais je"|"mais j’ai"',
      'slip_team_matters > slip_before_client & !"never"|"jamais"|"not"|"pas"',
    ],
    example: {
      en: 'Coaching juniors is not part of the job of an analyst.',
      fr: 'Aider un junior ne fait pas partie du travail d’un analyste.',
    },
    correction: {
      en: 'A team trains its juniors and settles its disagreements itself, out of the client’s sight.',
      fr: 'Une équipe forme ses juniors et règle ses désaccords elle-même, hors de la vue du client.',
    },
  },
  wins_by_foul_play: {
    concept: 'star_a',
    says: [
      '~doer > ~"talk to their boss"|~"tell their boss"|~"report them"|~"parler à leur chef"|~"dirais à leur chef" & ~"if they did not"|~"unless they"|~"s’ils ne"|~"sinon" & !got_over_it',
      'doer & slip_shifts_blame & !got_over_it|"never"|"jamais"|"would have been"|"refused"|"refusé"',
      'doer & slip_threatens & !got_over_it|"each other’s"|"never"|"jamais"|"without threat"|"sans"|"rather"|"had threatened"|"avait menacé"',
      'doer & slip_false_promise & !got_over_it|"never"|"pas promis"|"jamais"|"without"|"sans"',
      'doer & slip_cuts_out & !got_over_it|"never"|"jamais"|"rather"|"plutôt"',
      'slip_did_it_all & slip_calls_it_leading & !got_over_it|"not"|"mistake"|"erreur"|"wrong"|"tort"',
      'doer & slip_humiliates & !got_over_it|"not"|"never"|"jamais"|"sans"|"without"',
      'doer & slip_old_files & !"restés"|"stayed"|"stay there"|"left there"|"not"|"never"|"jamais"|"ne vous"|"pas"',
    ],
    example: {
      en: 'When it went wrong I let the intern take the blame.',
      fr: 'Ceux qui n’étaient pas d’accord, je les ai sortis de la boucle.',
    },
    correction: {
      en: 'Win people with reasons, own your share, and use nothing that is not yours.',
      fr: 'On convainc par des raisons, on assume sa part, et on n’utilise rien qui ne soit à soi.',
    },
  },
  error_left_to_the_client: {
    concept: 'integrity',
    says: [
      '~slip_waits_for_them & !out_of_question|"never"|"jamais"|"rather"|"would not"|"worse"|"before"|"avant"|"ne pas"',
    ],
    example: {
      en: 'You wait until the client notices the error.',
      fr: 'Un document déjà envoyé, ce n’est plus notre problème.',
    },
    correction: {
      en: 'Tell the team at once: an error the client finds himself costs far more trust.',
      fr: 'On prévient l’équipe aussitôt : une erreur trouvée par le client coûte bien plus de confiance.',
    },
  },
  failure_out_of_excellence: {
    concept: 'learning',
    says: ['slip_my_failure & slip_too_good_to_fail & !"not"|"pas"'],
    example: {
      en: 'My failure is that I was too good for the others.',
      fr: 'Mon échec, c’est d’avoir été trop performant.',
    },
    correction: {
      en: 'Tell a real failure with its cost and your share of it.',
      fr: 'Racontez un vrai échec, avec son coût et votre part.',
    },
  },
  grave_flaw_shrugged_off: {
    concept: 'learning',
    says: ['~slip_grave_flaw & ~slip_shrugs_it_off & !"since"|"depuis"|"used to"|"now i"'],
    example: {
      en: 'I hand things in a day or two late, but the quality makes up for it.',
      fr: 'Je fais souvent des erreurs de chiffres, mais c’est surtout le relationnel qui compte.',
    },
    correction: {
      en: 'Accuracy, deadlines and discretion are the job: a flaw there needs proof that it is gone.',
      fr: 'Exactitude, délais et discrétion sont le métier : un défaut là demande la preuve qu’il a disparu.',
    },
  },
  no_direction_at_all: {
    concept: 'career_thread',
    says: ['~slip_no_direction & ~slip_here_i_am & first_person & !"but"|"mais"|"looking back"'],
    example: {
      en: 'I took whatever came and I am here because it is the only bank that answered.',
      fr: 'J’ai enchaîné les stages sans vraiment choisir, et je suis ici par hasard.',
    },
    correction: {
      en: 'Show what led from one step to the next and why this seat follows.',
      fr: 'Montrez ce qui mène d’une étape à l’autre et pourquoi ce poste en est la suite.',
    },
  },
  discretion_has_exceptions: {
    concept: 'confidentiality',
    says: [
      '~slip_unnamed_is_fine & ~slip_stays_confidential & !"even"|"même"',
      'slip_big_client_first & slip_tells_it & !"nothing"|"rien"|"no"|"never"|"jamais"',
    ],
    example: {
      en: 'If it is a big client I answer, the relationship comes first.',
      fr: 'Si c’est un gros client je lui réponds, la relation passe avant la confidentialité.',
    },
    correction: {
      en: 'Not a sector, not a size, not a nod, to nobody outside the deal team, whoever asks.',
      fr: 'Ni secteur, ni taille, ni signe, à personne hors de l’équipe du dossier, qui que ce soit.',
    },
  },
  rival_judged_unseen: {
    concept: 'motivation_specific',
    says: [
      'slip_the_rival > ~slip_runs_him_down & !"cannot say"|"do not know"|"ne connais pas"|"ne sais pas"',
    ],
    example: {
      en: 'The other candidate clearly does not have the level.',
      fr: 'L’autre candidat n’a pas le niveau.',
    },
    correction: {
      en: 'Speak of what you bring; you do not know the other one.',
      fr: 'Parlez de ce que vous apportez ; vous ne connaissez pas l’autre.',
    },
  },
} as const satisfies Readonly<Record<string, WrongClaim>>;
