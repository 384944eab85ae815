import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { compareWithModel } from './support/ledger-model.ts';

const SEQUENCES = 60; // a thousand of them are `pnpm bench ledger-model`

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

test('whatever people and providers do, in any order, the books are those of the model', async () => {
  const { seed, difference } = await compareWithModel(api, SEQUENCES);
  expect(difference, `seed ${seed}`).toBeNull();
  await expectBooksToBalance(api.database);
}, 120_000);
