import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { AssistantSettings } from './assistant.ts';
import type { AnswerSource } from './call-messages.repository.ts';
import { readEventData } from './server-sent-events.ts';

export interface ModelMessage {
  readonly role: string;
  readonly content: string;
}

export interface ModelRequest {
  readonly settings: AssistantSettings;
  readonly callId: string;
  readonly messages: readonly ModelMessage[];
  /** How the last answer was given; null before the first. */
  readonly source: AnswerSource | null;
  readonly signal: AbortSignal;
}

export type ModelEvent = { readonly text: string } | { readonly endCall: true };

export interface Model {
  /** Streams one reply. Throws once nothing came, however often it was tried. */
  readonly reply: (request: ModelRequest) => AsyncGenerator<ModelEvent>;
}

const FIRST_TOKEN_MS = 10_000;
const BACK_OFF_MS = [300, 900];

const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({
        content: z.string().nullish(),
        tool_calls: z
          .array(z.object({ function: z.object({ name: z.string().nullish() }).nullish() }))
          .nullish(),
      }),
    }),
  ),
});

/** A failure that another try may mend. */
class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** What came instead of a chunk may be part of an interview, so no error repeats it. */
function parseChunk(data: string): z.output<typeof chunkSchema> {
  try {
    return chunkSchema.parse(JSON.parse(data));
  } catch {
    throw new Error('The model sent something that is no chat completion chunk');
  }
}

function* readChunk(data: string): Generator<ModelEvent> {
  const { choices } = parseChunk(data);
  for (const { delta } of choices) {
    if (delta.content) yield { text: delta.content };
    if (delta.tool_calls?.some((call) => call.function?.name === 'endCall'))
      yield { endCall: true };
  }
}

/** Asks the assistant's own model by OpenAI's chat protocol. */
export function createModel(fetch = globalThis.fetch): Model {
  async function* attempt(request: ModelRequest): AsyncGenerator<ModelEvent> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), FIRST_TOKEN_MS);
    try {
      const response = await post(request, AbortSignal.any([request.signal, late.signal]));
      for await (const data of readEventData(response)) {
        clearTimeout(timer);
        if (data === '[DONE]') return;
        yield* readChunk(data);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function post({ settings, callId, messages, source }: ModelRequest, signal: AbortSignal) {
    const { url = '', model = 'custom', headers, messages: instructions } = settings.model ?? {};
    const address = url.endsWith('/chat/completions') ? url : `${url}/chat/completions`;
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      signal,
      body: JSON.stringify({
        model,
        stream: true,
        messages: [...(instructions ?? []), ...messages],
        call: { id: callId, type: 'webCall' },
        metadata: { ...settings.metadata, ...(source ? { source } : {}) },
      }),
    });
    if (response.ok && response.body) return response.body;
    await response.body?.cancel();
    const problem = `The model answered ${response.status}`;
    throw response.status >= 500 || response.status === 429
      ? new Unavailable(problem)
      : new Error(problem);
  }

  return {
    async *reply(request) {
      for (let failures = 0; ; failures += 1) {
        let begun = false;
        try {
          for await (const event of attempt(request)) {
            begun = true;
            yield event;
          }
          return;
        } catch (error) {
          const wait = BACK_OFF_MS[failures];
          if (begun || request.signal.aborted || wait === undefined || !mayPass(error)) throw error;
          await pause(wait, undefined, { signal: request.signal });
        }
      }
    },
  };
}

/** Network failures are `TypeError`s, a missed deadline an `AbortError`. */
const mayPass = (error: unknown): boolean =>
  error instanceof Unavailable ||
  error instanceof TypeError ||
  (error instanceof Error && error.name === 'AbortError');
