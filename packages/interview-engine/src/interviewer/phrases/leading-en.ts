import { wordsBetween } from './between.ts';
import type { LeadingWords } from './phrases.ts';

export const leadingEnglish: LeadingWords = {
  ...wordsBetween.en,
  greeting: {
    associate: 'Hello, I am your AI interviewer, in the role of an M&A associate.',
    vice_president: 'Hello, I am your AI interviewer, in the role of an M&A vice president.',
    managing_director: 'Hello, I am your AI interviewer, in the role of a managing director.',
    sponsor_coverage:
      'Hello, I am your AI interviewer, in the role of a director who covers private equity funds.',
  },
  format: {
    full: 'We have about thirty minutes: you first, then technical questions, a case, and your own questions.',
    technical:
      'We have about thirty minutes: a word about you, then technical questions, then your own questions.',
    behavioural:
      'We have about thirty minutes: questions about you and what you have done, then your own questions.',
    case: 'We have about thirty minutes: a word about you, then a case in several steps, then your own questions.',
  },
  consent:
    'What we say is kept as text for your report; by going on you agree to that. You may ask me to repeat.',
  study: 'This is a study session, so I will comment on each answer.',
  firstQuestion: 'Let’s start.',
  enter: {
    fit: 'Let’s talk about you.',
    technical: 'Let’s turn to the technical part.',
    case: 'Let’s take a longer question.',
  },
  invite: [
    'That is all from my side. Do you have a question for me?',
    'That was my last question. What would you like to ask me?',
  ],
  anotherQuestion: ['Do you have another one?', 'Anything else you would like to ask?'],
  close: ['Thank you for your time. Your report will be ready in a moment. Goodbye.'],
  timeIsUp: ['We have to stop here. Your answers are saved and the report follows. Goodbye.'],
  goodbye: ['The interview is over. Goodbye.', 'We have finished. Your report is on its way.'],
};
