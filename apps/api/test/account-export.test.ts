import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type AccountExport, accountExportSchema } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { ask, launched, read, storeAnalysisOf, untilMarked } from './support/interview.ts';
import { readLedger } from './support/tokens.ts';

let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await createUser();
});

const request = ({ headers }: TestUser) => api.inject({ url: '/api/account/export', headers });

async function exportOf(who: TestUser): Promise<AccountExport> {
  const reply = await request(who);
  expect(reply.statusCode).toBe(200);
  return accountExportSchema.parse(reply.json());
}

/** So many interviews as large as this one, without holding them. */
const multiply = (interviewId: string, times: number) =>
  sql`with copies as (select gen_random_uuid() as id from generate_series(1, ${times})),
    launches as (insert into app.launches (id, user_id, key, request_hash, state, assistant_id, lease_until)
      select copies.id, user_id, copies.id::text, '', state, copies.id::text, lease_until
      from copies, app.launches where launches.id = ${interviewId} returning id),
    interviews as (insert into app.interviews (id, user_id, settings, scenario_id, scenario_title, plan,
        engine_version, assistant_id, state, started_at, ended_at)
      select launches.id, user_id, settings, scenario_id, scenario_title, plan, engine_version,
        launches.id::text, 'marked', now(), now()
      from launches, app.interviews where interviews.id = ${interviewId} returning id),
    reports as (insert into app.reports (interview_id, engine_version, overall, report, format)
      select interviews.id, engine_version, overall, report, format
      from interviews, app.reports where reports.interview_id = ${interviewId})
    insert into app.interview_turns (interview_id, seq, role, text, source, call_id, exchange, started_ms)
    select interviews.id, seq, case seq % 2 when 0 then 'interviewer' else 'candidate' end,
      repeat('What somebody said, and more of it. ', 8), case seq % 2 when 1 then 'voice' end,
      'call', seq, seq * 1000
    from interviews, generate_series(0, 59) as seq`.execute(api.database);

test('holds what the other calls show, each list whole', async () => {
  const { interviewId, assistantId } = await launched(api, user);
  await ask(api, interviewId, ['']);
  await ask(api, interviewId, ['', 'It is the value of the whole firm, net debt included.']);
  await storeAnalysisOf(api, user, assistantId, 'call-1');
  await untilMarked(api, user, interviewId);
  await sql`insert into app.payments (checkout_session_id, user_id, plan_id, tokens, amount_cents,
    currency, state, paid_at) select 'cs_' || n || ${user.id}, ${user.id}, 'plan_five', 5, 4500, 'eur',
    'paid', now() from generate_series(1, 230) as n`.execute(api.database);
  for (let count = 0; count < 120; count += 1) await api.grant(user.id, 1);

  const data = await exportOf(user);
  expect(data.account).toEqual({ id: user.id, email: user.email });
  expect(data.wallet).toEqual({ count: 120, owed: 0 });
  expect(data.interviews).toEqual([await read(api, user, interviewId)]);
  expect(data.interviews[0]?.report?.overallScore).toBeDefined();
  expect(data.payments).toHaveLength(230);
  expect(data.ledger).toHaveLength(122);
  expect(data.ledger.slice(0, 100)).toEqual((await readLedger(api, user, '?limit=100')).entries);
});

test('is a file to keep, and nobody else keeps it', async () => {
  const { headers } = await request(user);
  const today = new Date().toISOString().slice(0, 10);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="greenshoe-account-${today}.json"`,
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test('of somebody who has done nothing yet is empty, and a stranger gets none', async () => {
  expect(await exportOf(user)).toMatchObject({
    wallet: { count: 0, owed: 0 },
    ledger: [],
    payments: [],
    interviews: [],
  });
  expect((await api.inject({ url: '/api/account/export' })).statusCode).toBe(401);
});

test('holds nothing of anybody else', async () => {
  const other = await createUser();
  const { interviewId } = await launched(api, other);
  const text = (await request(user)).body;
  for (const secret of [other.id, interviewId]) expect(text).not.toContain(secret);
});

test('is given five times a minute', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await request(user)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('of five hundred interviews lets everybody else through meanwhile', async () => {
  const { interviewId, assistantId } = await launched(api, user);
  await ask(api, interviewId, ['']);
  await ask(api, interviewId, ['', 'It is the value of the whole firm.']);
  await storeAnalysisOf(api, user, assistantId, 'call-1');
  await untilMarked(api, user, interviewId);
  await multiply(interviewId, 499);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const reply = await request(user);
  delay.disable();
  const { interviews } = reply.json<AccountExport>();
  expect(interviews).toHaveLength(500);
  expect(interviews.every(({ turns, report }) => turns.length > 0 && report !== null)).toBe(true);
  expect(delay.max / 1e6).toBeLessThan(250); // 20 as measured; all of it at once takes longer
});
