import { z } from 'zod';
import { UTTERANCE_SAMPLE_RATE } from './protocol.ts';
import { createWav } from './wav.ts';

export interface Transcription {
  /** Throws when the service fails twice or does not answer in time. */
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

// Somebody waits for the reply: long enough for a slow machine, short enough to type instead.
const PATIENCE_MS = 8_000;
const PATIENCE_PER_SAMPLE_MS = 500 / UTTERANCE_SAMPLE_RATE;

const replySchema = z.object({ text: z.string() });

/** Speech to text by any service that speaks OpenAI's protocol. */
export function createTranscription(
  { url, key, model }: TranscriptionSettings,
  fetch = globalThis.fetch,
  patienceMs = PATIENCE_MS,
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
      signal,
    });
    if (!response.ok) throw new Error(`The transcription service answered ${response.status}`);
    const reply: unknown = await response.json().catch(() => undefined); // its error would quote it
    return replySchema.parse(reply).text.trim();
  }

  return {
    async transcribe(samples, { language, signal }) {
      const wav = createWav(samples, UTTERANCE_SAMPLE_RATE);
      const patience = patienceMs + (samples.length / 2) * PATIENCE_PER_SAMPLE_MS;
      const limited = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      try {
        return await ask(wav, language, limited);
      } catch (error) {
        if (limited.aborted) throw error;
        return ask(wav, language, limited);
      }
    },
  };
}
