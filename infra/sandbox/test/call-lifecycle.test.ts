import { afterAll, beforeAll, expect, test } from 'vitest';
import { startModelServer } from './support/model-server.ts';
import { type Sandbox, SITE_URL, startSandbox } from './support/sandbox.ts';
import { assistantBody, createCall, hearTurn, joinCall, platform } from './support/voice-client.ts';
import { startWebhookServer, type Webhook } from './support/webhook-server.ts';

let sandbox: Sandbox;
let model: Awaited<ReturnType<typeof startModelServer>>;
let owner: Awaited<ReturnType<typeof startWebhookServer>>;

beforeAll(async () => {
  model = await startModelServer();
  owner = await startWebhookServer();
  sandbox = await startSandbox({ RECONNECT_GRACE_SECONDS: '1' });
});
afterAll(async () => {
  await sandbox.close();
  model.close();
  owner.close();
});

const begin = async (overrides: object = {}) => {
  const server = { url: owner.url, secret: 'webhook-secret' };
  const call = await createCall(sandbox, assistantBody(model.url, { server, ...overrides }));
  return { call, client: await joinCall(call.webCallUrl) };
};
interface ReportedMessage {
  readonly time: number;
  readonly endTime: number;
  readonly duration?: number;
}

const messagesOf = (report: Webhook | undefined) =>
  (report?.message['artifact'] as { messages: ReportedMessage[] } | undefined)?.messages ?? [];
const reportsOf = (callId: string) => owner.of(callId, 'end-of-call-report');

test('whoever comes back hears the last question again, and an answer sent twice counts once', async () => {
  model.script({ text: 'What is enterprise value?' }, { text: 'And equity value?' });
  const { call, client } = await begin();
  const { turnId } = await hearTurn(client);
  client.drop();

  const back = await joinCall(call.webCallUrl);
  expect(await back.next('hello')).toMatchObject({
    resumed: true,
    conversation: [
      { id: turnId, role: 'assistant', text: 'What is enterprise value?', source: null },
    ],
  });
  expect(await back.next('audio')).toMatchObject({ turnId, text: 'What is enterprise value?' });
  await hearTurn(back);
  back.send({ type: 'text', id: 'a1', text: 'Equity plus net debt.' });
  await back.next('accepted', { id: 'a1' });
  await hearTurn(back);
  back.send({ type: 'text', id: 'a1', text: 'Equity plus net debt.' });
  await back.next('accepted', { id: 'a1' });
  back.send({ type: 'text', id: 'a2', text: 'Also after debt.' });
  await hearTurn(back);
  expect(model.requests).toHaveLength(3);
  expect(model.requests[2]?.messages.filter(({ role }) => role === 'user')).toHaveLength(2);
  back.send({ type: 'end' });
  await back.next('status-update', { status: 'ended' });
});

test('the owner hears once that a call began, and nothing of what has not happened', async () => {
  model.script();
  const { call, client } = await begin();
  await hearTurn(client);
  client.drop();
  const back = await joinCall(call.webCallUrl);
  await hearTurn(back);
  back.send({ type: 'end' });
  await back.next('status-update', { status: 'ended' });
  const updates = () => owner.of(call.id, 'status-update').map(({ message }) => message);
  await expect.poll(() => updates().length).toBe(2);
  expect(updates()[0]).toMatchObject({ status: 'in-progress' });
  expect(updates()[0]).not.toHaveProperty('endedReason');
  expect(updates()[1]).toMatchObject({ status: 'ended', endedReason: 'customer-ended-call' });
});

test('a line lost while the interviewer thinks loses neither the answer nor the reply', async () => {
  model.script({ text: 'Your answer, please?' }, { text: 'That is right, well done.' });
  const { call, client } = await begin();
  await hearTurn(client);
  client.send({ type: 'text', id: 'b1', text: 'Forty-two.' });
  await expect.poll(() => model.requests.length).toBe(2);
  client.drop();
  const back = await joinCall(call.webCallUrl);
  expect(await hearTurn(back)).toMatchObject({ text: 'That is right, well done.' });
  back.send({ type: 'end' });
});

