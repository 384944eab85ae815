import { WebCallError } from './web-call-error.ts';

/** The part of the vendor's browser client that a call stands on; `test/web-call` checks it against the real one. */
export interface VendorClient {
  readonly on: (event: string, listener: (payload: unknown) => void) => unknown;
  readonly reconnect: (call: VendorCall) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly send: (message: never) => void;
  readonly setMuted: (muted: boolean) => void;
  readonly setVolume: (volume: number) => void;
  readonly getAudioPlayer: () => { readonly remove: () => void } | null;
  readonly setInputDevicesAsync: (devices: {
    audioSource: MediaStreamTrack | string;
  }) => Promise<unknown>;
  readonly setOutputDeviceAsync: (devices: { outputDeviceId: string }) => unknown;
}

/** What the vendor's client needs to know of a call to join it. */
export interface VendorCall {
  readonly webCallUrl: string;
  readonly id?: string;
  readonly artifactPlan?: { videoRecordingEnabled?: boolean };
  readonly assistant?: { voice?: { provider?: string } };
  readonly transport?: { callToken?: string };
}

export type VendorClientClass = new (
  token: string,
  baseUrl?: string,
  dailyConfig?: { avoidEval?: boolean },
  dailyOptions?: { audioSource?: MediaStreamTrack | string | boolean },
) => VendorClient;

const isClass = (value: unknown): value is VendorClientClass => typeof value === 'function';

/** Loads the vendor's client on first use: nobody else pays for it. */
export async function loadVendorClient(): Promise<VendorClientClass> {
  try {
    const loaded: { default: unknown } = await import('@vapi-ai/web');
    if (isClass(loaded.default)) return loaded.default;
    // A CommonJS module arrives whole where Node, not a bundler, imports it.
    const whole = loaded.default as { default?: unknown };
    if (isClass(whole.default)) return whole.default;
    throw new Error('@vapi-ai/web exports no client');
  } catch (cause) {
    const message = 'The browser client could not be loaded; is @vapi-ai/web installed?';
    throw new WebCallError('client-unavailable', message, { fatal: true, cause });
  }
}
