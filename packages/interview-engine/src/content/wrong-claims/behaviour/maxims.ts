import type { WrongClaim } from '../../types.ts';

/** Maxims that no banker lives by, told as if they were wisdom. */
export const maximClaims = {
  pay_is_the_motive: {
    concept: 'motivation_specific',
    says: [
      '~drive_of_mine > ~is_measured_in > ~plain_reward & !says_otherwise|"not in"|"not the"|"pas au"|"pas le"|"pas dans"|"never"|"jamais"|"before"|"avant"|"more than"|"plus que"|"not by"|"pas par"',
      'plain_reward >> is_measured_in > drive_of_mine & !says_otherwise',
      'more_of_it & more_driven & !says_otherwise',
      '~comes_for_it > ~works_harder & !says_otherwise|"leaves"|"ne vient pas"|"not here"|"not in it"',
    ],
    example: {
      en: 'My motivation is measured in the bonus.',
      fr: 'Ma motivation, c’est le bonus.',
    },
    correction: {
      en: 'Who comes for the pay leaves for better pay: prove your motivation by what you did.',
      fr: 'Qui vient pour la paie part pour une meilleure paie : prouvez votre envie par des actes.',
    },
  },
  adjectives_for_proof: {
    concept: 'motivation_specific',
    says: [
      '"passionate"|"hard working"|"passionné"|"travailleur"|"motivated"|"motivé" > "better than any"|"worth more than"|"mieux que n’importe"|"vaut mieux que" > "internship"|"stage"|"experience"|"expérience" & !says_otherwise',
      'words_over_acts & !says_otherwise',
      'motivated_word > "shows"|"proves"|"proof"|"seen in"|"se voit"|"prouve"|"preuve" > sought_after & !says_otherwise',
      'sought_after > "proves"|"shows"|"necessarily"|"means"|"must be"|"prouve"|"montre"|"forcément" & motivated_word & !says_otherwise',
    ],
    example: {
      en: 'Adjectives say more than acts do.',
      fr: 'Un candidat convoité est forcément un candidat motivé.',
    },
    correction: {
      en: 'An adjective or another offer proves nothing: name what you did for this job.',
      fr: 'Un adjectif ou une autre offre ne prouve rien : citez ce que vous avez fait pour ce métier.',
    },
  },
  valuation_taken_for_exact: {
    concept: 'career_thread',
    says: ['worth_noun & exact_science & !says_otherwise|"thought"|"croyais"'],
    example: {
      en: 'Valuation is an exact science.',
      fr: 'La valorisation est une science exacte.',
    },
    correction: {
      en: 'A valuation is a range that rests on judgement: what convinces is how you argue it.',
      fr: 'Une valorisation est une fourchette qui repose sur un jugement : tout est dans l’argument.',
    },
  },
  shares_taken_for_deals: {
    concept: 'motivation_specific',
    says: [
      'plays_the_market > what_an_analyst_does & !slip_contrast',
      'what_an_analyst_does > plays_the_market & !slip_contrast',
    ],
    example: {
      en: 'I have been trading options, which is what an analyst does here.',
      fr: 'Je joue en bourse, c’est ce que fait un analyste.',
    },
    correction: {
      en: 'M&A sells and buys whole companies for clients; it takes no positions.',
      fr: 'Le M&A vend et achète des entreprises entières pour des clients ; il ne prend pas de positions.',
    },
  },
  shuns_all_decisions: {
    concept: 'learning',
    says: [
      '~shuns_deciding & ~off_my_hands & !"would be"|"serait"|"with me"|"avec moi"|"both"|"les deux"',
      '"better"|"safer"|"safest"|"mieux"|"plus sûr" > ~shuns_deciding & !"not better"|"pas mieux"|"would be"|"serait"',
    ],
    example: {
      en: 'Since then I let someone else sign, so it is not on me.',
      fr: 'Depuis, je laisse les autres décider : ce n’est plus ma responsabilité.',
    },
    correction: {
      en: 'Say how you decide today: who checks, what you ask first, and what it has prevented.',
      fr: 'Dites comment vous tranchez aujourd’hui : qui vérifie, ce que vous demandez d’abord, ce que cela a évité.',
    },
  },
  failure_called_success: {
    concept: 'star_r',
    says: [
      '~no_failure_really & !"proud"|"fier"|"hide"|"cacher"|"small"|"but it was"',
      '~failure_noun|~went_badly & ~nobody_could_help_it & ~first_person|~we_person|"the" & !got_over_it|own_fault|"but it was"|"mais c’était"',
      '~went_badly > still_a_success & !says_otherwise',
      'judged_on_effort & !says_otherwise',
    ],
    example: {
      en: 'It went in weeks late, but that still counts as a success.',
      fr: 'On a tout perdu, mais pour moi c’est une réussite.',
    },
    correction: {
      en: 'A result is what came out, not what was put in: say it as it was, with the figure.',
      fr: 'Un résultat, c’est ce qui est sorti, pas l’effort fourni : dites-le tel quel, avec le chiffre.',
    },
  },
  answers_in_kind: {
    concept: 'star_a',
    says: [
      'doer > outright_raised_voice & outright_settled_it & !got_over_it',
      'doer|"right thing"|"best"|"mieux"|"meilleure" & repaid_in_kind & !got_over_it|"rather"|"instead"|"plutôt"|"could have"|"au lieu"',
      'talking_it_over >> feeds_it & !"thought"|"pensait"|"said"|"disait"',
      'loudest_one > is_right_mostly & !says_otherwise',
      'pressed_in_public > works_on_people & !says_otherwise|got_over_it',
      'doer > shouted > pressed_in_public & !got_over_it',
      'doer > has_it_removed & !got_over_it|"not"|"pas"',
      'doer > his_faults > pressed_in_public & !"not in front"|"pas devant"|got_over_it',
      'doer > pressed_in_public & his_faults & works_on_people & !got_over_it',
    ],
    example: {
      en: 'I paid him back until he gave up.',
      fr: 'Dans un conflit, celui qui crie le plus fort a souvent raison.',
    },
    correction: {
      en: 'Hear the person alone, with facts, and agree on one next step: pressure only moves the conflict.',
      fr: 'Entendez la personne seul à seul, avec des faits, et convenez d’une suite : la pression ne règle rien.',
    },
  },
  progress_by_silence: {
    concept: 'star_r',
    says: [
      '~no_more_questions & sign_of_progress & !says_otherwise',
      'doer > redoes_it & learns_from_finished & !got_over_it',
      'learns_from_finished & "junior"|"intern"|"stagiaire"|"on"|"people" & !says_otherwise|"nothing"|"rien"',
    ],
    example: {
      en: 'She no longer asked anything, which is the real sign of progress.',
      fr: 'Il ne posait plus de questions, c’est la preuve du progrès.',
    },
    correction: {
      en: 'Progress is seen in the work: fewer errors, less time, a task held alone.',
      fr: 'Le progrès se voit dans le travail : moins d’erreurs, moins de temps, une tâche tenue sans aide.',
    },
  },
  nature_cannot_be_helped: {
    concept: 'learning',
    says: [
      '~costs_nobody & ~first_person & !got_over_it|"thought"|"croyais"|"but"|"mais"|"time"|"temps"',
      '~nature_stays & !got_over_it|"wrong"|"faux"',
      'flaw > strength_after_all & !says_otherwise',
      'reviewers_job & checks_noun & !says_otherwise|"even if"|"même si"',
    ],
    example: {
      en: 'A weakness like that is really a strength.',
      fr: 'On ne change pas sa nature.',
    },
    correction: {
      en: 'A real weakness has a cost: say what it was, and which habit holds it now.',
      fr: 'Un vrai défaut a un coût : dites lequel, et quelle habitude le tient désormais.',
    },
  },
  error_hushed_up: {
    concept: 'integrity',
    says: [
      '~coming_clean & so_i_keep_quiet & !got_over_it|"even if"|"même si"',
      '~doer > puts_it_right > ~on_the_quiet & !got_over_it|failure_noun|"never"|"jamais"|"not"|"pas"|"rather"|"plutôt"|"even if"',
      '~doer & ~advice_those_above & told_after_the_fix & !"not once"|"pas une fois"|says_otherwise',
      'coming_clean > costs_trust & !says_otherwise|"late"|"later"|"tard"|"failing"|"without"|"less"|"moins"|"but"|"mais"',
      '~slip_of_the_pen > ~as_grave_as > ~graver_error & !says_otherwise|"not as"|"less"|"moins"|"pas aussi"|"whether"',
      '~"size"|~"taille" > -"come into"|-"matter"|-"compte"|-"joue" & ~slip_of_the_pen',
    ],
    example: {
      en: 'I put it right quietly, owning up only costs you trust.',
      fr: 'J’ai corrigé en douce, avouer fait perdre la confiance.',
    },
    correction: {
      en: 'An error is told at once and sized at once: what it changes decides how fast and to whom.',
      fr: 'Une erreur se dit aussitôt et se mesure aussitôt : son effet décide de l’urgence et de qui prévenir.',
    },
  },
  admits_the_deal: {
    concept: 'confidentiality',
    says: [
      'trust_secrecy > figures_alone & !"not only"|"pas que"|"even"|"même"',
      'between_our_clients & may_swap & !"public"|"publique"|"publiques"',
      'doer & owns_to_the_deal & !"cannot"|"not"|"ne peux"|"ni"|"nor"|"neither"|"even"',
      '~trust_secrecy > ~no_matter_here & !"never"|"jamais"',
    ],
    example: {
      en: 'Confidentiality covers the figures, not the fact that there is a deal.',
      fr: 'Je peux confirmer qu’il y a un dossier, la confidentialité ne porte que sur le prix.',
    },
    correction: {
      en: 'That there is a deal at all is the secret: neither confirm nor deny it.',
      fr: 'Qu’il y ait un dossier est déjà le secret : ne confirmez ni ne démentez.',
    },
  },
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
} as const satisfies Record<string, WrongClaim>;

/** Those claims, to be listened for in every story. */
export const maximClaimIds = [
  'pay_is_the_motive',
  'adjectives_for_proof',
  'valuation_taken_for_exact',
  'shares_taken_for_deals',
  'shuns_all_decisions',
  'failure_called_success',
  'answers_in_kind',
  'progress_by_silence',
  'nature_cannot_be_helped',
  'error_hushed_up',
  'admits_the_deal',
  'watchdogs_hear_late',
] as const;
