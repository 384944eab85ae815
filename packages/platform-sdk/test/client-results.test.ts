import { assert, describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Assistant,
  createConnection,
  createPlatformClient,
  type PlatformLogEvent,
  type PlatformRequestError,
} from '../src/index.ts';
import { assistants } from '../src/resources/assistants.ts';
import { assistant, json, serve } from './server.ts';

describe('safe()', () => {
  it('gives the outcome as a value and sends one request, however often it is asked', async () => {
    const { url, seen } = await serve((reply) =>
      json(reply, assistant, 200, { 'x-request-id': 'r1' }),
    );
    const request = createPlatformClient({ baseUrl: url }).assistants.get('a1');
    const result = await request.safe();
    expect(await request).toEqual(assistant);
    expect(await request.safe()).toEqual(result);
    expect(seen).toHaveLength(1);
    assert(result.ok);
    expectTypeOf(result.data).toEqualTypeOf<Assistant>();
    expect(result.data).toEqual(assistant);
    expect(result.response.headers.get('x-request-id')).toBe('r1');
  });

  it('gives a failure that a switch can narrow', async () => {
    const { url } = await serve((reply) => json(reply, { message: 'no' }, 404));
    const result = await createPlatformClient({ baseUrl: url }).assistants.get('a1').safe();
    assert(!result.ok);
    switch (result.error.kind) {
      case 'api':
        expectTypeOf(result.error.status).toBeNumber();
        expect(result.error.reason).toBe('not-found');
        break;
      case 'request':
        expectTypeOf(result.error).toEqualTypeOf<PlatformRequestError>();
        expect.unreachable();
        break;
      default:
        expect.unreachable();
    }
  });

  it('leaves no rejection unhandled', async () => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', listen);
    const { url } = await serve((reply) => json(reply, {}, 404));
    await createPlatformClient({ baseUrl: url }).assistants.get('a1').safe();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', listen);
    expect(unhandled).toEqual([]);
  });
});

describe('The token', () => {
  it('is sent as a bearer, and no header is sent without one', async () => {
    const { url, seen } = await serve((reply) => json(reply, []));
    await createPlatformClient({ baseUrl: url, token: 'key' }).assistants.list();
    for (const token of [undefined, null, '', () => undefined]) {
      await createPlatformClient({ baseUrl: url, token }).assistants.list();
    }
    const [first, ...others] = seen.map(({ headers }) => headers.authorization);
    expect(first).toBe('Bearer key');
    expect(others).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is asked for before every attempt when it is a function', async () => {
    const { url, seen } = await serve((reply, _, number) =>
      number === 1 ? json(reply, {}, 429, { 'retry-after': '0' }) : json(reply, []),
    );
    let number = 0;
    const token = async () => `key-${(number += 1)}`;
    await createPlatformClient({ baseUrl: url, token }).GET('/assistant');
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer key-1',
      'Bearer key-2',
    ]);
  });

  it('that cannot be had or sent is an error which does not quote it', async () => {
    const { url, seen } = await serve((reply) => json(reply, []));
    const failing = createPlatformClient({
      baseUrl: url,
      token: () => Promise.reject(new Error('vault')),
    });
    await expect(failing.assistants.list()).rejects.toMatchObject({
      kind: 'request',
      cause: new Error('vault'),
    });
    const broken = await createPlatformClient({ baseUrl: url, token: 'hush\n1' })
      .assistants.list()
      .safe();
    assert(!broken.ok);
    expect(broken.error.kind).toBe('request');
    expect(broken.error.cause).toBeUndefined();
    expect(broken.error.message).not.toContain('hush');
    expect(seen).toHaveLength(0);
  });
});

describe('The log', () => {
  it('tells every attempt, and never a secret, an id, a query value or a body', async () => {
    const { url } = await serve((reply, _, number) =>
      number === 1
        ? json(reply, { message: 'hush-reply' }, 503)
        : json(reply, { id: 'hush-reply' }, 200, { 'x-request-id': 'r2' }),
    );
    const lines: [string, PlatformLogEvent][] = [];
    const client = createPlatformClient({
      baseUrl: url,
      token: 'hush-token',
      logger: {
        debug: (event) => lines.push(['debug', event]),
        warn: (event) => lines.push(['warn', event]),
      },
    });
    await client.GET('/assistant', { params: { query: { createdAtGt: 'hush-query' } } });
    await client.assistants.update(
      'hush-id',
      { name: 'hush-body' },
      { headers: { 'x-key': 'hush' } },
    );
    await client.assistants.get('').safe();
    expect(lines).toMatchObject([
      ['warn', { event: 'retry', method: 'GET', path: '/assistant', attempt: 1, status: 503 }],
      ['debug', { event: 'response', attempt: 2, status: 200, requestId: 'r2' }],
      ['debug', { event: 'response', method: 'PATCH', path: '/assistant/{id}', attempt: 1 }],
      ['warn', { event: 'failure', kind: 'request' }],
    ]);
    expect(lines.every(([, event]) => event.durationMs >= 0)).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('hush');
  });

  it('that fails does not fail the request', async () => {
    const { url } = await serve((reply) => json(reply, []));
    const debug = () => {
      throw new Error('disk full');
    };
    const client = createPlatformClient({ baseUrl: url, logger: { debug } });
    await expect(client.assistants.list()).resolves.toEqual([]);
  });
});

