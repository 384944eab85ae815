import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: inventory. */
export const inventoryClaims = {
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
  stock_at_wrong_value: {
    concept: 'inventory',
    says: [
      'inventory|goods > shown_at > what_it_will_fetch',
      'unsold_half > at_selling_price',
      'inventory|goods >> at_selling_price',
      'record > inventory|goods > at_selling_price',
      'takes_off >> stock_release',
      'stock_release >> eats|lowers >> cash_word',
      'other_half >> is_spent',
      'wears_stock',
      'inventory|goods > leaves_books > at_selling_price & !"at cost"|"au coût"|"its cost"',
      'inventory|goods > leaves_books|lowers > by_the_sales & !"at cost"|"au coût"',
      'stock_added_back & !release',
    ],
    example: {
      en: 'Inventory is shown at selling price.',
      fr: 'L’autre moitié passe en charge.',
    },
    correction: {
      en: 'Stock stays at cost until it is sold; what is sold is released and added to cash flow.',
      fr: 'Le stock reste au coût jusqu’à sa vente ; ce qui est vendu est libéré et s’ajoute au flux.',
    },
  },
  stock_stays_after_sale: {
    concept: 'inventory',
    says: [
      'buy > inventory|goods >> drops > cash_word >> climbs',
      'sell|after_selling > inventory|goods >> "reste"|"stays"|"remains" > "entière"|"en entier"|"in full"|"full value"|"whole" & !"half"',
      'after_selling > inventory|goods > still_at > #',
      'inventory|goods > still_at > # > after_selling',
      '"whole stock"|"all the stock"|"all the goods"|"tout le stock"|"stock entier" > "still"|"stays"|"reste"|"toujours" & sell',
      'stock_same',
      'sell & inventory|goods >> goes_to_zero',
      'sell > ~nothing_upon >> ~inventory|~goods',
      'sell > inventory >> climbs & !buy',
    ],
    example: {
      en: 'Inventory does not move when we sell.',
      fr: 'Le stock ne bouge pas à la vente.',
    },
    correction: {
      en: 'The units sold leave inventory and become a cost.',
      fr: 'Les unités vendues sortent du stock et deviennent une charge.',
    },
  },
  stock_days_wrong: {
    concept: 'inventory',
    says: [
      'inventory > "how long customers"|"how long suppliers"|"temps que mettent les clients"|"délai de paiement des clients"',
      '"take" > stock_days|collection_days > "off"',
      'divide > inventory|goods|payables > revenue & !cost_of_sales|cost_word|receivables|customer',
      'stock_days_off',
      'stock_over_sales',
      'inventory|goods >> measured_over >> wrong_base',
      'inventory|goods >> wrong_base',
      'payables|inventory >> measured_over >> revenue & !cost_of_sales|cost_word',
      'inventory|receivables >> gets_deducted',
    ],
    example: {
      en: 'You subtract stock days, and measure stock over sales.',
      fr: 'On retranche le délai client, et le stock se mesure sur le chiffre d’affaires : stock sur le chiffre d’affaires.',
    },
    correction: {
      en: 'Stock days are measured over cost of sales and added.',
      fr: 'Les jours de stock se mesurent sur le coût des ventes et s’ajoutent.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
