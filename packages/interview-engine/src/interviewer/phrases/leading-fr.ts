import type { LeadingWords } from './phrases.ts';

export const leadingFrench: LeadingWords = {
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
  acknowledge: ['D’accord.', 'Entendu.', 'C’est noté.', 'Merci.', 'Je vois.', 'Compris.'],
  moveOn: [
    'Passons à la suite.',
    'Question suivante.',
    'Continuons.',
    'Poursuivons.',
    'Autre question.',
  ],
  leave: ['Laissons cette question.', 'Restons-en là sur ce point.', 'Prenons autre chose.'],
  enter: {
    fit: 'Parlons de vous.',
    technical: 'Passons à la partie technique.',
    case: 'Prenons une question plus longue.',
  },
  spare: [
    'Il nous reste du temps.',
    'Nous avons le temps d’une autre.',
    'Profitons du temps qui reste.',
  ],
  pressOnStory: [
    'Pouvez-vous préciser ?',
    'Donnez-moi un exemple concret.',
    'Dites-m’en un peu plus.',
    'Concrètement, qu’est-ce que cela donne ?',
    'Et vous, qu’avez-vous fait, étape par étape ?',
  ],
  press: [
    'C’est bref : détaillez-moi votre raisonnement.',
    'Donnez-moi l’étape suivante du raisonnement.',
    'Expliquez-le comme vous le feriez devant un client.',
    'Qu’est-ce qui vous fait dire cela ?',
    'Développez encore un peu.',
    'J’aimerais un peu plus de détail sur ce point.',
    'Expliquez-le-moi comme à quelqu’un qui découvre le sujet.',
    'Pourquoi cela fonctionne-t-il ainsi ?',
  ],
  pressForFigure: [
    'Soyez précis, un chiffre ?',
    'Et en chiffres ?',
    'Quel chiffre trouvez-vous au bout du compte ?',
    'Arrondissez si besoin, mais donnez-moi un chiffre.',
    'J’ai besoin d’un chiffre de votre part, même arrondi.',
    'Déroulez le calcul : où arrivez-vous ?',
  ],
  pressOnVague: [
    'Soyez précis : cela fait combien ?',
    'Cela peut tout vouloir dire : donnez-moi un ordre de grandeur.',
    'Cela dépend de quoi, précisément ?',
    'Quelle fourchette avez-vous en tête, en chiffres ?',
    'Comment le cerneriez-vous ?',
    'Donnez-moi quelque chose que je puisse mettre sur une page.',
  ],
  pressForWorking: [
    'Comment y arrivez-vous ?',
    'Reprenez avec moi les étapes jusqu’à ce chiffre.',
    'Qu’avez-vous multiplié ou divisé pour le trouver ?',
    'Montrez-moi le calcul qu’il y a derrière.',
  ],
  challenge: [
    'Défendez ce point.',
    'Convainquez-moi.',
    'Que répondrait un client sceptique ?',
    'Vérifiez-le sur un exemple simple.',
    'Dans quels cas cela ne tiendrait-il pas ?',
    'Dites-moi pourquoi, en deux phrases.',
  ],
  cutIn: [
    'Je vous arrête.',
    'Je vous interromps un instant.',
    'Je vous coupe là.',
    'Permettez, je vous arrête.',
  ],
  keepItShort: [
    'Merci ; essayez de tenir les prochaines réponses en une minute environ.',
    'Merci ; des réponses plus courtes nous permettront d’avancer.',
  ],
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
