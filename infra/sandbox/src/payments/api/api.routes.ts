import type { FastifyPluginAsync } from 'fastify';
import type { PaymentsContext } from '../payments-context.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { eventsRoutes } from './events.routes.ts';
import { formBodies } from './form-encoding.ts';
import { PaymentsError, paymentsErrorHandler } from './payments-error.ts';
import { refundsRoutes } from './refunds.routes.ts';
import { readingRoutes } from './reading.routes.ts';
import { secretKeyRequired } from './secret-key.ts';
import { sessionsRoutes } from './sessions.routes.ts';

/** The card payment provider's API, for the merchant's server alone. */
export const paymentsApiRoutes: FastifyPluginAsync<{
  context: PaymentsContext;
  secretKey: string;
}> = async (app, { context, secretKey }) => {
  await app.register(paymentsErrorHandler);
  await app.register(formBodies);
  await app.register(secretKeyRequired, { secretKey });
  await app.register(readingRoutes, { context });
  await app.register(sessionsRoutes, { context });
  await app.register(refundsRoutes, { context });
  await app.register(catalogueRoutes, { context });
  await app.register(eventsRoutes, { context });
  app.setNotFoundHandler((request) => {
    const path = request.url.split('?', 1)[0];
    throw new PaymentsError(`Unrecognized request URL (${request.method}: ${path}).`, {
      status: 404,
    });
  });
};
