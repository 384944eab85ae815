import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type AuthContext, atomically } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { read } from '../auth-requests.ts';
import { readId } from '../factors/factors.schemas.ts';
import { findAccount } from './accounts.routes.ts';
import { factorChangeSchema } from './admin.schemas.ts';

/** The second factors of any account, for the backend itself. */
export const accountFactorsRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  async function findFactor(request: FastifyRequest) {
    const user = await findAccount(context, request);
    const id = readId('factor_id', (request.params as { factor?: string }).factor);
    const factor = user.factors.find((known) => known.id === id);
    if (!factor) throw new AuthError('mfa_factor_not_found');
    return { user, factor };
  }

  app.route({
    method: 'GET',
    url: '/admin/users/:user/factors',
    handler: async (request) => (await findAccount(context, request)).factors,
  });

  app.route({
    method: 'DELETE',
    url: '/admin/users/:user/factors/:factor',
    handler: async (request) => {
      const { user, factor } = await findFactor(request);
      await atomically(context, async ({ factors, audit }) => {
        await factors.remove(factor.id);
        const traits = { user_id: user.id, factor_id: factor.id };
        await audit.record('factor_deleted', user, traits, request.ip);
      });
      return factor;
    },
  });

  app.route({
    method: 'PUT',
    url: '/admin/users/:user/factors/:factor',
    handler: async (request) => {
      const { user, factor } = await findFactor(request);
      const { friendly_name: name } = read(factorChangeSchema, request.body);
      await atomically(context, async ({ factors, audit }) => {
        if (name) await factors.rename(factor.id, name);
        const { id: factor_id, factor_type } = factor;
        const traits = { user_id: user.id, factor_id, factor_type };
        await audit.record('factor_updated', 'service_role', traits);
      });
      return { ...factor, ...(name ? { friendly_name: name } : {}) };
    },
  });
};
