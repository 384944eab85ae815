import type { Concept } from '../types.ts';

export const valueConcepts = {
  pension_deficit: {
    label: { en: 'pension deficit', fr: 'engagements de retraite' },
    triggers: {
      en: ['pension', 'pensions'],
      fr: ['retraites', 'engagements de retraite', 'engagements sociaux'],
    },
  },
  ev: {
    label: { en: 'enterprise value', fr: 'valeur d’entreprise (VE)' },
    triggers: { en: ['enterprise value', 'ev', 'firm value'], fr: ['valeur d’entreprise', 've'] },
  },
  equity_value: {
    label: { en: 'equity value', fr: 'valeur des fonds propres (VFP / valeur des titres)' },
    triggers: {
      en: [
        'equity value',
        'market cap',
        'market capitalisation',
        'market capitalization',
        'value of the equity',
        'value to shareholders',
      ],
      fr: [
        'valeur des fonds propres',
        'valeur des titres',
        'valeur des actions',
        'capitalisation',
        'vfp',
      ],
    },
  },
  net_debt: {
    label: { en: 'net debt', fr: 'dette nette (endettement financier net)' },
    triggers: { en: ['net debt', 'debt minus cash'], fr: ['dette nette', 'endettement net'] },
  },
  bridge: {
    label: { en: 'EV-to-equity bridge', fr: 'passage VE – valeur des titres (bridge)' },
    triggers: {
      en: [
        'bridge',
        'subtract net debt',
        'less net debt',
        'minus net debt',
        'deduct net debt',
        'remove net debt',
        'take off net debt',
        'subtracting net debt',
      ],
      fr: [
        'passage',
        'bridge',
        'soustrait la dette nette',
        'moins la dette nette',
        'retire la dette nette',
        'retirer la dette nette',
        'déduit la dette nette',
        'déduire la dette nette',
      ],
    },
  },
  capital_neutral: {
    label: { en: 'capital-structure neutral', fr: 'indépendant de la structure financière' },
    triggers: {
      en: [
        'capital structure neutral',
        'capital structure',
        'all capital providers',
        'all investors',
        'all providers of capital',
        'both debt and equity holders',
        'independent of financing',
        'debt and equity holders',
      ],
      fr: [
        'structure financière',
        'structure du capital',
        'tous les apporteurs',
        'indépendant du financement',
        'actionnaires et créanciers',
        'actionnaires et prêteurs',
      ],
    },
  },
  diluted: {
    label: {
      en: 'diluted share count / treasury stock method',
      fr: 'nombre d’actions dilué / méthode du rachat d’actions',
    },
    triggers: {
      en: [
        'diluted',
        'treasury stock',
        'in the money',
        'in-the-money',
        'buy back shares with the proceeds',
      ],
      fr: ['dilué', 'diluée', 'méthode du rachat d’actions', 'dans la monnaie'],
    },
  },
  ebitda: {
    label: { en: 'EBITDA', fr: 'EBITDA (proche de l’EBE)' },
    triggers: { en: ['ebitda'], fr: ['ebitda', 'ebe'] },
  },
  ebit: {
    label: { en: 'EBIT', fr: 'résultat opérationnel / REX (EBIT)' },
    triggers: {
      en: ['ebit', 'operating income', 'operating profit'],
      fr: ['ebit', 'rex', 'résultat opérationnel', 'résultat d’exploitation'],
    },
  },
  nopat: {
    label: { en: 'NOPAT (EBIT × (1 – t))', fr: 'NOPAT (résultat opérationnel après impôt)' },
    triggers: {
      en: [
        'nopat',
        'after-tax ebit',
        'after tax operating',
        'tax on ebit',
        'tax the ebit',
        'tax ebit',
        'ebit after tax',
        'ebit times one minus',
      ],
      fr: [
        'nopat',
        'ebit après impôt',
        'résultat opérationnel après impôt',
        'impôt sur l’ebit',
        'ebit net d’impôt',
      ],
    },
  },
  normalise: {
    label: {
      en: 'normalise for non-recurring items',
      fr: 'retraitement des éléments non récurrents (normatif)',
    },
    triggers: {
      en: [
        'normalise',
        'normalize',
        'normalised',
        'normalized',
        'one-off',
        'one-offs',
        'non-recurring',
        'adjusted',
        'recurring',
        'standalone cost',
        'stand-alone',
      ],
      fr: [
        'normatif',
        'normative',
        'retraitement',
        'retraitements',
        'retraiter',
        'non récurrent',
        'non récurrents',
        'exceptionnel',
        'exceptionnels',
        'normaliser',
        'coûts autonomes',
      ],
    },
  },
  ltm_ntm: {
    label: { en: 'LTM vs forward metric', fr: '12 derniers mois (LTM) / agrégats prévisionnels' },
    triggers: {
      en: ['ltm', 'ntm', 'forward', 'last twelve', 'next twelve'],
      fr: ['ltm', 'prévisionnel', 'douze derniers mois', '12 derniers mois'],
    },
  },
  comps: {
    label: { en: 'trading comparables', fr: 'comparables boursiers (multiples boursiers)' },
    triggers: {
      en: [
        'comparable companies',
        'trading comps',
        'trading comparables',
        'trading multiples',
        'peers',
        'peer group',
        'comps',
        'listed peers',
      ],
      fr: ['comparables boursiers', 'multiples boursiers', 'pairs', 'échantillon', 'comparables'],
    },
  },
  precedents: {
    label: {
      en: 'precedent transactions',
      fr: 'transactions comparables (multiples de transactions)',
    },
    triggers: {
      en: [
        'precedent',
        'transaction multiples',
        'precedents',
        'precedent transactions',
        'past deals',
        'deal multiples',
      ],
      fr: [
        'transactions comparables',
        'transactions précédentes',
        'multiples de transaction',
        'multiples de transactions',
        'transactions passées',
      ],
    },
  },
  control_premium: {
    label: { en: 'control premium', fr: 'prime de contrôle' },
    triggers: {
      en: [
        'control premium',
        'premium for control',
        'takeover premium',
        'premium over',
        'pay a premium',
        'premium to the share price',
        'include a premium',
        'the premium',
      ],
      fr: ['prime de contrôle', 'une prime', 'la prime', 'prime sur le cours'],
    },
  },
  football_field: {
    label: { en: 'football field (range)', fr: 'synthèse de valorisation (football field)' },
    triggers: {
      en: ['football field', 'valuation range', 'range of values', 'range of', 'a range'],
      fr: ['fourchette', 'football field'],
    },
  },
  ev_ebitda: {
    label: { en: 'EV/EBITDA multiple', fr: 'multiple VE/EBITDA' },
    triggers: {
      en: ['ev/ebitda', 'ev to ebitda', 'ebitda multiple'],
      fr: ['ve/ebitda', 'multiple d’ebitda'],
    },
  },
  pe: {
    label: { en: 'P/E multiple', fr: 'PER (price earnings ratio)' },
    triggers: {
      en: ['p/e', 'price to earnings', 'price earnings', 'pe ratio', 'pe multiple'],
      fr: ['le per', 'un per', 'per de', 'multiple per', 'p/e', 'price earnings'],
    },
  },
  consistent_num_den: {
    label: { en: 'numerator/denominator consistency', fr: 'cohérence numérateur / dénominateur' },
    triggers: {
      en: [
        'consistent',
        'consistency',
        'match',
        'matches',
        'same capital providers',
        'numerator',
        'both sides',
        'apples to apples',
        'like for like',
      ],
      fr: [
        'cohérence',
        'cohérent',
        'cohérents',
        'cohérente',
        'numérateur',
        'mêmes apporteurs',
        'les deux côtés',
      ],
    },
  },
  median: {
    label: { en: 'median / range rather than mean', fr: 'médiane / fourchette plutôt que moyenne' },
    triggers: { en: ['median', 'outlier', 'outliers'], fr: ['médiane', 'valeurs aberrantes'] },
  },
  growth_margin_risk: {
    label: {
      en: 'multiple drivers: growth, margin, risk, capital intensity',
      fr: 'moteurs du multiple : croissance, marge, risque, intensité capitalistique',
    },
    triggers: {
      en: [
        'growth',
        'margin',
        'margins',
        'capital intensity',
        'risk profile',
        'quality of earnings',
      ],
      fr: ['croissance', 'marge', 'marges', 'intensité capitalistique', 'profil de risque'],
    },
  },
} as const satisfies Readonly<Record<string, Concept>>;
