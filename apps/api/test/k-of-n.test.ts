import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiDatabase, startApp, type TestApp } from './support/app.ts';
import { createUser } from './support/identity.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import {
  type ApiProcess,
  launchAt,
  type Outside,
  startApiProcess,
  startOutside,
} from './support/processes.ts';
import { readTokens } from './support/tokens.ts';

let api: TestApp;
let outside: Outside;
let processes: ApiProcess[];

beforeAll(async () => {
  const { url } = await createApiDatabase();
  api = await startApp({ url });
  outside = await startOutside(api.platform);
  processes = await Promise.all([0, 1].map(() => startApiProcess(url, outside)));
}, 90_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await outside.close();
  await api.close();
});

const UNDECIDED = new Set(['internal.unavailable', 'interviews.launch_in_progress']);

/** As the web app does: what is not decided yet is asked again with the same key. */
async function launchPatiently(process: ApiProcess, user: Parameters<typeof launchAt>[1]) {
  const key = randomUUID();
  for (;;) {
    const reply = await launchAt(process, user, key);
    if (!reply || !UNDECIDED.has(reply.body.code ?? '')) return reply;
    await pause(200);
  }
}

const combinations = [2, 10, 100, 500].flatMap((n) => [0, 1, 20].map((k) => [n, k] as const));

test.each(combinations)(
  '%i launches at once, over two processes, with %i tokens',
  async (n, k) => {
    const user = await createUser({ issuer: outside.issuer });
    if (k > 0) await api.grant(user.id, k);
    const before = api.platform.assistants.size;
    const replies = await Promise.all(
      Array.from({ length: n }, (_, index) => {
        const process = processes[index % processes.length];
        if (!process) throw new Error('No process');
        return launchPatiently(process, user);
      }),
    );
    const started = replies.filter((reply) => reply?.status === 200);
    const refused = replies.filter((reply) => reply?.body.code === 'tokens.insufficient');
    const expected = Math.min(n, k);
    expect([started.length, refused.length]).toEqual([expected, n - expected]);
    expect(new Set(started.map((reply) => reply?.body.assistantId)).size).toBe(expected);
    expect(api.platform.assistants.size - before).toBe(expected);
    const left = { available: k - expected, prepaid: 0, held: 0, owed: 0 };
    expect(await readTokens(api, user)).toEqual(k > 0 ? left : undefined);
    await expectBooksToBalance(api.database);
  },
  60_000,
);

test('a hundred requests with one key, over two processes, are one launch', async () => {
  const user = await createUser({ issuer: outside.issuer });
  await api.grant(user.id, 5);
  const key = randomUUID();
  const before = api.platform.assistants.size;
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const process = processes[index % processes.length];
      if (!process) throw new Error('No process');
      return launchAt(process, user, key);
    }),
  );
  const ids = new Set(replies.flatMap((reply) => reply?.body.assistantId ?? []));
  expect(ids.size).toBe(1);
  expect(api.platform.assistants.size - before).toBe(1);
  expect(await readTokens(api, user)).toMatchObject({ available: 4, held: 0 });
});
