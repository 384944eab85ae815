import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the rules of public offers. */
export const takeoverClaims = {
  bid_rules_turned_round: {
    concept: 'takeover',
    says: [
      'astray_some_holders > astray_better_terms & !"not"|"cannot"|"no"|"pas"|"interdit"|"never"|"jamais"|"must"|"forbidden"|"nobody"|"same"|"même"|"all"|"tous"',
      'watchman|deals_market_supervisor|case_market_police > ~counter_after_success',
      'counter_tells_few & "board"|"conseil"|"administrateurs"|"can"|"may" & !"not"|"pas"|"cannot"|"never"|"interdit"',

      '~valid_only_if > "offre"|"bid"|"offer" > ~board_accepts_it & !"even"|"même"|"avance quand"',
      '~watchdog_stops_it > ~our_no & !"pas parce"|"not because"',
      '~deals_hostile_word|"bid"|"offer"|"offre" > ~valid_only_if > board_accepts_it',
      'our_no > watchdog_stops_it & !"not"|"pas"|"never"',
      '"bidder"|"buyer"|"acheteur"|"initiateur"|"assaillant"|"acquéreur" > unequal_terms & !"not"|"ne peut pas"|"interdit"|"never"|"must"|"pas"',
      'third_of_shares & bid_is_won & !bid_must_follow',
    ],
    example: {
      en: 'A hostile bid is only valid if the target board accepts it.',
      fr: 'L’acheteur peut payer plus cher les gros actionnaires que les petits.',
    },
    correction: {
      en: 'The offer goes to all holders on equal terms and they decide; the board gives an opinion, the supervisor checks the rules.',
      fr: 'L’offre va à tous les actionnaires aux mêmes conditions et ils décident ; le conseil rend un avis, l’AMF contrôle les règles.',
    },
  },
  talks_before_value: {
    concept: 'takeover',
    says: [
      'amiss_negotiate_first & amiss_value_later',
      'amiss_negotiate_first & "first reflex"|"premier réflexe"',
      '"répond"|"reply"|"answer"|"refuse"|"accept"|"negotiate"|"négocie" & "value later"|"valeur plus tard"|"verra la valeur"|"look at value later"|"valuation later"',
    ],
    example: {
      en: 'We negotiate the price first, the valuation comes later.',
      fr: 'Le premier réflexe est de négocier le prix.',
    },
    correction: {
      en: 'First know what the company is worth alone and with synergies; only then talk, or refuse.',
      fr: 'D’abord savoir ce que vaut la société, seule et avec synergies ; ensuite parler ou refuser.',
    },
  },
  holders_need_the_board: {
    concept: 'takeover',
    says: [
      '~amiss_holder_bound & !"hostile bid lets"',
      '"board"|"conseil"|"we"|"on" > misstated_forbids_tender',
    ],
    example: {
      en: 'A large shareholder cannot tender without the board.',
      fr: 'Les actionnaires doivent suivre le conseil.',
    },
    correction: {
      en: 'The board gives its reasoned opinion; each holder decides on his own shares.',
      fr: 'Le conseil donne un avis motivé ; chaque actionnaire décide pour ses titres.',
    },
  },
  mandatory_offer_at_a_third: {
    concept: 'takeover',
    says: [
      '"franchissement du tiers"|"franchir le tiers"|"passer le tiers" > flat_compulsory_bid & !"not"|"pas"|"never"|"jamais"',
      'deals_mandatory_word > deals_a_third_of_capital',
      'deals_a_third_of_capital > deals_mandatory_word|deals_compulsory',
      'deals_a_third_of_capital > offers_must_bid & !deals_thirty|"trente"|"formerly"|"autrefois"|"before"|"avant"',
    ],
    example: {
      en: 'The mandatory offer starts at 33% of the capital.',
      fr: 'L’offre obligatoire se déclenche à 33 % du capital.',
    },
    correction: {
      en: 'In France the mandatory offer starts above 30% of the capital or of the votes.',
      fr: 'En France, l’offre est obligatoire au-delà de 30 % du capital ou des droits de vote.',
    },
  },
  squeeze_out_at_ninety_five: {
    concept: 'takeover',
    says: ['deals_squeeze_word > deals_ninety_five', 'deals_ninety_five > deals_squeeze_word'],
    example: {
      en: 'The squeeze-out is possible only from 95%.',
      fr: 'Le retrait obligatoire n’est possible qu’à 95 %.',
    },
    correction: {
      en: 'Since 2019 a squeeze-out is possible from 90% of the capital and votes.',
      fr: 'Depuis 2019, le retrait obligatoire est possible à partir de 90 % du capital et des droits de vote.',
    },
  },
  partial_offer_is_enough: {
    concept: 'takeover',
    says: [
      '~deals_thirty & ~flat_rest_not_needed & !"below"|"under"|"sous"|"en dessous"|"until"|"jusqu’à"',
      'wrongly_chosen_holders & !"not choose"|"cannot"|"ne peut"|"can’t"|"no longer"|"plus"|"never"|"jamais"|"below"|"sous"',
      'deals_thirty & deals_only_part',
      'deals_mandatory_word|deals_obliged_bid & deals_only_part & !"below"|"sous"|"not"|"pas"|"more than"|"plus de"|"lapse"|"caduque"|"réussite"|"réussir"|"succès"|"succeed"|"succeeds"',
      '"suffit"|"is enough"|"enough to" > "offre"|"offer"|"bid" > deals_only_part & !"not"|"pas"',
    ],
    example: {
      en: 'Above 30% you may bid for only part of the shares.',
      fr: 'Au-delà de 30 %, vous pouvez viser une partie des titres.',
    },
    correction: {
      en: 'Above 30% the offer must be for all the shares.',
      fr: 'Au-delà de 30 %, l’offre doit viser la totalité des titres.',
    },
  },
  no_offer_threshold: {
    concept: 'takeover',
    says: [
      'wrongly_to_half > ~wrongly_unasked & !"not"|"never"|"jamais"|"cannot"|"ne pouvez"|"thirty"|"trente"',
      'wrongly_past_the_line > ~wrongly_may_stop & !"not that"|"squeeze"|"retrait"',
      'cases_no_offer & !deals_market_supervisor|"opens"|"open"|"ouvre"|"ouvrir"|"project"|"projet"',
      '~strays_no_bid_due & ~strays_eighty & !"below"|"sous"|"moins de"',
      'deals_no_threshold & !deals_thirty|"below"|"under"|"sous"|"moins de"',
      '~no_bid_duty & !deals_thirty|"below"|"under"',
      'half_or_more & ~without_an_offer & !deals_thirty|-deals_can_word',
    ],
    example: {
      en: 'There is no threshold: you can buy as much as you like.',
      fr: 'Il n’y a aucun seuil, vous montez tranquillement.',
    },
    correction: {
      en: 'Above 30% of the capital or the votes the buyer has to bid for all the shares.',
      fr: 'Au-delà de 30 % du capital ou des votes, l’acheteur doit viser tous les titres.',
    },
  },
  minorities_never_out: {
    concept: 'takeover',
    says: [
      '"shareholder"|"shareholders"|"actionnaire"|"actionnaires"|"minority"|"minorities"|"minoritaires"|"holder" > flat_keeps_forever & !"below"|"under"|"unless"|"sous"|"sauf"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      '"minority"|"small holders"|"petits actionnaires"|"minoritaires" > "stay as long"|"rester autant"|"stay forever"|"rester toujours"|"rester éternellement" & !"below"|"under"|"sous"|"en dessous"|"not"|"pas"|"until"',
      '~"minority"|~"minorities"|~"minoritaires" > heard_stay_for_ever & !"not"|"pas"|"cannot"|"until"',
      '~heard_all_of_it & ~heard_last_ones_safe & !"below"|"under"|"unless"|"sous"|"sauf"|"ninety"|"90"',
      'deals_nobody_out',
    ],
    example: {
      en: 'The last minorities can never be forced out.',
      fr: 'Les derniers minoritaires, personne ne peut les forcer à vendre.',
    },
    correction: {
      en: 'From 90% the bidder can squeeze out the rest.',
      fr: 'À partir de 90 %, l’initiateur peut mettre en œuvre un retrait obligatoire.',
    },
  },
  offer_threshold_misplaced: {
    concept: 'takeover',
    says: [
      '"mandatory threshold"|"seuil obligatoire"|"threshold for a mandatory"|"threshold of the mandatory" > equals_word > deals_other_threshold & !deals_thirty|"not"|"pas"|"never"|"jamais"',
      '"vingt pour cent"|"20%"|"twenty percent"|"40%"|"quarante pour cent" > "doit viser"|"must bid"|"have to bid"|"obligé de viser" > deals_bid_for_all & !deals_thirty|"not"|"pas"|"never"|"jamais"',
      'flat_compulsory_bid > flat_wrong_trigger & !deals_thirty|"premium"|"prime"|"squeeze"|"lapse"|"caduque"|"caducité"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'flat_trigger_word > flat_compulsory_bid > flat_wrong_trigger & !deals_thirty|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'flat_out_they_go > flat_wrong_squeeze & !deals_ninety|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      '~flat_no_duty & deals_other_threshold & !deals_thirty|"below thirty"',
      'flat_only_above > deals_other_threshold > deals_obliged_bid|deals_bid_for_all & !deals_thirty|"squeeze"|"control"|"contrôle"',
      'deals_bid_for_all > "qu’une fois"|"que lorsque"|"only once"|"only when" > deals_other_threshold & !deals_thirty|"lapse"|"lapses"|"caduque"|"succeed"|"réussit"',
      'flat_allies > ~flat_not_counted & !"if"|"si"|"mistake"|"erreur"',
      'flat_not_counted|~flat_not_counted & flat_allies & "threshold"|"seuil"',
      'deals_thirty > flat_force_minorities & !deals_ninety|"offer"|"offre"|"bid"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'astray_must_bid > astray_not_thirty & !deals_thirty|"trente"|offers_squeeze|"retrait"|"squeeze"|"lapses"|"caduque"|"caducité"|"not"|"pas"|"force"',
      'astray_not_thirty > astray_must_bid & !deals_thirty|"trente"|offers_squeeze|"retrait"|"squeeze"|"lapses"|"caduque"|"caducité"|"not"|"pas"|"force"',
      'astray_below_ninety > "he can"|"they can"|"il peut"|"peut"|"can"|"may" > astray_force_out & !deals_ninety|"quatre-vingt-dix"|"90"|"ninety"|"cannot"|"not"|"ne peut"|"pas"|"bid"',
      'astray_force_out > "from"|"at"|"with"|"once"|"above"|"dès"|"à partir"|"avec"|"au-dessus" > astray_below_ninety & !deals_ninety|"quatre-vingt-dix"|"90"|"ninety"|"cannot"|"not"|"pas"',
      '"forty"|"45"|"40"|"quarante" > heard_free_of_duty|"no obligation"|"aucune obligation"|"encore aucune" & !deals_thirty|"trente"|"lend"',
      '~heard_under_half > ~heard_free_of_duty & !deals_thirty|"trente"|"not true"|"faux"',
      '~heard_free_of_duty > ~heard_under_half & !deals_thirty|"trente"|"not true"|"faux"',

      'heard_just_below_half > ~heard_no_bid & !"not"|"cannot"|"can’t"|"ne peut"|"pas"',
      'heard_no_bid > heard_just_below_half & !"not"|"cannot"|"pas"',
      '~heard_cannot_be_made_to > heard_until|~heard_until > ~half_or_more & !deals_thirty|"trente"',
      '~heard_concert & ~heard_only_your_own & !"not"|"also"|"aussi"',
      'deals_from_word > deals_other_threshold > deals_obliged_bid',
      'deals_obliged_bid > deals_from_word > deals_other_threshold & !"caduque"|"caducité"|"lapses"|"lapse"|"réussite"',
      'deals_squeeze_word > deals_squeeze_low & !deals_ninety',
      'deals_mandatory_word > deals_from_word > deals_other_threshold & !"caducité"|"caduque"|"réussir"|"réussite"|"succès"|"lapses"|"succeed"|"success"|deals_thirty|"retrait obligatoire"|"squeeze"',
      'deals_squeeze_low > deals_squeeze_word & !deals_ninety',
      'offers_must_bid > offers_wrong_level & !deals_thirty|offers_squeeze',
      'offers_wrong_level > offers_must_bid & !deals_thirty|offers_squeeze',
      'offers_squeeze > offers_squeeze_wrong & !deals_ninety',
      'offers_squeeze_wrong > offers_squeeze & !deals_ninety',
      'offers_wrong_level > "bid"|"offer"|"offre"|"opa" > "mandatory"|"compulsory"|"obligatoire" & !deals_thirty|offers_squeeze|"lapses"|"caducité"|"caduque"|"succeed"|"réussir"',
    ],
    example: {
      en: 'The mandatory offer starts at fifty percent.',
      fr: 'L’offre obligatoire ne joue qu’à partir de cinquante pour cent.',
    },
    correction: {
      en: 'The threshold is thirty percent for the mandatory offer and ninety for the squeeze-out.',
      fr: 'Le seuil est de trente pour cent pour l’offre obligatoire, de quatre-vingt-dix pour le retrait.',
    },
  },
  mandatory_at_any_price: {
    concept: 'takeover',
    says: [
      'wrongly_bid_word > wrongly_below_paid & !"not"|"cannot"|"ne peut"|"never"|"jamais"|"pas"|"voluntary"|"volontaire"|"no"',
      'price|"price"|"prix" > heard_up_to_bidder & !"not"|"pas"|"voluntary"|"volontaire"',
      'heard_free_choice > heard_number_or_price & !"voluntary"|"volontaire"|"below"|"sous"|"not"|"pas"|"cash"',
      'heard_own_price & "seuil"|"threshold"|"offer"|"offre"|"bid" & !"voluntary"|"volontaire"|"not"|"pas"|"below"|"sous"|"cannot"',
      'deals_obliged_bid|deals_bid_for_all > deals_any_price',
      'offers_must_bid & offers_price_free',
      'offers_price_free & deals_bid_for_all',
    ],
    example: {
      en: 'You must bid, but at any price you like.',
      fr: 'Vous devez lancer une offre, mais à n’importe quel prix.',
    },
    correction: {
      en: 'A mandatory offer is at least at the highest price paid over the last twelve months.',
      fr: 'Une offre obligatoire se fait au moins au plus haut payé sur douze mois.',
    },
  },
  board_for_itself: {
    concept: 'takeover',
    says: [
      '"board"|"conseil"|"dirigeants"|"directors" > strays_own_seats & !"not"|"pas"|"never"|"jamais"|"rather than"|"au lieu"|"shareholders"|"actionnaires"',
      'deals_target_board > deals_own_interest & !"shareholder vote"|"vote"|"accused"|"accusés"|"accusé"|"otherwise"|"sinon"|"avoid"|"éviter"',
      'amiss_board & amiss_own_jobs & !amiss_no_such_thing|"accused"|"accusés"|"accusé"|"otherwise"|"sinon"',
      'amiss_board & "for management"|"of management"|"in their posts"|"des dirigeants d\'abord"|"pour la direction" & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'The board can decide in its own interest.',
      fr: 'Le conseil défend d’abord ses propres intérêts.',
    },
    correction: {
      en: 'Directors weigh the offer for the company and all its shareholders.',
      fr: 'Les administrateurs jugent l’offre pour la société et tous ses actionnaires.',
    },
  },
  bid_steps_unneeded: {
    concept: 'takeover',
    says: [
      '~amiss_worth_alone|~amiss_bidders_worth >> ~amiss_unneeded',
      '~amiss_unneeded >> ~amiss_worth_alone|~amiss_bidders_worth',
    ],
    example: {
      en: 'The standalone value does not matter.',
      fr: 'La valeur intrinsèque n’a aucune importance.',
    },
    correction: {
      en: 'The answer rests on what the target is worth alone, on the paper offered and on who else would buy.',
      fr: 'La réponse repose sur ce que vaut la cible seule, sur le papier offert et sur les autres candidats.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
