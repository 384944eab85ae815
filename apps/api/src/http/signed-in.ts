import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { DomainError } from '../domain-error.ts';
import { createIdentify, type IdentifyDependencies, type SignedInUser } from './identify.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedInUser;
  }
}

const refusals = new Set<string>(['auth.unauthenticated', 'auth.second_factor_required']);
const isRefusal = (error: unknown) => error instanceof DomainError && refusals.has(error.code);

const tokenOf = ({ headers }: FastifyRequest) =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** Every route registered beside this plugin requires a valid bearer token. */
export const signedIn = plugin(async (app: FastifyInstance, dependencies: IdentifyDependencies) => {
  const identify = createIdentify(dependencies);
  app.decorateRequest('user');
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ session: [] }] };
  });
  // Routes count callers who are known; this counts, by address, those who are refused.
  const countRefusal = app.createRateLimit();

  async function limitRefusals(request: FastifyRequest, reply: FastifyReply) {
    const count = await countRefusal(request);
    if (count.isAllowed || !count.isExceeded) return;
    void reply.header('retry-after', count.ttlInSeconds);
    throw new DomainError('request.too_many');
  }

  app.addHook('onRequest', async (request, reply) => {
    try {
      request.user = await identify(tokenOf(request));
    } catch (error) {
      if (isRefusal(error)) await limitRefusals(request, reply);
      throw error;
    }
  });
});
