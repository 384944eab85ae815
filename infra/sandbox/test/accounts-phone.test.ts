import { expect, test } from 'vitest';
import { createAuthClient, mailsTo, newestCode, newPhone, PASSWORD } from './support/accounts.ts';
import { useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox();

const INVALID_CODE = {
  status: 403,
  code: 'otp_expired',
  message: 'Token has expired or is invalid',
};

test('a person signs up with a phone number, confirms by the code, and signs in', async () => {
  const phone = newPhone();
  const auth = createAuthClient(sandbox);
  const signedUp = await auth.signUp({ phone: `+${phone}`, password: PASSWORD });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data).toMatchObject({ session: null, user: { phone } });
  expect((await auth.signInWithPassword({ phone, password: PASSWORD })).error).toMatchObject({
    code: 'phone_not_confirmed',
    message: 'Phone not confirmed',
  });
  const token = await newestCode(sandbox, phone);
  const { data, error } = await auth.verifyOtp({ phone, token, type: 'sms' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ phone, app_metadata: { provider: 'phone' } });
  expect(data.user?.phone_confirmed_at).toBeTruthy();
  expect((await auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
});

test('a text message signs in, and opens the account it is for', async () => {
  const phone = newPhone();
  const auth = createAuthClient(sandbox);
  expect((await auth.signInWithOtp({ phone })).error).toBeNull();
  expect((await auth.signInWithOtp({ phone })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  });
  const token = await newestCode(sandbox, phone);
  const { data, error } = await auth.verifyOtp({ phone, token, type: 'sms' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ phone, is_anonymous: false });
});

test.each(['sms', 'phone_change'] as const)(
  'a %s code for an unknown number is refused',
  async (type) => {
    const { error } = await createAuthClient(sandbox).verifyOtp({
      phone: newPhone(),
      token: '123456',
      type,
    });
    expect(error).toMatchObject(INVALID_CODE);
  },
);

test('a text message goes by no other way than as a text message', async () => {
  const options = { channel: 'whatsapp' } as const;
  const { error } = await createAuthClient(sandbox).signInWithOtp({ phone: newPhone(), options });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(error?.message).toContain('Invalid channel');
});

test('asking for the code of a new number again says the same, whoever asks and however soon', async () => {
  const phone = newPhone();
  const wanted = newPhone();
  const auth = createAuthClient(sandbox);
  await auth.signUp({ phone, password: PASSWORD });
  await auth.verifyOtp({ phone, token: await newestCode(sandbox, phone), type: 'sms' });
  await auth.updateUser({ phone: wanted });
  const unknown = newPhone();
  for (const asked of [phone, phone, unknown, unknown]) {
    expect((await auth.resend({ type: 'phone_change', phone: asked })).error).toBeNull();
  }
  expect(await mailsTo(sandbox, wanted)).toHaveLength(2); // one for the change, one for both requests
});
