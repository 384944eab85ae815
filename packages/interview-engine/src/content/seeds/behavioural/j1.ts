import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j1: Seed = {
  id: 'J1',
  topic: 'behavioural',
  levels: ['intern', 'analyst', 'associate'],
  question: {
    en: 'Walk me through your CV.',
    fr: 'Parlez-moi de votre parcours.',
  },
  hint: {
    en: 'Take two turning points and say what led to each.',
    fr: 'Prenez deux tournants et dites ce qui a conduit à chacun.',
  },
  keyPoints: {
    en: 'Starting point, two or three turning points with their reason, what each proved, why this seat now.',
    fr: 'Point de départ, deux ou trois tournants avec leur raison, ce que chacun a prouvé, pourquoi ce poste maintenant.',
  },
  modelAnswer: {
    en: 'I started in engineering because I liked problems with a right answer. The turning point was my second year: I was treasurer of a student association that was running out of money, I rebuilt its cash plan, and we ended the year with a surplus of nine thousand euros. I realised I cared more about companies than machines, and that led me to a master’s in finance. Then I tested the idea: six months in transaction services, where I analysed the earnings of eleven targets, and an M&A boutique, where I built the model for two closed deals. I know the hours, nights until two included. Since then I have kept a log of every deal I read. Each step brought me closer to transactions, and that is why I am here.',
    fr: 'J’ai commencé par une école d’ingénieurs, parce que j’aimais les problèmes qui ont une bonne réponse. Le tournant, c’est ma deuxième année : j’étais trésorier d’une association qui allait manquer d’argent, j’ai reconstruit son plan de trésorerie et on a terminé l’année avec neuf mille euros d’excédent. J’ai compris que les entreprises m’intéressaient plus que les machines, et cela m’a conduit à un master de finance. Ensuite j’ai testé cette idée : six mois en transaction services, où j’ai analysé les résultats de onze cibles, puis une boutique M&A, où j’ai construit le modèle de deux opérations signées. Je connais les horaires, les nuits jusqu’à deux heures. Depuis, je tiens un carnet des deals que je lis. Chaque étape m’a rapproché des transactions, et c’est pour cela que je suis ici.',
  },
  must: ['career_thread', 'motivation_specific'],
  bonus: ['job_reality', 'star_r', 'learning'],
  points: {
    star_r: { byName: false },
    job_reality: { byName: false },
    career_thread: {
      says: [
        '"je suis passé"|"je suis passée"|"je suis parti"|"j’ai quitté"|"i moved"|"i switched"|"i left" & "parce que"|"because"|"car"|"since"',
        '"mon parcours suit un fil"|"le fil de mon parcours"|"the thread of my"|"the common thread"',
      ],
    },
  },
  followUps: [
    {
      rung: 2,
      text: {
        en: 'Which choice in that path was the least obvious, and why did you make it?',
        fr: 'Dans ce parcours, quel choix était le moins évident, et pourquoi l’avez-vous fait ?',
      },
      aims: ['career_thread'],
    },
    {
      rung: 1,
      text: {
        en: 'Give me one thing you did that shows you want this job rather than a job like it.',
        fr: 'Donnez-moi une chose que vous avez faite et qui montre que vous voulez ce métier, et pas un métier voisin.',
      },
      aims: ['motivation_specific'],
    },
    {
      rung: 4,
      text: {
        en: 'What is still missing from your CV for this job?',
        fr: 'Que manque-t-il encore à votre CV pour ce poste ?',
      },
      aims: ['motivation_specific'],
    },
  ],
  wrongClaims: [
    'only_for_the_money',
    'blames_others',
    'glamour',
    'hours_do_not_matter',
    'no_thread',
    'long_recital',
    'motivation_needs_no_proof',
    'drifted_here',
    'embellishes_the_cv',
    'never_stays',
    'any_bank_will_do',
    'knows_it_all',
    'came_by_default',
    'status_for_proof',
    'hours_called_a_myth',
    'never_failed',
    ...claimsInEveryStory,
  ],
};
