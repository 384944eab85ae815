import { expect, test } from 'vitest';
import {
  createAuthClient,
  fragmentOf,
  mailsTo,
  newEmail,
  newestCode,
  newestLink,
  newPhone,
  openLink,
  PASSWORD,
  signUpAndIn,
} from './support/accounts.ts';
import { SITE_URL, unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);

const OTHER_MAILBOX =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

test.each(['old first', 'new first'])(
  'both mailboxes agree to a new address, the %s',
  async (order) => {
    const { email: old, auth } = await signUpAndIn(sandbox);
    const email = newEmail();
    const options = { emailRedirectTo: `${SITE_URL}/account` };
    const asked = await auth.updateUser({ email }, options);
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email: old, new_email: email });
    const links = [await newestLink(sandbox, old), await newestLink(sandbox, email)];
    const [first = '', second = ''] = order === 'old first' ? links : links.toReversed();

    const half = await openLink(first);
    expect(half.origin + half.pathname).toBe(`${SITE_URL}/account`);
    expect(fragmentOf(half)).toEqual({ message: OTHER_MAILBOX });
    expect((await auth.getUser()).data.user?.email).toBe(old);
    // The same mailbox does not count twice.
    expect(fragmentOf(await openLink(first))).toMatchObject({ error_code: 'otp_expired' });

    expect(fragmentOf(await openLink(second))).toMatchObject({ type: 'email_change' });
    const { data } = await auth.getUser();
    expect(data.user).toMatchObject({ email, identities: [{ identity_data: { email } }] });
    expect(data.user?.new_email).toBeUndefined();
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  },
);

test('a new address is confirmed by codes as well', async () => {
  const { email: old, auth } = await signUpAndIn(sandbox);
  const email = newEmail();
  await auth.updateUser({ email });
  const codes = [
    { email: old, token: await newestCode(sandbox, old) },
    { email, token: await newestCode(sandbox, email) },
  ];
  const half = await auth.verifyOtp({ ...codes[0], type: 'email_change' } as never);
  expect(half).toMatchObject({ data: { user: null, session: null }, error: null });
  const whole = await auth.verifyOtp({ ...codes[1], type: 'email_change' } as never);
  expect(whole.data.user?.email).toBe(email);
});

test('an address somebody took in the meantime is refused at the last step', async () => {
  const { email: old, auth } = await signUpAndIn(sandbox);
  const email = newEmail();
  await auth.updateUser({ email });
  const links = [await newestLink(sandbox, old), await newestLink(sandbox, email)];
  await createAuthClient(sandbox).signUp({ email, password: PASSWORD });
  await openLink(links[0] ?? '');
  expect(fragmentOf(await openLink(links[1] ?? ''))).toMatchObject({ error_code: 'email_exists' });
  expect((await auth.getUser()).data.user?.email).toBe(old);
  const { error } = await auth.updateUser({ email });
  expect(error).toMatchObject({
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
  });
});

test('the mails of a change can be sent again, a minute later', async () => {
  const { email: old, auth } = await signUpAndIn(sandbox);
  const email = newEmail();
  await auth.updateUser({ email });
  const early = await auth.resend({ type: 'email_change', email: old });
  expect(early.error).toMatchObject({ code: 'over_email_send_rate_limit' });
  await sandbox.query(`update auth.mail_limits set sent_at = sent_at - interval '61 seconds'`);
  expect((await auth.resend({ type: 'email_change', email: old })).error).toBeNull();
  const subjects = (await mailsTo(sandbox, email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Confirm your new address', 'Confirm your new address']);
});

test('a number is taken once its code has been entered, and leads to the account from then on', async () => {
  const { auth, session } = await signUpAndIn(sandbox);
  const phone = newPhone();
  const asked = await auth.updateUser({ phone });
  expect(asked.data.user).toMatchObject({ phone: '', new_phone: phone });
  const token = await newestCode(sandbox, phone);
  const { data, error } = await auth.verifyOtp({ phone, token, type: 'phone_change' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id: session.user.id,
    phone,
    app_metadata: { provider: 'email', providers: ['email', 'phone'] },
  });
  expect((await auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
});

test('what a person notes about themselves is merged, and `null` takes a name away', async () => {
  const { auth } = await signUpAndIn(sandbox);
  await auth.updateUser({ data: { name: 'Ada', language: 'fr' } });
  const { data } = await auth.updateUser({ data: { name: null } });
  expect(data.user?.user_metadata).toEqual({ language: 'fr' });
});

test('nobody gives themselves rights', async () => {
  const { auth } = await signUpAndIn(sandbox);
  const attributes = { app_metadata: { role: 'admin' } } as never;
  expect((await auth.updateUser(attributes)).error).toMatchObject({ code: 'not_admin' });
});

test('a new password ends the other sessions and every link that is out', async () => {
  const { email, auth, session } = await signUpAndIn(sandbox);
  const other = createAuthClient(sandbox);
  await other.signInWithPassword({ email, password: PASSWORD });
  await other.resetPasswordForEmail(email);
  const link = await newestLink(sandbox, email);
  expect((await auth.updateUser({ password: 'a new password' })).error).toBeNull();
  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await auth.getUser()).data.user?.id).toBe(session.user.id);
  expect(fragmentOf(await openLink(link))).toMatchObject({ error_code: 'otp_expired' });
});

test('a current password that is sent along must be right', async () => {
  const { auth } = await signUpAndIn(sandbox);
  const wrong = { password: 'a new password', current_password: 'a guess' };
  expect((await auth.updateUser(wrong)).error).toMatchObject({
    status: 400,
    code: 'current_password_invalid',
  });
  expect((await auth.updateUser({ ...wrong, current_password: PASSWORD })).error).toBeNull();
});
