import type { Language } from '../localised.ts';

/** The sentences of a report. What they name comes from the verdicts. */
export interface Wording {
  readonly nothing: string;
  readonly summary: (answered: number, asked: number, score: string) => string;
  readonly best: (topic: string) => string;
  readonly first: (labels: string) => string;
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
}

const english: Wording = {
  nothing: 'Too little was said to be assessed.',
  summary: (answered, asked, score) =>
    `You answered ${answered} of the ${asked} questions asked, for an overall mark of ${score} out of 5.`,
  best: (topic) => `Your best answer was on ${topic}.`,
  first: (labels) => `Work first on: ${labels}.`,
  shown: (labels, quote) => `You showed ${labels}: “${quote}”`,
  vague: (labels) => `Named but not explained: ${labels}.`,
  missing: (labels) => `Missing: ${labels}.`,
  wrong: (quote, correction) => `You said “${quote}”. ${correction}`,
  right: (value) => `The figure is right: ${value}.`,
  trap: (given, trap, expected) =>
    `You said ${given} (mistake: ${trap}); the answer is ${expected}.`,
  slip: (given, expected) => `You said ${given}; the answer is ${expected}.`,
  noNumber: (expected) => `No figure was given; the answer is ${expected}.`,
  notAssessed: 'Not assessed: too little was said.',
  hinted: 'A hint was needed.',
  order: (ordered, long) => `${ordered} of ${long} longer answers announce their order.`,
  onQuestion: (question, line) => `${question} ${line}`,
};

const french: Wording = {
  nothing: 'Trop peu a été dit pour être évalué.',
  summary: (answered, asked, score) =>
    `Vous avez répondu à ${answered} des ${asked} questions posées, pour une note globale de ${score} sur 5.`,
  best: (topic) => `Votre meilleure réponse porte sur : ${topic}.`,
  first: (labels) => `À travailler en premier : ${labels}.`,
  shown: (labels, quote) => `Vous avez montré : ${labels}. « ${quote} »`,
  vague: (labels) => `Cité sans être expliqué : ${labels}.`,
  missing: (labels) => `Il manque : ${labels}.`,
  wrong: (quote, correction) => `Vous avez dit « ${quote} ». ${correction}`,
  right: (value) => `Le chiffre est juste : ${value}.`,
  trap: (given, trap, expected) =>
    `Vous avez dit ${given} (erreur : ${trap}) ; la réponse est ${expected}.`,
  slip: (given, expected) => `Vous avez dit ${given} ; la réponse est ${expected}.`,
  noNumber: (expected) => `Aucun chiffre n’a été donné ; la réponse est ${expected}.`,
  notAssessed: 'Non évalué : trop peu a été dit.',
  hinted: 'Un indice a été nécessaire.',
  order: (ordered, long) => `${ordered} des ${long} réponses longues annoncent leur plan.`,
  onQuestion: (question, line) => `${question} ${line}`,
};

export const wordingOf = (language: Language): Wording => (language === 'fr' ? french : english);
