import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTokenLedger } from '../src/modules/tokens/tokens.repository.ts';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launch, launched, notify } from './support/interview.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { readLedger, readTokens, takeBack } from './support/tokens.ts';

let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  api = await startApp();
  await api.openConnections();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.platform.trouble = null;
  user = await createUser();
});
afterEach(() => expectBooksToBalance(api.database));

const kinds = async (query = '') =>
  (await readLedger(api, user, query)).entries.map(({ kind, tokens }) => [kind, tokens]);

/** A payment as it is once its session was fulfilled. */
async function purchase(tokens: number) {
  const id = `cs_${randomUUID()}`;
  await api.database
    .insertInto('payments')
    .values({
      checkout_session_id: id,
      payment_intent: null,
      user_id: user.id,
      plan_id: 'plan_five',
      tokens,
      amount_cents: 4_500,
      currency: 'eur',
      state: 'paid',
      parked_because: null,
      paid_at: new Date(),
    })
    .execute();
  const ledger = createTokenLedger(api.database);
  await ledger.open(user.id);
  const move = { userId: user.id, from: 'sales', to: 'available', amount: tokens } as const;
  await ledger.transfer({ ...move, reference: `cs:${id}` });
  return id;
}

test('the history names what was bought and spent, newest first', async () => {
  await api.inject({
    method: 'POST',
    url: '/api/tokens/init-user-tokens',
    headers: user.headers,
  });
  await purchase(5);
  const { interviewId } = (await launch(api, user)).json<{ interviewId: string }>();
  const { entries, next } = await readLedger(api, user);
  expect(entries).toMatchObject([
    { kind: 'interview', tokens: -1, interviewId, payment: null },
    {
      kind: 'purchase',
      tokens: 5,
      interviewId: null,
      payment: { planId: 'plan_five', amountCents: 4_500, currency: 'eur' },
    },
    { kind: 'welcome', tokens: 1, interviewId: null, payment: null },
  ]);
  expect(next).toBeNull();
});

test('a launch that failed is no part of it, nor is a token paid ahead twice', async () => {
  await api.grant(user.id, 2);
  api.platform.trouble = 503;
  await launch(api, user);
  api.platform.trouble = null;
  expect(await kinds()).toEqual([['welcome', 2]]);
  await api.services.tokens.payAhead(user.id, {});
  await launch(api, user);
  expect(await kinds()).toEqual([
    ['interview', -1],
    ['welcome', 2],
  ]);
});

test('a token that came back is an entry of its own', async () => {
  const { interviewId, assistantId } = await launched(api, user);
  await notify(api, {
    type: 'end-of-call-report',
    endedReason: 'customer-did-not-give-microphone-permission',
    call: { id: randomUUID(), assistantId },
  });
  const { entries } = await readLedger(api, user);
  expect(entries.slice(0, 2)).toMatchObject([
    { kind: 'return', tokens: 1, interviewId },
    { kind: 'interview', tokens: -1, interviewId },
  ]);
});

test('what was taken back stands there with its payment, and what comes next pays the debt', async () => {
  const id = await purchase(5);
  await launch(api, user);
  await takeBack(api, user, 5, id);
  expect(await readTokens(api, user)).toEqual({ available: 0, prepaid: 0, held: 0, owed: 1 });
  const { entries } = await readLedger(api, user);
  expect(entries.slice(0, 2)).toMatchObject([
    { kind: 'refund', tokens: expect.any(Number), payment: { planId: 'plan_five' } },
    { kind: 'refund', tokens: expect.any(Number), payment: { planId: 'plan_five' } },
  ]);
  await purchase(5);
  expect(await readTokens(api, user)).toEqual({ available: 4, prepaid: 0, held: 0, owed: 0 });
  expect((await kinds()).at(0)).toEqual(['purchase', 5]);
});

test('a dispute is told from a refund', async () => {
  const id = await purchase(2);
  await takeBack(api, user, 2, id, 'dispute');
  expect((await kinds()).at(0)).toEqual(['dispute', -2]);
});

test('nobody launches or pays ahead while tokens are owed', async () => {
  await api.grant(user.id, 3);
  await takeBack(api, user, 4, randomUUID());
  // Whatever else is in the wallet, the debt alone decides.
  await api.database
    .updateTable('wallets')
    .set({ available: 2 })
    .where('user_id', '=', user.id)
    .execute();
  const owed = { status: 402, code: 'tokens.owed' };
  expect((await launch(api, user)).json()).toMatchObject(owed);
  await expect(api.services.tokens.payAhead(user.id, {})).rejects.toMatchObject({
    code: 'tokens.owed',
  });
  const reserved = createTokenLedger(api.database).reserve({ id: randomUUID(), userId: user.id });
  expect(await reserved).toBe('owed');
  await api.database
    .updateTable('wallets')
    .set({ available: 0 })
    .where('user_id', '=', user.id)
    .execute();
  await api.grant(user.id, 2);
  expect((await launch(api, user)).statusCode).toBe(200);
});

test('pages follow one another without a gap or a repetition', async () => {
  for (let tokens = 1; tokens <= 7; tokens += 1) await api.grant(user.id, tokens);
  const seen: number[] = [];
  let query = '?limit=3';
  for (;;) {
    const { entries, next } = await readLedger(api, user, query);
    seen.push(...entries.map(({ tokens }) => tokens));
    if (next === null) break;
    query = `?limit=3&before=${next}`;
  }
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(await kinds('?limit=7')).toHaveLength(7);
});

test('everybody sees their own entries alone, and a page has bounds', async () => {
  await api.grant(user.id, 1);
  const other = await createUser();
  expect(await readLedger(api, other)).toEqual({ entries: [], next: null });
  for (const query of ['?limit=0', '?limit=101', '?before=x', '?before=-1']) {
    const reply = await api.inject({ url: `/api/tokens/ledger${query}`, headers: user.headers });
    expect(reply.json()).toMatchObject({ status: 400, code: 'request.invalid' });
  }
  const reply = await api.inject({
    url: '/api/tokens/ledger?before=9999999999999999999',
    headers: user.headers,
  });
  expect(reply.statusCode).toBe(400);
});
