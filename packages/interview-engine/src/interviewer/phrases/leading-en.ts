import type { LeadingWords } from './phrases.ts';

export const leadingEnglish: LeadingWords = {
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
  acknowledge: ['Okay.', 'Noted.', 'Thank you.', 'Understood.', 'I see.'],
  moveOn: ['Let’s move on.', 'Next question.', 'Let’s go on.', 'Let’s continue.', 'Another one.'],
  leave: ['Let’s leave that one.', 'We will leave it there.', 'Let’s take something else.'],
  enter: {
    fit: 'Let’s talk about you.',
    technical: 'Let’s turn to the technical part.',
    case: 'Let’s take a longer question.',
  },
  spare: ['We still have time.', 'There is time for another.', 'Let me use the time we have left.'],
  pressOnStory: [
    'Can you be more specific?',
    'Give me a concrete example.',
    'Tell me a little more about that.',
    'What does that look like in practice?',
    'What did you yourself do, step by step?',
  ],
  press: [
    'That is brief: take me through your reasoning.',
    'Give me the next step in the logic.',
    'Please spell that out as you would for a client.',
    'What makes you say so?',
    'Meaning what?',
    'Develop that a little further.',
    'I would like some more detail on this.',
    'Explain it to me as if I had never seen one.',
    'Why does it work that way?',
  ],
  pressForFigure: [
    'Put a figure on it.',
    'And the number?',
    'What figure do you get in the end?',
    'Round if you need to, but give me a figure.',
    'I need a number from you here, even a rounded one.',
    'Run it through: where do you land?',
  ],
  pressOnVague: [
    'Be specific: how much is that?',
    'That could mean anything: give me an order of magnitude.',
    'Depends on what, precisely?',
    'Which range do you have in mind, in numbers?',
    'How would you pin that down?',
    'Give me something I could put on a page.',
  ],
  pressForWorking: [
    'How did you get there?',
    'Take me through the steps to that figure.',
    'What did you multiply or divide to find it?',
    'Show me the calculation behind it.',
  ],
  challenge: [
    'Defend that.',
    'Convince me of it.',
    'What would a sceptical client say to that?',
    'Test that with a simple example.',
    'Under which conditions would that not hold?',
    'Say why, in two sentences.',
  ],
  cutIn: [
    'Let me stop you there.',
    'I will cut in here.',
    'Let me interrupt you.',
    'Allow me to cut in.',
  ],
  keepItShort: [
    'Thank you; try to keep the next answers to a minute or so.',
    'Thank you; shorter answers will let us cover more.',
  ],
  invite: [
    'That is all from my side. Do you have a question for me?',
    'That was my last question. What would you like to ask me?',
  ],
  anotherQuestion: ['Do you have another one?', 'Anything else you would like to ask?'],
  close: ['Thank you for your time. Your report will be ready in a moment. Goodbye.'],
  timeIsUp: ['We have to stop here. Your answers are saved and the report follows. Goodbye.'],
  goodbye: ['The interview is over. Goodbye.', 'We have finished. Your report is on its way.'],
};
