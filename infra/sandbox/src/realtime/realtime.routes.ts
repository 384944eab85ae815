import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { sameSecret } from '../same-secret.ts';
import { broadcastRoutes } from './broadcast.routes.ts';
import { serveConnection } from './connection.ts';
import { createHub } from './hub.ts';
import { createTokenReader, type ListenerOptions } from './listeners.ts';
import type { RealtimeSettings } from './settings.ts';

const querySchema = z.object({
  apikey: z.string().default(''),
  vsn: z.enum(['1.0.0', '2.0.0']).default('1.0.0'),
});

/** The realtime protocol under `/realtime/v1`: a WebSocket to listen on, and calls to broadcast by. */
export const realtimeRoutes: FastifyPluginAsync<
  ListenerOptions & { settings: RealtimeSettings }
> = async (app, options) => {
  const { keys, settings } = options;
  const hub = createHub();
  const readToken = createTokenReader(options);

  app.route({
    method: 'GET',
    url: '/websocket',
    preValidation: async ({ query }, reply) => {
      const parsed = querySchema.safeParse(query);
      const apikey = parsed.data?.apikey ?? '';
      const isKnown = [keys.publishableKey, keys.secretKey].some((key) => sameSecret(apikey, key));
      if (!isKnown) await reply.code(401).send({ message: 'Invalid API key' });
    },
    handler: (_request, reply) => reply.code(426).send({ message: 'Speak WebSocket here' }),
    wsHandler: (socket, { query, log }) => {
      socket.on('error', () => undefined); // always followed by `close`
      const { vsn: version } = querySchema.parse(query);
      serveConnection({ socket, version, hub, readToken, idleMs: settings.idleMs, log });
    },
  });

  // The one that is there by itself writes the whole address to the log, key and all.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found' }));
  await app.register(broadcastRoutes, { hub, keys });
};
