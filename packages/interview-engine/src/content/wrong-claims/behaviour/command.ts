import type { WrongClaim } from '../../types.ts';

/** How somebody drove, silenced or neglected others, told as if it were right. */
export const commandClaims = {
  nothing_to_overcome: {
    concept: 'star_t',
    says: ['~met_no_obstacle & ~doer|~we_person|"there"|"il" & !later_on|got_over_it'],
    example: {
      en: 'There was no resistance and I did not have to convince anybody.',
      fr: 'Il n’y avait aucun obstacle, tout le monde était d’accord dès le début.',
    },
    correction: {
      en: 'Leading shows where somebody was against it: say who, why, and what won them over.',
      fr: 'On voit qui dirige quand quelqu’un est contre : dites qui, pourquoi, et ce qui l’a convaincu.',
    },
  },
  lets_it_drift: {
    concept: 'star_a',
    says: [
      '"laissé tomber"|"let it drop"|"let it slide" & "attendu que"|"waited" & !got_over_it',
      '~doer|~we_person|"leading"|"diriger" & leaves_to_drift & as_they_please & !got_over_it',
      'left_to_the_others & praised_method|do_nothing & !got_over_it|"not the"|"pas la"',
      '~do_nothing > praised_method & !got_over_it|"not the"|"pas la"|"n’est pas"|"would have"|"aurait été"',
      '~never_asked_why & ~not_concerned',
      '~gives_time > ~not_concerned & !"but"|"mais"|"yet"|"although"|"même"',
      '~advice_resistance > ~advice_needless',
      '~advice_needless > ~advice_resistance',
      'advice_a_story > -advice_resistance & !"not"|"without"',
      'advice_all_agreed & advice_at_once',
    ],
    example: {
      en: 'I let everyone do whatever they wanted.',
      fr: 'J’ai laissé chacun faire ce qu’il voulait.',
    },
    correction: {
      en: 'Leading is a goal, a plan and a word with each: what happens by itself is no merit of yours.',
      fr: 'Diriger, c’est un objectif, un plan et un mot avec chacun : ce qui se fait tout seul n’est pas de votre fait.',
    },
  },
  silences_dissent: {
    concept: 'star_a',
    says: [
      '~first_person & ~outright_ignored & !got_over_it|"never"|"jamais"|"rather"|"plutôt"',
      '~unlistened & "faster"|"quicker"|"plus vite"|"plus simple"|"disagreed"|"pas d’accord" & !got_over_it|hear_me',
      '~doer & puts_aside_people & !got_over_it',
      '~doer > unheard & !got_over_it',
      '~wasting_time > ~the_other_side & !hear_me|got_over_it',
      '~nothing_to_gain > ~the_other_side & !hear_me|got_over_it',
    ],
    example: {
      en: 'I had him dropped without talking to him.',
      fr: 'Ceux qui n’étaient pas d’accord, je les ai mis à l’écart.',
    },
    correction: {
      en: 'Hear the objection first: half of it usually makes the plan better, and people follow who heard them.',
      fr: 'Écoutez d’abord l’objection : elle améliore souvent le plan, et l’on suit celui qui vous a entendu.',
    },
  },
  only_i_was_right: {
    concept: 'star_a',
    says: [
      'outright_bad_other & outright_all_with_me & !got_over_it',
      'i_was_right & ~others_wrong & !got_over_it|"j’ai cru"|"tous les deux"|"both of us"',
      'the_others > wholly_wrong & !got_over_it',
      'advice_conflict & advice_in_the_wrong & advice_the_others & !"not"|"pas"',
      'advice_no_case & !"thought"|"pensais"|"croyais"',
      '~advice_listening > ~advice_needless & !"to me"',
      '~advice_needless > ~advice_listening & !"to me"|"m’écouter"',
      '~advice_wastes > ~advice_listening & ~first_person & !"understand"|"comprendre"|"écouté"|"listened"|"peur"|"afraid"',
      'advice_right > -advice_listening',
    ],
    example: {
      en: 'He was entirely wrong from the start.',
      fr: 'J’avais raison et les autres avaient tort.',
    },
    correction: {
      en: 'Give the best argument of the other side: whoever cannot has not understood the conflict.',
      fr: 'Donnez le meilleur argument de l’autre : qui ne le peut pas n’a pas compris le conflit.',
    },
  },
  rules_by_force: {
    concept: 'star_a',
    says: [
      '"j’ai crié"|"i shouted"|"i yelled"|"j’ai hurlé" > "jusqu"|"until"|"till" & !"wrong"|"tort"|"excusé"|"regret"|"apologised"',
      '~"ne bougent que"|~"only move"|~"only follow" > ~"peur"|~"afraid"|~"fear" & !got_over_it|says_otherwise',
      '~"no choice but to"|~"d’autre choix que" > ~"shout"|~"threaten"|~"crier"|~"menacer"|~"force" & !got_over_it',
      'doer > ~take_it_or_leave_it & !got_over_it|"not"|"never"|"jamais"|"pas dit"',
      '~outright_who_does_not > ~outright_was_out & !got_over_it|"not"|"free to"',
      'fear_noun >> drives_people & !got_over_it',
      'warned_them > report_on_them',
      'surest_way & by_force & !got_over_it',
      'does_it_all & !got_over_it',
      '"tout refait moi même"|"redid everything myself"|"redid it all myself"|"did it all myself" & ~doer & !got_over_it',
    ],
    example: {
      en: 'Fear is what gets a group moving.',
      fr: 'Sans autorité, le plus efficace est d’imposer sa décision.',
    },
    correction: {
      en: 'Without a title only reasons count: show each what the plan brings him.',
      fr: 'Sans titre, seuls les arguments comptent : montrez à chacun ce que le plan lui apporte.',
    },
  },
  shames_in_public: {
    concept: 'star_a',
    says: [
      '"he was wrong"|"she was wrong"|"il avait tort"|"elle avait tort" > "let everybody know"|"let everyone know"|"told everybody"|"fait savoir à tous" & !got_over_it',
      'quarrel & is_settled > in_public',
      '~doer & spread_by_mail & his_mistakes & !got_over_it',
    ],
    example: {
      en: 'I copied the whole team on an email listing his mistakes.',
      fr: 'Un conflit se règle en public.',
    },
    correction: {
      en: 'Mistakes are spoken of in private and with facts: who loses face defends himself.',
      fr: 'Une erreur se dit en tête à tête, avec des faits : qui perd la face se défend.',
    },
  },
  dumps_the_dull_work: {
    concept: 'star_a',
    says: [
      '~doer & passes_on > dull_work & !got_over_it|did_teach',
      'passes_on & dull_work & no_explaining',
      'dull_work & learns_like_that & !did_teach',
      '~doer & passes_on & no_explaining & learns_like_that',
    ],
    example: {
      en: 'I gave her all my boring tasks, that is how she learned.',
      fr: 'Je lui ai refilé mes corvées sans explication.',
    },
    correction: {
      en: 'Delegating develops somebody when the task is a step up, explained before and reviewed after.',
      fr: 'Déléguer fait progresser si la tâche est plus haute, expliquée avant et relue après.',
    },
  },
  redoes_behind_backs: {
    concept: 'star_a',
    says: [
      'doer > outright_redid_all & outright_spared_him & !got_over_it',
      '~doer > redoes_it & without_a_word & !got_over_it',
      '~doer > redoes_it & learns_like_that & !did_teach|got_over_it',
    ],
    example: {
      en: 'I redid his slides without telling him.',
      fr: 'Je refaisais ses pages sans rien lui dire.',
    },
    correction: {
      en: 'Show the error and let him correct it: only what he does himself next time counts as progress.',
      fr: 'Montrez l’erreur et laissez-le corriger : seul compte ce qu’il fera lui-même la fois suivante.',
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
} as const satisfies Record<string, WrongClaim>;
