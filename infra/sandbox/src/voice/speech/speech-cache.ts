import type { Audio } from './flite.ts';

export interface SpeechCache {
  readonly get: (key: string) => Audio | undefined;
  readonly set: (key: string, audio: Audio) => void;
}

/** Keeps what was used last, up to a size in bytes. */
export function createSpeechCache(limitBytes: number): SpeechCache {
  const kept = new Map<string, Audio>(); // oldest use first
  let bytes = 0;
  return {
    get(key) {
      const audio = kept.get(key);
      if (audio) {
        kept.delete(key);
        kept.set(key, audio);
      }
      return audio;
    },
    set(key, audio) {
      if (kept.has(key)) return;
      kept.set(key, audio);
      bytes += audio.samples.byteLength;
      for (const [oldest, { samples }] of kept) {
        if (bytes <= limitBytes) break;
        kept.delete(oldest);
        bytes -= samples.byteLength;
      }
    },
  };
}
