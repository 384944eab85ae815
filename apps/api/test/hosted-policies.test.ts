import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptAs, openHostedDatabase, PERMISSION_DENIED } from './support/hosted-database.ts';

/** As far as our policies touch it: what a hosted backend has before our migrations run. */
const HOSTED = `
  create schema realtime;
  create table realtime.messages (topic text, payload jsonb);
  alter table realtime.messages enable row level security;
  create function realtime.topic() returns text language sql stable as
    $$ select nullif(current_setting('realtime.topic', true), '') $$;
  create schema storage;
  create table storage.buckets (id text primary key, name text not null, public boolean);
  alter table storage.buckets enable row level security;
  create table storage.objects (bucket_id text, name text);
  alter table storage.objects enable row level security;
  create function storage.foldername(name text) returns text[] language sql immutable as
    $$ select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1] $$;
  grant usage on schema realtime, storage to anon, authenticated;
  grant all on all tables in schema realtime, storage to anon, authenticated;`;

const owner = randomUUID();
const other = randomUUID();

let client: Client;

beforeAll(async () => {
  client = await openHostedDatabase('hosted_policies', HOSTED);
  await client.query(`insert into realtime.messages (topic) values ('user:${owner}')`);
  await client.query(`insert into storage.objects values ('recordings', '${owner}/a.webm'),
    ('elsewhere', '${owner}/b.webm')`);
});
afterAll(() => client.end());

const attempt = (who: string | null, statement: string, topic = `user:${owner}`) =>
  attemptAs(client, who, statement, `set local realtime.topic = '${topic}'`);

test('people hear their own topic alone, and nobody speaks on it', async () => {
  const listen = 'select * from realtime.messages';
  expect(await attempt(owner, listen)).toBe(1);
  expect(await attempt(other, listen)).toBe(0);
  expect(await attempt(null, listen)).toBe(0);
  expect(await attempt(owner, listen, 'room')).toBe(0);
  for (const who of [owner, other, null]) {
    const speak = `insert into realtime.messages (topic) values ('user:${owner}')`;
    expect(await attempt(who, speak)).toBe(PERMISSION_DENIED);
    expect(await attempt(who, 'delete from realtime.messages')).toBe(0);
  }
});

test('people keep recordings in their own folder of a private bucket, and nowhere else', async () => {
  const { rows } = await client.query('select id, public from storage.buckets');
  expect(rows).toEqual([{ id: 'recordings', public: false }]);
  const put = (bucket: string, folder: string) =>
    `insert into storage.objects values ('${bucket}', '${folder}/new.webm')`;
  for (const [who, seen, kept] of [
    [owner, 1, 1],
    [other, 0, PERMISSION_DENIED],
    [null, 0, PERMISSION_DENIED],
  ] as const) {
    expect(await attempt(who, 'select * from storage.objects')).toBe(seen);
    expect(await attempt(who, `update storage.objects set name = name`)).toBe(seen);
    expect(await attempt(who, 'delete from storage.objects')).toBe(seen);
    expect(await attempt(who, put('recordings', owner))).toBe(kept);
    expect(await attempt(who, put('elsewhere', owner))).toBe(PERMISSION_DENIED);
  }
});
