import cors from '@fastify/cors';
import Fastify from 'fastify';
import type { Pool } from 'pg';
import { createAccessTokens } from './backend/access-tokens.ts';
import { createAuthContext } from './backend/auth-context.ts';
import { authRoutes } from './backend/auth.routes.ts';
import { createOutbox } from './backend/outbox.repository.ts';
import { outboxRoutes } from './backend/outbox.routes.ts';
import { loadSigningKey } from './backend/signing-key.ts';
import type { Config } from './config.ts';
import { emptyBodies } from './empty-bodies.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { voiceRoutes } from './voice/voice.routes.ts';

/** Composition root of the sandbox: accounts, the outbox, card payments and the voice platform on one port. */
export async function buildSandbox(config: Config, pool: Pool) {
  const { publicUrl, logLevel } = config.server;
  const app = Fastify({
    logger: { level: logLevel, serializers: { req: withoutQuery, err: withoutData } },
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false, // a preview of a link must not use it up
    forceCloseConnections: true,
  });
  const signingKey = await loadSigningKey(config.dataFolder);
  const outbox = createOutbox(pool);
  const context = createAuthContext({
    pool,
    outbox,
    accessTokens: createAccessTokens(signingKey, publicUrl),
    site: config.site,
    publicUrl,
  });

  await app.register(emptyBodies);
  await app.register(outboxRoutes, { outbox });
  await app.register(paymentsRoutes, { pool, publicUrl, settings: config.payments });
  await app.register(async (vendors) => {
    await vendors.register(cors, {
      origin: '*',
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['x-supabase-api-version', 'x-sb-error-code', 'retry-after'],
      maxAge: 600,
    });
    await vendors.register(authRoutes, {
      prefix: '/auth/v1',
      context,
      keys: config.backend,
      signingKey,
    });
    await vendors.register(voiceRoutes, { prefix: '/voice', config, pool });
  });
  return app;
}

/** Some errors carry the row or the text they are about; logs keep what happened and where. */
const withoutData = ({ name, message, stack, code }: Error & { readonly code?: string }) => ({
  type: name,
  message,
  stack: stack ?? '',
  ...(code ? { code } : {}),
});

/** Links and call addresses carry secrets in their query, so logs keep the path alone. */
const withoutQuery = ({ method, url }: { method: string; url: string }) => ({
  method,
  path: url.split('?', 1)[0],
});
