import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j8: Seed = {
  id: 'J8',
  topic: 'behavioural',
  levels: ['intern', 'analyst'],
  question: {
    en: 'What is your biggest weakness, and what would your last team say?',
    fr: 'Quel est votre principal défaut, et qu’en dirait votre dernière équipe ?',
  },
  hint: {
    en: 'Think of the last remark a colleague made about your work.',
    fr: 'Pensez à la dernière remarque d’un collègue sur votre travail.',
  },
  keyPoints: {
    en: 'Real, not fatal, with action and evidence; what others said.',
    fr: 'Réel, non rédhibitoire, avec action et preuve ; ce qu’en disent les autres.',
  },
  modelAnswer: {
    en: 'My real weakness is delegating: I keep tasks because I am afraid they will be done less well. In my internship at an industrial group it cost us: a presentation went out three hours late while two colleagues waited for my pages. My manager told me so frankly, and I admitted it in front of the team instead of looking for an excuse. Since then I split my work into blocks every morning, I hand over at least a third of them with a written brief, and I set one check at four in the afternoon rather than controlling all day. My last team would say: demanding, a bit intrusive at first, but in the last quarter we delivered four reports out of four on time. I still watch it when the pressure rises.',
    fr: 'Mon vrai défaut, c’est de mal déléguer : je garde les tâches, de peur qu’elles soient moins bien faites. Pendant mon stage dans un groupe industriel, cela nous a coûté cher : une présentation est partie avec trois heures de retard pendant que deux collègues attendaient mes pages. Mon tuteur me l’a dit franchement, et je l’ai reconnu devant l’équipe au lieu de chercher une excuse. Depuis, je découpe mon travail en blocs chaque matin, j’en confie au moins un tiers avec une consigne écrite, et je fixe un seul point à seize heures plutôt que de contrôler toute la journée. Ma dernière équipe dirait : exigeant, un peu envahissant au début, mais au dernier trimestre nous avons rendu quatre rapports sur quatre à l’heure. Je reste attentif quand la pression monte.',
  },
  must: ['learning', 'star_a'],
  bonus: ['integrity', 'star_r'],
  points: {
    learning: {
      byName: true,
      says: [
        '~doer > sets_up > own_safeguard',
        'trains_itself & again_and_again|"timer"|"coach"|"club"|"minuteur"|"chronomètre" & first_person',
        'makes_self',
      ],
    },
    star_r: { byName: false },
    star_a: { says: ['now_in_practice & plain_step_taken & doer'] },
    integrity: {
      says: [
        '"they would be right"|"they d be right"|"she would be right"|"he would be right"|"ils auraient raison"|"elle aurait raison"|"il aurait raison"|"ils n’auraient pas tort"',
        '"je m’interdis"|"i no longer let myself"|"i forbid myself"',
        '"evaluation"|"appraisal"|"feedback"|"reference"|"évaluation"|"mot pour mot"|"word for word" & superior|"told me"|"wrote"|"équipe"|"écrit"|"dit"',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'When did it last cost somebody something?',
        fr: 'Quand cela a-t-il coûté quelque chose à quelqu’un pour la dernière fois ?',
      },
      aims: ['integrity', 'star_r'],
    },
    {
      rung: 2,
      text: {
        en: 'That sounds like a strength in disguise. What would your critics say?',
        fr: 'On dirait une qualité déguisée. Que diraient ceux qui vous critiquent ?',
      },
      aims: ['integrity'],
    },
    {
      rung: 4,
      text: {
        en: 'What have you put in place that I could check by calling your last manager?',
        fr: 'Qu’avez-vous mis en place que je pourrais vérifier en appelant votre dernier responsable ?',
      },
      aims: ['star_a', 'learning'],
    },
  ],
  wrongClaims: [
    'no_weakness',
    'weakness_in_disguise',
    'weakness_is_fate',
    'changes_nothing',
    'blames_others',
    'flaw_is_harmless',
    'perfect_candidate',
    'flaw_left_alone',
    'knows_it_all',
    'passes_the_blame',
    'silences_dissent',
    'takes_no_correction',
    'blameless_in_failure',
    'flaw_is_for_others',
    'lesson_to_do_worse',
    'team_knows_nothing',
    ...claimsInEveryStory,
  ],
};
