import type { Filled, RespondingWords, Studying } from './phrases.ts';

export const respondingFrench: RespondingWords = {
  silence: [
    'Je suis toujours là, dès que vous le souhaitez.',
    'Je n’ai rien entendu ; commencez par ce qui vous vient à l’esprit.',
    'Rien ne presse : une première idée suffit pour commencer.',
    'La ligne est ouverte, je vous écoute.',
    'Si quelque chose n’est pas clair, demandez-moi de le redire.',
    'Même une réponse partielle mérite d’être dite.',
    'Voulez-vous essayer, ou laissons-nous cette question ?',
    'Je ne vous entends pas pour l’instant ; essayez encore une fois.',
    'Dites-moi par quoi vous commenceriez.',
    'Vous pouvez aussi taper votre réponse si c’est plus simple.',
    'Je vous écoute.',
  ],
  thinking: [
    'Prenez votre temps.',
    'Je vous en prie, prenez un instant.',
    'Aucun problème, j’attends.',
    'Allez-y quand vous voulez.',
    'Entendu, réfléchissez.',
  ],
  goOn: ['Continuez.', 'Je vous écoute.', 'Allez-y.', 'Prenez le temps.', 'Oui, poursuivez.'],
  redirect: [
    'Je vous ramène à la question que j’ai posée.',
    'Cela nous éloigne du sujet ; répondez à la question avec vos propres mots.',
    'J’aimerais vous entendre sur la question elle-même.',
    'Restons sur le sujet : que répondez-vous ?',
    'Revenez à ce que j’ai demandé, en quelques phrases à vous.',
    'C’est sur la question elle-même que j’ai besoin de votre réponse.',
    'Nous nous sommes écartés ; quelle est votre réponse à ma question ?',
    'Tenons-nous-en à l’entretien : que dites-vous sur cette question ?',
  ],
  saidBefore: [
    'Vous me l’avez déjà dit, dans les mêmes mots. Ma dernière question demande autre chose.',
    'Cela, je l’ai déjà noté. Qu’ajoutez-vous sur ce que je viens de demander ?',
    'C’est une réponse que vous m’avez déjà donnée. Prenez ma dernière question pour elle-même.',
  ],
  clarify: [
    'Prenez l’hypothèse qui vous paraît raisonnable, et dites-moi laquelle.',
    'Je vous laisse juge : annoncez votre hypothèse, puis allez-y.',
    'Prenez-le au sens habituel, et dites ce que vous supposez.',
    'Retenez ce qu’un client accepterait, et dites-le au passage.',
    'Supposez, et dites-le.',
  ],
  aside: ['Revenons à la question.', 'Reprenons.', 'Je vous ramène à notre sujet.'],
  late: [
    'Je l’ajoute à votre réponse précédente.',
    'Cela complète votre réponse précédente.',
    'Ajouté à cette question.',
  ],
  calm: [
    'Restons professionnels et revenons à la question.',
    'Je comprends que ce soit tendu ; reprenons la question calmement.',
    'Je laisse cela de côté ; répondez à la question quand vous pouvez.',
  ],
  enough: 'Je préfère arrêter les questions ici plutôt que de continuer ainsi.',
  begin: ['Très bien, commençons.', 'Merci, allons-y.', 'Bien. La première question, donc.'],
  repeat: ['Je la redis.', 'Volontiers.', 'Certainement.'],
  resumed: [
    'Excusez-moi, la ligne a été coupée un instant.',
    'Désolé, nous avons été interrompus.',
    'Pardon, nous avons perdu la connexion.',
  ],
  hints: [
    'Commencez par la partie que vous maîtrisez.',
    'Une idée générale suffit : dans quel sens, et pourquoi ?',
    'Prenez un exemple simple et raisonnez à partir de là.',
    'Découpez en deux morceaux et prenez le premier.',
    'Mettez-vous à la place de celui qui paie.',
    'Pensez à une société que vous connaissez et appliquez-le.',
  ],
  hintsOnFigures: [
    'Dites d’abord la formule, puis mettez les chiffres.',
    'Avancez étape par étape, en arrondissant.',
    'Prenez seulement la première étape : que calculez-vous ?',
    'Notez les données devant vous, puis reliez-en deux.',
  ],
  hintsOnStory: [
    'Prenez un moment précis et partez de là.',
    'Pensez à la dernière fois que c’est arrivé : qui était là, et qu’avez-vous fait ?',
    'Commencez par ce que vous en diriez à un ami.',
    'Qu’en dirait quelqu’un qui a travaillé avec vous ?',
    'Un exemple sincère suffit, même modeste.',
    'Commencez par ce que vous avez ressenti, puis par ce que vous avez fait.',
  ],
  encourage: [
    'À votre niveau, j’aimerais que vous trouviez l’entrée ; que savez-vous du sujet ?',
    'Réfléchissez à voix haute, je vous suis.',
    'Dites-moi ce que vous iriez vérifier, et pourquoi.',
    'Reprenez à partir des principes de base.',
  ],
  noVerdict: [
    'Je le garde pour le rapport.',
    'Vous le lirez dans le rapport, je ne le dis pas maintenant.',
    'Pas de verdict pendant l’entretien ; il est dans le rapport.',
    'Plus tard, dans le rapport.',
    'Pas maintenant.',
  ],
  yourView: [
    'C’est votre avis qui m’intéresse.',
    'J’aimerais plutôt entendre ce que vous en pensez.',
    'Je ne répondrai pas à votre place ; dites-moi comment vous le voyez.',
    'Votre avis d’abord.',
  ],
  commentLater: ['Je commenterai quand nous quitterons cette question.', 'Après cette question.'],
  sides: {
    marked: [
      'Oui, vos réponses sont notées sur ce que vous dites, et les notes sont dans votre rapport.',
      'Notées, dans votre rapport.',
    ],
    recorded: [
      'Personne n’écoute : vos propos sont conservés par écrit pour votre rapport, et le son n’est pas conservé.',
      'Par écrit seulement, pour vous.',
    ],
    lookup: [
      'Je préfère entendre ce que vous savez, sans chercher ailleurs.',
      'Sans chercher, s’il vous plaît.',
    ],
    tools: [
      'Papier et calculatrice sont permis ici ; dans un véritable entretien, vous n’aurez peut-être ni l’un ni l’autre.',
      'Comme vous préférez.',
    ],
    plea: [
      'Je ne fais pas cadeau de points : ce sont vos réponses qui les rapportent.',
      'Vos réponses en décident.',
    ],
    machine: [
      'Je suis un recruteur IA ; personne d’autre n’est en ligne.',
      'Je l’ai dit : un recruteur IA, et personne n’écoute.',
      'Une IA, toujours.',
    ],
    bank: [
      'Gardez cette question pour la fin : ce sera votre tour de m’en poser.',
      'À la fin, volontiers.',
    ],
    hearing: ['Oui, je vous entends bien.', 'Oui, je vous entends.'],
    line: ['Aucun problème, cela arrive.', 'Aucun problème.'],
    pause: [
      'Bien sûr, mais le temps continue de courir : dites-moi quand vous serez de retour.',
      'Prenez votre temps.',
    ],
    back: ['Alors reprenons.'],
    nervous: ['Ne vous inquiétez pas, prenez votre temps.', 'Prenez votre temps.'],
    pleasantry: ['Merci à vous.'],
    wellbeing: ['Je vais bien, merci.'],
  },
  switched: [
    'Entendu, nous continuons en français.',
    'Très bien, de nouveau en français.',
    'En français, comme vous voulez.',
  ],
  sameLanguage: 'Très bien, nous restons en français.',
  aboutReport: [
    'Votre rapport est prêt peu après la fin de l’appel, et vous seul le recevez.',
    'Le rapport le dit question par question, un instant après cet appel.',
  ],
  aboutBank: [
    'Posez-la plutôt à l’équipe où vous postulez, car chaque banque y répond à sa manière.',
    'Je ne peux pas parler au nom d’une banque précise ; gardez-la pour votre véritable entretien.',
  ],
};

