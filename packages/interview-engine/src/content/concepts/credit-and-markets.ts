import type { Concept } from '../types.ts';

export const creditAndMarketsConcepts = {
  fulcrum: {
    label: { en: 'fulcrum security', fr: 'titre pivot (fulcrum)' },
    triggers: {
      en: ['fulcrum', 'first tranche not paid in full', 'partially recovers', 'breaks in the'],
      fr: ['pivot', 'fulcrum'],
    },
  },
  absolute_priority: {
    label: { en: 'priority of claims / waterfall', fr: 'rang des créances / cascade de paiement' },
    triggers: {
      en: [
        'waterfall',
        'seniority',
        'priority',
        'in order',
        'ranks ahead',
        'ranking',
        'paid first',
        'recoveries',
      ],
      fr: [
        'cascade',
        'rang',
        'priorité',
        'dans l’ordre',
        'payé en premier',
        'payée en premier',
        'recouvrements',
      ],
    },
  },
  liquidity: {
    label: {
      en: 'liquidity / 13-week cash flow',
      fr: 'liquidité / prévision de trésorerie 13 semaines',
    },
    triggers: {
      en: [
        'liquidity',
        'runway',
        '13-week',
        '13 week',
        'thirteen week',
        'cash position',
        'cash forecast',
      ],
      fr: [
        'liquidité',
        'trésorerie court terme',
        '13 semaines',
        'treize semaines',
        'prévision de trésorerie',
        'position de trésorerie',
      ],
    },
  },
  amend_extend: {
    label: {
      en: 'amend & extend, debt-for-equity, new money',
      fr: 'réaménagement, conversion de dette en capital, new money',
    },
    triggers: {
      en: [
        'amend',
        'extend',
        'debt for equity',
        'debt-for-equity',
        'new money',
        'debt to equity swap',
      ],
      fr: [
        'réaménagement',
        'réaménager',
        'conversion de dette',
        'conversion en capital',
        'new money',
      ],
    },
  },
  proceedings: {
    label: {
      en: 'in-court vs out-of-court',
      fr: 'mandat ad hoc, conciliation, sauvegarde accélérée, RJ',
    },
    triggers: {
      en: [
        'chapter 11',
        'scheme',
        'insolvency',
        'conciliation',
        'mandat ad hoc',
        'safeguard',
        'court',
        'administration',
      ],
      fr: [
        'mandat ad hoc',
        'conciliation',
        'sauvegarde',
        'redressement',
        'procédure collective',
        'liquidation judiciaire',
      ],
    },
  },
  rates_effect: {
    label: {
      en: 'effect of interest rates on valuation and leverage',
      fr: 'effet des taux sur la valorisation et le levier',
    },
    triggers: {
      en: [
        'interest rates',
        'higher rates',
        'rates rise',
        'rates go up',
        'lower rates',
        'rate cuts',
        'rates fall',
        'cost of borrowing',
        'rates',
      ],
      fr: [
        'taux d’intérêt',
        'hausse des taux',
        'baisse des taux',
        'les taux',
        'des taux',
        'coût de l’emprunt',
      ],
    },
  },
  deal_facts: {
    label: {
      en: 'deal facts: parties, price, premium, structure, timing',
      fr: 'faits : parties, prix, prime, structure, calendrier',
    },
    triggers: {
      en: [
        'acquirer',
        'acquired',
        'offered',
        'bought',
        'price of',
        'per share',
        'billion',
        'announced',
        'times ebitda',
      ],
      fr: [
        'acquéreur',
        'a racheté',
        'a acquis',
        'a proposé',
        'par action',
        'milliards',
        'milliard',
        'annoncé',
        'annoncée',
      ],
    },
  },
  own_view: {
    label: { en: 'own view with a risk', fr: 'avis personnel argumenté avec un risque' },
    triggers: {
      en: [
        'in my view',
        'my view',
        'in my opinion',
        'i believe',
        'i would recommend',
        'i recommend',
        'i would advise',
        'my recommendation',
        'my advice',
        'i would argue',
        'i think the price',
        'the main risk',
        'the biggest risk',
      ],
      fr: [
        'à mon avis',
        'selon moi',
        'je recommande',
        'je recommanderais',
        'je conseillerais',
        'ma recommandation',
        'mon conseil',
        'le principal risque',
        'le plus grand risque',
        'j’estime que',
        'je considère que',
      ],
    },
  },
} as const satisfies Readonly<Record<string, Concept>>;
