import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { connect } from '../src/client/connection.ts';
import { assemble } from '../src/client/create-platform-client.ts';
import { sleep } from '../src/client/deadline.ts';
import { systemClock } from '../src/client/exchange.ts';
import {
  createPlatformClient,
  PlatformAbortError,
  PlatformApiError,
  type PlatformClientOptions,
  type PlatformError,
  PlatformNetworkError,
  PlatformParseError,
  PlatformTimeoutError,
} from '../src/index.ts';
import { type Answer, assistant, json, serve } from './server.ts';

/** A client whose waits are recorded and take no time, against a server of its own. */
async function setUp(answer: Answer, options: PlatformClientOptions = {}) {
  const server = await serve(answer);
  const waits: number[] = [];
  const clock = {
    random: () => 0.5,
    sleep: async (ms: number) => {
      waits.push(ms);
    },
  };
  const client = assemble(connect({ baseUrl: server.url, token: 'key', ...options }, clock));
  return { client, waits, seen: server.seen };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error as PlatformError,
  );

describe('A request that is refused', () => {
  it.each([
    [400, 'bad-request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [418, 'other'],
  ])('fails at once on %i and says %s', async (status, reason) => {
    const body = { message: ['name must be shorter'], error: 'Refused', statusCode: status };
    const { client, seen } = await setUp((reply) =>
      json(reply, body, status, { 'x-request-id': 'r-9' }),
    );
    const error = await failureOf(client.assistants.get('secret-id'));
    expect(error).toBeInstanceOf(PlatformApiError);
    expect(error).toMatchObject({ kind: 'api', status, reason, body, requestId: 'r-9' });
    expect(error.message).toBe(`GET /assistant/{id} was answered with ${status}`);
    expect(seen).toHaveLength(1);
  });

  it('keeps an HTML body as text and an empty one as null', async () => {
    const { client } = await setUp((reply, { url }) => {
      reply.writeHead(403, { 'content-type': 'text/html' });
      reply.end(url.endsWith('html') ? '<h1>Forbidden</h1>' : undefined);
    });
    const html = await failureOf(client.assistants.get('html'));
    const empty = await failureOf(client.assistants.get('empty'));
    expect(html).toMatchObject({ status: 403, body: '<h1>Forbidden</h1>' });
    expect(empty).toMatchObject({ status: 403, body: null });
  });
});

describe('A request that is asked again', () => {
  it('waits as long as Retry-After says, whatever the method', async () => {
    const { client, waits, seen } = await setUp((reply, _, number) =>
      number < 3 ? json(reply, {}, 429, { 'retry-after': '7' }) : json(reply, { id: 'c1' }, 201),
    );
    await expect(client.calls.create({ assistantId: 'a1' })).resolves.toEqual({ id: 'c1' });
    expect(waits).toEqual([7_000, 7_000]);
    expect(seen).toHaveLength(3);
  });

  it('understands a date in Retry-After', async () => {
    const date = new Date(Date.now() + 20_000).toUTCString();
    const { client, waits } = await setUp((reply, _, number) =>
      number === 1 ? json(reply, {}, 503, { 'retry-after': date }) : json(reply, assistant, 201),
    );
    await client.assistants.create({});
    expect(waits[0]).toBeGreaterThan(17_000);
    expect(waits[0]).toBeLessThanOrEqual(20_000);
  });

  it('fails at once when Retry-After is longer than a minute', async () => {
    const { client, waits, seen } = await setUp((reply) =>
      json(reply, {}, 429, { 'retry-after': '61' }),
    );
    const error = await failureOf(client.assistants.list());
    expect(error).toMatchObject({ reason: 'too-many-requests', retryAfter: 61 });
    expect(waits).toEqual([]);
    expect(seen).toHaveLength(1);
  });

  it('waits up to twice as long every time, at most 8 s, where nothing is said', async () => {
    const { client, waits } = await setUp((reply) => json(reply, {}, 500), { retries: 8 });
    await failureOf(client.assistants.list());
    expect(waits).toEqual([125, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000]);
  });

  it.each([408, 500, 502, 503, 504])('asks GET, PUT and DELETE again on %i', async (status) => {
    const { client, seen } = await setUp((reply) => json(reply, {}, status));
    await failureOf(client.assistants.get('a1'));
    await failureOf(client.assistants.replace('a1', {}));
    await failureOf(client.assistants.delete('a1'));
    expect(seen.map(({ method }) => method)).toEqual(
      ['GET', 'PUT', 'DELETE'].flatMap((method) => [method, method, method]),
    );
  });

  it.each([408, 500, 502, 503, 504])('asks POST and PATCH once on %i', async (status) => {
    const { client, seen } = await setUp((reply) => json(reply, {}, status));
    await failureOf(client.assistants.create({}));
    await failureOf(client.assistants.update('a1', {}));
    expect(seen).toHaveLength(2);
  });

  it('reports a reset connection with its cause, after asking GET again and POST once', async () => {
    const { client, seen } = await setUp((reply) => reply.socket?.destroy());
    const error = await failureOf(client.assistants.get('a1'));
    expect(error).toBeInstanceOf(PlatformNetworkError);
    expect(error.cause).toBeInstanceOf(Error);
    expect(seen).toHaveLength(3);
    await failureOf(client.assistants.create({}));
    expect(seen).toHaveLength(4);
  });

  it('asks again when the connection breaks in the middle of the body', async () => {
    const { client, seen } = await setUp((reply, _, number) => {
      if (number > 1) return json(reply, assistant);
      reply.writeHead(200, { 'content-length': 100 });
      reply.write('{"id":');
      return setTimeout(() => reply.socket?.destroy(), 20);
    });
    await expect(client.assistants.get('a1')).resolves.toEqual(assistant);
    expect(seen).toHaveLength(2);
  });
});

describe('A call is never placed twice', () => {
  it.each(['create', 'createPhoneCall', 'createWebCall'] as const)(
    'by %s, whatever goes wrong',
    async (method) => {
      const { client, seen } = await setUp((reply, _, number) => {
        if (number === 1) return json(reply, {}, 500);
        if (number === 2) return json(reply, {}, 503, { 'retry-after': '0' });
        return reply.socket?.destroy();
      });
      for (const kind of ['api', 'api', 'network']) {
        const { length } = seen;
        const error = await failureOf(client.calls[method]({ assistantId: 'a1' }));
        expect(error.kind).toBe(kind);
        expect(seen).toHaveLength(length + 1);
      }
    },
  );
});

describe('Time', () => {
  it('is up for a slow body too, and for GET it is asked again', async () => {
    const { client, seen } = await setUp(
      (reply) => {
        reply.writeHead(200, { 'content-type': 'application/json' });
        reply.write('{"id":');
      },
      { timeoutMs: 60 },
    );
    const error = await failureOf(client.assistants.get('a1'));
    expect(error).toBeInstanceOf(PlatformTimeoutError);
    expect(error.message).toBe('GET /assistant/{id} took longer than 60 ms');
    expect(seen).toHaveLength(3);
  });

  it('is up for a token function and for a fetch that never end', async () => {
    const never = () => new Promise<never>(() => {});
    const slowToken = createPlatformClient({ token: never, timeoutMs: 20, retries: 0 });
    const slowFetch = createPlatformClient({ fetch: never, timeoutMs: 20, retries: 0 });
    expect(await failureOf(slowToken.assistants.list())).toBeInstanceOf(PlatformTimeoutError);
    expect(await failureOf(slowFetch.assistants.list())).toBeInstanceOf(PlatformTimeoutError);
  });

  it('may be chosen for one request', async () => {
    const { client, seen } = await setUp((reply) => reply.flushHeaders());
    const error = await failureOf(client.assistants.get('a1', { timeoutMs: 30, retries: 0 }));
    expect(error.kind).toBe('timeout');
    expect(seen).toHaveLength(1);
  });
});

describe('The signal of the caller', () => {
  it('stops a request under way, and its reason is the cause', async () => {
    const { client, seen } = await setUp(() => undefined);
    const controller = new AbortController();
    const request = failureOf(client.assistants.get('a1', { signal: controller.signal }));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort(new Error('enough'));
    const error = await request;
    expect(error).toBeInstanceOf(PlatformAbortError);
    expect(error.cause).toEqual(new Error('enough'));
    expect(seen).toHaveLength(1);
  });

  it('ends the wait before the next attempt', async () => {
    const server = await serve((reply) => json(reply, {}, 429, { 'retry-after': '50' }));
    const client = assemble(connect({ baseUrl: server.url }, systemClock));
    const controller = new AbortController();
    const started = performance.now();
    const request = failureOf(client.assistants.list({}, { signal: controller.signal }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    setTimeout(() => controller.abort(), 30);
    expect(await request).toBeInstanceOf(PlatformAbortError);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(server.seen).toHaveLength(1);
  });

  it('is let go of when the request is over', async () => {
    const { client } = await setUp((reply, _, number) => json(reply, {}, number === 1 ? 500 : 200));
    const { signal } = new AbortController();
    await client.assistants.get('a1', { signal });
    await sleep(1, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('that fired before keeps anything from being asked for or sent', async () => {
    const token = vi.fn<() => string>();
    const { client, seen } = await setUp((reply) => json(reply, []), { token });
    const error = await failureOf(client.assistants.list({}, { signal: AbortSignal.abort() }));
    expect(error.kind).toBe('abort');
    expect(token).not.toHaveBeenCalled();
    expect(seen).toHaveLength(0);
  });
});

describe('A reply that says success', () => {
  it.each([
    ['cut short', '{"id":"a1","na', 'application/json'],
    ['HTML', '<html>Just a moment…</html>', 'text/html'],
    ['bare text', 'OK', 'text/plain'],
  ])('is a parse error when it is %s, and is not asked for again', async (_, body, type) => {
    const { client, seen } = await setUp((reply) => {
      reply.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
      reply.end(body);
    });
    const error = await failureOf(client.assistants.get('a1'));
    expect(error).toBeInstanceOf(PlatformParseError);
    expect(error).toMatchObject({ kind: 'parse', status: 200, contentType: type });
    await expect(client.GET('/assistant')).rejects.toBeInstanceOf(PlatformParseError);
    expect(seen).toHaveLength(2);
  });

  it('is undefined when it is 204, or an empty answer to DELETE', async () => {
    const { client } = await setUp((reply, { method }) => {
      reply.writeHead(method === 'DELETE' ? 200 : 204).end();
    });
    await expect(client.assistants.delete('a1')).resolves.toBeUndefined();
    await expect(client.assistants.update('a1', {})).resolves.toBeUndefined();
  });

  it('is a parse error when it is empty and a value was promised', async () => {
    const { client } = await setUp((reply) => reply.writeHead(200).end());
    const error = await failureOf(client.assistants.get('a1'));
    expect(error.message).toBe('GET /assistant/{id} was answered with nothing');
    await expect(client.GET('/assistant')).resolves.toMatchObject({ data: undefined });
  });
});
