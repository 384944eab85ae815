import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { isAllowedOrigin } from '../origins.ts';
import { sameSecret } from '../same-secret.ts';
import type { CallDesk } from './call-desk.ts';
import type { Call, Calls } from './calls.repository.ts';
import { PlatformError, readInput } from './platform-error.ts';

const HEARTBEAT_MS = 15_000;
const NORMAL = 1_000;
const FAILED = 1_011;

const parametersSchema = z.object({ id: z.string() });
const querySchema = z.object({ token: z.string().default('') });

export interface CallSocketOptions {
  readonly calls: Calls;
  readonly desk: CallDesk;
  readonly origins: readonly string[];
}

/** The live connection of a call: `PROTOCOL.md` says what goes over it. */
export const callSocketRoutes: FastifyPluginAsync<CallSocketOptions> = async (
  app,
  { calls, desk, origins },
) => {
  app.decorateRequest('call', null);

  app.addHook('preValidation', async (request) => {
    const { origin } = request.headers;
    if (origin && !isAllowedOrigin(origin, origins)) throw new PlatformError(403, 'Unknown origin');
    request.call = await admit(request);
  });

  async function admit(request: FastifyRequest): Promise<Call> {
    const { id } = readInput(parametersSchema, request.params);
    const { token } = readInput(querySchema, request.query);
    const call = z.uuid().safeParse(id).success ? await calls.find(id) : null;
    if (!call || !sameSecret(token, call.token))
      throw new PlatformError(401, 'Invalid call address');
    return call;
  }

  app.get('/call/:id/socket', { websocket: true }, (socket, { call, log }) => {
    socket.on('error', () => undefined); // always followed by `close`
    if (!call) return;
    if (call.status === 'ended') {
      const { endedReason } = call;
      socket.send(JSON.stringify({ type: 'status-update', status: 'ended', endedReason }));
      socket.close(NORMAL);
      return;
    }
    keepAlive(socket);
    desk.join(call, socket).catch((error: unknown) => {
      log.error({ err: error, callId: call.id }, 'a call could not be joined');
      socket.close(FAILED);
    });
  });
};

/** A connection that has silently gone is noticed, so that the call knows it is alone. */
function keepAlive(socket: WebSocket) {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const heartbeat = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, HEARTBEAT_MS);
  socket.on('close', () => clearInterval(heartbeat));
}

declare module 'fastify' {
  interface FastifyRequest {
    call: Call | null;
  }
}
