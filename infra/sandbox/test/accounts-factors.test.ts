import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { enrolApp, stepOf } from '../src/backend/factors/authenticator.ts';
import { createAuthClient, newEmail, PASSWORD, signUpAndIn } from './support/accounts.ts';
import { codeOf, enrol, enrolAndVerify } from './support/authenticator.ts';
import { SITE_URL, unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);

const tokenOf = async (auth: ReturnType<typeof createAuthClient>) =>
  (await auth.getSession()).data.session?.access_token ?? '';

async function signInAgain(email: string) {
  const auth = createAuthClient(sandbox);
  const { error } = await auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return auth;
}

describe('enrolment', () => {
  test('shows a secret, an address for the app and a picture a page can show', async () => {
    const { auth, email } = await signUpAndIn(sandbox);
    const { enrolled, secret } = await enrol(auth, 'My phone');
    expect(enrolled).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(enrolled.totp.uri);
    expect(uri.protocol + uri.host).toBe('otpauth:totp');
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: new URL(SITE_URL).host,
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(enrolled.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]+<\/svg>$/);
  });

  test('is listed as unverified, and the account asks for nothing yet', async () => {
    const { auth } = await signUpAndIn(sandbox);
    const { factorId } = await enrol(auth, 'My phone');
    const { data } = await auth.mfa.listFactors();
    expect(data?.totp).toEqual([]);
    expect(data?.all).toMatchObject([
      { id: factorId, friendly_name: 'My phone', factor_type: 'totp', status: 'unverified' },
    ]);
    expect(JSON.stringify(data)).not.toContain('secret');
    const level = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  test('names belong to one factor each', async () => {
    const { auth } = await signUpAndIn(sandbox);
    for (const friendlyName of ['My phone', undefined]) {
      await enrol(auth, friendlyName);
      await expect(enrol(auth, friendlyName)).rejects.toMatchObject({
        status: 422,
        code: 'mfa_factor_name_conflict',
        message: `A factor with the friendly name "${friendlyName ?? ''}" for this user already exists`,
      });
    }
  });

  test('one that was given up makes room after five minutes', async () => {
    const { auth } = await signUpAndIn(sandbox);
    const { factorId } = await enrol(auth);
    await sandbox.query(
      `update auth.mfa_factors set created_at = now() - interval '301 seconds' where id = '${factorId}'`,
    );
    await enrol(auth);
    expect((await auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  test('ten are enough, also when they are asked for at the same moment', async () => {
    const { auth } = await signUpAndIn(sandbox);
    const names = Array.from({ length: 12 }, (_, index) => `Phone ${index}`);
    const results = await Promise.allSettled(names.map((name) => enrol(auth, name)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { status: 422, code: 'too_many_enrolled_mfa_factors' } },
      { reason: { status: 422, code: 'too_many_enrolled_mfa_factors' } },
    ]);
  });

  test.each([
    ['phone', 'mfa_phone_enroll_not_enabled'],
    ['webauthn', 'mfa_webauthn_enroll_not_enabled'],
  ] as const)('a factor of type %s says that it is not enabled', async (factorType, code) => {
    const { auth } = await signUpAndIn(sandbox);
    const wanted = { factorType, friendlyName: 'x', phone: '+15551234567' };
    const { error } = await auth.mfa.enroll(wanted as Parameters<typeof auth.mfa.enroll>[0]);
    expect(error).toMatchObject({ status: 422, code });
  });

  test('nobody enrols without a session', async () => {
    const { error } = await createAuthClient(sandbox).mfa.enroll({ factorType: 'totp' });
    expect(error?.message).toContain('Bearer token');
  });
});

describe('a right code', () => {
  test('raises this session to the second level and leaves its trace in the token', async () => {
    const { auth } = await signUpAndIn(sandbox);
    const { verified } = await enrolAndVerify(auth);
    expect(verified.user.factors).toMatchObject([{ status: 'verified' }]);
    const claims = decodeJwt(await tokenOf(auth));
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    const level = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  test('keeps the session, whose next token is of the second level too', async () => {
    const { auth, session } = await signUpAndIn(sandbox);
    await enrolAndVerify(auth);
    const { data, error } = await auth.refreshSession();
    expect(error).toBeNull();
    const [before, after] = [session.access_token, data.session?.access_token ?? ''].map(decodeJwt);
    expect(after).toMatchObject({ aal: 'aal2', session_id: before?.['session_id'] });
  });

  test('ends the other sessions, and the enrolments nobody finished', async () => {
    const { auth, email } = await signUpAndIn(sandbox);
    const elsewhere = await signInAgain(email);
    await enrol(auth, 'Given up');
    await enrolAndVerify(auth, 'My phone');
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await auth.mfa.listFactors()).data?.all).toMatchObject([{ friendly_name: 'My phone' }]);
  });

  test.each([
    [-2, null],
    [-1, 999],
    [0, 1_000],
    [1, 1_001],
    [2, null],
  ])('of %d steps from now belongs to step %s', (steps, step) => {
    const now = 1_000 * 30_000 + 29_999;
    const { secret } = enrolApp('Greenshoe', 'ada@example.test');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: now + steps * 30_000,
    });
    expect(stepOf(code, secret, now)).toBe(step);
  });

  test('counts once, whoever sends it again and however many at the same moment', async () => {
    const { auth, email } = await signUpAndIn(sandbox);
    const { factorId, code } = await enrolAndVerify(auth);
    const thief = await signInAgain(email);
    const again = await thief.mfa.challengeAndVerify({ factorId, code });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });

    await sandbox.query('update auth.mfa_factors set last_used_step = null');
    const both = await Promise.all(
      [auth, thief].map((client) => client.mfa.challengeAndVerify({ factorId, code })),
    );
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('is asked for at the next sign-in', async () => {
    const { auth, email } = await signUpAndIn(sandbox);
    const { factorId, secret } = await enrolAndVerify(auth);
    const next = await signInAgain(email);
    const level = await next.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const code = codeOf(secret, 1);
    expect((await next.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await auth.getUser()).error).toBeNull(); // the first session had shown it as well
  });
});

describe('an account with a second factor', () => {
  test('takes no further factor, and gives none away, from a session that has not shown it', async () => {
    const { auth, email } = await signUpAndIn(sandbox);
    const { factorId } = await enrolAndVerify(auth, 'First');
    const next = await signInAgain(email);
    await expect(enrol(next, 'Second')).rejects.toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await next.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    });
    await enrol(auth, 'Second');
  });

  test('changes neither password nor address from a session that has not shown it', async () => {
    const { auth, email } = await signUpAndIn(sandbox);
    await enrolAndVerify(auth);
    const next = await signInAgain(email);
    for (const change of [{ password: 'a new password' }, { email: newEmail() }]) {
      expect((await next.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
        message: 'AAL2 session is required to update email or password when MFA is enabled.',
      });
    }
    expect((await next.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
    expect((await auth.updateUser({ password: 'a new password' })).error).toBeNull();
  });

  test('is back at the first level when the factor goes', async () => {
    const { auth } = await signUpAndIn(sandbox);
    const { factorId } = await enrolAndVerify(auth);
    const { data, error } = await auth.mfa.unenroll({ factorId });
    expect([data?.id, error]).toEqual([factorId, null]);
    await auth.refreshSession();
    const level = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'password' }],
    });
    expect((await auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('an enrolment that is not finished can be given up from any session', async () => {
    const { auth } = await signUpAndIn(sandbox);
    const { factorId } = await enrol(auth);
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
  });
});
