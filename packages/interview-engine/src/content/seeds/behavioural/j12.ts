import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j12: Seed = {
  id: 'J12',
  topic: 'behavioural',
  levels: ['associate'],
  question: {
    en: 'Tell me about someone junior you made better.',
    fr: 'Parlez-moi d’un junior que vous avez fait progresser.',
  },
  hint: {
    en: 'Say what this person could not do at first.',
    fr: 'Dites ce que cette personne ne savait pas faire au début.',
  },
  keyPoints: {
    en: 'Diagnosis, coaching act, measured improvement.',
    fr: 'Diagnostic, accompagnement, progrès mesuré.',
  },
  modelAnswer: {
    en: 'Last year, when I was an analyst in my second year, I was given Samir, an intern of twenty, bright, but whose files were full of errors. First I went through three of his files to understand: he typed numbers by hand and never checked a total. I sat with him for half an hour every morning for a month, I asked him to explain each formula aloud, and I wrote him a list of ten checks. At first I corrected his work myself; I stopped, because it did not help him. We went from fifteen comments per document to two, he got an extension of his contract, and now he trains the next ones. I learned that people improve when they have to explain, and I do the same with every newcomer.',
    fr: 'L’an dernier, quand j’étais analyste en deuxième année, on m’a confié Samir, un stagiaire de vingt ans, brillant, mais dont les fichiers étaient pleins d’erreurs. J’ai d’abord repris trois de ses fichiers pour comprendre : il tapait les chiffres à la main et ne vérifiait jamais un total. Je me suis assis avec lui une demi-heure chaque matin pendant un mois, je lui ai demandé d’expliquer chaque formule à voix haute, et je lui ai écrit une liste de dix contrôles. Au début je corrigeais à sa place ; j’ai arrêté, cela ne l’aidait pas. Nous sommes passés de quinze remarques par document à deux, il a obtenu une prolongation, et c’est lui qui forme les suivants. J’ai appris qu’on progresse quand on doit expliquer, et je fais pareil avec chaque nouvel arrivant.',
  },
  must: ['star_s', 'star_a', 'star_r'],
  bonus: ['learning'],
  points: {
    star_s: {
      says: [
        'someone_taught & fell_short',
        '~tale_who > fell_short & "but"|"mais"|"as soon"|"every time"|"chaque fois"|"dès"|"because"|"so"|"parce"|"donc"|"and"|"et"',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'How did you find out what the problem really was?',
        fr: 'Comment avez-vous su quel était le vrai problème ?',
      },
      aims: ['star_a'],
    },
    {
      rung: 2,
      text: {
        en: 'What did you stop doing yourself?',
        fr: 'Qu’avez-vous cessé de faire vous-même ?',
      },
      aims: ['star_a', 'learning'],
    },
    {
      rung: 4,
      text: {
        en: 'And somebody you failed with: what was different?',
        fr: 'Et quelqu’un avec qui vous avez échoué : qu’est-ce qui était différent ?',
      },
      aims: ['learning', 'star_r'],
    },
  ],
  wrongClaims: [
    'removes_the_other',
    'blames_others',
    'did_it_all_alone',
    'does_it_for_them',
    'talent_is_innate',
    'results_cannot_be_measured',
    'changes_nothing',
    'leaves_the_junior_alone',
    'lost_in_the_group',
    'tricks_the_others',
    'lost_sight_of_the_junior',
    'redoes_behind_backs',
    'dumps_the_dull_work',
    'lets_it_drift',
    'rules_by_force',
    'shames_in_public',
    'passes_the_blame',
    'silences_dissent',
    'shuts_the_door',
    'leads_by_order',
    'blameless_in_failure',
    'help_spoils_the_junior',
    'stuck_means_lazy',
    'progress_not_followed',
    'bad_end_called_good',
    'lesson_to_do_worse',
    ...claimsInEveryStory,
  ],
};
