import type { Seed } from '../types.ts';

export const marketSeeds: readonly Seed[] = [
  {
    id: 'I1',
    topic: 'market',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Tell me about a deal you followed.',
      fr: 'Parlez-moi d’une opération que vous avez suivie.',
    },
    keyPoints: {
      en: 'Parties, price and structure, multiple/premium, rationale, financing, reaction, risk, own view; 90 seconds.',
      fr: 'Parties, prix et structure, multiple ou prime, logique, financement, réaction, risque, avis personnel ; 90 secondes.',
    },
    must: ['deal_facts', 'rationale', 'own_view'],
    bonus: ['control_premium', 'financing_mix', 'antitrust'],
    followUps: [
      {
        text: {
          en: 'What multiple was paid and is it high?',
          fr: 'Quel multiple a été payé, et est-il élevé ?',
        },
        aims: ['deal_facts'],
      },
      {
        text: {
          en: 'What is the main risk and who bears it?',
          fr: 'Quel est le principal risque, et qui le porte ?',
        },
        aims: ['own_view', 'rationale'],
      },
    ],
  },
  {
    id: 'I2',
    topic: 'market',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Where are rates and equity markets, and what does that do to M&A?',
      fr: 'Où en sont les taux et les marchés actions, et quel effet sur le M&A ?',
    },
    keyPoints: {
      en: 'Direction and order of magnitude, then transmission: cost of debt, valuation gap, LBO capacity, IPO window, cross-border FX.',
      fr: 'Direction et ordre de grandeur, puis transmission : coût de la dette, écart de valorisation, capacité de LBO, fenêtre d’introduction en bourse, changes.',
    },
    must: ['rates_effect'],
    bonus: ['leverage', 'financing_mix', 'exit', 'growth_margin_risk'],
    followUps: [
      {
        text: {
          en: 'Which sectors benefit from where rates are?',
          fr: 'Quels secteurs profitent du niveau actuel des taux ?',
        },
        aims: ['rates_effect'],
      },
      {
        text: {
          en: 'What would make you change that view?',
          fr: 'Qu’est-ce qui vous ferait changer d’avis ?',
        },
        aims: ['rates_effect'],
      },
    ],
  },
  {
    id: 'I3',
    topic: 'market',
    levels: ['analyst'],
    question: {
      en: 'Pitch me an acquisition for a company in your favourite sector.',
      fr: 'Proposez une acquisition pour une société de votre secteur préféré.',
    },
    keyPoints: {
      en: 'Buyer need, target fit, price and multiple, synergies vs premium, financing, risks, next step.',
      fr: 'Besoin de l’acquéreur, adéquation de la cible, prix et multiple, synergies face à la prime, financement, risques, prochaine étape.',
    },
    must: ['rationale', 'deal_facts', 'syn_vs_premium', 'own_view'],
    bonus: ['financing_mix', 'antitrust', 'accretion'],
    followUps: [
      { text: { en: 'Why now?', fr: 'Pourquoi maintenant ?' }, aims: ['rationale'] },
      {
        text: {
          en: 'What would the target board answer?',
          fr: 'Que répondrait le conseil de la cible ?',
        },
        aims: ['syn_vs_premium', 'deal_facts'],
      },
    ],
  },
  {
    id: 'I4',
    topic: 'market',
    levels: ['associate'],
    question: {
      en: 'A client’s chief executive asks whether now is a time to sell. You have two minutes.',
      fr: 'Un dirigeant vous demande si c’est le moment de vendre. Vous avez deux minutes.',
    },
    keyPoints: {
      en: 'Owner objectives, company trajectory, market window, buyer appetite, alternatives (minority, LBO, IPO), preparation time.',
      fr: 'Objectifs du dirigeant, trajectoire de la société, fenêtre de marché, appétit des acquéreurs, alternatives (minoritaire, LBO, bourse), temps de préparation.',
    },
    must: ['own_view', 'rates_effect'],
    bonus: ['auction', 'growth_margin_risk', 'football_field'],
    followUps: [
      {
        text: {
          en: 'Which three questions do you ask first?',
          fr: 'Quelles trois questions posez-vous d’abord ?',
        },
        aims: ['own_view'],
      },
      {
        text: {
          en: 'What if he is 62 with no successor?',
          fr: 'Et s’il a 62 ans et pas de successeur ?',
        },
        aims: ['own_view', 'rates_effect'],
      },
    ],
  },
];
