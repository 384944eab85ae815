import { createUser, type TestUser } from '../apps/api/test/support/identity.ts';
import {
  payWithCard,
  runPaymentSandbox,
  sandboxKey,
  sandboxWebhookSecret,
} from '../apps/api/test/support/payment-sandbox.ts';
import { createInMemoryPlatform } from '../apps/api/test/support/platform.ts';
import { startApiProcess, startOutside } from '../apps/api/test/support/processes.ts';
import { startDatabase } from './books.ts';
import { startLetterbox } from './letterbox.ts';

const HOME = 'http://web.test/dashboard';

/** Somebody who has paid, and of whose payment the API has not heard. */
export interface Sale {
  readonly user: TestUser;
  readonly sessionId: string;
}

/** The API and the sandbox's payment provider, each a process of its own. */
export async function startShop() {
  const database = await startDatabase();
  const outside = await startOutside(createInMemoryPlatform());
  const letterbox = await startLetterbox();
  const sandbox = await runPaymentSandbox({
    databaseUrl: database.urlBeside,
    webhookUrl: letterbox.url,
  });
  const api = await startApiProcess(database.url, outside, {
    STRIPE_API_URL: sandbox.url,
    STRIPE_SECRET_KEY: sandboxKey,
    STRIPE_WEBHOOK_SECRET: sandboxWebhookSecret,
  });

  const ask = (path: string, user: TestUser, body?: object) =>
    fetch(`${api.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...user.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  return {
    async sell(): Promise<Sale> {
      const user = await createUser({ issuer: outside.issuer, expiresIn: '1 hour' });
      const reply = await ask('/functions/v1/create-checkout-session', user, {
        planId: 'plan_five',
        userId: user.id,
        userEmail: user.email,
        successUrl: HOME,
        cancelUrl: HOME,
      });
      const { sessionId, url } = (await reply.json()) as { sessionId: string; url: string };
      await payWithCard(url);
      await letterbox.paid(sessionId);
      return { user, sessionId };
    },

    /** The status with which the API answers the provider's news of a sale. */
    async tell({ sessionId }: Sale): Promise<number> {
      const { body, signature } = await letterbox.paid(sessionId);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const url = `${api.url}/webhooks/payments`;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    },

    /** The status with which the API answers the payer who comes back. */
    verify: async ({ user, sessionId }: Sale): Promise<number> =>
      (await ask('/functions/v1/verify-payment', user, { sessionId })).status,

    async balance({ user }: Sale): Promise<number> {
      const reply = await ask('/api/tokens/get-user-tokens', user);
      return ((await reply.json()) as { count: number }).count;
    },

    async stop() {
      await api.stop();
      await sandbox.close();
      await letterbox.close();
      await outside.close();
      await database.stop();
    },
  };
}