test('the newer of two connections has the call', async () => {
  model.script();
  const { call, client } = await begin();
  await hearTurn(client);
  const second = await joinCall(call.webCallUrl);
  expect(await client.next('error')).toMatchObject({ code: 'ejected', fatal: true });
  await expect.poll(client.isClosed).toBe(true);
  await hearTurn(second);
  second.send({ type: 'text', id: 'c1', text: 'I am the newer one.' });
  await second.next('accepted');
  second.send({ type: 'end' });
});

test('an address with another token, or from another site, opens nothing', async () => {
  model.script();
  const { call, client } = await begin();
  const forged = new URL(call.webCallUrl);
  forged.searchParams.set('token', 'guess');
  await expect(joinCall(forged.href)).rejects.toThrow('401');
  await expect(joinCall(call.webCallUrl, { origin: 'https://elsewhere.test' })).rejects.toThrow(
    '403',
  );
  const own = await joinCall(call.webCallUrl, {
    origin: SITE_URL.replace('127.0.0.1', 'localhost'),
  });
  await own.next('hello');
  own.send({ type: 'end' });
  client.close();
});

test('a silent candidate is encouraged as often as the assistant says', async () => {
  model.script({ text: 'Take your time.' });
  const { call, client } = await begin({
    hooks: [
      {
        on: 'customer.speech.timeout',
        options: { timeoutSeconds: 1, triggerMaxCount: 2 },
        do: [{ type: 'say', exact: ['Are you still there?', 'Shall I repeat the question?'] }],
      },
    ],
  });
  await hearTurn(client);
  client.send({ type: 'activity' });
  expect(await hearTurn(client)).toMatchObject({ text: 'Are you still there?' });
  expect(await hearTurn(client)).toMatchObject({ text: 'Shall I repeat the question?' });
  const spoken = await sandbox.query(
    `select count(*)::int from sandbox.call_messages where call_id = '${call.id}'`,
  );
  expect(spoken).toEqual([{ count: 3 }]);
  client.send({ type: 'end' });
});

test('a call that nobody comes back to ends, and its report is delivered although the owner was away', async () => {
  model.script({ text: 'Shall we begin?' }, { text: 'Good.' });
  const { call, client } = await begin();
  await hearTurn(client);
  client.send({ type: 'text', id: 'd1', text: 'Yes, please.' });
  await hearTurn(client);
  owner.state.refusals = 2;
  client.drop();
  await expect.poll(() => reportsOf(call.id).length, { timeout: 8_000 }).toBe(3);

  const [report] = reportsOf(call.id);
  expect(report?.secret).toBe('webhook-secret');
  expect(report?.message).toMatchObject({
    endedReason: 'customer-ended-call',
    call: { id: call.id, assistantId: call.assistantId, status: 'ended' },
    assistant: { id: call.assistantId, name: 'iv-test' },
    artifact: { transcript: 'AI: Shall we begin?\nUser: Yes, please.\nAI: Good.\n' },
  });
  const [line, answer] = messagesOf(report);
  expect(line?.duration).toBeGreaterThan(0);
  expect(line?.endTime).toBe((line?.time ?? 0) + (line?.duration ?? 0));
  expect(answer).not.toHaveProperty('duration'); // it was typed
  expect(answer?.endTime).toBe(answer?.time);
  expect(owner.of(call.id, 'status-update').map(({ message }) => message['status'])).toEqual([
    'in-progress',
    'ended',
  ]);
  const late = await joinCall(call.webCallUrl);
  await late.next('status-update', { status: 'ended', endedReason: 'customer-ended-call' });
});

test('a call nobody ever joined ends without a beginning', async () => {
  const server = { url: owner.url };
  const call = await createCall(sandbox, assistantBody(model.url, { server }));
  await expect.poll(() => reportsOf(call.id).length, { timeout: 5_000 }).toBe(1);
  const [report] = reportsOf(call.id);
  expect(report?.message).toMatchObject({ durationSeconds: 0 });
  expect(report?.message).not.toHaveProperty('startedAt');
});

