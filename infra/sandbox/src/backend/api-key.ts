import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { sameSecret } from '../same-secret.ts';
import { bearerOf } from '../bearer.ts';

export interface ApiKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** The key a request names, and the bearer token it brings; empty where there is none. */
export function shownBy({ headers, query }: FastifyRequest): { key: string; bearer: string } {
  const key = headers['apikey'] ?? (query as Record<string, unknown>)['apikey'];
  return {
    key: typeof key === 'string' ? key : '',
    bearer: bearerOf(headers.authorization) ?? '',
  };
}

export const isProjectKey = (shown: string, { publishableKey, secretKey }: ApiKeys): boolean =>
  sameSecret(shown, publishableKey) || sameSecret(shown, secretKey);

/** Answers like the hosted gateway, which lets nobody through without a key. */
export const refuseKey = (reply: FastifyReply, key: string) =>
  reply.code(401).send({
    message: key ? 'Invalid API key' : 'No API key found in request',
    hint: 'Send the publishable key of the sandbox in the `apikey` header.',
  });

/** Like the hosted gateway: every call beside this plugin names one of the project's keys. */
export const apiKeyRequired = plugin(async (app: FastifyInstance, keys: ApiKeys) => {
  app.addHook('onRequest', async (request, reply) => {
    const { key, bearer } = shownBy(request);
    if (isProjectKey(key, keys) || (!key && isProjectKey(bearer, keys))) return;
    await refuseKey(reply, key);
  });
});
