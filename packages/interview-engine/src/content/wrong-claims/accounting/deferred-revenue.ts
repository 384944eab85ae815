import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: deferred revenue. */
export const deferredRevenueClaims = {
  prepayment_leaves_price: {
    concept: 'deferred_revenue',
    says: [
      'debt > nwc > price > "le même"|"the same"|unchanged & !"not"|"unless"|"sauf"|drops|lowers|"baisse"',
      '~price_neutral',
      'price_same & !"soit"|"either"',
      '~nothing_upon >> ~price',
    ],
    example: {
      en: 'It is neutral for the buyer.',
      fr: 'Cela ne coûte rien à l’acheteur, donc aucun enjeu de prix.',
    },
    correction: {
      en: 'The buyer bears the cost to serve, so the parties argue over the price.',
      fr: 'L’acheteur supporte le coût à servir : les parties en discutent dans le prix.',
    },
  },
  prepayment_of_another_kind: {
    concept: 'deferred_revenue',
    says: [
      '"it’s"|"it is"|"this is"|"that’s"|"c’est"|deferred_revenue > not_yet_billed & !"not"|"pas"|"unlike"|"contrairement"|"opposite"|"contraire"|before',
      '"livré"|"livrés"|"delivered" > "pas encore payé"|"pas encore payés"|"not yet paid"|"not paid yet"|"unpaid" & !in_advance',
      'customers_still_owe',
      'part_of_equity & !"not"|"pas"',
      '"gagné"|"gagnés"|"earned" > "pas encore encaissé"|"not yet received"|"not yet collected"|"pas encore payé" & !"not yet earned"|"pas encore gagné"',
      'deferred_revenue|"it" > "in equity"|"en capitaux propres"|"dans les capitaux propres" & !"not"|"pas"',
      'deferred_revenue >> bears_interest',
      'deferred_revenue > is_profit_pot',
      'in_both',
      'deferred_revenue >> climbs > trouble_sign',
      'deferred_revenue > raises >> earned_profit|ebitda',
      'is_provision',
      'deducts_it_twice',
    ],
    example: {
      en: 'Deferred revenue is a reserve, part of equity.',
      fr: 'On le met à la fois dans la dette nette et dans le BFR.',
    },
    correction: {
      en: 'It is a liability to customers, and counts once: in debt or in working capital.',
      fr: 'C’est un passif envers les clients, et il ne compte qu’une fois : en dette ou en BFR.',
    },
  },
  prepayment_is_asset: {
    concept: 'deferred_revenue',
    says: [
      'counted_as_asset & !other_way_round',

      'stands_as_asset & !liability',
      'stands_as_asset & -liability',
      'deferred_revenue > not_yet_billed',
      'deferred_revenue > lands_as_asset',
    ],
    example: {
      en: 'Deferred revenue is an asset, because the cash is in.',
      fr: 'C’est un actif, puisque l’argent est rentré.',
    },
    correction: {
      en: 'Deferred revenue is a liability: the service is still to be delivered.',
      fr: 'Ce sont des passifs : le service reste à rendre.',
    },
  },
  prepayment_is_cash_like: {
    concept: 'deferred_revenue',
    says: [
      'buyer > pays_more & cash|cash_word & !seller|"less"|"moins"|debt_like',
      'buyer > ~owes_nothing & !"bank"|"banque"',
      'free_money & cash_word & already_in',
      'buyer > pays_on_top',
      'cash_like & deferred_revenue|in_advance|buyer|customer',
      'free_money & deferred_revenue|in_advance|buyer|customer|seller',
      'deferred_revenue|in_advance|customer & pays_on_top',
      'deferred_revenue > raises >> price|equity_value',
      'deferred_revenue > raises >> ev|value',
      'cash_word > onto_the_price & !debt|net_debt|debt_like|liability',
    ],
    example: {
      en: 'For the buyer deferred revenue is cash-like and adds to the price.',
      fr: 'Pour l’acheteur, c’est comme de la trésorerie et cela s’ajoute au prix.',
    },
    correction: {
      en: 'The buyer inherits a duty to serve: if anything, it lowers the price.',
      fr: 'L’acheteur hérite d’une obligation de servir : au mieux neutre, elle réduit plutôt le prix.',
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
} as const satisfies Record<string, WrongClaim>;
