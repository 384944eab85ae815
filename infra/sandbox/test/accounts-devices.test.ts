import { expect, test } from 'vitest';
import {
  createAuthClient,
  newEmail,
  newestCode,
  newestLink,
  PASSWORD,
  signUpAndIn,
} from './support/accounts.ts';
import { keys, unlimited, useSandbox } from './support/sandbox.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('150', '151');

const sandbox = useSandbox(unlimited);

/** Calls the accounts service as a browser that names itself so. */
async function call(path: string, userAgent: string, body: object) {
  const response = await fetch(`${sandbox.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: keys.PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'user-agent': userAgent,
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { refresh_token: string };
}

const signIn = (email: string) =>
  call('/token?grant_type=password', FIREFOX, { email, password: PASSWORD });

/** The sessions of an account, the newest first. */
const sessionsOf = (email: string): Promise<Record<string, unknown>[]> =>
  sandbox.query(
    `select user_agent, refreshed_at, extract(epoch from now() - refreshed_at)::int as age
     from auth.sessions join auth.users on users.id = user_id
     where email = '${email}' order by sessions.created_at desc`,
  );

test('a session says which browser opened it, and nothing of a refresh before the first', async () => {
  const { email } = await signUpAndIn(sandbox);
  await signIn(email);
  expect((await sessionsOf(email))[0]).toMatchObject({ user_agent: FIREFOX, refreshed_at: null });
});

test('a refresh moves the last use and the browser of its own session alone', async () => {
  const { email } = await signUpAndIn(sandbox);
  await signIn(email);
  const first = await signIn(email);
  const refresh = (userAgent: string, { refresh_token }: { refresh_token: string }) =>
    call('/token?grant_type=refresh_token', userAgent, { refresh_token });
  const second = await refresh(FIREFOX, first);
  await sandbox.query(`update auth.sessions set refreshed_at = refreshed_at - interval '1 hour'`);
  await refresh(NEWER_FIREFOX, second);
  const [refreshed, other] = await sessionsOf(email);
  expect(refreshed).toMatchObject({ user_agent: NEWER_FIREFOX });
  expect(refreshed?.age).toBeLessThan(60);
  expect(other).toMatchObject({ user_agent: FIREFOX, refreshed_at: null });
});

test('a link and the digits of a mail name their browser too', async () => {
  const { email, auth } = await signUpAndIn(sandbox);
  await auth.signInWithOtp({ email });
  await fetch(await newestLink(sandbox, email), {
    redirect: 'manual',
    headers: { 'user-agent': FIREFOX },
  });
  expect((await sessionsOf(email))[0]).toMatchObject({ user_agent: FIREFOX });

  const invited = newEmail();
  await createAuthClient(sandbox).signInWithOtp({ email: invited });
  const token = await newestCode(sandbox, invited);
  await call('/verify', NEWER_FIREFOX, { type: 'email', email: invited, token });
  expect(await sessionsOf(invited)).toMatchObject([{ user_agent: NEWER_FIREFOX }]);
});
