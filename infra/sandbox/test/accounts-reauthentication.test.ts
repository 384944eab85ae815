import { expect, test } from 'vitest';
import { newestCode, PASSWORD, signUpAndIn, wrongCode } from './support/accounts.ts';
import { unlimited, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox({
  ...unlimited,
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
});

const current_password = PASSWORD;
const password = 'a new password';
const grow = (id: string) =>
  sandbox.query(
    `update auth.sessions set created_at = now() - interval '25 hours' where user_id = '${id}'`,
  );

test('a session of yesterday shows the code of a mail before it changes the password', async () => {
  const { email, auth, session } = await signUpAndIn(sandbox);
  await grow(session.user.id);
  expect((await auth.updateUser({ password, current_password })).error).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
  });
  expect(await auth.reauthenticate()).toEqual({ data: { user: null, session: null }, error: null });
  const nonce = await newestCode(sandbox, email);
  const wrong = await auth.updateUser({ password, current_password, nonce: wrongCode(nonce) });
  expect(wrong.error).toMatchObject({
    code: 'reauthentication_not_valid',
    message: 'Nonce has expired or is invalid',
  });
  expect((await auth.updateUser({ password, current_password, nonce })).error).toBeNull();
  const again = { password: 'yet another password', current_password: password, nonce };
  expect((await auth.updateUser(again)).error).toMatchObject({
    code: 'reauthentication_not_valid',
  });
});

test('a fresh session does not', async () => {
  const { auth } = await signUpAndIn(sandbox);
  expect((await auth.updateUser({ password, current_password })).error).toBeNull();
});

test('the current password is asked for where the settings say so', async () => {
  const { auth } = await signUpAndIn(sandbox);
  expect((await auth.updateUser({ password })).error).toMatchObject({
    status: 400,
    code: 'current_password_required',
  });
});

test('codes are mailed once a minute', async () => {
  const { auth } = await signUpAndIn(sandbox);
  await auth.reauthenticate();
  expect((await auth.reauthenticate()).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
  });
});
