import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { DomainError } from '../domain-error.ts';

const userSchema = z
  .object({ sub: z.uuid(), email: z.email().max(320).optional().catch(undefined) })
  .transform(({ sub, email }) => ({ id: sub.toLowerCase(), email }));

declare module 'fastify' {
  interface FastifyRequest {
    user: z.output<typeof userSchema>;
  }
}

export interface Identity {
  /** A remote, cached key set in the server; a local one in tests. */
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  readonly audience: string;
}

// A key set that cannot be read is our failure; answering 401 would sign everybody out.
const outages = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);
const isRejectedToken = (error: unknown) =>
  error instanceof z.ZodError || (error instanceof errors.JOSEError && !outages.has(error.code));

/** Every route registered beside this plugin requires a valid bearer token. */
export const signedIn = plugin(
  async (app: FastifyInstance, { keys, issuer, audience }: Identity) => {
    app.decorateRequest('user');
    app.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, security: [{ session: [] }] };
    });
    // Routes count callers who are known; this counts, by address, those who are refused.
    const countRefusal = app.createRateLimit();
    app.addHook('onRequest', async (request, reply) => {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience,
          algorithms: ['ES256'],
          requiredClaims: ['exp'],
        });
        request.user = userSchema.parse(payload);
      } catch (cause) {
        if (!isRejectedToken(cause)) throw new DomainError('internal.unavailable', { cause });
        const count = await countRefusal(request);
        if (count.isAllowed || !count.isExceeded) {
          throw new DomainError('auth.unauthenticated', { cause });
        }
        void reply.header('retry-after', count.ttlInSeconds);
        throw new DomainError('request.too_many');
      }
    });
  },
);
