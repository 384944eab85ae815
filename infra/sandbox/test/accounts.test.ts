import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import {
  createAuthClient,
  fragmentOf,
  mailsTo,
  newEmail,
  newestLink,
  openLink,
  PASSWORD,
  signUpAndIn,
} from './support/accounts.ts';
import { keys, SITE_URL, unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);

test('a person signs up, confirms by mail, signs in, and the token verifies against the key set', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  const signedUp = await auth.signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: `${SITE_URL}/login`, data: { name: 'Ada' } },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data).toMatchObject({
    session: null,
    user: { email, user_metadata: { name: 'Ada' } },
  });

  const early = await auth.signInWithPassword({ email, password: PASSWORD });
  expect(early.error).toMatchObject({
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  });

  const page = await openLink(await newestLink(sandbox, email));
  expect(page.origin + page.pathname).toBe(`${SITE_URL}/login`);
  expect(fragmentOf(page)).toMatchObject({
    token_type: 'bearer',
    expires_in: '3600',
    type: 'signup',
  });

  const { data } = await auth.signInWithPassword({ email, password: PASSWORD });
  expect(data.user?.email_confirmed_at).toBeTruthy();
  const { payload } = await jwtVerify(
    data.session?.access_token ?? '',
    createRemoteJWKSet(new URL(`${sandbox.url}/auth/v1/.well-known/jwks.json`)),
    { issuer: `${sandbox.url}/auth/v1`, audience: 'authenticated', algorithms: ['ES256'] },
  );
  expect(payload).toMatchObject({
    sub: data.user?.id,
    email,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    user_metadata: { name: 'Ada' },
    is_anonymous: false,
  });
});

test('a wrong password says so even before the address is confirmed, like an unknown address', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  await auth.signUp({ email, password: PASSWORD });
  const wrong = await auth.signInWithPassword({ email, password: 'something else' });
  const unknown = await auth.signInWithPassword({ email: newEmail(), password: PASSWORD });
  for (const { error } of [wrong, unknown]) {
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  }
});

test('signing up with a taken address looks the same and only its owner is told', async () => {
  const { email, session } = await signUpAndIn(sandbox);
  const other = newEmail();
  const auth = createAuthClient(sandbox);
  const fresh = await auth.signUp({ email: other, password: PASSWORD });
  const taken = await auth.signUp({ email, password: 'another password' });
  expect(taken.error).toBeNull();
  expect(Object.keys(taken.data.user ?? {})).toEqual(Object.keys(fresh.data.user ?? {}));
  expect(taken.data.user?.identities).toHaveLength(1);
  expect(taken.data.user?.id).not.toBe(session.user.id);
  expect((await mailsTo(sandbox, email))[0]).toMatchObject({
    subject: 'You already have an account',
  });
  const old = await auth.signInWithPassword({ email, password: PASSWORD });
  expect(old.error).toBeNull();
});

test.each([
  ['short', 422, 'weak_password'],
  ['x'.repeat(73), 400, 'validation_failed'],
])('the password %s is refused', async (password, status, code) => {
  const { error } = await createAuthClient(sandbox).signUp({ email: newEmail(), password });
  expect(error).toMatchObject({ status, code });
});

test('a link works once, and its second use lands on the site with the reason', async () => {
  const email = newEmail();
  await createAuthClient(sandbox).signUp({ email, password: PASSWORD });
  const link = await newestLink(sandbox, email);
  await openLink(link);
  expect(fragmentOf(await openLink(link))).toMatchObject({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  });
});

test('a link is dead after an hour', async () => {
  const email = newEmail();
  await createAuthClient(sandbox).signUp({ email, password: PASSWORD });
  await sandbox.query(`update auth.one_time_tokens set expires_at = now() - interval '1 second'`);
  const page = await openLink(await newestLink(sandbox, email));
  expect(fragmentOf(page)).toMatchObject({ error_code: 'otp_expired' });
});

test('a link never leads to a stranger’s site', async () => {
  const email = newEmail();
  await createAuthClient(sandbox).signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: 'https://attacker.test/steal' },
  });
  const link = new URL(await newestLink(sandbox, email));
  link.searchParams.set('redirect_to', 'https://attacker.test/steal');
  expect((await openLink(link.href)).origin).toBe(SITE_URL);
});

