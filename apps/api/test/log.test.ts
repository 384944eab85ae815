import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser } from './support/identity.ts';
import { ask, launch, launched, notify, post, said, untilMarked } from './support/interview.ts';
import { interviewerSecret, platformToken, webhookSecret } from './support/settings.ts';

const lines: string[] = [];
let api: TestApp;

beforeAll(async () => {
  api = await startApp({
    settings: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterAll(() => api.close());

test('the log of a whole interview, failures included, holds no secret, address or word of it', async () => {
  const user = await createUser();
  const { interviewId, assistantId } = await launched(api, user, { settings: { language: 'en' } });
  const opening = await said(api, interviewId, []);
  const answer = 'My grandmother taught me the tax shield.';
  const reply = await said(api, interviewId, [answer]);
  await said(api, interviewId, [answer, 'y'.repeat(9_000)]);
  const call = { id: 'call-1', assistantId };
  await notify(api, { type: 'end-of-call-report', call, artifact: { transcript: answer } });
  await untilMarked(api, user, interviewId);

  api.platform.trouble = 500;
  await launch(api, user); // refused for want of a token
  await api.grant(user.id, 1);
  await launch(api, user);
  api.platform.trouble = null;
  await notify(api, { type: 'x' }, 'wrong-secret');
  await post(api, user, 'record', { call: { id: answer } });

  const log = lines.join('');
  expect(log).toContain('answer cut');
  expect(log).toContain('interviews.platform_unavailable');
  expect(log).toContain('request failed');
  for (const secret of [
    user.token,
    user.email,
    interviewerSecret,
    webhookSecret,
    platformToken,
    'wrong-secret',
    'grandmother',
    'yyyy',
    opening,
    reply,
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('a request leaves a line that names its route, and never its address', async () => {
  const user = await createUser();
  lines.length = 0;
  await api.inject({ url: '/api/interview/a-secret-id?t=secret', headers: user.headers });
  await api.inject({ url: '/health' });
  const [failed, answered, healthy] = lines.map((line) => JSON.parse(line) as object);
  const route = { method: 'GET', route: '/api/interview/:id' };
  expect(failed).toMatchObject({
    ...route,
    msg: 'request failed',
    reqId: expect.any(String) as string,
  });
  expect(answered).toMatchObject({ ...route, msg: 'request answered', status: 404 });
  expect(healthy).toMatchObject({ route: '/health', status: 200, level: 20 });
  expect(lines.join('')).not.toContain('secret');
});

test('a refusal of the database is logged without the row it refused', async () => {
  const user = await createUser();
  const { interviewId } = await launched(api, user);
  await said(api, interviewId, []);
  await sql`alter table app.interview_turns add check (text <> 'unspeakable')`.execute(
    api.database,
  );
  expect((await ask(api, interviewId, ['unspeakable'])).statusCode).toBe(500);
  const log = lines.join('');
  expect(log).toContain('violates check constraint');
  expect(log).not.toContain('unspeakable');
});
