import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { ask, launched, notify, post, read, said } from './support/interview.ts';

let api: TestApp;
let user: TestUser;
let id: string;
let assistantId: string;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await createUser();
  ({ interviewId: id, assistantId } = await launched(api, user));
});

const transcript = async () =>
  (await read(api, user, id)).turns.map(({ role, text }) => [role, text] as const);
const longAgo = (minutes: number) =>
  api.database
    .updateTable('interviews')
    .set({ started_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .execute();

test('the interview closes in time and asks the platform to hang up', async () => {
  await said(api, id, []);
  await longAgo(29);
  const whole = (await ask(api, id, ['And then?'])).json<object>();
  expect(whole).toMatchObject({
    choices: [
      { message: { tool_calls: [{ function: { name: 'endCall' } }] }, finish_reason: 'tool_calls' },
    ],
  });
  const streamed = await ask(api, id, ['And then?'], { stream: true });
  expect(streamed.body).toContain('"tool_calls":[{"index":0');
  expect(streamed.body).toContain('"finish_reason":"tool_calls"');
});

test('an interview that is over says goodbye, hangs up and keeps nothing more', async () => {
  await said(api, id, []);
  await post(api, user, 'store-analysis', {
    callId: 'call-1',
    assistantId,
    interviewSettings: { language: 'en' },
  });
  const before = await transcript();
  const reply = await ask(api, id, ['Wait!']);
  expect(reply.body).toContain('"name":"endCall"');
  expect(await transcript()).toEqual(before);
});

test('an answer of 20,000 characters is kept up to the limit', async () => {
  await said(api, id, []);
  await said(api, id, ['x'.repeat(20_000)]);
  expect((await transcript())[1]?.[1]).toHaveLength(8_000);
});

test('an answer that is cut within a character is still one answer', async () => {
  await said(api, id, []);
  const answer = `${'x'.repeat(7_999)}😀`;
  expect(await said(api, id, [answer])).toBe(await said(api, id, [answer]));
  expect(await transcript()).toHaveLength(3);
});

test('empty answers and characters no database can hold are answered', async () => {
  await said(api, id, []);
  await said(api, id, ['']);
  await said(api, id, ['', 'before\0after']);
  expect((await transcript()).map(([, text]) => text)).toContain('beforeafter');
});

test('only the platform may ask, and only for interviews that exist', async () => {
  const url = `/interviewer/${id}/chat/completions`;
  const payload = { messages: [] };
  for (const headers of [{}, user.headers, { authorization: 'Bearer wrong' }]) {
    const reply = await api.inject({ method: 'POST', url, headers, payload });
    expect(reply.json()).toMatchObject({ status: 401, code: 'auth.platform_only' });
  }
  const unknown = await ask(api, randomUUID(), []);
  expect(unknown.json()).toMatchObject({ status: 404, code: 'request.not_found' });
});

test('a tab that took over the interview is not cut off by the end of the older call', async () => {
  await said(api, id, [], { callId: 'call-1' });
  await said(api, id, [], { callId: 'call-2' });
  const call = { id: 'call-1', assistantId };
  await notify(api, { type: 'end-of-call-report', endedReason: 'customer-ended-call', call });
  expect((await read(api, user, id)).state).toBe('active');
});
