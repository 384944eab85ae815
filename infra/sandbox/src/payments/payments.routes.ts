import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { paymentsApiRoutes } from './api/api.routes.ts';
import { formBodies } from './api/form-encoding.ts';
import { paymentsErrorHandler } from './api/payments-error.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { createExpiryWatch } from './expiry-watch.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { ownFormsOnly } from './pages/shell.ts';
import { createPaymentsContext } from './payments-context.ts';
import { type Courier, createCourier } from './webhooks/courier.ts';
import { createDeliveries } from './webhooks/deliveries.repository.ts';

export interface PaymentsSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The merchant's server that events are told to, if there is one. */
  readonly webhookUrl: string | undefined;
}

/**
 * The card payment provider: its API under `/v1`, where the official client looks for it whatever
 * else is configured, and its pages under `/payments`.
 */
export const paymentsRoutes: FastifyPluginAsync<{
  pool: Pool;
  publicUrl: string;
  settings: PaymentsSettings;
}> = async (app, { pool, publicUrl, settings }) => {
  const { secretKey, webhookSecret: secret, webhookUrl: url } = settings;
  let courier: Courier | undefined;
  if (url) {
    const deliveries = createDeliveries(pool);
    courier = createCourier({ deliveries, endpoint: { url, secret }, log: app.log });
  }
  const context = createPaymentsContext({
    pool,
    publicUrl,
    isHeard: url !== undefined,
    announce: () => courier?.look(),
  });
  const expiry = createExpiryWatch(context, app.log);
  app.addHook('onReady', async () => {
    courier?.start();
    expiry.start();
  });
  app.addHook('onClose', async () => {
    await expiry.stop();
    await courier?.stop();
  });

  await app.register(paymentsApiRoutes, { prefix: '/v1', context, secretKey });
  await app.register(
    async (pages) => {
      await pages.register(paymentsErrorHandler);
      await pages.register(formBodies);
      await pages.register(ownFormsOnly, { publicUrl });
      await pages.register(checkoutRoutes, { context });
      await pages.register(operatorRoutes, { context });
    },
    { prefix: '/payments' },
  );
};
