import type { Filled, RespondingWords, Studying } from './phrases.ts';

export const respondingEnglish: RespondingWords = {
  silence: [
    'I am still here, whenever you are ready.',
    'I did not hear anything; you can start with whatever comes to mind.',
    'No hurry: a first thought is enough to begin with.',
    'The line is open, and I am listening.',
    'If something is unclear, ask me to say it again.',
    'Even a partial answer is worth saying aloud.',
    'Would you like to try, or shall we leave this one?',
    'I cannot hear you at the moment; please try once more.',
    'Tell me how you would begin.',
    'You can also type your answer if that is easier.',
    'I am listening.',
  ],
  thinking: [
    'Take your time.',
    'Of course, take a moment.',
    'No problem, I will wait.',
    'Go ahead when you are ready.',
    'Sure, think it through.',
  ],
  goOn: ['Go on.', 'I am listening.', 'Carry on.', 'Take your time.', 'Yes, continue.'],
  redirect: [
    'Let me bring you back to the question I asked.',
    'That takes us away from the point; please answer what I asked in your own words.',
    'I would like to hear about the question itself.',
    'Let’s stay with the topic: how would you answer it?',
    'Please come back to what I asked, in a few sentences of your own.',
    'I need you to speak to the question.',
    'We have drifted; what is your answer to my question?',
    'Let us keep to the interview: what do you say to the question?',
  ],
  saidBefore: [
    'You told me that already, in the same words. My last question asks for something else.',
    'I have that from before. What do you add on what I asked just now?',
    'That is an answer you gave me already. Take my last question by itself.',
  ],
  clarify: [
    'Make the assumption you find sensible, and tell me which one.',
    'I leave that to you: say what you assume, then go ahead.',
    'Take it in its usual sense, and state what you assume.',
    'Choose what a client would accept, and say so as you go.',
    'Assume, and say so.',
  ],
  aside: ['Let’s get back to it.', 'Back to the question.', 'Let’s return to it.'],
  late: [
    'I will add that to your earlier answer.',
    'That goes with your earlier answer.',
    'Added to that question.',
  ],
  calm: [
    'Let’s keep this professional and go back to the question.',
    'I understand this can be tense; let us return to the question calmly.',
    'I will leave that aside; please take the question when you can.',
  ],
  enough: 'I would rather stop the questions here than go on like this.',
  begin: ['Good, then let’s begin.', 'Thank you, here we go.', 'Good. The first question, then.'],
  repeat: ['Of course.', 'Sure.', 'Certainly.'],
  resumed: [
    'Sorry, the line dropped for a moment.',
    'Apologies, we were cut off.',
    'Sorry about that, we lost the connection.',
  ],
  hints: [
    'Begin with the part you are sure of.',
    'A rough idea is enough: which way would it go, and why?',
    'Take a simple example and reason from there.',
    'Break it into two pieces and take the first.',
    'Put yourself in the place of the person who pays.',
    'Think of a company you know and apply it there.',
  ],
  hintsOnFigures: [
    'Say the formula first, then put the figures in.',
    'Take it one step at a time, and round as you go.',
    'Start with the first step only: what would you calculate?',
    'Write the inputs down in front of you, then link two of them.',
  ],
  hintsOnStory: [
    'Take one concrete moment and start there.',
    'Think of the last time it came up: who was there, and what did you do?',
    'Start with what you would tell a friend about it.',
    'What would somebody who worked with you say?',
    'One honest example is enough, even a small one.',
    'Begin with what you felt at the time, then with what you did.',
  ],
  encourage: [
    'At your level I would like you to find the way in; what do you know about it?',
    'Think aloud, and I will follow you.',
    'Tell me what you would look up, and why.',
    'Reason it out from first principles.',
  ],
  noVerdict: [
    'I keep that for the report.',
    'You will read that in the report, not hear it from me now.',
    'No verdict during the interview; the report has it.',
    'Later, in the report.',
    'Not now.',
  ],
  yourView: [
    'It is your view that I am after.',
    'I would rather hear what you make of it.',
    'I will not answer it for you; tell me how you see it.',
    'Your view first.',
  ],
  commentLater: ['I will comment when we leave this question.', 'After this question.'],
  sides: {
    marked: [
      'Yes, your answers are marked on what you say, and your report has the marks.',
      'Marked, in your report.',
    ],
    recorded: [
      'Nobody listens in: your words are kept as text for your report, and the sound is not kept.',
      'Only as text, for you.',
    ],
    lookup: [
      'I would rather hear what you know without looking it up.',
      'Without looking it up, please.',
    ],
    tools: [
      'Paper and a calculator are fine here; in a real interview you may have neither.',
      'As you like.',
    ],
    plea: [
      'I have no marks to give away: they come from your answers.',
      'Your answers decide that.',
    ],
    machine: [
      'I am an AI interviewer; nobody else is on the line.',
      'As I said, an AI interviewer, and no person is listening.',
      'An AI, still.',
    ],
    bank: [
      'Keep that one for the end, when you may ask me your own questions.',
      'At the end, please.',
    ],
    hearing: ['Yes, I can hear you.', 'Yes, I hear you.'],
    line: ['No problem, these things happen.', 'No problem.'],
    pause: [
      'Of course, but the clock keeps running: tell me when you are back.',
      'Take your time.',
    ],
    back: ['Then let’s go on.'],
    nervous: ['No need to worry, so take your time.', 'Take your time.'],
    pleasantry: ['Thank you.'],
    wellbeing: ['Very well, thank you.'],
  },
  switched: ['All in English from here.', 'English again, then.', 'In English, as you wish.'],
  sameLanguage: 'Fine, we stay with English.',
  aboutReport: [
    'Your report is ready shortly after we hang up, and only you receive it.',
    'The report says it question by question, a moment after this call.',
  ],
  aboutBank: [
    'That is best put to the team you are applying to, since each bank answers it differently.',
    'I cannot speak for a particular bank, so keep that one for your real interview.',
  ],
};

export const filledEnglish: Filled = {
  quoted: (quote) => `You said: “${quote}”.`,
  timeLeft: (minutes) =>
    minutes === 1 ? 'About one minute left.' : `About ${minutes} minutes left.`,
  place: (number, total, minutes) =>
    `We are at question ${number} of about ${total}, with about ${minutes === 1 ? 'one minute' : `${minutes} minutes`} left for my questions.`,
};

export const studyingEnglish: Studying = {
  covered: [
    (labels) => `You covered ${labels}.`,
    (labels) => `You were clear on ${labels}.`,
    (labels) => `I heard what I wanted on ${labels}.`,
  ],
  missing: [
    (labels) => `I would still have liked to hear about ${labels}.`,
    (labels) => `I was waiting for a word on ${labels}.`,
    (labels) => `Next time, say something about ${labels} as well.`,
  ],
  wrong: (correction) => `One point to put straight: ${correction}`,
  right: (value) => `Your figure is right: ${value}.`,
  figure: (value) => `The figure is ${value}.`,
  goodLine: (text) => `A good answer would say: “${text}”`,
  list: (labels) => new Intl.ListFormat('en').format(labels),
};
