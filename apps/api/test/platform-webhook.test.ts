import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { notify } from './support/interview.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const events = () => api.database.selectFrom('webhook_events').selectAll().execute();

test('a wrong or missing secret is refused and nothing is stored', async () => {
  const message = { type: 'status-update', call: { id: 'call-x', assistantId: 'a' } };
  const forged = await notify(api, message, 'wrong');
  expect(forged.json()).toMatchObject({ status: 401, code: 'auth.platform_only' });
  const bare = await api.inject({
    method: 'POST',
    url: '/webhooks/platform',
    payload: { message },
  });
  expect(bare.statusCode).toBe(401);
  expect(await events()).toEqual([]);
});

test('an event is stored once, without what was said', async () => {
  const message = {
    type: 'end-of-call-report',
    endedReason: 'customer-ended-call',
    call: { id: 'call-1', assistantId: 'nobody’s' },
    artifact: { transcript: 'a secret answer' },
    timestamp: 1_763_596_800_000,
  };
  for (let count = 0; count < 3; count += 1) {
    expect((await notify(api, message)).json()).toEqual({ received: true });
  }
  const stored = await events();
  expect(stored).toMatchObject([{ provider: 'platform', event_id: 'call-1:end-of-call-report' }]);
  expect(JSON.stringify(stored)).not.toContain('a secret answer');
});

test('a message about anything else is acknowledged', async () => {
  expect((await notify(api, { type: 'hang', call: { id: 'call-2' } })).statusCode).toBe(200);
  expect((await notify(api, { type: 'transcript', role: 'user' })).statusCode).toBe(200);
});

test('a report with a long transcript is accepted', async () => {
  const artifact = { transcript: 'x'.repeat(1_000_000) };
  const call = { id: 'call-3', assistantId: 'a' };
  const reply = await notify(api, { type: 'end-of-call-report', call, artifact });
  expect(reply.statusCode).toBe(200);
});
