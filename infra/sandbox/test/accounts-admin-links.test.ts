import { describe, expect, test } from 'vitest';
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

const admin = () => createAuthClient(sandbox, { key: keys.SECRET_KEY }).admin;
const redirectTo = `${SITE_URL}/welcome`;

async function generate(params: Parameters<ReturnType<typeof admin>['generateLink']>[0]) {
  const { data, error } = await admin().generateLink(params);
  if (error) throw error;
  return data;
}

describe('a generated link', () => {
  test('to sign up opens an account, which opening it confirms; nothing is mailed', async () => {
    const email = newEmail();
    const { properties, user } = await generate({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { data: { status: 'alpha' }, redirectTo },
    });
    expect(user).toMatchObject({ email, user_metadata: { status: 'alpha' } });
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect(properties).toMatchObject({ redirect_to: redirectTo, verification_type: 'signup' });
    expect(properties.email_otp).toMatch(/^\d{6}$/);
    expect(properties.action_link).toBe(
      `${sandbox.url}/auth/v1/verify?token=${properties.hashed_token}&type=signup&redirect_to=${redirectTo}`,
    );
    expect(await mailsTo(sandbox, email)).toEqual([]);
    const page = await openLink(properties.action_link);
    expect(page.pathname).toBe('/welcome');
    expect(fragmentOf(page)).toMatchObject({ type: 'signup', token_type: 'bearer' });
    const { error } = await createAuthClient(sandbox).signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(error).toBeNull();
  });

  test('can be redeemed by its hash or by its six digits, once', async () => {
    const { email } = await signUpAndIn(sandbox);
    const auth = createAuthClient(sandbox);
    const first = await generate({ type: 'recovery', email });
    const hashed = { token_hash: first.properties.hashed_token, type: 'recovery' } as const;
    expect((await auth.verifyOtp(hashed)).data.user?.email).toBe(email);
    expect((await auth.verifyOtp(hashed)).error?.code).toBe('otp_expired');
    const second = await generate({ type: 'magiclink', email });
    const code = { email, token: second.properties.email_otp, type: 'magiclink' } as const;
    expect((await auth.verifyOtp(code)).data.user?.email).toBe(email);
    expect((await auth.verifyOtp(code)).error?.code).toBe('otp_expired');
  });

  test('to sign in becomes one to sign up for somebody unknown', async () => {
    const { properties } = await generate({ type: 'magiclink', email: newEmail() });
    expect(properties.verification_type).toBe('signup');
    expect(fragmentOf(await openLink(properties.action_link))).toHaveProperty('access_token');
  });

  test('to change the address needs both mailboxes', async () => {
    const { email } = await signUpAndIn(sandbox);
    const wanted = { email, newEmail: newEmail(), options: { redirectTo } };
    const current = await generate({ type: 'email_change_current', ...wanted });
    expect(current.user).toMatchObject({ email, new_email: wanted.newEmail });
    expect(current.properties.action_link).toContain('&type=email_change&');
    const next = await generate({ type: 'email_change_new', ...wanted });
    expect(fragmentOf(await openLink(current.properties.action_link))).toHaveProperty('message');
    await openLink(next.properties.action_link);
    expect((await admin().getUserById(current.user.id)).data.user?.email).toBe(wanted.newEmail);
  });

  test('to one address does not agree to another that is wanted since', async () => {
    const { email } = await signUpAndIn(sandbox);
    const links = [];
    for (const address of [newEmail(), newEmail()]) {
      links.push(await generate({ type: 'email_change_new', email, newEmail: address }));
      await generate({ type: 'email_change_current', email, newEmail: address });
    }
    const page = await openLink(links[0]?.properties.action_link ?? '');
    expect(fragmentOf(page)).toMatchObject({ error_code: 'otp_expired' });
  });

  test('never leads to a stranger’s site', async () => {
    const { properties } = await generate({
      type: 'magiclink',
      email: newEmail(),
      options: { redirectTo: 'https://attacker.test/steal' },
    });
    expect(new URL(properties.redirect_to).origin).toBe(SITE_URL);
    expect(properties.action_link).not.toContain('attacker');
  });

  test('is refused for what cannot be', async () => {
    const { email } = await signUpAndIn(sandbox);
    const [stranger, other] = [newEmail(), (await signUpAndIn(sandbox)).email];
    const refusals = [
      [{ type: 'signup', email: 'xx:;x@x.x', password: PASSWORD }, 'validation_failed'],
      [{ type: 'signup', email: stranger, password: '' }, 'validation_failed'],
      [{ type: 'signup', email: stranger, password: 'short' }, 'weak_password'],
      [{ type: 'signup', email, password: PASSWORD }, 'email_exists'],
      [{ type: 'invite', email }, 'email_exists'],
      [{ type: 'recovery', email: stranger }, 'user_not_found'],
      [{ type: 'email_change_new', email: stranger, newEmail: email }, 'user_not_found'],
      [{ type: 'email_change_new', email, newEmail: other }, 'email_exists'],
      [{ type: 'email_change_new', email, newEmail: '' }, 'validation_failed'],
      [{ type: 'toString', email }, 'validation_failed'],
    ] as const;
    for (const [params, code] of refusals) {
      const { data, error } = await admin().generateLink(params as never);
      expect([params, error?.code, data.user]).toEqual([params, code, null]);
    }
  });
});

describe('an invitation', () => {
  test('is mailed, and accepting it confirms the address', async () => {
    const email = newEmail();
    const options = { data: { team: 'M&A' }, redirectTo };
    const { data, error } = await admin().inviteUserByEmail(email, options);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { team: 'M&A' } });
    expect(data.user?.invited_at).toBeTruthy();
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const page = await openLink(await newestLink(sandbox, email));
    expect(page.pathname).toBe('/welcome');
    expect(fragmentOf(page)).toMatchObject({ type: 'invite' });
    const user = await admin().getUserById(data.user?.id ?? '');
    expect(user.data.user?.email_confirmed_at).toBeTruthy();
  });

  test('can be sent again until it is accepted', async () => {
    const email = newEmail();
    for (const _ of [1, 2]) expect((await admin().inviteUserByEmail(email)).error).toBeNull();
    expect(await mailsTo(sandbox, email)).toHaveLength(2);
    await openLink(await newestLink(sandbox, email));
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  test('goes to an address only', async () => {
    const { data, error } = await admin().inviteUserByEmail('xx:;x@x.x');
    expect(error?.message).toContain('Unable to validate email address: invalid format');
    expect(data.user).toBeNull();
  });
});
