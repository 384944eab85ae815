import { expect, test } from 'vitest';
import { createAuthClient, newEmail, PASSWORD } from './support/accounts.ts';
import { keys, SITE_URL, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox();

const call = (path: string, init: RequestInit = {}) => fetch(`${sandbox.url}${path}`, init);

test('a call without one of the project’s keys is refused', async () => {
  for (const headers of [{}, { apikey: 'another project' }]) {
    expect((await call('/auth/v1/settings', { headers })).status).toBe(401);
  }
  const headers = { apikey: keys.PUBLISHABLE_KEY };
  expect((await call('/auth/v1/settings', { headers })).status).toBe(200);
});

test('a browser of another origin may call and read the answer', async () => {
  const preflight = await call('/auth/v1/token?grant_type=password', {
    method: 'OPTIONS',
    headers: {
      origin: SITE_URL,
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');

  const refused = await call('/auth/v1/user', { headers: { origin: SITE_URL } });
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(refused.headers.get('access-control-expose-headers')).toContain('x-supabase-api-version');
});

test('errors have the shape of the client’s version', async () => {
  const headers = { apikey: keys.PUBLISHABLE_KEY };
  const old = await call('/auth/v1/user', { headers });
  expect(old.headers.get('x-sb-error-code')).toBe('no_authorization');
  expect(await old.json()).toMatchObject({ code: 401, error_code: 'no_authorization' });
  const current = await call('/auth/v1/user', {
    headers: { ...headers, 'x-supabase-api-version': '2024-01-01' },
  });
  expect(current.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await current.json()).toMatchObject({ code: 'no_authorization' });
});

test('the outbox shows mails as text, never as markup, and other sites cannot read it', async () => {
  const empty = await (await call('/outbox')).text();
  expect(empty).toContain('No mail yet');
  const email = newEmail();
  await createAuthClient(sandbox).signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: `${SITE_URL}/login?x="><script>alert(1)</script>` },
  });
  const response = await call('/outbox', { headers: { origin: 'https://elsewhere.test' } });
  const page = await response.text();
  expect(page).toContain(email);
  expect(page).not.toContain('<script>alert');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('looking at a link with HEAD does not use it up', async () => {
  const [mail] = (await (await call('/outbox.json')).json()) as { text: string }[];
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await fetch(link, { method: 'HEAD', redirect: 'manual' });
  const opened = await fetch(link, { redirect: 'manual' });
  expect(opened.headers.get('location')).toContain('access_token=');
});

test('sign-ins are limited to bursts of thirty, whatever address the caller claims', async () => {
  const attempt = (index: number) =>
    call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: {
        apikey: keys.PUBLISHABLE_KEY,
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${index}`,
      },
      body: JSON.stringify({ email: '', password: 'guess' }),
    });
  const replies = await Promise.all(Array.from({ length: 31 }, (_, index) => attempt(index)));
  const limited = replies.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(1);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await limited[0]?.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
});

test('a body that is not JSON is the caller’s mistake', async () => {
  const reply = await call('/auth/v1/recover', {
    method: 'POST',
    headers: { apikey: keys.PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: '{',
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ error_code: 'bad_json' });
});
