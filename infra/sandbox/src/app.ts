import cors from '@fastify/cors';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import type { Pool } from 'pg';
import { createAccessTokens } from './backend/access-tokens.ts';
import { createAuthContext } from './backend/auth-context.ts';
import { authRoutes } from './backend/auth.routes.ts';
import { openSigningKeys } from './backend/keys/signing-keys.ts';
import { createPost } from './backend/mail/post.ts';
import { createOutbox } from './backend/mail/outbox.repository.ts';
import { outboxRoutes } from './backend/mail/outbox.routes.ts';
import type { Config } from './config.ts';
import { emptyBodies } from './empty-bodies.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { realtimeRoutes } from './realtime/realtime.routes.ts';
import { storageRoutes } from './storage/storage.routes.ts';
import { MAXIMUM_UTTERANCE_BYTES } from './voice/protocol.ts';
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
  const signingKeys = await openSigningKeys(config.dataFolder);
  const outbox = createOutbox(pool);
  const accessTokens = createAccessTokens(signingKeys, publicUrl);
  const post = createPost(outbox, config.accounts.mailServer, (error) =>
    app.log.error({ err: error }, 'a mail could not be delivered'),
  );
  app.addHook('onClose', () => post.close());
  const context = createAuthContext({
    pool,
    post,
    accessTokens,
    site: config.site,
    publicUrl,
    settings: config.accounts,
  });
  await context.audit.forgetOld();

  await app.register(emptyBodies);
  await app.register(outboxRoutes, { outbox });
  await app.register(paymentsRoutes, { pool, publicUrl, settings: config.payments });
  await app.register(async (vendors) => {
    await vendors.register(cors, {
      origin: '*',
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: [
        'x-supabase-api-version',
        'x-sb-error-code',
        'retry-after',
        'x-total-count',
        'link',
      ],
      maxAge: 600,
    });
    await vendors.register(authRoutes, {
      prefix: '/auth/v1',
      context,
      keys: config.backend,
      signingKeys,
    });
    await vendors.register(storageRoutes, {
      prefix: '/storage/v1',
      pool,
      dataFolder: config.dataFolder,
      settings: config.storage,
      keys: config.backend,
      accessTokens,
    });
    // Once for every live connection: a second one would answer the first one's upgrades.
    await vendors.register(websocket, { options: { maxPayload: MAXIMUM_UTTERANCE_BYTES } });
    await vendors.register(realtimeRoutes, {
      prefix: '/realtime/v1',
      keys: config.backend,
      accessTokens,
      settings: config.realtime,
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
