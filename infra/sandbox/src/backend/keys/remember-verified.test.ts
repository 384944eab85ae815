import { expect, test, vi } from 'vitest';
import { rememberVerified } from './remember-verified.ts';

const MINUTE = 60_000;

test('a signature is checked once a minute, and not at all after the token has ended', async () => {
  let time = 0;
  const verify = vi.fn(async (token: string) => {
    if (time >= 1.5 * MINUTE) throw new Error('ended');
    return { finding: token.toUpperCase(), endsAt: 1.5 * MINUTE };
  });
  const check = rememberVerified(verify, () => time);
  for (const [at, calls] of [
    [0, 1],
    [MINUTE - 1, 1],
    [MINUTE, 2],
    [1.5 * MINUTE - 1, 2],
  ] as const) {
    time = at;
    expect([await check('a'), verify.mock.calls.length]).toEqual(['A', calls]);
  }
  time = 1.5 * MINUTE;
  await expect(check('a')).rejects.toThrow('ended');
  await expect(check('a')).rejects.toThrow('ended');
});

test('a thousand tokens are remembered, the first ones going first', async () => {
  const verify = vi.fn(async (token: string) => ({ finding: token, endsAt: Infinity }));
  const check = rememberVerified(verify, () => 0);
  for (let index = 0; index <= 1_000; index += 1) await check(String(index));
  verify.mockClear();
  await check('1000');
  await check('1');
  expect(verify).not.toHaveBeenCalled();
  await check('0');
  expect(verify).toHaveBeenCalledOnce();
});
