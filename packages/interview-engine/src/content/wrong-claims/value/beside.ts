import type { WrongClaim } from '../../types.ts';

/** What is falsely said of what only enriches an answer. */
export const besideClaims = {
  associates_off_on_the_way_down: {
    concept: 'associates',
    says: [
      'affiliates|mis_equivalence > adds_up|"s’ajoutent"|"are added"|"add" > equity_value > "obtenir la valeur d’entreprise"|"get enterprise value"|"get to enterprise value"|to_ev_word & !"not"|"pas"|deducts',
      'affiliates > "come off"|"are deducted"|"se retirent"|"on les retire"|"s’enlèvent" > "on the way to the equity"|"pour arriver aux titres"|"to get to equity"|"to reach the equity"|"vers les titres"',
      'deducts > affiliates > ~belongs_to_others',
      'minority_holders > deducts > affiliates & !adds_up',
      'affiliates > deducts > ~belongs_to_others',
      'affiliates >> plain_goes_away & plain_down_to_equity & !nci|minority_holders|adds_up',
      'affiliates_down',
      'consolidated_associates',
      'affiliates > deducts > to_reach > equity_value|equity',
      'to_reach > equity_value|equity > deducts > affiliates',
      'to_reach > equity_value|equity & affiliates > i_take_them_off',
    ],
    example: {
      en: 'To get to the equity value I subtract the associates.',
      fr: 'Pour passer à la valeur des titres, je retire les sociétés mises en équivalence.',
    },
    correction: {
      en: 'Associates are owned but not in EBITDA: on the way down to the shares they are added.',
      fr: 'Les mises en équivalence sont détenues mais pas dans l’EBITDA : en descendant vers les titres, elles s’ajoutent.',
    },
  },
  minorities_are_ours: {
    concept: 'nci',
    says: [
      'nci|minority_holders|minority_names >> belongs_word|"belong"|"appartiennent" > "shareholders of the group"|"actionnaires du groupe" & !"not"|"pas"',
      'minority_names > theirs_are_ours & !"not"|"pas"|"unlike"|"contrairement"',
      'nci|minority_holders > "on top of the equity"|"en plus des titres"|"added to the equity"',
      'minority_owned_by_us',
      'nci|minority_holders > added_to_owners_end & !to_ev_word|up_to_ev|"not"|"pas"',
      '-deducts & ~nci|~minority_holders & ~consolidated_in_full',
      'minority_names > we_hold_word > others_companies & !"unlike"|"contrairement"|"not"|"pas"|"whereas"|"alors que"',
      'minority_names & we_hold_word > others_companies & !associates|"unlike"|"contrairement"|"not"|"pas"|"whereas"|"alors que"',
      'minority_names > equals_word >> our_outside_pieces & !associates|"not"|"pas"',
    ],
    example: {
      en: 'Minority interests belong to our shareholders.',
      fr: 'Les intérêts minoritaires nous appartiennent.',
    },
    correction: {
      en: 'They are what others own in our subsidiaries.',
      fr: 'C’est ce que d’autres possèdent dans nos filiales.',
    },
  },
  shield_turned_round: {
    concept: 'tax_shield',
    says: [
      'interest >> "augmentent"|"increases"|"increase"|"raises" >> tax_word & !"shield"|"économie"|"saving"|"not"|"pas"',
      '"principal"|"capital" > "deductible"|"déductible" & !"not"|"pas"|"only interest"|"seuls"',
      'interest > more_tax_said & !"not"|"pas"|"less"|"without"|"sans"',
      'shield_word > lowers_word > ev|value|equity_value',
      'interest_not_deducted',
      'shield_word > equals_word > full_loan',
      'shield_word & full_loan & raises_word',
      'dividend_deducted',
    ],
    example: {
      en: 'The tax shield lowers the value, and the interest is not deductible.',
      fr: 'Le bouclier fiscal réduit la valeur.',
    },
    correction: {
      en: 'Interest saves tax, which adds a little value; it is small beside the loan.',
      fr: 'Les intérêts font économiser de l’impôt, ce qui ajoute un peu de valeur ; c’est peu à côté de l’emprunt.',
    },
  },
  basic_count_will_do: {
    concept: 'diluted',
    says: [
      'fewer_options > in_money|in_the_money & !"not"|"pas"|"below"|"si le cours baisse"',
      '~"dilution" >> ~"can be ignored"|~"peut être ignorée"|~"ne compte pas"|~"does not matter" & !if_word|"cannot"',
      'options_ignored & bid_word & !condition_word|out_money|otherwise_word|"not"|"pas"',
      '~share_number > ~no_effect_on & ~options_aside',
      '~basic_is_enough & !if_word|"when"|"quand"|"not"|"pas"|condition_word|out_money|out_of_money_said',
      '~options_aside & ~basic_is_enough & !if_word',
      '"options" > "ne comptent pas"|"do not count"|"n’entrent pas"|"can be ignored" & !"hors de la monnaie"|"out of the money"|"above"|"au-dessus"',
      'plain_just_basic & !"if"|"si"|"when"|"quand"',
      'basic_count > is_the_right_one',
      'bid_basic_count',
      '~plain_just_basic & ~option_holders & !"if"|"si"|"when"|"quand"',
      'basic_count & ~options_ignored & !condition_word|out_money|out_of_reach|otherwise_word|"unless"',
      '~diluted_not_needed & !condition_word|out_money',
    ],
    example: {
      en: 'The basic shares are all I take: the basic count is enough.',
      fr: 'Le nombre d’actions de base suffit.',
    },
    correction: {
      en: 'Options in the money bring new shares, so the price is divided by the diluted number.',
      fr: 'Les options dans la monnaie créent des actions : on divise par le nombre dilué.',
    },
  },
  no_circularity: {
    concept: 'circular_price',
    says: [
      '"no need to iterate"|"pas besoin d’itérer"|"no iteration"|"aucune itération"|"inutile d’itérer" & !if_word|"when"|"given"|"quand"|"fixed"|"since the price"|"donné"|"fixe"',
      '~share_price > ~no_effect_on > ~net_count_word',
      '~no_circle & option_holders|diluted|share_number',
      '~no_circle & "count"|"nombre"|"circularity"|"circularité" & !condition_word|"given"|"donné"|"here"|"ici"|"fixe"',
    ],
    example: {
      en: 'Dilution is the same whatever the price, there is no circularity in the options.',
      fr: 'Le nombre d’options dilutives ne dépend pas du cours, aucune circularité.',
    },
    correction: {
      en: 'A higher price puts more options in the money, which moves the count and again the price.',
      fr: 'Un prix plus haut met plus d’options dans la monnaie, ce qui change le nombre et de nouveau le prix.',
    },
  },
  prepayment_for_the_seller: {
    concept: 'deferred_revenue',
    says: [
      '~paid_ahead|~deferred_revenue > ~"rien à voir avec le prix"|~"nothing to do with the price"|~"nothing to do with price"',
      'in_advance|deferred_revenue|paid_ahead > raises_price_or_cash & !"not"|"pas"|"says"|"dit"|buyer',
      'prepaid_word|deferred_revenue > plain_good_for_seller & !"not"|"pas"',
      '~prepaid_word > raises_price_or_cash',
      'prepaid_word > raises_word > price|equity_value',
      'deferred_revenue >> an_asset_word',
    ],
    example: {
      en: 'Deferred revenue is never debt, it belongs to the seller.',
      fr: 'Les produits constatés d’avance ne sont jamais une dette.',
    },
    correction: {
      en: 'The buyer will have to deliver what customers have paid for: he argues that it resembles debt.',
      fr: 'L’acheteur devra livrer ce que les clients ont payé : il plaide que cela ressemble à de la dette.',
    },
  },
  box_still_open: {
    concept: 'locked_box',
    says: [
      'locked_box_word|locked_box > buyer >> "no risk"|"aucun risque"|"carries no"|"bears no"|"ne porte aucun"',
      'locked_box_word|locked_box & seller > "keeps it all"|"keeps the risk"|"keeps all the risk"|"garde le risque"|"garde tout le risque" & !"not"|"pas"',
      'deals_box_recounts & !"or"|"ou"|"completion"|"comptes de closing"|"versus"',
      'locked_box >> "recompte"|"recount"|"adjusted at closing"|"ajusté au closing"|"ajuste au closing" & !"or"|"ou"|"completion"|"comptes de closing"|"versus"',
      'locked_box_word > plain_trued_up_then & !"completion"|"comptes"|"nothing"|"rien"|"or"|"ou"',
      'locked_box_word > box_at_closing',
      'locked_box_word > risk_passes_late',
    ],
    example: {
      en: 'With a locked box the price is adjusted at closing.',
      fr: 'En locked box, le prix est ajusté au closing.',
    },
    correction: {
      en: 'A locked box fixes the price on past accounts; only leakage is paid back.',
      fr: 'Une locked box fixe le prix sur des comptes passés ; seules les fuites de valeur se remboursent.',
    },
  },
  late_investment_is_free: {
    concept: 'capex',
    says: [
      'postponed > "good for the buyer"|"bon pour l’acheteur"|"benefits the buyer"|"profite à l’acheteur"|"arrange l’acheteur" & !"not"|"pas"',
      '~late_repairs|~deferred_works > -takes_off|-deducts|~never_enters & !seller|buyer|"only"',
      '~deferred_works > ~not_of_the_price',
      '~deferred_works > ~plain_for_buyer_to_bear & !"not"|"pas simplement"',
      'plain_put_off_works > plain_for_buyer_to_bear',
      'late_investment & ~helps_seller',
      'put_off_capex > added_to_the_price',
      'added_to_the_price > put_off_capex',
    ],
    example: {
      en: 'Deferred capex has no effect, it is the buyer’s problem.',
      fr: 'Un capex en retard, c’est le problème de l’acheteur.',
    },
    correction: {
      en: 'Investment put off before the sale has to be made up: buyers deduct it.',
      fr: 'Un investissement repoussé avant la vente devra être rattrapé : l’acheteur le déduit.',
    },
  },
  period_does_not_matter: {
    concept: 'ltm_ntm',
    says: [
      '~year_ends|~same_year_end >> ~not_needed|~no_call_for',
      '~past_year|~past_period|~forward_word > ~any_year_will_do',
      '~"mix"|~"mélange" & ~any_year_will_do',
      '~past_period & ~coming_period > ~makes_no_odds & !kept_alike_word|"not the same"|"pas la même"',
      '"whether"|"que ce soit" > ~past_period > ~coming_period > ~makes_no_odds & !kept_alike_word',
      '~makes_no_odds > ~past_period > ~coming_period & !kept_alike_word',
      'past_year > coming_year > "pas de souci"|"no problem"|"pas grave"|"it is fine"|"that is fine"|"peu importe"|"aucun problème"',
      '~plain_no_matter|~no_weight > past_year > coming_year',

      'year_ends > as_they_stand',
      'plain_no_matter > year_ends',
      'always_past',
      'mixing_is_fine & is_fine|every_time|"i"|"je"|"on"|"you"',
      'forward_multiple > on_past_profit',
      'past_multiple > on_next_profit',
      'forward_word > ~no_use_word',
      'past_word > enough_word',
      'a_ratio_is_a_ratio & ~without_a_problem|~period_cancels',
      '~without_a_problem > mixed_periods & !"not"|"pas la même"|"if"|"si"',

      '~period_cancels & times_profit|past_word|forward_word & !"if"|"si"',
      '~plain_no_matter > mixed_periods',
      '~no_need_to_line_up & !"if"|"si"|"already"|"déjà"',
      '~year_ends > ~plain_no_matter',
      'mixes_years & !if_word|mismatch_word|"never"|"jamais"|"not"|"pas"',
    ],
    example: {
      en: 'I only use the last twelve months.',
      fr: 'Je regarde uniquement les douze derniers mois.',
    },
    correction: {
      en: 'Markets pay for what comes: look at the coming year beside the past one, each time on one basis.',
      fr: 'Les marchés paient ce qui vient : on regarde l’année à venir à côté de la passée, chaque fois sur une même base.',
    },
  },
  median_is_distorted: {
    concept: 'median',
    says: [
      'median_dragged & !"less"|"moins"',
      '"median"|"médiane" > moves_with_extremes & !-"median"',
      'median_bad',
      'the_mean_first',
    ],
    example: {
      en: 'The median is distorted by one name, so the mean is safer.',
      fr: 'La médiane est faussée par une seule société, la moyenne est plus sûre.',
    },
    correction: {
      en: 'One absurd price moves the mean; the middle of the list hardly notices.',
      fr: 'Un prix absurde déplace la moyenne ; le milieu de la liste ne bouge guère.',
    },
  },
  field_as_one_number: {
    concept: 'football_field',
    says: [
      'one_bar_only & field_word|a_range & !"not"|"never"|"jamais"',
      'field_word > one_bar_only',
      'field_word & one_figure & !"not as one"|"not one"|"ranges"|"et non"|"pas un chiffre"|"pas un seul"',
      'field_word & averages_methods & !"not"|"pas"|"rather"|"plutôt"|"never"|"jamais"',
    ],
    example: {
      en: 'The football field gives one number.',
      fr: 'Le football field donne un chiffre unique.',
    },
    correction: {
      en: 'It shows the ranges side by side: where they overlap and why they differ.',
      fr: 'Il montre les fourchettes côte à côte : où elles se recoupent et pourquoi elles diffèrent.',
    },
  },
  leases_turned_round: {
    concept: 'leases16',
    says: [
      'ebitda_before_rent|"before rent"|"avant loyers" > "leave"|"laisse"|"ignore" >> lease_promise|"lease debt"|"dette de loyers"|"leases" & !"not"|"pas"|"never"|"wrong"',
      'leases16|rented|rent_word > "toujours"|"always" & "même si"|"even if"|"even when" & "après loyers"|"after rent"|ebitda_after_rent',
      'rent_word >> gets_deducted & leases_standard & !"before"|"avant"|"us gaap"|"sans"|"without"|"amortissement"|"depreciation"',
      'leases_standard > rent_word >> left_inside_profit & !"us gaap"|"before"|"avant"',
      '~leases_standard & ~lease_debt|~lease_named > ~"left out of net debt"|~"exclue de la dette nette" & !"us gaap"',
      '~leases16|~lease_named > ~never_deduct_it & ebitda_before_rent',
      '"post ifrs 16"|"post ifrs seize"|"after ifrs 16"|"apres ifrs 16" & ~lease_debt_stays',
      'leases_deducted > "même si"|"even if"|"alors que" > ebitda_after_rent',
      'leases_standard > ~leaves_unmoved >> ~ebitda',
      'leases_standard & ~debt_untouched & !"us gaap"|"before"|"avant"',
      '~lease_named > ~never_taken_off & !ebitda_after_rent|"twice"|"deux fois"',
      'leases_standard & ebitda_down',
      'leases_standard > ~leases_no_effect',
      'rented|rent_word|leases16 > plain_treated_as_debt|net_debt|counts_as_debt & whatever_the_ebitda & !"only"|"seulement"|"uniquement"|"match"|"consistent"|"cohérent"',
      'whatever_the_ebitda > plain_treated_as_debt|net_debt|counts_as_debt & rented|rent_word|leases16',
      'leases_deducted & ebitda_after_rent & !either_way',
      'leases_deducted & ebitda_after_rent & both_at_once',
      '~leases_not_deducted & ebitda_before_rent & !either_way',
      'leases_standard > ~debt_untouched',
      '~lease_noun >> ~multiple_unmoved & !if_word|both_ends|"same"|"même"|"both"',
    ],
    example: {
      en: 'IFRS 16 lowers EBITDA.',
      fr: 'IFRS 16 réduit l’EBITDA.',
    },
    correction: {
      en: 'The rent leaves EBITDA, which goes up, and lease debt appears: both sides of the multiple have to match.',
      fr: 'Le loyer sort de l’EBITDA, qui monte, et une dette locative apparaît : les deux côtés du multiple doivent aller ensemble.',
    },
  },
  ebit_before_wear: {
    concept: 'ebit',
    says: ['~ebit_before_da'],
    example: {
      en: 'EBIT is before depreciation.',
      fr: 'L’EBIT est avant amortissements.',
    },
    correction: {
      en: 'EBIT comes after depreciation, which stands for the wear of the machines.',
      fr: 'L’EBIT vient après les amortissements, qui disent l’usure des machines.',
    },
  },
  synergies_turned_round: {
    concept: 'synergies_cost',
    says: [
      'takes_synergies_off & !"not"|"pas"',
      '~no_share_of_synergies & !"if"|"si"',
      '~"synergies"|~synergies_cost|~merging_saves > ~no_effect_on|~"aucun effet"|~"no effect" > ~"multiples"|~price|~"prix"',
      '~merging_saves|~synergies_cost > ~never_in_price',
      'buyer_keeps_synergies & merging_saves|"synergies"',
      'merging_saves|synergies_cost|"synergies" > lowers_word > can_pay|"can pay"|"peut payer"|"pay"',
      'synergies_cost|merging_saves > never_in_price',
      'synergies_cost|merging_saves & keeps_all_gains & !"if"|"si"',
      'synergies_for_seller',
      '~never_pays_synergies',
      'merging_saves > lowers_word > price|premium|pays_extra|times_profit',
      'merging_saves > offers_less',
    ],
    example: {
      en: 'A buyer never pays for synergies, and synergies lower the price.',
      fr: 'Un acheteur ne paie jamais les synergies.',
    },
    correction: {
      en: 'A trade buyer can share part of what he will save, which lifts what he can offer.',
      fr: 'Un industriel peut partager une part de ce qu’il économisera, ce qui relève son offre.',
    },
  },
  bidding_turned_round: {
    concept: 'auction',
    says: [
      '~bids_pull_down',
      'auction|several_bidders > keeps_prices_down',
      'several_bidders > shades_offers',
      '~bidding_lowers > price|times_profit|premium',
      '~several_bidders|~auction > ~no_effect_on > ~price|~premium|~pays_extra & !"if"|"si"',
    ],
    example: {
      en: 'Competition lowers the price.',
      fr: 'La mise en concurrence fait baisser le prix.',
    },
    correction: {
      en: 'Rivals push one another up.',
      fr: 'Des rivaux se poussent l’un l’autre vers le haut.',
    },
  },
  centre_added: {
    concept: 'central_costs',
    says: [
      'head_costs_added',
      'centre_costs_word > put_in_the_sum & !deducts',
      'centre_said|head_office > goes_on_top|put_in_the_sum & !deducts|subtract|"negative"|"négative"|discount_word|"not"|"pas"|minority_holders',
    ],
    example: {
      en: 'Then I add the central costs.',
      fr: 'Ensuite, j’ajoute les coûts centraux.',
    },
    correction: {
      en: 'The centre costs money every year: its costs are capitalised and subtracted.',
      fr: 'Le centre coûte chaque année : ses coûts se capitalisent et se retirent.',
    },
  },
  ev_multiple_moves_with_debt: {
    concept: 'capital_neutral',
    says: [
      '"endettée"|"indebted"|"leveraged" > ev_over_ebitda >> "plus élevé"|"plus haut"|"higher" & !"not"|"pas"',
      '"indebted"|"leveraged" > "higher ev to ebitda"|"higher ebitda multiple" & !"not"',
      'ev_over_ebitda & "ce multiple dépend"|"this multiple depends"|"that multiple depends"|"il dépend"|"it depends" > funding_mix & !pe_ratio|"not"|"pas"',
      'drops_it >> ev_over_ebitda > different_leverage & !"not"|"pas"',
      'ev_over_ebitda > moves_at_once > levering_up|raised_debt|borrowings|funding_mix & !"not"|"pas"|"hardly"|"à peine"|"peu"|"net income"|"résultat net"',
      'ev_over_ebitda > hangs_on_funding',
      'ev_over_ebitda > equals_word > "distorted" > funding_mix',
      'ev_over_ebitda > changes_with > funding_mix|borrowings',
      'more_indebted > ev_over_ebitda > lowers_word|raises_word',
      'more_indebted > ev_over_ebitda > "baisse"|"monte"',
    ],
    example: {
      en: 'EV to EBITDA depends on the capital structure.',
      fr: 'Le multiple d’EBITDA dépend de la structure financière.',
    },
    correction: {
      en: 'Both sides stand before the funding, so the multiple hardly moves with it.',
      fr: 'Les deux côtés sont avant financement : le multiple n’en bouge guère.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
