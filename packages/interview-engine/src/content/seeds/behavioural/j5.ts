import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j5: Seed = {
  id: 'J5',
  topic: 'behavioural',
  levels: ['intern', 'analyst', 'associate'],
  question: {
    en: 'Tell me about a time you led people without authority.',
    fr: 'Racontez-moi une fois où vous avez dirigé sans autorité hiérarchique.',
  },
  hint: {
    en: 'Think of a group project in which nobody was the boss.',
    fr: 'Pensez à un projet de groupe où personne n’était le chef.',
  },
  keyPoints: {
    en: 'Goal, resistance, persuasion, result.',
    fr: 'Objectif, résistance, persuasion, résultat.',
  },
  modelAnswer: {
    en: 'In my third year I had to deliver a market study for a real client, a ferry operator, with five students from three schools. None of them reported to me, but I had promised the client a date. Two refused to do the interviews because they were not graded. I took each of them for a coffee, asked what they needed for their own course, and reshaped the tasks so that one got the data for his thesis. I made the first ten calls myself; when I saw that we would slip I called the client eight days ahead to move one chapter. We delivered on the day with sixty-two interviews instead of forty, and the client hired two of us. I learned that people follow when it helps them too, and I now start every group with that question.',
    fr: 'En troisième année, je devais rendre une étude de marché à un vrai client, une compagnie de ferries, avec cinq étudiants de trois écoles. Aucun ne dépendait de moi, mais j’avais promis une date au client. Deux refusaient les entretiens parce qu’ils n’étaient pas notés. J’ai pris un café avec chacun, j’ai demandé ce qu’il leur fallait pour leurs propres cours, et j’ai réparti les tâches autrement, pour que l’un récupère les données de son mémoire. J’ai passé moi-même les dix premiers appels, et quand j’ai vu le retard venir, j’ai prévenu le client huit jours avant pour décaler un chapitre. Nous avons rendu à l’heure soixante-deux entretiens au lieu de quarante, et le client a recruté deux d’entre nous. J’ai appris que les gens suivent quand cela les aide aussi ; désormais je commence chaque groupe par cette question.',
  },
  must: ['star_t', 'star_a', 'star_r'],
  bonus: ['learning', 'prioritise'],
  points: {
    prioritise: {
      byName: false,
      says: [
        'hardest_part & put_ahead|"the rest"|"le reste"',
        'acted > "first"|"before"|"d’abord" > "because"|"parce"',
        'put_ahead & "left"|"kept"|"last"|"dernier"|"fin" & "formatting"|"appendix"|"slides"|"mise en page"|"annexe"|"annexes"',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What exactly did you say to the person who resisted most?',
        fr: 'Qu’avez-vous dit exactement à celui qui résistait le plus ?',
      },
      aims: ['star_a'],
    },
    {
      rung: 2,
      text: {
        en: 'Would they have got there without you? How do you know?',
        fr: 'Y seraient-ils arrivés sans vous ? Qu’est-ce qui vous le prouve ?',
      },
      aims: ['star_r'],
    },
    {
      rung: 4,
      text: {
        en: 'How would you use that with a client’s team that does not report to you?',
        fr: 'Comment vous en serviriez-vous avec l’équipe d’un client, qui ne dépend pas de vous ?',
      },
      aims: ['learning', 'star_t'],
    },
  ],
  wrongClaims: [
    'blames_others',
    'did_it_all_alone',
    'results_cannot_be_measured',
    'changes_nothing',
    'lost_in_the_group',
    'tricks_the_others',
    'removes_the_other',
    'nothing_to_overcome',
    'lets_it_drift',
    'silences_dissent',
    'rules_by_force',
    'shames_in_public',
    'only_i_was_right',
    'passes_the_blame',
    'leads_by_order',
    'blameless_in_failure',
    'shuts_the_door',
    'outcome_called_secondary',
    'power_taken_for_none',
    'lesson_to_do_worse',
    ...claimsInEveryStory,
  ],
};
