import type { FastifyPluginAsync } from 'fastify';
import { auditRoutes } from '../audit/audit.routes.ts';
import type { AuthContext } from '../auth-context.ts';
import { accountFactorsRoutes } from './account-factors.routes.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { adminLinksRoutes } from './links.routes.ts';

/** Everything that takes the secret key. */
export const adminRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (app, options) => {
  await app.register(accountsRoutes, options);
  await app.register(accountFactorsRoutes, options);
  await app.register(adminLinksRoutes, options);
  await app.register(auditRoutes, options);
};
