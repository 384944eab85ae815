import { wordsBetween } from './between.ts';
import type { LeadingWords } from './phrases.ts';

export const leadingFrench: LeadingWords = {
  ...wordsBetween.fr,
  greeting: {
    associate: 'Bonjour, je suis votre recruteur IA, dans le rôle d’un associate en M&A.',
    vice_president: 'Bonjour, je suis votre recruteur IA, dans le rôle d’un VP en M&A.',
    managing_director: 'Bonjour, je suis votre recruteur IA, dans le rôle d’un managing director.',
    sponsor_coverage:
      'Bonjour, je suis votre recruteur IA, dans le rôle d’un directeur chargé des fonds de private equity.',
  },
  format: {
    full: 'Nous avons environ trente minutes : vous d’abord, puis la technique, un cas, et vos propres questions.',
    technical:
      'Nous avons environ trente minutes : un mot sur vous, puis la technique, puis vos propres questions.',
    behavioural:
      'Nous avons environ trente minutes : des questions sur vous et votre parcours, puis les vôtres.',
    case: 'Nous avons environ trente minutes : un mot sur vous, puis un cas en plusieurs étapes, puis vos questions.',
  },
  consent:
    'Nos échanges sont conservés par écrit pour votre rapport ; poursuivre vaut accord. Vous pouvez me faire répéter.',
  study: 'C’est une séance d’entraînement : je commenterai chaque réponse.',
  firstQuestion: 'Commençons.',
  enter: {
    fit: 'Parlons de vous.',
    technical: 'Passons à la partie technique.',
    case: 'Prenons une question plus longue.',
  },
  invite: [
    'J’ai fait le tour de mes questions. En avez-vous une à me poser ?',
    'C’était ma dernière question. Que souhaitez-vous me demander ?',
  ],
  anotherQuestion: ['En avez-vous une autre ?', 'Souhaitez-vous me demander autre chose ?'],
  close: ['Merci pour votre temps. Votre rapport sera prêt dans un instant. Au revoir.'],
  timeIsUp: [
    'Nous devons nous arrêter ici. Vos réponses sont enregistrées et le rapport suit. Au revoir.',
  ],
  goodbye: ['L’entretien est terminé. Au revoir.', 'Nous avons terminé. Votre rapport arrive.'],
};
