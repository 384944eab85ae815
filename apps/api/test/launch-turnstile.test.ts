import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAtomically, createStores } from '../src/database/stores.ts';
import { createLaunchInterview } from '../src/modules/interviews/launch-interview.ts';
import { createTurnstile } from '../src/modules/interviews/turnstile.ts';
import { createAssistants } from '../src/providers/platform/assistants.ts';
import { startApp, type TestApp } from './support/app.ts';
import {
  environment,
  interviewerSecret,
  platformToken,
  webhookSecret,
} from './support/settings.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

test('so many work at once and no more, in the order in which they came', async () => {
  const inTurn = createTurnstile(2);
  const begun: number[] = [];
  let working = 0;
  let most = 0;
  const work = (name: number) => async () => {
    begun.push(name);
    working += 1;
    most = Math.max(most, working);
    await pause(5);
    working -= 1;
    return name;
  };
  const names = [0, 1, 2, 3, 4, 5, 6];
  expect(await Promise.all(names.map((name) => inTurn(work(name))))).toEqual(names);
  expect(begun).toEqual(names);
  expect(most).toBe(2);
});

test('a failure makes room like a success', async () => {
  const inTurn = createTurnstile(1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const waiting = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await waiting).toBe('done');
});

test('of thirty launches at once, four begin together and all are made', async () => {
  const stores = createStores(api.database, api.boss);
  const platform = { apiUrl: environment.PLATFORM_API_URL, token: platformToken };
  const links = { apiUrl: environment.API_PUBLIC_URL, interviewerSecret, webhookSecret };
  let beginning = 0;
  let most = 0;
  const launch = createLaunchInterview({
    atomically: createAtomically(api.database, api.boss),
    stores: {
      ...stores,
      launches: {
        ...stores.launches,
        async findByKey(...wanted) {
          beginning += 1;
          most = Math.max(most, beginning);
          await pause(5);
          beginning -= 1;
          return stores.launches.findByKey(...wanted);
        },
      },
    },
    assistants: createAssistants({ ...platform, links }, api.platform.fetch),
  });
  const user = randomUUID();
  await api.grant(user, 30);
  const launched = await Promise.all(
    Array.from({ length: 30 }, () => launch.start(user, randomUUID(), { language: 'en' })),
  );
  expect(new Set(launched.map(({ assistantId }) => assistantId)).size).toBe(30);
  expect(most).toBe(4);
});
