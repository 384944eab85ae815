import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: what the separation costs. */
export const separationCostsClaims = {
  separation_costs_left_out: {
    concept: 'separation_costs',
    says: [
      '~strays_once_off_costs > ~strays_left_aside & !"cannot"|"mistake"|"erreur"|"si je"|"if i"',
      '~amiss_separation_costs > ~as_if_not_there & !off_the_price_still',
      '~as_if_not_there > ~amiss_separation_costs & !off_the_price_still',
      'amiss_separation_costs & booked_as_an_asset & !off_the_price_still',
      'booked_as_an_asset > lifts_the_worth & !off_the_price_still',
    ],
    example: {
      en: 'I ignore the separation costs in the price.',
      fr: 'Les coûts de séparation sont immobilisés chez l’acheteur, donc c’est un actif.',
    },
    correction: {
      en: 'Separation is cash that the buyer spends once: it comes off the price, however it is booked.',
      fr: 'La séparation est du cash que l’acheteur dépense une fois : il vient en moins du prix, quelle que soit l’écriture.',
    },
  },
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
  separation_costs_recur: {
    concept: 'separation_costs',
    says: [
      'cases_separation > cases_kept_in & !amiss_one_off',
      'deals_separation_noun > deals_comes_each_year & !"non"|"not"',
    ],
    example: {
      en: 'The separation costs come back every year.',
      fr: 'Les coûts de séparation reviennent chaque année.',
    },
    correction: {
      en: 'Separation costs are paid once: they come off the price, not off EBITDA.',
      fr: 'Les coûts de séparation se paient une fois : ils viennent en moins du prix, pas de l’EBITDA.',
    },
  },
  separation_hits_ebitda: {
    concept: 'separation_costs',
    says: [
      '"deduct"|"take"|"subtract"|"retire"|"enlève"|"déduis"|"déduit" > strays_once_off_costs > strays_from_ebitda > strays_before_multiple & !"not"|"pas"|"never"|"jamais"',
      'deals_separation_noun > deals_off_ebitda|deals_free_of_charge',
      'deals_dissynergy_noun > deals_lifts_ebitda',
      'deals_transition_services > deals_for_good',
    ],
    example: {
      en: 'The separation costs come off EBITDA.',
      fr: 'Les coûts de séparation se déduisent de l’EBITDA.',
    },
    correction: {
      en: 'Separation costs are a bill that is paid once, taken off the price.',
      fr: 'Les coûts de séparation sont une facture unique, retirée du prix.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
