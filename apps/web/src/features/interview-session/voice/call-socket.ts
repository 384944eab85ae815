import { type ClientMessage, parseServerMessage, type ServerMessage } from './local-protocol.ts';

export interface CallSocketHandlers {
  /** Every message with the binary frame that belongs to it. */
  readonly onMessage: (message: ServerMessage, audio?: ArrayBuffer) => void;
  /** The connection broke; another is being tried. */
  readonly onLost: () => void;
  /** No connection came back in time; nothing more will follow. */
  readonly onGone: () => void;
}

export interface CallSocket {
  /** Sends if there is a connection; what must not be lost is kept by the caller. */
  readonly send: (message: ClientMessage) => void;
  readonly sendAudio: (frame: Int16Array<ArrayBuffer>) => void;
  readonly close: () => void;
}

const GIVE_UP_AFTER_MS = 45_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 4_000;
const PING_EVERY_MS = 5_000;
const SILENT_FOR_MS = 15_000; // three unanswered pings: the network is gone, whatever the socket says

/** One call's connection. It comes back by itself, with growing pauses, for 45 seconds. */
export function createCallSocket(
  url: string,
  handlers: CallSocketHandlers,
  WebSocket = globalThis.WebSocket,
): CallSocket {
  let socket: WebSocket | undefined;
  let closed = false;
  let lostAt: number | undefined;
  let attempts = 0;
  let heardAt = Date.now();
  let awaitingAudio: ServerMessage | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const current = new WebSocket(url);
    socket = current;
    heardAt = Date.now();
    awaitingAudio = undefined;
    current.binaryType = 'arraybuffer';
    current.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (current === socket && !closed) receive(data);
    });
    current.addEventListener('close', () => {
      if (current === socket && !closed) reconnect();
    });
  }

  function receive(data: string | ArrayBuffer): void {
    heardAt = Date.now();
    if (typeof data !== 'string') {
      const header = awaitingAudio;
      awaitingAudio = undefined;
      if (header) handlers.onMessage(header, data);
      return;
    }
    const message = parseServerMessage(data);
    if (message?.type === 'hello') {
      lostAt = undefined;
      attempts = 0;
    }
    if (message?.type === 'audio') awaitingAudio = message;
    else if (message) handlers.onMessage(message);
  }

  function reconnect(): void {
    socket = undefined;
    if (lostAt === undefined) {
      lostAt = Date.now();
      handlers.onLost();
    }
    if (closed) return;
    if (Date.now() - lostAt >= GIVE_UP_AFTER_MS) {
      close();
      handlers.onGone();
      return;
    }
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts++);
    retry = setTimeout(connect, pause);
  }

  const heartbeat = setInterval(() => {
    if (!socket) return;
    if (Date.now() - heardAt < SILENT_FOR_MS) {
      send({ type: 'ping' });
      return;
    }
    const dead = socket;
    reconnect();
    dead.close();
  }, PING_EVERY_MS);

  const isOpen = () => socket?.readyState === WebSocket.OPEN;

  function send(message: ClientMessage): void {
    if (isOpen()) socket?.send(JSON.stringify(message));
  }

  function close(): void {
    closed = true;
    clearTimeout(retry);
    clearInterval(heartbeat);
    socket?.close();
    socket = undefined;
  }

  connect();
  return { send, sendAudio: (frame) => isOpen() && socket?.send(frame), close };
}
