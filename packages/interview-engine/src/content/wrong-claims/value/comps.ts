import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: trading comparables. */
export const compsClaims = {
  size_before_trade: {
    concept: 'comps',
    says: [
      '"same size"|"même taille" >> deserves|"get"|"ont" > "same multiple"|"même multiple" & !"not"|"pas"|"same growth"',
      '~trade_does_not_matter & !if_word',
      'same_model > comes_last',
      'comes_last > same_model',
      'size_comes_first & !"plus que la taille"|"more than size"|"après seulement"|"seulement après"|"ensuite seulement"',
      '~whatever_the_trade',
      '"same size"|"même taille"|"size" > "matters more"|"compte plus"|"counts more"|"comes before"|"passe avant" > "business"|"trade"|"métier"|"activité"|"sector"|"secteur" & !"not"|"pas"',
    ],
    example: {
      en: 'Size is the first criterion, whatever they do.',
      fr: 'La taille est le premier critère, quel que soit le métier.',
    },
    correction: {
      en: 'What a company sells, to whom and how it earns comes before its size.',
      fr: 'Ce que vend une société, à qui, et comment elle gagne passe avant sa taille.',
    },
  },
  deals_among_comps: {
    concept: 'comps',
    says: ['deal_targets & sample_word'],
    example: {
      en: 'I put recently acquired companies in the sample, at the transaction price.',
      fr: 'Je mets dans l’échantillon les sociétés rachetées, à leur prix de transaction.',
    },
    correction: {
      en: 'Prices of whole companies belong to the precedents; trading comparables are quoted every day.',
      fr: 'Le prix de sociétés entières relève des transactions ; les comparables boursiers cotent chaque jour.',
    },
  },
  parent_multiple_for_parts: {
    concept: 'comps',
    says: [
      'each_division >> parents_multiple & !"not"|"pas"|head_office',
      'each_division|one_part > parents_multiple & !"not"|"pas"|"own peers"|"never"|"jamais"|head_office|centre_costs_word',
      'each_division > "gets"|"reçoit"|"prend" > parents_multiple & !"not"|"pas"|"own peers"',
      'each_division|one_part & applies_it > parents_multiple',
      'applies_it > parents_multiple & !head_office|centre_costs_word|"capitalise"|"capitalised"',
    ],
    example: {
      en: 'Each division is valued at the multiple of the group.',
      fr: 'Pour chaque division, j’applique le multiple du groupe.',
    },
    correction: {
      en: 'The group trades on a blend: each part is held against listed companies of its own trade.',
      fr: 'Le groupe cote sur un mélange : chaque partie se compare aux sociétés cotées de son propre métier.',
    },
  },
  funding_before_trade: {
    concept: 'comps',
    says: ['above_all > same_funding & !same_trade', 'same_funding > above_all & !same_trade'],
    example: {
      en: 'First of all, comparables need the same capital structure.',
      fr: 'On cherche avant tout la même structure financière.',
    },
    correction: {
      en: 'What a company does comes first; an EBITDA multiple hardly sees how it is funded.',
      fr: 'Le métier passe d’abord ; un multiple d’EBITDA voit à peine comment la société est financée.',
    },
  },
  priciest_peers_kept: {
    concept: 'comps',
    says: [
      'selects_word > the_ones_word > top_multiple & !"not"|"pas"|"drop"',
      '"prends les boîtes les plus chères"|"prends les plus chers"|"take the most expensive"|"pick the most expensive"|"take the dearest"|"pick the dearest"',
      'priciest_peers',
      'same_share_price & peers_word',
      'picked_to_fit & peers_word',
      'applies_one > top_of_sample & !set_apart_word',
      'top_of_sample > applies_one & !set_apart_word',
    ],
    example: {
      en: 'I choose the peers with the highest multiples.',
      fr: 'Je retiens les pairs les plus chers.',
    },
    correction: {
      en: 'Peers are chosen for what they do, before anybody looks at their price.',
      fr: 'Les pairs se choisissent pour leur métier, avant de regarder leur prix.',
    },
  },
  conglomerates_as_peers: {
    concept: 'comps',
    says: [
      'diversified_group_word > are_the_peers & !"not"|"pas"|"never"|"jamais"|discount_word',
      'are_the_peers > other_groups & !"discount"|"décote"|"not"|"pas"',
      'other_groups > are_the_peers & !"discount"|"décote"|"not"|"pas"',
      'one_trade_firm > ~never_comparable',
      '~never_comparable > one_trade_firm',
      'groups_as_comps & !"discount"|"décote"|"never"|"jamais"',
      'applies_it > other_groups & !"discount"|"décote"|"not"|"pas"|"multiple of the group"',
      'one_trade_firm & too_narrow & !"not too"|"pas trop"',
    ],
    example: {
      en: 'For peers I take other listed conglomerates, the same for all three divisions.',
      fr: 'Comme comparables, je prends d’autres conglomérats cotés, les mêmes pour les trois divisions.',
    },
    correction: {
      en: 'Each division is compared with listed firms of its own trade; other conglomerates mix businesses as the group does.',
      fr: 'Chaque division se compare aux sociétés cotées de son métier ; un autre conglomérat mélange les métiers comme le groupe.',
    },
  },
  client_price_decides: {
    concept: 'comps',
    says: [
      'selects_word & client_price & peers_word|times_profit|quoted_on_market & !"but"|"mais"',
      'selects_word > client_price & !"but"|"mais"',
    ],
    example: {
      en: 'I pick the peers so that we land on the price the client wants.',
      fr: 'Je garde les pairs dont le multiple colle au prix que veut le client.',
    },
    correction: {
      en: 'Peers are chosen for their business and their outlook, before anybody looks at the result.',
      fr: 'Les pairs se choisissent pour leur métier et leurs perspectives, avant de regarder le résultat.',
    },
  },
  private_peers: {
    concept: 'comps',
    says: [
      '"put in"|"add"|"include"|"throw in"|"ajoute"|"inclus"|"mets"|"j’ajoute" > unlisted_said & !"not"|"never"|"jamais"|"if"|"si"|"but"|"mais"|"without"|"sans"',
      'private_companies > "best"|"better"|"meilleures"|"aussi"|"as well"',
      'i_use >> private_companies',
      'private_companies > the_best_ones > peers_word',
    ],
    example: {
      en: 'I take private companies.',
      fr: 'Je prends des sociétés non cotées.',
    },
    correction: {
      en: 'Trading comparables are listed companies: without a share price there is no multiple to read.',
      fr: 'Les comparables boursiers sont cotés : sans cours, il n’y a pas de multiple à lire.',
    },
  },
  market_price_is_the_truth: {
    concept: 'comps',
    says: [
      '~no_effect_on|~no_weight > ~comps|~times_profit & ~sector_is_dear',
      'quoted_on_market > right_price_said & !"not"|"pas"|"but"|"mais"|"if"|"si"|"only"|"relative"|"assumes"|"suppose"',
      'comps|quoted_on_market > ~never_misleads',
      'market_is_right',
      'comps|times_profit > ~mood_free & !"dcf"|"unlike"|"contrairement"',
      'comps_intrinsic',
      'comps|quoted_on_market > never_word > misleads_word',
      'market_price_perfect',
      'comps|quoted_on_market > ~fools_nobody',
      'market_efficient & must_be',
      'comps|quoted_on_market|lookalikes > yields_intrinsic & !"dcf"|"flux"|"flows"|"but"|"mais"|"unlike"',
      'lookalikes|quoted_on_market > ~mood_free & !"dcf"|"flux"|"flows"',
    ],
    example: {
      en: 'The market is always right, so I only look at the share prices.',
      fr: 'Le marché a toujours raison, je ne regarde que les cours.',
    },
    correction: {
      en: 'Share prices carry the mood of the day: they are one view among several.',
      fr: 'Les cours portent l’humeur du jour : c’est un avis parmi d’autres.',
    },
  },
  more_names_are_better: {
    concept: 'comps',
    says: [
      'the_more_names > the_better & !"but"|"mais"|"if"|"only"|"seulement"|"condition"',
      'thirty_names & !"rather"|"better"|"mieux"|"plutôt"|"than"',
      'many_names > even_distant',
      '~as_many_as_possible',
      '"the more peers"|"more peers"|"plus il y a de comparables"|"plus de comparables"|"as many peers as"|"the longer the list" > "better"|"mieux"|"meilleur" & !"not"|"pas"|"do not"|"rather"',
    ],
    example: {
      en: 'I take as many companies as possible, listed or not.',
      fr: 'J’en prends le plus possible, cotées ou non.',
    },
    correction: {
      en: 'Eight companies with the same trade and a quoted price say more than fifty that share a code.',
      fr: 'Huit sociétés du même métier, avec un cours, en disent plus que cinquante qui partagent un code.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
