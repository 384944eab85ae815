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
  notAssessed: 'This answer was not assessed, because too little was said.',
  sayMore: [
    'Even half an answer can be marked: say the first thing you are sure of, then build on it.',
    'Ask for a moment to think, then begin with what you know.',
    'Think aloud: one true sentence is enough for the interviewer to help you on.',
  ],
  covered: [
    (labels) => `You covered ${labels}.`,
    (labels) => `You were clear on ${labels}.`,
    (labels) => `This is what I wanted to hear on ${labels}.`,
    (labels) => `You have a good line here on ${labels}.`,
  ],
  started: [
    (labels) => `You made a start on ${labels}.`,
    (labels) => `On ${labels}, there is a first element here.`,
  ],
  broughtUp: (labels) => `You brought up ${labels}, and the answer does need that.`,
  nothingToKeep:
    'There is nothing to keep from these answers yet, and one good sentence would change that.',
  startFromModel:
    'Start with the model answer to this question: read it aloud once, then say its first point in your own words.',
  keepStory: [
    'Keep this moment: it is what one remembers.',
    'Keep it: nobody else can tell it.',
    'Tell it with the same detail next time.',
    'Keep it, and let the rest of the answer lead there.',
  ],
  keepFigure: [
    'Work the next one out the same way, then check the order of magnitude.',
    'Add one sentence on what the figure means for the client.',
    'Say the formula before the figure each time, so that the interviewer can follow you.',
  ],
  keepPoint: [
    'Keep this point, and make it early in the answer.',
    'Say it as directly next time, in your first sentences.',
    'Keep it, and build your next sentence on it.',
    'This point holds, so have it ready for the next interview.',
    'Keep it, and say next what it means for the client.',
  ],
  buildOn: [
    'Build the rest of the answer around it.',
    'Start from there next time, then add what was missing.',
    'That is the part to build on.',
    'Open with it next time, and go one step further from there.',
    'Keep that sentence, and put the missing point right behind it.',
    'This is your foothold, so answer again and begin with it.',
    'Say it again with an example, and the next point will follow from it.',
    'Make it your first sentence, and ask yourself what comes of it.',
  ],
  wrong: [
    (label) => `What you said about ${label} is wrong.`,
    (label) => `On ${label}, this is not correct.`,
    (label) => `An interviewer would stop you here: on ${label}, this does not hold.`,
  ],
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
    'Answer the question once more, and open with the correct line.',
    'Illustrate the correct line with an example of your own.',
  ],
  setAside: (label) => `You set aside ${label}, and the answer turns on that.`,
  missing: [
    (labels) => `I was still waiting to hear about ${labels}.`,
    (labels) => `I heard nothing on ${labels}.`,
    (labels) => `The answer stopped before it came to ${labels}.`,
    (labels) => `What it needed was a sentence on ${labels}.`,
    (labels) => `My next question would have been about ${labels}.`,
    (labels) => `To be complete, the answer also had to deal with ${labels}.`,
  ],
  untouched: [
    (labels) => `This question calls for a word on ${labels}, and I heard none.`,
    (labels) => `Here I was waiting for a word on ${labels}.`,
  ],
  beyond: [
    (labels) => `A very good answer also says a word on ${labels}.`,
    (labels) => `To go further, add a sentence on ${labels}.`,
  ],
  addIt: [
    (labels) => `Answer again in ninety seconds, and this time speak about ${labels}.`,
    (labels) => `Write one sentence on ${labels}, then give the whole answer again with it.`,
    (labels) =>
      `Give the answer again from the start, and do not stop before you have covered ${labels}.`,
    (labels) => `Explain ${labels} to somebody outside finance, then answer the question again.`,
    (labels) =>
      `Note the steps of your answer, with ${labels} among them, and speak from that list.`,
    (labels) => `Record a second version, and check that it covers ${labels}.`,
    () => 'Read the model answer twice, close the page, and give it in your own words.',
  ],
  thenAnswer: (question) => `Then answer: “${question}”`,
  notReached: (question) => `Next would have come: “${question}”`,
  forExample: (line) => `For example: “${line}”`,
  vague: [
    (labels) => `You touched on ${labels}, and I would have liked the reasoning too.`,
    (labels) => `I heard a word on ${labels}, and would have liked more.`,
    (labels) => `On ${labels}, I would have asked you to go one step further.`,
  ],
  unexplained: (labels) =>
    `Your calculation uses ${labels}; say the reason for each step aloud as well.`,
  explainIt: [
    (label) => `Explain ${label} in two sentences: what happens, and why.`,
    (label) => `Explain ${label} aloud once more, with an example.`,
    (label) => `Imagine being asked about nothing but ${label}, and answer in thirty seconds.`,
  ],
  right: (value) => `Your figure is right (${value}).`,
  trap: (given, trap) => `You said ${given}, and that is what a known mistake gives: “${trap}”.`,
  slip: (given) => `You said ${given}, and I get another figure.`,
  otherWay: (given) => `You said ${given}: the size is right, the direction is not.`,
  otherUnit: (given) => `You said ${given}: the number is right, its unit is not.`,
  noNumber: 'I did not hear the figure.',
  expected: (value) => `The figure is ${value}.`,
  workItOut: [
    'Do it again aloud: say the formula, put the inputs in, give the result, then check its order of magnitude.',
    'Write one step on each line, then say the steps aloud without the page.',
    'Estimate the result first, then calculate it, and explain the difference.',
    'Redo it with round numbers until the steps come by themselves, then with those of the question.',
    'Teach the calculation to somebody, one step at a time.',
  ],
  tellIt: [
    (labels) => `Give the answer again in two minutes, and make room for ${labels}.`,
    (labels) => `Write down one sentence on ${labels}, then tell it again around that sentence.`,
    (labels) => `Record yourself once more, and listen for ${labels}.`,
    (labels) => `Tell it to somebody, and ask what they heard about ${labels}.`,
  ],
  seeKeep: 'This is the one thing to keep, as set out at the head of this report.',
  seePriority: [
    'This is the first thing to work on, as set out at the head of this report.',
    'This is the second thing to work on, as set out at the head of this report.',
  ],
  order: (ordered, long) =>
    `${ordered} of your ${long} long answers made their steps audible (“first”, “then”).`,
  list: (labels) => new Intl.ListFormat('en').format(labels),
};
