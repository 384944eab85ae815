import * as fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createPlatformClient, PlatformError } from '../src/index.ts';
import { serve } from './server.ts';

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/html',
  'text/plain',
  'text/event-stream',
  'multipart/form-data',
  'application/octet-stream',
  '',
);
const bodies = fc.oneof(
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
  fc.json().map((text) => Buffer.from(text.slice(0, -1))),
  fc
    .constantFrom('', 'null', '0', '""', '[', '<html>', '\uFEFF{}', '{"__proto__":1}')
    .map((text) => Buffer.from(text)),
);

/** Fails unless the client gave data or a failure of its own. */
async function expectTyped(url: string) {
  const client = createPlatformClient({ baseUrl: url, timeoutMs: 200, retries: 0 });
  const results = await Promise.all([
    client.assistants.get('a1').safe(),
    client.calls.create({}).safe(),
    client.chats.create({ input: 'hi' }).safe(),
    client.assistants.delete('a1').safe(),
  ]);
  for (const result of results) {
    if (result.ok) expect(result.response.ok).toBe(true);
    else expect(result.error).toBeInstanceOf(PlatformError);
  }
  const raw = await client.GET('/assistant').catch((error: unknown) => error);
  if (raw instanceof Error) expect(raw).toBeInstanceOf(PlatformError);
  const walked = await client.calls
    .iterate()
    .next()
    .catch((error: unknown) => error);
  if (walked instanceof Error) expect(walked).toBeInstanceOf(PlatformError);
}

it('Whatever a server answers, the client gives data or a typed error', async () => {
  let answer = { status: 200, type: '', body: Buffer.alloc(0), length: true };
  const { url } = await serve((reply) => {
    reply.writeHead(answer.status, {
      ...(answer.type && { 'content-type': answer.type }),
      ...(answer.length && { 'content-length': answer.body.length }),
    });
    reply.end(answer.body);
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 200, max: 599 }),
      contentTypes,
      bodies,
      fc.boolean(),
      async (status, type, body, length) => {
        answer = { status, type, body, length };
        await expectTyped(url);
      },
    ),
    { numRuns: 60 },
  );
});

it('Whatever bytes come instead of HTTP, the client gives a typed error', async () => {
  let answer = Buffer.alloc(0);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const heads = fc.constantFrom(
    '',
    'HTTP/1.1 200 OK\r\n',
    'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n',
    'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
    'HTTP/1.1 302 Found\r\nlocation: ::\r\n\r\n',
    'HTTP/1.1 999 ?\r\n\r\n',
  );
  await fc.assert(
    fc.asyncProperty(heads, fc.uint8Array({ maxLength: 40 }), async (head, tail) => {
      answer = Buffer.concat([Buffer.from(head), Buffer.from(tail)]);
      await expectTyped(url);
    }),
    { numRuns: 30 },
  );
});
