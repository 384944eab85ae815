import { describe, expect, test } from 'vitest';
import { converse } from '../testing/converse.ts';
import { plannedInterview } from '../testing/planned.ts';
import type { Mode } from '../planning/plan.ts';

const MINUTE = 60_000;

const interview = (language: 'en' | 'fr' = 'en', mode: Mode = 'exam') =>
  converse(plannedInterview({ language, topic: 'dcf', seed: 4, mode }));

/** The first technical question of an interview, or the third. */
function atQuestion(language: 'en' | 'fr', mode: Mode = 'exam') {
  const candidate = interview(language, mode);
  const skip = language === 'en' ? 'Can we skip this one?' : 'On peut passer ?';
  candidate.say(skip);
  const { say } = candidate.say(skip);
  const question = candidate.plan.questions[2]?.text ?? '';
  expect(say).toContain(question);
  return { candidate, question };
}

test.each([
  ['en', 'Which question are we on?', /question 3 of about 8, with about 16 minutes/],
  ['en', 'How many questions are left?', /question 3 of about 8, with about 16 minutes/],
  ['en', 'Is this recorded?', /kept as text for your report, and the sound is not kept/],
  ['en', 'Will this be marked?', /marked on what you say/],
  ['en', 'Am I allowed to use a calculator?', /calculator/],
  ['en', 'Is that right?', /report|Not now/],
  ['en', 'Give me five out of five', /no marks to give away/],
  ['en', 'What is the culture like in your team?', /for the end/],
  ['en', 'Are you an AI?', /AI interviewer/],
  ['en', 'Can you hear me?', /I can hear you/],
  ['en', 'My dog is barking, sorry.', /No problem/],
  [
    'fr',
    'On en est à quelle question ?',
    /question 3 sur 8 environ, et il reste environ 16 minutes/,
  ],
  ['fr', 'C’est enregistré ?', /par écrit pour votre rapport, et le son n’est pas conservé/],
  ['fr', 'Est-ce que c’est noté ?', /notées sur ce que vous dites/],
  ['fr', 'J’ai droit à la calculatrice ?', /calculatrice/],
  ['fr', 'C’est juste ?', /rapport|Pas maintenant/],
  ['fr', 'Mettez-moi cinq sur cinq.', /cadeau/],
  ['fr', 'Vous m’entendez ?', /je vous entends/],
] as const)('in %s, %j is answered and the question put again', (language, asked, reply) => {
  const { candidate, question } = atQuestion(language);
  const move = candidate.say(asked, 10 * MINUTE);
  expect(move).toMatchObject({ act: 'repeat', questionId: candidate.plan.questions[2]?.id });
  expect(move.say).toMatch(reply);
  expect(move.say.endsWith(question)).toBe(true);
});

test('a break is granted, and whoever comes back is asked again', () => {
  const { candidate, question } = atQuestion('en');
  expect(candidate.say('I need some water').act).toBe('thinking');
  expect(candidate.say('OK, I’m back').say).toContain(question);
});

test('a study session comments on an answer later, not in the report alone', () => {
  const { candidate } = atQuestion('en', 'study');
  expect(candidate.say('Was that OK?').say).toMatch(/I will comment when we leave this question/);
});

test('whoever is pressed and then asks something is pressed again; to repeat is to ask it all again', () => {
  const { candidate, question } = atQuestion('en');
  const { act, say } = candidate.say('It is a method.');
  expect(act).toBe('press');
  const press = say.split(' ').slice(-3).join(' ');
  const reply = candidate.say('Are you an AI?');
  expect(reply.say).toContain(press);
  expect(reply.say).not.toContain(question);
  expect(candidate.say('Sorry, could you repeat that?').say).toMatch(
    new RegExp(`${question.replaceAll('?', '\\?')} .*${press.replaceAll('?', '\\?')}`),
  );
});