test('a forgotten password is replaced by mail, and the old one and other sessions end', async () => {
  const { email, auth: elsewhere, session: old } = await signUpAndIn(sandbox);
  const auth = createAuthClient(sandbox);
  const redirectTo = `${SITE_URL}/update-password`;
  expect((await auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const page = await openLink(await newestLink(sandbox, email));
  expect(page.pathname).toBe('/update-password');
  const { access_token = '', refresh_token = '', type } = fragmentOf(page);
  expect(type).toBe('recovery');

  await auth.setSession({ access_token, refresh_token });
  expect((await auth.updateUser({ password: PASSWORD })).error).toMatchObject({
    code: 'same_password',
  });
  expect((await auth.updateUser({ password: 'short' })).error).toMatchObject({
    code: 'weak_password',
  });
  expect((await auth.updateUser({ password: 'a new password' })).error).toBeNull();

  const refused = await auth.signInWithPassword({ email, password: PASSWORD });
  expect(refused.error).toMatchObject({ code: 'invalid_credentials' });
  const accepted = await auth.signInWithPassword({ email, password: 'a new password' });
  expect(accepted.error).toBeNull();
  const stale = await elsewhere.refreshSession(old);
  expect(stale.error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('one mail a minute goes to an address, whether or not it is known', async () => {
  const auth = createAuthClient(sandbox);
  const known = newEmail();
  await auth.signUp({ email: known, password: PASSWORD });
  for (const email of [known, newEmail()]) {
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
    expect((await auth.resetPasswordForEmail(email)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  }
  expect((await auth.resend({ type: 'signup', email: known })).error).toMatchObject({
    status: 429,
  });
  await sandbox.query(`update auth.mail_limits set sent_at = sent_at - interval '61 seconds'`);
  expect((await auth.resend({ type: 'signup', email: known })).error).toBeNull();
  expect(await mailsTo(sandbox, known)).toHaveLength(3);
});

test('two tabs may refresh at once, but a token used again later ends the session', async () => {
  const { session } = await signUpAndIn(sandbox);
  const refresh = () => createAuthClient(sandbox).refreshSession(session);
  const [first, second] = await Promise.all([refresh(), refresh()]);
  expect([first.error, second.error]).toEqual([null, null]);
  expect(first.data.session?.refresh_token).toBe(second.data.session?.refresh_token);

  await sandbox.query(
    `update auth.refresh_tokens set revoked_at = revoked_at - interval '11 seconds'`,
  );
  expect((await refresh()).error).toMatchObject({ code: 'refresh_token_already_used' });
  const child = await createAuthClient(sandbox).refreshSession(first.data.session ?? undefined);
  expect(child.error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('signing out ends this session, the others, or all of them', async () => {
  const { email, auth: first } = await signUpAndIn(sandbox);
  const second = createAuthClient(sandbox);
  await second.signInWithPassword({ email, password: PASSWORD });
  await first.signOut({ scope: 'others' });
  expect((await second.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await first.getUser()).data.user?.email).toBe(email);

  const token = (await first.getSession()).data.session?.access_token;
  await first.signOut();
  expect((await second.getUser(token)).error?.name).toBe('AuthSessionMissingError');
});

test('the code-exchange flow gives the session only to the browser that began it', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox, { flowType: 'pkce' });
  await auth.signUp({ email, password: PASSWORD });
  const code = (await openLink(await newestLink(sandbox, email))).searchParams.get('code') ?? '';
  const { data, error } = await auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect((await auth.exchangeCodeForSession(code)).error).not.toBeNull();
});

test('a stolen code is worth nothing without the verifier, and is spent by the attempt', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox, { flowType: 'pkce' });
  await auth.signUp({ email, password: PASSWORD });
  const code = (await openLink(await newestLink(sandbox, email))).searchParams.get('code') ?? '';
  const stolen = await fetch(`${sandbox.url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey: keys.PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(56) }),
  });
  expect(await stolen.json()).toMatchObject({ error_code: 'bad_code_verifier' });
  expect((await auth.exchangeCodeForSession(code)).error).toMatchObject({
    code: 'flow_state_not_found',
  });
});

test('a link can be redeemed by its hash', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  await auth.signUp({ email, password: PASSWORD });
  const token_hash = new URL(await newestLink(sandbox, email)).searchParams.get('token') ?? '';
  expect((await auth.verifyOtp({ token_hash, type: 'signup' })).data.user?.email).toBe(email);
  expect((await auth.verifyOtp({ token_hash, type: 'signup' })).error).toMatchObject({
    code: 'otp_expired',
  });
});

test('the holder of the secret key makes and lists accounts; nobody else does', async () => {
  const email = newEmail();
  const admin = createAuthClient(sandbox, { key: keys.SECRET_KEY }).admin;
  const account = { email, password: PASSWORD, email_confirm: true };
  const { data, error } = await admin.createUser(account);
  expect(error).toBeNull();
  expect((await admin.createUser(account)).error).toMatchObject({ code: 'email_exists' });
  const { data: listed } = await admin.listUsers({ perPage: 1_000 });
  expect(listed.users.map(({ id }) => id)).toContain(data.user?.id);
  const auth = createAuthClient(sandbox);
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  expect((await auth.admin.createUser(account)).error).toMatchObject({ status: 403 });
});
