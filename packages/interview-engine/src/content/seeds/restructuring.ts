import type { Seed } from '../types.ts';

export const restructuringSeeds: readonly Seed[] = [
  {
    id: 'H1',
    topic: 'restructuring',
    levels: ['analyst'],
    question: {
      en: 'A distressed company is worth {mult} an EBITDA of {ebitda}, less costs of {costs}. It owes {rcf} on the revolving facility, {senior} of senior debt and {mezz} of mezzanine. Who recovers what, and what percentage does the mezzanine get?',
      fr: 'Une société en difficulté vaut {mult} un EBITDA de {ebitda}, moins {costs} de coûts. Elle doit {rcf} de crédit revolving, {senior} de dette senior et {mezz} de mezzanine. Qui récupère quoi, et quel pourcentage touche la mezzanine ?',
    },
    keyPoints: {
      en: 'Distributable value = EBITDA × multiple – costs; pay the revolving facility, then senior, then mezzanine, in order; the fulcrum is the first tranche not paid in full.',
      fr: 'Valeur distribuable = EBITDA × multiple – coûts ; payer le RCF, puis la dette senior, puis la mezzanine, dans l’ordre ; le titre pivot est la première tranche non remboursée en entier.',
    },
    must: ['absolute_priority', 'fulcrum'],
    bonus: ['senior', 'mezz'],
    followUps: [
      {
        text: { en: 'Who controls the negotiation?', fr: 'Qui contrôle la négociation ?' },
        aims: ['fulcrum'],
      },
      {
        text: {
          en: 'EBITDA is up by 10%: who gains?',
          fr: 'L’EBITDA monte de 10 % : qui y gagne ?',
        },
        aims: ['absolute_priority', 'fulcrum'],
      },
    ],
    numeric: { generator: 'N25' },
  },
  {
    id: 'H2',
    topic: 'restructuring',
    levels: ['analyst'],
    question: {
      en: 'Your client cannot pay next month. What do you look at first?',
      fr: 'Votre client ne pourra pas payer le mois prochain. Que regardez-vous en premier ?',
    },
    keyPoints: {
      en: 'Cash runway and 13-week forecast, cash control, critical payments, lender dialogue, director duties, new money options.',
      fr: 'Horizon de trésorerie et prévision à 13 semaines, contrôle des décaissements, paiements critiques, dialogue avec les prêteurs, devoirs des dirigeants, solutions de new money.',
    },
    must: ['liquidity'],
    bonus: ['nwc', 'covenants', 'amend_extend', 'integrity'],
    followUps: [
      {
        text: {
          en: 'How do you build a 13-week cash flow?',
          fr: 'Comment construisez-vous une prévision de trésorerie à 13 semaines ?',
        },
        aims: ['liquidity'],
      },
      {
        text: { en: 'Which suppliers get paid?', fr: 'Quels fournisseurs sont payés ?' },
        aims: ['liquidity'],
      },
    ],
  },
  {
    id: 'H3',
    topic: 'restructuring',
    levels: ['analyst', 'associate'],
    question: {
      en: 'Amend-and-extend, debt-for-equity or sale? Frame the choice.',
      fr: 'Réaménagement, conversion en capital ou cession ? Posez le choix.',
    },
    keyPoints: {
      en: 'Viable operations vs wrong balance sheet; compare recoveries per option; time and liquidity; control.',
      fr: 'Exploitation viable ou bilan inadapté ; comparer les recouvrements de chaque option ; temps et liquidité ; contrôle.',
    },
    must: ['amend_extend', 'absolute_priority'],
    bonus: ['fulcrum', 'proceedings', 'liquidity'],
    followUps: [
      {
        text: {
          en: 'When is liquidation value above going concern?',
          fr: 'Quand la valeur liquidative dépasse-t-elle la continuité d’exploitation ?',
        },
        aims: ['absolute_priority'],
      },
      {
        text: { en: 'Who blocks a plan?', fr: 'Qui peut bloquer un plan ?' },
        aims: ['amend_extend', 'absolute_priority'],
      },
    ],
  },
  {
    id: 'H4',
    topic: 'restructuring',
    levels: ['analyst', 'associate'],
    question: {
      en: 'Compare French preventive procedures with a formal insolvency for a foreign lender.',
      fr: 'Pour un prêteur étranger, comparez les procédures préventives françaises et les procédures collectives.',
    },
    keyPoints: {
      en: 'Mandat ad hoc: confidential, consensual, before any cessation of payments; conciliation: confidential, until 45 days after it; accelerated safeguard to bind minorities; then safeguard, receivership, liquidation.',
      fr: 'Mandat ad hoc : confidentiel, amiable, sans cessation des paiements ; conciliation : confidentielle, jusqu’à 45 jours après la cessation des paiements ; sauvegarde accélérée pour lier les minoritaires ; puis sauvegarde, redressement, liquidation.',
    },
    must: ['proceedings'],
    bonus: ['absolute_priority', 'amend_extend', 'liquidity'],
    followUps: [
      {
        text: {
          en: 'What is a class of affected parties?',
          fr: 'Qu’est-ce qu’une classe de parties affectées ?',
        },
        aims: ['proceedings'],
      },
      {
        text: {
          en: 'What is the role of the new-money privilege?',
          fr: 'Quel est le rôle du privilège de new money ?',
        },
        aims: ['proceedings'],
      },
    ],
  },
];
