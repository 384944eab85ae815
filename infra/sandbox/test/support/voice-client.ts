import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Address, keys } from './sandbox.ts';

export type Received = Record<string, unknown> & {
  readonly type: string;
  readonly binary?: Buffer;
};

const WAIT_MS = 8_000;

/** Calls the platform's REST protocol. */
export async function platform(
  { url }: Address,
  method: string,
  path: string,
  body?: object,
  key: string = keys.PLATFORM_PRIVATE_KEY,
) {
  const response = await fetch(`${url}/voice${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export const assistantBody = <Overrides extends object>(
  modelUrl: string,
  overrides: Overrides = {} as Overrides,
) => ({
  name: 'iv-test',
  firstMessageMode: 'assistant-speaks-first-with-model-generated-message',
  model: {
    provider: 'custom-llm',
    url: modelUrl,
    model: 'interviewer',
    headers: { authorization: 'Bearer model-secret' },
  },
  metadata: { interviewId: 'i-1' },
  maxDurationSeconds: 1_800,
  silenceTimeoutSeconds: 600,
  ...overrides,
});

/** Creates an assistant and a call to it. */
export async function createCall(sandbox: Address, assistant: object) {
  const created = await platform(sandbox, 'POST', '/assistant', assistant);
  const assistantId = created.body['id'];
  const call = await platform(
    sandbox,
    'POST',
    '/call/web',
    { assistantId },
    keys.PLATFORM_PUBLIC_KEY,
  );
  return {
    id: call.body['id'] as string,
    assistantId: assistantId as string,
    webCallUrl: call.body['webCallUrl'] as string,
  };
}

/** A client of the call protocol that remembers everything and waits for what it is asked for. */
export async function joinCall(webCallUrl: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(webCallUrl, { headers });
  const received: Received[] = [];
  const seen = new Set<Received>();
  socket.on('message', (data: Buffer, isBinary) => {
    const last = received.at(-1);
    if (isBinary && last) received[received.length - 1] = { ...last, binary: data };
    else received.push(JSON.parse(data.toString()) as Received);
  });
  let isClosed = false;
  socket.on('close', () => {
    isClosed = true;
  });
  socket.on('error', () => undefined);
  await once(socket, 'open');

  /** The next message of this type (and content) that nobody has waited for yet. */
  function next(type: string, content: Record<string, unknown> = {}): Promise<Received> {
    const matches = (message: Received) =>
      message.type === type &&
      !(type === 'audio' && !message.binary) &&
      !seen.has(message) &&
      Object.entries(content).every(([name, value]) => message[name] === value);
    const { promise, resolve, reject } = Promise.withResolvers<Received>();
    const started = Date.now();
    const look = () => {
      const found = received.find(matches);
      if (found) {
        clearInterval(polling);
        seen.add(found);
        resolve(found);
      } else if (Date.now() - started > WAIT_MS) {
        clearInterval(polling);
        const types = received.map((message) => message.type).join(' ');
        reject(new Error(`No ${type} ${JSON.stringify(content)} among: ${types}`));
      }
    };
    const polling = setInterval(look, 10);
    look();
    return promise;
  }

  return {
    socket,
    received,
    next,
    send: (message: object) => socket.send(JSON.stringify(message)),
    sendSound: (samples: Buffer) => socket.send(samples, { binary: true }),
    isClosed: () => isClosed,
    /** Drops the line without a word. */
    drop: () => socket.terminate(),
    /** Says that the turn has been heard to its end. */
    heardAll(turnId: unknown) {
      socket.send(JSON.stringify({ type: 'heard', turnId, playedMs: 60_000, complete: true }));
    },
    close: () => socket.close(),
  };
}

export type CallClient = Awaited<ReturnType<typeof joinCall>>;

/** Plays the interviewer's next turn to the end and answers with what it was. */
export async function hearTurn(client: CallClient): Promise<Received> {
  const turn = await client.next('turn-end');
  client.heardAll(turn['turnId']);
  return turn;
}
