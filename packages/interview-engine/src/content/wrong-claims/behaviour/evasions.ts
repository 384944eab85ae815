import type { WrongClaim } from '../../types.ts';

/** What was theirs to choose, to say or to hear, put aside as if that were right. */
export const evasionClaims = {
  came_by_default: {
    concept: 'motivation_specific',
    says: [
      '~draws_me > ~outer_shine & !"not"|"pas"|"never"|"thought"|"croyais"',
      '~by_default > "choosing"|"choisir"',
      '~outright_other_trade > ~outright_run_down & !"not say"|"not think"|"ne dis pas"|"ne crois pas"|"ne pense pas"',
      '~choice_trades > ~looks_down_on',
      '~by_default & ~first_person|"bank"|"banking"|"banque" & !got_over_it|"not"|"never"|"un peu par défaut"|"au départ"|"at first"',
      '"pas choisi la banque"|"pas vraiment choisi"|"could not get into"|"not get into consulting"|"reste n’a pas marché"',
      '~draws_me > ~mere_rewards & ~little_else',
      'first_to_say_yes & ~first_person',
      '~first_person & leaves_soon & !got_over_it|"not"|"rather"',
      '~first_person & ~not_informed & !"but i"|"mais j ai"|"yet"',
    ],
    example: {
      en: 'Banking is my plan B.',
      fr: 'Ce qui m’attire, c’est le salaire et le statut, le reste m’importe peu.',
    },
    correction: {
      en: 'Show that you chose: what you read, whom you called, what you want to do here in three years.',
      fr: 'Montrez un choix : ce que vous avez lu, qui vous avez appelé, ce que vous voulez faire ici dans trois ans.',
    },
  },
  blameless_in_failure: {
    concept: 'learning',
    says: [
      '"my associate’s fault"|"my manager’s fault"|"my boss’s fault"|"the reviewer’s fault"|"la faute de celui qui"|"la faute de mon"|"la faute du relecteur"|"faute de l’associate" & !"not"|"pas"|"my own"|"mine"',
      '"up to him to check"|"up to her to check"|"his job to check"|"à lui de vérifier"|"pas responsable des erreurs"|"not responsible for errors"|"not responsible for the mistakes" & !"i should have"|"j’aurais dû"',
      '~blame_elsewhere & !mine_after_all|does_not_claim|"i learned"|"appris"',
      'all_succeeds & ~first_person & -"connu"|"succeed"|"réussit"|"réussis"|"everything"|"tout"|"never"',
      '~first_person > "never"|"jamais" > "failure"|"échec" & "responsible"|"responsable"|"always"|"toujours" & !got_over_it',
      '~same_way_again & ~first_person & !"not"|"pas"',
    ],
    example: {
      en: 'My boss should have caught it, so it is on him rather than on me.',
      fr: 'Les autres n’étaient pas à mon niveau, je referais exactement la même chose.',
    },
    correction: {
      en: 'The question asks for your own part: the decision, its cost, and what you do otherwise since.',
      fr: 'La question porte sur votre part : la décision, son coût, et ce que vous faites autrement depuis.',
    },
  },
  leads_by_order: {
    concept: 'star_a',
    says: [
      '"leader"|"boss"|"chef" > "decide"|"décider"|"trancher" > "shut up"|"obey"|"se taire"|"obéir" & !"not"|"pas"|"thought"|"croyais"',
      '~outright_no_stick & ~outright_no_result & !got_over_it|says_otherwise|"thought"',
      '~cannot_lead > ~no_title & !got_over_it|"but"|"mais"|"thought"',
      '~real_boss & !got_over_it|says_otherwise',
      '~no_rank > ~no_rank_no_result & !got_over_it|"could"|"unless"|"by"|"arrivais"|"pouvais"|"sauf"|"à moins"|"but"|"mais"|"at first"',
      '~doer > scolds > in_public & !got_over_it|"was"|"était"',
      '~meek_followers & !later_on|got_over_it|"because"|"parce"',
      'asking_nobody & ~doer & !got_over_it',
      'over_his_head & !got_over_it|"without"|"sans"|"could"|"instead"',
      '~only_rank_counts',
      '~set_no_goal & ~first_person|"people"|"gens" & !got_over_it',
      'scared_them & !got_over_it',
    ],
    example: {
      en: 'You just go over his head.',
      fr: 'Les gens n’écoutent que la hiérarchie.',
    },
    correction: {
      en: 'An order moves nobody who does not report to you: find out what each has to win or to lose.',
      fr: 'Un ordre ne fait bouger personne qui ne dépend pas de vous : cherchez ce que chacun a à gagner ou à perdre.',
    },
  },
  lets_them_believe: {
    concept: 'integrity',
    says: [
      '~doer > botches & !got_over_it|own_fault|"not"|"rather"|"parce que je voulais"|"because i wanted"|"prefer"|"préfère"|"plutôt"|"mieux vaut"|"better than"|"mieux que"',
      '~pointing_out > would_harm_us & !"not pointing"|"without"|"ne pas"|"even"|"même"',
      '~doer & not_me_but & ~doer|"say"|"dirais" & "say"|"tell"|"dirais"|"dis"',
      '~wrong_figure & ~goes_along & !"even"|"même si petit"',
      '~doer > waits_for_morning & !"not"|"never"|"rather"',
      'skips_the_check & ~doer|"essentiel"|"main thing" & !"decided to"|"décidé de"|"tempted"|"tenté"|own_fault|since_then|"parce que je voulais"|"because i wanted"|"decided on my own"|"décidé seul"|"chose to"|"choisi de"',
      'excuse_made_up & ~doer',
      '~doer > on_track_they_think',
      '~nobody_will_compare & ~doer & !"even"|"même"|got_over_it|"not hope"|"try to hope"|"pas espéré"|"espérant pas"',
      '~too_small_to_tell & !"even"|"même"|"nothing is"|"rien n"|"report the"',
      '~doer|"would" > wrongly_accuses & !"de moi"|"from me"',
      '~too_small_to_tell & "no reason"|"no need"|"aucune raison"|"pas besoin"',
    ],
    example: {
      en: 'I would upload a new file overnight, nobody will compare the two.',
      fr: 'C’est trop petit pour en parler, inutile de déranger l’associate.',
    },
    correction: {
      en: 'Say it now, to those who answer for the deal: trust survives an error, not its discovery.',
      fr: 'Dites-le maintenant, à ceux qui répondent du dossier : la confiance survit à une erreur, pas à sa découverte.',
    },
  },
  takes_no_correction: {
    concept: 'learning',
    says: [
      '~what_i_am_told > ~took_no_notice & ~first_person & !got_over_it|habit',
      '~looks_down_on & ~pays_no_heed',
      '"candidate"|"next door"|"candidat" & ~looks_down_on & !does_not_claim',
      '~first_person & stoops_to_anything',
      '~made_that_way & ~first_person & !got_over_it|habit',
      '~against_correction & ~doer & !got_over_it|habit',
      '~doer > always_late & ~bothers_nobody|~made_that_way',
      '~nothing_against_me & ~first_person|"team"|"équipe" & !"against him"|"against her"|"contre lui"|"contre elle"',
      '~cleverer_than_all & ~first_person|"you"|"vous" & !does_not_claim',
      '~nothing_to_show & ~first_person|"you"|"vous"',
    ],
    example: {
      en: 'I am not working on it, people have to accept me the way I am.',
      fr: 'Je ne supporte pas qu’on me corrige.',
    },
    correction: {
      en: 'A bank looks for people who can be corrected: name the remark that changed how you work.',
      fr: 'Une banque cherche des gens que l’on peut corriger : citez la remarque qui a changé votre façon de travailler.',
    },
  },
  shuts_the_door: {
    concept: 'star_a',
    says: [
      '~silent_treatment & ~"until he gave"|~"until she gave"|~"qu’il cède"|~"qu’elle cède"',
      'doer > pressed_in_public & humiliation & !got_over_it',
      'silent_treatment & was_the_answer & !got_over_it',
      '~doer > behind_his_back & !got_over_it|"not"',
      '~doer > goes_along & wrong_figure',
      'humiliation > makes_better|"best"|"meilleur"',
      '~makes_better > humiliation & !got_over_it|"without"|"sans"',
      '~doer & takes_the_credit & !got_over_it',
      '~doer > will_not_speak & !"each other"|"se parlait"|"se parlaient"|"since then"|"i was wrong"|"regret"|"regrette"|"tort"|"depuis"',
      '~doer > set_against_him & !got_over_it|"even"',
      'is_best > do_nothing',
      '~doer > ~never_asked_why & ~others_wrong|~i_was_right & !"who was"|"qui avait"',
      '~no_feedback_given & !got_over_it|"at the start"|"before"|"avant"|"until"',
      'left_to_fail & !got_over_it|"rather than"|"plutôt"|"could"|"easier"|"without"|"sans"',
      '~doer > redoes_it|"fixed"|"corrected" & ~he_never_knew & !got_over_it',
    ],
    example: {
      en: 'I refused to speak to her until she apologised.',
      fr: 'Le mieux dans un conflit, c’est de ne rien faire.',
    },
    correction: {
      en: 'Go to the person, alone and early: ask what is wrong, and agree on one next step.',
      fr: 'Allez voir la personne, seul à seul et tôt : demandez ce qui ne va pas, et convenez d’une suite.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
