import { describe, expect, test } from 'vitest';
import { adminOf, callAs, createUser, newPhone, NOBODY } from './support/admin.ts';
import { createAuthClient, newEmail, PASSWORD, signUpAndIn } from './support/accounts.ts';
import { codeOf, enrol, enrolAndVerify } from './support/authenticator.ts';
import { keys, unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);

const admin = () => adminOf(sandbox);
const make = (attributes?: Parameters<typeof createUser>[1]) => createUser(sandbox, attributes);
const signIn = (credentials: { email: string; password: string }) =>
  createAuthClient(sandbox).signInWithPassword(credentials);
const call = (path: string, init?: RequestInit) => callAs(sandbox, keys.SECRET_KEY, path, init);

describe('changing an account', () => {
  test('moves address and number with their identities, whatever the person thinks of it', async () => {
    const { id } = await make({ email_confirm: true });
    const [email, phone] = [newEmail(), newPhone()];
    const { data, error } = await admin().updateUserById(id, { email, phone, email_confirm: true });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, phone });
    expect(data.user).not.toHaveProperty('new_email');
    const known = data.user?.identities?.map(({ identity_data }) => identity_data);
    expect(known).toContainEqual(expect.objectContaining({ email, email_verified: true }));
    expect(known).toContainEqual(expect.objectContaining({ phone, phone_verified: false }));
  });

  test('to what somebody else has is refused', async () => {
    const [{ id }, other] = [await make(), await make({ phone: newPhone() })];
    const { email = '', phone = '' } = other;
    expect((await admin().updateUserById(id, { email })).error?.code).toBe('email_exists');
    expect((await admin().updateUserById(id, { phone })).error?.code).toBe('phone_exists');
    expect((await admin().getUserById(id)).data.user?.email).not.toBe(email);
  });

  test('merges metadata; what is set to null goes', async () => {
    const { id } = await make({ user_metadata: { name: 'Ada', city: 'Paris' } });
    const changes = { user_metadata: { city: null, team: 'M&A' }, app_metadata: { roles: ['x'] } };
    const { data } = await admin().updateUserById(id, changes);
    expect(data.user?.user_metadata).toEqual({ name: 'Ada', team: 'M&A' });
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', roles: ['x'] });
  });

  test('confirms an address, and gives a role', async () => {
    const { id, email = '' } = await make({ password: PASSWORD });
    expect((await signIn({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed');
    const { data } = await admin().updateUserById(id, { email_confirm: true, role: 'reviewer' });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    expect((await signIn({ email, password: PASSWORD })).data.user?.role).toBe('reviewer');
  });

  test('to a new password ends every session', async () => {
    const { auth, email, session } = await signUpAndIn(sandbox);
    const weak = await admin().updateUserById(session.user.id, { password: 'short' });
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' });
    await admin().updateUserById(session.user.id, { password: 'a new password' });
    expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await signIn({ email, password: PASSWORD })).error).not.toBeNull();
    expect((await signIn({ email, password: 'a new password' })).error).toBeNull();
  });

  test('bans for a while, and lifts the ban', async () => {
    const { auth, email, session } = await signUpAndIn(sandbox);
    const { id } = session.user;
    const { data } = await admin().updateUserById(id, { ban_duration: '1h30m' });
    const until = new Date((data.user as { banned_until?: string }).banned_until ?? 0).getTime();
    expect(Math.abs(until - Date.now() - 90 * 60_000)).toBeLessThan(10_000);
    expect((await signIn({ email, password: PASSWORD })).error?.code).toBe('user_banned');
    expect((await auth.refreshSession()).error).not.toBeNull();
    const lifted = await admin().updateUserById(id, { ban_duration: 'none' });
    expect(lifted.data.user).not.toHaveProperty('banned_until');
    expect((await signIn({ email, password: PASSWORD })).error).toBeNull();
  });

  test('nobody is changed, read or removed who does not exist', async () => {
    for (const attempt of [
      admin().getUserById(NOBODY),
      admin().updateUserById(NOBODY, { email: newEmail() }),
      admin().deleteUser(NOBODY),
      admin().mfa.listFactors({ userId: NOBODY }),
      admin().mfa.deleteFactor({ userId: NOBODY, id: NOBODY }),
    ]) {
      expect((await attempt).error).toMatchObject({
        status: 404,
        code: 'user_not_found',
        message: 'User not found',
      });
    }
    const malformed = await call('/admin/users/mine');
    expect(malformed.status).toBe(404);
    expect(await malformed.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'user_id must be an UUID',
    });
  });
});

