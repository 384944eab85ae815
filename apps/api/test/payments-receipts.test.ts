import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser } from './support/identity.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

test('receipts come page by page, each once, whoever shares a moment', async () => {
  const user = await createUser();
  await sql`
    insert into app.payments (checkout_session_id, user_id, plan_id, tokens, amount_cents, currency,
      state, paid_at)
    select 'cs_' || number || ${user.id}, ${user.id}, 'plan_five', 5, 4500, 'eur', 'refunded',
      now() - make_interval(mins => number / 3)
    from generate_series(1, 25) as number`.execute(api.database);
  const seen: string[] = [];
  for (let before = '', page = 0; page < 3; page += 1) {
    const url = `/api/payments?limit=10${before}`;
    const reply = await api.inject({ url, headers: user.headers });
    const { payments, next } = reply.json<{ payments: { id: string }[]; next: string | null }>();
    seen.push(...payments.map(({ id }) => id));
    expect(next === null).toBe(page === 2);
    before = `&before=${next}`;
  }
  expect(seen).toHaveLength(25);
  expect(new Set(seen).size).toBe(25);
  const { headers } = await createUser();
  const foreign = await api.inject({ url: `/api/payments?before=${seen[0]}`, headers });
  expect(foreign.json()).toEqual({ payments: [], next: null });
});
