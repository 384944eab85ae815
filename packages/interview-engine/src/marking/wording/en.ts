import type { Wording } from './wording.ts';

export const english: Wording = {
  nothing: 'Too little was said to be assessed.',
  summary: (answered, asked, score) =>
    `${answered} of the ${asked} questions asked could be assessed, for an overall mark of ${score} out of 5.`,
  best: (question) => `Your strongest answer was to “${question}”.`,
  first: (question, labels) => `The first one to work on is “${question}”: it lacked ${labels}.`,
  notAssessed: 'Not assessed: too little was said.',
  sayMore:
    'Even half an answer can be marked: say the first thing you are sure of, then build on it.',
  covered: (labels) => `You covered ${labels}.`,
  answered: 'You took the question on rather than passing: that can be built on.',
  carryOn: 'Keep answering first, then say how you got there.',
  repeatIt: 'Keep this line: it is how an interviewer wants to hear it.',
  wrong: (label) => `This is wrong on ${label}.`,
  sayItRight: 'Say the correct line aloud until it comes first.',
  setAside: (label) => `You set ${label} aside, and the answer turns on it.`,
  missing: (labels) => `You did not say anything on ${labels}.`,
  addIt: (labels) =>
    `Answer again in ninety seconds, with ${labels} in your first three sentences.`,
  vague: (labels) => `You named ${labels} without saying what happens.`,
  explainIt: (label) => `Finish the sentence: “${label} matters here because …”.`,
  right: (value) => `Your figure is right (${value}).`,
  trap: (given, trap) => `You said ${given}, which is what one gets with this mistake: ${trap}.`,
  slip: (given) => `You said ${given}, which is not the figure.`,
  noNumber: 'You gave no figure.',
  expected: (value) => `The answer is ${value}.`,
  workItOut: 'Do it again aloud: formula, inputs, result, then a check of the order of magnitude.',
  hinted: 'You needed a hint to begin.',
  tellTheStory: (labels) => `Tell it again in two minutes, with ${labels}.`,
  order: (ordered, long) =>
    `${ordered} of your ${long} long answers made their steps audible (“first”, “then”).`,
  list: (labels) => new Intl.ListFormat('en').format(labels),
};
