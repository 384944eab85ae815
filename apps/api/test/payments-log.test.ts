import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser } from './support/identity.ts';
import { type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import {
  buy,
  deliver,
  openCheckout,
  post,
  sign,
  untilProcessed,
  verify,
} from './support/payments.ts';
import { paymentsKey, paymentsWebhookSecret } from './support/settings.ts';

const lines: string[] = [];
let provider: PaymentProvider;
let api: TestApp;

beforeAll(async () => {
  provider = await startPaymentProvider();
  api = await startApp({
    settings: { STRIPE_API_URL: provider.url, LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

test('the log of purchases, failures and forgeries holds no secret, e-mail or signature', async () => {
  const user = await createUser();
  const { intent } = await buy(api, provider, user);
  await deliver(api, provider.refund(intent, 900));
  await untilProcessed(api);
  await verify(api, await createUser(), 'cs_test_of-somebody');
  const forged = JSON.stringify({ id: 'evt_forged', email: user.email });
  const signature = sign(forged, { secret: 'whsec_forged' });
  await post(api, forged, signature);
  provider.trouble = 'refusal';
  const refused = await openCheckout(api, user);
  expect(refused.json()).toMatchObject({ status: 400, code: 'request.invalid' });
  provider.trouble = 'error';
  await openCheckout(api, user);

  const log = lines.join('');
  expect(log).toContain('payments.invalid_signature');
  expect(log).toContain('payments.unavailable');
  for (const secret of [
    user.email,
    user.token,
    'typed@example.test',
    paymentsKey,
    paymentsWebhookSecret,
    signature.slice(-64),
  ]) {
    expect(log).not.toContain(secret);
  }
});
