import type { WrongClaim } from '../../types.ts';

/** What somebody pretends of himself or of the house. */
export const pretenceClaims = {
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
  did_no_homework: {
    concept: 'bank_specific',
    says: [
      '~outright_cannot_name & !"yet"|"encore"|"without"|"sans"|"other"|"ailleurs"',
      '~doer & ~met_nobody & ~looked_at_nothing & !"yet"|"encore"',
      '~doer & ~met_nobody & ~the_house_here & !"yet"|"encore"',
      '~doer & ~looked_at_nothing & ~the_house_here & !"every"|"only"|"toutes"|"seulement"',
    ],
    example: {
      en: 'I have not spoken to anyone in your team.',
      fr: 'Je n’ai regardé aucune de vos opérations.',
    },
    correction: {
      en: 'Name a deal of this team and a person you spoke to: that is what makes the choice believable.',
      fr: 'Citez une opération de l’équipe et une personne rencontrée : c’est ce qui rend le choix crédible.',
    },
  },
  flatters_every_bank: {
    concept: 'motivation_specific',
    says: [
      '~doer > ~"same thing to your"|~"the same to your"|~"même chose à vos"|~"pareil à vos" & !"not"|"pas"',
      '~first_choice & ~same_to_all',
      '~doer & rival_is_first',
    ],
    example: {
      en: 'You are my first choice, and I tell everyone that.',
      fr: 'J’ai dit à votre concurrent qu’il était mon premier choix.',
    },
    correction: {
      en: 'Only one bank can be the first choice: your applications have to agree with each other.',
      fr: 'Une seule banque peut être le premier choix : vos candidatures doivent être cohérentes entre elles.',
    },
  },
  swaps_the_trades: {
    concept: 'job_reality',
    says: [
      'other_trade >> carries_the_deal',
      'banking_trade >> leaves_the_deal',
      '"auditors"|"auditeurs"|"consultants" >> "decide the price"|"set the price"|"fix the price"|"fixent le prix"|"décident du prix" & !"not"|"pas"',
    ],
    example: {
      en: 'The consultant executes the transaction, whereas the banker only recommends.',
      fr: 'Le banquier s’arrête à la recommandation.',
    },
    correction: {
      en: 'Auditors certify accounts and consultants recommend; the bank runs the transaction until closing.',
      fr: 'L’auditeur certifie, le consultant recommande ; la banque mène la transaction jusqu’au closing.',
    },
  },
  wants_an_easy_seat: {
    concept: 'motivation_specific',
    says: [
      '"i’d like"|"i want"|"looking for"|"je voudrais"|"je cherche"|"j’aimerais" > "go home at"|"home by"|"go home early"|"rentre à"|"rentrer tôt"|"finir à" & !got_over_it',
      '~first_person|~the_house_here & easier_seat & !got_over_it',
    ],
    example: {
      en: 'I like small teams because there is less work.',
      fr: 'Je viens chez vous parce qu’on y est moins contrôlé.',
    },
    correction: {
      en: 'A small team means more responsibility early: say that you want it, and why.',
      fr: 'Une petite équipe, c’est plus de responsabilités plus tôt : dites que vous le voulez, et pourquoi.',
    },
  },
  mistakes_the_size: {
    concept: 'bank_specific',
    says: ['small_deals_team & giant_deals & !"rather"|"plutôt"|"whereas"|"alors"'],
    example: {
      en: 'Your mid-cap team only advises on mega-deals.',
      fr: 'Votre équipe mid-cap ne fait que des méga-deals.',
    },
    correction: {
      en: 'A mid-cap team advises on deals of tens to some hundreds of millions.',
      fr: 'Une équipe mid-cap conseille des opérations de quelques dizaines à quelques centaines de millions.',
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
  invents_an_offer: {
    concept: 'motivation_specific',
    says: ['offer_noun & is_invented'],
    example: {
      en: 'I have another offer, which does not exist yet.',
      fr: 'J’ai une autre offre, qui n’existe pas encore.',
    },
    correction: {
      en: 'The street is small: name only what you have in hand, one call is enough to check it.',
      fr: 'La place est petite : une offre qui n’a jamais été faite coûte le poste et la réputation.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
