import { hash } from '@node-rs/bcrypt';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { adminOf, callAs, createUser, newPhone, NOBODY } from './support/admin.ts';
import { createAuthClient, newEmail, PASSWORD } from './support/accounts.ts';
import { keys, unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);

const admin = () => adminOf(sandbox);
const make = (attributes?: Parameters<typeof createUser>[1]) => createUser(sandbox, attributes);
const signIn = (credentials: { email: string; password: string }) =>
  createAuthClient(sandbox).signInWithPassword(credentials);
const call = (path: string, init?: RequestInit) => callAs(sandbox, keys.SECRET_KEY, path, init);

describe('making an account', () => {
  test('with everything an administrator may set', async () => {
    const [id, email, phone] = [randomUUID(), newEmail(), newPhone()];
    const user = await make({
      id,
      email,
      phone,
      password: PASSWORD,
      email_confirm: true,
      phone_confirm: true,
      user_metadata: { name: 'Ada' },
      app_metadata: { roles: ['editor'] },
      role: 'reviewer',
      ban_duration: 'none',
    });
    expect(user).toMatchObject({
      id,
      email,
      phone,
      role: 'reviewer',
      user_metadata: { name: 'Ada' },
      app_metadata: { provider: 'email', providers: ['email', 'phone'], roles: ['editor'] },
    });
    expect(user.email_confirmed_at && user.phone_confirmed_at).toBeTruthy();
    expect(user.identities?.map(({ provider }) => provider).toSorted()).toEqual(['email', 'phone']);
    expect((await signIn({ email, password: PASSWORD })).error).toBeNull();
  });

  test('without a confirmation leaves it unconfirmed, and without a password locks it', async () => {
    const unconfirmed = await make({ password: PASSWORD });
    expect(unconfirmed).not.toHaveProperty('email_confirmed_at');
    const { email = '' } = await make({ email_confirm: true });
    for (const password of ['', 'null', PASSWORD]) {
      expect((await signIn({ email, password })).error?.code).toMatch(
        /invalid_credentials|validation/,
      );
    }
  });

  test('with a hash from elsewhere lets the person in with their old password', async () => {
    const email = newEmail();
    const password_hash = await hash(PASSWORD, { cost: 4 });
    await make({ email, email_confirm: true, password_hash });
    expect((await signIn({ email, password: PASSWORD })).error).toBeNull();
  });

  test.each([
    [{ email: 'xx:;x@x.x' }, 400, 'Unable to validate email address: invalid format'],
    [{ email: '' }, 400, 'Cannot create a user without either an email or phone'],
    [{ id: 'mine' }, 400, 'ID must conform to the uuid v4 format'],
    [{ id: '00000000-0000-0000-0000-000000000000' }, 400, 'ID cannot be a nil uuid'],
    [{ password: 'x'.repeat(73) }, 400, '72'],
    [{ password: PASSWORD, password_hash: 'x' }, 400, 'Only a password or a password hash'],
    [{ password_hash: 'plain text' }, 400, 'Password hash'],
    [{ ban_duration: 'for ever' }, 400, 'invalid format for ban duration'],
    [{ ban_duration: '1h2' }, 400, 'invalid format for ban duration'],
  ])('with %o is refused', async (attributes, status, message) => {
    const { data, error } = await admin().createUser({ email: newEmail(), ...attributes });
    expect(error).toMatchObject({ status, code: 'validation_failed' });
    expect(error?.message).toContain(message);
    expect(data.user).toBeNull();
  });

  test('whose address or number is taken is refused', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    await make({ email, phone });
    expect((await admin().createUser({ email: email.toUpperCase() })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    });
    expect((await admin().createUser({ phone })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
      message: 'Phone number already registered by another user',
    });
  });
});

describe('the list of accounts', () => {
  test('comes in pages, the newest first, and tells how many there are', async () => {
    const known = [];
    for (const _ of [1, 2, 3]) known.unshift(await make());
    const { data } = await admin().listUsers({ page: 1, perPage: 2 });
    expect(data.users.map(({ id }) => id)).toEqual(known.slice(0, 2).map(({ id }) => id));
    const counted = await sandbox.query('select count(*)::int as total from auth.users');
    const { total } = counted[0] as { total: number };
    expect(data).toMatchObject({ aud: 'authenticated', total, nextPage: 2 });
    const last = Math.ceil(total / 2);
    const end = await call(`/admin/users?page=${last}&per_page=2`);
    expect(end.headers.get('link')).toBe(
      `</auth/v1/admin/users?page=${last}&per_page=2>; rel="last"`,
    );
    expect(((await end.json()) as { users: unknown[] }).users.length).toBeGreaterThan(0);
  });

  test('refuses a page that cannot be', async () => {
    const { data, error } = await admin().listUsers({ page: -1, perPage: 10 });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(error?.message).toMatch(/^Bad Pagination Parameters/);
    expect(data.users).toEqual([]);
  });
});

test.each([
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${NOBODY}`],
  ['PUT', `/admin/users/${NOBODY}`],
  ['DELETE', `/admin/users/${NOBODY}`],
  ['GET', `/admin/users/${NOBODY}/factors`],
  ['DELETE', `/admin/users/${NOBODY}/factors/${NOBODY}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
  ['GET', '/admin/audit'],
])('%s %s takes the secret key, and no other', async (method, path) => {
  const body = method === 'GET' ? {} : { body: '{}' };
  const reply = await callAs(sandbox, keys.PUBLISHABLE_KEY, path, { method, ...body });
  expect(reply.status).toBe(403);
  expect(await reply.json()).toMatchObject({ error_code: 'not_admin', msg: 'User not allowed' });
  expect((await callAs(sandbox, 'guessed', path, { method, ...body })).status).toBe(401);
});
