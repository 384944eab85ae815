import { z } from 'zod';
import { CallError } from './voice-call.ts';

export interface LocalEngine {
  readonly kind: 'local';
  readonly apiUrl: string;
  readonly publicKey: string;
}

const callSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  webCallUrl: z.string(),
});

export type DialledCall = z.infer<typeof callSchema>;

/** Asks the voice platform for a call with the assistant. */
export async function dial(
  { apiUrl, publicKey }: LocalEngine,
  assistantId: string,
  { signal, fetch = globalThis.fetch }: { signal: AbortSignal; fetch?: typeof globalThis.fetch },
): Promise<DialledCall> {
  const response = await fetch(`${apiUrl}/call/web`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ assistantId }),
    signal,
  }).catch((cause: unknown) => {
    throw new CallError(signal.aborted ? 'timeout' : 'network', 'No call', { cause });
  });
  if (response.status === 401 || response.status === 403) throw new CallError('auth');
  if (!response.ok) throw new CallError('network', `The platform answered ${response.status}`);
  return callSchema.parse(await response.json());
}

const capabilitiesSchema = z.object({
  transcription: z.boolean(),
  speech: z.object({ en: z.boolean(), fr: z.boolean() }),
});

export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** Asks what the voice platform can hear and say now. */
export async function readCapabilities(
  { apiUrl, publicKey }: LocalEngine,
  fetch = globalThis.fetch,
): Promise<Capabilities> {
  const response = await fetch(`${apiUrl}/capabilities`, {
    headers: { authorization: `Bearer ${publicKey}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new CallError('network', `The platform answered ${response.status}`);
  return capabilitiesSchema.parse(await response.json());
}
