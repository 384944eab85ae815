import type { Concept } from '../types.ts';

export const dealsConcepts = {
  rationale: {
    label: { en: 'strategic rationale', fr: 'rationnel stratégique (logique industrielle)' },
    triggers: {
      en: [
        'rationale',
        'strategic',
        'strategy',
        'fit',
        'market share',
        'scale',
        'new markets',
        'capabilities',
      ],
      fr: [
        'rationnel',
        'logique industrielle',
        'stratégique',
        'stratégie',
        'parts de marché',
        'taille critique',
      ],
    },
  },
  antitrust: {
    label: {
      en: 'antitrust / regulatory approval',
      fr: 'concurrence / autorisations réglementaires',
    },
    triggers: {
      en: [
        'antitrust',
        'regulatory',
        'regulator',
        'regulators',
        'competition authority',
        'remedies',
        'remedy',
        'merger control',
      ],
      fr: [
        'antitrust',
        'réglementaire',
        'remèdes',
        'autorité de la concurrence',
        'autorités',
        'régulateur',
        'régulateurs',
        'contrôle des concentrations',
      ],
    },
  },
  fdi: {
    label: { en: 'foreign investment control', fr: 'contrôle des investissements étrangers (IEF)' },
    triggers: {
      en: ['foreign investment', 'cfius', 'national security'],
      fr: ['investissements étrangers', 'ief'],
    },
  },
  due_diligence: {
    label: { en: 'due diligence', fr: 'due diligence (audits d’acquisition), VDD' },
    triggers: {
      en: ['due diligence', 'data room', 'diligence'],
      fr: ['due diligence', 'audits', 'vdd', 'data room'],
    },
  },
  teaser_im: {
    label: {
      en: 'teaser, NDA, information memorandum',
      fr: 'teaser, NDA, info memo (mémorandum d’information)',
    },
    triggers: {
      en: ['teaser', 'nda', 'information memorandum', 'cim'],
      fr: ['teaser', 'nda', 'info memo', 'mémorandum'],
    },
  },
  nbo_bo: {
    label: { en: 'indicative then binding offers', fr: 'offre indicative (NBO) puis offre ferme' },
    triggers: {
      en: ['indicative', 'binding', 'non-binding', 'loi', 'final offers', 'first-round bids'],
      fr: ['indicative', 'indicatives', 'offre ferme', 'offres fermes', 'nbo', 'loi'],
    },
  },
  spa: {
    label: { en: 'SPA, signing and closing', fr: 'SPA / protocole, signing et closing' },
    triggers: { en: ['spa', 'signing', 'closing'], fr: ['spa', 'signing', 'closing', 'protocole'] },
  },
  mac: {
    label: { en: 'MAC / conditions precedent', fr: 'MAC / conditions suspensives' },
    triggers: {
      en: [
        'mac clause',
        'material adverse',
        'conditions precedent',
        'conditions',
        'long-stop',
        'long stop',
        'reverse break fee',
        'break fee',
        'termination fee',
      ],
      fr: [
        'clause mac',
        'conditions suspensives',
        'date butoir',
        'indemnité de rupture',
        'indemnité inversée',
      ],
    },
  },
  locked_box: {
    label: { en: 'locked box vs completion accounts', fr: 'locked box vs comptes de closing' },
    triggers: {
      en: ['locked box', 'completion accounts', 'closing accounts', 'price mechanism', 'leakage'],
      fr: ['locked box', 'comptes de closing', 'mécanisme de prix', 'fuites de valeur'],
    },
  },
  earnout: {
    label: { en: 'earn-out / CVR', fr: 'complément de prix (earn-out)' },
    triggers: {
      en: ['earn-out', 'earnout', 'cvr', 'contingent'],
      fr: ['complément de prix', 'earn-out'],
    },
  },
  asset_share_deal: {
    label: { en: 'asset deal vs share deal', fr: 'cession d’actifs vs cession de titres' },
    triggers: {
      en: [
        'asset deal',
        'share deal',
        'step-up',
        'step up',
        'leave liabilities',
        'liabilities behind',
        'buying the assets',
        'buys the assets',
        'buying the shares',
        'buys the shares',
      ],
      fr: [
        'cession d’actifs',
        'cession de titres',
        'acheter les actifs',
        'acheter les titres',
        'achète les actifs',
        'achète les titres',
        'réévaluation fiscale',
        'passifs',
      ],
    },
  },
  takeover: {
    label: {
      en: 'public offer mechanics (squeeze-out)',
      fr: 'OPA / OPE / OPR, retrait obligatoire',
    },
    triggers: {
      en: [
        'tender offer',
        'public offer',
        'squeeze-out',
        'squeeze out',
        'mandatory offer',
        'mandatory bid',
        '30%',
        '90%',
      ],
      fr: [
        'opa',
        'ope',
        'offre publique',
        'retrait obligatoire',
        'offre obligatoire',
        '30 %',
        '90 %',
        '30%',
        '90%',
      ],
    },
  },
  defence: {
    label: { en: 'takeover defences', fr: 'défenses anti-OPA' },
    triggers: {
      en: ['poison pill', 'white knight', 'defence', 'defense', 'defences', 'defenses'],
      fr: ['pilule', 'chevalier blanc', 'défense', 'défenses'],
    },
  },
  fairness: {
    label: { en: 'fairness opinion', fr: 'attestation d’équité / expert indépendant' },
    triggers: { en: ['fairness opinion'], fr: ['attestation d’équité', 'expert indépendant'] },
  },
  auction: {
    label: {
      en: 'broad vs targeted auction, competitive tension',
      fr: 'enchère large / ciblée, tension concurrentielle',
    },
    triggers: {
      en: [
        'auction',
        'competitive tension',
        'broad process',
        'limited process',
        'several bidders',
        'bidders',
      ],
      fr: [
        'enchère',
        'enchères',
        'tension concurrentielle',
        'process compétitif',
        'processus compétitif',
        'plusieurs candidats',
      ],
    },
  },
} as const satisfies Readonly<Record<string, Concept>>;
