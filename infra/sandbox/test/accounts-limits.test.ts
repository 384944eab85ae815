import { expect, test } from 'vitest';
import { createAuthClient, newEmail, PASSWORD, signUpAndIn } from './support/accounts.ts';
import { type Address, keys, unlimited, useSandbox } from './support/sandbox.ts';

// What one test has used up, the next one has not got.
const sandbox = useSandbox();
const another = useSandbox();
const openHanded = useSandbox(unlimited);

const call = ({ url }: Address, path: string, body: object, caller = '') =>
  fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: keys.PUBLISHABLE_KEY,
      'content-type': 'application/json',
      ...(caller ? { 'x-forwarded-for': caller } : {}),
    },
    body: JSON.stringify(body),
  });
const refused = (replies: readonly Response[]) => replies.filter(({ status }) => status === 429);

test.each([
  ['/token?grant_type=password', { email: '', password: '' }],
  ['/token?grant_type=refresh_token', { refresh_token: 'none' }],
  ['/verify', { type: 'email', email: 'nobody@example.test', token: '000000' }],
  ['/otp', { email: 'nobody@example.test', create_user: false }],
  ['/recover', {}],
  ['/resend', {}],
])('%s answers thirty calls in a row, whatever address the caller claims', async (path, body) => {
  const burst = Array.from({ length: 32 }, (_, index) =>
    call(sandbox, path, body, `10.0.0.${index}`),
  );
  const limited = refused(await Promise.all(burst));
  expect(limited.length).toBeGreaterThanOrEqual(1);
  expect(limited.length).toBeLessThanOrEqual(2);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await limited[0]?.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
});

test('who has tried too many passwords may still refresh, verify and sign up', async () => {
  await Promise.all(
    Array.from({ length: 32 }, () => call(another, '/token?grant_type=password', { password: '' })),
  );
  const others = await Promise.all([
    call(another, '/token?grant_type=refresh_token', { refresh_token: 'none' }),
    call(another, '/verify', { type: 'email', email: newEmail(), token: '000000' }),
    call(another, '/signup', { email: newEmail(), password: PASSWORD }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([400, 403, 200]);
});

test('sixty sign-ups in a row are no attack', async () => {
  const replies = [];
  for (let round = 0; round < 6; round += 1) {
    const ten = Array.from({ length: 10 }, () => call(another, '/signup', { email: newEmail() }));
    replies.push(...(await Promise.all(ten)));
  }
  expect(refused(replies)).toEqual([]);
});

test('a mail that is asked for too soon says for how long to wait', async () => {
  const { email, auth } = await signUpAndIn(openHanded);
  await auth.resetPasswordForEmail(email);
  await openHanded.query(`update auth.mail_limits set sent_at = sent_at - interval '20 seconds'`);
  const { error } = await auth.resetPasswordForEmail(email);
  expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  expect(error?.message).toMatch(
    /^For security purposes, you can only request this after (?:39|40) seconds\.$/,
  );
});

test('signing up again at once is told to wait, whether or not the address has an account', async () => {
  const { email: confirmed } = await signUpAndIn(openHanded);
  for (const email of [confirmed, newEmail()]) {
    const auth = createAuthClient(openHanded);
    const signUp = () => auth.signUp({ email, password: PASSWORD });
    expect((await signUp()).error).toBeNull();
    expect((await signUp()).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  }
});
