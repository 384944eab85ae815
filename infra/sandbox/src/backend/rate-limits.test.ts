import { expect, test } from 'vitest';
import { AuthError } from './auth-error.ts';
import { createRateLimits, type LimitedKind } from './rate-limits.ts';
import { accountsEnvironment, readAccountsSettings } from './settings.ts';
import { z } from 'zod';

const settings = readAccountsSettings(z.object(accountsEnvironment).parse({}));

function start() {
  let now = 0;
  const limits = createRateLimits(settings, () => now);
  /** How many of so many calls get through. */
  const spend = (kind: LimitedKind, address: string, calls: number) => {
    let through = 0;
    for (let call = 0; call < calls; call += 1) {
      try {
        limits.spend(kind, address);
        through += 1;
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
      }
    }
    return through;
  };
  const wait = (seconds: number) => {
    now += seconds * 1_000;
  };
  return { limits, spend, wait };
}

test.each<[LimitedKind, burst: number, aMinute: number]>([
  ['password', 30, 30],
  ['refresh', 30, 30],
  ['verify', 30, 6],
  ['otp', 30, 6],
  ['sign-up', 200, 30],
  ['factor', 30, 15],
])('%s: %i at once, then %i a minute', (kind, burst, aMinute) => {
  const { spend, wait } = start();
  expect(spend(kind, '::1', 400)).toBe(burst);
  wait(60);
  expect(spend(kind, '::1', 400)).toBe(aMinute);
  wait(60 * 60);
  expect(spend(kind, '::1', 400)).toBe(burst); // what is not used does not add up
});

test('somebody anonymous comes thirty times an hour', () => {
  const { spend, wait } = start();
  expect(spend('anonymous', '::1', 40)).toBe(30);
  wait(60 * 60);
  expect(spend('anonymous', '::1', 40)).toBe(30);
});

test('one caller’s calls are not another’s, nor one kind’s another’s', () => {
  const { spend } = start();
  spend('password', '::1', 40);
  expect(spend('password', '::2', 40)).toBe(30);
  expect(spend('refresh', '::1', 40)).toBe(30);
});

test('a refusal says when the next call gets through', () => {
  const { limits, spend, wait } = start();
  spend('verify', '::1', 30);
  expect(() => limits.spend('verify', '::1')).toThrow(
    expect.objectContaining({ statusCode: 429, retryAfter: 10 }),
  );
  wait(10);
  expect(spend('verify', '::1', 2)).toBe(1);
});
