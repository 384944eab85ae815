import type { Wording } from './wording.ts';

function assessedOf(answered: number, asked: number): string {
  if (asked === 1) return 'La seule question posée a pu être évaluée';
  if (answered === asked) return `Les ${asked} questions posées ont pu être évaluées`;
  return answered === 1
    ? `1 des ${asked} questions posées a pu être évaluée`
    : `${answered} des ${asked} questions posées ont pu être évaluées`;
}

export const french: Wording = {
  nothing: 'Trop peu a été dit pour être évalué.',
  summary: (answered, asked, score) =>
    `${assessedOf(answered, asked)}, pour une note globale de ${score} sur 5.`,
  best: (question) => `Votre meilleure réponse est celle à « ${question} ».`,
  begin: (question) => `Commencez par « ${question} ».`,
  notAssessed: 'Cette réponse n’a pas été évaluée, car trop peu a été dit.',
  sayMore: [
    'Même une demi-réponse se note : commencez par une chose certaine, puis développez.',
    'Demandez un instant de réflexion, puis commencez par ce que vous savez.',
    'Réfléchissez à voix haute : une seule phrase juste suffit pour que l’on puisse vous aider.',
  ],
  covered: [
    (labels) => `Vous avez bien traité ${labels}.`,
    (labels) => `Votre réponse est claire sur ${labels}.`,
    (labels) => `C’est ce que je voulais entendre sur ${labels}.`,
    (labels) => `Vous tenez ici une bonne phrase sur ${labels}.`,
  ],
  started: [
    (labels) => `C’est un début sur ${labels}.`,
    (labels) => `Sur ${labels}, il y a là un premier élément.`,
  ],
  broughtUp: (labels) => `Vous avez évoqué ${labels}, et la réponse en a besoin.`,
  nothingToKeep:
    'Il n’y a encore rien à garder de ces réponses, et une seule bonne phrase suffirait à changer cela.',
  startFromModel:
    'Commencez par la réponse modèle à cette question : lisez-la une fois à voix haute, puis redites-en le premier point avec vos mots.',
  keepStory: [
    'Gardez ce passage : c’est lui qu’on retient.',
    'Gardez-le : personne d’autre ne peut le raconter.',
    'Racontez-le avec le même détail la prochaine fois.',
    'Gardez-le, et faites-y mener le reste de la réponse.',
  ],
  keepFigure: [
    'Menez le prochain calcul de la même façon, puis contrôlez l’ordre de grandeur.',
    'Ajoutez une phrase sur ce que ce chiffre veut dire pour le client.',
    'Énoncez à chaque fois la formule avant le chiffre, pour que l’on puisse vous suivre.',
  ],
  keepPoint: [
    'Gardez ce point, et dites-le tôt dans la réponse.',
    'Redites-le aussi directement, dès les premières phrases.',
    'Gardez-le, et partez de là pour la phrase suivante.',
    'Ce point tient : ayez-le prêt pour le prochain entretien.',
    'Gardez-le, et dites ensuite ce que cela change pour le client.',
  ],
  buildOn: [
    'Construisez le reste de la réponse autour.',
    'Partez de là la prochaine fois, puis ajoutez ce qui manquait.',
    'C’est là-dessus qu’il faut bâtir.',
    'Ouvrez par là la prochaine fois, et allez un pas plus loin.',
    'Gardez cette phrase, et enchaînez avec le point manquant.',
    'C’est votre point d’appui : répondez à nouveau en commençant par lui.',
    'Redites-le avec un exemple, et le point suivant en découlera.',
    'Faites-en votre première phrase, puis demandez-vous ce qui en résulte.',
  ],
  wrong: [
    (label) => `Ce que vous avez dit sur ${label} est faux.`,
    (label) => `Sur ${label}, cette phrase n’est pas exacte.`,
    (label) => `Un recruteur vous arrêterait ici : sur ${label}, cela ne tient pas.`,
  ],
  worksAgainst: (label) => `Cela joue contre vous sur ${label}.`,
  sayItBetter: [
    'Redites-le avec un fait à la place de cette phrase.',
    'Racontez-le à quelqu’un qui recrute, et demandez-lui ce qu’il a entendu.',
    'Supprimez cette phrase, et mettez à sa place ce que vous avez fait.',
  ],
  sayItRight: [
    'Dites la phrase correcte à voix haute jusqu’à ce qu’elle vienne en premier.',
    'Expliquez à quelqu’un pourquoi la première version ne tient pas, puis dites la bonne.',
    'Demain, réécrivez la phrase correcte de mémoire, puis dites-la sans la feuille.',
    'Répondez une nouvelle fois à la question, en ouvrant par la phrase correcte.',
    'Illustrez la phrase correcte par un exemple à vous.',
  ],
  setAside: (label) => `Vous avez écarté ${label}, alors que la réponse en dépend.`,
  missing: [
    (labels) => `J’attendais encore un mot sur ${labels}.`,
    (labels) => `Je n’ai rien entendu sur ${labels}.`,
    (labels) => `La réponse s’est arrêtée avant d’aborder ${labels}.`,
    (labels) => `Il manquait une phrase sur ${labels}.`,
    (labels) => `Ma question suivante aurait porté sur ${labels}.`,
    (labels) => `Pour être complète, la réponse devait aussi aborder ${labels}.`,
  ],
  untouched: [
    (labels) => `Cette question appelle un mot sur ${labels}, et je n’en ai pas entendu.`,
    (labels) => `J’attendais ici un mot sur ${labels}.`,
  ],
  beyond: [
    (labels) => `Une très bonne réponse dit aussi un mot sur ${labels}.`,
    (labels) => `Pour aller plus loin, ajoutez une phrase sur ${labels}.`,
  ],
  addIt: [
    (labels) =>
      `Répondez à nouveau en quatre-vingt-dix secondes, en abordant cette fois ${labels}.`,
    (labels) => `Écrivez une phrase sur ${labels}, puis redonnez toute la réponse avec elle.`,
    (labels) => `Reprenez depuis le début, sans vous arrêter avant d’avoir abordé ${labels}.`,
    (labels) =>
      `Expliquez ${labels} à quelqu’un qui n’est pas du métier, puis répondez à nouveau à la question.`,
    (labels) =>
      `Notez les étapes de votre réponse, y compris ${labels}, et parlez à partir de cette liste.`,
    (labels) => `Enregistrez une seconde version, et vérifiez qu’elle aborde ${labels}.`,
    () => 'Lisez deux fois la réponse modèle, fermez la page, et redonnez-la avec vos mots.',
  ],
  thenAnswer: (question) => `Répondez ensuite à : « ${question} »`,
  forExample: (line) => `Par exemple : « ${line} »`,
  vague: [
    (labels) => `Vous avez évoqué ${labels}, et j’aurais voulu aussi le raisonnement.`,
    (labels) => `J’ai entendu un mot sur ${labels}, et j’en attendais davantage.`,
    (labels) => `Sur ${labels}, je vous aurais demandé d’aller un pas plus loin.`,
  ],
  unexplained: (labels) =>
    `Votre calcul utilise ${labels} ; dites aussi à voix haute la raison de chaque étape.`,
  explainIt: [
    (label) => `Expliquez ${label} en deux phrases : ce qui se passe, et pourquoi.`,
    (label) => `Expliquez encore une fois ${label} à voix haute, avec un exemple.`,
    (label) =>
      `Imaginez une question qui ne porte que sur ${label}, et répondez en trente secondes.`,
  ],
  right: (value) => `Votre chiffre est juste (${value}).`,
  trap: (given, trap) =>
    `Vous avez dit ${given}, et c’est ce que donne une erreur connue : « ${trap} ».`,
  slip: (given) => `Vous avez dit ${given}, et je trouve un autre chiffre.`,
  otherWay: (given) => `Vous avez dit ${given} : la valeur est bonne, le sens ne l’est pas.`,
  otherUnit: (given) => `Vous avez dit ${given} : le nombre est juste, son unité ne l’est pas.`,
  notReached: (question) => `Serait venu ensuite : « ${question} »`,
  noNumber: 'Je n’ai pas entendu le chiffre.',
  expected: (value) => `Le bon chiffre est ${value}.`,
  workItOut: [
    'Refaites le calcul à voix haute : énoncez la formule, placez les données, donnez le résultat, puis contrôlez-en l’ordre de grandeur.',
    'Écrivez une étape par ligne, puis redites-les à voix haute sans la feuille.',
    'Estimez d’abord le résultat, calculez-le ensuite, et expliquez l’écart.',
    'Refaites-le avec des chiffres ronds jusqu’à ce que les étapes viennent seules, puis avec ceux de la question.',
    'Enseignez ce calcul à quelqu’un, étape par étape.',
  ],
  tellIt: [
    (labels) => `Redonnez la réponse en deux minutes, en abordant ${labels}.`,
    (labels) => `Notez une phrase sur ${labels}, puis reprenez la réponse autour d’elle.`,
    (labels) => `Enregistrez-vous une fois de plus, et vérifiez que l’on entend ${labels}.`,
    (labels) => `Racontez-le à quelqu’un, et demandez-lui ce qu’il a entendu sur ${labels}.`,
  ],
  seeKeep: 'C’est le point à garder, présenté au début de ce rapport.',
  seePriority: [
    'C’est le premier point à travailler, présenté au début de ce rapport.',
    'C’est le second point à travailler, présenté au début de ce rapport.',
  ],
  order: (ordered, long) =>
    `${ordered} de vos ${long} réponses longues font entendre leurs étapes (« d’abord », « ensuite »).`,
  list: (labels) => new Intl.ListFormat('fr').format(labels),
};
