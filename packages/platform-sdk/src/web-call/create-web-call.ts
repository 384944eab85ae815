import { createConnection } from '../client/connection.ts';
import { type CallSession, type CallSettings, createCallSession } from './call-session.ts';
import { createCall, toVendorCall } from './create-call.ts';
import { createEmitter } from './emitter.ts';
import { loadVendorClient } from './vendor-client.ts';
import type {
  JoinableCall,
  JoinOptions,
  OutgoingMessage,
  WebCall,
  WebCallEvents,
  WebCallOptions,
} from './web-call.ts';
import { WebCallError } from './web-call-error.ts';

export type { CallMessage, CallStatusUpdate } from './call-message.ts';
export type { UnknownMessage } from '../webhooks/named-message.ts';
export type * from './web-call.ts';
export { WebCallError, type WebCallErrorCode } from './web-call-error.ts';

const START_WITHIN_MS = 15_000; // left alone, the vendor's client tries for over a minute

const toWebCallError = (cause: unknown): WebCallError =>
  cause instanceof WebCallError
    ? cause
    : new WebCallError('unknown', 'The call could not be started', { fatal: true, cause });

/**
 * Calls with an assistant from the browser, over `@vapi-ai/web`, which is loaded with the first
 * start. Takes a public key, or a token for one user, to create calls; neither to join calls that
 * your server created.
 */
export function createWebCall(options: WebCallOptions = {}): WebCall {
  const { baseUrl, fetch, startTimeoutMs = START_WITHIN_MS } = options;
  const connection = createConnection({
    token: options.token ?? options.publicKey,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(fetch === undefined ? {} : { fetch }),
  });
  const emitter = createEmitter<WebCallEvents>();
  const settings: CallSettings = { muted: false, volume: undefined, microphone: undefined };
  let current: CallSession | undefined;
  let released: Promise<unknown> = Promise.resolve();

  /** Finds a call and joins it, unless the session ends before. */
  async function connect<C extends Partial<JoinableCall>>(
    session: CallSession,
    find: (signal: AbortSignal) => Promise<C>,
  ): Promise<C | null> {
    const Client = await loadVendorClient();
    if (session.signal.aborted) return null;
    const call = await find(session.signal);
    const joinable = toVendorCall(call);
    await released; // the vendor's room allows one call in a page
    await session.join(Client, joinable);
    return session.signal.aborted ? null : call;
  }

  async function begin<C extends Partial<JoinableCall>>(
    { signal, resumed = false }: JoinOptions,
    find: (signal: AbortSignal) => Promise<C>,
  ): Promise<C | null> {
    if (current) return null;
    const session = createCallSession({
      emitter,
      settings,
      resumed,
      onOver(freed) {
        released = Promise.all([released, freed]);
        current = undefined;
      },
    });
    const abandon = () => session.end('stopped');
    current = session;
    signal?.addEventListener('abort', abandon);
    if (signal?.aborted) abandon();
    const message = `The call did not start within ${startTimeoutMs} ms`;
    const giveUp = () => session.fail(new WebCallError('timeout', message, { fatal: true }));
    const timer = setTimeout(giveUp, startTimeoutMs);
    const ended = new Promise<null>((resolve) => {
      session.signal.addEventListener('abort', () => resolve(null));
      if (session.signal.aborted) resolve(null);
    });
    const connected = connect(session, find).catch((cause: unknown) => {
      session.fail(toWebCallError(cause));
      return null;
    });
    return Promise.race([connected, ended]).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abandon);
    });
  }

  function send(message: OutgoingMessage): boolean {
    const client = current?.client();
    if (!client) return false;
    try {
      client.send(message as never);
      return true;
    } catch {
      return false; // the room is being left
    }
  }

  return {
    on: emitter.on,
    async start(target, { signal } = {}) {
      const { assistant, assistantId, squad, squadId } = target;
      if (!(assistant ?? assistantId ?? squad ?? squadId)) {
        const message = 'Assistant or Squad must be provided';
        throw new WebCallError('nothing-to-call', message, { fatal: true });
      }
      return begin(signal ? { signal } : {}, (ended) => createCall(connection, target, ended));
    },
    join: (call, joinOptions = {}) => begin(joinOptions, async () => call),
    async stop() {
      current?.end('stopped');
      await released;
    },
    state: () => current?.state() ?? 'not-started',
    send,
    say: (message, { endCallAfterSpoken, ...interruptions } = {}) =>
      send({
        type: 'say',
        message,
        interruptionsEnabled: false,
        interruptAssistantEnabled: false,
        ...(endCallAfterSpoken === undefined ? {} : { endCallAfterSpoken }),
        ...interruptions,
      }),
    sayFirstMessage: () => send({ type: 'control', control: 'say-first-message' }),
    setMuted(muted) {
      settings.muted = muted;
      current?.client()?.setMuted(muted);
    },
    isMuted: () => settings.muted,
    setVolume(volume) {
      settings.volume = volume;
      current?.client()?.setVolume(volume);
    },
    async setMicrophone(source) {
      settings.microphone = source;
      await current?.client()?.setInputDevicesAsync({ audioSource: source });
    },
    setSpeaker: (deviceId) =>
      void current?.client()?.setOutputDeviceAsync({ outputDeviceId: deviceId }),
  };
}
