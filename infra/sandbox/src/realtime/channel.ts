import type { Broadcast, Hub } from './hub.ts';
import { describeExpiry, type Listener, mayRead, type TokenReader } from './listeners.ts';

const LONGEST_TIMER_MS = 3_600_000;

export interface Channel {
  readonly joinRef: string | null;
  /** Goes on with another token, or ends when it does not allow what the first one did. */
  readonly renew: (token: string) => Promise<void>;
  /** Tells why, then ends. */
  readonly shutDown: (message: string) => void;
  /** Ends without a word. */
  readonly leave: () => void;
}

export interface ChannelOptions {
  /** Without the `realtime:` of the wire. */
  readonly topic: string;
  readonly joinRef: string | null;
  readonly listener: Listener;
  readonly token: string | null;
  readonly hub: Hub;
  readonly readToken: TokenReader;
  readonly send: (event: string, payload: unknown) => void;
  /** Called once, when the channel has ended by `shutDown`. */
  readonly onShutDown: () => void;
}

/** One joined topic of one connection. It lives as long as the token it was joined with. */
export function createChannel(options: ChannelOptions): Channel {
  const { topic, joinRef, hub, readToken, send } = options;
  let { listener, token } = options;
  let hasEnded = false;
  let expiry: NodeJS.Timeout | undefined;
  const unsubscribe = hub.subscribe(topic, ({ event, payload }: Broadcast) =>
    send('broadcast', { type: 'broadcast', event, payload }),
  );

  function watchExpiry() {
    clearTimeout(expiry);
    if (listener.role !== 'user') return;
    const { until } = listener;
    const look = () => (Date.now() < until ? watchExpiry() : shutDown(describeExpiry(until)));
    expiry = setTimeout(look, Math.min(until - Date.now(), LONGEST_TIMER_MS));
  }

  function leave() {
    hasEnded = true;
    clearTimeout(expiry);
    unsubscribe();
  }

  function shutDown(message: string) {
    if (hasEnded) return;
    leave();
    send('system', { extension: 'system', status: 'error', message, channel: topic });
    options.onShutDown();
  }

  watchExpiry();
  return {
    joinRef,
    leave,
    shutDown,
    async renew(next) {
      if (next === token) return;
      const renewed = await readToken(next);
      if (hasEnded) return;
      if (renewed.role === 'late') return shutDown(describeExpiry(renewed.until));
      if (!mayRead(renewed, topic)) {
        return shutDown(`You no longer have permission to read from this Channel topic: ${topic}`);
      }
      listener = renewed;
      token = next;
      watchExpiry();
    },
  };
}
