import { z } from 'zod';

export interface LanguageModelSettings {
  /** Where an OpenAI-compatible endpoint begins, such as `https://api.openai.com/v1`. */
  readonly url: string;
  readonly key: string;
  readonly name: string;
}

export interface ChatRequest {
  readonly system: string;
  readonly user: string;
  readonly temperature: number;
  /** Name and JSON schema of the answer, for endpoints that can be held to one. */
  readonly format: { readonly name: string; readonly schema: object };
  readonly deadlineMs: number;
  readonly signal?: AbortSignal;
}

export type ChatReply =
  | { readonly text: string }
  /** What went wrong, without a word of what was asked; `null` when trying again is no use. */
  | { readonly failure: string; readonly retryAfterMs: number | null };

export type ChatModel = (request: ChatRequest) => Promise<ChatReply>;

const PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 3_000;
const TRANSIENT = new Set([408, 409, 425, 429]);
// What some endpoints do not know; the request is complete without them.
const OPTIONS = ['temperature', 'response_format'] as const;

const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const failed = (failure: string, retryAfterMs: number | null): ChatReply => ({
  failure,
  retryAfterMs,
});

/** How long an endpoint asks to be left alone; `null` when that is longer than anybody can wait. */
function pauseAfter({ headers }: Response): number | null {
  const value = headers.get('retry-after');
  if (value === null) return PAUSE_MS;
  const seconds = Number(value);
  const pauseMs = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
  if (Number.isNaN(pauseMs)) return PAUSE_MS;
  return pauseMs <= LONGEST_PAUSE_MS ? Math.max(0, pauseMs) : null;
}

function readReply(body: unknown): ChatReply {
  const parsed = replySchema.safeParse(body);
  const text = parsed.data?.choices[0]?.message.content;
  return text ? { text } : failed('an empty answer', 0);
}

/** One question to a language model by OpenAI's chat protocol. Never throws, never logs. */
export function createChatModel(
  { url, key, name }: LanguageModelSettings,
  fetch = globalThis.fetch,
): ChatModel {
  const unknown = new Set<(typeof OPTIONS)[number]>();

  const bodyOf = ({ system, user, temperature, format }: ChatRequest) => ({
    model: name,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...(unknown.has('temperature') ? {} : { temperature }),
    ...(unknown.has('response_format')
      ? {}
      : { response_format: { type: 'json_schema', json_schema: { ...format, strict: true } } }),
  });

  /** Learns which option the endpoint does not know, so that the next try goes without it. */
  async function refusalOf(response: Response): Promise<ChatReply> {
    const failure = `status ${response.status}`;
    if (response.status >= 500 || TRANSIENT.has(response.status)) {
      await response.body?.cancel();
      return failed(failure, pauseAfter(response));
    }
    const complaint = await response.text();
    const named = OPTIONS.find((option) => !unknown.has(option) && complaint.includes(option));
    const option = named ?? (unknown.has('response_format') ? null : 'response_format');
    if (response.status !== 400 || option === null) return failed(failure, null);
    unknown.add(option);
    return failed(failure, 0);
  }

  return async (request) => {
    const { deadlineMs, signal } = request;
    const deadline = AbortSignal.timeout(deadlineMs);
    const limit = signal ? AbortSignal.any([deadline, signal]) : deadline;
    try {
      const response = await fetch(`${url}/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(request)),
        signal: limit,
      });
      return response.ok ? readReply(await response.json()) : await refusalOf(response);
    } catch {
      if (signal?.aborted) return failed('given up', null);
      return deadline.aborted ? failed('no answer in time', 0) : failed('unreadable', PAUSE_MS);
    }
  };
}
