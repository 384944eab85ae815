import { expect, test } from 'vitest';
import {
  createAuthClient,
  fragmentOf,
  newestCode,
  newestLink,
  openLink,
  PASSWORD,
  signUpAndIn,
} from './support/accounts.ts';
import { unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox(unlimited);

test('twenty tabs that refresh at once share one family, and each gets what works', async () => {
  const { session } = await signUpAndIn(sandbox);
  const tabs = Array.from({ length: 20 }, () => createAuthClient(sandbox));
  const replies = await Promise.all(tabs.map((auth) => auth.refreshSession(session)));
  expect(replies.map(({ error }) => error)).toEqual(replies.map(() => null));
  const tokens = new Set(replies.map(({ data }) => data.session?.refresh_token));
  expect(tokens.size).toBe(1);
  for (const auth of tabs.slice(0, 3)) {
    expect((await auth.getUser()).data.user?.id).toBe(session.user.id);
  }
  const rows = await sandbox.query(
    `select count(*)::int as tokens, count(*) filter (where revoked_at is null)::int as alive
     from auth.refresh_tokens join auth.sessions on sessions.id = session_id
     where user_id = '${session.user.id}'
       and parent is not distinct from nullif(parent, '') and token <> '${session.refresh_token}'
       and (parent = '${session.refresh_token}')`,
  );
  expect(rows).toEqual([{ tokens: 1, alive: 1 }]);
});

test('a token from before, used after the window, takes the family with it', async () => {
  const { auth, session } = await signUpAndIn(sandbox);
  const { data } = await auth.refreshSession();
  await sandbox.query(
    `update auth.refresh_tokens set revoked_at = revoked_at - interval '11 seconds'`,
  );
  const thief = createAuthClient(sandbox);
  expect((await thief.refreshSession(session)).error).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  });
  const owner = createAuthClient(sandbox);
  expect((await owner.refreshSession(data.session ?? undefined)).error).toMatchObject({
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  });
  expect((await owner.getUser(data.session?.access_token)).error?.name).toBe(
    'AuthSessionMissingError',
  );
});

test('a token that is not one is refused in the words of the protocol', async () => {
  const auth = createAuthClient(sandbox);
  expect((await auth.getUser('no.token.atall')).error).toMatchObject({
    status: 403,
    code: 'bad_jwt',
  });
  const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
  const { error } = await auth.getUser(`${header}.${header}.c2lnbmF0dXJl`);
  expect(error?.message).toContain('invalid JWT: unable to parse or verify signature');
});

test('an account that is gone ends its tokens', async () => {
  const { auth, session } = await signUpAndIn(sandbox);
  await sandbox.query(`delete from auth.users where id = '${session.user.id}'`);
  expect((await auth.getUser(session.access_token)).error).toMatchObject({
    status: 403,
    code: 'user_not_found',
  });
  expect((await auth.signOut()).error).toBeNull();
});

test('a banned account is refused everywhere, and only its owner learns why', async () => {
  const { email, auth, session } = await signUpAndIn(sandbox);
  await auth.resetPasswordForEmail(email);
  const link = await newestLink(sandbox, email);
  const token = await newestCode(sandbox, email);
  const ban = (until: string) =>
    sandbox.query(`update auth.users set banned_until = ${until} where id = '${session.user.id}'`);
  await ban(`now() + interval '1 hour'`);

  const banned = { code: 'user_banned' };
  const stranger = createAuthClient(sandbox);
  expect((await auth.getUser(session.access_token)).error).toMatchObject(banned);
  expect((await stranger.refreshSession(session)).error).toMatchObject({
    ...banned,
    message: 'Invalid Refresh Token: User Banned',
  });
  expect((await stranger.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
    ...banned,
    status: 400,
    message: 'User is banned',
  });
  const guess = await stranger.signInWithPassword({ email, password: 'a guess' });
  expect(guess.error).toMatchObject({ code: 'invalid_credentials' });
  const verified = await stranger.verifyOtp({ email, token, type: 'recovery' });
  expect(verified.error).toMatchObject({ ...banned, status: 403 });
  expect(fragmentOf(await openLink(link))).toMatchObject({ error_code: 'user_banned' });

  await ban(`now() - interval '1 second'`);
  expect((await stranger.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test('a refused sign-in keeps no link from working later', async () => {
  const { email, auth, session } = await signUpAndIn(sandbox);
  await auth.resetPasswordForEmail(email);
  const link = await newestLink(sandbox, email);
  const ban = (until: string) =>
    sandbox.query(`update auth.users set banned_until = ${until} where id = '${session.user.id}'`);
  await ban(`now() + interval '1 hour'`);
  await openLink(link);
  await ban('null');
  expect(fragmentOf(await openLink(link))['access_token']).toBeTruthy();
});
