import { Readable } from 'node:stream';
import { accountEndpoints } from '@greenshoe/shared-types';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountService } from './account.service.ts';

const EXPORTS_PER_MINUTE = 5;
const DELETIONS_PER_MINUTE = 5;

/** Dated by the day in UTC. */
const fileName = () => `greenshoe-account-${new Date().toISOString().slice(0, 10)}.json`;

export const accountRoutes: FastifyPluginAsyncZod<{ account: AccountService }> = async (
  app,
  { account },
) => {
  app.route({
    ...accountEndpoints.listDevices,
    handler: ({ user }) => account.listDevices(user),
  });

  app.route({
    ...accountEndpoints.exportData,
    config: { rateLimit: { max: EXPORTS_PER_MINUTE } },
    handler: async ({ user }, reply) => {
      const pieces = Readable.from(await account.exportData(user));
      void reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName()}"`)
        .header('cache-control', 'no-store');
      // A stream goes past the schema; that it is the same document is tested.
      return reply.send(pieces as never);
    },
  });

  app.route({
    ...accountEndpoints.erase,
    config: { rateLimit: { max: DELETIONS_PER_MINUTE } },
    handler: ({ user, body }) => account.erase(user, body.email),
  });
};
