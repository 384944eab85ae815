import { type CallSocket, type CallSocketHandlers, createCallSocket } from './call-socket.ts';
import type { dial as dialCall, DialledCall, LocalEngine } from './dial.ts';
import type { Hello, ServerMessage } from './local-protocol.ts';
import { timeLimit } from './time-limit.ts';
import { CallError, type StartOptions } from './voice-call.ts';

interface ConnectOptions {
  readonly engine: LocalEngine;
  readonly options: StartOptions;
  readonly signal: AbortSignal;
  readonly dial: typeof dialCall;
  readonly fetch?: typeof globalThis.fetch;
  readonly WebSocket?: typeof globalThis.WebSocket;
}

export interface Connection {
  readonly call: DialledCall;
  readonly hello: Hello;
  readonly socket: CallSocket;
  /** Hands over what arrives, beginning with what arrived since the greeting. */
  readonly deliverTo: (handlers: CallSocketHandlers) => void;
}

const REJOIN_WITHIN_MS = 4_000;

/** Opens the socket of one call and waits for its greeting. */
async function join(call: DialledCall, signal: AbortSignal, { WebSocket }: ConnectOptions) {
  const { promise: greeted, resolve, reject } = Promise.withResolvers<Hello>();
  const waiting: [ServerMessage, ArrayBuffer | undefined][] = [];
  let handlers: CallSocketHandlers | undefined;
  const refuse = (code: CallError['code']) => reject(new CallError(code));

  const socket = createCallSocket(
    call.webCallUrl,
    {
      onMessage(message, audio) {
        if (handlers) handlers.onMessage(message, audio);
        else if (message.type === 'hello') resolve(message);
        else if (message.type === 'error' && message.fatal) refuse('ejected');
        else if (message.type === 'status-update' && message.status === 'ended') refuse('ejected');
        else waiting.push([message, audio]);
      },
      onLost: () => handlers?.onLost(),
      onGone: () => (handlers ? handlers.onGone() : refuse('network')),
    },
    WebSocket,
  );
  const abort = () => refuse('timeout');
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    const hello = await greeted;
    const deliverTo = (to: CallSocketHandlers) => {
      handlers = to;
      for (const [message, audio] of waiting.splice(0)) to.onMessage(message, audio);
    };
    return { call, hello, socket, deliverTo } satisfies Connection;
  } catch (cause) {
    socket.close();
    throw cause;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Rejoins the call that was left by a reload, or else asks for a new one on the same interview. */
export async function connectCall(request: ConnectOptions): Promise<Connection> {
  const { engine, options, signal, dial, fetch } = request;
  const { rejoin, assistantId } = options;
  if (rejoin) {
    const call = { id: rejoin.id, createdAt: rejoin.createdAt, webCallUrl: rejoin.rejoin };
    const limit = timeLimit(REJOIN_WITHIN_MS, signal);
    const rejoined = await join(call, limit, request).catch(() => undefined);
    if (rejoined) return rejoined;
  }
  const call = await dial(engine, assistantId, { signal, ...(fetch ? { fetch } : {}) });
  return join(call, signal, request);
}
