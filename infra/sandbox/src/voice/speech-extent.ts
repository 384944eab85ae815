import type { Spoken } from './call-messages.repository.ts';
import { UTTERANCE_SAMPLE_RATE } from './protocol.ts';

/** Where the voice is in a recording, in milliseconds from its beginning. */
interface SpeechExtent {
  readonly fromMs: number;
  readonly toMs: number;
}

const FRAME_MS = 20;
const FRAME_SAMPLES = (UTTERANCE_SAMPLE_RATE * FRAME_MS) / 1_000;
const BYTES = 2;
// A syllable is at most 26 dB below the loudest one; a room is quieter, and so is digital noise.
const QUIETEST_SHARE = 0.05;
const QUIETEST = 60;

function loudnessOf(samples: Buffer, frame: number): number {
  const from = frame * FRAME_SAMPLES;
  let sum = 0;
  for (let at = from; at < from + FRAME_SAMPLES; at += 1) {
    sum += samples.readInt16LE(at * BYTES) ** 2;
  }
  return Math.sqrt(sum / FRAME_SAMPLES);
}

/** The stretch from the first to the last sound of a voice; `null` when there is none. */
export function speechExtent(samples: Buffer): SpeechExtent | null {
  const frames = Math.floor(samples.length / BYTES / FRAME_SAMPLES);
  const loudness = Array.from({ length: frames }, (_, frame) => loudnessOf(samples, frame));
  const loudest = loudness.reduce((most, each) => Math.max(most, each), 0);
  const isVoice = (each: number) => each >= Math.max(QUIETEST, loudest * QUIETEST_SHARE);
  const first = loudness.findIndex(isVoice);
  if (first === -1) return null;
  return { fromMs: first * FRAME_MS, toMs: (loudness.findLastIndex(isVoice) + 1) * FRAME_MS };
}

/** When the voice in a recording that ended at that time, in milliseconds, began and stopped. */
export function spokenIn(samples: Buffer, endedAt: number): Spoken | null {
  const extent = speechExtent(samples);
  if (!extent) return null;
  const begunAt = endedAt - (samples.length / BYTES / UTTERANCE_SAMPLE_RATE) * 1_000;
  return { from: new Date(begunAt + extent.fromMs), to: new Date(begunAt + extent.toMs) };
}
