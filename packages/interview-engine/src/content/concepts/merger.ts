import type { Concept } from '../types.ts';

export const mergerConcepts = {
  accretion: {
    label: { en: 'accretion or dilution', fr: 'la relution ou la dilution' },
    triggers: {
      en: ['accretive', 'dilutive', 'accretion', 'eps dilution', 'pro forma eps'],
      fr: ['relutif', 'relutive', 'dilutif', 'dilutive', 'relution', 'bpa pro forma'],
    },
    says: [
      'eps & rise|fall|unchanged|compare|exceeds|change',
      'eps & dilutes & !accretion_study|"tells you whether"|"dit si"|"dire si"',
      'each_share & earning & rise|fall|unchanged|compare|exceeds|before',
      'dilutes & earning|fraction & !accretion_study',
    ],
  },
  eps: {
    label: { en: 'EPS', fr: 'le BPA' },
    triggers: {
      en: [
        'eps',
        'earnings per share',
        'earnings by share',
        'profit per share',
        'income per share',
      ],
      fr: [
        'bpa',
        'bnpa',
        'bénéfice par action',
        'résultat par action',
        'bénéfice net par action',
        'résultat net par action',
      ],
    },
    says: [
      'apiece & earns_apiece & #',
      '# > apiece & uplift|over_what|equal',
      'earning & divided_over|cut_up & share_holders_to_be|share_paper',
      'earning & on_top_word & underneath_word',
      'earning & share_holders_to_be',
      'each_share & both > earning',
      'each_share & both > earning|add',
      'each_share & both & add|combined_company & divided_over',
      'owner_of_some & both & add|earning',
      'each_word > share_paper & earning & both|combined_company|over_what|#',
      'earning & both & each_word > share_paper',

      'earning > each_share > #',
      'earning > each_share & before|standalone|uplift|rise|fall|divided_over|combined_company',
      'each_share > earning & #|before|standalone|uplift|rise|fall|divided_over|combined_company',
      'earning & divided_over & share_paper',
      'earning & apiece & # & !"each other"',
    ],
  },
  new_shares: {
    label: { en: 'the new shares to be issued', fr: 'les actions nouvelles à émettre' },
    triggers: {
      en: [
        'new shares',
        'new stock',
        'shares issued',
        'issue shares',
        'issuing shares',
        'new share count',
        'additional shares',
        'extra shares',
      ],
      fr: [
        'actions nouvelles',
        'nouvelles actions',
        'titres nouveaux',
        'nouveaux titres',
        'émission d’actions',
        'émission de titres',
        'émettre des actions',
        'émettre des titres',
        'actions émises',
        'actions à émettre',
        'nouveau nombre d’actions',
      ],
    },
    says: [
      'issues_paper & over_what & # & share_paper',
      '"share count goes up by"|"share count rises by"|"share count increases by"|"nombre d’actions augmente de"|"nombre de titres augmente de" > #',
      'share_paper > issues_paper & paper_terms',
      '# > fresh > share_paper',
      'share_paper > brand_new & paper_terms|issues_paper',
      'prints > #',
      '# > prints',
    ],
  },
  pe_rule: {
    label: { en: 'the P/E rule', fr: 'la règle des PER' },
    triggers: {
      en: ['higher p/e', 'lower p/e', 'higher multiple', 'lower multiple', 'cheaper multiple'],
      fr: [
        'per plus élevé',
        'per plus faible',
        'per supérieur',
        'per inférieur',
        'règle des per',
        'multiple plus élevé',
        'multiple plus faible',
      ],
    },
    says: [
      'pe_words & our_side & their_side & #',
      'pe_words > # > buy|pay > #',
      'pe_words > # > greater_than|lower_rated > # > pay|buy',
      '# > pe_words > buy|pay > #',
      'trades_at & buy|pay & "times"|"fois" & #',

      'trades_at & pe_words & buy|pay',
      'trades_at & buy|pay & less_dear',
      'pe_words & more_dear|less_dear & win_out',
      'more_dear & less_dear & share_paper|pe_words',
      'pe_words & buyer & seller & more_dear|less_dear|compare|exceeds',
    ],
  },
  earnings_yield: {
    label: {
      en: 'the earnings yield against the cost of funding',
      fr: 'le rendement bénéficiaire face au coût du financement',
    },
    triggers: {
      en: [
        'earnings yield',
        'inverse of the p/e',
        'inverse p/e',
        'yield of the target',
        'target’s yield',
        'earnings over price',
      ],
      fr: [
        'rendement bénéficiaire',
        'rendement de la cible',
        'inverse du per',
        'résultat sur prix',
      ],
    },
    says: [
      'target_yields|earning & per_hundred & pay|price|funding_cost|compare|borrowed_money|buy',
      'target_yields & funding_cost & compare|exceeds|#',
      'target_yields & interest & compare|exceeds',
      'profit & over_what & price & funding_cost|compare|exceeds',
      'target_yields & seller & price|spending & #',
      'target_yields|earning & earn_over_pay',
    ],
  },
  financing_mix: {
    label: { en: 'the means of payment', fr: 'le mode de paiement' },
    triggers: {
      en: [
        'means of payment',
        'form of payment',
        'form of consideration',
        'financing mix',
        'how you pay',
        'how the deal is paid',
        'how it is paid',
        'stock or cash',
        'cash or stock',
        'cash debt or stock',
        'cash or shares',
      ],
      fr: [
        'mode de paiement',
        'moyen de paiement',
        'mode de financement',
        'forme du paiement',
        'comment on paie',
        'titres ou cash',
        'cash ou titres',
        'en cash ou en titres',
        'en titres ou en cash',
      ],
    },
    says: [
      'own_cash & borrowed_money & funding_cost|interest|mixed|forgo_interest|earns_little',
      'own_cash & own_paper & mixed|forgo_interest|earns_little|funding_cost',
      'borrowed_money & ~own_paper & mixed|funding_cost|interest',
      'pay > own_cash > borrowed_money|own_paper',
      'pay > borrowed_money > own_paper|own_cash',
      'pay > own_paper > borrowed_money|own_cash',
    ],
  },
  synergies_cost: {
    label: { en: 'cost synergies', fr: 'les synergies de coûts' },
    triggers: {
      en: ['cost synergies', 'cost synergy', 'cost savings', 'synergies', 'economies of scale'],
      fr: ['synergies de coûts', 'économies de coûts', 'synergies', 'économies d’échelle'],
    },
    says: [
      '~duplicates & no_need_for_two',
      'no_need_for_two & ~save_costs',
      'duplicates & save_costs',
      'money_saved & both|combined_company & #|costs',
    ],
  },
  synergies_rev: {
    label: { en: 'revenue synergies', fr: 'les synergies de revenus' },
    triggers: {
      en: ['revenue synergies', 'cross-sell', 'cross-selling'],
      fr: ['synergies de revenus', 'ventes croisées'],
    },
    says: ['sell & gain_capability & customer', 'sell > both & customer'],
  },
  integration_cost: {
    label: { en: 'integration costs', fr: 'les coûts d’intégration' },
    triggers: {
      en: [
        'integration cost',
        'integration costs',
        'cost to achieve',
        'costs to achieve',
        'restructuring costs',
        'integration',
      ],
      fr: [
        'coûts d’intégration',
        'coût d’intégration',
        'frais d’intégration',
        'coûts de restructuration',
        'intégration',
      ],
    },
    says: [
      'one_off_spending & spending & #|cost|achieve_them & !project_office',
      'one_off_spending & cost & #',
      'synergy|money_saved & slow_arrival',
      'slow_arrival & spending & more_dear|"than planned"|"que prévu"',
    ],
  },
  syn_vs_premium: {
    label: {
      en: 'the synergies weighed against the premium',
      fr: 'la comparaison des synergies et de la prime',
    },
    triggers: {
      en: [
        'capitalised synergies',
        'npv of synergies',
        'synergies exceed',
        'synergies cover',
        'synergies minus the premium',
        'share of the synergies',
        'half of the synergies',
      ],
      fr: [
        'synergies capitalisées',
        'synergies couvrent',
        'synergies dépassent',
        'synergies face à la prime',
        'part des synergies',
        'moitié des synergies',
      ],
    },
    says: [
      'judge_seller_gets & judge_we_get & #',
      'say_extra & say_gain_together & say_balance|covered|#',
      'premium_paid & say_gain_together & say_balance & !misstated_recovered_alone',
      'say_gain_together & say_balance & seller|tax',
      'money_saved|synergy & worth_now & premium_paid & !case_only_listed',
      'money_saved|synergy & worth_now & paid_to_seller & covered|compare|exceeds',
      'paid_to_seller & premium_paid & stays_with & # & !"viendra plus tard"|"comes later"|"come later"',
    ],
  },
  value_vs_eps: {
    label: { en: 'value creation as opposed to EPS', fr: 'la création de valeur au-delà du BPA' },
    triggers: {
      en: ['roic', 'return on invested capital', 'return on capital'],
      fr: ['roce', 'roic', 'rentabilité du capital', 'rentabilité des capitaux'],
    },
    says: [
      '~eps|~accretion & ~proves_nothing|~make_wealth',
      'each_share & earning & proves_nothing|~make_wealth',
    ],
  },
  exchange_ratio: {
    label: { en: 'the exchange ratio', fr: 'la parité d’échange' },
    triggers: {
      en: ['exchange ratio', 'swap ratio', 'shares for each share'],
      fr: ['parité', 'parité d’échange', 'actions pour une action'],
    },
    says: [
      'how_many & for_each',
      'share_paper & for_each & #|fraction|receive',
      'receive & fraction & share_paper & for_each',
      'half_share & receive|for_each|earns_apiece|pay',
      'price & premium & over_what & price_of_a_share',
    ],
  },
  ownership: {
    label: { en: 'ownership and control', fr: 'l’actionnariat et le contrôle' },
    triggers: {
      en: [
        'ownership',
        'dilution of control',
        'keep control',
        'lose control',
        'own of the combined',
        'stake in the combined',
      ],
      fr: [
        'actionnariat',
        'détention du capital',
        'dilution du contrôle',
        'garder le contrôle',
        'perdre le contrôle',
        'capital du nouvel ensemble',
      ],
    },
    says: [
      'hold_stake & fraction & combined_company',
      'owner & hold_stake & fraction',
      'family_holder & own_control & lose_or_keep & !restates_the_wish',
      'size_of_stake & lose_or_keep & own_control|voting_power',
    ],
  },
  contribution: {
    label: { en: 'the contribution analysis', fr: 'l’analyse de contribution' },
    triggers: {
      en: ['contribution analysis', 'contribution', 'relative contribution'],
      fr: ['analyse de contribution', 'contribution', 'contribution relative'],
    },
    says: [
      'brings & other_metrics|"ebitda" & compare|exceeds|check|#|seller',
      'brings > other_metrics',
    ],
  },
  earnout_terms: {
    label: { en: 'the terms of an earn-out', fr: 'les termes d’un complément de prix' },
    triggers: {
      en: ['earn-out metric', 'earn-out period', 'earn-out terms'],
      fr: ['indicateur du complément de prix', 'termes du complément de prix'],
    },
    says: [
      'gauge & who_runs|game_it|decide|"define"|"définir" & !"irrelevant"|"not spend time"|"peu importe"|"sans importance"',
    ],
  },
  deferred_price: {
    label: {
      en: 'the deferred part of the price',
      fr: 'la part différée du prix',
    },
    triggers: {
      en: ['vendor loan', 'seller note', 'put and call', 'escrow', 'deferred consideration'],
      fr: ['crédit vendeur', 'promesses croisées', 'séquestre', 'paiement différé'],
    },
    says: ['seller_lends & seller|pay|buy|risk|price', 'lends_us & price|seller'],
  },
} as const satisfies Readonly<Record<string, Concept>>;
