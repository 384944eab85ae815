import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { ask, launched, read, said } from './support/interview.ts';

let api: TestApp;
let user: TestUser;
let id: string;

beforeAll(async () => {
  api = await startApp();
  await api.openConnections();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await createUser();
  ({ interviewId: id } = await launched(api, user));
});

const transcript = async () =>
  (await read(api, user, id)).turns.map(({ role, text }) => [role, text] as const);

test('the first request opens the interview and starts the clock', async () => {
  expect(await read(api, user, id)).toMatchObject({ state: 'ready', startedAt: null });
  const opening = await said(api, id, []);
  expect(opening.length).toBeGreaterThan(10);
  const interview = await read(api, user, id);
  expect(interview).toMatchObject({
    state: 'active',
    turns: [{ seq: 0, role: 'interviewer', text: opening }],
  });
  expect(Date.now() - Date.parse(interview.startedAt ?? '')).toBeLessThan(5_000);
});

test('every answer is kept with the reply to it, as it is given', async () => {
  const opening = await said(api, id, []);
  const first = await said(api, id, ['Debt is cheaper.'], { source: 'typed' });
  const second = await said(api, id, ['Debt is cheaper.', 'Up to a point.']);
  expect(await transcript()).toEqual([
    ['interviewer', opening],
    ['candidate', 'Debt is cheaper.'],
    ['interviewer', first],
    ['candidate', 'Up to a point.'],
    ['interviewer', second],
  ]);
  const { turns } = await read(api, user, id);
  expect(turns.map((turn) => turn.source)).toEqual([null, 'typed', null, 'voice', null]);
  expect(turns[1]?.questionId).toBe(turns[0]?.questionId);
});

test('a repeated request gets the stored reply and changes nothing', async () => {
  await said(api, id, []);
  const first = await said(api, id, ['Debt is cheaper.']);
  const before = await transcript();
  expect(await said(api, id, ['Debt is cheaper.'])).toBe(first);
  expect(await said(api, id, [])).toBe(before[0]?.[1]);
  expect(await transcript()).toEqual(before);
});

test('an answer of which more was heard replaces what was kept of it, and the reply', async () => {
  await said(api, id, []);
  await said(api, id, ['Debt is']);
  const reply = await said(api, id, [['Debt is', 'cheaper because of the tax shield.']]);
  const turns = await transcript();
  expect(turns.slice(1)).toEqual([
    ['candidate', 'Debt is cheaper because of the tax shield.'],
    ['interviewer', reply],
  ]);
});

test('a late request for an older answer cannot undo what followed', async () => {
  await said(api, id, []);
  const first = await said(api, id, ['One.']);
  await said(api, id, ['One.', 'Two.']);
  const before = await transcript();
  expect(await said(api, id, ['One, slightly different.'])).toBe(first);
  expect(await transcript()).toEqual(before);
});

test('of many simultaneous requests for one answer, one is the interviewer’s reply', async () => {
  await said(api, id, []);
  const replies = await Promise.all(Array.from({ length: 12 }, () => said(api, id, ['Together.'])));
  expect(new Set(replies).size).toBe(1);
  expect(await transcript()).toHaveLength(3);
});

test('a new call after a lost line goes on where the old one stopped', async () => {
  await said(api, id, []);
  await said(api, id, ['One.']);
  const back = await said(api, id, [], { callId: 'call-2' });
  const next = await said(api, id, ['Two.'], { callId: 'call-2' });
  const turns = await transcript();
  expect(turns).toHaveLength(6);
  expect(turns.slice(3)).toEqual([
    ['interviewer', back],
    ['candidate', 'Two.'],
    ['interviewer', next],
  ]);
});

test('a candidate who speaks first is greeted all the same', async () => {
  await said(api, id, ['Hello?']);
  const turns = await transcript();
  expect(turns.map(([role]) => role)).toEqual(['candidate', 'interviewer']);
});

test('a streamed reply carries the same words in chunks and says that it is done', async () => {
  const whole = await said(api, id, []);
  const reply = await ask(api, id, [], { stream: true });
  expect(reply.headers['content-type']).toContain('text/event-stream');
  const events = reply.body
    .trim()
    .split('\n\n')
    .map((line) => line.replace(/^data: /, ''));
  expect(events.pop()).toBe('[DONE]');
  const chunks = events.map(
    (event) =>
      JSON.parse(event) as {
        object: string;
        choices: [{ delta: { content?: string }; finish_reason: string | null }];
      },
  );
  expect(new Set(chunks.map((chunk) => chunk.object))).toEqual(new Set(['chat.completion.chunk']));
  expect(chunks.map((chunk) => chunk.choices[0].delta.content ?? '').join('')).toBe(whole);
  expect(chunks.map((chunk) => chunk.choices[0].finish_reason).filter(Boolean)).toEqual(['stop']);
});
