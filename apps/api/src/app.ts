import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { documentation } from './http/documentation.ts';
import { errorHandler } from './http/error-handler.ts';
import type { Identity } from './http/identify.ts';
import { loggerOptions, type LogStream } from './http/logger.ts';
import { RequestLog } from './http/request-log.ts';
import { security } from './http/security.ts';
import { signedIn } from './http/signed-in.ts';
import { webApp } from './http/web-app.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { configRoutes } from './modules/config/config.routes.ts';
import { type Check, healthRoutes } from './modules/health/health.routes.ts';
import { interviewerRoutes } from './modules/interviewer/interviewer.routes.ts';
import { interviewsRoutes } from './modules/interviews/interviews.routes.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { paymentsWebhookRoutes } from './modules/payments/payments-webhook.routes.ts';
import { tokensRoutes } from './modules/tokens/tokens.routes.ts';
import { platformWebhookRoutes } from './modules/webhooks/platform-webhook.routes.ts';
import type { Services } from './services.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

export interface AppOptions {
  readonly services: Services;
  readonly identity: Identity;
  readonly checks: readonly Check[];
  readonly logStream?: LogStream;
}

/** The HTTP side: plug-ins in order, then routes beside what guards them. */
export async function buildApp(config: Config, options: AppOptions) {
  const { services, identity, checks, logStream } = options;
  const app = Fastify({
    logger: loggerOptions(config.server, logStream),
    logController: new RequestLog(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.server.trustProxy,
    forceCloseConnections: true,
    genReqId: () => randomUUID(), // unique over all replicas and restarts
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errorHandler);
  await app.register(security, config);
  await app.register(documentation);
  await app.register(webApp, config.web);

  await app.register(healthRoutes, { checks });
  await app.register(configRoutes, config);
  const { interviewer, receivePlatformEvent, receivePaymentEvent, hasSecondFactor, ...members } =
    services;
  await app.register(interviewerRoutes, { interviewer, ...config.interviewer });
  await app.register(platformWebhookRoutes, { receive: receivePlatformEvent, ...config.webhooks });
  await app.register(paymentsWebhookRoutes, { receive: receivePaymentEvent });
  await app.register(async (scope) => {
    await scope.register(signedIn, { identity, hasSecondFactor });
    await scope.register(tokensRoutes, members);
    await scope.register(interviewsRoutes, { ...members, ...config.limits });
    await scope.register(paymentsRoutes, members);
    await scope.register(accountRoutes, members);
  });
  return app;
}
