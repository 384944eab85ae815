import { expect, test } from 'vitest';
import { createAuthClient, newEmail, PASSWORD, signUpAndIn } from './support/accounts.ts';
import { enrolAndVerify } from './support/authenticator.ts';
import { keys, useSandbox } from './support/sandbox.ts';

interface Entry {
  readonly id: string;
  readonly payload: Record<string, unknown> & { action: string };
  readonly created_at: string;
  readonly ip_address: string;
}

const sandbox = useSandbox();

const ask = (query = '') =>
  fetch(`${sandbox.url}/auth/v1/admin/audit${query}`, { headers: { apikey: keys.SECRET_KEY } });
const list = async (query = '?per_page=1000') => (await (await ask(query)).json()) as Entry[];
const admin = () => createAuthClient(sandbox, { key: keys.SECRET_KEY }).admin;

test('tells who enrolled and used a factor, from where, in the hosted service’s shape', async () => {
  const { auth, email, session } = await signUpAndIn(sandbox);
  const { factorId } = await enrolAndVerify(auth);
  const [entry] = await list('?query=action:verification_attempted');
  expect(entry).toMatchObject({
    payload: {
      action: 'verification_attempted',
      actor_id: session.user.id,
      actor_username: email,
      actor_via_sso: false,
      log_type: 'factor',
      traits: { factor_id: factorId, factor_type: 'totp' },
    },
    ip_address: expect.stringMatching(/127\.0\.0\.1$/),
  });
  expect(new Date(entry?.created_at ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
  const actions = (await list('?query=type:factor')).map(({ payload }) => payload.action);
  expect(actions).toEqual(['verification_attempted', 'challenge_created', 'factor_in_progress']);
});

test('tells what was done with the secret key, and to whom', async () => {
  const { data } = await admin().createUser({ email: newEmail(), password: PASSWORD });
  const id = data.user?.id ?? '';
  await admin().updateUserById(id, { role: 'reviewer' });
  await admin().deleteUser(id);
  const done = (await list('?query=author:service')).filter(
    ({ payload }) => (payload['traits'] as { user_id?: string } | undefined)?.user_id === id,
  );
  expect(done.map(({ payload }) => payload.action)).toEqual([
    'user_deleted',
    'user_modified',
    'user_signedup',
  ]);
});

test('never tells a secret', async () => {
  const { auth, session } = await signUpAndIn(sandbox);
  const { secret, code } = await enrolAndVerify(auth);
  await auth.refreshSession();
  const told = JSON.stringify(await list());
  for (const hidden of [
    secret,
    `"${code}"`,
    PASSWORD,
    session.access_token,
    session.refresh_token,
  ]) {
    expect(told).not.toContain(hidden);
  }
});

test('comes in pages, and can be searched by who, what and what kind', async () => {
  const all = await list();
  const page = await ask('?page=2&per_page=3');
  expect(page.headers.get('x-total-count')).toBe(String(all.length));
  expect(((await page.json()) as Entry[]).map(({ id }) => id)).toEqual(
    all.slice(3, 6).map(({ id }) => id),
  );
  expect(await list('?query=action:%25')).toEqual([]); // a sign of patterns is only a sign
  for (const query of ['colour:blue', 'author', '__proto__:x']) {
    const reply = await ask(`?query=${query}`);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ msg: `Invalid query scope: ${query}` });
  }
});

test('forgets what is older than ninety days when the service starts', async () => {
  await list();
  await sandbox.query(`update auth.audit_log_entries set created_at = now() - interval '91 days'`);
  await signUpAndIn(sandbox);
  const young = (await list()).filter(
    ({ created_at }) => new Date(created_at).getTime() > Date.now() - 60_000,
  );
  await sandbox.restart();
  expect((await list()).map(({ id }) => id)).toEqual(young.map(({ id }) => id));
});
