import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the thread of your CV. */
export const careerThreadClaims = {
  no_direction_at_all: {
    concept: 'career_thread',
    says: [
      '~slip_no_direction & ~slip_here_i_am & first_person & !"but"|"mais"|"looking back"|"chose"|"on purpose"|"exprès"',
    ],
    example: {
      en: 'I took whatever came and I am here because it is the only bank that answered.',
      fr: 'J’ai enchaîné les stages sans vraiment choisir, et je suis ici par hasard.',
    },
    correction: {
      en: 'Show what led from one step to the next and why this seat follows.',
      fr: 'Montrez ce qui mène d’une étape à l’autre et pourquoi ce poste en est la suite.',
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
  embellishes_the_cv: {
    concept: 'career_thread',
    says: [
      'rounds_up & outright_all_do_it & ~first_person & !got_over_it|"not"|"never"',
      '~doer & rounds_up & cv_noun & !got_over_it',
      '~rounds_up & ~cv_noun & shrugs',
      'everyone_cheats & ~first_person|cv_noun',
      'put_on_paper & in_truth_not & ~doer & !"exactly"|"exact"',
    ],
    example: {
      en: 'I rounded up my dates and my grades on the CV.',
      fr: 'J’ai un peu gonflé mes notes sur le CV, tout le monde le fait.',
    },
    correction: {
      en: 'Every line of a CV has to stand a question: say what you did, and what others did.',
      fr: 'Chaque ligne d’un CV doit résister à une question : dites ce que vous avez fait, et ce que d’autres ont fait.',
    },
  },
  never_stays: {
    concept: 'career_thread',
    says: [
      'choice_left & "because"|"parce"|"car" & outright_beneath_me & !got_over_it',
      '~first_person & "finished none"|"never finished"|"fini aucun"|"terminé aucun"|"jamais fini" & "internships"|"stages"|"studies"|"études" & !got_over_it',
      'bored_soon & choice_left|"change"|"never stay"|"changé"|"reste jamais"',
      'choice_left & before_the_end & each_of_them & ~doer & !got_over_it',
      'taught_nothing & "internship"|"internships"|"master"|"studies"|"stage"|"stages"|"études"|"deals"',
    ],
    example: {
      en: 'I left each internship before the end, because I get bored quickly.',
      fr: 'J’ai quitté chaque stage avant la fin, je m’ennuie vite.',
    },
    correction: {
      en: 'Say what each step taught you and why the next one followed: a bank trains those who stay.',
      fr: 'Dites ce que chaque étape vous a appris et pourquoi la suivante : une banque forme ceux qui restent.',
    },
  },
  no_thread: {
    concept: 'career_thread',
    says: [
      '~outright_no_reason & ~first_person|"cv" & !"but"|"mais"|"looks"|"seem"|"semble"|got_over_it',
      '~choice_path|"changed"|"switched"|"changé" & ~random_path & !"but"|"mais"|got_over_it',
      '~choice_path & ~has_no_thread & !at_first_sight',
      '~choice_path > ~turn_needs_no_logic',
      'choice_no_plan',
      'choice_crowd & first_person',
      'choice_path & -choice_line',
      'choice_pointless & choice_line',
      '"cv"|"career"|"careers"|"path" > -"common line"|-"thread"|-"common thread"|-"story"|-"logic"|-"direction"',
      '-"led to the next"|-"led to the other"|-"led anywhere" & "chance"|"luck"|"accident"|"accidents"|"by accident"|"random"',
      '"recruiters"|"employers"|"interviewers" & "jump about"|"jumping about"|"random"|"no direction"|"bit of everything"',
      '"cv"|"carrière"|"parcours" > -"fil rouge"|-"fil conducteur"|-"logique"|-"cohérence"|-"ligne directrice"',
      '"aucune étape"|"aucune des étapes"|"étapes" & "hasard"|"pure chance"|"au petit bonheur"',
      '"recruteurs"|"employeurs" & "touche à tout"|"changer de tout"|"papillonner"|"un peu de tout"',
      '~advice_link > ~advice_needless',
      '~advice_needless > ~advice_link',
      '"none"|"nothing"|"aucune"|"aucun"|"rien" > "has to"|"have to"|"needs to"|"doit" > ~advice_link',
      'advice_link > advice_by_himself & !"not"|"pas"',
    ],
    example: {
      en: 'A good CV should not have a common line.',
      fr: 'Un bon CV ne doit pas avoir de fil rouge.',
    },
    correction: {
      en: 'What convinces is the reason for each step: it shows that you chose this seat.',
      fr: 'Ce qui convainc, c’est la raison de chaque étape : elle montre que vous avez choisi ce poste.',
    },
  },
  long_recital: {
    concept: 'career_thread',
    says: [
      '~asks_for_time > ~many_minutes & ~tells_it_all & !"would"|"two minutes"|"deux minutes"',
      'choice_tells > choice_childhood',
      'turn_must_tell > "everything"|"tout"|"toute sa vie"|"toute ma vie"|"every year" > "from primary"|"from school"|"from childhood"|"since school"|"depuis le lycée"|"depuis l’école"|"depuis l’enfance"|"depuis le début"',
      'choice_takes > choice_long_time',
      'choice_against_structure',
      '"line by line"|"from primary school"|"since primary school"|"from kindergarten"|"every single job"|"every detail" & "cv"|"minutes"|"proper"|"properly"|"walk"|"story"',
      '"ten minutes"|"fifteen minutes"|"quarter of an hour"|"twenty minutes"|"half an hour" & "cv"|"walk through" & !"talk about"|"each line"|"every line on"',
      '"brevity"|"being brief"|"short answer" > "hiding"|"hide"|"suspicious"',
      '"ligne par ligne"|"depuis l’école primaire"|"depuis la maternelle"|"dans le moindre détail" & "cv"|"parcours"|"minutes"',
      '"dix minutes"|"quinze minutes"|"quart d’heure"|"vingt minutes"|"une demi-heure" & "cv"|"parcours"',
      '"être bref"|"faire court"|"brièveté" > "cacher"|"cache"|"louche"',
      'advice_right > advice_every_line',
      'advice_every_line > advice_right',
      '"take"|"takes"|"talk"|"speak"|"go on"|"impress"|"parle"|"parler"|"raconte"|"raconter"|"prendre"|"prends"|"prend"|"tiens"|"mieux"|"better"|"impressionne" > advice_long_time & !"could"|"pourrais"|"but"|"mais"|"in ten minutes"|"not"|"pas"|"only put"|"talk about"|"nuits"|"nights"|"hours"|"études"|"studies"',
      'advice_brief > advice_looks_thin & !"rather"',
    ],
    example: {
      en: 'A proper walk through a CV takes ten minutes and goes line by line.',
      fr: 'Un parcours se raconte ligne par ligne, il y faut un quart d’heure.',
    },
    correction: {
      en: 'Ninety seconds are enough: two or three turning points, and the reason for each.',
      fr: 'Quatre-vingt-dix secondes suffisent : deux ou trois tournants, et la raison de chacun.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
