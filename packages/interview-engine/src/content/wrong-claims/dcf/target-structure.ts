import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the weights of debt and equity. */
export const targetStructureClaims = {
  book_weights: {
    concept: 'target_structure',
    says: [
      'blend > come_from|come|"from" > "books"|"accounts"|"livres"|"comptes" & !"not"|"pas"|market_value|market',
      'must_be_book',
      'use_it > book_values & !"not book"|"pas comptable"|"because book"',
      'blend > come_from|come > book_values',
      'book_values > blend',
      'blend > book_values & !"on market values"|"at market values"|"at market value"|"en valeur de marché"|"history"|"at market"|"au marché"',
      'is_counted_as|i_settle_on > book_values & !"not book"|"because book"',
      'book_values & blend & !"on market values"|"at market values"|"at market value"|"en valeur de marché"|"history"|"passé"|"histoire"',
      'book_values & equity & debt & !market_value|market',
      'quotes_too_restless & "balance sheet"|"bilan" & !"not"|"pas"|"target"|"cible"',
      'books_are_right & !"not"|"pas"',
    ],
    example: {
      en: 'For the weights I use the book values of debt and equity.',
      fr: 'Pour les poids, j’utilise les valeurs comptables de la dette et des fonds propres.',
    },
    correction: {
      en: 'The weights are market values, or the target structure.',
      fr: 'Les poids se prennent en valeur de marché, ou selon la structure cible.',
    },
  },
  gearing_as_weight: {
    concept: 'target_structure',
    says: [
      '"weight of debt"|"weight of the debt"|"poids de la dette"|"part de la dette"|"share of debt" > divide > debt > equity & !add|total_word|of_capital|"sum"|"both"|"total"|"not"|"pas"|"plus"|both',
      'as_weight & blend & !"d plus e"|"not the weight"|"pas le poids"',
      'blend > as_weight & !"d plus e"',
    ],
    example: {
      en: 'The weight of debt is debt divided by equity.',
      fr: 'Le poids de la dette, c’est la dette divisée par les fonds propres.',
    },
    correction: {
      en: 'Debt counts for its share of the total capital.',
      fr: 'La dette compte pour sa part du capital total.',
    },
  },
  unweighted_wacc: {
    concept: 'target_structure',
    says: [
      'wacc > stands_over_both & !"not"|"pas"|"cannot"|"never"|"jamais"',
      'wacc > above_ke & !"not"|"pas"|"never"|"jamais"|"cannot"|"if"|"si"|"would"|"error"|"erreur"',
      'wacc > that_is > cost_equity > add > cost_debt & !blend|by_shares|percent_word|part_word|share_of_total|multiply',
      'plain_sum_of_costs',
      'above_cost_of_equity',
      'outside_costs',
      'unweighted_mean & !by_shares|target_structure|"fifty fifty weights"|"same fifty fifty"|"half and half"|"moitié moitié"|"weighted by"|"weighted according"|"weighted for"|"each weighted"|"pondérés par"|"pondérée par"|"coûts pondérés"|"weighted costs"|"prorata"|"proportion"',
      'blend & -need_word & wacc',
      'without_weights',
    ],
    example: {
      en: 'I take the simple average of the two costs.',
      fr: 'Je fais la moyenne simple des deux coûts.',
    },
    correction: {
      en: 'Each cost counts for its share of the total capital, at market value.',
      fr: 'Chaque coût compte pour sa part du capital total, en valeur de marché.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
