import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { sameSecret } from '../same-secret.ts';
import { type ApiKeys, isProjectKey, refuseKey, shownBy } from './api-key.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { createServiceTokens } from './keys/service-tokens.ts';

interface GatewayOptions {
  readonly keys: ApiKeys;
  readonly context: AuthContext;
}

/** Requests that showed the secret key, or a token that stands for it. */
const trusted = new WeakSet<FastifyRequest>();

/**
 * Asks for one of the project's keys, in `apikey` or as the bearer token. A person's access token
 * will do as well: only the holder of a key has ever been given one.
 */
export const gateway = plugin(async (app: FastifyInstance, { keys, context }: GatewayOptions) => {
  const serviceTokens = createServiceTokens(context.settings.serviceSecret);

  app.addHook('onRequest', async (request, reply) => {
    const { key, bearer } = shownBy(request);
    const isService = bearer !== '' && (await serviceTokens.isService(bearer));
    const isSecret = [key, bearer].some((shown) => sameSecret(shown, keys.secretKey));
    if (isSecret || isService) trusted.add(request);
    const isBearerKey = isProjectKey(bearer, keys);
    if (isBearerKey) delete request.headers.authorization; // a key says nothing about who calls
    if (isBearerKey || isService || isProjectKey(key, keys)) return;
    if (key || !bearer) await refuseKey(reply, key);
    else await context.accessTokens.verify(bearer);
  });
});

/** Routes beside this plugin, behind the gateway, answer the holder of the secret key only. */
export const secretKeyRequired = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    if (!trusted.has(request)) throw new AuthError('not_admin');
  });
});
