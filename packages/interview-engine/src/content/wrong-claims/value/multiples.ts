import type { WrongClaim } from '../../types.ts';

/** What is falsely said of multiples and of those they are taken from. */
export const multipleClaims = {
  gap_from_leverage: {
    concept: 'growth_margin_risk',
    says: [
      'more_debt_words|borrowings|levering_up > multiple_pushed_up & !"not"|"pas"|"less"|"moins"|"equity"',
      '"higher multiple"|"multiple plus élevé" > because_it|because_word|"vient"|"comes" > "more debt"|"plus de dette"|more_debt_words & !"not"|"pas"',
      'indebted_one > dearer_multiple_said|gets_a_dear_multiple & !lower_multiple_word',
      'comes_from_leverage',
      'indebted_one > higher_multiple',
    ],
    example: {
      en: 'The gap comes only from leverage: the more indebted one has a higher multiple.',
      fr: 'L’écart vient uniquement de l’endettement.',
    },
    correction: {
      en: 'An EBITDA multiple hardly moves with the funding: growth, margins, capital needs and risk set it.',
      fr: 'Un multiple d’EBITDA ne bouge guère avec le financement : croissance, marges, besoins en capital et risque le font.',
    },
  },
  capex_lifts_multiple: {
    concept: 'capex',
    says: [
      'asset_heavy_one|invests_heavily >> gets_the_top_one & !lower_multiple_word|"less"|"moins"|"light"|"not"|"pas"|"why"',
      'more_and_more > heavy_investment > gets_a_dear_multiple|multiple_is_up & !"faible"|"léger"|"low"|"light"|"less"|"moins"|lower_multiple_word',
      '"the more"|"plus elle"|"plus on"|"plus une"|"plus la société" > heavy_investment > dearer_multiple_said & !"faible"|"léger"|"low"|"light"|"less"|"moins"',
      'heavy_investment > "solid assets"|"actifs solides"',
      'the_more_capex & dearer_multiple_said & !lower_multiple_word',
      '"plus une société a de capex"|"more capex a company"|"more capex-heavy"|"the more capex" > "plus son multiple"|"higher the multiple"|"higher its multiple"|"higher multiple"',
      'heavy_capex > multiple_pushed_up|higher_multiple',
      'heavy_capex > raises_word > times_profit|ev_over_ebitda',
      'invests_heavily > gets_a_dear_multiple & !lower_multiple_word',
      'the_dear_firm > invests_heavily & !the_cheap_firm|lower_multiple_word',
      'heavy_capex|invests_heavily > trades_dearer & !lower_multiple_word',
      'asset_heavy_one > its_the_dear_one & !lower_multiple_word',
      'market_rewards > asset_heavy_one',
    ],
    example: {
      en: 'Heavy capex pushes the multiple up.',
      fr: 'Un capex lourd tire le multiple vers le haut.',
    },
    correction: {
      en: 'What has to be spent on machines never reaches the investor, so it lowers what is paid for the same EBITDA.',
      fr: 'Ce qu’il faut mettre dans les machines n’arrive jamais à l’investisseur : à EBITDA égal, on paie moins.',
    },
  },
  ev_ebitda_everywhere: {
    concept: 'ev_ebitda',
    says: [
      '~never_leave_it & !"for"|"pour"|"except"|"sauf"|"unless"',
      'ev_over_ebitda > works_everywhere',
      'works_everywhere & ebitda & !"ou presque"|"sauf"|"almost"|"except"',
      'takes_ev_ebitda & whatever_the_sector',
    ],
    example: {
      en: 'EV to EBITDA works in every industry.',
      fr: 'VE sur EBITDA marche partout.',
    },
    correction: {
      en: 'Banks, firms without profit and trades with very different capital needs call for another multiple.',
      fr: 'Les banques, les sociétés sans résultat et les métiers aux besoins en capital très différents demandent un autre multiple.',
    },
  },
  dropped_for_the_steady: {
    concept: 'ev_ebitda',
    says: [
      '"leave"|"abandonne" >> ev_over_ebitda >> mature_firms & !"not"|"pas"|"only"',
      '~drops_it > ~mature_firms',
    ],
    example: {
      en: 'I would drop it for mature companies with a stable EBITDA.',
      fr: 'Je l’abandonne pour les industriels matures.',
    },
    correction: {
      en: 'A steady, positive EBITDA is where this multiple is at home; it fails for banks and for firms without profit.',
      fr: 'Un EBITDA positif et régulier, c’est le terrain de ce multiple ; il échoue pour les banques et les sociétés sans résultat.',
    },
  },
  equity_over_sales: {
    concept: 'consistent_num_den',
    says: [
      '~"compare"|~"rapporte"|~"divide"|~"divise" >> ~equity_value >> ~"with sales"|~"by sales"|~"aux ventes"|~"au chiffre d’affaires" & !"not"|"pas"|"never"',
      'revenue|sales_multiple >> against_the_cap & !"not"|"pas"|"rather"|"plutôt"',
      'equity_on_sales',
      'revenue_for_owners',
      'sales_multiple > set_against|"compare" > owners_value_word & !worth_of_operations',
    ],
    example: {
      en: 'I look at market cap over sales.',
      fr: 'Pour une société sans résultat, je prends la capitalisation sur chiffre d’affaires.',
    },
    correction: {
      en: 'Sales come before interest and serve everybody who funds the firm: they go with enterprise value.',
      fr: 'Les ventes viennent avant les intérêts et servent tous les financeurs : elles vont avec la valeur d’entreprise.',
    },
  },
  size_before_trade: {
    concept: 'comps',
    says: [
      '"same size"|"même taille" >> deserves|"get"|"ont" > "same multiple"|"même multiple" & !"not"|"pas"|"same growth"',
      '~trade_does_not_matter & !if_word',
      'same_model > comes_last',
      'comes_last > same_model',
      'size_comes_first & !"plus que la taille"|"more than size"|"après seulement"|"seulement après"|"ensuite seulement"',
      '~whatever_the_trade',
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
} as const satisfies Record<string, WrongClaim>;
