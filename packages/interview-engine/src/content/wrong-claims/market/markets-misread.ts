import type { WrongClaim } from '../../types.ts';

/** What rates, share prices and currencies are falsely said to do to deals. */
export const misreadMarketClaims = {
  dear_money_helps_funds: {
    concept: 'rates_effect',
    says: [
      'strays_dear_loan|counter_dear_loan|market_rates_up|market_rates_higher > strays_bid_more & !strays_not_so',
      'sponsor|amiss_fund > lbo_lend_less > "when"|"if"|"as"|"quand"|"si"|"lorsque" > market_rates_down|market_rates_lower & !"cher"|"cheaper"|"more when"|"plus quand"|"not"',
      'market_rates_down|market_rates_lower > sponsor|amiss_fund >> lbo_lend_less & !"cher"|"cheaper"|"not"|"why"',
      'counter_dear_loan > judge_fund_side > counter_higher_offer & !counter_cheap_loan|counter_lower_offer|"interest"|"intérêts"|"than"|"not"',
      'market_rates_up|market_rates_higher > judge_fund_side >> counter_higher_offer & !counter_cheap_loan|counter_lower_offer|market_rates_down|"interest"|"intérêts"|"than"|"not"',

      'counter_dear_loan > counter_buyers_high & !counter_cheap_loan|counter_buyers_low|"interest"|"intérêts"|"than"|"not"',
      'counter_buyers_high > counter_dear_loan & !counter_cheap_loan|counter_buyers_low|"interest"|"intérêts"|"than"|"que quand"|"not"',

      'sponsor|"funds"|"fonds" >> market_are_fond_of > market_dear_borrowing',
      'amiss_fund > amiss_loves > market_rates_up',
      'market_rates_up > amiss_loves > amiss_fund|seller',
      'market_rates_up & amiss_fund & amiss_returns_up',
      'market_rates_up & amiss_fund|buyer|"banks"|"banques" & market_accept_to_pay_more',
      'market_rates_down & amiss_fund|buyer & amiss_pay_less',
      'market_rates_up|market_rates_higher|amiss_market_state_up > amiss_more_word >> amiss_borrowing & !amiss_less_word',
      'market_rates_up|market_rates_higher|amiss_market_state_up > amiss_more_word > "fonds"|"funds" > amiss_borrowing & !"moins"|"less"|"pas"',
      'market_rates_up|market_rates_higher > amiss_growth_companies >> amiss_worth_more',
      'market_rates_up|market_rates_higher > "surenchérissent"|"outbid"|"bid higher"',
      'dearer_borrowing > funds_pay_more',
    ],
    example: {
      en: 'Funds love high rates.',
      fr: 'Les taux élevés permettent aux fonds de payer davantage.',
    },
    correction: {
      en: 'Dearer debt means less of it, a smaller cheque from the fund and lower prices for the seller.',
      fr: 'Une dette plus chère, c’est moins de dette, donc des prix plus bas pour le vendeur.',
    },
  },
  rates_turned_round: {
    concept: 'rates_effect',
    says: [
      '"cuts"|"rate cuts"|"baisses de taux"|"baisse des taux" > "yields rise"|"yields go up"|"buyouts get dearer"|"debt gets dearer"|"renchérissent les"|"renchérit les" & !"not"|"pas"|"never"|"jamais"',
      '"multiples"|"valuations"|"valorisations" > "go up with rates"|"rise with rates"|"climb with rates"|"montent avec les taux"|"augmentent avec les taux" & !"not"|"pas"|"never"|"jamais"',
      '"cut in rates"|"rate cut"|"rate cuts"|"lower rates"|"falling rates" > "raises"|"raise"|"pushes up"|"increases" > "discount rate"|"discount rates"|"wacc"|"cost of capital" & !"not"',
      '"hausse des taux"|"higher rates"|"rising rates"|"rate rise" > "baisser"|"baisse"|"lowers"|"lower"|"reduces"|"cuts" >> "discount rate"|"the discount rate"|"le taux d’actualisation"|"taux d’actualisation"|"wacc"|"cost of capital"|"cmpc" & !"not"|"pas"',
      'market_rates_down > amiss_multiples_word >> amiss_shrinks',
      'market_rates_up > amiss_multiples_word >> amiss_swells',
      'amiss_multiples_word >> amiss_shrinks > market_rates_down',
      'amiss_multiples_word >> amiss_swells > market_rates_up',
      'market_rates_up > amiss_debt_cheaper',
      'market_rates_down > amiss_debt_dearer',
      'market_rates_down > amiss_ipo_closes',
      'market_rates_down >> "bad for"|"mauvais pour"|"mauvaise pour"|"freine"|"hurts"|"slows"',
      'market_rates_up >> "good for"|"great for"|"bon pour"|"bonne pour"|"favorable"|"helps"|"boosts"|"dope"|"stimule" & !"savers"|"banks"|"banques"|"épargnants"',
      'market_rates_up|market_rates_higher >> lbo_lowers_word|market_depress_word >> "cost of capital"|"coût du capital"|"wacc"|"cost of debt"|"coût de la dette"',
      'market_rates_down >> "renchérit"|"raises"|"increases"|"alourdit"|"augmente" >> debt|"cost of capital"|"coût du capital"|"cost of debt"|"coût de la dette"',
    ],
    example: {
      en: 'When the central bank cuts rates, LBO multiples compress.',
      fr: 'Quand les taux montent, le coût de la dette baisse.',
    },
    correction: {
      en: 'Multiples move against rates: cheaper debt and a lower discount rate let buyers pay more.',
      fr: 'Les multiples vont à l’inverse des taux : une dette plus légère laisse payer davantage.',
    },
  },
  weak_markets_open_the_window: {
    concept: 'exit',
    says: [
      'strays_strong_bourse|amiss_stocks_rise > strays_exit_harder & !"not"|"pas"|"never"|"jamais"',
      'amiss_stocks_fall > amiss_ipo_opens',
      'misread_high_market > ~misread_no_way_out & !misread_not_so_simple',
      'amiss_ipo_opens > amiss_stocks_fall',
      'amiss_stocks_rise > amiss_ipo_closes',
      'amiss_ipo_closes > amiss_stocks_rise',
      '"ipo window"|"fenêtre" > "at its best"|"best"|"idéale"|"grande ouverte"|"opens"|"s\'ouvre" > amiss_stocks_fall',
    ],
    example: {
      en: 'When equity markets fall, the IPO window opens.',
      fr: 'La fenêtre d’introduction se ferme quand les marchés montent.',
    },
    correction: {
      en: 'Companies list when prices are high and calm; a falling, nervous market shuts the window.',
      fr: 'On s’introduit quand les cours sont hauts et calmes ; un marché nerveux ferme la fenêtre.',
    },
  },
  gap_closes_in_a_fall: {
    concept: 'rates_effect',
    says: [
      'counter_dear_loan > counter_gap_closes & !counter_cheap_loan|"not"|"pas"',

      'market_agree_easily > market_prices_tumble',
      'market_prices_tumble > market_agree_easily',
      'amiss_stocks_fall|market_rates_up > amiss_gap > amiss_gap_closes & !amiss_slowly',
      'amiss_stocks_rise|market_rates_down > amiss_gap > amiss_gap_widens',
      'amiss_gap > amiss_gap_closes > amiss_stocks_fall|market_rates_up & !amiss_slowly',
      'market_rates_down > "élargit"|"widens"|"creuse" >> amiss_gap',
    ],
    example: {
      en: 'When equity markets fall, the valuation gap closes at once.',
      fr: 'Quand les marchés chutent, l’écart entre acheteurs et vendeurs se referme.',
    },
    correction: {
      en: 'Sellers keep the old price in mind for quarters, so a fall first parts the two sides.',
      fr: 'Les vendeurs gardent longtemps l’ancien prix en tête : une chute éloigne d’abord les deux camps.',
    },
  },
  currency_turned_round: {
    concept: 'rates_effect',
    says: [
      'amiss_strong_dollar & amiss_european_targets > amiss_dearer & !amiss_european_buyers|amiss_weak_dollar',
      'amiss_weak_dollar & amiss_european_targets > amiss_cheaper & !amiss_european_buyers|amiss_strong_dollar',
      'amiss_weak_dollar & amiss_american_targets > amiss_dearer & !amiss_american_buyers|amiss_strong_dollar',
      'amiss_strong_dollar & amiss_american_targets > amiss_cheaper & !amiss_american_buyers|amiss_weak_dollar',
      '~amiss_currency > ~market_no_effect_on > ~amiss_cross_border',
    ],
    example: {
      en: 'A strong dollar makes European targets dearer.',
      fr: 'Un euro fort rend les cibles européennes moins chères.',
    },
    correction: {
      en: 'Whoever holds the strong currency buys abroad at less cost.',
      fr: 'Celui dont la monnaie est forte achète à l’étranger à moindre coût.',
    },
  },
  share_prices_without_effect: {
    concept: 'rates_effect',
    says: [
      '"share price"|"share prices" > "expensive"|"dearer"|"costly" > "to pay with"|"to pay in"|"pay in your own" & !"low"|"weak"|"less"|"not"',
      '"cours" > "paiement en titres"|"paiement en actions"|"payer en titres"|"payer en actions" > "coûteux"|"plus cher"|"plus chère"|"coûteuse" & !"moins"|"pas"|"bas"|"faible"',
      '~amiss_share_prices > ~market_no_effect_on > ~amiss_cross_border|~market_deal_effect',
      'amiss_stocks_rise > amiss_pay_in_paper > amiss_avoided',
      'amiss_stocks_rise > amiss_avoided > amiss_pay_in_paper',
      'amiss_stocks_rise > market_fewer_deals',
      'amiss_stocks_fall > market_more_deals',
      '~amiss_invented_levels & !"not invent"|"won’t invent"|"n’invente"|"ne pas inventer"',
      'amiss_stocks_fall > "prefer"|"préfèrent"|"préfère"|"more"|"plus" >> amiss_pay_in_paper|"en titres"|"in shares"|"in stock" & !"éviter"|"avoid"',
      'amiss_stocks_fall > "easier"|"cheaper"|"plus facile"|"moins cher" > amiss_pay_in_paper',
      '"volatility"|"volatilité"|"uncertainty"|"incertitude" >> "helps"|"help"|"aide"|"favorise"|"boosts"|"stimule" > amiss_cross_border & !"not"|"pas"',
    ],
    example: {
      en: 'Equity markets have no effect on M&A.',
      fr: 'Quand les cours sont élevés, les groupes évitent de payer en titres.',
    },
    correction: {
      en: 'High share prices give listed buyers a strong paper and confidence; low ones take both away.',
      fr: 'Un cours haut donne à l’acheteur coté un papier fort et de la confiance ; un cours bas lui ôte les deux.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
