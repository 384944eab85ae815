import { decodeJwt } from 'jose';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { AccessTokens } from '../backend/access-tokens.ts';
import { type ApiKeys, apiKeyRequired } from '../backend/api-key.ts';
import { AuthError } from '../backend/auth-error.ts';
import { bearerOf } from '../bearer.ts';
import { sameSecret } from '../same-secret.ts';
import { StorageError } from './storage-error.ts';

/** On whose behalf a call is made; the database decides what each may do. */
export type Caller =
  | { readonly role: 'service_role' }
  | { readonly role: 'anon' }
  | { readonly role: 'authenticated'; readonly userId: string };

export interface CallerOptions {
  readonly keys: ApiKeys;
  readonly accessTokens: Pick<AccessTokens, 'verify'>;
}

export const SERVICE: Caller = { role: 'service_role' };

/** Routes beside this plugin ask for one of the project's keys and know their caller. */
export const callerRequired = plugin(async (app: FastifyInstance, options: CallerOptions) => {
  const { keys, accessTokens } = options;
  await app.register(apiKeyRequired, keys);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.caller = await identify(request);
  });

  async function identify({ headers }: FastifyRequest): Promise<Caller> {
    const bearer = bearerOf(headers.authorization) ?? headers.apikey;
    const token = typeof bearer === 'string' ? bearer : '';
    if (sameSecret(token, keys.secretKey)) return SERVICE;
    if (sameSecret(token, keys.publishableKey)) return { role: 'anon' };
    try {
      return { role: 'authenticated', userId: (await accessTokens.verify(token)).userId };
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      throw new StorageError('AccessDenied', describeToken(token));
    }
  }
});

function describeToken(token: string): string {
  try {
    const isOver = (decodeJwt(token).exp ?? Infinity) * 1_000 <= Date.now();
    return isOver ? '"exp" claim timestamp check failed' : 'signature verification failed';
  } catch {
    return 'Invalid Compact JWS';
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
