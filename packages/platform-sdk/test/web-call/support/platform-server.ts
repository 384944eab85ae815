import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export const createdCall = {
  id: 'call-1',
  orgId: 'org-1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  webCallUrl: 'https://rooms.test/call-1',
};

export const reply =
  (status: number, body: unknown, type = 'application/json') =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** The platform's `POST /call/web` on this machine, answering as the test says. */
export async function createPlatformServer() {
  const received: Received[] = [];
  let answer = reply(201, createdCall);
  let aborted = 0;

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: text ? JSON.parse(text) : undefined });
      response.on('close', () => {
        if (!response.writableEnded) aborted++;
      });
      answer(response);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** How many clients went away before they were answered. */
    aborted: () => aborted,
    answerWith: (next: typeof answer) => (answer = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
