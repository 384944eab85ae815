import type { Seed } from '../types.ts';

export const caseRealSeeds: readonly Seed[] = [
  {
    id: 'K5',
    topic: 'case_real',
    levels: ['intern', 'analyst'],
    question: {
      en: 'A real case. Pick a large deal you know, for instance Microsoft and Activision, LVMH and Tiffany, or Veolia and Suez, and defend or attack the price.',
      fr: 'Un cas réel. Choisissez une grande opération que vous connaissez, par exemple Microsoft et Activision, LVMH et Tiffany, ou Veolia et Suez, et défendez ou attaquez le prix.',
    },
    keyPoints: {
      en: 'The facts of the deal: parties, price, premium, structure, timing; the strategic rationale; a view of your own with a risk.',
      fr: 'Faits de l’opération : parties, prix, prime, structure, calendrier ; logique stratégique ; avis argumenté avec un risque.',
    },
    must: ['deal_facts', 'rationale', 'own_view'],
    bonus: ['control_premium', 'syn_vs_premium', 'antitrust'],
    followUps: [
      {
        text: {
          en: 'What would have changed your view?',
          fr: 'Qu’est-ce qui aurait changé votre avis ?',
        },
        aims: ['own_view'],
      },
      {
        text: {
          en: 'Which comparable deal contradicts you?',
          fr: 'Quelle opération comparable vous contredit ?',
        },
        aims: ['deal_facts', 'rationale'],
      },
    ],
  },
  {
    id: 'K6',
    topic: 'case_real',
    levels: ['analyst', 'associate'],
    question: {
      en: 'A real case. A large announced deal was abandoned after regulators objected, as Adobe and Figma was. What should each side have done?',
      fr: 'Un cas réel. Une grande opération annoncée a été abandonnée après les objections des régulateurs, comme Adobe et Figma. Qu’aurait dû faire chaque partie ?',
    },
    keyPoints: {
      en: 'Front-load remedies, market definition, long-stop, reverse fee, plan B, alternative structure.',
      fr: 'Préparer tôt les remèdes, définition du marché, date butoir, indemnité inversée, plan B, autre structure.',
    },
    must: ['antitrust', 'mac', 'own_view'],
    bonus: ['spa', 'rationale'],
    followUps: [
      {
        text: {
          en: 'How do you size a reverse break fee?',
          fr: 'Comment dimensionnez-vous une indemnité de rupture inversée ?',
        },
        aims: ['mac'],
      },
      {
        text: {
          en: 'What do you tell employees for fifteen months?',
          fr: 'Que dites-vous aux salariés pendant quinze mois ?',
        },
        aims: ['own_view', 'antitrust'],
      },
    ],
  },
];
