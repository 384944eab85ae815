import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { sameSecret } from '../same-secret.ts';
import { AuthError } from './auth-error.ts';

export interface ApiKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
}

const keyOf = (request: FastifyRequest): string => {
  const { apikey } = request.headers;
  return typeof apikey === 'string' ? apikey : '';
};

/** Like the hosted gateway: every call beside this plugin names one of the project's keys. */
export const apiKeyRequired = plugin(async (app: FastifyInstance, keys: ApiKeys) => {
  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request);
    if (sameSecret(key, keys.publishableKey) || sameSecret(key, keys.secretKey)) return;
    await reply.code(401).send({
      message: key ? 'Invalid API key' : 'No API key found in request',
      hint: 'Send the publishable key of the sandbox in the `apikey` header.',
    });
  });
});

/** Routes beside this plugin answer the holder of the secret key only. */
export const secretKeyRequired = plugin(async (app: FastifyInstance, keys: ApiKeys) => {
  app.addHook('onRequest', async (request) => {
    if (!sameSecret(keyOf(request), keys.secretKey)) throw new AuthError('not_admin');
  });
});
