import type { Wording } from './wording.ts';

export const french: Wording = {
  nothing: 'Trop peu a été dit pour être évalué.',
  summary: (answered, asked, score) =>
    `${answered} des ${asked} questions posées ont pu être évaluées, pour une note globale de ${score} sur 5.`,
  best: (question) => `Votre meilleure réponse est celle à « ${question} ».`,
  first: (question, labels) =>
    `La première à retravailler est « ${question} » ; il y manquait : ${labels}.`,
  notAssessed: 'Non évalué : trop peu a été dit.',
  sayMore:
    'Même une demi-réponse se note : dites la première chose dont vous êtes sûr, puis développez.',
  covered: (labels) => `Vous avez traité : ${labels}.`,
  answered: 'Vous avez tenté la question au lieu de passer : il y a là de quoi construire.',
  carryOn: 'Continuez à répondre d’abord, puis à expliquer comment vous y arrivez.',
  repeatIt: 'Gardez cette phrase : c’est ce qu’un banquier veut entendre.',
  wrong: (label) => `C’est faux sur ce point : ${label}.`,
  sayItRight: 'Dites la phrase correcte à voix haute jusqu’à ce qu’elle vienne en premier.',
  setAside: (label) => `Vous avez écarté ce point, dont la réponse dépend : ${label}.`,
  missing: (labels) => `Vous n’avez rien dit sur : ${labels}.`,
  addIt: (labels) =>
    `Répondez à nouveau en quatre-vingt-dix secondes, avec ceci dans vos trois premières phrases : ${labels}.`,
  vague: (labels) => `Vous avez cité sans dire ce qui se passe : ${labels}.`,
  explainIt: (label) => `Terminez la phrase : « ${label} compte ici parce que … ».`,
  right: (value) => `Votre chiffre est juste (${value}).`,
  trap: (given, trap) => `Vous avez dit ${given}, ce que donne l’erreur suivante : ${trap}.`,
  slip: (given) => `Vous avez dit ${given}, ce qui n’est pas le bon chiffre.`,
  noNumber: 'Vous n’avez pas donné de chiffre.',
  expected: (value) => `La réponse est ${value}.`,
  workItOut:
    'Refaites le calcul à voix haute : formule, données, résultat, puis contrôle de l’ordre de grandeur.',
  hinted: 'Il vous a fallu un indice pour démarrer.',
  tellTheStory: (labels) => `Racontez-le à nouveau en deux minutes, avec : ${labels}.`,
  order: (ordered, long) =>
    `Étapes audibles (« d’abord », « ensuite ») dans ${ordered} de vos ${long} réponses longues.`,
  list: (labels) => new Intl.ListFormat('fr').format(labels),
};
