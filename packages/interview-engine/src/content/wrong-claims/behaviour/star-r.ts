import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the result. */
export const starRClaims = {
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
  inexperience_is_a_detail: {
    concept: 'star_r',
    says: [
      '~first_person & ~never_did > ~a_mere_detail & !"not a detail"|"pas un détail"',
      '~outright_no_results & outright_attitude & !"not enough"|"ne suffit"',
      '"learn fast"|"learn quickly"|"apprends vite" & "is enough"|"all you need"|"suffit"|"suffira"|"reste suivra"|"rest will follow"',
      '"potential"|"potentiel" > ~all_that_counts & !says_otherwise|"not only"|"pas que"',
      '~"results"|~"résultats"|~"delivered"|~"livré" > ~prove_nothing & ~"internship"|~"stage"|~"potential"|~"potentiel"|~first_person & !says_otherwise|"without"|"sans"|"not true"',
      '~first_person & ~never_did > ~tools_of_the_trade & ~a_mere_detail',
    ],
    example: {
      en: 'I have never built a model, but that is a detail.',
      fr: 'Je n’ai jamais ouvert un modèle, mais c’est un détail.',
    },
    correction: {
      en: 'A gap is named with what you do about it: what you taught yourself, and by when you will be useful.',
      fr: 'Un manque se dit avec ce que l’on y fait : ce que vous apprenez déjà, et quand vous serez utile.',
    },
  },
  lost_sight_of_the_junior: {
    concept: 'star_r',
    says: [
      '~outright_did_nothing & outright_by_itself & !got_over_it',
      '~no_idea_whether > ~got_better',
      '~turns_into_rival & ~first_person',
      'lets_time_pass > got_better & by_himself & !got_over_it',
      '~never_asked_why & lets_time_pass & by_himself & !got_over_it',
      '~advice_cause > ~advice_needless',
      '~advice_needless > ~advice_cause',
      'advice_one_recipe > advice_for_everybody',
      '~advice_measure > ~advice_needless',
      '~advice_needless > ~advice_measure',
      'advice_impression > advice_suffices',
      'advice_suffices > advice_impression',
    ],
    example: {
      en: 'I have no idea whether he improved.',
      fr: 'J’ai veillé à ce qu’il ne devienne pas un concurrent.',
    },
    correction: {
      en: 'Say how you saw the progress: fewer errors, less time, a task he now holds alone.',
      fr: 'Dites à quoi vous avez vu le progrès : moins d’erreurs, moins de temps, une tâche tenue sans aide.',
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
  perfect_candidate: {
    concept: 'star_r',
    says: [
      '~my_last_team|~"team"|~"équipe" > "say"|"dirait"|"diraient" > ~faultless_word & !"not perfect"|"pas parfait"|"far from"|"loin d’être"|"rarely"|"rarement"',
      '~my_last_team|~"team"|~"équipe" > "say"|"dirait"|"diraient"|"dire" > ~faultless_word & !"not"|"pas"|"never"|"far"|"loin"',
      '~never_errs & ~first_person & !got_over_it|"nobody"|"personne"|"pretend"|"prétends"',
      'outright_your_loss & !does_not_claim|"not"|"pas"',
      'choice_most & first_person & !does_not_claim',
      'choice_superlative & !does_not_claim|"meilleur choix"|"best choice"|"best fit"',
      '~unbeatable & ~first_person & !does_not_claim|"meilleur choix"|"best choice"|"best fit"|"pas le meilleur"|"not the best"|"pas la meilleure"',
      '~choice_superlative & proof_unneeded & !does_not_claim',
      '"the best candidate"|"the perfect candidate"|"simply the best"|"better than anyone"|"better than everyone"|"best you will find"|"best you’ll ever" & !does_not_claim',
      '"le meilleur candidat"|"la meilleure candidate"|"le candidat parfait"|"la candidate parfaite"|"tout simplement le meilleur"|"meilleur que tous"|"meilleur que tout le monde" & !does_not_claim',
      '"personality"|"charm"|"confidence"|"enthusiasm"|"my word"|"charisma" > "is enough"|"matters more"|"counts more"|"beats"|"replaces"|"is worth more"|"is all"',
      '"personnalité"|"charme"|"assurance"|"enthousiasme"|"parole"|"charisme" > "suffit"|"suffisent"|"compte plus"|"remplace"|"vaut mieux"|"vaut plus"',
      '"proof"|"evidence"|"facts"|"figures"|"results"|"outcomes" > "prove nothing"|"are for the weak"|"mean nothing"|"bore"|"are boring"',
      '"preuves"|"faits"|"chiffres"|"résultats" > "ne prouvent rien"|"ne veulent rien dire"|"ennuient"',
      '"mistake not to hire"|"making a mistake not"|"erreur de ne pas me prendre"|"erreur de ne pas m’embaucher"|"erreur de me laisser partir" & !does_not_claim',
    ],
    example: {
      en: 'I am simply the best, better than anyone.',
      fr: 'Je suis le meilleur candidat, meilleur que tout le monde.',
    },
    correction: {
      en: 'Replace the superlative by a result somebody can check.',
      fr: 'Remplacez le superlatif par un résultat vérifiable.',
    },
  },
  conflict_won: {
    concept: 'star_r',
    says: [
      'outright_had_to > outright_my_way & !got_over_it',
      'conduct_unresolved & !"public"|"devant"',
      '"conflict"|"he"|"she"|"they"|"other" & "left the team"|"quit"|"was kicked out"|"gave up"|"was excluded"|"had to leave" & "solved"|"resolved"|"best"|"good"|"happy"|"won"',
      '"conflit"|"il"|"elle"|"autre" & "est parti"|"est partie"|"quitté"|"exclu"|"viré"|"abandonné" & "réglé"|"résolu"|"mieux"|"bien"|"content"|"gagné"',
      '"issue réussie"|"bonne issue"|"meilleure issue"|"seule issue"|"bien résolu"|"bien réglé"|"autre fin"|"se termine"|"réglé quand"|"résolu quand" & "s’en va"|"s’en aille"|"l’autre part"|"l’un part"|"cède"|"perd"|"perde"|"quitte"|"l’emporte"|"abandonne"|"s’incline"',
      'one_side_in_the_wrong & first_person|doer|hears_out|"one"|"on"',
    ],
    example: {
      en: 'He left the team, so the conflict was resolved.',
      fr: 'L’autre a quitté l’équipe, donc le conflit était réglé.',
    },
    correction: {
      en: 'A conflict has ended when the work was done and both would work together again.',
      fr: 'Un conflit est réglé quand le travail est fait et que chacun retravaillerait avec l’autre.',
    },
  },
  results_cannot_be_measured: {
    concept: 'star_r',
    says: [
      '~did_it_work > -"measure"|-"mesurer"|-"know"|-"savoir" & !"but"|"mais"|"yet"|"encore"',
      '~outright_never_looked & !got_over_it|"but"|"mais"',
      '~"measure" > ~"how a person"|"how people"|"how somebody"|"how someone" & !says_otherwise',
      'mood_is_result & !got_over_it',
      '~no_figures_to_give & !got_over_it',
      'mere_presence > counts_as_done & !says_otherwise',
      '"result"|"results"|"outcome"|"progress"|"improvement"|"success" > -"be measured"|-"measurable"|-"be quantified"|-"be counted"|-"be put in numbers"|-"a matter of numbers"',
      '"result"|"results"|"outcome"|"figures" > "not something" > "look at"|"care about"|"ask"',
      '"result"|"résultat"|"résultats"|"issue"|"progrès"|"réussite" > -"se mesure"|-"se mesurent"|-"mesurable"|-"mesurables"|-"se chiffre"|-"se chiffrent"|-"se compte"|-"être mesuré"',
      '"pas à regarder"|"peu importe"|"importe peu" & "résultat"|"ce que le travail a donné"|"rendu"|"note finale"|"travail"',
    ],
    example: {
      en: 'Results cannot be measured where people are concerned.',
      fr: 'Avec des gens, un résultat ne se mesure pas.',
    },
    correction: {
      en: 'A result is something another person can check: a figure, a date, a decision that was taken.',
      fr: 'Un résultat, c’est ce qu’un autre peut vérifier : un chiffre, une date, une décision prise.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
