import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: covenants. */
export const covenantsClaims = {
  light_covenants_protect: {
    concept: 'covenants',
    says: [
      '"sans covenants"|"sans covenant"|"without covenants"|"no covenants" > lbo_more_protection & !"not"|"pas"',
      'lbo_light_loan > lbo_more_protection & !sponsor|"borrower"|"emprunteur"',
      'lbo_cov_lite > lbo_better_guarded',
      'lbo_cov_lite & lender > lbo_better_guarded',
    ],
    example: {
      en: 'With a cov-lite loan the lender is better protected.',
      fr: 'En cov-lite, le prêteur est mieux protégé.',
    },
    correction: {
      en: 'A cov-lite loan has no regular test, which leaves the lender with less warning.',
      fr: 'Un prêt cov-lite n’a pas de test régulier, donc le prêteur est averti plus tard.',
    },
  },
  covenant_is_something_else: {
    concept: 'covenants',
    says: [
      'covenants & bank_gives_its_word & !"in return"|"en échange"|"waiver"',
      '~covenants > ~mere_advice & !"not just"|"pas une simple"|"pas un simple"|"pas juste"|"more than"|"isn’t just"',
      'covenants > lbo_is_word|lbo_that_is|directly_is > bank_gives_its_word & !"not"|"pas"|"in return"|"en échange"',
      'covenants >> lbo_is_word|lbo_that_is >> lbo_collateral_word',
      'lbo_covenant_is_other',
      '~covenants|"covenants" > "limit"|"cap"|"limiter"|"plafonner" > "how much profit"|"the profit"|"le bénéfice"|"le résultat"|"the dividends only" & !"not"|"pas"',
    ],
    example: {
      en: 'A covenant is a guarantee for the lenders.',
      fr: 'Un covenant, c’est une garantie donnée aux prêteurs.',
    },
    correction: {
      en: 'A covenant is an undertaking of the borrower, such as keeping leverage under a ceiling.',
      fr: 'Un covenant est un engagement de l’emprunteur, comme tenir un levier sous un plafond.',
    },
  },
  covenant_worked_backwards: {
    concept: 'covenants',
    says: [
      'lbo_minimum|"lowest" > ebitda > # >> "times"|"fois" >> # & !divide|equal|"over"',
      'lbo_minimum|"lowest" & ebitda > is_said_to_be > # >> "times"|"fois" >> # & !divide|"donne"|"makes"|"gives"',
      'fall|lbo_can_vanish > gap_between > # > # > # > "times"|"turns"|"fois"|"tours" & !divide',
      'lbo_covenant_applied_wrong',
      'gap_in_turns > # >> "times"|"fois" >> # & lbo_fall_of_profit & !"divide"|"divided"|"divise"|"divisé"|"debt capacity"',
      'loses_turns > "fois" >> #',
      'gap_in_turns > # >> "times"|"fois" >> ebitda & lbo_fall_of_profit',
      'multiplies_the_gap > ebitda & !"not"|"pas"|"dette en plus"|"extra debt"|"borrow"|"emprunter"',
    ],
    example: {
      en: 'I multiply net debt by the covenant to get the lowest EBITDA.',
      fr: 'Je multiplie la dette nette par le covenant pour avoir l’EBITDA minimum.',
    },
    correction: {
      en: 'The lowest EBITDA allowed is net debt divided by the covenant.',
      fr: 'L’EBITDA le plus bas permis, c’est la dette nette divisée par le covenant.',
    },
  },
  headroom_without_percentage: {
    concept: 'covenants',
    says: ['lbo_percentage_is_useless'],
    example: {
      en: 'I give the fall in euros, the percentage adds nothing.',
      fr: 'Je donne la baisse en euros, le pourcentage n’apporte rien.',
    },
    correction: {
      en: 'Headroom is quoted as a percentage of EBITDA, so that it can be compared with a bad year.',
      fr: 'La marge se donne en pourcentage de l’EBITDA, pour la comparer à une mauvaise année.',
    },
  },
  dear_debt_eases_terms: {
    concept: 'covenants',
    says: [
      'covenants >> get_wider & !"not"|"pas"|"negotiate"|"négocier"|"ask"',
      'rates_that_rise > lender >> loosens_them > covenants & !"not"|"pas"',
      'lbo_room_grows',
      'lbo_exit_gets_easier',
      'lbo_seller_note_wrong',
      'covenants >> "get looser"|"become looser"|"get lighter"|"deviennent plus souples"|"se détendent"|"s’assouplissent"',
    ],
    example: {
      en: 'With higher rates the headroom increases.',
      fr: 'Avec des taux plus hauts, la marge de manœuvre augmente.',
    },
    correction: {
      en: 'Dearer debt eats into the room under the tests; a vendor loan is paid later, behind the banks.',
      fr: 'Une dette plus chère ronge la marge sous les tests ; un crédit vendeur se paie plus tard, derrière les banques.',
    },
  },
  same_covenants_everywhere: {
    concept: 'covenants',
    says: [
      '"both"|"les deux"|"all tranches"|"toutes les tranches" > "same covenants"|"mêmes covenants"|"identical covenants" & !"not"|"pas"|"if"|"si"',

      'lbo_same_covenants & lbo_all_of_it|lbo_tranche',
      '~lbo_all_of_it > ~lbo_same_ones & ~covenants',
      '~covenants & ~lbo_no_role & ~lbo_tranche',
      '~covenants > ~lbo_identical_word > ~lbo_tranche & !"même si"|"quand même"',
      'lbo_same_covenants & "partout"|"everywhere"|"across the board"',
    ],
    example: {
      en: 'All tranches have the same covenants.',
      fr: 'Toutes les tranches ont les mêmes covenants.',
    },
    correction: {
      en: 'Covenants differ by tranche: a bank club tests leverage every quarter, a term loan B or bond is often cov-lite.',
      fr: 'Les covenants varient selon la tranche : un club de banques teste le levier chaque trimestre, une TLB ou une obligation est souvent cov-lite.',
    },
  },
  covenants_never_enforced: {
    concept: 'covenants',
    says: [
      '~lender > ~can_do_nothing & ~covenants|~lbo_ratio_line|~lbo_breach|~lbo_crossing & !"until"|"tant que"|"unless"|"as long as"|"cov lite"',
      'covenants > "can’t do anything"|"cannot do anything"|"can do nothing"|"ne peut rien faire"|"peut rien faire"|"rien à dire" & "bank"|"banque"|lender|"banques"',
      '~lender > ~rescue_never_acts & ~covenants|~lbo_breach',
      '~lender > -lbo_enforce_word > ~covenants|~lbo_limit_on_debt|~lbo_those_word',
      '~covenants & ~lbo_irrelevant_word',
      '~covenants & ~lbo_tells_nothing',
      '~covenants > lbo_less_important',
      '~covenants & -lbo_enforce_word & ~lender',
      '~covenants > ~looks_only_at_debt',
      '~ebitda > ~plain_no_bearing > ~covenants',
      'ebitda > below_zero & covenants',
      'covenants|lbo_breach & ~lbo_no_consequence',
      'lbo_breach|covenants & ~taken_lightly & !"not"|"bankruptcy"|"faillite"',
      'upkeep_tests > only_on_new_debt',
    ],
    example: {
      en: 'The covenant is irrelevant, banks never enforce those.',
      fr: 'Le covenant ne sert à rien, les banques ne l’appliquent jamais.',
    },
    correction: {
      en: 'A breach gives lenders the right to call the loan, so they use it to get fees, margin or new equity.',
      fr: 'Un bris donne aux prêteurs le droit d’exiger le remboursement : ils s’en servent pour obtenir commissions, marge ou apport de fonds propres.',
    },
  },
  breach_is_bankruptcy: {
    concept: 'covenants',
    says: [
      'lbo_breach|covenants|lbo_ratio_line|lbo_crossing & keys_at_once & !"not"|"pas"|"can"|"peut"|"could"',
      'lbo_breach|covenants & next_day_bust & !"not"|"pas"',
      'covenants & lbo_goes_bust & lbo_on_the_spot',
      'lbo_breach|lbo_breach_word|covenants > rescue_is_the_end & !"not"|"pas"',
      'lbo_breach|covenants & lbo_means_at_once & lbo_bankrupt_word',
      'lbo_breach_word > lbo_bankrupt_word',
      'covenants > goes_under_at_once & !"not"|"pas"|"could"|"can"|"peut"|"unless"',
    ],
    example: {
      en: 'A covenant breach means the company is automatically bankrupt.',
      fr: 'Un bris de covenant entraîne automatiquement la faillite.',
    },
    correction: {
      en: 'A covenant trip opens a negotiation, with a waiver, a reset or an equity cure, long before any insolvency.',
      fr: 'Un bris ouvre une négociation, avec waiver, nouveaux seuils ou apport de fonds propres, bien avant toute cessation des paiements.',
    },
  },
  banks_do_not_test: {
    concept: 'covenants',
    says: [
      '~lbo_banks_do_not_test',
      'lbo_bonds_test_often',
      '~lbo_no_covenants_needed & ~lbo_security|~senior|~lender & !mezz|bond_paper',
    ],
    example: {
      en: 'It is the bonds that test a ratio every month, the banks lend with no tests.',
      fr: 'Ce sont les obligations qui testent un ratio chaque mois, les banques prêtent sans aucun test.',
    },
    correction: {
      en: 'Banks test ratios every quarter; bonds and most term loans B only when the company does something new.',
      fr: 'Les banques testent des ratios chaque trimestre ; les obligations et la plupart des TLB seulement quand la société fait une opération nouvelle.',
    },
  },
  covenant_purpose_wrong: {
    concept: 'covenants',
    says: [
      'covenants > lbo_sets_the_rate',
      'covenants > guards_the_wrong_side & !"not"|"pas"',
      'covenants > "protection" > "against its lenders"|"against the bank"|"contre la banque"',
    ],
    example: {
      en: 'A covenant is there to set the interest rate.',
      fr: 'Un covenant sert à fixer le taux.',
    },
    correction: {
      en: 'A covenant warns lenders early and brings the borrower to the table.',
      fr: 'Un covenant alerte les prêteurs tôt et amène l’emprunteur à la table.',
    },
  },
  covenant_is_a_floor: {
    concept: 'covenants',
    says: [
      '~leverage > ~must_not_word > ~must_not_go_below & !interest_cover|ebitda|"couverture"|"coverage"|"not below"',
      'covenants > least_debt_kept & !"not"|"pas"',
      'covenants > "leverage"|"levier"|net_debt|debt > stays_above_it & !interest_cover|"cover"|"coverage"|"couverture"|"not above"|"headroom"',
      'leverage > "must stay above"|"has to stay above"|"stay above"|"rester au dessus"|"rester supérieur" & !"not"|"pas"|interest_cover|coverage_word',

      'covenants > lbo_least_leverage',
      'lbo_ratio_line > lbo_is_a_minimum',
      'leverage > lbo_is_a_minimum',
    ],
    example: {
      en: 'The covenant is a floor.',
      fr: 'Le covenant, c’est un minimum, il faut rester au-dessus.',
    },
    correction: {
      en: 'A leverage covenant is a ceiling: net debt over EBITDA has to stay below it.',
      fr: 'Un covenant de levier est un plafond : la dette nette sur EBITDA doit rester en dessous.',
    },
  },
  rise_breaks_covenant: {
    concept: 'covenants',
    says: [
      'rise > ebitda|lbo_operating_profit > threatens_it & !fall|"not"|"pas"|debt',
      'ebitda > "doit augmenter"|"has to rise"|"must rise"|"doit monter" > lbo_breaks_strict|"casser"|"break" & !"not"|"pas"',

      'ebitda|lbo_operating_profit > rise > closer_to_it & !"not"|"pas"|debt',
      'fall > ebitda > moves_us_away & !"not"|price',
      'rise > "dangerous"|"dangereuse"|"the danger" & covenants|ebitda & !"not"|"pas la hausse"',
      'lbo_earnings_drop|fall|"baisse d’ebitda"|"fall"|"drop" > moves_us_away & !"not"|"pas"|price',
      'lbo_operating_profit > rise > # > lbo_crossing|lbo_breaks_strict|lbo_break_the_covenant & !fall',
      'lbo_profits_climb > lbo_break_the_covenant',
      'lbo_ebitda_rise > lbo_breaks_strict',
      'lbo_already_broken',
      'lbo_breaks_strict > lbo_leverage_below',
      'lbo_complies > lbo_leverage_above',
      'covenants & "breaks"|"broken"|"saute"|"casse"|"breached" > lbo_operating_profit > rise & !fall',
    ],
    example: {
      en: 'A rise in EBITDA breaches the covenant.',
      fr: 'C’est une hausse d’EBITDA qui fait casser le covenant.',
    },
    correction: {
      en: 'Leverage rises when EBITDA falls, so a fall is what leads to a breach.',
      fr: 'Le levier monte quand l’EBITDA baisse : c’est donc une baisse qui mène au bris.',
    },
  },
  bonds_tested_harder: {
    concept: 'covenants',
    says: [
      'bond_paper > tested_each_quarter & !senior|lender|"not"|"pas"|"unlike"|"contrairement"|"less"|"moins"|"whereas"|"alors que"',
      'bond_paper > tested_each_quarter > senior|lender > "never"|"jamais"',
      'covenants > the_tightest > mezz|lbo_junior_paper|bond_paper & !"not"|"pas"|"incurrence"|"chez les banques"|"with the banks"',
      'senior|lender > has_none_of_them & covenants & mezz|lbo_security|"secured"|"garantie"|"security"',
      'bond_paper >> carries_word >> tight_terms',
      'covenants > lbo_reserved_for > bond_paper|mezz|lbo_junior_paper & !senior|lender|"incurrence"|"light"|"lighter"|"allégés"',
      'mezz|bond_paper|lbo_junior_paper > lbo_is_word > tight_terms & !senior|lender',
    ],
    example: {
      en: 'High-yield bonds have tighter covenants than bank loans.',
      fr: 'Les obligations high yield ont des covenants plus stricts que la dette bancaire.',
    },
    correction: {
      en: 'Bank loans are the ones tested regularly; a bond is mostly tested only when the company does something new.',
      fr: 'Ce sont les prêts bancaires que l’on teste régulièrement ; une obligation ne l’est guère qu’en cas d’opération nouvelle.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
