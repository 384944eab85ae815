import { z } from 'zod';
import { UTTERANCE_SAMPLE_RATE } from './protocol.ts';
import { createWav } from './wav.ts';

export interface Transcription {
  /** Throws when the service does not answer, twice. */
  readonly transcribe: (
    samples: Buffer,
    options: { language: string; signal: AbortSignal },
  ) => Promise<string>;
}

export interface TranscriptionSettings {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

const TIMEOUT_MS = 20_000;
const replySchema = z.object({ text: z.string() });

/** Speech to text by any service that speaks OpenAI's protocol. */
export function createTranscription(
  { url, key, model }: TranscriptionSettings,
  fetch = globalThis.fetch,
): Transcription {
  async function ask(wav: Buffer, language: string, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'answer.wav');
    form.set('model', model);
    form.set('language', language);
    form.set('response_format', 'json');
    const response = await fetch(`${url}/audio/transcriptions`, {
      method: 'POST',
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body: form,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) throw new Error(`The transcription service answered ${response.status}`);
    const reply: unknown = await response.json().catch(() => undefined); // its error would quote it
    return replySchema.parse(reply).text.trim();
  }

  return {
    async transcribe(samples, { language, signal }) {
      const wav = createWav(samples, UTTERANCE_SAMPLE_RATE);
      try {
        return await ask(wav, language, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        return ask(wav, language, signal);
      }
    },
  };
}
