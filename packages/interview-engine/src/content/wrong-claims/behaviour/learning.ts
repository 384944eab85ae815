import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: what you changed afterwards. */
export const learningClaims = {
  flaw_is_harmless: {
    concept: 'learning',
    says: [
      '~first_person & "brilliant people"|"clever people"|"gens brillants"|"gens intelligents" > "are"|"always"|"sont"|"toujours"',
      'trust_flaw_harmless & first_person',
      '~doer > ~trust_hates > ~trust_core',
      '~trust_remarks & trust_knows_better',
      'trust_others_there & first_person|"mistakes"|"erreurs"',
      '~advice_fatal_flaw & ~advice_tolerated & !"could not live"|"cannot live"|"ce n’est pas un problème de"|"not a problem of"',
    ],
    example: {
      en: 'I cannot stand pressure, but that is not a problem in banking.',
      fr: 'Je supporte mal la pression, mais ça ne gêne pas en M&A.',
    },
    correction: {
      en: 'A weakness that touches the core of the job needs the habit that keeps it in check, and its proof.',
      fr: 'Un défaut qui touche au cœur du métier appelle l’habitude qui le tient en respect, et sa preuve.',
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
  knows_it_all: {
    concept: 'learning',
    says: [
      '~doer > knows_everything & !does_not_claim|got_over_it',
      '~first_person & ~nothing_left_to_learn & !does_not_claim|got_over_it',
    ],
    example: {
      en: 'I already know everything I need for this job.',
      fr: 'Je n’ai plus rien à apprendre.',
    },
    correction: {
      en: 'Juniors are hired for how fast they learn: say what you still lack, and how you learn it.',
      fr: 'On recrute un junior pour sa vitesse d’apprentissage : dites ce qui vous manque encore, et comment vous l’apprenez.',
    },
  },
  flaw_left_alone: {
    concept: 'learning',
    says: [
      'first_person & "stay as you are"|"stay the way i am"|"rester comme on est"|"rester comme je suis"|"aux autres de s’adapter"|"others to adapt"|"others must adapt"|"others should adapt" & !"not"|"rather than"|"plutôt que"',
      '~doer > ~never_checks & !habit|got_over_it|"handicap"',
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
  lesson_to_do_worse: {
    concept: 'learning',
    says: [
      'taken_as_lesson > ~outright_bad_lesson & !"without"|"sans"|"alone"|"seul"|"blindly"',
      'taken_as_lesson > lesson_to_the_bad & !"not to say yes"|"not to hide"|"rather than"|"plutôt que"|"au lieu"|"instead of"',
      '"learned"|"lesson"|"since then"|"now i"|"appris"|"leçon"|"depuis"|"retiens"|"tiré" & ~keeps_his_work_back & !"instead of"|"au lieu"|"stopped"|"arrêté"|"rather than"|"used to"|"plutôt que"|"was wrong"|"tort"',
      '"learned"|"lesson"|"since then"|"now i"|"appris"|"leçon"|"depuis"|"retiens"|"tiré"|"conclude"|"conclus" > alone_is_best & !"instead of"|"au lieu"|"stopped"|"arrêté"|"rather than"|"not"|"pas"|"never"|"plus"|"jamais"|"used to"',
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
  never_failed: {
    concept: 'learning',
    says: [
      '~outright_no_setback & !"if"|"si"|does_not_claim',
      '"never screwed up"|"never messed up"|"jamais foiré"|"jamais planté"|"jamais merdé" & ~first_person',
      'conduct_no_failure & !"if"|"si"',
      '"never failed"|"never really failed"|"no real failure"|"never had a failure"|"cannot think of a failure"|"never make mistakes"',
      '"jamais échoué"|"jamais vraiment échoué"|"pas connu d’échec"|"aucun échec"|"jamais raté"|"jamais d’erreur"|"jamais fait d’erreur"',
      '"never got anything wrong"|"never made a mistake"|"never missed"|"always succeeded"|"always been successful"|"everything i do works"',
      '"jamais fait d’erreur"|"jamais raté"|"toujours tout réussi"|"toujours réussi"|"jamais fait de faute"',
    ],
    example: {
      en: 'To be honest I have never really failed at anything.',
      fr: 'Pour tout dire, je n’ai jamais vraiment échoué.',
    },
    correction: {
      en: 'Everybody has failed: a real one, with its cost and what changed, shows maturity.',
      fr: 'Tout le monde a échoué : un vrai échec, avec son coût et ce qui a changé, montre de la maturité.',
    },
  },
  no_weakness: {
    concept: 'learning',
    says: [
      '~"no real flaws"|~"no real flaw"|~"no real weakness"|~"pas de vrai défaut"|~"aucun vrai défaut" & ~first_person',
      'trust_only_praise & first_person & !got_over_it',
      '"no weakness"|"no real weakness"|"not have a weakness"|"not have any weakness"|"no weaknesses"|"cannot think of a weakness" & !got_over_it',
      '"pas de défaut"|"pas vraiment de défaut"|"aucun défaut"|"pas de vrai défaut"|"je ne me vois pas de défaut" & !got_over_it',
      '"have no weakness"|"have no real weakness"|"have no flaws"|"no flaw at all"|"nothing to improve"|"no faults" & !got_over_it',
      '"n’ai aucun défaut"|"n’ai pas de défaut"|"rien à améliorer"|"rien à me reprocher" & !got_over_it',
    ],
    example: {
      en: 'I honestly do not have any weakness.',
      fr: 'Je n’ai pas vraiment de défaut.',
    },
    correction: {
      en: 'A real weakness, with its cost and what you do about it, is what the question asks for.',
      fr: 'La question attend un vrai défaut, son coût et ce que vous faites pour y remédier.',
    },
  },
  checking_is_for_others: {
    concept: 'learning',
    says: [
      '~others_should_catch & !"but"|"mais"|"also"|"aussi"|"not only"',
      '~"checking"|~"rereading"|~"proofreading"|~"reviewing" & ~"useless"|~"pointless"|~"waste of time"|"for the seniors"|"somebody else’s job"|"someone else’s job"|"not my job"',
      '~"relire"|~"relecture"|~"vérifier"|~"contrôler" & ~"ne sert à rien"|~"servent à rien"|~"inutile"|~"perte de temps"|"au chef"|"aux seniors"|"pas mon travail"|"pas à moi"',
      '"checking"|"verifying"|"rereading"|"controls"|"reviewing" > "costs more"|"takes longer"|"is dearer"|"more expensive" > "fixing"|"correcting"|"repairing"|"mending"|"fix"|"correct"',
      '"speed"|"being fast"|"going fast"|"being quick" > "comes first"|"beats"|"matters more"|"before quality"|"above all"',
      '"vérifier"|"relire"|"contrôler"|"relecture"|"vérification" > "coûte plus"|"prend plus"|"plus cher" > "corriger"|"réparer"|"refaire"|"correction"',
      '"vitesse"|"aller vite"|"rapidité" > "prime"|"passe avant"|"compte plus"|"avant tout"|"l’emporte"',
    ],
    example: {
      en: 'Since then I know that rereading is a waste of time, it is for the seniors.',
      fr: 'Depuis je sais que relire ne sert à rien, c’est le travail des seniors.',
    },
    correction: {
      en: 'Whoever writes a page answers for its figures: the check is part of the work.',
      fr: 'Qui écrit une page répond de ses chiffres : le contrôle fait partie du travail.',
    },
  },
  changes_nothing: {
    concept: 'learning',
    says: [
      '~outright_stays_the_same & !"but"|"mais"|"cannot say"|"not say"|"ne dirais pas"|"should not"|"would not be"',
      'conduct_would_repeat',
      'turn_no_lesson & !says_otherwise|"wrong"|"faux"',
      '"nothing to change"|"would change nothing"|"changed nothing"|"not changed anything"|"not change anything"|"haven’t changed anything"|"no intention of changing"|"no intention to change"|"not going to change"|"do exactly the same again"|"do the same again"|"carry on as before"',
      '"lesson"|"learned"|"learnt" > "never admit"|"trust nobody"|"trust no one"|"blame"|"hide"|"not worth" & !"before i"|"rather than"|"instead of"|"not to"',
      '"rien à changer"|"rien changé"|"rien changer"|"ne changerais rien"|"aucune intention de changer"|"pas l’intention de changer"|"referais pareil"|"referais exactement"|"continue comme avant" & !"directeur"|"client"|"directrice"|"manager"|"associate"|"vp"',
      '"leçon"|"retiens"|"appris" > "ne jamais avouer"|"ne faire confiance à personne"|"cacher"|"rien dire"',
    ],
    example: {
      en: 'I changed nothing and would do exactly the same again.',
      fr: 'Je n’ai rien changé et je referais pareil.',
    },
    correction: {
      en: 'What counts is what you do otherwise today, and how somebody can see it.',
      fr: 'Ce qui compte, c’est ce que vous faites autrement aujourd’hui, et à quoi cela se voit.',
    },
  },
  weakness_is_fate: {
    concept: 'learning',
    says: [
      '~"jamais de ses vrais défauts"|~"never tell your real"|~"never mention a real"|~"never show a real"|~"jamais un vrai défaut" & !"wrong"|"faux"|"not true"',
      '~cannot_change_nature & !"but"|"mais"|"wrong"|"faux"|"thought"',
      'trust_flaw_stays',
      '"weakness"|"weaknesses"|"flaw"|"flaws"|"character" > -"be changed"|-"be worked on"|-"work on"|-"be improved"|-"improve"|-"be fixed"|-"be corrected"',
      '"born with"|"born that way"|"born like that"|"born this way"|"born like this"|"who i am"|"the way i am"|"cannot help it" & "weakness"|"flaw"|"change"|"character"|"one"|"you"|"i"',
      '"hide"|"conceal"|"keep quiet about" > "weakness"|"weaknesses"|"flaw"|"flaws"',
      '"weakness"|"weaknesses" > "eliminates"|"disqualifies"|"rules you out"|"kills"|"costs you the job"',
      '"défaut"|"défauts"|"caractère" > -"se travaille"|-"travaille"|-"se change"|-"change"|-"se corrige"|-"se soigne"',
      '"naît comme ça"|"né comme ça"|"née comme ça"|"naît ainsi"|"on est comme on est"|"c’est ma nature"|"on ne se refait pas"|"ne se refait pas"',
      '"cacher"|"dissimuler"|"taire" > "défaut"|"défauts"|"faiblesse"|"équipe"',
      '"défaut"|"faiblesse" > "élimine"|"disqualifie"|"éliminatoire"|"disqualifie"',
      'flaw_noun >> by_nature',
    ],
    example: {
      en: 'A weakness cannot be changed, one is born that way.',
      fr: 'Un défaut ne se travaille pas, on naît comme ça.',
    },
    correction: {
      en: 'Whoever names a weakness says which habit keeps it in check, and what shows that it works.',
      fr: 'Qui nomme un défaut dit quelle habitude le tient en respect, et à quoi l’on voit que cela marche.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
