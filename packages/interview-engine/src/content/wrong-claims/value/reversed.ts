import type { WrongClaim } from '../../types.ts';

/** What is turned round of multiples, deals and groups. */
export const reversedValueClaims = {
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
  distress_is_dear: {
    concept: 'precedents',
    says: [
      '"seller is forced"|"vendeur est forcé"|"forced to sell"|"obligé de vendre" > "higher multiple"|"higher price"|"prix plus élevé"|"multiple plus élevé"|"paie plus cher" & !"not"|"pas"|"lower"|"never"|"jamais"',
      'sold_in_distress > "even higher"|"higher multiples"|"encore plus haut"|"encore plus chers"|"vers le haut" & !"not"|"pas"|"lower"',
      '"forced sale"|"vente forcée"|"distressed sale" > "best price"|"meilleur prix"|"top price"|"high price"|"prix fort" & !"not"|"pas"',
      'sold_in_distress > gets_better_price',
      'sold_in_distress > at_a_higher_one',
      'minority_stake > at_a_higher_one',
      'sold_in_distress > raises_word|multiple_pushed_up & !lowers_word',
      'sold_in_distress > "multiple vers le haut"',
    ],
    example: {
      en: 'Distressed sales fetch higher multiples.',
      fr: 'Les ventes forcées se font à des multiples plus élevés.',
    },
    correction: {
      en: 'Whoever has to sell takes what he is offered: such deals are cheap and are left out.',
      fr: 'Qui doit vendre prend ce qu’on lui offre : ces opérations sont bradées et on les écarte.',
    },
  },
  funding_before_trade: {
    concept: 'comps',
    says: ['above_all > same_funding & !same_trade', 'same_funding > above_all & !same_trade'],
    example: {
      en: 'First of all, comparables need the same capital structure.',
      fr: 'On cherche avant tout la même structure financière.',
    },
    correction: {
      en: 'What a company does comes first; an EBITDA multiple hardly sees how it is funded.',
      fr: 'Le métier passe d’abord ; un multiple d’EBITDA voit à peine comment la société est financée.',
    },
  },
  priciest_peers_kept: {
    concept: 'comps',
    says: [
      'selects_word > the_ones_word > top_multiple & !"not"|"pas"|"drop"',
      '"prends les boîtes les plus chères"|"prends les plus chers"|"take the most expensive"|"pick the most expensive"|"take the dearest"|"pick the dearest"',
      'priciest_peers',
      'same_share_price & peers_word',
      'picked_to_fit & peers_word',
      'applies_one > top_of_sample & !set_apart_word',
      'top_of_sample > applies_one & !set_apart_word',
    ],
    example: {
      en: 'I choose the peers with the highest multiples.',
      fr: 'Je retiens les pairs les plus chers.',
    },
    correction: {
      en: 'Peers are chosen for what they do, before anybody looks at their price.',
      fr: 'Les pairs se choisissent pour leur métier, avant de regarder leur prix.',
    },
  },
  net_cash_taken_off: {
    concept: 'net_debt',
    says: [
      '"retire"|"subtract"|"deduct"|"déduis" >> net_cash_words|net_cash_word >> ev|from_ev & !"not"|"pas"',
      'net_debt > negative_value > takes_off|subtract|deducts > equity_value|"equity"|"titres" > "smaller"|"lower"|"plus petite"|"plus petits"|drops',
      '"more cash"|"plus de cash"|"plus de trésorerie" > lowers_word|"lowers"|"baisse"|"diminue" > "equity"|"titres"|equity_value & !"less"|"moins"',
      '~net_debt > "never negative"|"never be negative"|"jamais être négative"|"jamais négative"',
      '~net_debt > "negative"|"négative" > "subtract the cash"|"deduct the cash"|"take the cash off"|"on retire la trésorerie"|"on déduit la trésorerie"|"je retire la trésorerie" & !"instead of"|"au lieu"|adds_up',
      'net_cash_word > "subtract it"|"deduct it"|"take it off"|"la retire"|"la déduit" & smaller_than|"smaller"|"lower"|"plus petite" & !ev',
      'net_cash_word > off_the_ev',
      'off_the_ev > net_cash_word',
      'net_cash_off_ev',
    ],
    example: {
      en: 'With net cash, you take it off enterprise value.',
      fr: 'S’il y a de la trésorerie nette, on la retire de la valeur d’entreprise.',
    },
    correction: {
      en: 'On the way down to the shares cash belongs to the owners: it is added.',
      fr: 'En descendant vers les titres, la trésorerie revient aux propriétaires : elle s’ajoute.',
    },
  },
  debt_off_the_profit: {
    concept: 'net_debt',
    says: [
      'deducts > borrowings|net_debt >> "from the ebitda"|"from ebitda"|"de l’ebitda" & !"not"|"pas"',
      'debt_off_ebitda',
    ],
    example: {
      en: 'I deduct net debt from EBITDA and then apply the multiple.',
      fr: 'Je déduis la dette nette de l’EBITDA, puis j’applique le multiple.',
    },
    correction: {
      en: 'The multiple comes first: net debt is an amount owed, it comes off the value and not off a year’s profit.',
      fr: 'Le multiple d’abord : la dette nette est un montant dû, elle se retire de la valeur et non du résultat d’une année.',
    },
  },
  pe_without_profit: {
    concept: 'pe',
    says: [
      'pe_ratio >> "best for"|"idéal pour"|"parfait pour"|"ideal for" >> no_profit_yet|loss_making_firm & !"not"|"pas"',
      'price_earnings_word > i_use > no_profit_yet & !"never"|"jamais"|"not use"|"n’utilise pas"|"avoid"|"évite"',
      'no_profit_yet & pe_ratio > "the one to use"|"the one i would use"|"celui qu’il faut"',

      'no_profit_yet & go_for > pe_ratio',
      'pe_ratio > the_right_one & no_profit_yet',
      'negative_pe_cheap',
      'without_earnings & takes_pe',
      'price_earnings_word > works_everywhere',
      'no_profit_yet & takes_pe',
      'price_earnings_word > works_for_losers',
    ],
    example: {
      en: 'For a loss making company I use the P/E.',
      fr: 'Pour une société en perte, on utilise le PER.',
    },
    correction: {
      en: 'A loss leaves nothing to multiply: sales, with a road to a margin, serve until there is a profit.',
      fr: 'Une perte ne laisse rien à multiplier : le chiffre d’affaires, avec un chemin vers la marge, sert en attendant.',
    },
  },
  ebitda_negative_is_fine: {
    concept: 'ev_ebitda',
    says: [
      'loss_of_ebitda|no_profit_yet > "continue à l’utiliser"|"keep using it"|"still use it"|"go on using it" & !sales_multiple',
      'no_profit_yet > times_profit|ev_over_ebitda > still_works & !sales_multiple|revenue',
      'no_profit_yet & takes_ev_ebitda',
      'without_earnings & takes_ev_ebitda',
      'negative_multiple > looks_cheap',
    ],
    example: {
      en: 'Even with a negative EBITDA I use EV to EBITDA.',
      fr: 'Même avec un EBITDA négatif, j’utilise VE sur EBITDA.',
    },
    correction: {
      en: 'A multiple needs something positive to multiply: look at sales instead.',
      fr: 'Un multiple demande quelque chose de positif à multiplier : on regarde plutôt les ventes.',
    },
  },
  book_with_the_whole: {
    concept: 'consistent_num_den',
    says: [
      'compares_it > book_values|net_assets_word|book_multiple > ev|worth_of_operations',
      'ev > net_assets_word|book_multiple & compares_it',
      'compares_it > ev > book_values|net_assets_word',
      'book_multiple > close_to_ev',
      'book_multiple > goes_with_word > worth_of_operations',
      'book_multiple > light_on_assets',
      'book_multiple > ev_multiple_word & !"not"|"pas"',
    ],
    example: {
      en: 'Price to book goes with enterprise value.',
      fr: 'Le price to book va avec la valeur d’entreprise.',
    },
    correction: {
      en: 'Book equity belongs to the shareholders: it goes with the price of the shares, mostly for banks and insurers.',
      fr: 'Les capitaux propres reviennent aux actionnaires : ils vont avec le prix des titres, surtout pour les banques et les assureurs.',
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
  multiple_upside_down: {
    concept: 'ev_ebitda',
    says: [
      '"divise l’ebitda"|"divide the ebitda"|"divide ebitda" > "par la valeur d’entreprise"|"by the enterprise value"|"by enterprise value" & !"not"|"pas"',
      'ebitda_by_ev',
    ],
    example: {
      en: 'The multiple is EBITDA divided by EV.',
      fr: 'Le multiple, c’est l’EBITDA divisé par la valeur d’entreprise.',
    },
    correction: {
      en: 'The price of the whole stands on top, a year’s profit below it.',
      fr: 'Le prix du tout est en haut, le résultat d’une année en bas.',
    },
  },
  only_the_top_offer: {
    concept: 'own_view',
    says: [
      '~no_less_than > "100"|"hundred"|"cent"',
      '~no_less_than > "100"|"hundred"',
      'nothing_below_top',
      '~keeps_only > ~top_method',
      'one_number_word & ~no_range',
      'just_the_hundred & !"not"|"pas"|"if"|"si"',
    ],
    example: {
      en: 'They should refuse any offer below 100 and we only show the highest value.',
      fr: 'Il faut refuser toute offre en dessous de 100, on ne montre que la valeur la plus haute.',
    },
    correction: {
      en: 'The board needs to see every method: the highest rests on a plan that the market doubts.',
      fr: 'Le conseil doit voir chaque méthode : la plus haute repose sur un plan dont le marché doute.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
