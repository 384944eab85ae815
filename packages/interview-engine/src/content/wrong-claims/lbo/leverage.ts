import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: leverage. */
export const leverageClaims = {
  sponsor_owes_debt: {
    concept: 'leverage',
    says: [
      'sponsor > repay|pay|lbo_give_back > lender|debt > from_elsewhere & !"not"|"pas"',
      'sponsor > repay|pay|lbo_give_back & from_elsewhere & lender|debt & !"not"|"pas"',
      '"fund"|"sponsor"|"fonds" > "pays"|"paie"|"repays"|"rembourse" > "exit debt"|"dette de sortie"|"the debt"|"la dette" > "itself"|"lui même"|"de sa poche"|"own pocket" & !"not"|"pas"|"never"',

      'sponsor > "is liable"|"est redevable"|"est responsable" & !"not"|"pas"',
      'sponsor|owner > fund_pays_in_again > repay|lbo_give_back|pay|debt|lender & !"not"|"pas"|"breach"|"cure"|covenants',
      'owner|sponsor > "qui paie"|"qui paye"|"who pays"|"that pays" > interest & !"not"|"ce n’est pas"',
      'sponsor > lbo_guarantee_word > debt',
      'sponsor > lbo_owes_itself > debt',
      'debt & lbo_balance_of_fund',
      'debt|lbo_lend|lbo_company & ~lbo_fund_books',
      'lbo_fund_investors > lbo_debt_service_word',
      'sponsor & lbo_debt_service_word > lbo_out_of_own_pocket',
      'sponsor > lbo_give_back > lbo_own_money_word',
      'sponsor & lbo_give_back > debt > lbo_own_money_word',
      'repay|lbo_give_back > lbo_by_the_fund',
      '~fund_repays',
      'debt > repay > lbo_by_the_fund',
      'lends_to_it & fund_as_surety & !"no"|"not"|"never"|"aucun"|"aucune"|"pas"|"jamais"|"without"|"sans"',
      'debt|borrow|lbo_give_back & lbo_give_back|repay > lbo_management_fees',
      'debt|borrow > lbo_recourse_to_fund & !"non"|"without"|"sans"|"no"|"not"|"aucun"|"pas"|"limited"|"limité"',
      'fund_is_the_debtor',
      'interest > repay|pay > lbo_by_the_fund',
      'interest > "is paid by"|"est payé par"|"sont payés par" > sponsor',
    ],
    example: {
      en: 'The fund guarantees the debt and repays it with its own money.',
      fr: 'Le fonds garantit la dette et la rembourse avec son propre argent.',
    },
    correction: {
      en: 'The acquisition debt sits in the holding company and is served by the target’s cash flows, without recourse to the fund.',
      fr: 'La dette d’acquisition est logée dans la holding et servie par les flux de la cible, sans recours contre le fonds.',
    },
  },
  entry_debt_left_out: {
    concept: 'leverage',
    says: [
      '~price|~lbo_max_price > ~banks_own_money|~lbo_entry_debt_word > ~stays_outside & !plus_sign',
      '~lbo_max_price|~ceiling_price > ~lbo_just_word > ~lbo_equity_part|~cheque_noun & ~debt > ~stays_outside|~lbo_no_role|~time_left_out & !plus_sign',
      '"prix maximum"|"maximum price"|"highest price" > "seulement"|"only"|"uniquement"|"just" > "fonds peut mettre"|"fund can put"|"fund puts"|"fonds met" & !debt|add|lender',

      '"maximum price"|"prix maximum" > # & debt & "on top for the seller"|"ne rentre pas dedans"|"not in it"|"pas dedans"',
      '~debt > ~stays_outside > ~price|~lbo_max_price',
      '~lbo_entry_debt_word & ~lbo_no_deduct|~lbo_not_added|~lbo_irrelevant_word',
      'lbo_max_price > lbo_is_word > lbo_equity_part & lbo_without_debt',
      '~lbo_not_added > ~debt & ~price|~lbo_max_price|~ev',
      '~lbo_entry_debt_word > ~lbo_no_role',
      'lbo_max_price & ~debt > ~lbo_no_role',
      '~nothing_added_for & ~lbo_entry_debt_word',
      'ceiling_price > lbo_equity_part & !add|debt',
      '~debt > ~lbo_not_added & ~lbo_max_price & !lbo_exit_debt_strict',
      'lbo_max_price|ceiling_price > lbo_just_word > lbo_equity_part & !add|"plus"',
      'ceiling_price > # > cheque_noun & !borrowed_noun|plus_sign',
      '"maximum price"|"prix maximum" > # > "that’s all"|"c’est tout"|"la mise"|"of equity" & !plus_sign|borrowed_noun',
      'pay > # > not_a_euro_more & !plus_sign|borrowed_noun',
      '"ne peut pas payer plus que"|"cannot pay more than" > cheque_noun & !borrowed_noun',
    ],
    example: {
      en: 'The debt raised at entry is not added to the price the fund can pay.',
      fr: 'On n’ajoute pas la dette d’entrée au prix que le fonds peut payer.',
    },
    correction: {
      en: 'The maximum price is the maximum equity plus the debt raised at entry.',
      fr: 'Le prix maximum, ce sont les fonds propres maximum plus la dette levée à l’entrée.',
    },
  },
  more_debt_always_better: {
    concept: 'leverage',
    says: [
      'leverage|debt > makes_it_sturdier & !"not"|"pas"',
      'lbo_more_they_borrow > lbo_better_without_end & !risk|"but"|"mais"|"until"|"jusqu’à"|"tant que"|"as long as"',
      'lbo_more_debt_word > lbo_always_better',
      'lbo_always_better > lbo_more_debt_word & lbo_annual_return|irr',
      'debt|leverage > plain_lowers >> risk > equity|owner|sponsor & !lbo_give_back|lbo_less_debt',
      'lbo_more_debt_word > lbo_less_risk > equity|owner|sponsor & !lbo_give_back|lbo_less_debt|"not"|"pas"',
      'debt > ~misstated_never_weighs & "operating"|"opérationnelle"|"opco"|"control"|"contrôle"|"subsidiary"|"filiale" & !"not"|"recourse"|"recours"',
    ],
    example: {
      en: 'More debt is always better for the return.',
      fr: 'Plus il y a de dette, mieux c’est pour le rendement.',
    },
    correction: {
      en: 'Debt raises the return until cash flows can no longer carry it; beyond that it costs more and endangers the equity.',
      fr: 'La dette augmente le rendement tant que les flux la supportent ; au-delà, elle coûte plus cher et met en danger les fonds propres.',
    },
  },
  mostly_own_money: {
    concept: 'leverage',
    says: [
      'sponsor|lbo_he & borrows_a_little & price|lbo_most|buy|lbo_put_in',
      'sponsor > lbo_put_in|pay|fund > the_larger_share > lbo_own_purse|lbo_own_money_word|own_purse & !"not"|"pas"',
      'banks_equity & !"not"|"pas"',
      'sponsor > lbo_max_price|pay > "everything"|"tout" > "cash"|"comptant" & !"not"|"pas"',
      'pay|buy|lbo_put_in|fund > lbo_nearly_all > lbo_of_its_own & !lender',
      'sponsor|buy|pay|fund > ~lbo_all_own_money',
      'lbo & ~lbo_all_own_money',
      'sponsor > greater_part_itself & !"not"|"pas"|"bank"|lender',
    ],
    example: {
      en: 'The fund pays mostly with its own money.',
      fr: 'Le fonds paie surtout avec son propre argent.',
    },
    correction: {
      en: 'A buyout is financed for a large part by debt carried by the acquired company’s cash flows.',
      fr: 'Un rachat à effet de levier est financé pour une large part par une dette que portent les flux de la cible.',
    },
  },
  debt_lowers_return: {
    concept: 'leverage',
    says: [
      'less_they_borrow > higher_return_then & !"lower"|"worse"|"faible"|"bas"|"baisse"|"diminue"|"falls"|"drops"|risk',
      'lbo_more_debt_word > smaller_multiple_of_money & !"not"|"pas"',
      '~less_borrowed|~lbo_lower_debt > ~better_irr|~meilleur_tri & !"not"|"pas"',
      '"debt"|"leverage"|"la dette"|"le levier" > "makes"|"rend" > "return"|"irr"|"rendement"|"tri" > "smaller"|"lower"|"worse"|"plus faible"|"plus petit"|"moins bon" & !market_dearer|"too much"|"trop"|"not"|"pas"',

      'more_own_money_in > the_return_is_higher & !"not"|"pas"|"lower"',
      'borrow|debt|lbo_lend|leverage > lbo_drags_down > lbo_owners_earnings & !rate|market_dearer|"too much"|"trop"|"too"|"less"|"moins"|"higher"',
      'lbo_debt_lowers_return & !less_they_borrow',
      'lbo_more_debt_word > lbo_lowers_word > irr|lbo_annual_return',
      'lbo_lower_debt > lbo_return_rises',
      '~leverage|~debt > ~lbo_no_influence > ~irr|~lbo_annual_return',
      'more_own_money > the_higher_the_irr & !less_own_money|"lower irr"|"lower the irr"',
      'less_borrowed > return_would_rise & !"not"|"pas"|"less risk"',
      'eats_the_return & debt|leverage & !"too much"|"trop"|"not"|"pas"',
    ],
    example: {
      en: 'Leverage lowers the return on equity.',
      fr: 'Le levier réduit le rendement des fonds propres.',
    },
    correction: {
      en: 'Debt that costs less than the business yields raises the return on equity, and the risk with it.',
      fr: 'Une dette qui coûte moins que ce que rapporte l’affaire augmente le rendement des fonds propres, et le risque avec.',
    },
  },
  debt_dearer_than_equity: {
    concept: 'leverage',
    says: ['equity >> lbo_cheaper_than >> debt', 'lbo_debt_dearer_than_equity'],
    example: {
      en: 'Debt is more expensive than equity.',
      fr: 'La dette coûte plus cher que les fonds propres.',
    },
    correction: {
      en: 'Shareholders come last and ask for the highest return, so equity is the dearest money.',
      fr: 'Les actionnaires passent en dernier et demandent le rendement le plus élevé : les fonds propres sont l’argent le plus cher.',
    },
  },
  entry_debt_subtracted: {
    concept: 'leverage',
    says: [
      '"take"|"takes" > lbo_entry_debt_word > "away" & !exit|lbo_exit_equity',
      '"take"|"takes"|"knock" > lbo_entry_debt_word|first_day_debt > "off" > # & !exit|lbo_exit_equity',
      '"subtract"|"deduct"|"remove"|"enlève"|"retire"|"déduis"|"soustrais" > lbo_new_debt > price|lbo_max_price & !equity|exit',
      '"take" > lbo_new_debt > "off" > price|lbo_max_price & !exit',
      'subtract > lbo_entry_debt_word & !interest|"dette de sortie"|"exit debt"|"inverser"',
      'lbo_entry_debt_word > subtract & !"costs"|"frais"|"fees"',
      'lbo_entry_debt_word > lbo_lowers_word > pay|price|lbo_max_price',
      'less_borrowed > dearer_bid & !"not"|"pas"|"cannot"|"less"',
      'lbo_entry_debt_word|first_day_debt > comes_in_minus|"vient en déduction"|"is taken off" > price|pay|lbo_max_price & !"not"|"pas"',
    ],
    example: {
      en: 'Then I subtract the entry debt to get the price.',
      fr: 'Ensuite je retire la dette d’entrée pour avoir le prix.',
    },
    correction: {
      en: 'What the banks lend at entry adds to the fund’s money: together they pay the price.',
      fr: 'Ce que les banques prêtent à l’entrée s’ajoute à l’argent du fonds : ensemble ils paient le prix.',
    },
  },
  debt_is_a_small_part: {
    concept: 'leverage',
    says: [
      'lbo_mainly_equity',
      'lbo_ninety_in_equity',
      'debt > lbo_is_word|lbo_only > lbo_tiny_part',
      'debt > "représente"|"fait" > lbo_tiny_part',
    ],
    example: {
      en: 'Most of the price is paid in equity, the debt is only ten percent of the price.',
      fr: 'L’essentiel est payé en fonds propres, la dette ne représente que dix pour cent du prix.',
    },
    correction: {
      en: 'Debt pays a large part of the price, often about half, and the fund brings the rest.',
      fr: 'La dette paie une grande part du prix, souvent la moitié environ, et le fonds apporte le reste.',
    },
  },
  leverage_on_sales: {
    concept: 'leverage',
    says: ['leverage|debt > lbo_on_sales'],
    example: {
      en: 'Leverage is a multiple of sales.',
      fr: 'Le levier s’exprime en multiple du chiffre d’affaires.',
    },
    correction: {
      en: 'Lenders count in turns of EBITDA, because profit and not sales pays them.',
      fr: 'Les prêteurs comptent en tours d’EBITDA, car ce sont les résultats et non les ventes qui les paient.',
    },
  },
  tranches_to_borrow_less: {
    concept: 'leverage',
    says: [
      'lbo_mix_word > lbo_to_borrow_less & !lbo_more_they_borrow',
      'lbo_mix_word & lbo_to_borrow_less & !lbo_more_they_borrow',
      'less_debt_altogether & lbo_mix_word|lbo_tranche',
      'mezz|"mezzanine"|"junior debt" > "to borrow less"|"pour emprunter moins"|"pour réduire la dette"|"in order to borrow less"|"less leverage"|"moins de levier" & !"not"|"pas"|"would"',
    ],
    example: {
      en: 'You mix tranches to bring the total debt down.',
      fr: 'On combine les tranches pour réduire la dette totale.',
    },
    correction: {
      en: 'Each further layer lends where the banks stop, so the mix raises the total at an acceptable cost.',
      fr: 'Chaque couche prête là où les banques s’arrêtent : le mélange augmente donc le total, à un coût acceptable.',
    },
  },
  tranches_cost_the_same: {
    concept: 'leverage',
    says: [
      'lbo_tranche|lbo_mix_word|senior > lbo_same_price_for_all',
      '"all tranches"|"every tranche"|"toutes les tranches"|"each tranche" > "cost the same"|"cost about the same"|"same price"|"même prix"|"même coût"|"coûtent pareil"|"coûtent la même chose"',
    ],
    example: {
      en: 'All tranches have the same cost.',
      fr: 'Toutes les tranches ont le même coût.',
    },
    correction: {
      en: 'The further back a lender stands, the more it asks for.',
      fr: 'Plus un prêteur est loin dans le rang, plus il demande.',
    },
  },
  ratios_read_backwards: {
    concept: 'leverage',
    says: [
      '"plus la couverture"|"lower the cover"|"thinner the cover"|"smaller the cover" > "basse"|"faible"|"safer"|"more comfortable" & "sûr"|"confortable"|"tranquille"|"safer"|"comfortable" & !"moins"|"risqué"|"less"|"riskier"',
      '"levier plus élevé"|"higher leverage"|"more leverage"|"levier élevé" > "confortable"|"comfortable"|"safer"|"plus sûr"|"rassure" & !"not"|"pas"|"less"|"moins"|"lower"',
      '"low"|"faible"|"thin" >> lbo_cover_ratio|interest_cover|coverage_word > "good sign"|"bon signe"|"reassuring"|"rassurant"|"comfortable" & !"not"|"pas"',

      'lbo_earnings_drop & lbo_leverage_eases',
      '~lbo_higher_ratio_safer',
      'lbo_cover_on_debt',
      'lbo_cash_lifts_leverage & !"burning"|"burn"|"burns"|"brûler"|"brûle"',
      'plain_high >> leverage > more_headroom',
      '"plus" > leverage > plain_high > more_headroom',
      'plain_high >> interest_cover > riskier_word',
      '"the lower"|"the smaller" > ebitda > "the lower" > leverage',
      '"plus" > ebitda > plain_low|plain_sinks > "plus" > leverage > plain_low|plain_sinks & !plain_high|plain_mounts',
      'weak_cover_is_safe & !"not"|"pas"',
    ],
    example: {
      en: 'When EBITDA falls, leverage falls too.',
      fr: 'Quand l’EBITDA baisse, le levier baisse aussi.',
    },
    correction: {
      en: 'With the same debt, a lower EBITDA means more turns and a thinner cover.',
      fr: 'À dette égale, un EBITDA plus bas veut dire plus de tours et une couverture plus mince.',
    },
  },
  structure_unaffected: {
    concept: 'leverage',
    says: [
      '~nothing_moves_then > ~all_at_fixed_rate & !"if"|"si"|"until the"|"not all"|"unless"|"sauf"',
      '~all_at_fixed_rate > ~nothing_moves_then & !"if"|"si"|"until the"|"not all"|"unless"|"sauf"',
      '~"rates"|~"taux" & ~only_touches_debt & ~price',
      '~lbo_rates_up > ~lbo_changes_nothing > ~lbo_structure_word',
      '~lbo_structure_untouched & ~rate|~market_rates_higher|~rates_effect|~price',
      'lbo_lends_word > lbo_only_on_multiple',
      'lbo_only_the_price',
      'lbo_price_holds_because',
      '~lbo_always_fixed',
      'lbo_fixed_rate_word > so_therefore > ~market_no_effect_on|"nothing happens"|"nothing changes"|"ne change rien"|"no change" & !"until"|"jusqu’à"|"if"|"si"',
    ],
    example: {
      en: 'Higher rates lower the price, the structure of the financing does not change.',
      fr: 'La capacité d’endettement ne dépend que du multiple d’EBITDA, même avec des taux plus hauts.',
    },
    correction: {
      en: 'Loans mostly float, so dearer money cuts the cover, the debt and the fund’s room, and the package is rebuilt.',
      fr: 'Les prêts sont surtout à taux variable : plus d’intérêts, moins de couverture, moins de dette, donc un montage à revoir.',
    },
  },
  dear_debt_more_debt: {
    concept: 'leverage',
    says: [
      'turns_added > restores_return & !"not"|"pas"|"cannot"|"less"|"moins"|"no longer"',
      'restores_return > turns_added & !"not"|"pas"|"cannot"|"less"|"moins"',
      'sponsor > must_borrow_more & !"not"|"pas"|"cannot"|"lower"',
      'sponsor > lbo_to_offset > borrows_more_word & !"not"|"pas"|"cannot"',
      'lender >> lbo_lends_more & !market_cheaper|"if"|"si"|"unless"|"lower"|"before"|"avant"',
      'lbo_to_offset & lbo_adds_a_turn & !equity|"less"|"instead"|"cannot"',
      'lbo_adds_a_turn & interest & deductible & !"but"|"mais"|"less"|"cannot"|"not"|"pas"',
      'lbo_lenders_give_more & market_rates_higher|rate|~rates_effect|cost|interest',
      'lbo_more_debt_instead',
      'market_rates_higher > lbo_raises_strict > lbo_debt_capacity_word',
      'lbo_keep_the_irr & lbo_pays_more_strict',
      'rates_that_rise > carries_more_debt & !"less"|"moins"|"not"|"pas"|"cannot"',
      'borrows_more_word > ~lbo_to_offset & !"not"|"pas"|"cannot"|equity',
      'gears_up & to_meet_the_rates & !"not"|"pas"|"cannot"|"only strain"|"would not"|"less"|"moins"',
      'lbo_to_offset > "hausse des taux"|"higher rates"|"dearer debt"|"rise in rates" > gears_up & !"not"|"pas"|equity',
      '"leverage"|"levier" > "from six turns to seven"|"from five turns to six"|"de six à sept"|"de cinq à six"',
    ],
    example: {
      en: 'Banks lend more when rates are high.',
      fr: 'Les prêteurs prêtent davantage quand les taux sont élevés.',
    },
    correction: {
      en: 'The same cash covers less interest, so banks advance fewer turns and the fund pays less or puts in more of its own.',
      fr: 'Le même cash couvre moins d’intérêts : les banques prêtent moins de tours et le fonds paie moins ou met davantage du sien.',
    },
  },
  lends_on_assets_only: {
    concept: 'leverage',
    says: [
      'lender > lbo_lend > lends_on_bricks & !"not"|"pas"|"rather than"|"plutôt que"|"only"',
      '~lender & ~lends_on_bricks & ~looks_not_at_cash',
      '~lender > -looks_not_at_cash & !"only"|"seulement"',
      'lender > lbo_lend > "valeur des murs"|"valeur des machines"|"value of the buildings"|"value of the machines"|"the bricks"|"les murs" & !"pas sur la valeur"|"pas la valeur"|"not on the value"|"rather than"|"plutôt que"|"not the value"',

      'debt > sized_on_price_only',
      'lbo_against_assets',
      'debt|lender > lbo_sized_on_assets',
      'must_own_buildings > nobody_lends & !"not have to"|"pas besoin"',
      'lends_if_property',
    ],
    example: {
      en: 'Banks only lend against real estate.',
      fr: 'Les banques ne prêtent que sur des actifs.',
    },
    correction: {
      en: 'Lenders in a buyout count on cash flows, with the shares as security.',
      fr: 'Dans un LBO, les prêteurs comptent sur les flux, avec les titres en garantie.',
    },
  },
  wants_indebted_target: {
    concept: 'leverage',
    says: [
      'lbo_better_if & lbo_has_debt_already & !"not"|"pas"|"less"|"moins"|"no"|"sans"',
      'lbo_seek > lbo_already_indebted',
      'lbo_debt_shows_trust',
      'lbo_ideal_word > lbo_good_target > lbo_already_indebted',
      'lbo_already_indebted > lbo_leaves_cash|lbo_makes_win|lbo_no_problem',
      'praised_candidate > lbo_already_indebted & !"less"|"moins"|"peu"|"rather"|"plutôt"|"low"',
      'lbo_already_indebted > praised_candidate',
      'lbo_already_indebted > is_praised',
      'lbo_laden_already & lbo_speaks_for_it',
      'should_be_so > laden_with_debt & !"not"|"pas"|"no"',
    ],
    example: {
      en: 'It should be already indebted.',
      fr: 'Je cherche une société déjà très endettée.',
    },
    correction: {
      en: 'A target with little debt leaves room for the acquisition debt.',
      fr: 'Une cible peu endettée laisse de la place à la dette d’acquisition.',
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
  leverage_upside_down: {
    concept: 'leverage',
    says: [
      '"divide"|"divise" > "ebitda" > "by the debt"|"by debt"|"by net debt"|"by the net debt"|"par la dette"',
      'lbo_leverage_upside_down',
    ],
    example: {
      en: 'Leverage is EBITDA divided by net debt.',
      fr: 'Le levier, c’est l’EBITDA divisé par la dette nette.',
    },
    correction: {
      en: 'Leverage is net debt divided by EBITDA.',
      fr: 'Le levier, c’est la dette nette divisée par l’EBITDA.',
    },
  },
  equity_cheque_falls: {
    concept: 'leverage',
    says: [
      'sponsor > puts_in_less & because_all_is_dear',
      'sponsor > puts_in_less > because_all_is_dear',
      'the_fund_cheque >> plain_sinks & !"not"|"pas"|"price falls"|"if rates"|"si les taux"',
      'lbo_needs_less_equity & !"if rates"|"si les taux"|"lower rates"|"unless"',
      'lbo_cheque_falls & !lbo_per_year|"sur sa mise"',
      'rates_that_rise > puts_in_less & !"not"|"pas"|"price"|"prix"',
    ],
    example: {
      en: 'With higher rates the equity cheque falls.',
      fr: 'Avec des taux plus hauts, le fonds met moins de fonds propres.',
    },
    correction: {
      en: 'Banks lend less when rates are higher, so the fund puts in more.',
      fr: 'Les banques prêtent moins quand les taux sont plus hauts, donc le fonds met davantage.',
    },
  },
  cheapest_tranche_alone: {
    concept: 'leverage',
    says: [
      'sole_criterion > rate_or_price & !"not"|"pas"',
      'rate_or_price > sole_criterion',
      'cheapest_tranche',
      'rate_as_sole_guide',
      '~tranches_noun > ~plain_no_matter',
      'mezz|lbo_junior_paper|"junior" > brings_cost_down & !"not"|"pas"|equity',
    ],
    example: {
      en: 'The only criterion is the rate, so you take the cheapest tranche.',
      fr: 'Le seul critère, c’est le taux : on prend la tranche la moins chère.',
    },
    correction: {
      en: 'Each tranche trades cost against amount and flexibility, which is why they are combined.',
      fr: 'Chaque tranche arbitre entre coût, montant et souplesse : c’est pourquoi on les combine.',
    },
  },
  debt_out_of_scale: {
    concept: 'leverage',
    says: [
      'usual_habit & leverage|debt|lender > far_too_many_turns & lbo_operating_profit & !"not"|"pas"|price|buy|"never"|"jamais"',
      'lender > lbo_lend|lbo_give > far_too_many_turns > lbo_operating_profit & !"not"|"pas"|"never"|"jamais"|price',
    ],
    example: {
      en: 'Typical leverage is around fifteen times EBITDA.',
      fr: 'En général, la dette représente quinze fois l’EBITDA.',
    },
    correction: {
      en: 'Buyout debt usually stops somewhere between four and seven times EBITDA, which is what the cash flows can carry.',
      fr: 'La dette d’un LBO s’arrête en général entre quatre et sept fois l’EBITDA, ce que les flux peuvent porter.',
    },
  },
  fund_always_outbids: {
    concept: 'leverage',
    says: ['pays_more_than_trade & !"not"|"pas"|"synergies"'],
    example: {
      en: 'A fund can always pay more than a trade buyer.',
      fr: 'Un fonds peut toujours payer plus qu’un industriel.',
    },
    correction: {
      en: 'A trade buyer adds synergies and asks for a lower return, so it can often pay more.',
      fr: 'Un industriel a des synergies et un rendement exigé plus bas : il peut souvent payer plus.',
    },
  },
  junior_stops_before_senior: {
    concept: 'leverage',
    says: ['junior_stops_first & !"not"|"pas"|senior_limit', 'goes_further & !"not"|"pas"'],
    example: {
      en: 'Junior stops at four times and senior goes further.',
      fr: 'La junior s’arrête à quatre fois et la senior va plus loin.',
    },
    correction: {
      en: 'Senior lenders stop first; junior lenders go further up, at a higher price.',
      fr: 'Les prêteurs seniors s’arrêtent d’abord ; les juniors vont plus loin, plus cher.',
    },
  },
  debt_always_best: {
    concept: 'leverage',
    says: [
      'no_ceiling > borrowing_act|~borrowing_act|~indebtedness',

      '~heard_debt_unlimited & !"cannot"|"can’t"|"not"|"ne peut"|"peut pas"|"jamais"',
      'borrowed_money & always_so & best_choice|accretion|cheap_or_dear & !"nearly"|"almost"|"presque"|#',
      'borrowed_money & no_ceiling',
      'indebtedness & no_ceiling',
      'borrows_more > by_itself > beats_it & !with_a_condition',
      'by_itself > borrows_more > beats_it & !with_a_condition',
      'borrows_more > beats_it > by_itself & !with_a_condition',
      'borrows_more > beats_it > issues_instead & by_itself',
      '"lever up"|"s’endetter"|"emprunter"|"borrow" >> by_itself & !with_a_condition|no_pieces_made',
      'by_itself > "lever up"|"s’endetter"|"emprunter"|"borrow" & !with_a_condition|no_pieces_made|worry|rating|lender',
      'borrows_more > -risk_word & !with_a_condition|"risk free"',
      '-risk_word > ~borrows_more & beats_it',
      '~"extra risk"|~"risque supplémentaire" > ~is_free|-weighs_in|shut_out',
      'no_matter_which & ~borrows_more > ~beats_it|~makes_eps_rise|~"higher eps" & !with_a_condition|issued_paper',
    ],
    example: {
      en: 'Debt is always the best way to pay, because it is always accretive.',
      fr: 'La dette est toujours la meilleure solution, car elle est toujours relutive.',
    },
    correction: {
      en: 'Debt has a limit: beyond a certain leverage the rating falls and money becomes dearer.',
      fr: 'La dette a une limite : au-delà d’un certain levier, la notation baisse et l’argent devient plus cher.',
    },
  },
  debt_improves_rating: {
    concept: 'leverage',
    says: [
      'rating|"agencies"|"agences" > likes_it > borrowed_money|"borrow"|indebtedness & !"not"|"pas"|"never"|"jamais"|"less"|"moins"|"lower"|"low"',

      'borrowing_more > sounder_word > rating & !"less"|"moins"',
      'borrowing_more > rating > sounder_word|"improves"|"s’améliore"|"monte" & !"less"|"moins"|"pas"',
      'the_more > borrowing_act|indebtedness > "better"|"mieux"|"higher"|"meilleure" > rating & !"less"|"moins"',

      'borrowed_money|indebtedness >> improves_word >> rating & !"less"|"moins"|"lower"|"leverage"|"levier"|repay|"reducing"|"réduire"|"not"|"pas"',
      'rating > "happy"|"pleased"|"contente"|"contentes"|"rassurée"|"rassurées" > pays_debt|borrowed_money & !"not"|"pas"|"less"|"moins"|"peu"|"limited"',
      'borrowed_money|pays_debt & "diminue"|"réduit"|"baisse"|"lowers"|"reduces"|"brings down" >> "leverage"|"levier" & !repay|own_paper|own_cash|"cash flow"|"not"|"pas"|"synergies"|"over time"|"rembourse"',

      'borrowing_act > improves_word > rating',
      'more_debt_words > debt_pleases_agencies',
      'borrowed_money|indebtedness > lifts_rating & !"less"|"moins"|"lower"|repay|"reducing"|"réduire"',
    ],
    example: {
      en: 'More debt improves the rating.',
      fr: 'Plus de dette améliore la notation.',
    },
    correction: {
      en: 'Every turn of debt weighs on the rating and makes the next loan dearer.',
      fr: 'Chaque tour de dette pèse sur la notation et rend le prêt suivant plus cher.',
    },
  },
  shares_raise_leverage: {
    concept: 'leverage',
    says: [
      'pays_shares|issues_paper > worsens_leverage & !"not"|"pas"|"never"|"jamais"|"instead"|"plutôt"|"unlike"|"contrairement"',

      'shares_raise_debt',
      'pays_shares > lifts_leverage & !borrowed_money|own_cash',
      'pays_shares|issued_paper >> joins_the_debt & !"instead of"|"rather than"|"plutôt que"|"au lieu"|"unlike"|"contrairement"|own_cash',
      'leverage > pays_shares > makes_it_climb & !"instead of"|"rather than"|"plutôt que"|"au lieu"|"not"|"pas"',
    ],
    example: {
      en: 'Issuing shares pushes up net debt to EBITDA.',
      fr: 'Payer en titres alourdit la dette.',
    },
    correction: {
      en: 'It is borrowing that weighs on leverage and the rating; shares spare the balance sheet.',
      fr: 'C’est emprunter qui pèse sur le levier et la note ; les titres ménagent le bilan.',
    },
  },
  indebted_buyer_borrows: {
    concept: 'leverage',
    says: [
      'borrowed_money|~borrowed_money > ~heard_leverage_unmoved & !pays_shares|own_paper|pays_in_paper|"equity"',
      'agencies_blind',
      'more_indebted_more',
      'debt_spares_rating',
      'accretive_word > rating_holds & !"mean"|"guarantee"|"veut pas dire"|"garantit"|"même si"|"even if"|"provided"|"à condition"',
      'rating_holds > accretive_word & !"mean"|"guarantee"|"veut pas dire"|"garantit"|"même si"|"even if"|"provided"|"à condition"',
      '~leverage > -an_issue & rating & !"below"|"under"|"sous"|"en dessous"|"as long"|"tant que"',
      '~leverage|~borrowed_money|~indebtedness > -weighs_in|without_effect > ~rating & !"but"|"mais"|"until"|"below"|"under"|"sous"|"en dessous"',
      'burden_or_grade > -weighs_in|-an_issue & !"if"|"si"',
    ],
    example: {
      en: 'Debt has no effect on the rating.',
      fr: 'Plus l’acquéreur est endetté, plus il a intérêt à payer en dette.',
    },
    correction: {
      en: 'The more a buyer owes, the less it can borrow before its rating suffers.',
      fr: 'Plus l’acquéreur doit, moins il peut emprunter avant que sa note n’en souffre.',
    },
  },
  leverage_without_risk: {
    concept: 'leverage',
    says: [
      'astray_more_debt > astray_risk_down & !"not"|"pas"|"never"|"jamais"|"less debt"|"moins de dette"',
      '~strays_borrowing > ~strays_harmless & !"if"|"si"|"unless"|"sauf"|"that is not"',
      '~debt_word_alone > ~counter_no_risk & !"mais"|"but"|"not say"|"not without"|"n’est pas sans"|"risk free rate"',

      'heavy_debt_word > ~harmless_here & !"mais"|"but"|"not say"',
      'the_more_of_debt > only_good_comes & !"not"|"pas"|"mais"|"but"|"limit"',
      '~debt_word_alone > gains_only & !"not only"|"pas que"|"and losses"|"et les pertes"',
      '~debt_word_alone > ~gains_only & !"not only"|"pas que"|"n’amplifie pas"',
    ],
    example: {
      en: 'More debt makes it safer.',
      fr: 'Le levier n’amplifie que les gains.',
    },
    correction: {
      en: 'Leverage enlarges gains and losses alike, and in a downturn the covenants hand the company to the banks.',
      fr: 'Le levier grossit les gains comme les pertes, et dans un creux les covenants donnent la main aux banques.',
    },
  },
  recap_brings_money: {
    concept: 'leverage',
    says: [
      'astray_loan_payout > astray_money_in & !"not"|"pas"|"no"|"rather"|"never"|"n’apporte"',
      '"dividend recap"|"recap" > "brings new money"|"new money into"|"fresh money into"|"apporte de l’argent à la société"|"money into the company" & !"not"|"pas"|"never"|"jamais"|"no"',
      'amiss_recap > amiss_brings_money_in',
      'amiss_recap & amiss_gives_control_away & !"without"|"sans"|"not"|"pas"',
      '~amiss_recap & ~"n\'endette pas"|~"no debt"|~"adds no debt"|~"without debt"|~"not add debt"|~"no new debt"|~"sans dette"|~"aucune dette"',
      'slip_recap > slip_recap_misread & !"not"|"pas"|"without"|"sans"|"no"',
    ],
    example: {
      en: 'A dividend recap brings fresh money into the company.',
      fr: 'Dans une recap, la famille cède la majorité.',
    },
    correction: {
      en: 'In a recap the company borrows and pays its owners: more debt, same shareholders.',
      fr: 'Dans une recap, la société s’endette et verse à ses actionnaires : plus de dette, mêmes actionnaires.',
    },
  },
  holding_debt_not_deducted: {
    concept: 'leverage',
    says: ['debt & deals_not_deduct & deals_buy_out_route|sell'],
    example: {
      en: 'As the debt sits in the holding you do not deduct it at exit.',
      fr: 'Comme la dette est portée par la holding, on n’a pas à l’enlever à la sortie.',
    },
    correction: {
      en: 'The debt of the holding is repaid before the shareholders: it comes off the exit value.',
      fr: 'La dette de la holding passe avant les actionnaires : elle vient en moins de la valeur de sortie.',
    },
  },
  dividend_by_debt_is_free: {
    concept: 'leverage',
    says: ['cases_payout > cases_without_debt', 'deals_dividend_route > deals_free_of_charge'],
    example: {
      en: 'A dividend recap is free for the family.',
      fr: 'Un dividende financé par la dette est gratuit pour la famille.',
    },
    correction: {
      en: 'A dividend paid by debt must be repaid by the company, which has less room in a bad year.',
      fr: 'Un dividende financé par emprunt, la société le rembourse, avec moins de marge en cas de mauvaise année.',
    },
  },
  debt_suits_cycles: {
    concept: 'leverage',
    says: ['deals_debt_suits_cycle'],
    example: {
      en: 'A cyclical business can carry more debt.',
      fr: 'Une activité cyclique supporte plus de dette.',
    },
    correction: {
      en: 'The more the profit swings, the less debt it can bear.',
      fr: 'Plus le résultat varie, moins il peut porter de dette.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
