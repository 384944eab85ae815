import type { Concept } from '../types.ts';

export const mergerConcepts = {
  accretion: {
    label: { en: 'accretion / dilution of EPS', fr: 'relution / dilution du BPA (BNPA)' },
    triggers: {
      en: ['accretive', 'dilutive', 'accretion', 'dilution'],
      fr: ['relutif', 'relutive', 'dilutif', 'relution', 'dilution'],
    },
  },
  eps: {
    label: { en: 'EPS', fr: 'BPA / BNPA (bénéfice net par action)' },
    triggers: { en: ['eps', 'earnings per share'], fr: ['bpa', 'bnpa', 'bénéfice par action'] },
  },
  new_shares: {
    label: { en: 'new shares issued', fr: 'actions nouvelles émises' },
    triggers: {
      en: [
        'new shares',
        'shares issued',
        'issue shares',
        'issues shares',
        'issuing shares',
        'share count',
      ],
      fr: [
        'actions nouvelles',
        'émission d’actions',
        'nouvelles actions',
        'émettre des actions',
        'nombre d’actions',
      ],
    },
  },
  pe_rule: {
    label: { en: 'P/E rule for all-stock deals', fr: 'règle des PER (paiement en titres)' },
    triggers: {
      en: [
        'higher p/e',
        'lower p/e',
        'higher pe',
        'lower pe',
        'acquirer’s p/e',
        'p/e of the target',
        'p/e of the acquirer',
      ],
      fr: [
        'per de la cible',
        'per de l’acquéreur',
        'per plus élevé',
        'per plus faible',
        'per supérieur',
        'per inférieur',
      ],
    },
  },
  earnings_yield: {
    label: {
      en: 'target earnings yield vs after-tax cost of funding',
      fr: 'rendement bénéficiaire cible vs coût du financement après impôt',
    },
    triggers: {
      en: ['earnings yield', 'inverse of the p/e', 'inverse p/e', 'yield of the target'],
      fr: ['rendement bénéficiaire', 'rendement de la cible', 'inverse du per'],
    },
  },
  financing_mix: {
    label: {
      en: 'cash / debt / stock financing mix',
      fr: 'mode de paiement : numéraire / dette / titres',
    },
    triggers: {
      en: [
        'in cash',
        'in shares',
        'in stock',
        'all-stock',
        'all-cash',
        'with debt',
        'new debt',
        'cash on hand',
        'issue debt',
        'mix of cash',
        'cash, debt',
        'financing',
        'funded',
      ],
      fr: [
        'numéraire',
        'en titres',
        'par dette',
        'en actions',
        'en cash',
        'financement',
        'financée',
        'trésorerie disponible',
      ],
    },
  },
  synergies_cost: {
    label: { en: 'cost synergies', fr: 'synergies de coûts' },
    triggers: {
      en: ['cost synergies', 'cost savings', 'synergies', 'cost synergy'],
      fr: ['synergies de coûts', 'économies de coûts', 'synergies'],
    },
  },
  synergies_rev: {
    label: { en: 'revenue synergies', fr: 'synergies de revenus' },
    triggers: {
      en: ['revenue synergies', 'cross-sell', 'cross-selling'],
      fr: ['synergies de revenus', 'ventes croisées'],
    },
  },
  integration_cost: {
    label: {
      en: 'integration / one-off costs and phasing',
      fr: 'coûts d’intégration et montée en puissance',
    },
    triggers: {
      en: [
        'integration cost',
        'integration costs',
        'integration',
        'phasing',
        'phase in',
        'cost to achieve',
        'phased',
      ],
      fr: [
        'coûts d’intégration',
        'coût d’intégration',
        'intégration',
        'montée en puissance',
        'phasage',
      ],
    },
  },
  syn_vs_premium: {
    label: {
      en: 'capitalised synergies vs premium paid',
      fr: 'synergies capitalisées vs prime payée',
    },
    triggers: {
      en: [
        'capitalised synergies',
        'capitalized synergies',
        'npv of synergies',
        'value of synergies',
        'value of the synergies',
        'synergies exceed',
        'synergies cover',
        'synergies must',
        'overpaying',
        'overpay',
        'premium paid',
      ],
      fr: [
        'synergies capitalisées',
        'valeur des synergies',
        'synergies couvrent',
        'prime payée',
        'surpayer',
        'surpaye',
        'synergies dépassent',
      ],
    },
  },
  value_vs_eps: {
    label: {
      en: 'accretion is not value creation',
      fr: 'la relution n’est pas création de valeur',
    },
    triggers: {
      en: [
        'value creation',
        'create value',
        'creates value',
        'destroy value',
        'roic',
        'not the same as value',
      ],
      fr: ['création de valeur', 'crée de la valeur', 'détruit de la valeur', 'roce', 'roic'],
    },
  },
  exchange_ratio: {
    label: { en: 'exchange ratio', fr: 'parité d’échange' },
    triggers: { en: ['exchange ratio'], fr: ['parité'] },
  },
  ownership: {
    label: { en: 'pro forma ownership / control', fr: 'actionnariat post-opération / contrôle' },
    triggers: {
      en: ['ownership', 'pro forma', 'control', 'dilution of control', 'own of the combined'],
      fr: ['actionnariat', 'détention', 'détient', 'dilution du contrôle', 'contrôle'],
    },
  },
  contribution: {
    label: { en: 'contribution analysis', fr: 'analyse de contribution' },
    triggers: { en: ['contribution'], fr: ['contribution'] },
  },
} as const satisfies Readonly<Record<string, Concept>>;
