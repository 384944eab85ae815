import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launched, notify, read, said, storeAnalysisOf, untilMarked } from './support/interview.ts';

const ANSWER = 'I studied finance in Lyon, and then I worked at a bank for two years.'; // 15 words

let api: TestApp;
let user: TestUser;
let id: string;
let assistantId: string;
let opening: string;
let begun: number;
let callId: string;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await createUser();
  ({ interviewId: id, assistantId } = await launched(api, user));
  callId = randomUUID();
  opening = await said(api, id, [], { callId });
  const { started_at: startedAt } = await api.database
    .selectFrom('interviews')
    .select('started_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  begun = startedAt?.getTime() ?? 0;
});

/** The platform's report: a line of nine seconds, two of silence, an answer of six. */
const messages = () => [
  { role: 'system', message: 'Interview', time: begun, secondsFromStart: 0 },
  { role: 'bot', message: opening, time: begun + 1_000, endTime: begun + 10_000, duration: 9_000 },
  { role: 'tool_calls', toolCalls: [], time: begun },
  { role: 'user', message: ANSWER, time: begun + 12_000, endTime: begun + 18_000, duration: 6_000 },
  null,
];

const reportOf = (reported: readonly unknown[], ofCall = callId) =>
  notify(api, {
    type: 'end-of-call-report',
    endedReason: 'customer-ended-call',
    call: { id: ofCall, assistantId },
    artifact: { messages: reported, transcript: ANSWER },
  });

const turns = () =>
  api.database
    .selectFrom('interview_turns')
    .select(['started_ms', 'ended_ms'])
    .where('interview_id', '=', id)
    .orderBy('seq')
    .execute();

const delivery = async () => (await untilMarked(api, user, id)).report?.delivery;

test('pace and pause come from the times the platform reports', async () => {
  await said(api, id, [ANSWER], { callId, source: 'voice' });
  expect((await reportOf(messages())).statusCode).toBe(200);
  expect(await delivery()).toMatchObject({ wordsPerMinute: 150, pauseSeconds: 2 });
  const [line, answer] = await turns();
  expect(line?.started_ms).toBeCloseTo(1_000, -1);
  expect(line?.ended_ms).toBeCloseTo(10_000, -1);
  expect(answer?.started_ms).toBeCloseTo(12_000, -1);
  expect(answer?.ended_ms).toBeCloseTo(18_000, -1);
});

test('times that come after the marking are taken in, and nothing else changes', async () => {
  await said(api, id, [ANSWER], { callId, source: 'voice' });
  await storeAnalysisOf(api, user, assistantId, callId);
  const before = await untilMarked(api, user, id);
  expect(before.report?.delivery).toMatchObject({ wordsPerMinute: null, pauseSeconds: null });
  await reportOf(messages());
  await expect
    .poll(async () => (await delivery())?.wordsPerMinute, { timeout: 10_000, interval: 200 })
    .toBe(150);
  const after = await read(api, user, id);
  expect(after.state).toBe('marked');
  expect(after.overallScore).toBe(before.overallScore);
  expect(after.report?.questions.map(({ score }) => score)).toEqual(
    before.report?.questions.map(({ score }) => score),
  );
});

test('a typed answer has no pace', async () => {
  await said(api, id, [ANSWER], { callId, source: 'typed' });
  const [, line, , typed] = messages();
  await reportOf([line, { ...typed, endTime: begun + 12_000 }]);
  expect(await delivery()).toMatchObject({ wordsPerMinute: null, pauseSeconds: null });
});

test.each([
  ['without messages', []],
  ['of another conversation', [{ role: 'user', message: 'Hi.', time: 1, endTime: 2 }]],
  ['with nonsense', ['x', 7, { role: 'user' }, { role: 'user', message: 4, time: 'now' }]],
])('a report %s ends the interview all the same', async (_name, reported) => {
  await said(api, id, [ANSWER], { callId, source: 'voice' });
  expect((await reportOf(reported)).statusCode).toBe(200);
  expect(await delivery()).toMatchObject({ wordsPerMinute: null });
});

test.each([-86_400_000, 2 * 86_400_000])(
  'times that are %d ms off are no times of this interview',
  async (off) => {
    await said(api, id, [ANSWER], { callId, source: 'voice' });
    const untimed = await turns();
    begun += off;
    await reportOf(messages());
    expect(await turns()).toEqual(untimed);
  },
);

test('a report of somebody else’s call changes nothing here', async () => {
  await said(api, id, [ANSWER], { callId, source: 'voice' });
  const untimed = await turns();
  await reportOf(messages(), 'call-of-somebody-else');
  expect(await turns()).toEqual(untimed);
});
