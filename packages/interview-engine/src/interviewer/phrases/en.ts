import type { Phrases } from './phrases.ts';

export const english: Phrases = {
  greeting: {
    associate: 'Hello, I am your AI interviewer, in the role of an associate in M&A.',
    vice_president: 'Hello, I am your AI interviewer, in the role of a vice president in advisory.',
    managing_director:
      'Hello, I am your AI interviewer, in the role of a managing director in coverage.',
  },
  format:
    'We have about thirty minutes, and what we say is kept as text so that you get a report. You can ask me to repeat, take a moment to think, or skip a question.',
  firstQuestion: 'Let’s start.',
  acknowledge: ['Okay.', 'All right.', 'Noted.', 'Thank you.', 'Understood.', 'I see.'],
  moveOn: ['Let’s move on.', 'Next question.', 'Another topic.', 'Moving on.', 'Let’s continue.'],
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
  ],
  thinking: [
    'Take your time.',
    'Of course, take a moment.',
    'No problem, I will wait.',
    'Go ahead when you are ready.',
    'Sure, think it through.',
  ],
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
  rude: [
    'Let’s keep this professional and go back to the question.',
    'I understand this can be tense; let us return to the question calmly.',
    'I will leave that aside; please take the question when you can.',
  ],
  press: [
    'Can you be more specific?',
    'That is brief: take me through your reasoning.',
    'Give me the next step in the logic.',
    'Please spell that out as you would for a client.',
    'What makes you say so?',
    'Develop that a little further.',
    'I would like some more detail on this.',
    'How do you get there?',
  ],
  repeat: ['Of course.', 'Sure.', 'Certainly.'],
  resumed: [
    'Sorry, the line dropped for a moment.',
    'Apologies, we were cut off.',
    'Sorry about that, we lost the connection.',
  ],
  hints: [
    'Start from a definition, then build on it.',
    'Think of a simple example with round numbers.',
    'Ask yourself who gains and who loses.',
    'Begin with the part you are sure of.',
    'Break it into two or three pieces and take the first.',
  ],
  topicHints: {
    accounting: [
      'Start at the top of the income statement and follow the line down.',
      'Ask yourself what moves in cash and what only moves on paper.',
    ],
    ev_equity: [
      'Think about who has a claim on the business.',
      'Picture the balance sheet: what would a buyer take over?',
    ],
    valuation: [
      'Think about what an investor would pay more for.',
      'Ask yourself what is being compared with what.',
    ],
    dcf: [
      'Think of the steps in the order you would build the model.',
      'Ask which money, at which date, for whom.',
    ],
    lbo: [
      'Follow the money from the day of purchase to the day of sale.',
      'Put yourself in the place of the lender, then of the owner.',
    ],
    merger_model: [
      'Compare the two companies before and after the deal.',
      'Think about what the buyer gives and what it gets.',
    ],
    deal_process: [
      'Go through it week by week, as on a calendar.',
      'Put yourself on the seller’s side first.',
    ],
    restructuring: [
      'Think about what runs out first.',
      'Put the lenders in a line: who stands in front?',
    ],
    market: [
      'Take one concrete example you know.',
      'Go from the headline to its effect on a deal.',
    ],
    behavioural: [
      'Take one real moment and tell it in order.',
      'Think of something you did yourself, last year for instance.',
    ],
    case_hypothetical: [
      'Begin with what the client wants.',
      'List the options before you judge them.',
    ],
    case_real: [
      'Begin with the facts you remember.',
      'Take the side of the buyer, then the other.',
    ],
  },
  invite: [
    'We are nearly done. Do you have a question for me?',
    'That was my last question. What would you like to ask me?',
  ],
  questionBack: [
    'That is best put to the team you are applying to, since each bank answers it differently.',
    'I cannot speak for a particular bank, so keep that one for your real interview.',
  ],
  close: [
    'Thank you for your time. Your report will be ready in a moment. Goodbye.',
    'We have to stop here. Your answers are saved and the report follows. Goodbye.',
  ],
  goodbye: ['The interview is over. Goodbye.', 'We have finished. Your report is on its way.'],
};
