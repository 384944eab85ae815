import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../src/database/database.ts';
import type { Tables } from '../src/database/tables.ts';
import { grantTokens } from '../src/modules/tokens/grant-tokens.ts';
import type { TokenLedger } from '../src/modules/tokens/token-ledger.ts';
import { createTokenLedger } from '../src/modules/tokens/tokens.repository.ts';
import { createApiDatabase } from './support/app.ts';

let pool: ReturnType<typeof createPool>;
let ledger: TokenLedger;
const queries: string[] = [];

beforeAll(async () => {
  pool = createPool({ url: (await createApiDatabase()).url, poolSize: 10 });
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      queries.push(query.sql);
    },
  }).withSchema('app');
  ledger = createTokenLedger(database);
});
afterAll(() => pool.end());
beforeEach(() => {
  queries.length = 0;
});

const grant = (userId: string, amount: number) =>
  grantTokens(ledger, { userId, amount, reference: `test:${randomUUID()}` });

test('balances that are asked for at the same time are one query, each with its own answer', async () => {
  const users = Array.from({ length: 50 }, (_, index) => ({ id: randomUUID(), tokens: index + 1 }));
  for (const { id, tokens } of users) await grant(id, tokens);
  queries.length = 0;
  const asked = [...users.map(({ id }) => id), users[0]?.id.toUpperCase() ?? '', randomUUID()];
  const balances = await Promise.all(asked.map(ledger.balance));
  expect(balances).toEqual([...users.map(({ tokens }) => tokens), 1, 0]);
  expect(queries).toHaveLength(1);
});

test('a balance that is asked for after a change shows it, whatever was under way', async () => {
  const user = randomUUID();
  const enough = new AbortController();
  const others = Array.from({ length: 8 }, async () => {
    while (!enough.signal.aborted) await ledger.balance(user);
  });
  for (let tokens = 1; tokens <= 200; tokens += 1) {
    await grant(user, 1);
    expect(await ledger.balance(user)).toBe(tokens);
  }
  enough.abort();
  await Promise.all(others);
});

test('a query that fails fails for those who wait for it, and nobody later', async () => {
  const broken = ledger.balance('not-an-id');
  await expect(broken).rejects.toThrow('invalid input syntax');
  expect(await ledger.balance(randomUUID())).toBe(0);
});
