import type { Language } from '../localised.ts';

/** The sentences of a report. What they name comes from the verdicts. */
export interface Wording {
  readonly nothing: string;
  readonly summary: (answered: number, asked: number, score: string) => string;
  readonly best: (question: string) => string;
  readonly first: (question: string, labels: string) => string;
  readonly shown: (labels: string, quote: string) => string;
  readonly vague: (labels: string) => string;
  readonly missing: (labels: string) => string;
  readonly wrong: (quote: string, correction: string) => string;
  readonly right: (value: string) => string;
  readonly trap: (given: string, trap: string, expected: string) => string;
  readonly slip: (given: string, expected: string) => string;
  readonly noNumber: (expected: string) => string;
  readonly notAssessed: string;
  readonly hinted: string;
  readonly order: (ordered: number, long: number) => string;
  readonly onQuestion: (question: string, line: string) => string;
  /** Several names as a sentence lists them. */
  readonly list: (labels: readonly string[]) => string;
}

const english: Wording = {
  nothing: 'Too little was said to be assessed.',
  summary: (answered, asked, score) =>
    `${answered} of the ${asked} questions asked could be assessed, for an overall mark of ${score} out of 5.`,
  best: (question) => `Your strongest answer was to “${question}”.`,
  first: (question, labels) => `The first one to work on is “${question}”: it lacked ${labels}.`,
  shown: (labels, quote) => `You covered ${labels}: “${quote}”`,
  vague: (labels) => `To be said more clearly: ${labels}.`,
  missing: (labels) => `Missing: ${labels}.`,
  wrong: (quote, correction) => `You said “${quote}”. ${correction}`,
  right: (value) => `Your figure is right (${value}).`,
  trap: (given, trap, expected) =>
    `You said ${given}, which is what one gets with this mistake: ${trap}. The answer is ${expected}.`,
  slip: (given, expected) => `You said ${given}; the answer is ${expected}.`,
  noNumber: (expected) => `You gave no figure; the answer is ${expected}.`,
  notAssessed: 'Not assessed: too little was said.',
  hinted: 'You needed a hint to begin.',
  order: (ordered, long) =>
    `${ordered} of your ${long} long answers made their steps audible (“first”, “then”).`,
  onQuestion: (question, line) => `“${question}”. ${line}`,
  list: (labels) => new Intl.ListFormat('en').format(labels),
};

const french: Wording = {
  nothing: 'Trop peu a été dit pour être évalué.',
  summary: (answered, asked, score) =>
    `${answered} des ${asked} questions posées ont pu être évaluées, pour une note globale de ${score} sur 5.`,
  best: (question) => `Votre meilleure réponse est celle à « ${question} ».`,
  first: (question, labels) =>
    `La première à retravailler est « ${question} » ; il y manquait : ${labels}.`,
  shown: (labels, quote) => `Vous avez abordé : ${labels}. « ${quote} »`,
  vague: (labels) => `À dire plus clairement : ${labels}.`,
  missing: (labels) => `Il manque : ${labels}.`,
  wrong: (quote, correction) => `Vous avez dit « ${quote} ». ${correction}`,
  right: (value) => `Votre chiffre est juste (${value}).`,
  trap: (given, trap, expected) =>
    `Vous avez dit ${given}, ce que donne l’erreur suivante : ${trap}. La réponse est ${expected}.`,
  slip: (given, expected) => `Vous avez dit ${given} ; la réponse est ${expected}.`,
  noNumber: (expected) => `Vous n’avez pas donné de chiffre ; la réponse est ${expected}.`,
  notAssessed: 'Non évalué : trop peu a été dit.',
  hinted: 'Il vous a fallu un indice pour démarrer.',
  order: (ordered, long) =>
    `Étapes audibles (« d’abord », « ensuite ») dans ${ordered} de vos ${long} réponses longues.`,
  onQuestion: (question, line) => `« ${question} ». ${line}`,
  list: (labels) => new Intl.ListFormat('fr').format(labels),
};

export const wordingOf = (language: Language): Wording => (language === 'fr' ? french : english);
