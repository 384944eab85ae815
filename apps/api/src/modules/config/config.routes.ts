import { configEndpoints, type PublicConfig } from '@greenshoe/shared-types';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../../config.ts';

/** Keys made for browsers, and addresses; nothing here is a secret. */
export const publicConfig = ({
  backend,
  voice,
}: Pick<Config, 'backend' | 'voice'>): PublicConfig => ({
  backend,
  voice,
  functionsUrl: '/functions/v1',
  features: {},
});

export const configRoutes: FastifyPluginAsyncZod<Pick<Config, 'backend' | 'voice'>> = async (
  app,
  config,
) => {
  const answer = publicConfig(config);
  app.route({ ...configEndpoints.get, handler: async () => answer });
};
