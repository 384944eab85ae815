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
  best: (question) => `Votre meilleure réponse est celle à « ${question} ».`,
  begin: (question) => `Commencez par « ${question} ».`,
  notAssessed: 'Non évalué : trop peu a été dit.',
  sayMore:
    'Même une demi-réponse se note : dites la première chose dont vous êtes sûr, puis développez.',
  covered: (labels) => `Vous avez traité : ${labels}.`,
  answered: 'Vous avez tenté la question au lieu de passer : il y a là de quoi construire.',
  carryOn: 'Continuez à répondre d’abord, puis à expliquer comment vous y arrivez.',
  keepStory: [
    'Gardez ce moment du récit : c’est lui qu’on retient.',
    'Gardez-le : personne d’autre ne peut le raconter.',
    'Racontez-le avec le même détail la prochaine fois.',
    'Gardez-le, et terminez sur ce que cela a donné.',
  ],
  keepFigure: [
    'Continuez à dire les étapes à voix haute.',
    'Menez le prochain calcul de la même façon, puis contrôlez l’ordre de grandeur.',
    'Gardez l’habitude : les données, le résultat, puis une phrase sur ce qu’il veut dire.',
  ],
  keepPoint: [
    'Gardez ce point et dites-le tôt : le reste en découle.',
    'Redites-le aussi directement, dès les premières phrases.',
    'Gardez-le, et donnez la raison dans la foulée.',
    'Ce point tient : ayez-le prêt.',
  ],
  buildOn: [
    'Construisez le reste de la réponse autour.',
    'Partez de là la prochaine fois, puis ajoutez ce qui manquait.',
    'C’est là-dessus qu’il faut bâtir.',
  ],
  wrong: (label) => `C’est faux sur ce point : ${label}.`,
  worksAgainst: (label) => `Cela joue contre vous sur ce point : ${label}.`,
  sayItBetter: [
    'Redites-le avec un fait à la place de cette phrase.',
    'Racontez-le à quelqu’un qui recrute, et demandez-lui ce qu’il a entendu.',
    'Supprimez cette phrase, et mettez à sa place ce que vous avez fait.',
  ],
  sayItRight: [
    'Dites la phrase correcte à voix haute jusqu’à ce qu’elle vienne en premier.',
    'Expliquez à quelqu’un pourquoi la première version ne tient pas, puis dites la bonne.',
    'Demain, réécrivez la phrase correcte de mémoire, puis dites-la sans la feuille.',
  ],
  setAside: (label) => `Vous avez écarté ce point, dont la réponse dépend : ${label}.`,
  missing: [
    (labels) => `J’attendais encore : ${labels}.`,
    (labels) => `Ce que je n’ai pas entendu : ${labels}.`,
    (labels) => `La réponse s’est arrêtée avant : ${labels}.`,
  ],
  beyond: (labels) => `Une très bonne réponse ajoute : ${labels}.`,
  addIt: [
    (labels) =>
      `Répondez à nouveau en quatre-vingt-dix secondes, avec ceci dans vos trois premières phrases : ${labels}.`,
    (labels) =>
      `Écrivez une phrase sur ceci : ${labels}. Puis redonnez toute la réponse avec elle.`,
    (labels) => `Reprenez depuis le début et ne vous arrêtez pas avant : ${labels}.`,
  ],
  thenAnswer: (question) => `Répondez ensuite à : « ${question} »`,
  notReached: (question) => `Serait venu ensuite : « ${question} »`,
  forExample: (line) => `Par exemple : « ${line} »`,
  vague: (labels) => `Vous avez cité sans dire ce qui se passe : ${labels}.`,
  explainIt: (label) => `Terminez la phrase : « ${label} compte ici parce que … ».`,
  right: (value) => `Votre chiffre est juste (${value}).`,
  trap: (given, trap) =>
    `Vous avez dit ${given}, ce que donne une erreur connue : le calcul « ${trap} ».`,
  slip: (given) => `Vous avez dit ${given}, ce qui n’est pas le bon chiffre.`,
  otherWay: (given) => `Vous avez dit ${given} : la valeur est bonne, le sens ne l’est pas.`,
  noNumber: 'Vous n’avez pas donné de chiffre.',
  expected: (value) => `La réponse est ${value}.`,
  workItOut:
    'Refaites le calcul à voix haute : formule, données, résultat, puis contrôle de l’ordre de grandeur.',
  hinted: 'Il vous a fallu un indice pour démarrer.',
  tellTheStory: [
    (labels) => `Racontez-le à nouveau en deux minutes, avec : ${labels}.`,
    (labels) => `Notez un fait sur ceci : ${labels}. Puis reprenez le récit autour de ce fait.`,
    (labels) => `Enregistrez-vous une fois de plus et écoutez si l’on entend : ${labels}.`,
  ],
  order: (ordered, long) =>
    `Étapes audibles (« d’abord », « ensuite ») dans ${ordered} de vos ${long} réponses longues.`,
  list: (labels) => new Intl.ListFormat('fr').format(labels),
};
