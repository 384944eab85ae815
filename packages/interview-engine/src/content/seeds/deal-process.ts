import type { Seed } from '../types.ts';

export const dealProcessSeeds: readonly Seed[] = [
  {
    id: 'G1',
    topic: 'deal_process',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Take me through a sell-side process from mandate to closing.',
      fr: 'Décrivez un processus de cession du mandat au closing.',
    },
    keyPoints: {
      en: 'Preparation (VDD, IM, model, buyer list), NDA/teaser, IM and NBOs, data room, management presentations, binding offers and SPA mark-up, signing, conditions, closing.',
      fr: 'Préparation (VDD, info memo, modèle, liste d’acquéreurs), NDA et teaser, offres indicatives, data room, présentations du management, offres fermes et commentaires sur le SPA, signing, conditions, closing.',
    },
    must: ['teaser_im', 'nbo_bo', 'due_diligence', 'spa'],
    bonus: ['auction', 'mac', 'locked_box', 'antitrust'],
    followUps: [
      {
        text: {
          en: 'Where do most processes die?',
          fr: 'À quelle étape la plupart des processus échouent-ils ?',
        },
        aims: ['due_diligence'],
      },
      {
        text: {
          en: 'What does the junior do each week?',
          fr: 'Que fait le junior chaque semaine ?',
        },
        aims: ['teaser_im', 'nbo_bo'],
      },
    ],
  },
  {
    id: 'G2',
    topic: 'deal_process',
    levels: ['analyst'],
    question: {
      en: 'A family firm wants to sell with discretion. Broad auction or targeted one?',
      fr: 'Une famille veut vendre son entreprise en toute discrétion. Processus large ou ciblé ?',
    },
    keyPoints: {
      en: 'Trade-off price tension, confidentiality, speed, employee/customer risk, buyer universe; two-stage limited auction.',
      fr: 'Arbitrage entre tension sur le prix, confidentialité, rapidité, risque salariés et clients, univers d’acquéreurs ; enchère limitée en deux tours.',
    },
    must: ['auction'],
    bonus: ['teaser_im', 'own_view', 'mgmt_package'],
    followUps: [
      {
        text: {
          en: 'How do you keep tension with three bidders?',
          fr: 'Comment garder de la tension avec trois candidats ?',
        },
        aims: ['auction'],
      },
      {
        text: {
          en: 'A leak appears in the press: what do you do in the next hour?',
          fr: 'Une fuite paraît dans la presse : que faites-vous dans l’heure ?',
        },
        aims: ['auction'],
      },
    ],
  },
  {
    id: 'G3',
    topic: 'deal_process',
    levels: ['analyst'],
    question: {
      en: 'Asset deal or share deal: who prefers what?',
      fr: 'Cession d’actifs ou de titres : qui préfère quoi ?',
    },
    keyPoints: {
      en: 'Buyer: select assets, step-up, leave liabilities; seller: clean exit, single tax layer; contracts and staff transfer.',
      fr: 'Acheteur : choix des actifs, réévaluation fiscale, passifs laissés ; vendeur : sortie nette, une seule imposition ; transfert des contrats et du personnel.',
    },
    must: ['asset_share_deal'],
    bonus: ['due_diligence', 'tax_shield'],
    followUps: [
      {
        text: {
          en: 'What is a step-up worth?',
          fr: 'Que vaut une réévaluation fiscale des actifs ?',
        },
        aims: ['asset_share_deal'],
      },
      {
        text: {
          en: 'Change-of-control clauses: where do you look?',
          fr: 'Clauses de changement de contrôle : où cherchez-vous ?',
        },
        aims: ['asset_share_deal'],
      },
    ],
  },
  {
    id: 'G4',
    topic: 'deal_process',
    levels: ['analyst', 'associate'],
    question: {
      en: 'Explain a public takeover in France to a foreign client.',
      fr: 'Expliquez une offre publique en France à un client étranger.',
    },
    keyPoints: {
      en: 'Mandatory offer above 30% of capital or votes; AMF review; offeree opinion and often an independent expert; squeeze-out available at 90%; FDI screening for sensitive sectors.',
      fr: 'Offre obligatoire au-delà de 30 % du capital ou des droits de vote ; contrôle de l’AMF ; avis motivé du conseil et souvent expert indépendant ; retrait obligatoire possible à 90 % ; contrôle des investissements étrangers dans les secteurs sensibles.',
    },
    must: ['takeover', 'fairness', 'antitrust'],
    bonus: ['defence', 'fdi', 'control_premium', 'ownership'],
    followUps: [
      {
        text: {
          en: 'What are the mandatory threshold and the squeeze-out level?',
          fr: 'Quels sont le seuil d’offre obligatoire et celui du retrait ?',
        },
        aims: ['takeover'],
      },
      {
        text: {
          en: 'The target’s board is hostile: what are your options?',
          fr: 'Le conseil de la cible est hostile : quelles options ?',
        },
        aims: ['fairness', 'antitrust'],
      },
    ],
  },
  {
    id: 'G5',
    topic: 'deal_process',
    levels: ['analyst', 'associate'],
    question: {
      en: 'Which clauses of an SPA move money?',
      fr: 'Dans un SPA, qu’est-ce qui a un impact financier ?',
    },
    keyPoints: {
      en: 'Price mechanism, NWC/net-debt definitions, leakage, warranties/indemnities and caps, conditions, interim covenants, termination fees.',
      fr: 'Mécanisme de prix, définitions du BFR et de la dette nette, fuites de valeur, garanties, indemnités et plafonds, conditions, engagements de gestion, indemnités de rupture.',
    },
    must: ['spa', 'locked_box', 'mac'],
    bonus: ['earnout', 'bridge', 'due_diligence'],
    followUps: [
      {
        text: {
          en: 'Who bears trading between the locked-box date and closing?',
          fr: 'Qui supporte les résultats entre la date de locked box et le closing ?',
        },
        aims: ['locked_box'],
      },
      {
        text: {
          en: 'What does warranty insurance change?',
          fr: 'Que change une assurance de garantie de passif ?',
        },
        aims: ['spa', 'mac'],
      },
    ],
  },
  {
    id: 'G6',
    topic: 'deal_process',
    levels: ['analyst', 'associate'],
    question: {
      en: 'A deal faces an in-depth antitrust review. How do you plan?',
      fr: 'L’opération fait l’objet d’un examen concurrence approfondi. Comment vous organisez-vous ?',
    },
    keyPoints: {
      en: 'Market definition, overlaps, remedies buyer, long-stop date, reverse break fee, clean teams, timetable and communication.',
      fr: 'Définition du marché, chevauchements, repreneur des actifs cédés, date butoir, indemnité inversée, équipes étanches, calendrier et communication.',
    },
    must: ['antitrust', 'rationale'],
    bonus: ['mac', 'spa', 'integration_cost'],
    followUps: [
      {
        text: {
          en: 'Structural or behavioural remedies?',
          fr: 'Remèdes structurels ou comportementaux ?',
        },
        aims: ['antitrust'],
      },
      {
        text: {
          en: 'How do you price the risk for shareholders?',
          fr: 'Comment chiffrez-vous le risque pour les actionnaires ?',
        },
        aims: ['rationale'],
      },
    ],
  },
];
