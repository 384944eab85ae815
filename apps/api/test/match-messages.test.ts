import { expect, test } from 'vitest';
import { type CallMessage, matchMessages } from '../src/modules/interviewer/match-messages.ts';
import type { Turn } from '../src/modules/interviewer/turns.repository.ts';

const turn = (seq: number, role: Turn['role'], text: string, spokenText: string | null = null) =>
  ({
    seq,
    role,
    text,
    spokenText,
    questionId: null,
    rung: null,
    act: null,
    source: role === 'candidate' ? 'voice' : null,
    endsCall: false,
    callId: 'call-1',
    exchange: Math.ceil(seq / 2),
    startedMs: 0,
    endedMs: null,
  }) satisfies Turn;

const message = (
  role: CallMessage['role'],
  text: string,
  startedAt: number,
  endedAt: number | null = startedAt + 5,
): CallMessage => ({ role, text, startedAt, endedAt });

const line = (text: string, at: number, end?: number | null) =>
  message('interviewer', text, at, end);
const answer = (text: string, at: number, end?: number | null) =>
  message('candidate', text, at, end);

const turns = [
  turn(0, 'interviewer', 'Tell me about yourself.'),
  turn(1, 'candidate', 'I studied finance in Lyon, and then I worked at a bank.'),
  turn(2, 'interviewer', 'Noted. What is goodwill?', 'Okay, what is goodwill then?'),
  turn(3, 'candidate', 'The price above the fair value of the net assets.'),
];

const whole = [
  line('Tell me about yourself.', 10),
  answer('I studied finance in Lyon, and then I worked at a bank.', 20),
  line('Okay, what is goodwill then?', 30),
  answer('The price above the fair value of the net assets.', 40),
];

const times = (...entries: readonly (readonly [seq: number, from: number, to: number])[]) =>
  entries.map(([seq, startedAt, endedAt]) => ({ seq, startedAt, endedAt }));

const all = times([0, 10, 15], [1, 20, 25], [2, 30, 35], [3, 40, 45]);

test('each turn is as long as its message', () => {
  expect(matchMessages(turns, whole)).toEqual(all);
});

test('a reminder, an aside and what nobody stored are passed over', () => {
  const [first, second, third, fourth] = whole;
  const messages = [
    line('Before we begin: this call is recorded.', 5),
    first,
    line('Take your time. I am still here.', 17),
    second,
    answer('Hello?', 27),
    third,
    fourth,
    line('Goodbye.', 50),
  ].filter((each) => each !== undefined);
  expect(matchMessages(turns, messages)).toEqual(all);
});

test('an answer that came in pieces lasts from the first to the last of them', () => {
  const pieces = [
    answer('I studied finance in Lyon,', 20),
    answer('and then I worked at a bank.', 27),
  ];
  const messages = [...whole.slice(0, 1), ...pieces, ...whole.slice(2)];
  expect(matchMessages(turns, messages)).toEqual(
    times([0, 10, 15], [1, 20, 32], [2, 30, 35], [3, 40, 45]),
  );
});

test('what the recogniser corrected later is still the same answer', () => {
  const messages = whole.with(1, answer('I studied finance in Lyon and worked at the bank.', 20));
  expect(matchMessages(turns, messages)).toEqual(all);
});

test('a line that was cut short ends where it was cut', () => {
  const messages = whole.with(2, line('Okay, what is', 30, 31));
  expect(matchMessages(turns, messages)[2]).toEqual({ seq: 2, startedAt: 30, endedAt: 31 });
});

test.each([
  ['a message is missing', whole.toSpliced(1, 1)],
  ['only the beginning was reported', whole.with(1, answer('I studied finance.', 20))],
  ['nobody measured its end', whole.with(1, answer(turns[1]?.text ?? '', 20, null))],
  ['it took no time', whole.with(1, answer(turns[1]?.text ?? '', 20, 20))],
])('an answer has no time where %s, and the others keep theirs', (_why, messages) => {
  expect(matchMessages(turns, messages)).toEqual(all.toSpliced(1, 1));
});

test('nothing comes of nothing', () => {
  expect(matchMessages(turns, [])).toEqual([]);
  expect(matchMessages([], whole)).toEqual([]);
  expect(matchMessages(turns, [answer('', 1), line('…', 2)])).toEqual([]);
});
