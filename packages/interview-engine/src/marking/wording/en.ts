import type { Wording } from './wording.ts';

function assessedOf(answered: number, asked: number): string {
  if (asked === 1) return 'The one question asked';
  return answered === asked
    ? `All ${asked} questions asked`
    : `${answered} of the ${asked} questions asked`;
}

export const english: Wording = {
  nothing: 'Too little was said to be assessed.',
  summary: (answered, asked, score) =>
    `${assessedOf(answered, asked)} could be assessed, for an overall mark of ${score} out of 5.`,
  best: (question) => `Your strongest answer was to “${question}”.`,
  begin: (question) => `Begin with “${question}”.`,
  notAssessed: 'Not assessed: too little was said.',
  sayMore:
    'Even half an answer can be marked: say the first thing you are sure of, then build on it.',
  covered: (labels) => `You covered ${labels}.`,
  answered: 'You took the question on rather than passing: that can be built on.',
  carryOn: 'Keep answering first, then say how you got there.',
  keepStory: [
    'Keep this moment in the story: it is what one remembers.',
    'Keep it: nobody else can tell it.',
    'Tell it with the same detail next time.',
    'Keep it, and end the story on what came of it.',
  ],
  keepFigure: [
    'Keep saying the steps aloud.',
    'Work the next one out the same way, then check the order of magnitude.',
    'Keep the habit: inputs, result, then one sentence on what it means.',
  ],
  keepPoint: [
    'Keep this point, and make it early: the rest follows from it.',
    'Say it as directly next time, in your first sentences.',
    'Keep it, and give the reason in the same breath.',
    'This one holds: have it ready.',
  ],
  buildOn: [
    'Build the rest of the answer around it.',
    'Start from there next time, then add what was missing.',
    'That is the part to build on.',
  ],
  wrong: (label) => `This is wrong on ${label}.`,
  worksAgainst: (label) => `This works against you on ${label}.`,
  sayItBetter: [
    'Say the same again with a fact where that sentence stands.',
    'Tell it to somebody who hires, and ask what they heard.',
    'Leave that sentence out, and put what you did in its place.',
  ],
  sayItRight: [
    'Say the correct line aloud until it comes first.',
    'Explain to somebody why the first version fails, then say the right one.',
    'Write the correct line from memory tomorrow, then say it without the page.',
  ],
  setAside: (label) => `You set ${label} aside, and the answer turns on it.`,
  missing: [
    (labels) => `I was still waiting for ${labels}.`,
    (labels) => `What I did not hear: ${labels}.`,
    (labels) => `The answer stopped short of ${labels}.`,
  ],
  beyond: (labels) => `A very good answer adds ${labels}.`,
  addIt: [
    (labels) => `Answer again in ninety seconds, with ${labels} in your first three sentences.`,
    (labels) => `Write one sentence on ${labels}, then give the whole answer again with it.`,
    (labels) => `Say it again from the start and do not stop before ${labels}.`,
  ],
  thenAnswer: (question) => `Then answer: “${question}”`,
  notReached: (question) => `Next would have come: “${question}”`,
  forExample: (line) => `For example: “${line}”`,
  vague: (labels) => `You named ${labels} without saying what happens.`,
  explainIt: (label) => `Finish the sentence: “${label} matters here because …”.`,
  right: (value) => `Your figure is right (${value}).`,
  trap: (given, trap) =>
    `You said ${given}, which a known mistake gives: the calculation “${trap}”.`,
  slip: (given) => `You said ${given}, which is not the figure.`,
  otherWay: (given) => `You said ${given}: the size is right, the direction is not.`,
  noNumber: 'You gave no figure.',
  expected: (value) => `The answer is ${value}.`,
  workItOut: 'Do it again aloud: formula, inputs, result, then a check of the order of magnitude.',
  hinted: 'You needed a hint to begin.',
  tellTheStory: [
    (labels) => `Tell it again in two minutes, with ${labels}.`,
    (labels) => `Note one fact on ${labels}, then tell it again around that fact.`,
    (labels) => `Record yourself telling it once more, and listen for ${labels}.`,
  ],
  order: (ordered, long) =>
    `${ordered} of your ${long} long answers made their steps audible (“first”, “then”).`,
  list: (labels) => new Intl.ListFormat('en').format(labels),
};
