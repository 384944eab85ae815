import { expect, test } from 'vitest';
import { signUpAndIn } from './support/accounts.ts';
import { codeOf, enrol, wrongCodeFor } from './support/authenticator.ts';
import { keys, unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);
const limited = useSandbox();

async function prepare() {
  const { auth, session } = await signUpAndIn(sandbox);
  const { factorId, secret } = await enrol(auth);
  const ask = async () => (await auth.mfa.challenge({ factorId })).data?.id ?? '';
  const answer = (challengeId: string, code: string) =>
    auth.mfa.verify({ factorId, challengeId, code });
  /** Without the client, which would send one answer after the other. */
  const answerBare = async (challenge_id: string, code: string) => {
    const reply = await fetch(`${sandbox.url}/auth/v1/factors/${factorId}/verify`, {
      method: 'POST',
      headers: {
        apikey: keys.PUBLISHABLE_KEY,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ challenge_id, code }),
    });
    return ((await reply.json()) as { error_code?: string }).error_code;
  };
  return { auth, factorId, secret, ask, answer, answerBare };
}

test('a challenge is good for five minutes', async () => {
  const { auth, factorId, secret, answer } = await prepare();
  const { data } = await auth.mfa.challenge({ factorId });
  expect(data?.type).toBe('totp');
  expect((data?.expires_at ?? 0) - Date.now() / 1_000).toBeGreaterThan(290);
  await sandbox.query(`update auth.mfa_challenges set created_at = now() - interval '301 seconds'`);
  expect((await answer(data?.id ?? '', codeOf(secret))).error).toMatchObject({
    status: 422,
    code: 'mfa_challenge_expired',
    message: `MFA challenge ${data?.id} has expired, verify against another challenge or create a new challenge.`,
  });
});

test('a challenge takes five wrong codes, sent one by one or at once, and then not even the right one', async () => {
  const { secret, ask, answer, answerBare } = await prepare();
  const wrong = wrongCodeFor(secret);
  for (const attempt of [1, 2, 3, 4, 5]) {
    expect([attempt, (await answer(await ask(), wrong)).error]).toMatchObject([
      attempt,
      { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
    ]);
  }
  const challenge = await ask();
  const replies = await Promise.all(Array.from({ length: 16 }, () => answerBare(challenge, wrong)));
  const failed = replies.filter((code) => code === 'mfa_verification_failed');
  expect(failed).toHaveLength(5);
  expect((await answer(challenge, codeOf(secret))).error?.code).toBe('mfa_challenge_expired');
  expect((await answer(await ask(), codeOf(secret))).error).toBeNull();
});

test('new challenges do not let a guesser go on for ever', async () => {
  const { secret, ask, answer } = await prepare();
  const wrong = wrongCodeFor(secret);
  for (let guess = 0; guess < 15; guess += 1) await answer(await ask(), wrong);
  const refused = await answer(await ask(), codeOf(secret));
  expect(refused.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  await sandbox.query(`update auth.mfa_challenges set created_at = now() - interval '16 minutes'`);
  expect((await answer(await ask(), codeOf(secret))).error).toBeNull();
});

test('a challenge is answered once, and from the address that asked', async () => {
  const { secret, ask, answer } = await prepare();
  const challenge = await ask();
  expect((await answer(challenge, codeOf(secret))).error).toBeNull();
  expect((await answer(challenge, codeOf(secret, 1))).error?.code).toBe('mfa_ip_address_mismatch');
  const other = await ask();
  await sandbox.query(`update auth.mfa_challenges set ip_address = '192.0.2.1'`);
  expect((await answer(other, codeOf(secret, 1))).error?.code).toBe('mfa_ip_address_mismatch');
});

test('a challenge belongs to its factor, and a factor to its account', async () => {
  const [first, second] = [await prepare(), await prepare()];
  const foreign = await first.answer(await second.ask(), codeOf(first.secret));
  expect(foreign.error).toMatchObject({
    status: 422,
    code: 'mfa_factor_not_found',
    message: 'MFA factor with the provided challenge ID not found',
  });
  const { factorId } = second;
  for (const attempt of [
    first.auth.mfa.challenge({ factorId }),
    first.auth.mfa.unenroll({ factorId }),
  ]) {
    expect((await attempt).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  }
});

test('what cannot be an id, or no code at all, is said to be so', async () => {
  const { auth, ask, answer } = await prepare();
  expect((await auth.mfa.challenge({ factorId: 'mine' })).error).toMatchObject({
    status: 404,
    code: 'validation_failed',
    message: 'factor_id must be an UUID',
  });
  expect((await answer(await ask(), '')).error?.message).toBe('Code needs to be non-empty');
});

test('guessing from one address is slowed down, whatever address it claims', async () => {
  const { session } = await signUpAndIn(limited);
  const attempt = (index: number) =>
    fetch(`${limited.url}/auth/v1/factors/00000000-0000-4000-8000-000000000000/verify`, {
      method: 'POST',
      headers: {
        apikey: keys.PUBLISHABLE_KEY,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${index}`,
      },
      body: '{}',
    });
  const replies = await Promise.all(Array.from({ length: 32 }, (_, index) => attempt(index)));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