describe('The raw methods', () => {
  it('give data, error and response as openapi-fetch does', async () => {
    const { url } = await serve((reply, request) =>
      json(reply, { from: request.url }, request.url.endsWith('2') ? 404 : 200),
    );
    const { GET } = createPlatformClient({ baseUrl: url });
    const found = await GET('/assistant/{id}', { params: { path: { id: '1' } } });
    const missing = await GET('/assistant/{id}', { params: { path: { id: '2' } } });
    expect(found).toEqual({ data: { from: '/assistant/1' }, response: expect.any(Response) });
    expect(missing).toEqual({ error: { from: '/assistant/2' }, response: expect.any(Response) });
    expect(missing.response.status).toBe(404);
    expectTypeOf(found.data?.id).toEqualTypeOf<string | undefined>();
  });

  it('hand out a stream as it comes', async () => {
    const { url } = await serve((reply) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.write('data: 1\n\n');
      setTimeout(() => reply.end('data: 2\n\n'), 20);
    });
    const { POST } = createPlatformClient({ baseUrl: url });
    const { data } = await POST('/chat', {
      body: { input: 'hi', stream: true },
      parseAs: 'stream',
    });
    expect(await new Response(data).text()).toBe('data: 1\n\ndata: 2\n\n');
  });

  it('stop a stream when the signal fires', async () => {
    const { url } = await serve((reply) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.write('data: 1\n\n');
    });
    const controller = new AbortController();
    const { data } = await createPlatformClient({ baseUrl: url }).POST('/chat', {
      body: { input: 'hi', stream: true },
      parseAs: 'stream',
      signal: controller.signal,
    });
    const reader = data?.getReader();
    await reader?.read();
    controller.abort(new Error('enough'));
    await expect(reader?.read()).rejects.toThrow('enough');
  });
});

it('The types refuse what the document does not know', () => {
  const { assistants: typed, calls, GET } = createPlatformClient();
  const compiledOnly = () => [
    // @ts-expect-error no such setting
    typed.create({ nmae: 'n' }),
    // @ts-expect-error no such filter
    calls.list({ squad: 's' }),
    // @ts-expect-error no such path
    GET('/assistants'),
    // @ts-expect-error an id is a must
    typed.get(),
  ];
  expect(compiledOnly).toBeTypeOf('function');
});

it('A chat may be answered with bare text', async () => {
  const { url } = await serve((reply) =>
    reply.writeHead(200, { 'content-type': 'text/plain' }).end('Hi'),
  );
  await expect(createPlatformClient({ baseUrl: url }).chats.create({ input: 'hi' })).resolves.toBe(
    'Hi',
  );
});

it('Middleware sees every attempt and may change it', async () => {
  const { url, seen } = await serve((reply, _, number) =>
    json(reply, [], number === 1 ? 500 : 200),
  );
  const statuses: number[] = [];
  const client = createPlatformClient({
    baseUrl: url,
    middleware: [
      {
        onRequest: ({ request }) => request.headers.set('x-trace', 't1'),
        onResponse: ({ response }) => void statuses.push(response.status),
      },
    ],
  });
  await client.assistants.list();
  expect(statuses).toEqual([500, 200]);
  expect(seen.map(({ headers }) => headers['x-trace'])).toEqual(['t1', 't1']);
});

it('A fetch of its own gets a Request, and a header of one request reaches the server', async () => {
  const { url, seen } = await serve((reply) => json(reply, []));
  const requests: Request[] = [];
  const connection = createConnection({
    baseUrl: `${url}/`,
    fetch: (request) => {
      requests.push(request);
      return fetch(request);
    },
  });
  await assistants(connection).list({ limit: 1 }, { headers: { 'x-trace': 't2' } });
  expect(requests[0]).toBeInstanceOf(Request);
  expect(seen[0]).toMatchObject({ url: '/assistant?limit=1', headers: { 'x-trace': 't2' } });
});
