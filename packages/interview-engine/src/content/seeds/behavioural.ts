import type { Seed } from '../types.ts';

export const behaviouralSeeds: readonly Seed[] = [
  {
    id: 'J1',
    topic: 'behavioural',
    levels: ['intern', 'analyst', 'associate'],
    question: { en: 'Walk me through your CV.', fr: 'Présentez-moi votre parcours.' },
    keyPoints: {
      en: 'Start point, two or three turning points with reason, what each proved, why this seat now.',
      fr: 'Point de départ, deux ou trois tournants avec leur raison, ce que chacun a prouvé, pourquoi ce poste maintenant.',
    },
    must: ['career_thread', 'conciseness', 'motivation_specific'],
    bonus: ['job_reality'],
    followUps: [
      {
        text: {
          en: 'Which choice in that path was the least obvious, and why did you make it?',
          fr: 'Dans ce parcours, quel choix était le moins évident, et pourquoi l’avez-vous fait ?',
        },
        aims: ['career_thread'],
      },
      {
        text: {
          en: 'What is still missing from your CV for this job?',
          fr: 'Que manque-t-il encore à votre CV pour ce poste ?',
        },
        aims: ['motivation_specific'],
      },
    ],
  },
  {
    id: 'J2',
    topic: 'behavioural',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Why investment banking and not consulting or audit?',
      fr: 'Pourquoi la banque d’affaires plutôt que le conseil ou l’audit ?',
    },
    keyPoints: {
      en: 'Evidence of interest, what is specific (transactions, finance depth, client exposure, pace), realism on hours.',
      fr: 'Preuves d’intérêt, ce qui est propre au métier (transactions, profondeur financière, contact client, rythme), lucidité sur les horaires.',
    },
    must: ['motivation_specific', 'job_reality'],
    bonus: ['own_view'],
    followUps: [
      {
        text: {
          en: 'What will you dislike about the job?',
          fr: 'Qu’est-ce qui vous déplaira dans ce métier ?',
        },
        aims: ['job_reality'],
      },
      {
        text: {
          en: 'What did a banker tell you that surprised you?',
          fr: 'Qu’est-ce qu’un banquier vous a dit qui vous a surpris ?',
        },
        aims: ['motivation_specific'],
      },
    ],
  },
  {
    id: 'J3',
    topic: 'behavioural',
    levels: ['intern', 'analyst', 'associate'],
    question: { en: 'Why this bank and this team?', fr: 'Pourquoi cette banque et cette équipe ?' },
    keyPoints: {
      en: 'Deals, people met, positioning, size/sector, training; consistent with other applications.',
      fr: 'Opérations, personnes rencontrées, positionnement, taille et secteur, formation ; cohérent avec les autres candidatures.',
    },
    must: ['bank_specific', 'motivation_specific'],
    bonus: ['deal_facts'],
    followUps: [
      {
        text: {
          en: 'Which of our deals would you have declined?',
          fr: 'Laquelle de nos opérations auriez-vous refusée ?',
        },
        aims: ['bank_specific'],
      },
      {
        text: {
          en: 'Who else are you interviewing with?',
          fr: 'Où passez-vous d’autres entretiens ?',
        },
        aims: ['motivation_specific'],
      },
    ],
  },
  {
    id: 'J4',
    topic: 'behavioural',
    levels: ['intern', 'analyst', 'associate'],
    question: {
      en: 'Tell me about a failure that was your fault.',
      fr: 'Racontez un échec dont vous étiez responsable.',
    },
    keyPoints: {
      en: 'Own decision, consequence, repair, changed behaviour with proof.',
      fr: 'Décision personnelle, conséquence, réparation, comportement changé avec une preuve.',
    },
    must: ['star_s', 'star_a', 'star_r', 'learning'],
    bonus: ['integrity'],
    followUps: [
      {
        text: {
          en: 'How did the people you worked for react?',
          fr: 'Comment les personnes pour qui vous travailliez ont-elles réagi ?',
        },
        aims: ['star_r', 'star_a'],
      },
      {
        text: {
          en: 'When did you last put what you learned to use?',
          fr: 'Quand avez-vous mis cet enseignement en pratique pour la dernière fois ?',
        },
        aims: ['learning'],
      },
    ],
  },
  {
    id: 'J5',
    topic: 'behavioural',
    levels: ['intern', 'analyst', 'associate'],
    question: {
      en: 'Tell me about a time you led people without authority.',
      fr: 'Racontez-moi une fois où vous avez dirigé sans autorité hiérarchique.',
    },
    keyPoints: {
      en: 'Goal, resistance, persuasion, result.',
      fr: 'Objectif, résistance, persuasion, résultat.',
    },
    must: ['star_t', 'star_a', 'star_r'],
    bonus: ['learning', 'prioritise'],
    followUps: [
      {
        text: {
          en: 'Who disagreed with you, and why?',
          fr: 'Qui n’était pas d’accord, et pourquoi ?',
        },
        aims: ['star_t', 'star_a'],
      },
      {
        text: {
          en: 'What would those people say about you?',
          fr: 'Que diraient ces personnes de vous ?',
        },
        aims: ['star_r'],
      },
    ],
  },
  {
    id: 'J6',
    topic: 'behavioural',
    levels: ['intern', 'analyst', 'associate'],
    question: {
      en: 'Two deals, same deadline, and both staffers say theirs comes first. It is ten in the evening: what do you do?',
      fr: 'Deux dossiers, même échéance, deux seniors qui se disent prioritaires. Il est 22 heures : que faites-vous ?',
    },
    keyPoints: {
      en: 'Surface conflict early, estimate times, propose split, let seniors arbitrate, protect quality.',
      fr: 'Signaler tôt le conflit, estimer les temps, proposer un partage, laisser les seniors arbitrer, protéger la qualité.',
    },
    must: ['prioritise', 'integrity'],
    bonus: ['job_reality'],
    followUps: [
      {
        text: {
          en: 'Suppose you find an error in the model an hour before the meeting: what do you do?',
          fr: 'Supposez qu’une heure avant la réunion vous trouviez une erreur dans le modèle : que faites-vous ?',
        },
        aims: ['integrity'],
      },
      {
        text: {
          en: 'And if one of the two loses their temper with you: how do you respond?',
          fr: 'Et si l’un des deux s’énerve contre vous : comment réagissez-vous ?',
        },
        aims: ['prioritise'],
      },
    ],
  },
  {
    id: 'J7',
    topic: 'behavioural',
    levels: ['intern', 'analyst', 'associate'],
    question: {
      en: 'You find an error in a document already sent to the client. What do you do?',
      fr: 'Vous découvrez une erreur dans un document déjà envoyé au client. Que faites-vous ?',
    },
    keyPoints: {
      en: 'Tell the associate at once, size impact, corrected version, prevention.',
      fr: 'Prévenir l’associate immédiatement, mesurer l’impact, version corrigée, prévention.',
    },
    must: ['integrity', 'prioritise'],
    bonus: ['star_a'],
    followUps: [
      {
        text: {
          en: 'And if the error is on the managing director’s own slide?',
          fr: 'Et si l’erreur est sur une slide du managing director lui-même ?',
        },
        aims: ['integrity'],
      },
      {
        text: {
          en: 'What if the error helps our client?',
          fr: 'Et si l’erreur avantage notre client ?',
        },
        aims: ['integrity', 'prioritise'],
      },
    ],
  },
  {
    id: 'J8',
    topic: 'behavioural',
    levels: ['intern', 'analyst'],
    question: {
      en: 'What is your biggest weakness, and what would your last team say?',
      fr: 'Quel est votre principal défaut, et qu’en dirait votre dernière équipe ?',
    },
    keyPoints: {
      en: 'Real, non-fatal, with action and evidence.',
      fr: 'Réel, non rédhibitoire, avec une action et une preuve.',
    },
    must: ['learning'],
    bonus: ['star_a', 'integrity'],
    followUps: [
      {
        text: {
          en: 'Give me an example from the last month.',
          fr: 'Donnez-moi un exemple du mois dernier.',
        },
        aims: ['learning'],
      },
      {
        text: {
          en: 'What do you do differently now?',
          fr: 'Que faites-vous différemment aujourd’hui ?',
        },
        aims: ['learning'],
      },
    ],
  },
  {
    id: 'J9',
    topic: 'behavioural',
    levels: ['intern', 'analyst', 'associate'],
    question: {
      en: 'Convince me in one minute to hire you over the candidate next door.',
      fr: 'Convainquez-moi en une minute de vous prendre plutôt que le candidat suivant.',
    },
    keyPoints: {
      en: 'Three facts with proof matched to the job.',
      fr: 'Trois faits prouvés, adaptés au poste.',
    },
    must: ['conciseness', 'motivation_specific'],
    bonus: ['star_r'],
    followUps: [
      {
        text: {
          en: 'Which technical topic are you weakest on?',
          fr: 'Sur quel sujet technique êtes-vous le plus faible ?',
        },
        aims: ['motivation_specific'],
      },
      {
        text: {
          en: 'What is your lowest grade and why?',
          fr: 'Quelle est votre plus mauvaise note, et pourquoi ?',
        },
        aims: ['conciseness'],
      },
    ],
  },
  {
    id: 'J10',
    topic: 'behavioural',
    levels: ['intern', 'analyst', 'associate'],
    question: {
      en: 'Describe a conflict in a team and how it ended.',
      fr: 'Décrivez un conflit d’équipe et son issue.',
    },
    keyPoints: {
      en: 'Facts, other side understood, action, outcome.',
      fr: 'Faits, point de vue de l’autre compris, action, issue.',
    },
    must: ['star_s', 'star_a', 'star_r'],
    bonus: ['learning'],
    followUps: [
      {
        text: {
          en: 'What was the other side’s best argument?',
          fr: 'Quel était le meilleur argument de l’autre partie ?',
        },
        aims: ['star_s', 'star_a'],
      },
      {
        text: {
          en: 'Would you do the same today?',
          fr: 'Referiez-vous la même chose aujourd’hui ?',
        },
        aims: ['star_r'],
      },
    ],
  },
  {
    id: 'J11',
    topic: 'behavioural',
    levels: ['analyst', 'associate'],
    question: {
      en: 'A client asks you for information about another client’s deal. What do you say?',
      fr: 'Un client vous interroge sur le dossier d’un autre client. Que répondez-vous ?',
    },
    keyPoints: {
      en: 'Refuse politely, confidentiality, inform supervisor/compliance.',
      fr: 'Refuser poliment, confidentialité, prévenir le responsable ou la conformité.',
    },
    must: ['integrity'],
    bonus: ['bank_specific'],
    followUps: [
      {
        text: {
          en: 'Your managing director would have told the client: what do you do?',
          fr: 'Votre managing director, lui, l’aurait dit au client : que faites-vous ?',
        },
        aims: ['integrity'],
      },
      {
        text: { en: 'What is wall-crossing?', fr: 'Qu’est-ce que le wall-crossing ?' },
        aims: ['integrity'],
      },
    ],
  },
  {
    id: 'J12',
    topic: 'behavioural',
    levels: ['associate'],
    question: {
      en: 'Tell me about someone junior you made better.',
      fr: 'Parlez-moi d’un junior que vous avez fait progresser.',
    },
    keyPoints: {
      en: 'Diagnosis, coaching act, measured improvement.',
      fr: 'Diagnostic, geste d’accompagnement, progrès mesuré.',
    },
    must: ['star_s', 'star_a', 'star_r'],
    bonus: ['learning'],
    followUps: [
      {
        text: {
          en: 'What did you stop doing yourself?',
          fr: 'Qu’avez-vous cessé de faire vous-même ?',
        },
        aims: ['star_a'],
      },
      {
        text: {
          en: 'And is there someone you did not manage to help?',
          fr: 'Et y a-t-il quelqu’un que vous n’avez pas réussi à faire progresser ?',
        },
        aims: ['star_s', 'star_r'],
      },
    ],
  },
];
