import type { Concept } from '../types.ts';

export const lboConcepts = {
  lbo: {
    label: { en: 'LBO', fr: 'LBO (rachat avec effet de levier)' },
    triggers: {
      en: ['lbo', 'leveraged buyout', 'sponsor'],
      fr: ['lbo', 'effet de levier', 'un fonds'],
    },
  },
  sources_uses: {
    label: { en: 'sources and uses', fr: 'emplois – ressources' },
    triggers: {
      en: ['sources and uses', 'sources', 'uses of funds', 'debt and equity to fund'],
      fr: ['emplois ressources', 'emplois-ressources', 'emplois et ressources'],
    },
  },
  leverage: {
    label: { en: 'leverage (x EBITDA)', fr: 'levier (x EBITDA)' },
    triggers: {
      en: [
        'leverage',
        'times ebitda',
        'turns',
        'net debt to ebitda',
        'net debt over ebitda',
        'debt capacity',
      ],
      fr: ['levier', 'fois l’ebitda', 'dette nette sur ebitda', 'capacité d’endettement'],
    },
  },
  debt_paydown: {
    label: {
      en: 'debt paydown / cash sweep',
      fr: 'désendettement / remboursement anticipé (cash sweep)',
    },
    triggers: {
      en: [
        'pay down',
        'paydown',
        'pays down',
        'paying down',
        'deleverage',
        'deleveraging',
        'cash sweep',
        'repay',
        'repays',
        'repayment',
        'repayments',
        'repaid',
        'debt service',
        'interest and principal',
      ],
      fr: [
        'désendettement',
        'désendetter',
        'remboursement',
        'rembourser',
        'rembourse',
        'cash sweep',
        'service de la dette',
      ],
    },
  },
  irr: {
    label: { en: 'IRR', fr: 'TRI (taux de rendement interne)' },
    triggers: {
      en: ['irr', 'internal rate', 'return to equity', 'equity return', 'equity returns'],
      fr: ['tri', 'taux de rendement interne', 'irr'],
    },
  },
  moic: {
    label: { en: 'MOIC (money multiple)', fr: 'multiple d’investissement (MOIC)' },
    triggers: {
      en: [
        'moic',
        'money multiple',
        'cash-on-cash',
        'times the money',
        'times our money',
        'times your money',
        'times their money',
      ],
      fr: ['moic', 'multiple d’investissement', 'fois la mise', 'multiple de la mise'],
    },
  },
  exit: {
    label: { en: 'exit after ~5 years', fr: 'sortie (horizon ~5 ans)' },
    triggers: {
      en: [
        'exit',
        'exits',
        'sell the company',
        'sell it',
        'sold after',
        'sale of the company',
        'ipo',
      ],
      fr: ['sortie', 'cession', 'introduction en bourse', 'revente', 'revend'],
    },
  },
  value_levers: {
    label: {
      en: 'EBITDA growth, multiple expansion, deleveraging',
      fr: 'croissance d’EBITDA, effet multiple, désendettement',
    },
    triggers: {
      en: [
        'ebitda growth',
        'multiple expansion',
        'deleveraging',
        'operational improvement',
        'growth in ebitda',
      ],
      fr: [
        'croissance de l’ebitda',
        'croissance d’ebitda',
        'expansion du multiple',
        'effet multiple',
        'désendettement',
      ],
    },
  },
  good_lbo: {
    label: {
      en: 'LBO candidate traits (stable cash flow, low capex, moat)',
      fr: 'profil LBO (cash-flows récurrents, peu de capex, position forte)',
    },
    triggers: {
      en: [
        'stable cash flow',
        'stable cash flows',
        'predictable',
        'recurring',
        'low capex',
        'strong management',
        'strong market position',
        'market leader',
        'cash generative',
        'cash conversion',
      ],
      fr: [
        'récurrents',
        'récurrent',
        'prévisible',
        'prévisibles',
        'peu de capex',
        'récurrence',
        'position forte',
        'équipe solide',
        'génération de trésorerie',
      ],
    },
  },
  covenants: {
    label: { en: 'covenants / headroom', fr: 'covenants (ratios bancaires) / marge de manœuvre' },
    triggers: {
      en: ['covenant', 'covenants', 'headroom'],
      fr: ['covenant', 'covenants', 'ratios bancaires'],
    },
  },
  senior: {
    label: { en: 'senior / TLB', fr: 'dette senior / TLB' },
    triggers: { en: ['senior', 'term loan'], fr: ['dette senior', 'term loan'] },
  },
  mezz: {
    label: { en: 'mezzanine / subordinated', fr: 'mezzanine / dette subordonnée' },
    triggers: { en: ['mezzanine', 'subordinated', 'junior'], fr: ['mezzanine', 'subordonnée'] },
  },
  mgmt_package: {
    label: {
      en: 'management package / rollover',
      fr: 'management package / réinvestissement des managers',
    },
    triggers: {
      en: [
        'management package',
        'rollover',
        'roll over',
        'sweet equity',
        'management team reinvests',
        'reinvest',
        'reinvests',
        'owner buy-out',
        'owner buyout',
      ],
      fr: [
        'management package',
        'réinvestissement',
        'réinvestit',
        'réinvestir',
        'réinvestissent',
        'owner buy-out',
        'obo',
      ],
    },
  },
} as const satisfies Readonly<Record<string, Concept>>;
