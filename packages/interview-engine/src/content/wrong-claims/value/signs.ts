import type { WrongClaim } from '../../types.ts';

/** A bridge walked the wrong way, and options, loans and prices with the wrong sign. */
export const wrongSignClaims = {
  claims_taken_off_upwards: {
    concept: 'ev',
    says: [
      'cash_claims > takes_it_off > to_ev_word & !to_equity_word|"ajoute la dette"|"add the debt"|"add debt"',
      'takes_it_off > cash_claims > to_ev_word & !to_equity_word',
      'to_ev_word > takes_it_off >> cash_claims & !to_equity_word',
      'to_equity_word > puts_it_on >> cash_claims & !to_ev_word|from_the_cap',
      'to_equity_word > cash_claims >> puts_it_on & !to_ev_word',
      'cash_claims >> puts_it_on > to_equity_word & !to_ev_word|onto_equity',
      'puts_it_on >> cash_claims > to_equity_word & !to_ev_word',
    ],
    example: {
      en: 'To get to EV you deduct the minority interests.',
      fr: 'Les minoritaires, on les déduit pour passer de la capitalisation à la VE.',
    },
    correction: {
      en: 'On the way up to EV, debt, minorities and preferred shares are added; on the way down they come off.',
      fr: 'En remontant vers la VE, dette, minoritaires et préférence s’ajoutent ; en descendant, ils se retirent.',
    },
  },
  ev_and_equity_one_thing: {
    concept: 'ev',
    says: [
      '"deux valeurs sont identiques"|"two values are identical"|"two are identical"|"valeurs sont identiques"|"two values are the same"|"deux valeurs sont les mêmes" & !borrowings|net_debt|till|if_word|condition_word',
      'two_names & !"not"|"pas"',
      'ev & equity_value & same_meaning & !borrowings|net_debt|till|condition_word|if_word',
      'ev > equals_word >> equity_value & !borrowings|net_debt|till|adds_up|subtract|affiliates|minority_holders|condition_word|compare|negative_value|"small caps"',
      'ev > equals_word > book_totals',
    ],
    example: {
      en: 'Enterprise value and equity value are the same thing.',
      fr: 'La valeur d’entreprise, c’est la capitalisation boursière.',
    },
    correction: {
      en: 'Equity value is what is left for shareholders once net debt and similar claims are served out of enterprise value.',
      fr: 'La valeur des titres est ce qui reste aux actionnaires une fois servis la dette nette et les éléments assimilés.',
    },
  },
  equity_spared_by_debt: {
    concept: 'equity_value',
    says: [
      'equity_value|equity >> plain_spared_by_debt & !ev',
      '~borrowings > ~no_effect_on > ~equity_value & !ev|till|net_debt',
      'equity_value|equity >> -swayed_by > ~the_gearing',
      'equity_value|equity > geared_or_not & !ev',
      'equity_value|equity >> keeps_still > geared_or_not|levering_up & !ev|net_debt|till',
    ],
    example: {
      en: 'Equity value does not depend on debt.',
      fr: 'La valeur des titres ne dépend pas de l’endettement.',
    },
    correction: {
      en: 'For a given enterprise value, each euro of net debt is one less for shareholders.',
      fr: 'À valeur d’entreprise donnée, chaque euro de dette nette est un euro de moins pour les actionnaires.',
    },
  },
  preferred_left_out: {
    concept: 'ev',
    says: [
      '~preferred_paper|~prefs & ~i_leave_out & !"not"|adds_up',
      '~i_leave_out > ~preferred_paper & !adds_up',
      'prefs_left_aside & !"not"|"pas"|if_word',
      '~prefs > ~out_of_the_bridge',
      '~prefs > in_the_cap_already',
      'prefs > takes_it_off > like_cash',
      'prefs >> takes_it_off & !to_equity_word|ev|net_debt',
      '~prefs & like_other_shares',
    ],
    example: {
      en: 'Preferred shares stay out of the bridge.',
      fr: 'Les actions de préférence sont déjà dans la capitalisation.',
    },
    correction: {
      en: 'Preferred shares rank ahead of the ordinary ones and are not in the market cap: they are added.',
      fr: 'Les actions de préférence passent avant les ordinaires et ne sont pas dans la capitalisation : elles s’ajoutent.',
    },
  },
  loan_lifts_net_debt: {
    concept: 'net_debt',
    says: [
      'net_debt >> drops|fall > cash_word|till & !money_goes|"repaid"|"repay"|"rembours"|"not"|"pas"|"neither"|"later"',
      'net_debt >> climbs & !money_goes|gross_word',
      'levering_up|borrow > raises >> net_debt & !money_goes|gross_word',
      'net_debt >> climbs|raises_word & cash_aside',
      'net_debt >> climbs|raises_word > loan_size & !money_goes|gross_word|cancels_out',
    ],
    example: {
      en: 'Net debt goes up as soon as the loan is drawn.',
      fr: 'La dette nette augmente dès le premier jour.',
    },
    correction: {
      en: 'As long as the money stays in the bank, it offsets the loan.',
      fr: 'Tant que l’argent reste en banque, il compense l’emprunt.',
    },
  },
  dividend_hits_ev: {
    concept: 'equity_value',
    says: [
      'hands_to_owners > worth_of_operations >> drops|loses_as_much & !"not"|"pas"',
      'paid_out > ev >> drops',
      'paid_out > lowers >> ev',
      'paid_out > equity_value|equity >> keeps_still|climbs',
      'paid_out > nothing_upon >> ~equity_value',
      'paid_out > net_debt >> keeps_still|drops',
      'paid_out & both_fall',
      'paid_out > ~leaves_word > ~net_debt & !ev',
    ],
    example: {
      en: 'If it pays a dividend, EV falls and equity value is unchanged.',
      fr: 'Si on verse un dividende, l’EV baisse.',
    },
    correction: {
      en: 'A dividend lowers equity value and raises net debt; enterprise value does not move.',
      fr: 'Un dividende réduit la valeur des titres et augmente la dette nette ; la VE ne bouge pas.',
    },
  },
  dilution_wrong_direction: {
    concept: 'diluted',
    says: [
      'dearer_bid_said > dilution_shrinks_said & !"strike"|"exercice"',
      'dearer_strike > dilutes_more',
      'cheaper_strike > dilutes_less',
      'price_climbs > dilutes_less',
      'price_sinks > dilutes_more',
      'dilutes_less > price_climbs',
      'dilutes_more > dearer_strike',
      'below_strike_dilutes > more_dilution',
      'option_holders >> raises_word >> share_price & !"money"',
      'dearer_offer > fewer_options',
    ],
    example: {
      en: 'The higher the strike, the more dilution you get.',
      fr: 'Plus le cours monte, moins il y a de dilution.',
    },
    correction: {
      en: 'Net new shares are options times price less strike over price: a higher price dilutes more, a higher strike less.',
      fr: 'Les actions nettes valent options fois cours moins strike sur cours : un cours plus haut dilue plus, un strike plus haut moins.',
    },
  },
  only_worthless_counted: {
    concept: 'in_the_money',
    says: [
      'counts_only > out_of_reach & !in_money_said',
      'out_of_reach > count_too',
      'option_holders >> become_shares & whole_lot & !net_new_word',
      'whole_lot >> become_shares & !net_new_word',
      'whole_lot & puts_it_on > to_the_basic_count & !net_new_word',
      'even_when > out_of_reach > are_counted',
      'out_of_reach > are_counted > anyway_word',
      'option_holders > lowers >> share_number',
      'counts_those_too|are_counted > even_when > out_of_reach',
      'counts_those_too|are_counted & out_of_reach & used_one_day',
    ],
    example: {
      en: 'You only count options that are out of the money.',
      fr: 'Toutes les options deviennent des actions.',
    },
    correction: {
      en: 'Only options in the money count, and only for the shares their proceeds do not buy back.',
      fr: 'Seules comptent les options dans la monnaie, et seulement pour les actions que leur produit ne rachète pas.',
    },
  },
  negative_ev_from_losses: {
    concept: 'ev',
    says: [
      'negative_value|"negative"|"négative" > simply_word|"simply"|"just"|"simplement"|"juste" > ~"losses"|~"perd de l’argent"|~"pertes"',
      'negative_value > plain_means_losses & !"not"|"pas"|"always"',
      'ev >> negative_value > as_soon_as >> loss_of_ebitda',
      'negative_value >> ev > as_soon_as >> loss_of_ebitda',
      'loss_of_ebitda > ev >> negative_value',
      'loss_of_ebitda > by_times > ev|negative_value',
      'negative_value > debt_above_cap',
      'debt_above_cap & ev & negative_value',
      'negative_value & ev > insolvent',
      'negative_value >> ev > not_possible',
      'ev >> negative_value > when_it_loses & !till|"market"|"marché"',
    ],
    example: {
      en: 'EV turns negative as soon as EBITDA is negative.',
      fr: 'Une VE négative veut dire que la dette nette dépasse la capitalisation.',
    },
    correction: {
      en: 'It takes net cash above the market cap, whatever the EBITDA.',
      fr: 'Il faut une trésorerie nette supérieure à la capitalisation, quel que soit l’EBITDA.',
    },
  },
  soft_debt_outside: {
    concept: 'bridge',
    says: [
      '~pension_deficit|~retired_staff > "by the state"|"par l’état"|"the state pays"|"l’état paie" & !"not"|"pas"',
      '~soft_debt|~pension_deficit & ~not_of_the_price & !seller|buyer|ebitda_after_rent',
      '~soft_debt|~pension_deficit > ~not_of_the_price',
      '~soft_debt|~pension_deficit > ~never_taken_off & !"gross"|"brut"|ebitda_after_rent|lease_named',
      '~soft_debt > -kept_from_price > ~the_bridge & !ebitda_after_rent',
      '~soft_debt >> -kept_from_price & !in_full|always_said|"brut"|"gross"',
      '~soft_debt > ~out_of_the_bridge & !stuck_cash',
      'soft_debt > ~plays_no_part & !stuck_cash',
      '~pension_deficit|~retired_staff > -deducts|-takes_off & !in_full|always_said|each_side_wants|seller|condition_word|"only"|"seulement"|"brut"|"gross"|"mais"|"but"|"nothing set aside"|"never set aside"|"unfunded"',
      'pension_deficit|retired_staff > for_the_buyer_alone',
    ],
    example: {
      en: 'Pension deficits never come into the bridge.',
      fr: 'Les engagements de retraite n’entrent pas dans le passage.',
    },
    correction: {
      en: 'Whatever the buyer will have to pay out later is argued over as debt.',
      fr: 'Tout ce que l’acheteur devra décaisser plus tard se discute comme de la dette.',
    },
  },
  stuck_cash_paid: {
    concept: 'net_debt',
    says: [
      'stuck_cash > counts_in_full & !"not"|"pas"|buyer|seller|"says"',
      'real_cash_too',
      'stuck_cash > settled_in_full',
      'settled_in_full > stuck_cash',
      'all_the_cash > including_word > stuck_cash & !each_side_wants',
    ],
    example: {
      en: 'Trapped cash is paid euro for euro.',
      fr: 'Le cash bloqué se paie euro pour euro.',
    },
    correction: {
      en: 'A buyer excludes cash he cannot reach, or takes it at a discount.',
      fr: 'Un acheteur exclut le cash qu’il ne peut pas atteindre, ou le prend avec une décote.',
    },
  },
  working_capital_as_found: {
    concept: 'nwc',
    says: [
      'nwc >> taken_off_in_full & !at_the_usual_level',
      '~nwc > -swayed_by|-kept_from_price > ~price',
      'nwc > no_effect_on > ~price',
      '~nwc > ~plays_no_part > ~price',
      '~nwc & any_level & !condition_word',
      'the_whole_working_capital > paid_over_and_above',
      'nwc > paid_over_and_above & like_cash & !beyond_the_norm',
    ],
    example: {
      en: 'Working capital makes no difference to the price.',
      fr: 'L’acheteur reprend le BFR tel quel, peu importe le niveau du BFR.',
    },
    correction: {
      en: 'The price assumes a normal level; what is missing or in excess at closing is settled.',
      fr: 'Le prix suppose un niveau normal ; ce qui manque ou dépasse au closing se règle.',
    },
  },
  peg_the_wrong_way: {
    concept: 'nwc',
    says: [
      'plain_stock_short > plain_buyer_pays_more',
      'above_the_peg > price_sinks_for_it',
      'below_the_peg > seller_gains',
      'price_sinks_for_it > above_the_peg',
    ],
    example: {
      en: 'If working capital is above the peg, the price goes down.',
      fr: 'Si le BFR est inférieur au BFR normatif, c’est l’acheteur qui paie un complément.',
    },
    correction: {
      en: 'An excess of working capital at closing goes to the seller, a shortfall to the buyer.',
      fr: 'Un excédent de BFR au closing revient au vendeur, un manque à l’acheteur.',
    },
  },
  bridge_sides_swapped: {
    concept: 'bridge',
    says: [
      'buyer > "veut réduire"|"wants to reduce"|"wants to lower"|"veut baisser"|"wants a low"|"wants a smaller" > net_debt & !seller',
      'buyer >> "wants"|"veut" >> "low net debt"|"small net debt"|"faible dette nette"|"petite dette nette"',
      'buyer > "wants"|"veut" > "moins de quasi-dettes"|"as few debt-like"|"fewer debt-like"|"moins de dettes"|"little debt"',
      'buyer > takes_away > soft_debt > out_of_debt',
      'buyer > takes_away > out_of_debt & soft_debt & !"seller wants"|"seller says"|"vendeur veut"|"vendeur dit"|"vendeur voudrait"|"le vendeur"',
      'seller >> pushes_in & soft_debt & !buyer',
      'seller >> pushes_in > counts_as_debt & soft_debt',
      'soft_debt > raises|raises_word >> price|equity_value',
      'seller >> pushes_word > as_debt_said',
      'seller >> all_as_debt',
    ],
    example: {
      en: 'The buyer tries to keep pensions out of net debt.',
      fr: 'L’acheteur fait tout pour sortir les engagements de retraite de la dette.',
    },
    correction: {
      en: 'More debt means a lower price: the buyer wants these items in, the seller out.',
      fr: 'Plus de dette, c’est un prix plus bas : l’acheteur veut ces éléments dedans, le vendeur dehors.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
