import type { WrongClaim } from '../../types.ts';

/** One method, one profit or one multiple taken for its neighbour. */
export const mixedUpMethodClaims = {
  dcf_of_the_wrong_flows: {
    concept: 'dcf',
    says: [
      'dcf > past_flows & !"not"|"pas"|"rather"|"plutôt"',
      'dcf|discounting > past_flows & !"not"|"pas"|"rather"|"plutôt"',
      '"dcf" >> is_relative & !comps|"not"|"pas"|"while"|"whereas"|"alors que"',
      'discounted_profit & !"equity method"',
      'discounted_without_risk & !"plus"|"premium"|"prime"',
    ],
    example: {
      en: 'A DCF discounts past cash flows.',
      fr: 'Le DCF actualise les flux passés.',
    },
    correction: {
      en: 'A DCF discounts the free cash flows to come at a rate that fits their risk, and so looks for what the company is worth in itself.',
      fr: 'Le DCF actualise les flux disponibles à venir, à un taux qui tient compte de leur risque, et cherche donc ce que la société vaut en elle-même.',
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
  ebitda_misdefined: {
    concept: 'ev_ebitda',
    says: [
      'deducts|subtract > interest > ebitda > "before multiplying"|"avant de multiplier"|"before applying"|"avant d’appliquer"',
      '"interest is paid before ebitda"|"interest comes before ebitda"|"ebitda est après intérêts"|"ebitda est après les intérêts"|"ebitda after interest" & !"equity"|"if"|"si"',
      'ebitda > equals_word > after_what_it_precedes & !ebit|net_profit_noun|precedes_interest|ebitda_after_rent|"before"|"avant"|"not"|"pas"',
    ],
    example: {
      en: 'EBITDA is profit after depreciation.',
      fr: 'L’EBITDA, c’est le résultat une fois qu’on a payé les intérêts.',
    },
    correction: {
      en: 'EBITDA comes before interest, tax, depreciation and amortisation.',
      fr: 'L’EBITDA se calcule avant intérêts, impôt et amortissements.',
    },
  },
  divided_by_the_multiple: {
    concept: 'ev_ebitda',
    says: [
      'ebitda > "divide it by"|"je le divise par"|"on le divise par"|"le divise par" & !share_number|net_debt|borrowings|deducts',
      '"divide"|"divides"|"divise"|"diviser"|"dividing" >> ebitda >> "by"|"par" & !"not"|"pas"',
      'divides_by >> ebitda >> by_the_multiple',
    ],
    example: {
      en: 'I divide EBITDA by the multiple.',
      fr: 'Je divise l’EBITDA par le multiple.',
    },
    correction: {
      en: 'EBITDA times the multiple gives enterprise value.',
      fr: 'L’EBITDA fois le multiple donne la valeur d’entreprise.',
    },
  },
  bank_profit_means_nothing: {
    concept: 'pe',
    says: [
      'financials >> "avoid"|"évite"|"drop"|"never use"|"abandonne" >> pe_ratio & !"not"|"pas"|"if"|"si"|"unless"',
      '~financials|~price_earnings_word & ~bottom_line_means_nothing & !no_profit_yet|without_earnings',
    ],
    example: {
      en: 'For banks I avoid the P/E, their net income means nothing.',
      fr: 'Pour les banques, on évite le PER, leur résultat net ne veut rien dire.',
    },
    correction: {
      en: 'A bank’s net income comes after its cost of funding, so P/E and price to book are what it is valued on.',
      fr: 'Le résultat d’une banque vient après son coût de financement : on la valorise donc au PER ou au price to book.',
    },
  },
  sales_multiple_for_the_profitable: {
    concept: 'ev_sales',
    says: [
      'sales_multiple >> "sert"|"suits"|"is used for" > "matures"|"mature"|"rentables"|"profitable" & !"not"|"pas"|no_profit_yet|"loss"',
      'sales_multiple > meant_for_the_mature & !"not"|"pas"',
      'sales_multiple > "best for"|"idéal pour"|"meilleur pour"|"parfait pour" > profitable|"mature"|"matures"',
      'sales_multiple > for_mature_ones & !"not"|"pas"|"rather"|"plutôt"|times_profit',
      'sales_multiple & profit_required & !price_earnings_word|ev_over_ebitda|no_margin_view',
    ],
    example: {
      en: 'EV to sales is for mature companies, you need a profit.',
      fr: 'Le VE sur chiffre d’affaires, je le garde pour les sociétés mûres.',
    },
    correction: {
      en: 'EV to sales is for companies that have no earnings yet, with a view on the margin they will reach.',
      fr: 'VE sur chiffre d’affaires sert aux sociétés encore sans résultat, avec une idée de la marge à terme.',
    },
  },
  comps_and_deals_swapped: {
    concept: 'precedents',
    says: [
      'listed_by_name > what_acquirers_gave & !precedents|"not"|"pas"|"below"|"unlike"|"whereas"|"while"|"alors que"|"contrairement"',
      'listed_by_name & "consiste"|"look at"|"regarde"|"means" & what_acquirers_gave & !precedents|"not"|"pas"|"unlike"|"whereas"|"while"|"alors que"|"contrairement"',
      'precedents > todays_listed_quote & !pays_extra|bigger_than|"not"|"pas"|"above"|"alors que"|"while"',
      'trading_multiples|multiples_of_the_market > are_deal_multiples & !"not"|"pas"',
      'deals_noun|precedents > are_listed_multiples & !"trading comps"|"comparables boursiers"|"pas"|"not"',
      '"trading comps"|"comparables boursiers"|"trading multiples" > are_deal_multiples & !"pas"|"not"',
    ],
    example: {
      en: 'Precedents are the multiples of listed companies.',
      fr: 'Les transactions comparables, ce sont les multiples des sociétés cotées.',
    },
    correction: {
      en: 'Trading multiples are read off share prices; precedents are what buyers paid for whole companies.',
      fr: 'Les multiples boursiers se lisent dans les cours ; les transactions donnent ce que des acheteurs ont payé pour des sociétés entières.',
    },
  },
  ends_paired_crosswise: {
    concept: 'consistent_num_den',
    says: [
      '"with ebit"|"with ebitda"|"avec l’ebitda"|"avec l’ebit" >> i_use|take_it|"goes"|"va" >> equity_value & !"not"|"pas"|"never"',
      'ebitda > pairs_with >> equity_value & !ev|net_profit_noun|"not"|"pas"|"never"|"jamais"|if_word|pe_ratio',
      'ebitda >> pairs_with >> equity_value & !ev|net_profit_noun|"not"|"pas"',
      'precedes_interest >> paired_with >> equity_value|equity|the_owners',
      'ranks_after_interest >> paired_with >> ev',
    ],
    example: {
      en: 'Before interest goes with equity, after interest with EV.',
      fr: 'Avant intérêts va avec les fonds propres, après intérêts avec la VE.',
    },
    correction: {
      en: 'A profit that lenders and shareholders share is set against EV, one that only shareholders have against the equity value.',
      fr: 'Un résultat que prêteurs et actionnaires se partagent se compare à la VE, celui des seuls actionnaires à la valeur des titres.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
