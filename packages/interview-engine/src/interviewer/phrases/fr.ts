import type { Phrases } from './phrases.ts';

export const french: Phrases = {
  greeting: {
    associate: 'Bonjour, je suis votre recruteur virtuel, dans le rôle d’un associate en M&A.',
    vice_president:
      'Bonjour, je suis votre recruteur virtuel, dans le rôle d’un vice-président en conseil.',
    managing_director:
      'Bonjour, je suis votre recruteur virtuel, dans le rôle d’un directeur en charge des clients.',
  },
  format:
    'Nous avons environ trente minutes, et nos échanges sont conservés sous forme de texte pour établir votre rapport. Vous pouvez me demander de répéter, prendre un instant pour réfléchir ou passer une question.',
  firstQuestion: 'Commençons.',
  acknowledge: ['D’accord.', 'Entendu.', 'C’est noté.', 'Merci.', 'Je vois.', 'Bien noté.'],
  moveOn: [
    'Passons à la suite.',
    'Question suivante.',
    'Autre sujet.',
    'Continuons.',
    'Poursuivons.',
  ],
  silence: [
    'Je suis toujours là, dès que vous êtes prêt.',
    'Je n’ai rien entendu ; commencez par ce qui vous vient à l’esprit.',
    'Rien ne presse : une première idée suffit pour commencer.',
    'La ligne est ouverte, je vous écoute.',
    'Si quelque chose n’est pas clair, demandez-moi de le redire.',
    'Même une réponse partielle mérite d’être dite.',
    'Voulez-vous essayer, ou laissons-nous cette question ?',
    'Je ne vous entends pas pour l’instant ; essayez encore une fois.',
    'Dites-moi par quoi vous commenceriez.',
    'Vous pouvez aussi taper votre réponse si c’est plus simple.',
  ],
  thinking: [
    'Prenez votre temps.',
    'Bien sûr, prenez un instant.',
    'Aucun problème, j’attends.',
    'Allez-y quand vous êtes prêt.',
    'Entendu, réfléchissez.',
  ],
  redirect: [
    'Je vous ramène à la question que j’ai posée.',
    'Cela nous éloigne du sujet ; répondez à la question avec vos propres mots.',
    'J’aimerais vous entendre sur la question elle-même.',
    'Restons sur le sujet : que répondez-vous ?',
    'Revenez à ce que j’ai demandé, en quelques phrases à vous.',
    'J’ai besoin que vous parliez de la question.',
    'Nous nous sommes écartés ; quelle est votre réponse à ma question ?',
    'Tenons-nous-en à l’entretien : que dites-vous sur cette question ?',
  ],
  rude: [
    'Restons professionnels et revenons à la question.',
    'Je comprends que ce soit tendu ; reprenons la question calmement.',
    'Je laisse cela de côté ; répondez à la question quand vous pouvez.',
  ],
  press: [
    'Pouvez-vous être plus précis ?',
    'C’est bref : détaillez-moi votre raisonnement.',
    'Donnez-moi l’étape suivante du raisonnement.',
    'Expliquez-le comme vous le feriez devant un client.',
    'Qu’est-ce qui vous fait dire cela ?',
    'Développez encore un peu.',
    'J’aimerais un peu plus de détail sur ce point.',
    'Comment y arrivez-vous ?',
  ],
  repeat: ['Bien sûr.', 'Volontiers.', 'Certainement.'],
  resumed: [
    'Excusez-moi, la ligne a été coupée un instant.',
    'Désolé, nous avons été interrompus.',
    'Pardon, nous avons perdu la connexion.',
  ],
  hints: [
    'Partez d’une définition, puis construisez dessus.',
    'Prenez un exemple simple avec des chiffres ronds.',
    'Demandez-vous qui gagne et qui perd.',
    'Commencez par ce dont vous êtes sûr.',
    'Découpez en deux ou trois morceaux et prenez le premier.',
  ],
  topicHints: {
    accounting: [
      'Partez du haut du compte de résultat et suivez la ligne vers le bas.',
      'Demandez-vous ce qui est décaissé et ce qui n’est qu’une écriture.',
    ],
    ev_equity: [
      'Demandez-vous qui a un droit sur l’entreprise.',
      'Imaginez le bilan : que reprendrait un acheteur ?',
    ],
    valuation: [
      'Demandez-vous ce qu’un investisseur paierait plus cher.',
      'Demandez-vous ce que l’on compare à quoi.',
    ],
    dcf: [
      'Pensez aux étapes dans l’ordre où vous construiriez le modèle.',
      'Demandez-vous quel argent, à quelle date, pour qui.',
    ],
    lbo: [
      'Suivez l’argent du jour de l’achat au jour de la vente.',
      'Mettez-vous à la place du prêteur, puis du propriétaire.',
    ],
    merger_model: [
      'Comparez les deux sociétés avant et après l’opération.',
      'Demandez-vous ce que l’acheteur donne et ce qu’il reçoit.',
    ],
    deal_process: [
      'Déroulez semaine par semaine, comme sur un calendrier.',
      'Mettez-vous d’abord du côté du vendeur.',
    ],
    restructuring: [
      'Demandez-vous ce qui vient à manquer en premier.',
      'Alignez les prêteurs : qui est devant ?',
    ],
    market: [
      'Prenez un exemple concret que vous connaissez.',
      'Allez du titre de presse à son effet sur une opération.',
    ],
    behavioural: [
      'Prenez un moment réel et racontez-le dans l’ordre.',
      'Pensez à quelque chose que vous avez fait vous-même, l’an dernier par exemple.',
    ],
    case_hypothetical: [
      'Commencez par ce que veut le client.',
      'Listez les options avant de les juger.',
    ],
    case_real: [
      'Commencez par les faits dont vous vous souvenez.',
      'Prenez le point de vue de l’acheteur, puis l’autre.',
    ],
  },
  invite: [
    'Nous arrivons au bout. Avez-vous une question à me poser ?',
    'C’était ma dernière question. Que souhaitez-vous me demander ?',
  ],
  questionBack: [
    'Posez-la plutôt à l’équipe où vous postulez, car chaque banque y répond à sa manière.',
    'Je ne peux pas parler au nom d’une banque précise ; gardez-la pour votre véritable entretien.',
  ],
  close: [
    'Merci pour votre temps. Votre rapport sera prêt dans un instant. Au revoir.',
    'Nous devons nous arrêter ici. Vos réponses sont enregistrées et le rapport suit. Au revoir.',
  ],
  goodbye: ['L’entretien est terminé. Au revoir.', 'Nous avons terminé. Votre rapport arrive.'],
};
