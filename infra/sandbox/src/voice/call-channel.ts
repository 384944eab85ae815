import type { WebSocket } from 'ws';
import type { ServerMessage } from './protocol.ts';

const NORMAL = 1_000;
const SERVICE_RESTART = 1_012;
const EJECTED = 4_001;
const PATIENCE_MS = 500; // for a client that does not answer the closing

export interface CallChannel {
  /** The newer socket takes the call over; the older one is told and closed. */
  readonly attach: (socket: WebSocket) => void;
  /** Answers `false` when the socket had already been replaced. */
  readonly detach: (socket: WebSocket) => boolean;
  readonly isOpen: () => boolean;
  readonly isHeldBy: (socket: WebSocket) => boolean;
  /** Nothing is queued for an absent client; it is told the state when it comes back. */
  readonly send: (message: ServerMessage, binary?: Uint8Array) => void;
  readonly close: (why: 'ended' | 'restarting') => void;
}

const write = (socket: WebSocket, message: ServerMessage) => socket.send(JSON.stringify(message));

function closeSoon(socket: WebSocket, code: number) {
  socket.close(code);
  setTimeout(() => socket.terminate(), PATIENCE_MS).unref();
}

/** The one live connection of a call. */
export function createCallChannel(): CallChannel {
  let current: WebSocket | undefined;
  return {
    attach(socket) {
      const older = current;
      current = socket;
      if (!older) return;
      const message = 'This interview was opened in another place.';
      write(older, { type: 'error', code: 'ejected', message, fatal: true });
      closeSoon(older, EJECTED);
    },
    detach(socket) {
      if (current !== socket) return false;
      current = undefined;
      return true;
    },
    isOpen: () => current !== undefined,
    isHeldBy: (socket) => current === socket,
    send(message, binary) {
      if (!current) return;
      write(current, message);
      if (binary) current.send(binary, { binary: true });
    },
    close(why) {
      if (current) closeSoon(current, why === 'ended' ? NORMAL : SERVICE_RESTART);
      current = undefined;
    },
  };
}
