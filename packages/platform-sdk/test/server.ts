import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** One request as it arrived. */
export interface Seen {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = (reply: ServerResponse, request: Seen, number: number) => unknown;

/** A server on a free port for one test. `answer` gets every request with its number, from 1. */
export async function serve(answer: Answer) {
  const seen: Seen[] = [];
  const server = createServer(async (incoming, reply) => {
    const { method = '', url = '', headers } = incoming;
    const body = await text(incoming.setEncoding('latin1'));
    const request = { method, url, headers, body };
    answer(reply, request, seen.push(request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen };
}

/** Answers with JSON. */
export function json(reply: ServerResponse, value: unknown, status = 200, headers = {}) {
  reply.writeHead(status, { 'content-type': 'application/json', ...headers });
  reply.end(JSON.stringify(value));
}

export const assistant = {
  id: 'a1',
  orgId: 'o1',
  createdAt: '2026-01-02T03:04:05.678Z',
  updatedAt: '2026-01-02T03:04:05.678Z',
};
