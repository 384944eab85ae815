import { amount, multiple } from '../../numbers/generator.ts';
import type { Seed } from '../types.ts';

export const caseHypotheticalSeeds: readonly Seed[] = [
  {
    id: 'K1',
    topic: 'case_hypothetical',
    levels: ['analyst'],
    question: {
      en: 'Here is a case. A listed French food group considers buying an organic brand at {m} sales. Structure your advice.',
      fr: 'Voici un cas. Un groupe alimentaire français coté envisage d’acheter une marque bio à {m} le chiffre d’affaires. Structurez votre conseil.',
    },
    keyPoints: {
      en: 'Objective, fit, stand-alone value, synergies, price ceiling, financing, structure, risks, recommendation.',
      fr: 'Objectif, adéquation, valeur intrinsèque, synergies, plafond de prix, financement, structure, risques, recommandation.',
    },
    must: ['rationale', 'syn_vs_premium', 'financing_mix', 'own_view'],
    bonus: ['ev_ebitda', 'accretion', 'due_diligence', 'earnout'],
    followUps: [
      {
        text: {
          en: 'The sales multiple looks absurd on EBITDA: defend it.',
          fr: 'Le multiple de chiffre d’affaires paraît absurde en EBITDA : défendez-le.',
        },
        aims: ['syn_vs_premium', 'rationale'],
      },
      {
        text: {
          en: 'The founder refuses to stay: what changes?',
          fr: 'Le fondateur refuse de rester : qu’est-ce qui change ?',
        },
        aims: ['financing_mix', 'own_view'],
      },
    ],
    numeric: {
      generator: 'N20',
      ask: {
        en: 'Suppose synergies of {syn} before tax, tax of {t}, a WACC of {w}, growth of {g}, integration costs of {integ} and a premium of {prem}: what is left for the acquirer?',
        fr: 'Supposons {syn} de synergies avant impôt, un impôt de {t}, un CMPC de {w}, une croissance de {g}, {integ} de coûts d’intégration et une prime de {prem} : que reste-t-il à l’acquéreur ?',
      },
    },
    parameters: { m: multiple(4, 3, 6, 1) },
  },
  {
    id: 'K2',
    topic: 'case_hypothetical',
    levels: ['analyst'],
    question: {
      en: 'Here is a case. A family industrial company wants liquidity but wants to keep control. What are its options?',
      fr: 'Voici un cas. Une ETI industrielle familiale veut de la liquidité sans perdre le contrôle. Quelles sont ses options ?',
    },
    keyPoints: {
      en: 'Minority sale, owner buy-out, dividend recap, asset sale, IPO, staged sale; compare cash, control, cost, time.',
      fr: 'Cession minoritaire, owner buy-out, dividende exceptionnel, cession d’actif, bourse, cession par étapes ; comparer liquidité, contrôle, coût, délai.',
    },
    must: ['own_view', 'mgmt_package'],
    bonus: ['lbo', 'leverage', 'ownership', 'auction'],
    followUps: [
      {
        text: {
          en: 'The family reinvests 40% of its proceeds: what happens to control?',
          fr: 'La famille réinvestit 40 % de son produit : que devient le contrôle ?',
        },
        aims: ['mgmt_package'],
      },
      {
        text: {
          en: 'Siblings disagree: how do you run the meeting?',
          fr: 'Frères et sœurs ne sont pas d’accord : comment menez-vous la réunion ?',
        },
        aims: ['own_view'],
      },
    ],
    numeric: {
      generator: 'N16',
      ask: {
        en: 'Suppose an owner buy-out: EBITDA of {ebitda}, value at {m_in} EBITDA, debt of {lev} EBITDA, growth of {g} a year, {paydown} repaid and an exit at {m_out} EBITDA after {years}. What money multiple does the equity make?',
        fr: 'Supposons un owner buy-out : EBITDA de {ebitda}, valeur à {m_in} l’EBITDA, dette de {lev} l’EBITDA, croissance de {g} par an, {paydown} remboursés et sortie à {m_out} l’EBITDA après {years}. Quel multiple font les fonds propres ?',
      },
    },
  },
  {
    id: 'K3',
    topic: 'case_hypothetical',
    levels: ['associate'],
    question: {
      en: 'Here is a case. A hostile suitor offers a premium of {prem}, in shares, for your client. You have 48 hours: what do you do?',
      fr: 'Voici un cas. Un assaillant hostile offre une prime de {prem}, payée en titres, pour votre client. Vous avez 48 heures : que faites-vous ?',
    },
    keyPoints: {
      en: 'Value stand-alone and synergies, bidder paper quality, alternatives, board duties, communication, white knight, process.',
      fr: 'Valeur intrinsèque et synergies, qualité du papier de l’assaillant, alternatives, devoirs du conseil, communication, chevalier blanc, calendrier.',
    },
    must: ['takeover', 'defence', 'fairness', 'own_view'],
    bonus: ['exchange_ratio', 'syn_vs_premium', 'ownership', 'auction'],
    followUps: [
      {
        text: {
          en: 'Which number shows the offer is too low?',
          fr: 'Quel chiffre montre que l’offre est trop basse ?',
        },
        aims: ['fairness', 'takeover'],
      },
      {
        text: {
          en: 'Your largest holder, with 12%, wants to tender: what do you do?',
          fr: 'Votre premier actionnaire, avec 12 %, veut apporter : que faites-vous ?',
        },
        aims: ['defence', 'own_view'],
      },
    ],
    numeric: {
      generator: 'N21',
      ask: {
        en: 'The suitor trades at {p_a} and your client at {p_t}: what exchange ratio does that premium make?',
        fr: 'L’assaillant cote {p_a} et votre client {p_t} : quelle parité d’échange cette prime donne-t-elle ?',
      },
    },
  },
  {
    id: 'K4',
    topic: 'case_hypothetical',
    levels: ['analyst'],
    question: {
      en: 'Here is a case. A division is carved out of its group, with shared IT and {c} of group charges. How do you value it?',
      fr: 'Voici un cas. Une division est détourée de son groupe, avec des systèmes informatiques partagés et {c} de frais de groupe. Comment la valorisez-vous ?',
    },
    keyPoints: {
      en: 'Standalone cost base, dis-synergies, separation costs, TSA, peg, then multiples.',
      fr: 'Base de coûts autonome, dis-synergies, coûts de séparation, contrat de services transitoires, BFR normatif, puis multiples.',
    },
    must: ['normalise', 'ebitda', 'ev_ebitda'],
    bonus: ['due_diligence', 'nwc', 'locked_box'],
    followUps: [
      {
        text: {
          en: 'What is a transitional services agreement worth?',
          fr: 'Que vaut un contrat de services transitoires ?',
        },
        aims: ['normalise', 'ebitda'],
      },
      {
        text: {
          en: 'Which one-offs hit year one?',
          fr: 'Quels coûts exceptionnels pèsent sur la première année ?',
        },
        aims: ['normalise', 'ev_ebitda'],
      },
    ],
    numeric: {
      generator: 'N10',
      ask: {
        en: 'Suppose stand-alone EBITDA of {ebitda}, peers at {mult} EBITDA, net debt of {netdebt} and {shares} shares: what is the value per share?',
        fr: 'Supposons un EBITDA autonome de {ebitda}, des pairs à {mult} l’EBITDA, une dette nette de {netdebt} et {shares} d’actions : quelle est la valeur par action ?',
      },
    },
    parameters: { c: amount(10, 5, 20, 5) },
  },
];
