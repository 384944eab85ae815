import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptAs, openHostedDatabase, PERMISSION_DENIED } from './support/hosted-database.ts';

/** Joins cannot be written through, and no view can be truncated, by anybody. */
const REFUSED = [PERMISSION_DENIED, '55000', '42809'];
const everyRole = [
  ['the owner', 'authenticated'],
  ['somebody else', 'authenticated'],
  ['a visitor', 'anon'],
] as const;
type Who = (typeof everyRole)[number][0];

const owner = randomUUID();
const other = randomUUID();
const idOf = { 'the owner': owner, 'somebody else': other, 'a visitor': null };
const launch = randomUUID();

/** What a hosted backend has set up before our migrations run. */
const HOSTED = `
  grant usage on schema public to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;`;

const ROWS = `
  insert into app.wallets (user_id, available) values ('${owner}', 4), ('${other}', 1);
  insert into app.transfers (reference, user_id, debit, credit, amount) values
    ('welcome:${owner}', '${owner}', 'grants', 'available', 5),
    ('reserve:${launch}', '${owner}', 'available', 'held', 1),
    ('welcome:${other}', '${other}', 'grants', 'available', 1);
  insert into app.launches (id, user_id, key, request_hash, state, assistant_id, lease_until)
    values ('${launch}', '${owner}', 'a-launch-key', '', 'ready', 'assistant', now());
  insert into app.interviews (id, user_id, settings, scenario_id, scenario_title, plan,
    engine_version, assistant_id) values
    ('${launch}', '${owner}', '{}', 's', 'S', '{}', '0', 'assistant');
  insert into app.interview_turns (interview_id, seq, role, text, call_id, exchange, started_ms)
    values ('${launch}', 0, 'interviewer', 'Hello', 'c', 0, 0);
  insert into app.reports (interview_id, engine_version, report) values ('${launch}', '0', '{}');
  insert into app.webhook_events (provider, event_id, payload) values ('platform', 'e', '{}');
  insert into app.payments (checkout_session_id, user_id, plan_id, tokens, amount_cents, currency,
    state, paid_at) values ('cs_1', '${owner}', 'plan_five', 5, 4500, 'eur', 'paid', now());
  insert into app.idempotency_keys (user_id, operation, key, request_hash, locked_until)
    values ('${owner}', 'o', 'a-key-of-it', '', now());
  insert into app.erasures (user_id, launch_ids, call_ids) values ('${owner}', '{}', '{}');
  insert into app.erased_users (user_hash) values (app.hash_of_user('${owner}'));`;

let client: Client;
let relations: { name: string; isTable: boolean; isGuarded: boolean; column: string }[];

beforeAll(async () => {
  client = await openHostedDatabase('hosted', HOSTED);
  await client.query(ROWS);
  const { rows } = await client.query(`
    select format('%I.%I', nspname, relname) as name, relkind in ('r', 'p') as "isTable",
      relrowsecurity as "isGuarded",
      (select attname from pg_attribute where attrelid = c.oid and attnum = 1) as column
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('app', 'public') and relkind in ('r', 'p', 'v', 'm', 'f')
    order by 1`);
  relations = rows;
});
afterAll(() => client.end());

const attempt = (who: Who, statement: string, prelude?: string) =>
  attemptAs(client, idOf[who], statement, prelude);

const statementsFor = ({ name, column }: { name: string; column: string }) => ({
  select: `select * from ${name}`,
  insert: `insert into ${name} select * from ${name}`,
  create: `insert into ${name} default values`,
  update: `update ${name} set ${column} = ${column}`,
  delete: `delete from ${name}`,
});

test('every table holds a row of the owner, so that an empty answer means something', async () => {
  for (const { name, isTable } of relations) {
    if (isTable) expect((await client.query(`select from ${name}`)).rowCount, name).not.toBe(0);
  }
  expect(relations.length).toBeGreaterThanOrEqual(15);
});

test('every table of ours has row-level security on and no policy, and none is in `public`', async () => {
  const tables = relations.filter(({ isTable }) => isTable);
  expect(tables.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
  expect(tables.filter(({ name }) => !name.startsWith('app.'))).toEqual([]);
  const policies = `select from pg_policies where schemaname in ('app', 'public')`;
  expect((await client.query(policies)).rowCount).toBe(0);
});

test('nobody but us may call a function of ours', async () => {
  const { rows } = await client.query<{ name: string }>(`select oid::regprocedure::text as name
    from pg_proc where pronamespace in ('app'::regnamespace, 'public'::regnamespace)`);
  expect(rows.every(({ name }) => name.startsWith('app.'))).toBe(true); // out of reach with the schema
});

test.each(everyRole)('%s cannot reach a table or view of the API at all', async (who) => {
  for (const target of relations.filter(({ name }) => name.startsWith('app.'))) {
    for (const [operation, statement] of Object.entries(statementsFor(target))) {
      const outcome = await attempt(who, statement);
      expect(outcome, `${operation} ${target.name}`).toBe(PERMISSION_DENIED);
    }
  }
});

test.each(everyRole)('%s gets nothing out of a table even with every grant', async (who) => {
  const granted = `grant usage on schema app to anon, authenticated;
    grant all on all tables in schema app to anon, authenticated`;
  for (const target of relations.filter(
    ({ name, isTable }) => isTable && name.startsWith('app.'),
  )) {
    const { select, create, update, delete: remove } = statementsFor(target);
    expect(await attempt(who, select, granted), select).toBe(0);
    expect(await attempt(who, create, granted), create).not.toEqual(expect.any(Number));
    // Transfers refuse any update, whoever asks.
    for (const statement of target.name === 'app.transfers' ? [remove] : [update, remove]) {
      expect(await attempt(who, statement, granted), statement).toBe(0);
    }
  }
});

const READABLE = [
  ['the owner', 'public.my_interviews', 1],
  ['somebody else', 'public.my_interviews', 0],
  ['a visitor', 'public.my_interviews', PERMISSION_DENIED],
  ['the owner', 'public.my_transfers', 2],
  ['somebody else', 'public.my_transfers', 1],
  ['a visitor', 'public.my_transfers', PERMISSION_DENIED],
] as const;

test.each(READABLE)('%s reads of %s: %s', async (who, name, expected) => {
  expect(await attempt(who, `select * from ${name}`)).toBe(expected);
});

test('no other relation is offered to browsers', () => {
  const offered = relations.filter(({ name }) => !name.startsWith('app.')).map(({ name }) => name);
  expect(offered).toEqual([...new Set(READABLE.map(([, name]) => name))]);
});

test.each(everyRole)('%s cannot write through the views', async (who) => {
  for (const target of relations.filter((one) => !one.name.startsWith('app.'))) {
    const { name } = target;
    const { insert, create, update, delete: remove } = statementsFor(target);
    for (const statement of [insert, create, update, remove, `truncate ${name}`]) {
      const outcome = await attempt(who, statement);
      expect(REFUSED, `${statement}: ${outcome}`).toContain(outcome);
    }
  }
});

test('without a caller the views are empty', async () => {
  const nobody = `select set_config('request.jwt.claims', '', true)`;
  await client.query('begin');
  await client.query(nobody);
  await client.query('set local role authenticated');
  expect((await client.query('select * from public.my_transfers')).rowCount).toBe(0);
  await client.query('rollback');
});
