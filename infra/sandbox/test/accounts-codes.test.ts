import { expect, test } from 'vitest';
import {
  createAuthClient,
  fragmentOf,
  mailsTo,
  newEmail,
  newestCode,
  newestLink,
  openLink,
  PASSWORD,
  signUpAndIn,
  wrongCode,
} from './support/accounts.ts';
import { SITE_URL, unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);

const INVALID_CODE = {
  status: 403,
  code: 'otp_expired',
  message: 'Token has expired or is invalid',
};

test('the six digits of the confirmation mail sign in, once', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  await auth.signUp({ email, password: PASSWORD });
  const token = await newestCode(sandbox, email);
  const { data, error } = await auth.verifyOtp({ email, token, type: 'email' });
  expect(error).toBeNull();
  expect(data.session?.user.email_confirmed_at).toBeTruthy();
  const again = await auth.verifyOtp({ email, token, type: 'email' });
  expect(again.error).toMatchObject(INVALID_CODE);
  // The link beside the code is spent with it.
  const page = await openLink(await newestLink(sandbox, email));
  expect(fragmentOf(page)).toMatchObject({ error_code: 'otp_expired' });
});

test('a sign-in link opens an account for a new address and signs a known one in', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  const options = { data: { name: 'Ada' }, emailRedirectTo: `${SITE_URL}/dashboard` };
  expect(await auth.signInWithOtp({ email, options })).toEqual({
    data: { user: null, session: null, messageId: undefined },
    error: null,
  });
  expect(fragmentOf(await openLink(await newestLink(sandbox, email)))['access_token']).toBeTruthy();

  expect((await auth.signInWithOtp({ email })).error).toBeNull();
  const [mail] = await mailsTo(sandbox, email);
  expect(mail?.subject).toBe('Your sign-in link');
  const token = await newestCode(sandbox, email);
  const { data } = await auth.verifyOtp({ email, token, type: 'email' });
  expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ada' } });
});

test('with code exchange a sign-in link leads back to the browser that asked for it', async () => {
  const { email } = await signUpAndIn(sandbox);
  const auth = createAuthClient(sandbox, { flowType: 'pkce' });
  await auth.signInWithOtp({ email });
  const page = await openLink(await newestLink(sandbox, email));
  expect(page.hash).toBe('');
  const { data, error } = await auth.exchangeCodeForSession(page.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
});

test('a code for nobody is refused where no account may be opened', async () => {
  const { error } = await createAuthClient(sandbox).signInWithOtp({
    email: newEmail(),
    options: { shouldCreateUser: false },
  });
  expect(error).toMatchObject({
    status: 422,
    code: 'otp_disabled',
    message: 'Signups not allowed for otp',
  });
});

test('five wrong codes void the right one, however many come at once', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  await auth.signInWithOtp({ email });
  const right = await newestCode(sandbox, email);
  const guess = (token: string) => auth.verifyOtp({ email, token, type: 'email' });
  const wrong = await Promise.all(Array.from({ length: 12 }, () => guess(wrongCode(right))));
  for (const { error } of wrong) expect(error).toMatchObject(INVALID_CODE);
  const rows = await sandbox.query(
    `select wrong_attempts from auth.one_time_tokens where relates_to = '${email}'`,
  );
  expect(rows).toEqual([{ wrong_attempts: 5 }]);
  expect((await guess(right)).error).toMatchObject(INVALID_CODE);
  // Somebody who only guesses does not take the link away from whoever reads the mailbox.
  const page = await openLink(await newestLink(sandbox, email));
  expect(fragmentOf(page)['access_token']).toBeTruthy();
});

test('four wrong codes do not harm the right one', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  await auth.signInWithOtp({ email });
  const token = await newestCode(sandbox, email);
  for (let guess = 0; guess < 4; guess += 1) {
    await auth.verifyOtp({ email, token: wrongCode(token), type: 'email' });
  }
  expect((await auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
});

test('a code is dead after an hour', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  await auth.signInWithOtp({ email });
  const token = await newestCode(sandbox, email);
  await sandbox.query(`update auth.one_time_tokens set expires_at = now() - interval '1 second'`);
  expect((await auth.verifyOtp({ email, token, type: 'email' })).error).toMatchObject(INVALID_CODE);
});

test('a recovery code opens a session that may choose a new password', async () => {
  const { email } = await signUpAndIn(sandbox);
  const auth = createAuthClient(sandbox);
  await auth.resetPasswordForEmail(email);
  const token = await newestCode(sandbox, email);
  expect((await auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
  expect((await auth.updateUser({ password: 'a new password' })).error).toBeNull();
});

test('a code is good for what it was sent for, and for whom', async () => {
  const { email } = await signUpAndIn(sandbox);
  const auth = createAuthClient(sandbox);
  await auth.resetPasswordForEmail(email);
  const token = await newestCode(sandbox, email);
  const elsewhere = await auth.verifyOtp({ email, token, type: 'signup' });
  expect(elsewhere.error).toMatchObject(INVALID_CODE);
  const stranger = await auth.verifyOtp({ email: newEmail(), token, type: 'recovery' });
  expect(stranger.error).toMatchObject(INVALID_CODE);
});

test('a call that does not say whose code it brings is the caller’s mistake', async () => {
  const auth = createAuthClient(sandbox);
  const { error } = await auth.verifyOtp({ token: '123456', type: 'email' } as never);
  expect(error).toMatchObject({
    status: 400,
    message: 'Only an email address or phone number should be provided on verify',
  });
  const unknown = await auth.verifyOtp({ token_hash: 'x', type: 'other' as 'email' });
  expect(unknown.error).toMatchObject({ message: 'Invalid email verification type' });
});