describe('removing an account', () => {
  const leftOf = async (id: string) => {
    const tables = ['identities', 'sessions', 'mfa_factors', 'one_time_tokens'];
    const counts = tables.map((table) => `select 1 from auth.${table} where user_id = '${id}'`);
    return (await sandbox.query(counts.join(' union all '))).length;
  };

  async function signUpWithEverything() {
    const person = await signUpAndIn(sandbox);
    await enrolAndVerify(person.auth);
    await person.auth.resetPasswordForEmail(person.email);
    return person;
  }

  test('takes sessions, identities, factors and links with it', async () => {
    const { auth, email, session } = await signUpWithEverything();
    expect(await leftOf(session.user.id)).toBeGreaterThanOrEqual(4);
    expect((await admin().deleteUser(session.user.id)).error).toBeNull();
    expect(await leftOf(session.user.id)).toBe(0);
    expect((await auth.getUser()).error).not.toBeNull();
    expect((await auth.signOut()).error).toBeNull();
    expect(
      (await createAuthClient(sandbox).signUp({ email, password: PASSWORD })).error,
    ).toBeNull();
  });

  test('softly keeps a row in which nobody can be recognised', async () => {
    const { email, session } = await signUpWithEverything();
    const { id } = session.user;
    expect((await admin().deleteUser(id, true)).error).toBeNull();
    expect((await admin().deleteUser(id, true)).error).toBeNull();
    const { data } = await admin().getUserById(id);
    expect(data.user).toMatchObject({ id, user_metadata: {}, app_metadata: {} });
    expect((data.user as { deleted_at?: string }).deleted_at).toBeTruthy();
    expect(JSON.stringify(data.user)).not.toContain(email);
    expect(await leftOf(id)).toBe(1);
    expect((await signIn({ email, password: PASSWORD })).error?.code).toBe('invalid_credentials');
    expect((await make({ email })).id).not.toBe(id);
  });
});

describe('an account’s factors', () => {
  test('are listed, renamed and taken away, which lowers its sessions', async () => {
    const { auth, session } = await signUpAndIn(sandbox);
    const { factorId } = await enrolAndVerify(auth, 'Phone');
    const userId = session.user.id;
    const { data } = await admin().mfa.listFactors({ userId });
    expect(data?.factors).toMatchObject([{ id: factorId, friendly_name: 'Phone' }]);
    expect(JSON.stringify(data)).not.toContain('secret');
    const path = `/admin/users/${userId}/factors/${factorId}`;
    const renamed = await call(path, { method: 'PUT', body: '{"friendly_name":"Old phone"}' });
    expect(await renamed.json()).toMatchObject({ friendly_name: 'Old phone' });
    const removed = await call(path, { method: 'DELETE' });
    expect(await removed.json()).toMatchObject({ id: factorId, friendly_name: 'Old phone' });
    expect((await admin().mfa.listFactors({ userId })).data?.factors).toEqual([]);
    expect((await auth.getUser()).error).toBeNull();
    await auth.refreshSession();
    const level = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentLevel).toBe('aal1');
  });

  test('of one account are not another’s', async () => {
    const [first, second] = [await signUpAndIn(sandbox), await signUpAndIn(sandbox)];
    const { factorId, secret } = await enrol(first.auth);
    const { error } = await admin().mfa.deleteFactor({
      userId: second.session.user.id,
      id: factorId,
    });
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    const code = codeOf(secret);
    expect((await first.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  });
});

test('signs a person out by the person’s own token, in the asked scope', async () => {
  const { email, session } = await signUpAndIn(sandbox);
  const other = createAuthClient(sandbox);
  await other.signInWithPassword({ email, password: PASSWORD });
  expect((await admin().signOut(session.access_token, 'others')).error).toBeNull();
  expect((await other.getUser()).error).not.toBeNull();
  expect((await admin().signOut(session.access_token)).error).toBeNull();
  const again = await createAuthClient(sandbox).getUser(session.access_token);
  expect(again.error).not.toBeNull();
  const bad = await admin().signOut('this-is-no-token');
  expect(bad.error?.message).toMatch(/^invalid JWT/);
});
