import type { WrongClaim } from '../../types.ts';

/** Wrong advice to an owner who thinks of selling. */
export const misjudgedSaleClaims = {
  sale_unprepared: {
    concept: 'own_view',
    says: [
      '~market_needs_no_preparing',
      '~amiss_no_preparation',
      'amiss_less_shown > amiss_bids_up',
      'amiss_skips_preparation',
    ],
    example: {
      en: 'There is no need to prepare a sale.',
      fr: 'Il n’y a pas besoin de préparation pour vendre.',
    },
    correction: {
      en: 'A good sale is made in the six to twelve months before it: audited figures, a plan, a team that stays.',
      fr: 'Une bonne cession se joue dans les six à douze mois qui précèdent : comptes revus, plan, équipe qui reste.',
    },
  },
  yes_to_every_owner: {
    concept: 'own_view',
    says: [
      'market_always_advise > sell & !"when"|"quand"|"before"|"avant"|"while"',
      'amiss_any_owner & amiss_sell_now > amiss_only_worse',
      'amiss_any_owner >> amiss_sell_now',
      'sell & amiss_only_worse',
      '"i can guarantee"|"i guarantee"|"je vous garantis"|"je garantis"|"je peux vous garantir" & "price"|"prix"|"market"|"marché"|"multiples" & !"not"|"pas"|"nobody"',
    ],
    example: {
      en: 'My answer to any CEO would be sell.',
      fr: 'Il faut vendre, le marché ne peut que se dégrader.',
    },
    correction: {
      en: 'It depends on what the owner wants, where the company is heading and who would buy.',
      fr: 'Cela dépend de ce que veut le dirigeant, de la trajectoire de la société et des acquéreurs.',
    },
  },
  sell_on_weak_results: {
    concept: 'growth_margin_risk',
    says: [
      'amiss_good_to_sell > amiss_weak_results & !amiss_discounted',
      'amiss_weak_results > amiss_good_to_sell & !amiss_discounted',
      'best_then > weak_results_time & !"croissance"|"growth"|"décotent"',
      'weak_results_time > best_then',
    ],
    example: {
      en: 'It is better to sell when results have just fallen, buyers pay for the rebound.',
      fr: 'Le meilleur moment, c’est quand l’EBITDA recule, car les acheteurs paient le rebond.',
    },
    correction: {
      en: 'Buyers pay for proven growth; they take a recent drop as the trend.',
      fr: 'Les acheteurs paient une croissance prouvée ; ils prennent une baisse récente pour la tendance.',
    },
  },
  cash_only_by_full_sale: {
    concept: 'own_view',
    says: [
      '"only way"|"seule façon"|"seul moyen" > "cash"|"money"|"liquidités"|"argent" > "sell the lot"|"sell everything"|"tout vendre"|"sell the whole"|"vendre toute" & !"not"|"pas"',
      '~amiss_only_route & amiss_full_sale & !"not"|"pas"|"isn\'t"',
      '~misread_all_or_nothing & !"no law"|"aucune loi"|"nothing says"|"rien ne dit"|"not all or nothing"|"pas tout ou rien"|"n’est pas"|"is not"|"need not"|"not have to"|"not necessarily"|"pas forcément"|"pas obligé"|"pas nécessairement"|"rien n’oblige"',
      'amiss_full_sale > ~amiss_only_route & !"not"|"n\'est"',
      '~"no way"|~"impossible"|~"aucun moyen" > ~"liquidity"|~"cash"|~"liquidité" > ~"without selling"|~"without giving up"|~"sans vendre"|~"sans céder"',
      'misstated_only_cash > amiss_full_sale & !"not the only"|"pas la seule"',
    ],
    example: {
      en: 'A full sale is the only way to get cash out.',
      fr: 'La vente à cent pour cent est la seule façon d’avoir de la liquidité.',
    },
    correction: {
      en: 'Cash can also come from a minority sale, an owner buy-out, a dividend recap or a partial flotation.',
      fr: 'La liquidité peut aussi venir d’une part minoritaire, d’un OBO, d’un dividende financé ou d’une mise en bourse partielle.',
    },
  },
  listing_is_an_exit: {
    concept: 'own_view',
    says: [
      'astray_listing > astray_quick_cheap & !"not"|"pas"|"never"|"n’est"|"rather"|"than"',
      'amiss_listing > amiss_out_at_once',
      'amiss_listing >> amiss_quick_and_cheap & !"no"|"pas"|"not"',
      'amiss_listing > "totalité"|"all your money"|"all his money"|"all the cash"|"everything" > "tout de suite"|"at once"|"immediately"|"straight away"|"d\'un coup"|"day one"',
      'amiss_listing & "at least half"|"majority of the shares"|"majority float"|"majority free float"|"au moins la moitié"|"majorité du capital"|"flottant majoritaire" & "must"|"only works"|"requires"|"require"|"ask"|"need"|"has to"|"exige"|"oblige"|"doit"|"impose"|"faut" & !"not"|"pas"',
    ],
    example: {
      en: 'With a flotation the owner gets out completely.',
      fr: 'L’introduction en bourse est la plus rapide des solutions.',
    },
    correction: {
      en: 'A flotation takes a year, costs several percent, and holders stay in under a lock-up.',
      fr: 'Une mise en bourse prend un an, coûte plusieurs pour cent, et l’on reste engagé quelques mois.',
    },
  },
  trade_buyer_pays_less: {
    concept: 'auction',
    says: [
      'amiss_trade_buyers >> amiss_always_less',
      'amiss_fund >> amiss_fund_synergies',
      'amiss_fund > "outbid"|"pay more"|"paient plus"|"surenchérissent" > amiss_trade_buyers & "synergies"',
      'amiss_fund & "more synergies"|"plus de synergies"',
    ],
    example: {
      en: 'Trade buyers always pay less than funds.',
      fr: 'Les fonds ont des synergies.',
    },
    correction: {
      en: 'An industrial group can share its savings with the seller, so it can often go beyond a financial bidder.',
      fr: 'Un groupe industriel peut partager ses économies avec le vendeur et souvent aller au-delà d’un financier.',
    },
  },
  secrecy_neglected: {
    concept: 'auction',
    says: [
      'market_tell_all_staff & market_from_day_one & !"not"|"never"|"after"|"once"|"pas"|"jamais"|"après"|"signature"',
      'market_tell_all_staff > market_from_day_one',
      '~amiss_secrecy > ~lbo_irrelevant_word|~market_no_effect_on',
      'amiss_tell_everyone > "sell"|"sale"|"vente"|"vendre"|"cession"|"first"|"d\'abord"',
    ],
    example: {
      en: 'Confidentiality does not matter in a sale.',
      fr: 'Il faut prévenir tout le monde de la vente.',
    },
    correction: {
      en: 'A leak frightens customers and staff and lowers what bidders offer.',
      fr: 'Une fuite inquiète clients et salariés et fait baisser les offres.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
