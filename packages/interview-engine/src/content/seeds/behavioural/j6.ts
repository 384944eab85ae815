import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j6: Seed = {
  id: 'J6',
  topic: 'behavioural',
  levels: ['intern', 'analyst', 'associate'],
  question: {
    en: 'Two deals, same deadline, and both staffers say theirs comes first. It is ten in the evening: what do you do?',
    fr: 'Deux dossiers, même échéance, deux seniors qui se disent prioritaires. Il est 22 heures : que faites-vous ?',
  },
  hint: {
    en: 'Ask who needs to know, and how soon.',
    fr: 'Demandez-vous qui doit être au courant, et quand.',
  },
  keyPoints: {
    en: 'Surface the conflict early, estimate the time, propose a split, let the seniors arbitrate, protect quality.',
    fr: 'Signaler tôt le conflit, estimer les temps, proposer un partage, laisser arbitrer les seniors, protéger la qualité.',
  },
  modelAnswer: {
    en: 'I do not choose in silence. First I estimate honestly: the model takes four hours, the presentation five, so nine hours of work before seven in the morning, which is not possible at a decent level. Then I call both of them right away, tell them that the two deadlines clash, and come with a proposal: the model at three, half of the pages with another analyst, or the second document at noon. If they disagree, it is for the staffer or the director to decide, not for me, and I confirm the decision by mail so that it is clear to everybody. Then I work through the night without complaining: such nights are part of the job. I would rather announce a delay at ten in the evening than at six in the morning.',
    fr: 'Je ne tranche pas en silence. D’abord j’estime honnêtement : le modèle prend quatre heures, la présentation cinq, donc neuf heures de travail avant sept heures du matin, ce n’est pas faisable à un niveau correct. Ensuite j’appelle les deux tout de suite, je leur dis que les deux échéances se heurtent, et j’arrive avec une proposition : le modèle à trois heures, la moitié des pages avec un autre analyste, ou le second document à midi. S’ils ne sont pas d’accord, c’est au staffeur ou au directeur d’arbitrer, pas à moi, et je confirme la décision par mail pour que ce soit clair. Puis j’exécute sans râler : ces nuits-là font partie du métier. Je préfère annoncer un retard à vingt-deux heures qu’à six heures du matin.',
  },
  must: ['prioritise', 'integrity'],
  bonus: ['job_reality', 'escalation'],
  points: { integrity: { byName: true }, job_reality: { byName: false } },
  followUps: [
    {
      rung: 2,
      text: {
        en: 'Both answer: “not my problem”. It is eleven. What now?',
        fr: 'Les deux vous répondent : « ce n’est pas mon problème ». Il est 23 heures. Et maintenant ?',
      },
      aims: ['integrity', 'escalation'],
    },
    {
      rung: 1,
      text: {
        en: 'What do you know about each task before you pick up the phone?',
        fr: 'Que savez-vous de chaque tâche avant de décrocher le téléphone ?',
      },
      aims: ['prioritise'],
    },
    {
      rung: 4,
      text: {
        en: 'Which corner would you cut, and which one never?',
        fr: 'Sur quoi pourriez-vous rogner, et sur quoi jamais ?',
      },
      aims: ['prioritise', 'integrity'],
    },
  ],
  wrongClaims: [
    'decides_in_silence',
    'sends_unchecked_work',
    'tells_late',
    'compliance_only_for_leaks',
    'hides_the_error',
    'clash_kept_quiet',
    'deadline_over_accuracy',
    'passes_the_blame',
    'unnoticed_means_untold',
    'goes_past_the_team',
    'lets_them_believe',
    'ranked_by_chance',
    'small_lie_told',
    'asking_called_weakness',
    'hours_called_a_myth',
    'unseen_error_called_harmless',
    'blames_others',
    ...claimsInEveryStory,
  ],
};
