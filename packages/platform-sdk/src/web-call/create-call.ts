import type { Connection } from '../client/connection.ts';
import type { VendorCall } from './vendor-client.ts';
import type { CreatedCall, JoinableCall, WebCallTarget } from './web-call.ts';
import { WebCallError } from './web-call-error.ts';
import { namePlatformFailure } from './name-failure.ts';

/** Asks the platform for a call; the request ends with the signal. Rejects with a `WebCallError`. */
export async function createCall(
  { send }: Connection,
  target: WebCallTarget,
  signal: AbortSignal,
): Promise<CreatedCall> {
  // The start has a limit of its own, and a call must not be placed twice.
  const options = { signal, timeoutMs: Number.POSITIVE_INFINITY, retries: 0 };
  return send('POST', '/call/web', { body: target }, options).catch((cause: unknown) => {
    throw namePlatformFailure(cause);
  });
}

/** What the vendor's client has to know of a call. Rejects an answer that leads nowhere. */
export function toVendorCall(call: Partial<JoinableCall>): VendorCall {
  const { id, artifactPlan, transport } = call;
  const webCallUrl = call.webCallUrl ?? transport?.callUrl;
  if (!webCallUrl) {
    throw new WebCallError('invalid-response', 'The call has no webCallUrl', { fatal: true });
  }
  const provider = call.assistant?.voice?.provider;
  // The vendor's client subscribes to the assistant's picture for this provider's voices alone.
  const seen = transport?.assistantVideoEnabled ? 'tavus' : provider;
  const recorded = artifactPlan?.videoRecordingEnabled;
  const callToken = transport?.callToken;
  return {
    webCallUrl,
    ...(id === undefined ? {} : { id }),
    ...(recorded === undefined ? {} : { artifactPlan: { videoRecordingEnabled: recorded } }),
    ...(seen ? { assistant: { voice: { provider: seen } } } : {}),
    ...(callToken ? { transport: { callToken } } : {}),
  };
}
