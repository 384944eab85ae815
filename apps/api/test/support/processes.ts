import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@greenshoe/local/free-port';
import { endWithThisProcess } from '../../../../infra/local/src/services.ts';
import { publicKeys } from './identity.ts';
import type { createInMemoryPlatform } from './platform.ts';
import { environment } from './settings.ts';

const SERVER = new URL('../../src/server.ts', import.meta.url).pathname;
const READY_WITHIN_MS = 60_000;

async function toRequest(received: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of received) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/' } = received;
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  return new Request(new URL(url, origin), { method, ...body });
}

/** What API processes need from outside, in this process: the platform, and the keys of accounts. */
export async function startOutside(platform: ReturnType<typeof createInMemoryPlatform>) {
  const server = createServer(async (received, response) => {
    if (received.url?.endsWith('/jwks.json')) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(publicKeys));
      return;
    }
    try {
      const answer = await platform.fetch(await toRequest(received, url));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      received.socket.destroy(); // the connection breaks instead of an answer
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    issuer: `${url}/auth/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Outside = Awaited<ReturnType<typeof startOutside>>;

export interface ApiProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends it at once, wherever it is. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The real server as a process of its own. */
export async function startApiProcess(
  databaseUrl: string,
  outside: Pick<Outside, 'url'>,
  settings: Record<string, string> = {},
): Promise<ApiProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...endWithThisProcess(), SERVER], {
    env: {
      ...environment,
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: join(tmpdir(), 'greenshoe-compile-cache'), // for the next one of many
      LAUNCHES_PER_MINUTE: '1000000',
      REQUESTS_PER_MINUTE: '1000000',
      SUPABASE_URL: outside.url,
      PLATFORM_API_URL: outside.url,
      ...settings,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, which ends with this process
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream
      .setEncoding('utf8')
      .on('data', (chunk: string) => (output = (output + chunk).slice(-4_000)));
  }
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`The API did not start:\n${output}`);
    }
    await pause(25);
  }
  return { url, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

const isReady = (url: string) =>
  fetch(`${url}/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );

/** Asks for an interviewer, as the browser does; `null` when the process died before its answer. */
export async function launchAt(
  { url }: Pick<ApiProcess, 'url'>,
  user: { readonly id: string; readonly headers: { readonly authorization: string } },
  key: string,
): Promise<{ status: number; body: LaunchReply; retryAfter: string | null } | null> {
  try {
    const reply = await fetch(`${url}/api/interview/create-assistant`, {
      method: 'POST',
      headers: { ...user.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ userId: user.id, settings: { language: 'en' } }),
    });
    const body = (await reply.json()) as LaunchReply;
    return { status: reply.status, body, retryAfter: reply.headers.get('retry-after') };
  } catch {
    return null;
  }
}

interface LaunchReply {
  readonly assistantId?: string;
  readonly interviewId?: string;
  readonly remainingTokens?: number;
  readonly code?: string;
}
