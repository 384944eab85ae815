import { describe, expect, test } from 'vitest';
import { createAuthClient, signUpAndIn } from './support/accounts.ts';
import { keys, unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);
const linking = useSandbox({ ...unlimited, GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true' });

const phone = () => `1${Math.floor(Math.random() * 1e10)}`.padEnd(11, '0');

/** A person who is known by an address and by a number. */
async function signInWithTwo() {
  const person = await signUpAndIn(linking);
  const { admin } = createAuthClient(linking, { key: keys.SECRET_KEY });
  const numbered = { phone: phone(), phone_confirm: true };
  await admin.updateUserById(person.session.user.id, numbered);
  const { data } = await person.auth.getUserIdentities();
  const identityOf = (provider: string) => {
    const found = data?.identities.find((identity) => identity.provider === provider);
    if (!found) throw new Error(`Not known to ${provider}`);
    return found;
  };
  return { ...person, identityOf };
}

describe('identities', () => {
  test('are what the person is known by', async () => {
    const { auth, email, session } = await signUpAndIn(sandbox);
    const { data } = await auth.getUserIdentities();
    expect(data?.identities).toMatchObject([
      {
        provider: 'email',
        user_id: session.user.id,
        identity_data: { email, email_verified: true, sub: session.user.id },
      },
    ]);
  });

  test('cannot be linked or taken away where that is not enabled', async () => {
    const { auth } = await signUpAndIn(sandbox);
    const { data } = await auth.getUserIdentities();
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('No identity');
    for (const attempt of [
      auth.linkIdentity({ provider: 'google' }),
      auth.unlinkIdentity(identity),
    ]) {
      expect((await attempt).error).toMatchObject({
        status: 404,
        code: 'manual_linking_disabled',
        message: 'Manual linking is disabled',
      });
    }
  });

  test('are linked to no provider, since none is configured', async () => {
    const { auth } = await signUpAndIn(linking);
    expect((await auth.linkIdentity({ provider: 'google' })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unsupported provider: provider is not enabled',
    });
  });

  test('the last one stays, even when both are taken away at once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(signInWithTwo));
    const takeAway = async ({ session, identityOf }: (typeof people)[number], provider: string) => {
      const { identity_id: id } = identityOf(provider);
      const reply = await fetch(`${linking.url}/auth/v1/user/identities/${id}`, {
        method: 'DELETE',
        headers: { apikey: keys.PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` },
      });
      const { error_code: code } = (await reply.json()) as { error_code?: string };
      return code ?? 'gone';
    };
    const results = await Promise.all(
      people.map((person) => Promise.all(['email', 'phone'].map((name) => takeAway(person, name)))),
    );
    for (const [index, outcome] of results.entries()) {
      expect(outcome.toSorted()).toEqual(['gone', 'single_identity_not_deletable']);
      const { data } = (await people[index]?.auth.getUserIdentities()) ?? {};
      expect(data?.identities).toHaveLength(1);
    }
  });

  test('a number goes with its identity, and so does an address', async () => {
    const [first, second] = [await signInWithTwo(), await signInWithTwo()];
    expect((await first.auth.unlinkIdentity(first.identityOf('phone'))).error).toBeNull();
    expect((await second.auth.unlinkIdentity(second.identityOf('email'))).error).toBeNull();
    const users = await Promise.all([first, second].map(({ auth }) => auth.getUser()));
    expect(users.map(({ data }) => data.user)).toMatchObject([
      { email: first.email, phone: '', app_metadata: { provider: 'email', providers: ['email'] } },
      { email: '', app_metadata: { provider: 'phone', providers: ['phone'] } },
    ]);
    expect(users[0]?.data.user).not.toHaveProperty('phone_confirmed_at');
  });

  test('somebody else’s cannot be taken away', async () => {
    const [mine, theirs] = [await signInWithTwo(), await signInWithTwo()];
    const { error } = await mine.auth.unlinkIdentity(theirs.identityOf('phone'));
    expect(error).toMatchObject({ status: 422, code: 'identity_not_found' });
    expect((await theirs.auth.getUserIdentities()).data?.identities).toHaveLength(2);
  });

  test('an id that cannot be one is said to be so', async () => {
    const { session } = await signUpAndIn(linking);
    const reply = await fetch(`${linking.url}/auth/v1/user/identities/mine`, {
      method: 'DELETE',
      headers: { apikey: keys.PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` },
    });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ msg: 'identity_id must be an UUID' });
  });
});

describe('other services', () => {
  test.each([
    ['google', 'Unsupported provider: provider is not enabled'],
    ['nobody', 'Unsupported provider: Provider nobody could not be found'],
  ])('a browser sent to %s is told that it is not enabled', async (provider, msg) => {
    const auth = createAuthClient(sandbox);
    const { data } = await auth.signInWithOAuth({ provider: provider as 'google' });
    const reply = await fetch(data.url ?? '', { redirect: 'manual' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({ code: 400, error_code: 'validation_failed', msg });
  });

  test('their tokens are not taken', async () => {
    const auth = createAuthClient(sandbox);
    const google = await auth.signInWithIdToken({ provider: 'google', token: 'theirs' });
    expect(google.error).toMatchObject({
      status: 400,
      code: 'provider_disabled',
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    });
    const unknown = await auth.signInWithIdToken({ provider: 'constructor', token: 'theirs' });
    expect(unknown.error?.message).toBe('Custom OIDC provider "constructor" not allowed');
    const none = await auth.signInWithIdToken({ provider: 'google', token: '' });
    expect(none.error).toMatchObject({ status: 400 });
  });

  test.each([{ domain: 'example.test' }, { providerId: 'any' }])(
    'single sign-on by %o is disabled',
    async (wanted) => {
      const { error } = await createAuthClient(sandbox).signInWithSSO(wanted);
      expect(error).toMatchObject({
        status: 404,
        code: 'saml_provider_disabled',
        message: 'SAML 2.0 is disabled',
      });
    },
  );
});
