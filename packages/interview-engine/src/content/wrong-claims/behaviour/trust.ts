import type { WrongClaim } from '../../types.ts';

/** What somebody says of secrets, of a flaw, of a junior, so that it speaks against them. */
export const trustClaims = {
  confidentiality_ends: {
    concept: 'confidentiality',
    says: [
      '"signed"|"signée"|"signé"|"closed"|"finie"|"terminée" & outright_freely & !"public"|"publique"|"announced"|"annoncée"|"not"|"pas"|"even"|"même"',
      'trust_secrecy > trust_only_covers',
      'trust_no_longer',
      'trust_may_know',
      'trust_duty > trust_lies_with > trust_the_director',
      'trust_director_answers & trust_allowed',
      'trust_barter & trust_i_give',
    ],
    example: {
      en: 'Confidentiality only applies to people who are not our clients.',
      fr: 'Une fois la lettre signée, le dossier n’est plus confidentiel.',
    },
    correction: {
      en: 'The duty binds everybody in the bank, towards everybody outside the deal, until the deal is public.',
      fr: 'Le devoir de discrétion lie chacun dans la banque, face à tous ceux qui sont hors du dossier, tant que rien n’est annoncé.',
    },
  },
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
  leaves_the_junior_alone: {
    concept: 'star_a',
    says: [
      '~doer > moved_off|outright_someone_else & "intern"|"junior"|"good enough"|"au niveau"|"stagiaire" & !got_over_it|"never"|"jamais"',
      'doer > outright_told_to_cope & !got_over_it|"then"|"puis"|did_teach',
      '~outright_waste_on & !got_over_it|"never"|"not a waste"|"jamais"',
      '~"progresser"|~"people better"|~"someone better"|~"somebody better" & ~"mêlant"|~"by interfering"|~"by getting involved"|~"by stepping in"',
      '~left_to_struggle & ~only_learns_so & !got_over_it|says_otherwise',
      '~trust_hands_over & trust_no_follow_up',
      '~trust_review > ~trust_slows',
      'trust_becomes_rival',
      '~somebody_elses_job > ~gives_time',
      'advice_hands_over & advice_teaches & !"not"',
      '~advice_guidance > ~advice_needless',
      '~advice_needless > ~advice_guidance & !"result"|"résultat"',
      'advice_hands_over & -advice_guidance & !"at first"|"au début"|"too much"|"trop"|"instead"',
    ],
    example: {
      en: 'I gave him the work and never looked at it again.',
      fr: 'Je lui ai confié le travail sans retour de ma part.',
    },
    correction: {
      en: 'Handing work over is half of it: people improve with an explanation, a review and a second try.',
      fr: 'Confier le travail n’est que la moitié : on progresse avec une explication, une relecture et un deuxième essai.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
