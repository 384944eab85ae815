import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j10: Seed = {
  id: 'J10',
  topic: 'behavioural',
  levels: ['intern', 'analyst', 'associate'],
  question: {
    en: 'Describe a conflict in a team and how it ended.',
    fr: 'Décrivez un conflit d’équipe et son issue.',
  },
  hint: {
    en: 'Tell what each of you wanted.',
    fr: 'Dites ce que chacun voulait.',
  },
  keyPoints: {
    en: 'Facts, other side understood, action, outcome.',
    fr: 'Faits, point de vue de l’autre compris, action, issue.',
  },
  modelAnswer: {
    en: 'In my first master’s year four of us were working on a project for a dairy cooperative. Three weeks before the end two of the team stopped speaking: one wanted to redo the whole survey, the other wanted to hand it in as it was. I met each of them alone. He was afraid that we would be torn apart on the method; she had exams and no more time. I put numbers on both options and proposed a third one: redo only the fifteen fragile interviews, and I took half of them. I brought them together for half an hour, each repeated the other’s point of view, and we voted. We handed the report in two days early and got seventeen out of twenty. Since then I put one point of disagreement on the agenda of the first week.',
    fr: 'En première année de master, nous étions quatre sur une mission pour une coopérative laitière. Trois semaines avant la fin, deux membres de l’équipe ne se parlaient plus : l’un voulait refaire toute l’enquête, l’autre la rendre en l’état. J’ai rencontré chacun à part. Lui avait peur qu’on soit démolis sur la méthode ; elle avait des partiels et plus de temps. J’ai chiffré les deux options et j’en ai proposé une troisième : refaire seulement les quinze entretiens fragiles, dont j’ai pris la moitié. Je les ai réunis une demi-heure, chacun a redit le point de vue de l’autre, et on a voté. Nous avons rendu le rapport deux jours en avance et obtenu dix-sept sur vingt. Depuis, je mets un point de désaccord à l’ordre du jour dès la première semaine.',
  },
  must: ['star_s', 'star_a', 'star_r'],
  bonus: ['learning'],
  points: {
    star_s: {
      says: [
        '"had a fight"|"had a disagreement"|"had an argument"|"disagreement between"|"fight between"|"désaccord entre"|"dispute entre"|"conflit entre"',

        '"clashed"|"fell out"|"disagreed"|"disputés"|"accrochés" & "over"|"on"|"about"|"sur"|we_person',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: { en: 'What was their best argument?', fr: 'Quel était leur meilleur argument ?' },
      aims: ['star_s'],
    },
    {
      rung: 2,
      text: {
        en: 'What was your own part in the conflict?',
        fr: 'Quelle était votre part dans ce conflit ?',
      },
      aims: ['star_a', 'learning'],
    },
    {
      rung: 4,
      text: {
        en: 'The same two people join your deal team tomorrow. What do you do on day one?',
        fr: 'Les deux mêmes rejoignent demain votre équipe sur un deal. Que faites-vous le premier jour ?',
      },
      aims: ['learning'],
    },
  ],
  wrongClaims: [
    'blames_others',
    'avoids_the_conflict',
    'conflict_won',
    'results_cannot_be_measured',
    'changes_nothing',
    'did_it_all_alone',
    'tricks_the_others',
    'removes_the_other',
    'lost_in_the_group',
    'only_i_was_right',
    'silences_dissent',
    'shames_in_public',
    'rules_by_force',
    'passes_the_blame',
    'lets_it_drift',
    'shuts_the_door',
    'blameless_in_failure',
    'leads_by_order',
    'understanding_is_weakness',
    'nothing_to_learn_from_it',
    'bad_end_called_good',
    'lesson_to_do_worse',
    ...claimsInEveryStory,
  ],
};
