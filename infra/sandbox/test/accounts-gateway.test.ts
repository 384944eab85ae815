import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createAuthClient, newEmail, PASSWORD, signUpAndIn } from './support/accounts.ts';
import { keys, SITE_URL, useSandbox } from './support/sandbox.ts';

const SERVICE_SECRET = 'a secret of the service, long enough';
const sandbox = useSandbox({ GOTRUE_JWT_SECRET: SERVICE_SECRET });

const call = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${sandbox.url}/auth/v1${path}`, { ...init, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const serviceToken = (role: string, secret = SERVICE_SECRET) =>
  new SignJWT({ role }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));

test('a key opens the gate as `apikey`, as a bearer token, and in the query', async () => {
  const { PUBLISHABLE_KEY, SECRET_KEY } = keys;
  const replies = await Promise.all([
    call('/settings', { apikey: PUBLISHABLE_KEY }),
    call('/settings', bearer(PUBLISHABLE_KEY)),
    call('/settings', bearer(SECRET_KEY)),
    call(`/settings?apikey=${PUBLISHABLE_KEY}`, {}),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('nothing else does', async () => {
  const none = await call('/settings', {});
  expect([none.status, await none.json()]).toMatchObject([
    401,
    { message: 'No API key found in request' },
  ]);
  const wrong = await call('/settings', { apikey: 'another project' });
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { message: 'Invalid API key' }]);
  const forged = await call(
    '/settings',
    bearer(await serviceToken('service_role', 'x'.repeat(32))),
  );
  expect(forged.status).toBe(403);
  // A wrong key is not made good by a right token.
  const { session } = await signUpAndIn(sandbox);
  const mixed = { apikey: 'another project', ...bearer(session.access_token) };
  expect((await call('/settings', mixed)).status).toBe(401);
});

test('a person’s own token needs no key beside it', async () => {
  const { session, email } = await signUpAndIn(sandbox);
  const reply = await call('/user', bearer(session.access_token));
  expect(await reply.json()).toMatchObject({ email });
});

test('administration opens to the secret key, however it is shown, and to service tokens', async () => {
  const shown = [
    { apikey: keys.SECRET_KEY },
    bearer(keys.SECRET_KEY),
    { apikey: keys.PUBLISHABLE_KEY, ...bearer(keys.SECRET_KEY) },
    bearer(await serviceToken('service_role')),
    bearer(await serviceToken('supabase_admin')),
  ];
  for (const headers of shown) {
    expect((await call('/admin/users', headers)).status).toBe(200);
  }
});

test('it stays shut to everybody else', async () => {
  const { session } = await signUpAndIn(sandbox);
  const shown = [
    { apikey: keys.PUBLISHABLE_KEY },
    bearer(keys.PUBLISHABLE_KEY),
    bearer(session.access_token),
    { apikey: keys.PUBLISHABLE_KEY, ...bearer(session.access_token) },
    { apikey: keys.PUBLISHABLE_KEY, ...bearer(await serviceToken('authenticated')) },
  ];
  for (const headers of shown) {
    const reply = await call('/admin/users', headers);
    expect([reply.status, await reply.json()]).toMatchObject([403, { error_code: 'not_admin' }]);
  }
});

test('a key says nothing about who calls', async () => {
  const reply = await call('/user', bearer(keys.PUBLISHABLE_KEY));
  expect([reply.status, await reply.json()]).toMatchObject([
    401,
    { error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' },
  ]);
});

test.each(['GET', 'POST', 'PUT', 'DELETE'])(
  'a browser may ask whether it may %s',
  async (method) => {
    const reply = await fetch(`${sandbox.url}/auth/v1/user`, {
      method: 'OPTIONS',
      headers: {
        origin: SITE_URL,
        'access-control-request-method': method,
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-methods')).toContain(method);
    expect(reply.headers.get('access-control-allow-headers')).toContain('x-client-info');
  },
);

test('what only the hosted service reads, such as a captcha’s answer, does no harm', async () => {
  const credentials = { email: newEmail(), password: PASSWORD };
  const options = { captchaToken: 'an answer' };
  const auth = createAuthClient(sandbox);
  expect((await auth.signUp({ ...credentials, options })).error).toBeNull();
  const signedIn = await auth.signInWithPassword({ ...credentials, options });
  expect(signedIn.error).toMatchObject({ code: 'email_not_confirmed' });
});

test('anybody may ask how the service is', async () => {
  expect(await (await call('/health', {})).json()).toMatchObject({ name: 'GoTrue' });
});

test('wallets of other chains are no way in', async () => {
  const reply = await call(
    '/token?grant_type=web3',
    { apikey: keys.PUBLISHABLE_KEY },
    {
      method: 'POST',
    },
  );
  expect(await reply.json()).toMatchObject({ error_code: 'web3_provider_disabled' });
});
