import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurnstile } from '../src/modules/interviews/turnstile.ts';

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
