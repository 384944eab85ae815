import { describe, expect, test } from 'vitest';
import { adminOf } from './support/admin.ts';
import { createAuthClient, mailsTo, newEmail, newPhone, PASSWORD } from './support/accounts.ts';
import { type Address, keys, type Sandbox, useSandbox } from './support/sandbox.ts';

const readSettings = async (sandbox: Address) => {
  const headers = { apikey: keys.PUBLISHABLE_KEY };
  return (await fetch(`${sandbox.url}/auth/v1/settings`, { headers })).json();
};

const readHashes = async (sandbox: Sandbox) =>
  (await sandbox.query('select encrypted_password from auth.users')).map(
    ({ encrypted_password: hash }) => hash as string,
  );

describe('as it comes', () => {
  const sandbox = useSandbox({ PASSWORD_HASH_COST: '' });

  test('the service tells what it offers', async () => {
    expect(await readSettings(sandbox)).toMatchObject({
      external: { anonymous_users: true, email: true, phone: true, google: false, github: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    });
  });

  test.each([
    [{ phone: '33-invalid' }, 'Invalid phone number format (E.164 required)'],
    [{ email: 'xx:;x@x.x' }, 'Unable to validate email address: invalid format'],
    [{ email: 'somebody' }, 'Unable to validate email address: invalid format'],
  ])('signing up with %j is refused in the protocol’s words', async (contact, message) => {
    const credentials = { ...contact, password: PASSWORD } as { email: string; password: string };
    const { error } = await createAuthClient(sandbox).signUp(credentials);
    expect(error).toMatchObject({ status: 400, code: 'validation_failed', message });
  });

  test('a short password is named weak, with the reason', async () => {
    const { error } = await createAuthClient(sandbox).signUp({
      email: newEmail(),
      password: '123',
    });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      message: 'Password should be at least 8 characters.',
      reasons: ['length'],
    });
  });

  test('passwords are hashed at the cost of the hosted service', async () => {
    await createAuthClient(sandbox).signUp({ email: newEmail(), password: PASSWORD });
    expect(await readHashes(sandbox)).toEqual([expect.stringMatching(/^\$2b\$10\$/)]);
  });
});

describe('where passwords are to cost more or less', () => {
  const sandbox = useSandbox({ PASSWORD_HASH_COST: '5' });

  test('they are hashed so, and right ones get in', async () => {
    const email = newEmail();
    const { error } = await adminOf(sandbox).createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
    });
    expect(error).toBeNull();
    expect(await readHashes(sandbox)).toEqual([expect.stringMatching(/^\$2b\$05\$/)]);
    const auth = createAuthClient(sandbox);
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const wrong = await auth.signInWithPassword({ email, password: 'a wrong one' });
    expect(wrong.error?.code).toBe('invalid_credentials');
  });
});

describe('where addresses confirm themselves', () => {
  const sandbox = useSandbox({ GOTRUE_MAILER_AUTOCONFIRM: 'true', GOTRUE_SMS_AUTOCONFIRM: 'true' });

  test('signing up signs in, without a mail', async () => {
    const email = newEmail();
    const { data, error } = await createAuthClient(sandbox).signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session?.user).toMatchObject({ email, app_metadata: { provider: 'email' } });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.last_sign_in_at).toBeTruthy();
    expect(await mailsTo(sandbox, email)).toEqual([]);
  });

  test('signing up twice is refused openly', async () => {
    const email = newEmail();
    const auth = createAuthClient(sandbox);
    await auth.signUp({ email, password: PASSWORD });
    expect((await auth.signUp({ email, password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });

  test('a number signs up and in', async () => {
    const phone = newPhone();
    const auth = createAuthClient(sandbox);
    expect((await auth.signUp({ phone, password: PASSWORD })).data.session).not.toBeNull();
    const { data, error } = await auth.signInWithPassword({ phone, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, app_metadata: { provider: 'phone' } });
  });

  test('a sign-in link for a new address opens a confirmed account', async () => {
    const email = newEmail();
    await createAuthClient(sandbox).signInWithOtp({ email });
    expect(await mailsTo(sandbox, email)).toMatchObject([{ subject: 'Your sign-in link' }]);
  });

  test('somebody anonymous takes an address at once', async () => {
    const auth = createAuthClient(sandbox);
    const { data } = await auth.signInAnonymously();
    const email = newEmail();
    const changed = await auth.updateUser({ email, password: PASSWORD });
    expect(changed.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });
});

describe('where nobody may sign up', () => {
  const sandbox = useSandbox({
    GOTRUE_DISABLE_SIGNUP: 'true',
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'false',
    GOTRUE_EXTERNAL_PHONE_ENABLED: 'false',
  });
  const closed = { status: 422, code: 'signup_disabled' };

  test('an address is refused, by password and by link', async () => {
    const auth = createAuthClient(sandbox);
    const { error } = await auth.signUp({ email: newEmail(), password: PASSWORD });
    expect(error).toMatchObject({ ...closed, message: 'Signups not allowed for this instance' });
    expect((await auth.signInWithOtp({ email: newEmail() })).error).toMatchObject(closed);
  });

  test('nobody is anonymous', async () => {
    expect((await createAuthClient(sandbox).signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    });
  });

  test('numbers are not taken', async () => {
    const { error } = await createAuthClient(sandbox).signInWithOtp({ phone: newPhone() });
    expect(error).toMatchObject({ code: 'phone_provider_disabled' });
    expect(await readSettings(sandbox)).toMatchObject({
      external: { anonymous_users: false, phone: false },
      disable_signup: true,
    });
  });
});

describe('where text messages cannot leave', () => {
  const sandbox = useSandbox({ GOTRUE_SMS_PROVIDER: 'twilio' });

  test('a number neither signs up nor in', async () => {
    const auth = createAuthClient(sandbox);
    const phone = newPhone();
    const failed = { status: 422, code: 'sms_send_failed' };
    expect((await auth.signUp({ phone, password: PASSWORD })).error).toMatchObject(failed);
    expect((await auth.signInWithOtp({ phone })).error).toMatchObject(failed);
  });

  test.each(['sms', 'phone_change'] as const)(
    'asking for a %s code again does not tell whether somebody waits for it',
    async (type) => {
      const auth = createAuthClient(sandbox);
      expect((await auth.resend({ type, phone: newPhone() })).error).toBeNull();
    },
  );
});