test('after a restart a candidate goes on where they were', async () => {
  model.script({ text: 'What is goodwill?' }, { text: 'Thank you for coming back.' });
  const { call, client } = await begin();
  await hearTurn(client);
  await sandbox.restart();
  await expect.poll(client.isClosed).toBe(true);
  const back = await joinCall(call.webCallUrl);
  expect(await back.next('hello')).toMatchObject({ resumed: true });
  expect(await hearTurn(back)).toMatchObject({ text: 'What is goodwill?' });
  back.send({ type: 'text', id: 'e1', text: 'Price paid above net assets.' });
  expect(await hearTurn(back)).toMatchObject({ text: 'Thank you for coming back.' });
  back.send({ type: 'end' });
  await back.next('status-update', { status: 'ended' });
});

test('a question that broke off in a restart is asked again as a whole', async () => {
  model.script({ text: 'Here is a rather long beginning. And then ', hangs: true });
  const { call, client } = await begin();
  await client.next('transcript', { role: 'assistant' });
  model.script({ text: 'Here is a rather long beginning. And then the end.' });
  await sandbox.restart();
  const back = await joinCall(call.webCallUrl);
  expect(await back.next('hello')).toMatchObject({ conversation: [] });
  expect(await hearTurn(back)).toMatchObject({
    text: 'Here is a rather long beginning. And then the end.',
  });
  expect(model.requests).toMatchObject([{ messages: [] }]);
  back.send({ type: 'end' });
});

test('removing a call ends it and leaves nothing of what was said in it', async () => {
  model.script({ text: 'What is net debt?' });
  const { call, client } = await begin();
  await hearTurn(client);
  const path = `/call/${call.id}`;
  expect(await platform(sandbox, 'DELETE', path)).toMatchObject({ body: { id: call.id } });
  await client.next('status-update', { status: 'ended' });
  expect((await platform(sandbox, 'GET', path)).status).toBe(404);
  expect(
    await sandbox.query(`select from sandbox.call_messages where call_id = '${call.id}'`),
  ).toEqual([]);
});

test('a call left behind by a dead process is ended and reported by the next one', async () => {
  model.script({ text: 'Are you ready to begin?' });
  const { call, client } = await begin();
  await hearTurn(client);
  await sandbox.restart();
  await expect.poll(() => reportsOf(call.id).length, { timeout: 5_000 }).toBe(1);
  expect(reportsOf(call.id)[0]?.message['durationSeconds']).toBeLessThan(5);
});

test('a report that was never taken is delivered after a restart', async () => {
  model.script();
  const { call, client } = await begin();
  await hearTurn(client);
  owner.state.refusals = 1;
  client.send({ type: 'end' });
  await expect.poll(() => reportsOf(call.id).length).toBe(1);
  await sandbox.restart();
  await expect.poll(() => reportsOf(call.id).length).toBe(2);
});

test('a call ends when its longest time is over', async () => {
  model.script({ text: 'One last question for you.' });
  const { call, client } = await begin({ maxDurationSeconds: 60 });
  await hearTurn(client);
  client.drop();
  await sandbox.query(
    `update sandbox.calls set started_at = now() - interval '59.5 seconds' where id = '${call.id}'`,
  );
  const back = await joinCall(call.webCallUrl);
  await back.next('hello');
  await back.next('status-update', { status: 'ended', endedReason: 'exceeded-max-duration' });
});

test('a database that comes and goes loses neither the process nor the answer', async () => {
  model.script({ text: 'Go on, I am listening.' }, { text: 'Thank you very much.' });
  const { client } = await begin();
  await hearTurn(client);
  await sandbox.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  client.send({ type: 'text', id: 'f1', text: 'Still here.' });
  await client.next('accepted', { id: 'f1' });
  await hearTurn(client);
  client.send({ type: 'end' });
});
