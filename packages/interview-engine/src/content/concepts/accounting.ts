import type { Concept } from '../types.ts';

export const accountingConcepts = {
  three_statements: {
    label: {
      en: 'three financial statements',
      fr: 'états financiers / les trois états de synthèse',
    },
    triggers: {
      en: ['three statements', 'all three statements', 'financial statements link'],
      fr: ['trois états', 'états financiers sont liés', 'états de synthèse'],
    },
  },
  income_statement: {
    label: { en: 'income statement (P&L)', fr: 'compte de résultat' },
    triggers: { en: ['income statement', 'p&l', 'profit and loss'], fr: ['compte de résultat'] },
  },
  balance_sheet: {
    label: { en: 'balance sheet', fr: 'bilan' },
    triggers: { en: ['balance sheet'], fr: ['bilan'] },
  },
  cash_flow_statement: {
    label: { en: 'cash flow statement', fr: 'tableau de flux de trésorerie (TFT)' },
    triggers: {
      en: ['cash flow statement', 'statement of cash flows'],
      fr: ['tableau de flux', 'tableau de flux de trésorerie'],
    },
  },
  net_income: {
    label: { en: 'net income', fr: 'résultat net' },
    triggers: {
      en: ['net income', 'net profit', 'bottom line', 'net earnings'],
      fr: ['résultat net', 'bénéfice net'],
    },
  },
  retained_earnings: {
    label: { en: 'retained earnings / equity roll-forward', fr: 'réserves / report à nouveau' },
    triggers: {
      en: [
        'retained earnings',
        'shareholders’ equity',
        'shareholders equity',
        'equity falls',
        'equity goes down',
        'equity rises',
        'equity on the balance sheet',
      ],
      fr: ['réserves', 'report à nouveau', 'capitaux propres'],
    },
  },
  noncash_addback: {
    label: { en: 'add back of non-cash charges', fr: 'réintégration des charges non décaissées' },
    triggers: {
      en: [
        'add back',
        'added back',
        'adding back',
        'add it back',
        'non-cash',
        'noncash',
        'not a cash cost',
      ],
      fr: [
        'réintègre',
        'réintégrer',
        'réintégration',
        'réintégrée',
        'réintégrés',
        'non décaissé',
        'non décaissée',
        'non décaissable',
        'sans impact cash',
        'pas de décaissement',
      ],
    },
  },
  tax_shield: {
    label: { en: 'tax shield / tax effect', fr: 'économie d’impôt (bouclier fiscal)' },
    triggers: {
      en: [
        'tax shield',
        'tax saving',
        'tax savings',
        'tax effect',
        'saves tax',
        'less tax',
        'lower taxes',
        'after tax',
        'tax deductible',
        'tax deductibility',
      ],
      fr: [
        'économie d’impôt',
        'bouclier fiscal',
        'effet d’impôt',
        'après impôt',
        'moins d’impôt',
        'déductible',
        'net d’impôt',
      ],
    },
  },
  ppe: {
    label: { en: 'PP&E (fixed assets)', fr: 'immobilisations corporelles' },
    triggers: {
      en: ['pp&e', 'ppe', 'fixed assets', 'property plant'],
      fr: ['immobilisations', 'actif immobilisé', 'immobilisé'],
    },
  },
  da: {
    label: { en: 'depreciation and amortisation', fr: 'dotations aux amortissements (D&A)' },
    triggers: {
      en: ['depreciation', 'amortisation', 'amortization', 'd&a'],
      fr: ['amortissement', 'amortissements', 'dotation', 'dotations', 'd&a'],
    },
  },
  capex: {
    label: { en: 'capital expenditure', fr: 'investissements (capex)' },
    triggers: { en: ['capex', 'capital expenditure'], fr: ['capex', 'investissements'] },
  },
  nwc: {
    label: { en: 'net working capital', fr: 'besoin en fonds de roulement (BFR)' },
    triggers: {
      en: ['working capital', 'nwc', 'receivables and inventory'],
      fr: ['bfr', 'besoin en fonds de roulement', 'fonds de roulement'],
    },
  },
  d_nwc: {
    label: { en: 'change in working capital', fr: 'variation du BFR' },
    triggers: {
      en: [
        'change in working capital',
        'increase in working capital',
        'investment in working capital',
        'working capital increase',
        'working capital movement',
        'working capital goes',
        'working capital falls',
        'working capital rises',
        'working capital release',
        'change in net working capital',
      ],
      fr: [
        'variation de bfr',
        'variation du bfr',
        'hausse du bfr',
        'bfr augmente',
        'bfr baisse',
        'baisse du bfr',
        'augmentation du bfr',
        'bfr diminue',
      ],
    },
  },
  receivables: {
    label: { en: 'trade receivables', fr: 'créances clients' },
    triggers: { en: ['receivables', 'dso'], fr: ['créances', 'délai client', 'dso'] },
  },
  payables: {
    label: { en: 'trade payables', fr: 'dettes fournisseurs' },
    triggers: { en: ['payables', 'dpo'], fr: ['dettes fournisseurs', 'délai fournisseur', 'dpo'] },
  },
  inventory: {
    label: { en: 'inventory', fr: 'stocks' },
    triggers: {
      en: ['inventory', 'inventories', 'dio'],
      fr: ['stocks', 'le stock', 'du stock', 'de stock', 'au stock'],
    },
  },
  accrual: {
    label: {
      en: 'accrual principle (timing of revenue/cash)',
      fr: 'comptabilité d’engagement (rattachement)',
    },
    triggers: {
      en: [
        'accrual',
        'recognised when',
        'recognized when',
        'recognised before',
        'recognized before',
        'booked before',
        'before the cash',
        'before cash',
        'before delivery',
        'not yet earned',
        'not yet delivered',
        'when delivered',
        'when it is sold',
        'when sold',
      ],
      fr: [
        'comptabilité d’engagement',
        'rattachement',
        'constaté avant',
        'constaté',
        'reconnu avant',
        'avant l’encaissement',
        'avant d’être encaissé',
        'avant livraison',
        'à la livraison',
        'lors de la vente',
      ],
    },
  },
  deferred_revenue: {
    label: { en: 'deferred revenue', fr: 'produits constatés d’avance (PCA)' },
    triggers: { en: ['deferred revenue', 'unearned'], fr: ['produits constatés d’avance', 'pca'] },
  },
  deferred_tax: {
    label: {
      en: 'deferred tax asset / liability',
      fr: 'impôts différés actif / passif (IDA / IDP)',
    },
    triggers: {
      en: ['deferred tax', 'dtl', 'dta'],
      fr: ['impôt différé', 'impôts différés', 'ida', 'idp'],
    },
  },
  goodwill: {
    label: { en: 'goodwill', fr: 'écart d’acquisition (goodwill, survaleur)' },
    triggers: { en: ['goodwill'], fr: ['goodwill', 'écart d’acquisition', 'survaleur'] },
  },
  impairment: {
    label: { en: 'impairment', fr: 'dépréciation (test de dépréciation)' },
    triggers: {
      en: ['impairment', 'write-down', 'write down'],
      fr: ['dépréciation', 'impairment'],
    },
  },
  ppa: {
    label: { en: 'purchase price allocation', fr: 'allocation du prix d’acquisition (PPA)' },
    triggers: {
      en: ['purchase price allocation', 'ppa', 'fair value'],
      fr: ['allocation du prix', 'ppa', 'juste valeur'],
    },
  },
  nci: {
    label: { en: 'minority interest (non-controlling)', fr: 'intérêts minoritaires' },
    triggers: {
      en: ['minority', 'minorities', 'non-controlling', 'nci'],
      fr: ['minoritaires', 'intérêts minoritaires'],
    },
  },
  associates: {
    label: { en: 'associates / equity affiliates', fr: 'sociétés mises en équivalence (MEE)' },
    triggers: {
      en: ['associates', 'equity affiliates', 'equity method'],
      fr: ['mise en équivalence', 'mises en équivalence', 'mee'],
    },
  },
  leases16: {
    label: { en: 'lease liability (IFRS 16)', fr: 'dette locative (IFRS 16)' },
    triggers: { en: ['lease', 'ifrs 16', 'leases'], fr: ['dette locative', 'loyers', 'ifrs 16'] },
  },
} as const satisfies Readonly<Record<string, Concept>>;
