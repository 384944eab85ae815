import { expect, test } from 'vitest';
import {
  createAuthClient,
  mailsTo,
  newEmail,
  newestCode,
  newestLink,
  newPhone,
  openLink,
  PASSWORD,
} from './support/accounts.ts';
import { unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);
const limited = useSandbox();

async function signInAnonymously() {
  const auth = createAuthClient(sandbox);
  const { data, error } = await auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
  if (error) throw error;
  return { auth, user: data.user, session: data.session };
}

test('somebody without an address gets an account that says so, in the token too', async () => {
  const { auth, user, session } = await signInAnonymously();
  expect(user).toMatchObject({
    email: '',
    phone: '',
    is_anonymous: true,
    user_metadata: { theme: 'dark' },
    app_metadata: {},
    identities: [],
  });
  const { data } = await auth.getClaims(session?.access_token);
  expect(data?.claims).toMatchObject({
    is_anonymous: true,
    aal: 'aal1',
    amr: [{ method: 'anonymous' }],
  });
  expect((await auth.refreshSession()).data.user?.is_anonymous).toBe(true);
});

test('an address turns it into a person’s account, the same one, once it is confirmed', async () => {
  const { auth, user } = await signInAnonymously();
  const email = newEmail();
  const asked = await auth.updateUser({ email, password: PASSWORD });
  expect(asked.error).toBeNull();
  expect(asked.data.user).toMatchObject({ is_anonymous: true, new_email: email });

  expect(await mailsTo(sandbox, email)).toHaveLength(1);
  await openLink(await newestLink(sandbox, email));
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id: user?.id,
    email,
    is_anonymous: false,
    user_metadata: { theme: 'dark' },
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
  });
});

test('a number does so, too', async () => {
  const { auth, user } = await signInAnonymously();
  const phone = newPhone();
  await auth.updateUser({ phone });
  const token = await newestCode(sandbox, phone);
  const { data } = await auth.verifyOtp({ phone, token, type: 'phone_change' });
  expect(data.user).toMatchObject({
    id: user?.id,
    phone,
    is_anonymous: false,
    identities: [{ provider: 'phone' }],
  });
});

test('a password alone leads nowhere, and an address somebody has is refused', async () => {
  const { auth } = await signInAnonymously();
  expect((await auth.updateUser({ password: PASSWORD })).error).toMatchObject({
    status: 422,
    code: 'validation_failed',
  });
  const email = newEmail();
  await createAuthClient(sandbox).signUp({ email, password: PASSWORD });
  expect((await auth.updateUser({ email })).error).toMatchObject({ code: 'email_exists' });
});

test('somebody anonymous has nothing to be asked for again with', async () => {
  const { auth } = await signInAnonymously();
  expect((await auth.reauthenticate()).error).toMatchObject({
    message: 'Reauthentication requires the user to have an email or a phone number',
  });
});

test('thirty accounts without an address an hour is what one caller gets', async () => {
  const auth = createAuthClient(limited);
  const replies = await Promise.all(Array.from({ length: 31 }, () => auth.signInAnonymously()));
  const refused = replies.filter(({ error }) => error !== null);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
});
