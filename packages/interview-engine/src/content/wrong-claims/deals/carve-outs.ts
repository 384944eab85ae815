import type { WrongClaim } from '../../types.ts';

/** What is said wrongly of a division that leaves its group. */
export const carveOutClaims = {
  separation_adds_value: {
    concept: 'separation_costs',
    says: [
      'amiss_separation_costs > amiss_added_to_value',
      'amiss_dis_synergies > amiss_added_to_value|"increase"|"raise"|"augmentent"|"améliorent" > "value"|"price"|"ebitda"|"valeur"|"prix"',
    ],
    example: {
      en: 'Separation costs get added to the value.',
      fr: 'Les coûts de séparation s’ajoutent au prix.',
    },
    correction: {
      en: 'They are spent once and come off the price.',
      fr: 'Ils se dépensent une fois et se déduisent du prix.',
    },
  },
  one_offs_and_yearly_swapped: {
    concept: 'separation_costs',
    says: [
      '~amiss_separation_costs >> ~amiss_recurring & !"not"|"non"|"pas"|"never"|"jamais"',
      '~amiss_dis_synergies >> ~amiss_one_off & !"not"|"pas"|"never"|"jamais"',
      'amiss_dis_synergies|amiss_alone_costs > amiss_off_the_price',
      'amiss_separation_costs > "multiplied"|"times the multiple"|"multipliés"|"capitalised"|"capitalisés" & !"not"|"pas"|"never"',
      'amiss_separation_costs > "every year"|"each year"|"chaque année"|"tous les ans" & !"not"|"pas"|"une fois"|"once"',
    ],
    example: {
      en: 'Dis-synergies are one-off.',
      fr: 'Les coûts de séparation sont récurrents.',
    },
    correction: {
      en: 'What happens once comes off the price; what returns each year lowers EBITDA before the multiple.',
      fr: 'Ce qui arrive une fois se retire du prix ; ce qui revient réduit l’EBITDA avant le multiple.',
    },
  },
  transition_turned_round: {
    concept: 'separation_costs',
    says: [
      'amiss_transition > amiss_buyer >> amiss_gives_services > amiss_seller & !"receives"|"reçoit"',
      'amiss_transition > amiss_free_or_forever',
      'amiss_buyer >> amiss_gives_services > amiss_seller > amiss_transition',
      'slip_transition & slip_free_forever & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'Under the TSA the buyer provides services to the seller.',
      fr: 'Le TSA est gratuit.',
    },
    correction: {
      en: 'The former parent serves the division for a limited time, against a fee.',
      fr: 'L’ancienne maison mère sert la division pour une durée limitée, contre rémunération.',
    },
  },
  published_profit_is_enough: {
    concept: 'normalise',
    says: [
      'strays_as_published & ~strays_no_restating & !"wrong"|"erreur"|"mistake"|"cannot"',
      'amiss_applies > amiss_reported_profit & !amiss_adjusted',
      'amiss_reported_profit > "enough"|"suffit"|"right base"|"bonne base" & !amiss_adjusted',
      '"ebitda" > "segment reporting"|"reported"|"publié"|"affiché" > "multiply"|"multiplie"|"sans le corriger"|"sans correction"|"unchanged"|"without correcting" & !"adjust"|"then"',
      '"garde"|"keep"|"take"|"prends" > amiss_reported_profit > "sans"|"without"',
      'slip_allocated_equal & !"rarely"|"seldom"|"rarement"|"differ"|"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'You apply the multiple to the reported EBITDA.',
      fr: 'L’EBITDA publié suffit.',
    },
    correction: {
      en: 'The profit shown rests on the charges of the group: put the cost base of a company on its own instead.',
      fr: 'Le résultat affiché repose sur les frais du groupe : mettez à leur place les coûts d’une société seule.',
    },
  },
  alone_costs_turned_round: {
    concept: 'normalise',
    says: [
      'amiss_alone_costs > amiss_higher > amiss_ebitda >> amiss_goes_up & !"lower"|"inférieurs"',
      'amiss_alone_costs > amiss_lower > amiss_ebitda >> amiss_goes_down & !"higher"|"supérieurs"',
      'amiss_alone_costs > amiss_always_lower',
      '"stand alone"|"standalone"|"autonome" > "cheaper to run"|"cheaper"|"costs less"|"moins cher"|"coûte moins" & !"not"|"pas"|"dearer"|"multiple"',
    ],
    example: {
      en: 'If standalone costs are higher, EBITDA goes up.',
      fr: 'Les coûts standalone sont toujours inférieurs.',
    },
    correction: {
      en: 'A company on its own loses the scale of the group: it mostly pays more, which lowers its profit.',
      fr: 'Une société seule perd la taille du groupe : elle paie le plus souvent davantage, ce qui réduit son résultat.',
    },
  },
  shared_systems_cost_nothing: {
    concept: 'separation_costs',
    says: [
      '~astray_shared_systems > ~astray_no_cost & !"not free"|"n’est pas gratuit"|"pas gratuit"|"pas gratuits"|"never"|"no longer"',
      'strays_sellers_systems > strays_free_for_good & !"not"|"pas"|"never"|"jamais"',
      '~strays_systems_apart > ~strays_costs_nothing & !"not free"|"pas gratuit"|"n’est pas gratuit"|"never"',
      'counter_seller_it > counter_helps_free & !"not"|"pas"|"rarely"',

      '~amiss_shared_systems > ~amiss_no_cost_of_it & !"not free"|"n’est pas gratuit"|"pas gratuite"',
      'slip_dis_synergies > ~slip_not_our_business',
    ],
    example: {
      en: 'The shared IT has no impact.',
      fr: 'Le SI partagé suit la division, donc rien à payer.',
    },
    correction: {
      en: 'A division that used the systems of its parent has to rent, copy or build its own.',
      fr: 'Une division qui utilisait les systèmes de sa maison mère doit louer, copier ou construire les siens.',
    },
  },
  peg_misplaced: {
    concept: 'nwc',
    says: [
      '~amiss_peg > ~amiss_peg_misread & !"average"|"moyenne"|"compared"|"against"|"compare"|"rapport"|"écart"|"difference"|"différence"',
    ],
    example: {
      en: 'The peg is the working capital on the day of closing.',
      fr: 'Le BFR normatif, c’est celui du groupe entier.',
    },
    correction: {
      en: 'The reference is a usual level over twelve months; what is there at completion is set against it.',
      fr: 'La référence est un niveau moyen sur douze mois, auquel on compare celui qui est livré.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