export const filledFrench: Filled = {
  quoted: (quote) => `Vous avez dit : « ${quote} ».`,
  timeLeft: (minutes) =>
    minutes === 1 ? 'Encore une minute environ.' : `Encore ${minutes} minutes environ.`,
  place: (number, total, minutes) =>
    `Nous en sommes à la question ${number} sur ${total} environ, et il reste environ ${minutes === 1 ? 'une minute' : `${minutes} minutes`} pour mes questions.`,
};

export const studyingFrench: Studying = {
  covered: [
    (labels) => `Vous avez bien traité ${labels}.`,
    (labels) => `C’était clair sur ${labels}.`,
    (labels) => `J’ai entendu ce que je voulais sur ${labels}.`,
  ],
  missing: [
    (labels) => `Il manque encore un mot sur ${labels}.`,
    (labels) => `J’aurais aussi voulu vous entendre sur ${labels}.`,
    (labels) => `La prochaine fois, dites aussi quelque chose sur ${labels}.`,
  ],
  wrong: (correction) => `Un point à rectifier : ${correction}`,
  right: (value) => `Votre chiffre est juste : ${value}.`,
  figure: (value) => `Le bon chiffre est ${value}.`,
  goodLine: (text) => `Une bonne réponse dirait : « ${text} »`,
  list: (labels) => new Intl.ListFormat('fr').format(labels),
};
