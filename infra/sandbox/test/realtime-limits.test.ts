import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createVersionedClient, listen } from './support/realtime.ts';
import { keys, type Sandbox, startSandbox } from './support/sandbox.ts';
import { createPerson, type Person, type VendorClient } from './support/storage.ts';
import { mintToken } from './support/tokens.ts';

let dataFolder: string;
let sandbox: Sandbox;
let ada: Person;
let topic: string;
const opened: VendorClient[] = [];
beforeAll(async () => {
  dataFolder = await mkdtemp(joinPath(tmpdir(), 'greenshoe-realtime-'));
  sandbox = await startSandbox({ DATA_DIR: dataFolder, REALTIME_IDLE_SECONDS: '2' });
  ada = await createPerson(sandbox);
  topic = `user:${ada.id}`;
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataFolder, { recursive: true });
});
afterEach(async () => {
  for (const client of opened.splice(0)) await client.removeAllChannels();
});

const mint = (seconds: number, rest: { audience?: string; issuer?: string } = {}) =>
  mintToken({ dataFolder, url: sandbox.url, userId: ada.id, seconds, ...rest });

/** Listens with a token that `renew` replaces, as a refreshed session does. */
async function listenWith(first: string) {
  let token = first;
  const client = createVersionedClient(sandbox, { tokenOf: () => token });
  opened.push(client);
  const renew = (next: string) => {
    token = next;
    return client.realtime.setAuth();
  };
  return { state: await listen(client, topic), renew };
}

test('a token that ends ends the channel, and says so', async () => {
  const { state } = await listenWith(await mint(2));
  expect(state.status).toBe('SUBSCRIBED');
  await expect.poll(() => state.status, { timeout: 5_000 }).toBe('CLOSED');
  expect(state.systems).toEqual([
    {
      extension: 'system',
      status: 'error',
      message: expect.stringMatching(/^Token has expired \d+ seconds ago$/) as string,
      channel: topic,
    },
  ]);
});

test('a token that is renewed in time keeps the channel', async () => {
  const { state, renew } = await listenWith(await mint(2));
  await renew(await mint(60));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(state.history).toEqual(['SUBSCRIBED']);
  expect(state.systems).toEqual([]);
});

test('a renewal by a token that may not read ends the channel', async () => {
  const other = await createPerson(sandbox);
  for (const token of [other.token, keys.PUBLISHABLE_KEY, 'nonsense']) {
    const { state, renew } = await listenWith(await mint(60));
    await renew(token);
    await expect.poll(() => state.status).toBe('CLOSED');
    expect(state.systems).toMatchObject([
      { message: `You no longer have permission to read from this Channel topic: ${topic}` },
    ]);
  }
});

test('a renewal by a token that is over ends the channel', async () => {
  const { state, renew } = await listenWith(await mint(60));
  await renew(await mint(-5));
  await expect.poll(() => state.status).toBe('CLOSED');
  expect(state.systems).toMatchObject([{ message: expect.stringContaining('expired') as string }]);
});

test('a token that is over, or was made for somebody else, joins nothing', async () => {
  const late = await listenWith(await mint(-5));
  expect(late.state.reason).toMatch(/InvalidJWTToken: Token has expired \d+ seconds ago/);
  for (const rest of [{ audience: 'strangers' }, { issuer: 'http://elsewhere.test/auth/v1' }]) {
    const { state } = await listenWith(await mint(60, rest));
    expect(state.reason).toContain('Unauthorized');
  }
});

type Frame = [string | null, string | null, string, string, Record<string, unknown>];

async function open() {
  const url = `${sandbox.url.replace('http', 'ws')}/realtime/v1/websocket`;
  const socket = new WebSocket(`${url}?vsn=2.0.0&apikey=${keys.PUBLISHABLE_KEY}`);
  const frames: Frame[] = [];
  let closed: number | undefined;
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  socket.on('close', (code: number) => (closed = code));
  await once(socket, 'open');
  const say = (...frame: Frame) => socket.send(JSON.stringify(frame));
  const joinAs = (ref: string, name = topic) =>
    say(ref, ref, `realtime:${name}`, 'phx_join', {
      config: { private: true },
      access_token: ada.token,
    });
  return { socket, frames, say, joinAs, closed: () => closed };
}

test('a connection that falls silent is ended, one that beats is not', async () => {
  const [silent, beating] = [await open(), await open()];
  const heart = setInterval(() => beating.say(null, '1', 'phoenix', 'heartbeat', {}), 500);
  await expect.poll(silent.closed, { timeout: 5_000 }).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  clearInterval(heart);
  expect(beating.closed()).toBeUndefined();
  expect(beating.frames[0]).toEqual([
    null,
    '1',
    'phoenix',
    'phx_reply',
    { status: 'ok', response: {} },
  ]);
  beating.socket.close();
});

test('a message that is too large ends the connection', async () => {
  const { socket, closed } = await open();
  socket.send('x'.repeat(300_000));
  await expect.poll(closed).toBe(1_009);
});

test.each(['nonsense', '{}', '[1,2,3]', '["1","2","t","e"]'])(
  'what is not of the protocol ends the connection: %s',
  async (text) => {
    const { socket, closed } = await open();
    socket.send(text);
    await expect.poll(closed).toBe(1_008);
  },
);

test('a flood ends the connection', async () => {
  const { say, closed } = await open();
  for (let count = 0; count < 150; count += 1) say(null, null, 'phoenix', 'heartbeat', {});
  await expect.poll(closed).toBe(1_008);
});

test('a connection has room for a hundred channels', async () => {
  const { socket, frames, say } = await open();
  const service = { config: { private: true }, access_token: keys.SECRET_KEY };
  for (let count = 1; count <= 101; count += 1) {
    say(String(count), String(count), `realtime:user:${count}`, 'phx_join', service);
    if (count === 50) await new Promise((resolve) => setTimeout(resolve, 1_100));
  }
  await expect.poll(() => frames).toHaveLength(101);
  expect(frames.filter(([, , , , { status }]) => status === 'ok')).toHaveLength(100);
  expect(frames.at(-1)?.[4]).toMatchObject({
    status: 'error',
    response: { reason: 'ChannelRateLimitReached: Too many channels' },
  });
  socket.close();
});

test('a topic that is joined twice is heard once, by the later join', async () => {
  const { socket, frames, joinAs } = await open();
  joinAs('1');
  joinAs('2');
  await expect
    .poll(() => frames.map(([join, , , event]) => [join, event]))
    .toEqual([
      ['1', 'phx_reply'],
      ['1', 'phx_close'],
      ['2', 'phx_reply'],
    ]);
  const messages = [{ topic, event: 'balance', payload: { count: 1 }, private: true }];
  await fetch(`${sandbox.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: keys.SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ messages }),
  });
  await expect
    .poll(() => frames.slice(3))
    .toEqual([
      [
        '2',
        null,
        `realtime:${topic}`,
        'broadcast',
        { type: 'broadcast', event: 'balance', payload: { count: 1 } },
      ],
    ]);
  socket.close();
});

test('what is said to a topic that was not joined is refused', async () => {
  const { socket, frames, say } = await open();
  say('1', '2', `realtime:${topic}`, 'phx_leave', {});
  await expect
    .poll(() => frames[0]?.[4])
    .toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    });
  socket.close();
});
