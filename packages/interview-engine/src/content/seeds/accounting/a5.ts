import type { Seed } from '../../types.ts';

export const a5: Seed = {
  id: 'A5',
  topic: 'accounting',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Explain the cash conversion cycle, and what a cut of {ddso} in customer terms would do.',
    fr: 'Expliquez le cycle de conversion du cash, et l’effet d’une baisse de {ddso} du délai client.',
  },
  hint: {
    en: 'Follow one unit of goods, from the day it is ordered to the day you are paid.',
    fr: 'Suivez un produit, du jour de la commande jusqu’au jour du règlement.',
  },
  keyPoints: {
    en: 'CCC = DSO + DIO – DPO; cash released = days × sales / 365, one-off not recurring.',
    fr: 'Cycle = délai client + rotation des stocks – délai fournisseur ; trésorerie libérée = jours × chiffre d’affaires / 365, une seule fois.',
  },
  modelAnswer: {
    en: 'The cycle counts the days between paying suppliers and being paid by customers: it is working capital expressed in days. Receivables over sales, times 365, give the customer days. Inventory over cost of sales gives the days the goods sit on the shelf. Payables over cost of sales give the supplier days, and those I subtract, because suppliers finance us. So receivable days plus inventory days less payable days: here the cycle is {ccc}. If customers pay {ddso} sooner, we release those days times one day of sales, {cash_released_if_dso_cut} of cash. That helps liquidity, with less drawn on the revolver, but it comes only once, and I would check that we do not lose customers over it.',
    fr: 'Le cycle compte les jours entre le moment où l’on paie ses fournisseurs et celui où l’on est payé par ses clients : c’est le BFR exprimé en jours. Les créances sur le chiffre d’affaires, fois 365, donnent le délai client. Les stocks sur le coût des ventes donnent les jours de stock. Les dettes fournisseurs sur le coût des ventes donnent le délai fournisseur, que je retranche, car les fournisseurs nous financent. Ici, le cycle dure {ccc}. Si les clients paient {ddso} plus tôt, on libère ces jours multipliés par un jour de ventes, {cash_released_if_dso_cut} de trésorerie. C’est bon pour la liquidité, on tire moins sur le RCF, mais cela n’arrive qu’une fois.',
  },
  must: ['nwc', 'receivables', 'inventory', 'payables'],
  bonus: ['liquidity'],
  points: {
    nwc: {
      says: [
        'time_span & must_carry & own_purse',
        'how_long & frozen|tie_up|wait|money_gone|late & cash|each_euro|money_word|cash_paper|pay',

        'nwc & days_word',
        'money_gone & between|customer|pay',
        'pay & customer & between',
        'nwc & # & release|fall|less_of|drops',
        'money_gone & days_word',
        'how_long & frozen|tie_up|money_gone & plain_our_money',
      ],
    },
    receivables: {
      general: false,
      says: [
        'revenue|invoices & sits_unpaid & days_word',
        'pay & days_word & plain_sooner & receive|plain_lands|release',
        'collection_days >> #',
        'plain_sooner & per_day & #',
        'customer|receivables & days_word & inventory|goods|payables|supplier|subtract|add|revenue & !only_named',
        'customer & pay|receive & late|days_word|after',
        'paid_by & days_word',
        'customer|buyer & pay & plain_sooner|less_of & #|cash|plain_lands',
        'plain_sooner & # & plain_lands|cash',
        '# & days_word & plain_lands|release',
        'customer > pay > days_word|late|after|#',
        'receivables|customer & revenue & divide|days_word',
        '# > days_word & revenue & plain_sooner|less_of|release|plain_lands',
        'receivables & less_of|fall|drops & #|cash|release',
      ],
    },
    inventory: {
      general: false,
      says: [
        '"month"|"mois"|"week"|"semaine" & to_shift',
        'stock_days >> #',
        '# & days_word & to_shift',
        'item_word & frozen|wait|tie_up & days_word',
        'goods|item_word & plain_on_shelf & days_word|money_word|cash|sell|frozen|tie_up|release',
        '~plain_on_shelf & ~days_word & ~money_word|~cash|frozen|tie_up',
        'goods & frozen|tie_up|wait & cash|money_word|days_word|sell',
        'goods & days_word & #',
        'goods & days_word & customer|receivables|payables|supplier|sell & !only_named',
        'inventory & # & divide|costs|multiply',
        'inventory > plus_word|add > receivables',
      ],
    },
    payables: {
      general: false,
      says: [
        'sells_to_us & # & days_word',
        'takes_off|"moins"|"minus" > creditor_days',
        'creditor_days >> #',
        'minus_word|subtract|come_off > creditor_days',
        'plain_tradesman > come_off|subtract|minus_word',
        'payables|supplier & subtract|come_off|lend|fund|help_word',
        'subtract|come_off > payables|supplier',
        'supplier|plain_tradesman|payables > pay > late|after',
        '~plain_tradesman|supplier|payables|sells_to_us & plain_lends_free',
        'plain_lends_free > supplier|payables|sells_to_us',
        'settle_up > sells_to_us|plain_tradesman|supplier & #|days_word|late',
        'supplier|plain_tradesman|sells_to_us > wait|lend|fund',
        'pay > supplier|plain_tradesman|sells_to_us & late|days_word|wait',
        'minus_word|subtract > payables|supplier',
      ],
    },
    liquidity: {
      says: ['# & lands_in_bank', 'cash_in_hand & release', 'undrawn & less_of'],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Over what do you measure the days of stock, and why?',
        fr: 'Sur quelle base mesurez-vous les jours de stock, et pourquoi ?',
      },
      aims: ['inventory'],
    },
    {
      rung: 2,
      text: {
        en: 'Is a negative cycle always good?',
        fr: 'Un cycle négatif est-il toujours une bonne nouvelle ?',
      },
      aims: ['payables', 'liquidity'],
    },
    {
      rung: 3,
      text: {
        en: 'Suppliers now want to be paid fifteen days earlier: what happens?',
        fr: 'Les fournisseurs veulent maintenant être payés quinze jours plus tôt : que se passe-t-il ?',
      },
      aims: ['payables', 'nwc'],
    },
    {
      rung: 4,
      text: {
        en: 'Which sector has a structurally negative cycle, and what does that mean for its buyer?',
        fr: 'Quel secteur a un cycle structurellement négatif, et qu’est-ce que cela change pour son acquéreur ?',
      },
      aims: ['nwc', 'payables'],
    },
  ],
  wrongClaims: [
    'supplier_days_added',
    'release_every_year',
    'faster_customers_cost_cash',
    'long_cycle_is_good',
    'stock_days_wrong',
    'more_working_capital_brings_cash',
    'cycle_moves_wrongly',
    'customer_days_on_cost',
    'negative_cycle_is_bad',
    'growth_releases_working_capital',
    'days_ratio_upside_down',
    'release_is_profit',
    'growth_needs_no_cash',
    'cycle_turned_round',
    'release_priced_on_profit',
    'rise_of_working_capital_helps',
    'growth_cures_cash',
  ],
  numeric: {
    generator: 'N23',
    ask: {
      en: 'Take sales of {rev}, cost of sales of {cogs}, trade debtors of {ar}, stock of {inv} and trade creditors of {ap}: how many days is the cycle?',
      fr: 'Prenez un chiffre d’affaires de {rev}, un coût des ventes de {cogs}, un encours clients de {ar}, {inv} de marchandises et un crédit fournisseurs de {ap} : combien de jours dure le cycle ?',
    },
  },
};
