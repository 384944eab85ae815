import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: senior debt. */
export const seniorClaims = {
  senior_takes_first_loss: {
    concept: 'senior',
    says: [
      'senior > "takes the first hit"|"takes the first"|"hit first"|"encaisse la première"|"encaisse d’abord"|"perd en premier"|"loses first" & !"not"|"pas"|"never"|"jamais"',
      'senior_loses_first',
    ],
    example: {
      en: 'The senior debt takes the first loss.',
      fr: 'La dette senior prend la première perte.',
    },
    correction: {
      en: 'Losses run from the bottom up: shareholders, then the mezzanine, and only then the senior.',
      fr: 'Les pertes remontent du bas : l’actionnaire, puis la mezzanine, et seulement ensuite la senior.',
    },
  },
  senior_unsecured: {
    concept: 'senior',
    says: [
      'lbo_senior_unsecured',
      'lbo_junior_secured',
      'mezz > lbo_same_security & !"second rang"|"ranks second"|"behind"',
    ],
    example: {
      en: 'The senior debt has no security.',
      fr: 'La dette senior n’a aucune sûreté.',
    },
    correction: {
      en: 'Senior lenders take the security over shares and assets; those behind them have little or none.',
      fr: 'Les prêteurs seniors prennent les sûretés sur les titres et les actifs ; ceux de derrière en ont peu ou pas.',
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
      'mezz|lbo_paid_last|lbo_second_rank > lbo_so_it_is_cheapest & !lbo_ahead_of_mezz|"than equity"|"que l’equity"|"que les fonds propres"',
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
  revolver_buys_the_target: {
    concept: 'senior',
    says: ['revolving_line > pays_the_purchase & !"not"|"pas"'],
    example: {
      en: 'The revolver pays for the acquisition.',
      fr: 'Le RCF finance l’acquisition.',
    },
    correction: {
      en: 'The revolver covers swings in working capital; term loans pay for the purchase.',
      fr: 'Le revolver couvre les variations de BFR ; ce sont les prêts à terme qui financent le prix.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
