import { tokenEndpoints } from '@greenshoe/shared-types';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { TokensService } from './tokens.service.ts';

export const tokensRoutes: FastifyPluginAsyncZod<{ tokens: TokensService }> = async (
  app,
  { tokens },
) => {
  app.route({
    ...tokenEndpoints.getBalance,
    handler: (request) => tokens.getBalance(request.user.id),
  });

  app.route({
    ...tokenEndpoints.initialise,
    handler: (request) => tokens.initialise(request.user.id),
  });

  app.route({
    ...tokenEndpoints.consume,
    handler: ({ user, body, headers }) =>
      tokens.payAhead(user.id, body, headers['idempotency-key']),
  });

  app.route({
    ...tokenEndpoints.getLedger,
    handler: ({ user, query }) => tokens.listEntries(user.id, query),
  });
};