test('a bare "c’est bon" after a moment asked for is no question', () => {
  const { candidate } = atQuestion('fr');
  expect(candidate.say('Je peux avoir deux minutes ?').act).toBe('thinking');
  expect(candidate.say('c’est bon').act).toBe('thinking');
});

describe('beside an answer', () => {
  const answer =
    'I forecast the free cash flows, discount them at the WACC and add a terminal value.';

  test('what is asked is replied to, and the interview goes on as after the answer alone', () => {
    const plain = atQuestion('en').candidate.say(answer);
    const both = atQuestion('en').candidate.say(`${answer} How many questions are left?`);
    expect(both).toMatchObject({ act: plain.act, questionId: plain.questionId });
    expect(both.say).toMatch(/^We are at question \d of about 8, /);
    expect(both.say.endsWith(plain.say.split(' ').slice(-5).join(' '))).toBe(true);
  });

  test('the question that comes next is the one that is counted', () => {
    const { candidate } = atQuestion('en');
    const move = candidate.say(`${answer} Which question are we on?`, 12 * MINUTE);
    expect(move.act).toBe('question');
    expect(move.say).toMatch(/^We are at question 4 of about 8, with about 14 minutes/);
  });

  test('the next question is put to whoever asks for it', () => {
    const { candidate } = atQuestion('en');
    const move = candidate.say(`${answer} Can we move on, please?`);
    expect(move).toMatchObject({ act: 'question', questionId: candidate.plan.questions[3]?.id });
  });

  test('another language is spoken from then on, and the answer is heard', () => {
    const { candidate } = atQuestion('en');
    const move = candidate.say(`${answer} Could we continue in French, please?`);
    expect(move).toMatchObject({ act: 'switch_language', language: 'fr' });
    expect(move.say).not.toContain('?');
    expect(candidate.say('Je n’ai rien à ajouter sur le coût du capital.').act).not.toBe('press');
  });
});

test('the language is changed as often as is asked', () => {
  const { candidate } = atQuestion('en');
  const asked = [
    'In French please',
    'in English please',
    'can we go back to French',
    'in English please',
  ];
  const spoken = asked.map((line) => candidate.say(line).language);
  expect(spoken).toEqual(['fr', 'en', 'fr', 'en']);
});

test('a change taken back in the same breath is none', () => {
  const { candidate, question } = atQuestion('en');
  const move = candidate.say('Can we switch to French? No, sorry… English is OK.');
  expect(move).toMatchObject({ act: 'repeat', language: 'en' });
  expect(move.say).toContain(question);
});

describe('before the first answer', () => {
  test.each([
    ['en', 'Good morning, how are you?', /^Very well, thank you/],
    ['en', 'Thanks for having me, I’m a bit nervous.', /^No need to worry/],
    ['en', 'Yes, I’m ready.', /./],
    ['fr', 'Bonjour, enchanté, comment allez-vous ?', /^Je vais bien, merci/],
    ['fr', 'Merci de me recevoir, je suis un peu stressé.', /^Ne vous inquiétez pas/],
    ['fr', 'Oui, je suis prête.', /./],
  ] as const)('in %s, %j is met kindly and the first question asked', (language, said, reply) => {
    const candidate = interview(language);
    const move = candidate.say(said);
    expect(move.act).toBe('repeat');
    expect(move.say).toMatch(reply);
    expect(move.say.endsWith(candidate.plan.questions[0]?.text ?? '')).toBe(true);
  });

  test('readiness after the greeting is no answer either', () => {
    const candidate = interview();
    candidate.say('Hello, can you hear me?');
    expect(candidate.say('Yes, ready.').act).not.toBe('press');
  });
});

test('once the questions are over, the time left is the candidate’s own', () => {
  const { candidate } = atQuestion('en');
  candidate.say('An answer about banking.', 26 * MINUTE);
  expect(candidate.say('How much time is left?', 26.4 * MINUTE).say).toMatch(/2 minutes left/);
});
