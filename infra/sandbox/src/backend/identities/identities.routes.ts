import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { identify } from '../account/identify.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { read } from '../auth-requests.ts';
import { readId } from '../factors/factors.schemas.ts';
import { refuseProvider } from './providers.ts';
import { unlinkIdentity } from './unlink.ts';

const providerSchema = z.object({ provider: z.string().default('') });

/** Where a browser goes to sign in through another service; a browser has no key to show. */
export const authorizeRoutes: FastifyPluginAsync = async (app) => {
  app.route({
    method: 'GET',
    url: '/authorize',
    handler: async (request) => refuseProvider(read(providerSchema, request.query).provider),
  });
};

/** The identities of whoever holds the access token, and single sign-on, which is not configured. */
export const identityRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  async function identifyLinker(request: FastifyRequest) {
    const caller = await identify(context, request.headers.authorization);
    if (!context.settings.allowsManualLinking) throw new AuthError('manual_linking_disabled');
    return caller;
  }

  app.route({
    method: 'GET',
    url: '/user/identities/authorize',
    handler: async (request) => {
      await identifyLinker(request);
      return refuseProvider(read(providerSchema, request.query).provider);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/user/identities/:id',
    handler: async (request) => {
      const caller = await identifyLinker(request);
      const { id } = request.params as { id?: string };
      return unlinkIdentity(context, caller, readId('identity_id', id));
    },
  });

  app.route({
    method: 'POST',
    url: '/sso',
    handler: () => {
      throw new AuthError('saml_provider_disabled');
    },
  });
};
