import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j4: Seed = {
  id: 'J4',
  topic: 'behavioural',
  levels: ['intern', 'analyst', 'associate'],
  question: {
    en: 'Tell me about a failure that was your fault.',
    fr: 'Racontez un échec dont vous étiez responsable.',
  },
  hint: {
    en: 'Take one real moment and tell it in order.',
    fr: 'Prenez un moment réel et racontez-le dans l’ordre.',
  },
  keyPoints: {
    en: 'Own decision, consequence, repair, changed behaviour with proof.',
    fr: 'Décision personnelle, conséquence, réparation, comportement changé avec preuve.',
  },
  modelAnswer: {
    en: 'Two summers ago, during my internship at a boutique, we were preparing the memorandum for a family business, and I was in charge of the numbers file. One Sunday, tired, I decided to skip the balance check, and a revenue figure went out three million too high. A bidder noticed on Tuesday. I told my associate at once that it was my fault, I rechecked all forty pages that night, and we sent a clean version the next morning. It cost us two days and an apology from the director, but the bidder stayed and made the second-best offer. Since then I use a checklist of twenty points and I read everything again cold the next day: on the three files that followed, nobody found a single error.',
    fr: 'Il y a deux étés, pendant mon stage dans une boutique, nous préparions le mémorandum d’une société familiale et j’étais responsable du fichier de chiffres. Un dimanche, fatigué, j’ai décidé de sauter le contrôle de bilan, et un chiffre d’affaires faux de trois millions est parti. Un acheteur l’a vu le mardi. J’ai prévenu mon associate tout de suite en disant que c’était ma faute, j’ai repris les quarante pages dans la nuit, et nous avons renvoyé une version propre le lendemain. Cela nous a coûté deux jours et des excuses du directeur, mais l’acheteur est resté et a fait la deuxième meilleure offre. Depuis, j’utilise une liste de vingt contrôles et je relis à froid le lendemain : sur les trois dossiers suivants, personne n’a trouvé une seule erreur.',
  },
  must: ['star_s', 'star_a', 'star_r', 'learning'],
  bonus: ['integrity'],
  points: { learning: { byName: true } },
  followUps: [
    {
      rung: 1,
      text: { en: 'Which decision was yours alone?', fr: 'Quelle décision était la vôtre seule ?' },
      aims: ['star_a'],
    },
    {
      rung: 2,
      text: {
        en: 'Who paid for it, and what did you say to them?',
        fr: 'Qui en a payé le prix, et que lui avez-vous dit ?',
      },
      aims: ['star_r', 'integrity'],
    },
    {
      rung: 4,
      text: {
        en: 'When did the same situation come back, and what did you do differently?',
        fr: 'Quand la même situation s’est-elle représentée, et qu’avez-vous fait autrement ?',
      },
      aims: ['learning'],
    },
  ],
  wrongClaims: [
    'blames_others',
    'never_failed',
    'hides_the_error',
    'checking_is_for_others',
    'changes_nothing',
    'results_cannot_be_measured',
    'success_in_disguise',
    'lost_in_the_group',
    'passes_the_blame',
    'unnoticed_means_untold',
    'goes_past_the_team',
    'blameless_in_failure',
    'lets_them_believe',
    'unseen_error_called_harmless',
    'outcome_called_secondary',
    'small_lie_told',
    'lesson_to_do_worse',
    ...claimsInEveryStory,
  ],
};
