import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say about ranks, ratios and their tests. */
export const testsClaims = {
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
  junior_better_secured: {
    concept: 'senior',
    says: [
      'lbo_junior_people > lbo_well_secured & !senior|"not"|"pas"',
      'mezz > first_security_word & !senior|lender|"after"|"après"|"behind"|"second"|"not"|"pas"|"no"|"sans"|"without"',
      'junior_on_a_par & !"revolver"|"rcf"|"not"|"pas"',

      'mezz > lbo_well_secured & !senior',
      'mezz|lbo_second_rank|lbo_paid_last > lbo_it_is_best_secured',
      'lbo_so_it_is_cheapest > lbo_it_is_best_secured',
    ],
    example: {
      en: 'The mezzanine is dear although it has the best collateral.',
      fr: 'La mezzanine attend, mais elle a les meilleures sûretés.',
    },
    correction: {
      en: 'Security belongs to the senior lenders first; those behind have little or none.',
      fr: 'Les sûretés vont d’abord aux prêteurs seniors ; ceux qui suivent en ont peu ou pas.',
    },
  },
  amortisation_swapped: {
    concept: 'debt_paydown',
    says: [
      'b_loan >> is_paid_back > in_equal_bits & !"one percent"|"not"|"pas"|"un pour cent"|"1 %"|"only"',
      'b_loan >> is_paid_back >> in_equal_bits & !"one percent"|"un pour cent"|"1 %"',
      'senior > in_one_go > mezz > lbo_each_year|"every year"|"each year"|"chaque année" & !"not"|"pas"',
      'mezz >> lbo_bit_by_bit',
      'lbo_amortising_swapped',
      'first_term_loan >> in_one_go & !"TLB"|"term loan B"|"tranche B"',
      'tranche_b_gradual & !"not"|"pas"|"one percent"|"1 %"|"1%"|"un pour cent"',
    ],
    example: { en: 'The term loan A is repaid at the end.', fr: 'La TLA est in fine.' },
    correction: {
      en: 'The A loan is repaid in instalments, the B loan in one go at maturity.',
      fr: 'La tranche A se rembourse par échéances, la tranche B en une fois à l’échéance.',
    },
  },
  equity_before_debt: {
    concept: 'absolute_priority',
    says: [
      '"equity"|owner|sponsor > "gets its money"|"get their money"|"is paid back"|"are paid back"|"sont remboursés" > "before"|"avant" >> mezz|senior|lender|debt & !"not"|"pas"',
      'lender|senior >> paid_last_word & !mezz|lbo_junior_people|"junior"|"subordinated"|"second"|"not"|"pas"',
      '"pay"|"paie"|"serve"|"sert" >> owner|sponsor > "first"|"d’abord"|"en premier" > lender > "left"|"le reste"|"ce qui reste" & !"after"|"not"|"pas"|"only"',

      'owner|equity > "paid before"|"served before"|"payés avant"|"servis avant"|"remboursés avant"|"passent avant" > mezz|senior|lender|debt & !"not"|"pas"',
      'owner > lbo_take_all|receive|pay > lbo_before_banks',
      'lbo_equity_served_first',
      'owner > first_at_the_till & !"not"|"pas"',
      'bank_takes_the_rest & owner|sponsor & !lbo_each_year|"cash"',
    ],
    example: {
      en: 'The shareholders are paid before the lenders.',
      fr: 'Les actionnaires passent avant les banques.',
    },
    correction: {
      en: 'Shareholders come last, after every lender.',
      fr: 'Les actionnaires viennent en dernier, après tous les prêteurs.',
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
  cover_upside_down: {
    concept: 'interest_cover',
    says: [
      'interest_cover|"cover"|"couverture" > # > over_what|divide|"over"|"sur" > # > # > lbo_percent_word & !leverage|lbo_turns|"headroom"|"not"|"pas"',
      '~lbo_cover_ratio|~coverage_word > -depend > ~ebitda',

      'coverage_word|lbo_cover_ratio > "inverse of the rate"|"one over the rate"|"inverse du taux"',
      'lbo_cover_upside_down',
    ],
    example: {
      en: 'The cover is interest divided by EBITDA.',
      fr: 'La couverture, ce sont les intérêts divisés par l’EBITDA.',
    },
    correction: {
      en: 'Cover is EBITDA divided by interest.',
      fr: 'La couverture, c’est l’EBITDA divisé par les intérêts.',
    },
  },
  leverage_upside_down: {
    concept: 'leverage',
    says: [
      '"divide"|"divise" > "ebitda" > "by the debt"|"by debt"|"by net debt"|"by the net debt"|"par la dette"',
      'lbo_leverage_upside_down',
    ],
    example: {
      en: 'Leverage is EBITDA divided by net debt.',
      fr: 'Le levier, c’est l’EBITDA divisé par la dette nette.',
    },
    correction: {
      en: 'Leverage is net debt divided by EBITDA.',
      fr: 'Le levier, c’est la dette nette divisée par l’EBITDA.',
    },
  },
  interest_on_net_debt: {
    concept: 'interest_cover',
    says: [
      'interest > lbo_percent_word >> "of"|"on"|"des"|"sur"|"de" >> # >> net_debt & !"gross"|"brute"|"not"|"pas"|"and net debt"|"net debt is"|"et la dette nette"|"dette nette est"',
      'interest > # > as_cash_reduces_it & !"not"|"pas"',
      'lbo_interest_on_net',
    ],
    example: {
      en: 'The interest is seven percent on the net debt.',
      fr: 'Les intérêts se calculent sur la dette nette.',
    },
    correction: {
      en: 'Here interest is due on the gross debt, whatever stands on the account.',
      fr: 'Ici, les intérêts portent sur la dette brute, quel que soit le solde du compte.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
