import type { Concept } from '../types.ts';

export const dcfConcepts = {
  dcf: {
    label: { en: 'DCF', fr: 'actualisation des flux (DCF)' },
    triggers: { en: ['dcf', 'discounted cash flow'], fr: ['dcf', 'actualisation des flux'] },
  },
  ufcf: {
    label: {
      en: 'unlevered free cash flow',
      fr: 'flux de trésorerie disponible (FCF opérationnel, avant frais financiers)',
    },
    triggers: {
      en: [
        'unlevered free cash flow',
        'unlevered cash flow',
        'unlevered cash flows',
        'free cash flow to firm',
        'fcff',
        'ufcf',
        'free cash flow',
        'free cash flows',
      ],
      fr: [
        'flux de trésorerie disponible',
        'flux de trésorerie disponibles',
        'flux disponible',
        'flux disponibles',
        'free cash flow',
        'fcf',
        'flux de trésorerie avant frais financiers',
      ],
    },
  },
  wacc: {
    label: { en: 'WACC', fr: 'CMPC (coût moyen pondéré du capital)' },
    triggers: {
      en: ['wacc', 'weighted average cost', 'cost of capital'],
      fr: ['cmpc', 'wacc', 'coût moyen pondéré', 'coût du capital'],
    },
  },
  cost_equity: {
    label: { en: 'cost of equity (CAPM)', fr: 'coût des fonds propres (MEDAF)' },
    triggers: {
      en: ['cost of equity', 'capm'],
      fr: ['coût des fonds propres', 'coût des capitaux propres', 'medaf'],
    },
  },
  cost_debt: {
    label: { en: 'after-tax cost of debt', fr: 'coût de la dette après impôt' },
    triggers: {
      en: ['cost of debt', 'after-tax cost', 'interest rate on the debt'],
      fr: ['coût de la dette', 'coût de l’endettement'],
    },
  },
  beta: {
    label: { en: 'beta (unlever / relever)', fr: 'bêta (désendetter / réendetter)' },
    triggers: {
      en: ['beta', 'betas', 'unlever', 'relever', 'unlevered beta'],
      fr: ['bêta', 'bêtas', 'désendetter', 'réendetter', 'désendette', 'réendette'],
    },
  },
  erp: {
    label: { en: 'equity risk premium', fr: 'prime de risque de marché' },
    triggers: {
      en: ['equity risk premium', 'market risk premium', 'erp'],
      fr: ['prime de risque'],
    },
  },
  rf: {
    label: { en: 'risk-free rate', fr: 'taux sans risque (OAT / Bund)' },
    triggers: {
      en: ['risk-free', 'risk free', 'government bond'],
      fr: ['taux sans risque', 'oat', 'bund'],
    },
  },
  target_structure: {
    label: {
      en: 'market-value / target capital structure weights',
      fr: 'pondération en valeur de marché / structure cible',
    },
    triggers: {
      en: [
        'market value',
        'market values',
        'market weights',
        'target capital structure',
        'target leverage',
        'target structure',
      ],
      fr: [
        'valeur de marché',
        'valeurs de marché',
        'structure cible',
        'structure financière cible',
      ],
    },
  },
  terminal_value: {
    label: { en: 'terminal value', fr: 'valeur terminale (VT)' },
    triggers: { en: ['terminal value', 'tv'], fr: ['valeur terminale', 'vt'] },
  },
  gordon: {
    label: { en: 'perpetual growth (Gordon)', fr: 'croissance à l’infini (Gordon-Shapiro), TCI' },
    triggers: {
      en: ['perpetuity', 'gordon', 'perpetual growth', 'grows forever', 'growth to infinity'],
      fr: [
        'gordon',
        'croissance à l’infini',
        'rente perpétuelle',
        'croissance perpétuelle',
        'taux de croissance à l’infini',
      ],
    },
  },
  exit_multiple: {
    label: { en: 'exit multiple', fr: 'multiple de sortie' },
    triggers: {
      en: ['exit multiple', 'multiple of ebitda', 'multiple to the final', 'terminal multiple'],
      fr: ['multiple de sortie', 'multiple d’ebitda', 'multiple terminal'],
    },
  },
  g_cap: {
    label: {
      en: 'long-term growth bounded by nominal GDP/inflation',
      fr: 'g borné par l’inflation / le PIB nominal',
    },
    triggers: {
      en: ['gdp', 'inflation', 'long-term growth of the economy'],
      fr: ['pib', 'inflation'],
    },
  },
  discounting: {
    label: { en: 'discount to present value', fr: 'actualisation à la date de valorisation' },
    triggers: {
      en: ['discount', 'discounting', 'present value', 'pv'],
      fr: ['actualiser', 'actualise', 'actualisé', 'actualisation', 'valeur actuelle'],
    },
  },
  midyear: {
    label: { en: 'mid-year convention', fr: 'convention de milieu d’année' },
    triggers: { en: ['mid-year', 'mid year'], fr: ['milieu d’année'] },
  },
  steady_state: {
    label: {
      en: 'terminal-year normalisation (capex≈D&A, margins)',
      fr: 'année normative (capex ≈ D&A, marge normative)',
    },
    triggers: {
      en: ['normalised', 'normalized', 'steady state', 'mid-cycle', 'mid cycle', 'terminal year'],
      fr: ['normatif', 'normative', 'milieu de cycle', 'année terminale', 'régime de croisière'],
    },
  },
  sensitivity: {
    label: { en: 'sensitivity analysis', fr: 'analyse de sensibilité' },
    triggers: {
      en: [
        'sensitivity',
        'sensitivities',
        'sensitive to',
        'scenarios',
        'scenario',
        'scenario analysis',
      ],
      fr: ['sensibilité', 'sensibilités', 'sensible', 'scénarios', 'scénario'],
    },
  },
  forecast: {
    label: {
      en: 'explicit forecast from business plan',
      fr: 'horizon explicite / plan d’affaires',
    },
    triggers: {
      en: [
        'forecast',
        'forecasts',
        'project',
        'projection',
        'projections',
        'business plan',
        'budget',
      ],
      fr: [
        'plan d’affaires',
        'business plan',
        'projections',
        'prévisions',
        'projeter',
        'projette',
        'horizon explicite',
      ],
    },
  },
  tv_weight: {
    label: { en: 'share of EV coming from TV', fr: 'poids de la valeur terminale' },
    triggers: {
      en: [
        'most of the value',
        'share of the value',
        'percent of ev',
        '% of ev',
        'percent of the value',
        '% of the value',
        'two thirds',
        'weight of the terminal value',
      ],
      fr: [
        'poids de la valeur terminale',
        'l’essentiel de la valeur',
        '% de la ve',
        '% de la valeur',
        'pour cent de la valeur',
        'deux tiers',
      ],
    },
  },
} as const satisfies Readonly<Record<string, Concept>>;
