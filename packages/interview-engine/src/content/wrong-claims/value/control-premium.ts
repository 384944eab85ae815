import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: control premium. */
export const controlPremiumClaims = {
  minority_deals_with_premium: {
    concept: 'control_premium',
    says: [
      'buyer|"acheteur" > percent_word|small_stake|minority_stake > "same control premium"|"même prime de contrôle"|"same premium"|"même prime" & !"not"|"pas"|"never"',
      'even_word > few_percent_stake > pays_above|with_full_premium|premium & !"not"|"pas"|"no"|"above"|"dessus"',
      'minority_stake|# > "aussi la prime"|"also a control premium"|"also pay the control premium"|"la prime de contrôle aussi"',
      'even_word > small_stake > premium|control_premium|pays_extra',
      'small_stake > same_premium',
      'small_stake & same_premium',
      'minority_stake & with_full_premium',
      'even_word > minority_stake > pays_above|premium',
      '~holds_control > ~no_weight & ~premium|~pays_extra',
    ],
    example: {
      en: 'Minority deals also carry a control premium.',
      fr: 'Les opérations minoritaires comprennent aussi une prime de contrôle.',
    },
    correction: {
      en: 'Whoever buys a part without power pays no more than the share price, often less.',
      fr: 'Qui achète une part sans pouvoir ne paie pas plus que le cours, souvent moins.',
    },
  },
  premium_for_liquidity: {
    concept: 'control_premium',
    says: [
      'premium|control_premium > because_liquid & !"not"|"pas"',
      '~worthless_control >> ~"in itself"|~"en soi" & !"minority"|"minoritaire"|if_word',
      'premium|control_premium >> "rémunère"|"compense"|"pays"|"rewards"|"compensates" > "liquidité"|"liquidity"|"risque d’exécution"|"execution risk"|"integration risk" & !"discount"|"décote"|"ne rémunère pas"',
      '"target"|"cible"|"seller"|"vendeur" >> pay > premium|control_premium > "to the acquirer"|"to the buyer"|"à l’acquéreur"|"à l’acheteur"',
      '~worthless_control > ~extra|~"more"|~"anything" & !"if"|"si"|"minority"|"minoritaire"|"small"',
      'premium|control_premium > because_it|because_word|owed_to_that|for_that_reason > harder_to_sell & !discount_word|"not"|"pas"',
      'pays_extra|premium > for_the_liquidity & !"not"|"pas"',
      '"premium for liquidity"|"prime de liquidité"',
      '~control_irrelevant & ~premium|~pays_extra|~"gap"|~"écart"',
      'premium|pays_extra|control_premium > ~hard_to_resell & !discount_word',
      'trading_multiples > usually_above & !dated|hot_market',
      'control_less_than_liquidity',

      'premium|control_premium > for_the_liquidity',
      'premium|control_premium > minority_pays',
      'minority_pays > premium|control_premium',
      'premium|control_premium > imposed_by',
      'premium|control_premium|"gap"|"écart" > only_the_fees',
      'deals_noun > bigger_than & pays_off_debt',
      'premium|control_premium > pay|"paid" > minority_stake & !sometimes_word',
      'premium|control_premium > for_that_reason > takes_on_debt & !ev|net_debt',
      'premium|control_premium > makes_up_for_debt & !ev|net_debt',
      'deals_noun|past_deals|pays_extra|premium|bigger_than & owed_to_that > size_or_borrowing & !"not"|"pas"|holds_control|decides_alone|several_bidders',
      'listed_is_dearer & because_liquid',
      '~worthless_control & premium|pays_extra|control_premium & !"if"|"si"',
    ],
    example: {
      en: 'The control premium pays for liquidity.',
      fr: 'La prime de contrôle rémunère la liquidité du titre.',
    },
    correction: {
      en: 'The premium is paid by whoever takes power, for the decisions and the savings that come with it.',
      fr: 'La prime est payée par celui qui prend le pouvoir, pour les décisions et les économies qui vont avec.',
    },
  },
  premium_leaves_multiple: {
    concept: 'control_premium',
    says: [
      '~times_profit >> ~"does not change with"|~"ne change pas avec" >> ~premium|~control_premium',
      '~with_or_without_premium > ~times_profit & ~"same"|~"même"',
      '~times_profit|~ev_over_ebitda >> -change|"stays the same"|"reste le même" > control_premium|pays_extra|"prime"|"premium"',
      '~premium|~control_premium > ~leaves_multiple',
    ],
    example: {
      en: 'The premium does not change the multiple.',
      fr: 'La prime ne change pas le multiple.',
    },
    correction: {
      en: 'The premium raises the price of the shares, hence the whole that is divided by the same EBITDA.',
      fr: 'La prime relève le prix des titres, donc le tout que l’on rapporte au même EBITDA.',
    },
  },
  comps_include_control: {
    concept: 'control_premium',
    says: [
      '"comparables"|"comps" >> includes_verb >> premium|control_premium & !deals_noun|past_deals|precedents|"transaction"|"transactions"|"not"|"pas"|"never"|"jamais"',
      'comps|quoted_on_market|"trading multiples"|"multiples boursiers"|"comparables cotés" >> "are"|"give"|"sont"|"donnent" >> "control values"|"control value"|"valeur de contrôle"|"valeurs de contrôle" & !"not"|"pas"|"never"|"jamais"',
      'quoted_on_market|share_price >> equals_word > acquirers_price & !"not"|"pas"|deals_noun',
      'listed_by_name|comps|quoted_on_market > includes_verb|"contiennent"|"contain" > acquirers_price & !leaked_word|"not"|"pas"|deals_noun',
      '"70"|"seventy"|"soixante-dix"|share_price|quoted_on_market|comps > has_it_already > premium|control_premium & !leaked_word|"not"|"pas"|deals_noun|past_deals',
      'share_price|quoted_on_market|comps >> includes_verb >> price_of_the_keys & !leaked_word',
      'share_price|quoted_on_market|comps >> includes_verb >> premium|control_premium > deals_noun|past_deals & !leaked_word',
      'comps|"comparables" > "prix d’un contrôle"|"price of control"|"prix du contrôle"|"control price" & !"not"|"pas"|"sans"|"without"',
      'comps > because_it|because_word > includes_verb > control_premium & !deals_noun|past_deals|precedents',
      'share_price >> includes_verb > control_premium|premium & !past_deals|bid_word|leaked_word|over_todays_price',
      '"70"|"seventy"|"soixante-dix" >> includes_verb >> premium|control_premium',
      'comps_with_premium > pays_extra|holds_control',
      'premium_in_price & !leaked_word',
      'comps|quoted_on_market >> holds_premium',
      'comps|quoted_on_market|"bourse" > price_of_control',
      'comps|quoted_on_market >> includes_verb >> premium|control_premium & !past_deals',

      '~control_premium|~premium > already_in_quotes & !leaked_word',
      'quoted_on_market|share_price|comps|lookalikes|"70"|"seventy"|"soixante-dix" > is_control_price & !"not"|"pas"|"minority"|"minoritaire"',
      'every_share_votes & quoted_on_market|share_price|holds_control & !"but"|"mais"|"not"|"pas"|"alone"|"seule"',
    ],
    example: {
      en: 'Trading multiples include a control premium, deal multiples do not.',
      fr: 'Les multiples boursiers incluent une prime de contrôle, pas ceux des transactions.',
    },
    correction: {
      en: 'Share prices are prices of small stakes; the control premium is in the prices of whole companies.',
      fr: 'Les cours de bourse sont des prix de petites participations ; la prime de contrôle est dans le prix des sociétés entières.',
    },
  },
  premium_on_ev: {
    concept: 'control_premium',
    says: [
      '"applique"|"apply"|"put" > percent_word >> to_ev_word|ev & !"not"|"pas"|share_price|"cours"|ebitda',
      'upon_the_profit',
      'premium|control_premium > premium_thinned & !"not"|"pas"',
      'lifted_multiple > # > exactly_as_much & !"not"|"pas"|"less"|"moins"',
      'percent_word|premium|control_premium >> on_enterprise_value & !share_price|equity|equity_value|net_debt|borrowings',
      'pays_extra|premium > put_on_ev',
      '# > put_on_ev & premium',
      '"per cent"|"percent"|"%"|"pour cent" > put_on_ev',
      'premium_to_ev',
      'ev > # > adds_up > # > pays_extra & !"le cours"|"share price"|"undisturbed"',
      'ev > # > "majorée" > #',
      'ev > premium|pays_extra > "on top of" > "whole thing"',
      'premium|pays_extra & ev_goes_up & also_too|same_percent',
      'put_on_ev & premium|pays_extra',
      'premium|pays_extra & lifted_multiple & exactly_as_much',
      'premium_on_debt',
      'premium_at_the_end',
      'premium|pays_extra & lifted_multiple & whatever_the_debt',
      'premium|control_premium > debt_included & !equity_value|equity',
      'premium|control_premium|pays_extra & on_that_total & net_debt|borrowings|ev',
      'ev >> marks_up & premium|control_premium|pays_extra|# & !equity_value|from_the_shares',
      'marks_up >> ev & premium|control_premium|pays_extra|# & !equity_value|from_the_shares',
      'premium|control_premium >> put_on_ev',
      '"put"|"apply"|"applies"|"applique"|"mets"|"calcule"|"s’applique" > premium|"percent"|"%"|"pour cent" > on_the_whole_ev & !"not"|"pas"',
    ],
    example: {
      en: 'The premium is applied to the enterprise value, debt included.',
      fr: 'La prime de contrôle s’applique à la valeur d’entreprise, dette comprise.',
    },
    correction: {
      en: 'The premium is paid to shareholders: it goes on the share price, and net debt is added after it.',
      fr: 'La prime se verse aux actionnaires : elle porte sur le cours, et la dette nette s’ajoute ensuite.',
    },
  },
  premium_on_acquirer: {
    concept: 'control_premium',
    says: [
      'deal_premium > "added"|"add"|"applied"|"applies"|"ajoute"|"applique"|"s’ajoute" >> on_our_quote & !"divide"|"divided"|"divise"|"not"|"pas"',

      'premium_on_us',
      'premium_cuts_price',
      '"ajoute"|"put"|"add"|"applique"|"apply"|"mets" > deal_premium > on_our_quote & !seller|divided_by|over_what|compare',
    ],
    example: {
      en: 'I put the premium on our own share price.',
      fr: 'J’applique la prime à notre cours.',
    },
    correction: {
      en: 'The premium is paid by the buyer, on top of the target’s own share price.',
      fr: 'La prime est payée par l’acheteur, en plus du cours de la cible.',
    },
  },
  premium_at_wrong_company: {
    concept: 'control_premium',
    says: [
      'bigger_premium > fewer_for_them',
      'premium|control_premium > puts_on_our_price',
      'bigger_premium > acquirer_owns_more',
      'the_more > deal_premium > part_of_target > gets_smaller',
      'the_more > deal_premium > the_less > part_of_target',
      'deal_premium > pushes_down > part_of_target',
      'deal_premium > target_owns_less & !no_premium',
      'deal_premium > sellers_get_control',
    ],
    example: {
      en: 'The premium, I apply it to the acquirer’s share price.',
      fr: 'La prime, je l’applique au cours de l’acquéreur.',
    },
    correction: {
      en: 'The premium goes on the target’s price, so it raises what its shareholders receive.',
      fr: 'La prime s’ajoute au cours de la cible : ses actionnaires reçoivent davantage.',
    },
  },
  premium_not_needed: {
    concept: 'control_premium',
    says: [
      'flat_market_price_enough & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"if"|"si"|"isn’t"|"suffit pas"',
      '~heard_no_premium > ~heard_must_tender & !"don’t have to tender"|"do not have to tender"|"not obliged"|"pas obligés"|"pas tenus"|"nobody"|"personne"|"no one"|"squeeze"|"retrait"',
      'heard_must_tender > -"premium"|-"prime"',
    ],
    example: {
      en: 'You don’t have to pay a premium, shareholders have to tender anyway.',
      fr: 'Pas besoin de prime, les actionnaires sont obligés d’apporter.',
    },
    correction: {
      en: 'Nobody has to tender: without a premium over the share price shareholders keep their shares.',
      fr: 'Personne n’est tenu d’apporter : sans prime sur le cours, les actionnaires gardent leurs titres.',
    },
  },
  premium_on_other_price: {
    concept: 'control_premium',
    says: [
      'cases_premium & cases_acquirers_price',
      'control_premium|cases_premium|premium & measured_over_it > the_book_of_it & !"goodwill"|"survaleur"|"écart d’acquisition"|"not"|"pas"|"rather"|"plutôt"|"undisturbed"|"non affecté"|"write up"|"price to book"',
    ],
    example: {
      en: 'The premium is the offer over the price of the acquirer.',
      fr: 'La prime se calcule sur le cours de l’acquéreur.',
    },
    correction: {
      en: 'The premium compares the offer with the price of the target before the news.',
      fr: 'La prime compare l’offre au cours de la cible avant l’annonce.',
    },
  },
  known_premium_denied: {
    concept: 'control_premium',
    says: [
      '~the_games_deal|~the_jewels_deal & ~below_the_market & !premium_seen_right',
      '~premium_over_price > "paie"|"pays"|"paid"|"pay" > ~for_no_command & !"not for"|"never"|"not the"',
    ],
    example: {
      en: 'There was no premium on Activision.',
      fr: 'La prime, c’est ce que paie l’acheteur pour ne pas avoir le contrôle.',
    },
    correction: {
      en: 'The premium over the undisturbed price is what control costs: 45% for Activision, some 37% for Tiffany.',
      fr: 'La prime sur le cours non affecté, c’est le prix du contrôle : 45 % pour Activision, environ 37 % pour Tiffany.',
    },
  },
  offer_below_market: {
    concept: 'control_premium',
    says: ['market_do_deal|market_price_of_deal|# & market_below_market'],
    example: {
      en: 'They paid well under where the stock traded.',
      fr: 'Ils ont offert un prix en dessous du cours.',
    },
    correction: {
      en: 'Shareholders of a listed target only tender for more than the price on the screen.',
      fr: 'Les actionnaires d’une cible cotée n’apportent leurs titres que pour un prix supérieur au cours.',
    },
  },
  premium_goes_to_company: {
    concept: 'control_premium',
    says: [
      'deals_premium_noun > astray_goes_to > astray_bought_company & !owner|"shareholders"|"actionnaires"|"not"|"pas"',
      'premium > market_into_the_target & !owner',
      'misread_premium > misread_wrong_pocket & !"not"|"pas"',
      'misread_premium > misread_over_ev & !"not"|"pas"',
      'market_premium_to_company & !owner',
      '"acquirer’s shareholders"|"buyer’s shareholders"|"actionnaires de l’acquéreur"|"actionnaires de l’acheteur" > "got the premium"|"get the premium"|"receive the premium"|"touchent la prime"|"ont touché la prime"|"encaissent la prime" & !"not"|"pas"|"paid"|"ne touchent"',
    ],
    example: {
      en: 'The premium goes to the target company.',
      fr: 'La prime est versée à la cible.',
    },
    correction: {
      en: 'Whoever sells the shares receives the premium, and the buyer pays it.',
      fr: 'Ceux qui vendent leurs titres reçoivent la prime, et c’est l’acquéreur qui la paie.',
    },
  },
  premium_is_the_multiple: {
    concept: 'control_premium',
    says: [
      'amiss_premium > amiss_means > amiss_times_ebitda & !"and"|"et"',
      'amiss_premium > "tells you the multiple"|"gives the multiple"|"donne le multiple"',
      'amiss_premium >> "means"|"is"|"c\'est"|"signifie" > "times earnings"|"fois les bénéfices"|"times sales"',
    ],
    example: {
      en: 'The premium was forty percent, which means they paid forty times EBITDA.',
      fr: 'La prime de trente pour cent, c’est le multiple d’EBITDA qui a été payé.',
    },
    correction: {
      en: 'The premium compares the offer with the share price, the multiple compares enterprise value with EBITDA.',
      fr: 'La prime compare l’offre au cours, le multiple compare la valeur d’entreprise à l’EBITDA.',
    },
  },
  premium_after_the_news: {
    concept: 'control_premium',
    says: ['amiss_premium & amiss_measured_on > amiss_after_news & !amiss_before_news'],
    example: {
      en: 'The premium is measured against the price after the announcement.',
      fr: 'La prime se calcule par rapport au cours du lendemain.',
    },
    correction: {
      en: 'The premium is measured on the last price before the news or the leak.',
      fr: 'La prime se mesure sur le dernier cours avant l’annonce ou la rumeur.',
    },
  },
  premium_shows_quality: {
    concept: 'control_premium',
    says: [
      '"the higher the premium"|"the bigger the premium"|"the more we pay"|"the more you pay"|"plus la prime est"|"plus on paie" > "better"|"surer"|"safer"|"meilleure"|"meilleur"|"mieux"|"plus sûr" & !seller|"not"|"pas"|"must"|"doivent"|"synergies"|"have to"',
      'amiss_higher_premium > "means"|"implies"|"veut dire"|"implique"|"signifie" >> synergy & !"not"|"pas"|"need"|"faut"',

      'amiss_higher_premium > amiss_better_for_buyer & !"need"|"needs"|"must"|"have to"|"faut"|"doivent"',
      'amiss_better_for_buyer > amiss_higher_premium',
      'amiss_premium & amiss_higher_premium|"élevée" & amiss_better_for_buyer & !"need"|"needs"|"must"|"have to"|"faut"|"doivent"',
      'amiss_low_premium & amiss_proves|amiss_shows|"always"|"toujours" > amiss_overpaid',
      'amiss_higher_premium & amiss_proves > amiss_bargain|amiss_good_for_buyer',
      'amiss_premium > amiss_shows|"plus" > amiss_buyer_enriched & !"seller"|"vendeur"|"not"|"cible"',
      '"high premium"|"prime élevée"|"forte prime"|"big premium"|"grosse prime" > "good target"|"good company"|"bonne cible"|"bonne société"|"quality"|"qualité" & !"not"|"pas"|"n’est"',
    ],
    example: {
      en: 'The higher the premium, the better the deal was for the acquirer.',
      fr: 'Une prime faible prouve que l’acheteur a surpayé.',
    },
    correction: {
      en: 'The premium goes to the sellers: the more of it, the more savings the acquirer needs to earn it back.',
      fr: 'La prime va aux vendeurs : plus elle monte, plus il faut d’économies pour la regagner.',
    },
  },
  target_falls_by_premium: {
    concept: 'control_premium',
    says: ['target_shares > ~falls_by_the_premium'],
    example: {
      en: 'On the announcement the target’s shares fell by the premium.',
      fr: 'À l’annonce, le cours de la cible a perdu l’équivalent de la prime.',
    },
    correction: {
      en: 'On an offer the target rises towards the price offered.',
      fr: 'À l’annonce d’une offre, la cible monte vers le prix offert.',
    },
  },
  multiple_taken_for_a_rise: {
    concept: 'control_premium',
    says: ['# > multiple_as_price_rise'],
    example: {
      en: 'They paid twelve times EBITDA, so twelve times the share price before.',
      fr: 'Ils ont payé douze fois l’EBITDA, donc douze fois le cours d’avant.',
    },
    correction: {
      en: 'A multiple is set against EBITDA, a premium against the share price before the news.',
      fr: 'Un multiple se rapporte à l’EBITDA, une prime au cours d’avant la nouvelle.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
