import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createVersionedClient, type Heard, join, listen } from './support/realtime.ts';
import { keys, type Sandbox, startSandbox } from './support/sandbox.ts';
import {
  createPerson,
  createService,
  createVendorClient,
  type Person,
  type VendorClient,
} from './support/storage.ts';

let sandbox: Sandbox;
let ada: Person;
let bob: Person;
const opened: VendorClient[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
  ada = await createPerson(sandbox);
  bob = await createPerson(sandbox);
});
afterAll(() => sandbox.close());
afterEach(async () => {
  for (const client of opened.splice(0)) await client.removeAllChannels();
});

const topicOf = ({ id }: Person) => `user:${id}`;

function clientOf(token?: string, vsn?: string) {
  const tokenOf = token === undefined ? undefined : () => token;
  const client = createVersionedClient(sandbox, { vsn, tokenOf });
  opened.push(client);
  return client;
}

const announce = (topic: string, payload: object, key: string = keys.SECRET_KEY) =>
  fetch(`${sandbox.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ topic, event: 'balance', payload, private: true }] }),
  });

test.each(['1.0.0', '2.0.0'])(
  'with protocol %s a person hears what is said to him',
  async (vsn) => {
    const channel = await listen(clientOf(ada.token, vsn), topicOf(ada));
    expect(channel.status).toBe('SUBSCRIBED');
    expect((await announce(topicOf(ada), { count: 4 })).status).toBe(202);
    await expect
      .poll(() => channel.heard)
      .toEqual<Heard[]>([{ type: 'broadcast', event: 'balance', payload: { count: 4 } }]);
  },
);

test('nobody else hears it', async () => {
  const own = await listen(clientOf(bob.token), topicOf(bob));
  const foreign = await listen(clientOf(bob.token), topicOf(ada));
  expect(foreign).toMatchObject({
    status: 'CHANNEL_ERROR',
    reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${topicOf(ada)}`,
  });
  await announce(topicOf(ada), { count: 5 });
  await announce(topicOf(bob), { count: 6 });
  await expect.poll(() => own.heard).toHaveLength(1);
  expect(own.heard[0]).toMatchObject({ payload: { count: 6 } });
  expect(foreign.heard).toEqual([]);
});

test.each([
  ['without a token', () => undefined],
  ['with a token changed on the way', () => `${ada.token.slice(0, -8)}AAAAAAAA`],
  ['with what is no token', () => 'nonsense'],
])('%s nothing can be joined', async (_how, tokenOf) => {
  const { status, reason } = await listen(clientOf(tokenOf()), topicOf(ada));
  expect(status).toBe('CHANNEL_ERROR');
  expect(reason).toContain('Unauthorized');
});

test.each([
  ['public', () => topicOf(ada), { private: false }, 'PrivateOnly'],
  ['of another kind', () => 'room:1', { private: true }, 'Unauthorized'],
  ['of everybody', () => 'user:*', { private: true }, 'Unauthorized'],
])('a channel that is %s is refused with the reason', async (_how, topic, config, reason) => {
  const channel = await listen(clientOf(ada.token), topic(), { config });
  expect(channel.status).toBe('CHANNEL_ERROR');
  expect(channel.reason).toContain(reason);
});

test('changes of tables are refused with the reason', async () => {
  const channel = clientOf(ada.token)
    .channel(topicOf(ada), { config: { private: true } })
    .on('postgres_changes', { event: '*', schema: 'app' }, () => undefined);
  expect((await join(channel)).reason).toContain('RealtimeDisabledForConfiguration');
});

test('who reads a topic does not write to it', async () => {
  const [listener, writer] = [clientOf(ada.token), clientOf(ada.token)];
  const heard = await listen(listener, topicOf(ada));
  const config = { private: true, broadcast: { ack: true, self: true } };
  const { channel } = await listen(writer, topicOf(ada), { config });
  const message = { type: 'broadcast', event: 'balance', payload: { count: 99 } } as const;
  expect(await channel.send(message, { timeout: 300 })).toBe('timed out');
  await expect(channel.httpSend('balance', { count: 99 })).rejects.toThrow('secret key');
  await announce(topicOf(ada), { count: 1 });
  await expect.poll(() => heard.heard).toHaveLength(1);
  expect(heard.heard[0]).toMatchObject({ payload: { count: 1 } });
});

test('the client of a server speaks with the secret key', async () => {
  const heard = await listen(clientOf(ada.token), topicOf(ada));
  const service = createService(sandbox);
  opened.push(service);
  const channel = service.channel(topicOf(ada), { config: { private: true } });
  expect(await channel.httpSend('report-ready', { interviewId: 'x' })).toEqual({ success: true });
  await expect
    .poll(() => heard.heard)
    .toMatchObject([{ event: 'report-ready', payload: { interviewId: 'x' } }]);
});

test('only the secret key broadcasts', async () => {
  expect((await announce(topicOf(ada), {}, keys.PUBLISHABLE_KEY)).status).toBe(403);
  expect((await announce(topicOf(ada), {}, 'wrong-key-entirely')).status).toBe(401);
  const person = await fetch(`${sandbox.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: keys.SECRET_KEY, authorization: `Bearer ${ada.token}` },
  });
  expect(person.status).toBe(403);
});

test.each([
  ['no messages', {}],
  ['a public message', { messages: [{ topic: 'x', event: 'e', payload: {}, private: false }] }],
  ['no topic', { messages: [{ event: 'e', payload: {}, private: true }] }],
  [
    'too large a message',
    {
      messages: [
        { topic: 'user:x', event: 'e', payload: { text: 'x'.repeat(300_000) }, private: true },
      ],
    },
  ],
])('a broadcast of %s is refused', async (_what, body) => {
  const response = await fetch(`${sandbox.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: keys.SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(422);
});

test('a channel that is left hears no more, and can be joined again', async () => {
  const client = clientOf(ada.token);
  const first = await listen(client, topicOf(ada));
  expect(await client.removeChannel(first.channel)).toBe('ok');
  expect(first.status).toBe('CLOSED');
  await announce(topicOf(ada), { count: 1 });
  const second = await listen(client, topicOf(ada));
  await announce(topicOf(ada), { count: 2 });
  await expect.poll(() => second.heard).toMatchObject([{ payload: { count: 2 } }]);
  expect(first.heard).toEqual([]);
});

test('after a restart the client comes back by itself and hears the next word', async () => {
  const channel = await listen(clientOf(ada.token), topicOf(ada));
  await sandbox.restart();
  await expect.poll(() => channel.history).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
  await announce(topicOf(ada), { count: 7 });
  await expect.poll(() => channel.heard).toMatchObject([{ payload: { count: 7 } }]);
});

test('heartbeats are answered', async () => {
  const answers: string[] = [];
  const client = createVendorClient(sandbox, { token: ada.token });
  opened.push(client);
  client.realtime.onHeartbeat((status) => answers.push(status));
  await listen(client, topicOf(ada));
  await client.realtime.sendHeartbeat();
  await expect.poll(() => answers).toEqual(['sent', 'ok']);
});

test('a wrong key opens no connection', async () => {
  const url = `${sandbox.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=`;
  const outcome = (key: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(url + key);
      socket.addEventListener('open', () => resolve('open'));
      socket.addEventListener('error', () => resolve('refused'));
    });
  expect(await outcome(randomUUID())).toBe('refused');
  expect(await outcome('')).toBe('refused');
  expect(await outcome(keys.PUBLISHABLE_KEY)).toBe('open');
});
