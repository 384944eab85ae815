import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the strategic rationale. */
export const rationaleClaims = {
  deals_mostly_succeed: {
    concept: 'rationale',
    says: [
      '"acquéreurs"|"acheteurs"|"buyers"|"acquirers" > "gagnent"|"win"|"gain" >> "presque toujours"|"almost always"|"nearly always"|"in general"|"en général" & !"not"|"pas"|"lose"|"perdent"',
      '"acquirers"|"buyers" > "almost always"|"nearly always"|"usually"|"mostly" >> "win"|"gain"|"come out ahead" & !"not"|"lose"',

      'nearly_always >> buying_companies > "make"|"makes"|"enrich"|"enrichissent"|"rendent" > buyer_side_holders|owner & !"sellers"|"vendeurs"|"cible"|"target"',

      'most_deals_work',
      'deals_do_well',
      'buying_companies > nearly_always > makes_value & !loses_value|seller|eps|accretion',
      '~goes_wrong > is_seldom & !reason_given',
      'is_seldom > ~goes_wrong & !reason_given',
      'nearly_always >> buying_companies > makes_value & !loses_value|seller|eps|accretion|"only"|"seulement"',
      'buying_one > by_itself > deal_succeeds & !seller|deal_premium|"not"',
      'buying_one > deal_succeeds > by_itself & !seller|deal_premium|"not"',
      'buying_one > ~hardly_ever > ~goes_wrong & !"never"',
      'gains_of_joining > nearly_always > deal_succeeds|"delivered"|"réalisées"|"livrées"|"atteintes"',
      'buying_one > nearly_always > deal_succeeds & !seller|deal_premium|"not"',
      'nearly_always >> buying_companies > made_richer & !seller|eps|accretion|loses_value',
    ],
    example: {
      en: 'Most deals create value for the buyer.',
      fr: 'La plupart des opérations réussissent.',
    },
    correction: {
      en: 'One buys because it is faster than building, and many deals destroy value for the buyer.',
      fr: 'On achète parce que bâtir prend plus de temps, et beaucoup d’opérations détruisent de la valeur.',
    },
  },
  buying_for_eps: {
    concept: 'rationale',
    says: [
      'small_premium_words & "fail"|"disappoint"|"échouent"|"déçoivent"|"déçues"',
      'sole_reason > lifts_eps',
      'spreading_pays',
      'main_reason > pushes_eps_up|lifts_eps & !"wrong"|"mauvaise"|"bad"|"nothing"|"rien"|"some"|"certains"|"many"|"beaucoup"|"often"|"souvent"',
    ],
    example: {
      en: 'The only sound reason to buy is to lift EPS.',
      fr: 'La seule bonne raison d’acheter, c’est d’augmenter le BPA.',
    },
    correction: {
      en: 'One buys for growth, scale or know-how that would take too long to build; EPS is arithmetic.',
      fr: 'On achète de la croissance, de la taille ou un savoir-faire ; le BPA n’est qu’arithmétique.',
    },
  },
  synergies_sole_reason: {
    concept: 'rationale',
    says: [
      'sole_motive & synergy|money_saved',
      'sole_motive > save_costs & buying_companies',
      'gains_of_joining & and_nothing_else & buying_one|other_motives & !deal_premium',
      '-gains_of_joining > ~deal_reason & -deal_reason & !deal_premium|"pay"|"payer"|"premium"',
      '-gains_of_joining & -deal_reason & buying_one & !deal_premium|"overestimated"|"surestimées"',
      '-other_motives & gains_of_joining & buying_one|and_nothing_else|"only"|"never"|"jamais" & !deal_premium',
      '-gains_of_joining & -buying_one > ~deal_reason & !deal_premium',
      'apart_from > gains_of_joining & -deal_reason|"nothing"|"rien" & !deal_premium',
      'other_motives > -deal_reason & !deal_premium|"itself"',
      '-other_motives > buying_one > gains_of_joining|save_costs & !deal_premium',
    ],
    example: {
      en: 'The only reason to buy another company is the synergies.',
      fr: 'Les synergies sont l’unique raison d’acheter une autre entreprise.',
    },
    correction: {
      en: 'Synergies are one motive beside growth, scale, know-how and market access.',
      fr: 'Les synergies sont un motif parmi d’autres : croissance, taille, savoir-faire, accès à un marché.',
    },
  },
  spreading_is_best: {
    concept: 'rationale',
    says: [
      'foreign_trade > fine_reason & !"not"|"pas"|"never"|"jamais"',
      'fine_reason > foreign_trade & !"not"|"pas"|"never"|"jamais"',
      'spreads_out > best_motive|makes_value',
      'best_motive > spreads_out',
      'spreads_out & ~owners_unable',
    ],
    example: {
      en: 'Diversification is the best reason for a deal.',
      fr: 'La meilleure raison d’acheter, c’est la diversification.',
    },
    correction: {
      en: 'Shareholders can spread their risk themselves, so a company earns nothing by doing it for them.',
      fr: 'L’actionnaire répartit lui-même ses risques : le faire à sa place ne lui rapporte rien.',
    },
  },
  size_always_pays: {
    concept: 'rationale',
    says: [
      'the_bigger_one > does_better & !"not"|"pas"|premium|"until"|"jusqu"',

      'getting_bigger > always_so > "valuable"|"worth more"|"vaut plus"|create_wealth|"de la valeur" & !"not"|"pas"',
      'size_word > makes_value & nearly_always',
      'size_word > nearly_always > makes_value|"better"|"mieux"|"worth more"|"vaut plus"',
    ],
    example: {
      en: 'Scale always creates value.',
      fr: 'La taille crée toujours de la valeur.',
    },
    correction: {
      en: 'Scale helps only where it lowers costs or strengthens the position, at a price that leaves something.',
      fr: 'La taille ne sert que si elle réduit les coûts ou renforce la position, à un prix qui en laisse une part.',
    },
  },
  diligence_ends_risk: {
    concept: 'rationale',
    says: [
      'review_work > rids_of_risk|is_trifle',
      '~review_work > without_effect',
      'review_work > nothing_goes_wrong & !"without"|"sans"|"even"|"même"',
    ],
    example: {
      en: 'Due diligence removes all risk from a deal.',
      fr: 'La due diligence garantit le succès de l’opération.',
    },
    correction: {
      en: 'Diligence finds risks so that they can be priced; it does not make them disappear.',
      fr: 'La due diligence trouve les risques pour qu’on en tienne compte dans le prix ; elle ne les fait pas disparaître.',
    },
  },
  remedies_cost_nothing: {
    concept: 'rationale',
    says: [
      'flat_whatever_sold > flat_worth_the_same & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"if"|"si"|"whether"',
      'wrongly_liked & ~wrongly_no_remedy & !"if there"|"unless"',
      'wrongly_best_part_sold > ~wrongly_same_sense & !"not"|"pas"|"does"|"whether"|"check"|"vérifie"|"moins"|"si"|"less"',
      'deals_remedy_noun|"remèdes"|"remedies"|"disposals"|"cessions" > -"touch"|-"touchent"|-"affect"|-"affectent"|-"reduce"|-"réduisent" > synergy & !"if"|"si"',
      '~heard_no_gains_lost & ~deals_remedy_noun|~deals_divest|~"selling"|~"vendre"',
      '~deals_remedy_noun|~deals_divest > ~heard_leaves_as_is > ~heard_gains_or_logic & !"if"|"si"|"only"|"small"|"petites"|"not that"',
      'deals_remedy_noun|deals_divest & deals_logic_untouched',
    ],
    example: {
      en: 'Whatever the authority makes us divest, we keep all the synergies.',
      fr: 'Si l’autorité exige des cessions, on garde toutes les synergies prévues.',
    },
    correction: {
      en: 'What has to be sold takes part of the overlap savings with it, so the case for the deal is reckoned again.',
      fr: 'Ce qu’il faut vendre emporte une part des économies attendues : on recalcule donc l’intérêt de l’opération.',
    },
  },
  price_before_purpose: {
    concept: 'rationale',
    says: [
      '~astray_purpose > ~astray_matters_little & !"does not only"|"mistake"|"erreur"|"never"|"jamais"',
      'cases_aim > cases_after_signing',
      'cases_buys_whenever & "multiple"|"price"|"prix"',
      'amiss_valuation_first & !"not"|"pas"|"never"|"jamais"',
      '~amiss_objective >> amiss_comes_later',
      '~amiss_objective > ~amiss_changes_nothing',
      '"value"|"price"|"valorise"|"chiffre" >> "first"|"d\'abord" > "then"|"ensuite"|"puis" > "client wants"|"objective"|"objectif"|"client veut"|"strategy"|"stratégie"|"why" & !"before"|"avant"',
      'slip_start_from_price > slip_purpose_later',
    ],
    example: {
      en: 'We discuss the objective of the group after signing, the price comes first.',
      fr: 'Un groupe doit acheter dès que le multiple est inférieur au sien.',
    },
    correction: {
      en: 'Why the client wants the company comes first: it decides what it may cost.',
      fr: 'Pourquoi le client veut cette société vient d’abord : c’est ce qui décide de ce qu’elle peut coûter.',
    },
  },
  any_purchase_is_good: {
    concept: 'rationale',
    says: ['~astray_any_purchase > ~astray_is_good & !"not"|"pas"|"never"|"jamais"|"if"|"si"'],
    example: {
      en: 'Organic is growing, so any organic brand is a good buy.',
      fr: 'Le bio monte, donc n’importe quelle marque bio est une bonne affaire.',
    },
    correction: {
      en: 'A growing market does not make every brand in it worth its price: say what this one brings that the group lacks.',
      fr: 'Un marché qui croît ne justifie pas n’importe quelle marque : dites ce que celle-ci apporte et qui manque au groupe.',
    },
  },
  known_reason_turned_round: {
    concept: 'rationale',
    says: [
      'the_software_buyer & bought_for_machines & ~games_thrown_away & !"not for"|"nothing to do"',
      'the_games_deal & bought_for_machines & !"not"|"pas"|"nothing to do"|"rien à voir"|"rather"|"remedy"',
      'the_games_deal & ~games_thrown_away & !"regulators"|"régulateurs"|"feared"|"craignait"|"sony"|"never"',
      'the_jewels_deal > cheap_or_foreign_name & !"not"|"pas"|"market"|"marché"|"customers"|"clients"|"client"|"tourists"|"clientèle"|"growth"|"bought"',
      'the_jewels_deal|the_luxury_buyer & away_from_its_trade & !"not"|"pas"|"rather"',
    ],
    example: {
      en: 'Microsoft bought Activision for its data centres.',
      fr: 'Avec Tiffany, LVMH voulait sortir des États-Unis.',
    },
    correction: {
      en: 'Microsoft bought games for Game Pass and mobile; LVMH bought a world name in jewellery, strong in America.',
      fr: 'Microsoft achetait des jeux pour Game Pass et le mobile ; LVMH un grand nom de la joaillerie, fort en Amérique.',
    },
  },
  tiffany_for_handbags: {
    concept: 'rationale',
    says: ['deals_tiffany_bags'],
    example: {
      en: 'LVMH bought Tiffany to get into handbags.',
      fr: 'LVMH a acheté Tiffany pour entrer dans la maroquinerie.',
    },
    correction: {
      en: 'LVMH was strong in leather goods: Tiffany brought jewellery and America.',
      fr: 'LVMH était fort dans le cuir : Tiffany lui a apporté la joaillerie et l’Amérique.',
    },
  },
  odd_reason_for_known_deal: {
    concept: 'rationale',
    says: [
      '"tiffany"|"activision" > astray_why_bought > astray_odd_goods & !"not"|"pas"|"rather"|"never"',
      '"activision" > "to sell more"|"to get into"|"pour vendre plus"|"pour se lancer" > "printers"|"imprimantes"|"phones"|"téléphones"|"search"|"laptops"|"advertising"|"publicité"|"office" & !"not"|"pas"',
      '"tiffany" > "to get into"|"to enter"|"pour se lancer"|"pour entrer" > "perfume"|"parfum"|"fashion"|"cosmetics"|"cosmétique"|"wine"|"vin"|"handbags"|"maroquinerie" & !"not"|"pas"',
      'deals_microsoft_name & deals_microsoft_odd',
      'deals_suez_name & deals_suez_odd',
      '"mars" > "leave snacking"|"exit snacking"|"get out of snacking"|"quitter le snacking"|"sortir du snacking"|"se retirer du snacking" & !"not"|"pas"',
      '"kellanova" & "corn flakes"|"frosted flakes"|"american cereals"|"us cereals"|"céréales américaines" & !"spun"|"split"|"separated"|"wk kellogg"|"not"|"without"|"left out"|"sans"|"pas"|"séparé"|"séparées"|"scission"|"outside"|"hors"',
      '"splunk" > "cisco" > "main rival"|"direct rival"',
      '"splunk" > "main rival"|"direct rival"|"principal concurrent"|"concurrent direct" > "cisco"',
      'deals_vmware_name & "main rival"|"direct rival"|"competing fab"|"principal concurrent"|"concurrent direct"',
    ],
    example: {
      en: 'Microsoft bought Activision to get into cloud.',
      fr: 'Microsoft a racheté Activision pour se lancer dans le cloud.',
    },
    correction: {
      en: 'Microsoft wanted games for its subscription and for mobile; Veolia wanted scale in water and waste.',
      fr: 'Microsoft voulait des jeux pour son abonnement et le mobile ; Veolia, la taille dans l’eau et les déchets.',
    },
  },
  rivals_without_synergies: {
    concept: 'rationale',
    says: [
      'misread_same_trade & ~misread_no_common_costs & !"not the same"|"pas le même"|"pas la même"|"if"|"si"|"antitrust"|"concurrence"|"but"|"mais"',
      'misread_only_if_unlike',
    ],
    example: {
      en: 'Two companies in the same business have no costs in common.',
      fr: 'Plus les métiers sont proches, moins il y a de synergies.',
    },
    correction: {
      en: 'The closer two businesses are, the more costs they share: that is where savings come from.',
      fr: 'Plus deux métiers sont proches, plus ils ont de coûts en commun : c’est de là que viennent les économies.',
    },
  },
  size_creates_value: {
    concept: 'rationale',
    says: [
      'counter_bigger > counter_worth_more',

      'market_bigger_is_better',
      'market_size_itself & !"nothing"|"rien"|"no value"|"pas de valeur"|"does not create"|"ne crée pas"',
      'misread_size_is_value & !"think"|"pense"',
      'misread_adding_sales & misread_value_of_itself',
      'misread_picked & misread_value_of_itself & misread_on_a_name',
      '~market_no_fit',
    ],
    example: {
      en: 'The logic of an acquisition is simply to get bigger.',
      fr: 'La logique d’un rachat est simplement de grossir.',
    },
    correction: {
      en: 'A purchase has to bring what the buyer lacks, or savings; being larger alone makes no share worth more.',
      fr: 'Un rachat doit apporter ce qui manque à l’acheteur, ou des économies ; la seule taille ne rend aucune action plus chère.',
    },
  },
  diversification_pays: {
    concept: 'rationale',
    says: [
      '"unrelated"|"sans rapport"|"rien à voir" > "spreads the risk"|"spread the risk"|"répartit le risque" & !"themselves"|"eux mêmes"|"but"|"mais"|"not"|"never"|"jamais"',
      'market_unrelated_field > market_spreads_the_risk & !"themselves"|"eux-mêmes"|"but"|"mais"',
      'market_diversify_word > market_create_value|market_justify_word',
      '~market_cannot_diversify',
      'market_diversify_word > market_worth_more',
    ],
    example: {
      en: 'Diversification creates value for the shareholders.',
      fr: 'La diversification crée de la valeur pour les actionnaires.',
    },
    correction: {
      en: 'Shareholders can spread their money themselves, without paying a premium.',
      fr: 'Les actionnaires peuvent répartir leur argent eux-mêmes, sans payer de prime.',
    },
  },
  cheap_target_first: {
    concept: 'rationale',
    says: [
      'market_cheapest_word & market_fit_later',
      'market_big_names & market_logic_given',
      'misread_picked & misread_on_a_name & !"not"|"pas"|"and"|"et"',
      '"multiple is low"|"low multiple"|"multiple bas"|"multiple est bas"|"is cheap" > "creates value by itself"|"creates value on its own"|"crée de la valeur par lui-même"|"crée forcément de la valeur"|"automatically creates value"',
    ],
    example: {
      en: 'You start from the target that is cheapest, and the fit is something you work out during integration.',
      fr: 'On part de la cible la moins chère, et la logique stratégique se règle pendant l’intégration.',
    },
    correction: {
      en: 'The reason comes first: what the buyer gets that it cannot build, then price.',
      fr: 'La raison vient d’abord : ce que l’acquéreur obtient et ne peut construire, puis le prix.',
    },
  },
  fame_is_a_reason: {
    concept: 'rationale',
    says: [
      '~amiss_famous & ~amiss_no_logic_needed',
      'amiss_famous & amiss_justifies > amiss_any_price',
      'amiss_famous > "so"|"donc"|"therefore" > amiss_good_for_buyer|"good acquisition"|"good target"|"bonne cible"|"bonne acquisition"',
      '~amiss_famous & ~amiss_price_unneeded',
      '"choose"|"choisis"|"pick"|"retiens"|"prends" & "because"|"parce que"|"car" > amiss_famous|"everybody knows"|"tout le monde la connaît"',
    ],
    example: {
      en: 'The target is famous, so it is a good acquisition.',
      fr: 'C’est une marque forte, cela justifie n’importe quel multiple.',
    },
    correction: {
      en: 'A name is no reason: say what the buyer lacks, what the target brings, and what that is worth.',
      fr: 'Un nom n’est pas une raison : dites ce qui manque à l’acquéreur, ce que la cible apporte et ce que cela vaut.',
    },
  },
  accretion_is_the_reason: {
    concept: 'rationale',
    says: ['market_deal_reason_word > market_purely_accounting', '~market_no_business_reason'],
    example: {
      en: 'The logic is purely accounting, there is no need for an industrial reason.',
      fr: 'La logique est purement comptable, pas besoin de raison industrielle.',
    },
    correction: {
      en: 'Higher EPS is no reason to buy: the rationale is what the two businesses can do together.',
      fr: 'Un BPA en hausse n’est pas une raison d’acheter : la logique, c’est ce que les deux groupes font mieux ensemble.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
