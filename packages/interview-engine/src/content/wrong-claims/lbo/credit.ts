import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say about the debt. */
export const creditClaims = {
  junior_paid_first: {
    concept: 'mezz',
    says: [
      '"second lien" >> first_in_line & !senior|lender|"after"|"après"|"not"|"pas"',
      'mezz >> first_in_line & !senior|lender|"after"|"après"|"not"|"pas"|"second"',
      'each_recovers > lbo_pro_rata|"prorata" & !"not"|"pas"|"within"|"same class"|"même rang"',
      'mezz >> has_best_claim & !senior|"second"|"after"|"après"',
      'lbo_junior_people > lbo_before_banks',
      'mezz >> "ranks ahead"|"ranks before"|"ranks above"|"comes before"|"is paid first"|"passe devant"|"passe avant"|"est servie avant"|"est payée avant"|"prime sur"',
      'mezz > lbo_before_senior',
      'lbo_mezz_first',
      'senior > lbo_after_mezz',
      'lender|lbo_tranche & lbo_all_of_it > lbo_pro_rata',
      'mezz & senior & lbo_same_rank',
      'mezz|bond_paper >> repaid_earlier_than >> senior',
      'mezz|lbo_second_rank|bond_paper & lbo_repaid_before_senior',
    ],
    example: {
      en: 'The mezzanine is repaid before the senior debt.',
      fr: 'La mezzanine est remboursée avant la dette senior.',
    },
    correction: {
      en: 'Senior lenders are paid in full first; mezzanine only receives what is left after them.',
      fr: 'Les prêteurs seniors sont payés en totalité d’abord ; la mezzanine ne reçoit que ce qui reste après eux.',
    },
  },
  senior_dearer: {
    concept: 'senior',
    says: [
      'senior >> is_said_to_be >> dearest_word & !mezz|"not"|"pas"|"least"|equity|lbo_junior_paper',
      'senior >> is_said_to_be >> takes_most_risk & !mezz|"not"|"pas"',
      'senior >> takes_most_risk & !mezz|"not"|"pas"',
      'senior|lbo_first_rank > takes_highest_rate & !mezz|lbo_junior_paper|"lowest"|"plus bas"|"not"|"pas"|lbo_second_rank|equity',
      'senior >> lbo_asks_higher_rate & !"than senior"|"que la senior"',
      'mezz & "cheapest layer"|"cheapest tranche"|"cheapest money"|"tranche la moins chère"|"dette la moins chère" & !senior',
      'lbo_senior_costs_more',
      'lbo_mezz_costs_less & !"than equity"|"than the equity"|"than new equity"|"que les fonds propres"|"que des fonds propres"|"que l’equity"|"que le capital"',
      'lbo_junior_cheap & !"than equity"|"than the equity"|"than new equity"|"que les fonds propres"|"que des fonds propres"|"que l’equity"|"que le capital"',
      'lbo_below_the_senior_price',
      'lbo_above_the_junior_price',
      'mezz|lbo_paid_last|lbo_second_rank > lbo_so_it_is_cheapest & !lbo_ahead_of_mezz',
      'lbo_more_junior > lbo_the_cheaper',
      'mezz > lbo_is_word > cheapest_noun & !senior',
      'mezz >> lbo_is_word >> cheapest_noun',
      'mezz > lowers_cost_of_debt',
      'senior|lbo_first_rank|lbo_security > lbo_it_costs_most & !mezz|lbo_junior_paper|lbo_paid_last|lbo_second_rank|bond_paper',
      'mezz > lbo_costs_less & !senior|equity|owner|lender|"plus chère"|"plus cher"|"dearer"|"more expensive"|"pas"|"not"',
      'mezz|lbo_second_rank|lbo_junior_paper > the_cheap_layer & !"not"|"pas"',
      'the_cheap_layer > because_nothing_due',
      'the_cheap_layer > mezz & !"not"|"pas"|"than"',
      'mezz > "cheaper"|"moins chère" > because_nothing_due',
      'senior|lbo_first_rank > the_dearest_layer > paid_for_security',
      'the_dearest_layer > paid_for_security & !mezz|"not"|"unsecured"|"subordinated"',
    ],
    example: {
      en: 'Senior debt is more expensive than mezzanine.',
      fr: 'La dette senior est plus chère que la mezzanine.',
    },
    correction: {
      en: 'Senior debt has security and rank, so its margin is the lowest; whoever waits longer asks for a higher return.',
      fr: 'La senior a les sûretés et le rang, donc la marge la plus basse ; celui qui attend demande un rendement plus élevé.',
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
  mezz_is_no_debt: {
    concept: 'mezz',
    says: [
      '~mezz > ~lbo_not_debt',
      '~mezz & ~lbo_not_debt & ~lbo_no_role|~lbo_set_aside_word',
      '~mezz & ~lbo_no_role',
      'mezz > lbo_is_equity_word',
    ],
    example: {
      en: 'Mezzanine is not really debt and plays no part in the structure.',
      fr: 'La mezzanine n’est pas vraiment de la dette et ne joue aucun rôle dans le montage.',
    },
    correction: {
      en: 'Mezzanine is debt that ranks behind the senior: it bears interest and adds a turn or two of borrowing.',
      fr: 'La mezzanine est une dette de rang inférieur : elle porte intérêt et ajoute un ou deux tours d’emprunt.',
    },
  },
  net_leverage_on_gross: {
    concept: 'net_debt',
    says: [
      '~leverage|~net_debt & ~"cash"|~"trésorerie" > ~nothing_to_do_with_it',
      '~lbo_cash_at_bank > ~lbo_no_role|~lbo_irrelevant_word',
      '"cash"|"trésorerie" > "nothing to do"|"rien à voir" > debt',
      '~cash > -lbo_reduce_word > ~debt|~leverage',
      '~lbo_net_leverage_word & ~lbo_gross_as_is & !"interest rate"|"taux d’intérêt"',
      '~lbo_net_leverage_word & ~lbo_as_it_is',
      '~lbo_gross_as_is & ~cash & ~lbo_no_deduct|~lbo_as_it_is',
      '~lbo_no_deduct > ~cash',
      '~lbo_cash_word > -lbo_takes_off & ~covenants|~lbo_net_leverage_word|~net_debt & !"bloquée"|"nantie"|"trapped"|"restricted"|"forcément"',
      'debt >> "plus" >> cash',
      'lbo_add_cash',
      'covenants > gross_basis & !"not"|"pas"',
      'divide > lbo_undivided_debt > lbo_operating_profit',
      'lbo_undivided_debt > divide|over_what > lbo_operating_profit & !lbo_cash_off|"off"|"before"|"avant"|"déduit"',
    ],
    example: {
      en: 'For the net leverage you take the debt as it is, cash does not reduce it.',
      fr: 'Pour le levier net, on prend la dette brute, la trésorerie ne la réduit pas.',
    },
    correction: {
      en: 'Net leverage is gross debt less cash, over EBITDA.',
      fr: 'Le levier net, c’est la dette brute moins la trésorerie, rapportée à l’EBITDA.',
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
  rates_leave_debt_alone: {
    concept: 'leverage',
    says: [
      '~debt > ~"unaffected"|~"not affected"|~"pas touchée"|~"pas affectée" & ~rate|~market_rates_word & !"hedged"|"swap"|"existing"',

      '~lbo_debt_amount|~leverage > ~lbo_stays_same',
      '~lbo_debt_amount|~leverage > -depend > ~rate|~market_rates_word',
      '~lender & lbo_same_amount & !"refuse"|"refuser"|"moins"|"less"|"not lend"|"not carry"|"not support"|"not borrow"|"ne porte plus"|"ne supporte plus"|"plus porter"|"plus emprunter"',
      'lbo_debt_capacity_word > lbo_goes_up',
    ],
    example: {
      en: 'The amount of debt does not depend on rates, leverage stays the same.',
      fr: 'La quantité de dette ne dépend pas des taux, le levier ne bouge pas.',
    },
    correction: {
      en: 'Higher rates cut the cover, so the debt a business can carry falls.',
      fr: 'Des taux plus hauts réduisent la couverture, donc la dette qu’une entreprise peut porter baisse.',
    },
  },
  pik_paid_in_cash: {
    concept: 'mezz',
    says: ['lbo_pik_word > lbo_paid_in_cash', 'lbo_pik_word > debt_shrinks_word & !"not"|"pas"'],
    example: {
      en: 'PIK interest is paid in cash every quarter.',
      fr: 'Les intérêts capitalisés sont payés en cash chaque trimestre.',
    },
    correction: {
      en: 'PIK interest is added to the principal and settled at the end, so it saves cash now and costs equity at exit.',
      fr: 'Le PIK s’ajoute au principal et se règle à la fin : il épargne du cash aujourd’hui et coûte des fonds propres à la sortie.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
