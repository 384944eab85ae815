import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the effect of interest rates. */
export const ratesEffectClaims = {
  basis_points_misread: {
    concept: 'rates_effect',
    says: [
      'lbo_points_misread',
      'lbo_profit_falls_by_interest',
      'lbo_earnings_drop > lbo_due_to_rates',
      'three_hundred_points > points_far_off',
    ],
    example: {
      en: 'Three hundred basis points is thirty percent.',
      fr: 'Trois cents points de base, c’est trente pour cent de taux en plus.',
    },
    correction: {
      en: 'Three hundred basis points are three percentage points of interest, which come after EBITDA.',
      fr: 'Trois cents points de base font trois points de taux, payés après l’EBITDA.',
    },
  },
  cover_improves: {
    concept: 'rates_effect',
    says: [
      'interest_cover >> "better"|"meilleure"|"stronger"|"plus solide"',
      'market_rates_higher & lbo_cover_improves',
      'lbo_cover_improves',
    ],
    example: {
      en: 'With higher rates the interest cover improves.',
      fr: 'Avec des taux plus élevés, la couverture s’améliore.',
    },
    correction: {
      en: 'Interest grows and EBITDA does not, so the cover gets thinner.',
      fr: 'Les intérêts augmentent et l’EBITDA non, donc la couverture se dégrade.',
    },
  },
  price_falls_by_the_rate: {
    concept: 'rates_effect',
    says: [
      '"price"|"prix" > fall|plain_sinks > "exactement"|"exactly"|"d’autant"|"by the same" > # & !"not"|"pas"',
      'lbo_price_falls_as_rate',
    ],
    example: {
      en: 'The price falls by three percent, like the rates.',
      fr: 'Le prix baisse de trois points, comme les taux.',
    },
    correction: {
      en: 'Price follows what the debt and the target return still allow, often a turn or so, not the points of rate themselves.',
      fr: 'Le prix suit ce que permettent encore la dette et le rendement visé, souvent un tour environ, et non les points de taux eux-mêmes.',
    },
  },
  vendor_loan_misread: {
    concept: 'rates_effect',
    says: [
      'sellers_loan|"vendor loan"|"crédit vendeur" > seller_borrows_it & !"not"|"pas"',
      'sellers_loan|"crédit vendeur"|"vendor loan" > "seller"|"vendeur" > "rembourse"|"repays"|"pays back" > lender',

      'sellers_loan & widens_the_gap & !less_of_it',
      'sellers_loan > paid_right_away & !less_of_it',
      'sellers_loan & paid_right_away & "encaisse tout"|"everything"|in_full & !less_of_it',
      'sellers_loan > widens_the_gap > paid_right_away',
      'lbo_buyer_lends',
      'sellers_loan > buyer_as_creditor',
    ],
    example: {
      en: 'A vendor loan makes the funding gap bigger.',
      fr: 'Un crédit vendeur augmente le besoin de financement.',
    },
    correction: {
      en: 'With a vendor loan the seller waits for part of his money, which narrows the gap.',
      fr: 'Avec un crédit vendeur, le vendeur attend une partie de son argent, ce qui réduit l’écart.',
    },
  },
  tax_relief_makes_up: {
    concept: 'rates_effect',
    says: [
      'tax_relief_on_interest > lbo_makes_up_in_full & !lbo_in_part',
      'rates_that_rise|market_rates_higher|interest > lbo_makes_up_in_full > tax_relief_on_interest & !lbo_in_part',
    ],
    example: {
      en: 'The interest is deductible, so the tax saving offsets the higher rate.',
      fr: 'Les intérêts sont déductibles, donc l’économie d’impôt compense la hausse des taux.',
    },
    correction: {
      en: 'The tax saved is about a quarter of the extra interest: the rest comes out of the cash flow.',
      fr: 'L’impôt économisé ne représente qu’un quart environ des intérêts en plus : le reste vient des flux.',
    },
  },
  higher_rates_cheaper_debt: {
    concept: 'rates_effect',
    says: [
      'rates_went_up > borrowed_money|"borrow"|"borrowing" > gets_attractive & !"not"|"pas"|"never"|"jamais"|"less"|own_paper|"shares"|"stock"|"titres"|"actions"|"dear"|"plus cher"',

      '"plus les taux montent"|"when rates rise"|"when rates go up"|"higher rates" > borrowed_money > "more attractive"|"attractive"|"intéressante"|"avantageuse" & !"less"|"moins"|"not"|"pas"|"shares"|"stock"|"actions"|"titres"',
      'rates_up > debt_attracts',
      'rates_cut_cost',
    ],
    example: {
      en: 'Higher rates make debt cheaper.',
      fr: 'La dette est moins chère depuis la hausse des taux.',
    },
    correction: {
      en: 'Higher rates make loans dearer and lower what the target is worth.',
      fr: 'Des taux plus hauts renchérissent l’emprunt et abaissent la valeur de la cible.',
    },
  },
  dear_money_lifts_values: {
    concept: 'rates_effect',
    says: [
      'market_discount_up > market_value_up & !"growth"|"croissance"|"falls"|"fall"|"down"|"baisse"|"recule"|"wrong"|"faux"',
      'market_rates_higher > market_values_rise',
      'market_values_rise > market_rates_higher',
      'market_rates_lower > market_values_fall',
      'market_rates_higher > market_discounting_falls',
      'market_higher_rate_word > market_discount_higher_value_up',
      'higher_discount_rate > greater_value',
      'lower_discount_rate > lesser_value',
      'the_higher_rates|market_rates_higher > worth_rises_with_them|market_values_rise & !"falls"|"fall"|"down"|"baisse"|"baissent"|"recule"|"growth"|"croissance"|"if"|"si"|"lower rates"|"although"|"même si"|"despite"|"malgré"|"only if"|"not"|"pas"|"but"|"mais"',
    ],
    example: {
      en: 'When money is dear, valuations go up.',
      fr: 'Quand l’argent coûte cher, les flux futurs valent plus.',
    },
    correction: {
      en: 'Dear money raises the discount rate, so the same future cash is worth less today.',
      fr: 'L’argent cher relève le taux d’actualisation : le même cash futur vaut moins aujourd’hui.',
    },
  },
  dear_money_more_lending: {
    concept: 'rates_effect',
    says: [
      'strays_dear_loan|counter_dear_loan|market_rates_up|market_rates_higher > strays_lend_more & !strays_not_so',
      'market_bank_gains & lbo_lend|sponsor|lbo_turns|borrow',
      'market_rates_higher > market_lend_more_word|market_deals_pick_up',
      'market_rates_lower > market_deals_dry_up',
      'market_rates_higher & market_lend_more_word & !market_rates_lower|market_rates_down|"pénalise"|"penalise"|"dépendent"|"depend"|"hurts"|"hit"',
      'market_rates_down|market_rates_lower & market_sponsors_leave',
    ],
    example: {
      en: 'With higher rates funds borrow more because the banks earn more.',
      fr: 'Avec des taux élevés les fonds empruntent plus, car la banque gagne mieux.',
    },
    correction: {
      en: 'Higher interest eats the cash that has to cover it, so funds can borrow less.',
      fr: 'Des intérêts plus lourds mangent le cash qui doit les couvrir : les fonds empruntent moins.',
    },
  },
  growth_immune_to_rates: {
    concept: 'rates_effect',
    says: [
      '~strays_growth_firms > ~strays_not_hurt > ~rates_noun|"rates"|"taux"',
      'growth > ~market_heedless_of_rates & !"not insensitive"',
      '~market_immune_growth',
      'market_rates_up|market_rates_higher > market_mature_gains_most',
      'market_rates_down|market_rates_lower > market_hits_growth_most',
      'market_hits_growth_most & market_mature_gains_most',
    ],
    example: {
      en: 'Growth companies are immune to rates.',
      fr: 'Les sociétés de croissance sont épargnées par les taux.',
    },
    correction: {
      en: 'The further away the cash flows, the more a higher discount rate takes off their value today.',
      fr: 'Plus les flux sont lointains, plus un taux d’actualisation élevé réduit leur valeur aujourd’hui.',
    },
  },
  sell_when_money_is_dear: {
    concept: 'rates_effect',
    says: [
      '"wait for rates to"|"wait until rates" > "up"|"rise"|"climb" & !"not"|"never"|"no need"|"why"',
      'market_rates_lower & market_bad_for_seller',
      'market_rates_lower > market_buyers_pay_less & !"interest"|"intérêts"',
      'sell > market_rates_at_peak',
      'market_rates_higher > best_moment > sell & !"before"|"avant"',
      'market_rates_down & market_bad_for_seller',
    ],
    example: {
      en: 'Cheap credit is bad for you, you should sell when rates are at their highest.',
      fr: 'Le crédit moins cher est mauvais pour vous, il faut vendre quand les taux sont au plus haut.',
    },
    correction: {
      en: 'Cheap debt lets funds pay more, so it helps whoever sells.',
      fr: 'Une dette bon marché permet aux fonds de payer plus, ce qui aide celui qui vend.',
    },
  },
  rates_read_backwards: {
    concept: 'rates_effect',
    says: [
      'market_rates_lower|market_rates_down > misread_bad_for_deals & !misread_not_so_simple|market_rates_higher|market_rates_up|"interest"|"intérêts"',
      'market_rates_higher|market_rates_up > misread_good_for_deals & !misread_not_so_simple|market_rates_lower|market_rates_down',
      'misread_bad_for_deals > "when"|"if"|"because"|"quand"|"lorsque"|"parce que" > market_rates_lower|market_rates_down & !misread_not_so_simple|market_rates_higher|market_rates_up',
    ],
    example: {
      en: 'The lower rates go, the harder M&A gets.',
      fr: 'La baisse des taux casse les LBO.',
    },
    correction: {
      en: 'Lower rates make debt cheaper and the discount lighter, so buyers can pay more; higher rates do the reverse.',
      fr: 'Des taux plus bas rendent la dette moins chère et actualisent moins fort : les acheteurs peuvent payer plus ; des taux plus hauts font l’inverse.',
    },
  },
  tax_makes_dear_debt_good: {
    concept: 'rates_effect',
    says: [
      'misread_tax_saving & misread_bigger_saving & misread_funds_gain & !misread_costs_more|"but"|"mais"|"more debt"|"plus de dette"|"amount of debt"',
      'market_rates_lower|market_rates_down & misread_bad_for_deals & misread_bigger_saving & !"but"|"mais"',
    ],
    example: {
      en: 'The higher the rate, the bigger the tax shield and the higher the IRR.',
      fr: 'Plus le taux est élevé, plus l’économie d’impôt est grosse et plus le TRI monte.',
    },
    correction: {
      en: 'Tax gives back only a part of the interest: a higher rate always costs the fund more than it saves.',
      fr: 'L’impôt ne rend qu’une partie des intérêts : un taux plus élevé coûte toujours plus au fonds qu’il ne lui épargne.',
    },
  },
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
  rates_do_not_matter: {
    concept: 'rates_effect',
    says: [
      '~market_deals_as_such > ~market_ignores_rates & !"strategic buyers"|"wrong"|"faux"|"as much"|"autant"|"think"|"mistake"',
      '~"niveau des taux"|~"level of rates"|~"interest rates"|~"taux d’intérêt" > ~heard_no_weight & !"only"|"if"|"si"',
      '~market_rates_word > ~market_no_effect_on & ~market_deal_effect & !"as much"|"autant"|"pas que"',
      '~market_no_effect_on > ~market_rates_word & ~market_deal_effect & !"as much"|"autant"',
      '~market_rates_word & ~lbo_set_aside_word & ~market_no_effect_on & !"the level is"|"the levels are"|"stand today"|"le niveau est"|"les niveaux actuels"|"niveau actuel"',
      '~misread_only_for_funds & !"but"|"mais"|"think"',
      '~market_rates_word > -market_influence_word > ~price|~debt|~market_deal_effect & !"pas que"|"not only"',
      'market_rates_up|market_rates_higher & market_equity_cost_falls & ~market_wacc_unmoved',
      '~market_rates_word & ~market_only_indebted',
      'market_rates_up|market_rates_higher & ~market_wacc_unmoved',
      '~price_the_fund_pays > ~not_moved > ~because_word > ~rates_noun',
      '~price_the_fund_pays > ~plain_no_bearing > ~rates_noun',
      '~rates_noun > ~plain_no_bearing > ~price_the_fund_pays',
      '~price_the_fund_pays >> ~left_untouched',
      '~basis_points > -market_influence_word > ~market_deal_effect & !"only"|"seulement"|"en soi"|"by itself"|"everything"|"tout"|"but"|"mais"',
      'lbo_is_fixed > no_concern_of_ours',
    ],
    example: {
      en: 'Rates have no influence on prices or on debt.',
      fr: 'Les taux n’ont aucune influence sur les prix ni sur la dette.',
    },
    correction: {
      en: 'Rates set the cost of debt and the discount rate, so they move what buyers can borrow and pay.',
      fr: 'Les taux fixent le coût de la dette et le taux d’actualisation : ils font varier ce que les acheteurs peuvent emprunter et payer.',
    },
  },
  rates_lift_prices: {
    concept: 'rates_effect',
    says: [
      'market_discount_up > market_value_up & !"growth"|"croissance"|"falls"|"fall"|"down"|"baisse"|"recule"|"wrong"|"faux"',
      'market_rates_up > market_lift_word > market_price_things & !"vers le bas"|"down"|"fall"|"falls"|"fell"|"lower"|"less"|"baissent"|"baisse"|"reculent"|"diminuent"',
      'market_rates_up > market_price_things >> market_go_up',
      'market_rates_down > market_price_things >> market_go_down',
      'market_rates_down > market_depress_word > market_price_things & !wacc',
      'market_rates_up & market_accept_to_pay_more',
      'higher_discount_rate > greater_value',
    ],
    example: {
      en: 'Higher rates push valuations up.',
      fr: 'La hausse des taux fait monter les valorisations.',
    },
    correction: {
      en: 'Dear money weighs on valuations: the discount rate rises and buyers can borrow less.',
      fr: 'L’argent cher pèse sur les valorisations : le taux d’actualisation monte et les acheteurs empruntent moins.',
    },
  },
  cheap_money_fewer_deals: {
    concept: 'rates_effect',
    says: [
      'market_rates_down|market_rates_lower|counter_cheap_loan > market_lenders_close_up & !"not"|"pas"|"high"|"élevés"|"when rates rise"|"montent"',
      'strays_cheap_loan|counter_cheap_loan|market_rates_down|market_rates_lower > strays_bid_less & !strays_dear_loan|counter_dear_loan|"interest"|"intérêts"|"not"|"pas"',
      'strays_cheap_loan|counter_cheap_loan|market_rates_down|market_rates_lower|"when rates fall"|"taux baissent" > strays_market_stops & !"not"|"pas"|"rise"|"montent"',
      'counter_cheap_loan > judge_fund_side >> counter_lower_offer & !counter_dear_loan|"interest"|"intérêts"|"than"|"not"',

      'counter_cheap_loan > counter_buyers_low & !counter_dear_loan|"interest"|"intérêts"|"than"|"not"|"pas"',
      'counter_buyers_low > counter_cheap_loan & !counter_dear_loan|"interest"|"intérêts"|"than"|"not"',

      'market_cheap_loans > market_fewer_deals & !market_dearer|"dear"|"more deals"',
      'market_rates_down > market_fewer_deals',
      'market_rates_up > market_more_deals',
      'market_rates_up > market_lend_more_word',
      'market_rates_down > lbo_lend_less & !market_rates_higher|market_rates_up|"moins cher"|"moins chère"|"less expensive"|"cheaply"',
      'lower_discount_rate > lesser_value',
    ],
    example: {
      en: 'Lower rates mean fewer deals.',
      fr: 'Des taux plus bas, cela fait moins d’opérations.',
    },
    correction: {
      en: 'Cheap debt lets funds and companies finance more, so activity tends to rise.',
      fr: 'Une dette bon marché permet aux fonds et aux groupes de financer davantage, donc l’activité tend à monter.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
