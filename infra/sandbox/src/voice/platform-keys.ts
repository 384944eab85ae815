import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { bearerOf } from '../bearer.ts';
import { sameSecret } from '../same-secret.ts';
import { PlatformError } from './platform-error.ts';

export interface PlatformKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Every route beside this plugin asks for one of the keys given to it. */
export const platformKeyRequired = plugin(
  async (app: FastifyInstance, { accepted }: { accepted: readonly string[] }) => {
    app.addHook('onRequest', async (request) => {
      const given = bearerOf(request.headers.authorization) ?? '';
      if (accepted.some((key) => sameSecret(given, key))) return;
      throw new PlatformError(
        401,
        'Invalid key. The public and the private key differ in what they may do.',
      );
    });
  },
);
