import { randomUUID } from 'node:crypto';
import { MOST_DEVICES } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiDatabase, startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1';

let api: TestApp;

/** Far from UTC, so that a moment read in the wrong zone shows. */
async function prepareDatabase() {
  const { url } = await createApiDatabase();
  const client = new Client(url);
  await client.connect();
  await client.query(`do $$ begin
    execute format('alter database %I set timezone to ''Asia/Tokyo''', current_database());
  end $$`);
  await client.end();
  return url;
}

beforeAll(async () => {
  api = await startApp({ url: await prepareDatabase() });
});
afterAll(() => api.close());

const list = async ({ headers }: TestUser) => {
  const reply = await api.inject({ url: '/api/account/devices', headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ devices: Record<string, unknown>[] }>().devices;
};

interface GivenSession {
  readonly id?: string;
  readonly createdAt?: string;
  readonly refreshedAt?: string | null;
  readonly userAgent?: string | null;
}

async function addSession({ id: userId }: TestUser, given: GivenSession = {}) {
  const { id = randomUUID(), createdAt = '2026-11-20T08:00:00Z' } = given;
  const { refreshedAt = null, userAgent = null } = given;
  await sql`insert into auth.sessions (id, user_id, created_at, refreshed_at, user_agent, ip)
    values (${id}, ${userId}, ${createdAt}, ${refreshedAt}, ${userAgent}, '192.0.2.7')`.execute(
    api.database,
  );
  return id;
}

test('over a database that holds no accounts there is nothing to list', async () => {
  await sql`drop schema if exists auth cascade`.execute(api.database);
  expect(await list(await createUser())).toEqual([]);
});

describe.each([
  ['the hosted backend', 'timestamp'],
  ['its stand-in', 'timestamptz'],
])('beside the tables of %s', (_name, typeOfRefresh) => {
  beforeAll(async () => {
    await sql`drop schema if exists auth cascade`.execute(api.database);
    await sql`create schema auth`.execute(api.database);
    await sql`create table auth.sessions (id uuid primary key, user_id uuid not null,
      created_at timestamptz, refreshed_at ${sql.raw(typeOfRefresh)}, user_agent text, ip text)
    `.execute(api.database);
  });

  test('sessions are listed by their latest use, the one that asks is marked', async () => {
    const current = randomUUID();
    const user = await createUser({ claims: { session_id: current.toUpperCase() } });
    const stale = await addSession(user);
    await addSession(user, { id: current, createdAt: '2026-11-21T08:00:00Z', userAgent: SAFARI });
    const busy = await addSession(user, { refreshedAt: '2026-11-22T10:00:00Z' });
    const unnamed = { userAgent: null, startedAt: '2026-11-20T08:00:00.000Z', isCurrent: false };
    expect(await list(user)).toEqual([
      { id: busy, ...unnamed, lastUsedAt: '2026-11-22T10:00:00.000Z' },
      {
        id: current,
        userAgent: SAFARI,
        startedAt: '2026-11-21T08:00:00.000Z',
        lastUsedAt: '2026-11-21T08:00:00.000Z',
        isCurrent: true,
      },
      { id: stale, ...unnamed, lastUsedAt: '2026-11-20T08:00:00.000Z' },
    ]);
  });

  test('other people’s sessions are absent, even one that the token names', async () => {
    const owner = await createUser();
    const foreign = await addSession(owner);
    expect(await list(await createUser({ claims: { session_id: foreign } }))).toEqual([]);
    expect(await list(owner)).toMatchObject([{ id: foreign, isCurrent: false }]);
  });

  test('the list and each name have an end', async () => {
    const user = await createUser({ claims: { session_id: 'not a session' } });
    for (let count = 0; count < MOST_DEVICES + 1; count += 1) {
      await addSession(user, { userAgent: 'x'.repeat(10_000) });
    }
    const newest = await addSession(user, { refreshedAt: '2026-11-22T10:00:00Z' });
    const devices = await list(user);
    expect(devices).toHaveLength(MOST_DEVICES);
    expect(devices[0]).toMatchObject({ id: newest, isCurrent: false });
    expect(devices[1]?.['userAgent']).toBe('x'.repeat(512));
  });
});
