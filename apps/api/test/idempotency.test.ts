import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '../src/database/database.ts';
import { createIdempotencyStore } from '../src/database/idempotency-keys.ts';
import { type AnswerOnce, createAnswerOnce } from '../src/http/idempotency.ts';
import { createApiDatabase } from './support/app.ts';

let database: Database;
let answerOnce: AnswerOnce;
let key: string;

beforeAll(async () => {
  const { url } = await createApiDatabase();
  database = createDatabase(createPool({ url, poolSize: 20 }));
  answerOnce = createAnswerOnce(createIdempotencyStore(database));
});
afterAll(() => database.destroy());
beforeEach(() => {
  key = randomUUID();
});

const userId = randomUUID();
const request = (body: object = { plan: 1 }) => ({ userId, operation: 'test', key, body });
const endLeaseAt = (end: Date) =>
  sql`update app.idempotency_keys set locked_until = ${end} where key = ${key}`.execute(database);
const leaseEnd = async () => {
  const { rows } = await sql<{ end: Date }>`select locked_until as "end" from app.idempotency_keys
    where key = ${key}`.execute(database);
  return rows[0]?.end ?? new Date(Number.NaN);
};
const expireLease = () => endLeaseAt(new Date(Date.now() - 1000));
const never = () => Promise.reject(new Error('Done twice'));

/** Work that ends when it is told to. */
function suspended<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const started = Promise.withResolvers<void>();
  const work = () => {
    started.resolve();
    return promise;
  };
  return { work, started: started.promise, resolve, reject };
}

test('the first answer is repeated, and the work is done once', async () => {
  const answer = await answerOnce(request(), async () => ({ id: 'first' }));
  expect(await answerOnce(request(), never)).toEqual(answer);
});

test('of many at once, one works; the others are told to wait', async () => {
  const slow = suspended<object>();
  const calls = Array.from({ length: 20 }, () => answerOnce(request(), slow.work));
  let refused = 0;
  for (const call of calls) {
    call.catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'request.in_progress' });
      refused += 1;
    });
  }
  await expect.poll(() => refused).toBe(19);
  slow.resolve({ id: 'only' });
  expect(await Promise.any(calls)).toEqual({ id: 'only' });
});

test('a key stands for one request', async () => {
  await answerOnce(request(), async () => ({ id: 'first' }));
  await expect(answerOnce(request({ plan: 2 }), never)).rejects.toMatchObject({
    code: 'request.key_reused',
  });
});

test('even the key of a process that died stands for its own request', async () => {
  void answerOnce(request(), () => new Promise<object>(() => {}));
  await expect.poll(expireLease).toMatchObject({ numAffectedRows: 1n });
  await expect(answerOnce(request({ plan: 2 }), never)).rejects.toMatchObject({
    code: 'request.key_reused',
  });
});

test('a failure is no answer: the key may try again', async () => {
  const failure = new Error('no');
  await expect(answerOnce(request(), () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await answerOnce(request(), async () => ({ id: 'second' }))).toEqual({ id: 'second' });
});

test('who comes back after being taken for dead gives the answer of who took over', async () => {
  const slow = suspended<object>();
  const first = answerOnce(request(), slow.work);
  await slow.started;
  await expireLease();
  await answerOnce(request(), async () => ({ id: 'taken over' }));
  slow.resolve({ id: 'late' });
  expect(await first).toEqual({ id: 'taken over' });
});

test('who fails after being taken for dead frees nobody else’s key, even when both leases end at once', async () => {
  const [dead, alive] = [suspended<object>(), suspended<object>()];
  const first = answerOnce(request(), dead.work);
  await dead.started;
  const end = await leaseEnd();
  await expireLease();
  const second = answerOnce(request(), alive.work);
  await alive.started;
  await endLeaseAt(end);
  dead.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await expect(answerOnce(request(), never)).rejects.toMatchObject({ code: 'request.in_progress' });
  alive.resolve({ id: 'second' });
  expect(await second).toEqual({ id: 'second' });
});
