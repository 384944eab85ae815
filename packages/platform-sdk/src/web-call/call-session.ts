import { type CallMessage, isEndedStatus, readCallMessage } from './call-message.ts';
import type { Emitter } from './emitter.ts';
import { nameRoomFailure } from './name-failure.ts';
import { relayVendorEvents } from './relay-vendor-events.ts';
import type { VendorCall, VendorClient, VendorClientClass } from './vendor-client.ts';
import type { CallEndReason, CallState, WebCallEvents } from './web-call.ts';
import type { WebCallError } from './web-call-error.ts';

/** What holds from one call to the next. */
export interface CallSettings {
  muted: boolean;
  volume: number | undefined;
  microphone: MediaStreamTrack | string | undefined;
}

interface SessionOptions {
  readonly emitter: Emitter<WebCallEvents>;
  readonly settings: Readonly<CallSettings>;
  readonly resumed: boolean;
  /** The call is over and says so next; what it held is free when `released` settles. */
  readonly onOver: (released: Promise<void>) => void;
}

export type CallSession = ReturnType<typeof createCallSession>;

const HANG_UP_WITHIN_MS = 5_000; // the vendor's room may never confirm
const LEFT: CallMessage = {
  type: 'status-update',
  status: 'ended',
  endedReason: 'customer-ended-call',
};

/** Leaves the room and takes the player out of the page, which the vendor's client leaves behind. */
async function hangUp(client: VendorClient): Promise<void> {
  client.getAudioPlayer()?.remove();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, HANG_UP_WITHIN_MS)));
  await Promise.race([client.stop().catch(() => undefined), limit]);
  clearTimeout(timer);
}

/** One call from its start to its end, on a client of its own: what comes later from that is not heard. */
export function createCallSession({ emitter, settings, resumed, onOver }: SessionOptions) {
  const over = new AbortController();
  let state: CallState = 'starting';
  let listening = resumed;
  let speaking = false;
  let endReported = false;
  let client: VendorClient | undefined;

  const isOver = () => over.signal.aborted;
  const report: typeof emitter.emit = (event, payload) => {
    if (!isOver()) emitter.emit(event, payload);
  };

  function end(reason: CallEndReason, error?: WebCallError): void {
    if (isOver()) return;
    over.abort();
    const { emit } = emitter;
    const released = client ? hangUp(client) : Promise.resolve();
    if (error) emit('error', error);
    if (speaking) emit('speech-end', undefined);
    if (state !== 'starting' && !endReported) emit('message', LEFT);
    state = 'not-started';
    onOver(released);
    emit('call-end', { reason });
  }

  function fail(error: WebCallError): void {
    if (error.code !== 'ejected') return end('failed', error);
    // The platform closes the room when a call has ended: no failure.
    return endReported ? end('ended') : end('ejected', error);
  }

  function begin(): void {
    if (isOver() || state !== 'joined' || !listening) return;
    state = 'live';
    report('call-start', undefined);
  }

  function receive(value: unknown): void {
    const message = isOver() ? undefined : readCallMessage(value);
    if (!message) return;
    const ended = isEndedStatus(message);
    if (ended && endReported) return;
    if (ended) endReported = true;
    report('message', message);
  }

  function attach(vendor: VendorClient): void {
    relayVendorEvents(vendor, {
      report,
      receive,
      settings,
      measureMicrophone: emitter.hasListener('local-volume-level'),
      onFailure: (event) => fail(nameRoomFailure(event, state !== 'starting')),
      onLeft: () => end('ended'),
      onListening() {
        listening = true;
        begin();
      },
      onSpeech(heard) {
        if (isOver()) return;
        speaking = heard;
        report(heard ? 'speech-start' : 'speech-end', undefined);
      },
    });
  }

  return {
    signal: over.signal,
    state: () => state,
    client: () => (state === 'joined' || state === 'live' ? client : undefined),
    end,
    fail,
    /** Enters the room. Rejects with a `WebCallError`. */
    async join(Client: VendorClientClass, call: VendorCall): Promise<void> {
      if (isOver()) return;
      const { microphone, volume } = settings;
      // Without `avoidEval` a content security policy would have to allow eval.
      const dailyOptions = microphone === undefined ? undefined : { audioSource: microphone };
      client = new Client('', undefined, { avoidEval: true }, dailyOptions);
      if (volume !== undefined) client.setVolume(volume);
      attach(client);
      await client.reconnect(call).catch((cause: unknown) => {
        throw nameRoomFailure(cause, false);
      });
      if (isOver()) return;
      state = 'joined';
      if (settings.muted) client.setMuted(true);
      begin();
    },
  };
}
