import { createEnergyVad } from './energy-vad.ts';
import { createResampler } from './resampler.ts';

// The audio thread's globals, which the DOM library does not describe.
declare const sampleRate: number;
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort };
declare function registerProcessor(name: string, processor: new () => object): void;

const frameLength = Math.round(sampleRate / 100);

/** Posts the microphone in ten-millisecond frames: level, threshold and 16 kHz PCM. */
class CaptureProcessor extends AudioWorkletProcessor {
  readonly #measure = createEnergyVad(sampleRate);
  readonly #resample = createResampler(sampleRate);
  readonly #frame = new Float32Array(frameLength);
  #filled = 0;

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#frame[this.#filled++] = sample;
      if (this.#filled < frameLength) continue;
      this.#filled = 0;
      const pcm = this.#resample(this.#frame);
      this.port.postMessage({ ...this.#measure(this.#frame), pcm }, [pcm.buffer]);
    }
    return true;
  }
}

registerProcessor('capture', CaptureProcessor);
