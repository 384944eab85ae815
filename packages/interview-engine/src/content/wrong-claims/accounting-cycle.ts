import type { WrongClaim } from '../types.ts';

/** Of the three statements, cash and the operating cycle. */
export const accountingCycleClaims = {
  kept_profit_is_debt: {
    concept: 'retained_earnings',
    says: [
      'retained_earnings|owners_pot >> owed_elsewhere',
      'profit|net_income|dividends & is_owed_to_owners & owner|liability|flow',
      'retained_earnings|owners_pot >> is_owed_to_owners',
      'retained_earnings|owners_pot >> ~spare_cash',
      'retained_earnings|owners_pot > pile_of_cash',
    ],
    example: {
      en: 'Retained earnings are a pile of cash.',
      fr: 'Les réserves sont de l’argent mis de côté.',
    },
    correction: {
      en: 'Retained earnings are part of equity: a claim of the owners, neither cash nor debt.',
      fr: 'Les réserves font partie des capitaux propres : un droit des actionnaires, ni trésorerie ni dette.',
    },
  },
  addback_net_of_tax: {
    concept: 'noncash_addback',
    says: [
      'reinstate > # > net_charge|after_tax_bit & !whole_amount|"not"|"pas"',
      'reinstate > "only"|"just"|"seulement"|"uniquement" > # & cash_paper|not_cash & !"since"|"because"|"puisque"|"parce que"|"as it"',
      '"only"|"just"|"seulement"|"que" > reinstate > after_tax_bit',
      'reinstate > "only"|"just"|"seulement"|"que" > after_tax_bit',
      'reinstate >> after_tax_bit',
      'reinstate >> "only"|"seulement"|"just"|"juste" > one_minus_tax|net_of_tax',
      '~reinstate > only_after_tax',
      'reinstate|put_in >> net_charge',
    ],
    example: {
      en: 'I add back the depreciation net of tax.',
      fr: 'Je réintègre la dotation nette d’impôt.',
    },
    correction: {
      en: 'The whole charge is added back: tax has already fallen in net income.',
      fr: 'On réintègre la dotation en totalité : l’impôt a déjà baissé dans le résultat net.',
    },
  },
  purchase_frees_working_capital: {
    concept: 'd_nwc',
    says: [
      'buy|first_step > "améliore"|"improves" >> nwc & !sell',
      'buying_goods >> gives_cash',
      'buy|first_step & wc_falls & !sell',
      'wc_falls & cash_goes_out & !sell',
      'sell|stock_leaves > wc_climbs & !buy|on_credit',

      'buy >> lowers >> nwc',
      'buy > nwc >> drops',
      'buy & goods & positive_movement & !negative_movement|"en moins"|"remplace"|"swap"|"swaps"',
      'sell > raises >> nwc & !buy',
      'sell > nwc >> climbs & !buy',
      'sell & negative_movement & nwc & !buy',
      'nwc >> drops >> buy',
      'nwc >> climbs >> sell',
      'nwc >> keeps_still',
      'buy > purchase_improves & !sell|stock_release',
      'drops > inventory|receivables > climbs > nwc & !payables|supplier',
      'inventory|receivables >> drops > nwc >> climbs & !payables|supplier',
      'climbs > inventory|receivables > drops > nwc & !payables|supplier',
      'drops > inventory > is_an_outflow & !is_an_inflow',
      'inventory >> drops > is_an_outflow & !is_an_inflow',
    ],
    example: {
      en: 'Buying stock lowers working capital.',
      fr: 'La vente fait augmenter le BFR.',
    },
    correction: {
      en: 'The purchase raises working capital and absorbs cash; the sale releases it.',
      fr: 'L’achat augmente le BFR et absorbe de la trésorerie ; la vente la libère.',
    },
  },
  only_one_cause: {
    concept: 'capex',
    says: [
      'surely_fraud',
      'only_reason > fraud_word',
      'only_reason > capex|equipment',
      'capex|equipment >> only_reason',
      'only_way_out > theft_or_fraud',
    ],
    example: {
      en: 'The only reason is capex.',
      fr: 'La seule explication, ce sont les investissements.',
    },
    correction: {
      en: 'Working capital, debt service and tax take cash as well as capex.',
      fr: 'Le BFR, le service de la dette et l’impôt prennent aussi de la trésorerie, pas seulement le capex.',
    },
  },
  capex_spares_cash: {
    concept: 'capex',
    says: [
      'capex|equipment > -costs_cash|stock_spares_cash & !inventory|da',
      'capex > ~plays_no_part > because_word|~earnings_paper|~profit & !"tout de suite"|"right away"|"at once"',
      'capex|equipment > nothing_upon >> ~cash_word',
      'capex|equipment > -reaches >> ~cash_word',
      'capex|equipment > cash_word > happen_over_time|year_slice & !da|profit|earnings_paper',
      'capex|equipment > -eats >> ~cash_word',
      'capex|equipment > not_weighing >> ~cash_word',
      'cash_trickles_out & capex|equipment|tangible|da & !is_rented',
    ],
    example: {
      en: 'Capex has no effect on cash.',
      fr: 'Les investissements n’ont aucun effet sur la trésorerie.',
    },
    correction: {
      en: 'Capex leaves the bank at once; only its cost to profit is spread.',
      fr: 'Le capex sort tout de suite de la banque ; seule sa charge est étalée dans le résultat.',
    },
  },
  ebitda_pays_the_bank: {
    concept: 'debt_paydown',
    says: [
      'ebitda >> "positive"|"positif" & enough_for_bank',
      '"positive ebitda"|"ebitda positif" > "no default"|"pas de défaut"|"cannot default"|"jamais en défaut"',
      'ebitda|profit|gainful > can_always_pay',
      'ebitda > cash_made_of_it|cash > paid_already',
      'ebitda > "after"|"après" > pay > capex|interest|principal & !before',
      'capex|equipment > all_at_once > earnings_paper > ebitda & !da|wear|happen_over_time',
      'ebitda >> is_after >> interest|tax_word|debt|principal|capex',
      'interest|tax_word|capex >> already_in >> ebitda',
      'ebitda|profit > must_have_paid',
      'interest|principal|tax_word|repay > deducted_in_ebitda',
    ],
    example: {
      en: 'EBITDA is after interest and tax.',
      fr: 'L’EBITDA est après intérêts et impôt.',
    },
    correction: {
      en: 'EBITDA stands before interest, tax, capex and repayments: it does not say whether they can be paid.',
      fr: 'L’EBITDA se lit avant intérêts, impôt, capex et remboursements : il ne dit pas s’ils peuvent être payés.',
    },
  },
  cycle_moves_wrongly: {
    concept: 'inventory',
    says: [
      'supplier|payables > "longer"|"plus longs"|takes_longer > makes_it_worse & !customer|receivables',
      'pay > supplier|payables > sooner|"earlier"|"plus tôt" > "more room"|"helps"|"frees"|"libère"|"dégage"|"de l’air" & !customer|"not"|"pas"',
      'takes_longer|pays_late|late > receivables >> drops|"shrink"|"baissent"',
      '"paid"|receive|"payé"|"encaisser" > sooner > nwc > gets_bigger',
      'receive > sooner > raises > nwc',
      'pay > payables|supplier > sooner > does_good_to >> cash_word',
      '"paid ten days earlier"|"paid earlier"|"payé plus tôt"|"payés plus tôt" > "costs us"|"costs you"|"nous coûte"|"nous fait perdre"',
      'later_they_pay > does_cash_good & !"need"|"besoin"|frozen|tie_up|eats|absorb',
      'goods|inventory|receivables|customer > takes_longer|climbs >> cycle_shorter & !supplier|payables',
      'goods|inventory > takes_longer >> yields >> cash_word',
      'payables|supplier > takes_longer|climbs >> cycle_longer',
      'payables|supplier > takes_longer|climbs >> eats >> cash_word',
      'pay >> supplier >> sooner >> cycle_shorter',
      'pay > supplier > sooner > yields >> cash_word',
      'takes_longer > customer|receivables >> yields >> cash_word',
      'supplier_days_are_ours',
    ],
    example: {
      en: 'Holding stock longer shortens the cycle.',
      fr: 'Garder le stock plus longtemps raccourcit le cycle.',
    },
    correction: {
      en: 'More days of stock or receivables lengthen the cycle; more supplier days shorten it.',
      fr: 'Plus de jours de stock ou de clients allongent le cycle ; plus de jours fournisseurs le raccourcissent.',
    },
  },
  customer_days_on_cost: {
    concept: 'receivables',
    says: [
      'daily_cost & multiply|receivables|customer|release',
      'receivables >> measured_over >> cost_of_sales',
      'days_of_cost & release|receivables|customer|"gain" & !supplier|payables|inventory|goods',
    ],
    example: {
      en: 'I multiply the customer days by the daily cost of sales.',
      fr: 'Je multiplie les jours clients par le coût des ventes par jour.',
    },
    correction: {
      en: 'Receivables stand at selling price: customer days are measured on sales.',
      fr: 'Les créances sont au prix de vente : les jours clients se mesurent sur le chiffre d’affaires.',
    },
  },
  negative_cycle_is_bad: {
    concept: 'nwc',
    says: ['negative_cycle & trouble_sign'],
    example: {
      en: 'A negative cycle is a bad sign.',
      fr: 'Un cycle négatif est le signe d’une société en difficulté.',
    },
    correction: {
      en: 'With a negative cycle customers and suppliers fund the business, as in food retail.',
      fr: 'Avec un cycle négatif, clients et fournisseurs financent l’exploitation, comme dans la grande distribution.',
    },
  },
  prepayment_absorbs_cash: {
    concept: 'nwc',
    says: [
      '"it"|"ça"|deferred_revenue > eats >> cash_word & !buyer|seller',
      'deferred_revenue|in_advance > eats >> cash_word',
      'deferred_revenue|in_advance > raises >> nwc',
      'deferred_revenue > lowers >> cash_word',
      'buyer_calls_float',
      'seller > debt_like|debt > buyer > nwc',
      'buyer > nwc > seller > debt_like|debt',
      'raises >> nwc & !lowers',
      'prepaid_hurts_cash',
      'deferred_revenue > prepaid_hurts_cash',
    ],
    example: {
      en: 'An increase in deferred revenue eats cash.',
      fr: 'Les produits constatés d’avance augmentent le BFR.',
    },
    correction: {
      en: 'Customers who pay ahead fund the company: deferred revenue lowers working capital, which the seller points out.',
      fr: 'Les clients qui paient d’avance financent la société : les produits constatés d’avance réduisent le BFR, comme le souligne le vendeur.',
    },
  },
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
} as const satisfies Record<string, WrongClaim>;
