import { amount } from '../../numbers/generator.ts';
import type { Seed } from '../types.ts';

export const evEquitySeeds: readonly Seed[] = [
  {
    id: 'B1',
    topic: 'ev_equity',
    levels: ['intern', 'analyst'],
    question: {
      en: 'What is the difference between enterprise value and equity value?',
      fr: 'Quelle est la différence entre la valeur d’entreprise et la valeur des fonds propres ?',
    },
    keyPoints: {
      en: 'EV: value of operations to all providers of capital; equity: what is left for shareholders after net debt and similar claims.',
      fr: 'VE : valeur des activités pour tous les apporteurs de capitaux ; valeur des titres : ce qui reste aux actionnaires après la dette nette et les éléments assimilés.',
    },
    must: ['ev', 'equity_value', 'net_debt', 'capital_neutral'],
    bonus: ['bridge', 'nci', 'associates'],
    followUps: [
      {
        text: {
          en: 'Which one does a DCF on unlevered flows give?',
          fr: 'Laquelle obtient-on avec un DCF sur des flux avant frais financiers ?',
        },
        aims: ['ev', 'capital_neutral'],
      },
      {
        text: {
          en: 'Why does cash come off when you build enterprise value?',
          fr: 'Pourquoi retire-t-on la trésorerie dans le calcul de la VE ?',
        },
        aims: ['net_debt', 'equity_value'],
      },
    ],
  },
  {
    id: 'B2',
    topic: 'ev_equity',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Build the enterprise value of this company: share price {price}, {shares} shares, debt {debt}, preferred shares {pref}, minorities {nci}, cash {cash}, associates {assoc}.',
      fr: 'Calculez la valeur d’entreprise : cours {price}, {shares} d’actions, dette {debt}, actions de préférence {pref}, minoritaires {nci}, trésorerie {cash}, sociétés mises en équivalence {assoc}.',
    },
    keyPoints: {
      en: 'Equity value = price × shares; EV = equity value + debt + preferred shares + minorities – cash – associates.',
      fr: 'Valeur des titres = cours × actions ; VE = valeur des titres + dette + actions de préférence + minoritaires – trésorerie – mises en équivalence.',
    },
    must: ['equity_value', 'net_debt', 'nci', 'associates', 'ev'],
    bonus: ['bridge', 'diluted'],
    followUps: [
      {
        text: {
          en: 'Why add minorities when EBITDA is consolidated?',
          fr: 'Pourquoi ajouter les minoritaires quand l’EBITDA est consolidé ?',
        },
        aims: ['nci', 'associates'],
      },
      {
        text: {
          en: 'Which debt-like items are missing?',
          fr: 'Quels éléments assimilés à de la dette manquent ?',
        },
        aims: ['net_debt', 'ev'],
      },
    ],
    numeric: { generator: 'N03' },
  },
  {
    id: 'B3',
    topic: 'ev_equity',
    levels: ['intern', 'analyst'],
    question: {
      en: 'The company raises {X} of debt and keeps the cash. What happens to EV and equity value?',
      fr: 'La société lève {X} de dette et garde la trésorerie. Quel effet sur la valeur d’entreprise et sur la valeur des fonds propres ?',
    },
    keyPoints: {
      en: 'Net debt unchanged so EV and equity unchanged on day one; dividend: equity falls, net debt rises, EV flat.',
      fr: 'La dette nette ne bouge pas, donc ni la VE ni la valeur des titres au premier jour ; avec un dividende, la valeur des titres baisse, la dette nette monte, la VE est stable.',
    },
    must: ['capital_neutral', 'net_debt', 'ev', 'equity_value'],
    bonus: ['tax_shield'],
    followUps: [
      {
        text: {
          en: 'And if the cash pays a dividend?',
          fr: 'Et si cette trésorerie sert à payer un dividende ?',
        },
        aims: ['equity_value'],
      },
      {
        text: {
          en: 'And if the cash buys a business at a fair price?',
          fr: 'Et si la trésorerie sert à acheter une activité à son juste prix ?',
        },
        aims: ['ev', 'capital_neutral'],
      },
    ],
    parameters: { X: amount(100, 50, 300, 50) },
  },
  {
    id: 'B4',
    topic: 'ev_equity',
    levels: ['analyst'],
    question: {
      en: 'Compute the diluted share count: {opts} options with a strike of {strike}, a share price of {price}, and {basic} basic shares.',
      fr: 'Calculez le nombre d’actions dilué : {opts} d’options au prix d’exercice de {strike}, un cours de {price}, et {basic} d’actions existantes.',
    },
    keyPoints: {
      en: 'Net new = options × (P – K)/P when P > K; iterate if price depends on count.',
      fr: 'Actions nouvelles nettes = options × (cours – prix d’exercice) / cours si le cours dépasse le prix d’exercice ; itérer si le cours dépend du nombre d’actions.',
    },
    must: ['diluted'],
    bonus: ['equity_value'],
    followUps: [
      {
        text: {
          en: 'Which price do you use when valuing an offer?',
          fr: 'Quel cours retenez-vous pour valoriser une offre ?',
        },
        aims: ['diluted'],
      },
      {
        text: {
          en: 'How are convertibles treated?',
          fr: 'Comment traitez-vous les obligations convertibles ?',
        },
        aims: ['diluted'],
      },
    ],
    numeric: { generator: 'N04' },
  },
  {
    id: 'B5',
    topic: 'ev_equity',
    levels: ['analyst'],
    question: {
      en: 'Can equity value be larger than enterprise value? Can EV be negative?',
      fr: 'La valeur des titres peut-elle dépasser la VE ? La VE peut-elle être négative ?',
    },
    keyPoints: {
      en: 'Yes: net cash companies; negative EV if the market value is below net cash: cash burn, trapped cash or hidden liabilities.',
      fr: 'Oui : sociétés en trésorerie nette ; VE négative si la valeur boursière est inférieure à la trésorerie nette : consommation de cash, trésorerie bloquée ou passifs cachés.',
    },
    must: ['net_debt', 'ev', 'equity_value'],
    bonus: ['associates', 'nwc', 'liquidity'],
    followUps: [
      {
        text: {
          en: 'What would you check before buying a company with negative EV?',
          fr: 'Que vérifiez-vous avant d’acheter une société à VE négative ?',
        },
        aims: ['ev'],
      },
      {
        text: {
          en: 'Is all the cash on the balance sheet really available?',
          fr: 'Toute la trésorerie du bilan est-elle vraiment disponible ?',
        },
        aims: ['net_debt'],
      },
    ],
  },
  {
    id: 'B6',
    topic: 'ev_equity',
    levels: ['analyst', 'associate'],
    question: {
      en: 'In a negotiation you go from EV to the price per share: which items do buyer and seller fight about?',
      fr: 'Dans une négociation, vous passez de la valeur d’entreprise au prix par action : sur quels éléments acheteur et vendeur s’affrontent-ils ?',
    },
    keyPoints: {
      en: 'Debt-like: pensions, leases, overdue capex, tax, provisions, earn-outs; cash-like: trapped cash excluded; NWC vs normative level.',
      fr: 'Quasi-dettes : retraites, loyers, capex en retard, impôts, provisions, compléments de prix ; trésorerie bloquée exclue ; BFR comparé à son niveau normatif.',
    },
    must: ['bridge', 'net_debt', 'nwc', 'pension_deficit', 'leases16'],
    bonus: ['deferred_revenue', 'locked_box', 'capex', 'nci'],
    followUps: [
      {
        text: {
          en: 'How is the NWC peg set for a seasonal business?',
          fr: 'Comment fixe-t-on le BFR normatif d’une activité saisonnière ?',
        },
        aims: ['nwc'],
      },
      {
        text: {
          en: 'Locked box or completion accounts: who prefers what?',
          fr: 'Locked box ou comptes de closing : qui préfère quoi ?',
        },
        aims: ['net_debt', 'bridge'],
      },
    ],
  },
];
