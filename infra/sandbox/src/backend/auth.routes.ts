import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { accountRoutes, adminRoutes } from './account.routes.ts';
import { apiKeyRequired, type ApiKeys, secretKeyRequired } from './api-key.ts';
import type { AuthContext } from './auth-context.ts';
import { authErrorHandler } from './auth-error.ts';
import { linkRoutes, openLinkRoutes } from './links.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';
import type { SigningKey } from './signing-key.ts';

export interface AuthRoutesOptions {
  readonly context: AuthContext;
  readonly keys: ApiKeys;
  readonly signingKey: SigningKey;
}

/** The accounts protocol under `/auth/v1`. */
export const authRoutes: FastifyPluginAsync<AuthRoutesOptions> = async (app, options) => {
  await app.register(authErrorHandler);
  await app.register(rateLimit, { global: false });
  const { context } = options;
  registerOpenRoutes(app, options);
  await app.register(openLinkRoutes, { context });
  await app.register(async (keyed) => {
    await keyed.register(apiKeyRequired, options.keys);
    await keyed.register(signInRoutes, { context });
    await keyed.register(linkRoutes, { context });
    await keyed.register(accountRoutes, { context });
    await keyed.register(async (admin) => {
      await admin.register(secretKeyRequired, options.keys);
      await admin.register(adminRoutes, { context });
    });
  });
};

/** What browsers and other services open without a key. */
function registerOpenRoutes(app: FastifyInstance, { context, signingKey }: AuthRoutesOptions) {
  app.route({
    method: 'GET',
    url: '/.well-known/jwks.json',
    handler: async () => ({ keys: [signingKey.publicJwk] }),
  });

  app.route({
    method: 'GET',
    url: '/health',
    handler: async () => {
      await context.pool.query('select 1');
      return {
        name: 'GoTrue',
        version: 'sandbox',
        description: 'Accounts of the Greenshoe sandbox',
      };
    },
  });
}
