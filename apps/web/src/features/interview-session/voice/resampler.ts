const TARGET_RATE = 16_000;
const HALF_WIDTH = 24; // input samples on each side of an output sample
const PHASES = 64;
const CUTOFF_HZ = 7_200;

/** A windowed sinc, sampled at `PHASES` fractions of an input sample; each phase has unit gain. */
function createKernel(inputRate: number): Float32Array[] {
  const cutoff = Math.min(0.5, CUTOFF_HZ / inputRate);
  return Array.from({ length: PHASES }, (_, phase) => {
    const taps = new Float32Array(2 * HALF_WIDTH);
    for (let tap = 0; tap < taps.length; tap++) {
      const distance = tap - HALF_WIDTH + 1 - phase / PHASES;
      const angle = 2 * Math.PI * cutoff * distance;
      const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
      taps[tap] = sinc * (0.54 + 0.46 * Math.cos((Math.PI * distance) / HALF_WIDTH));
    }
    const gain = taps.reduce((sum, value) => sum + value, 0);
    return taps.map((value) => value / gain);
  });
}

function toPcm16(sample: number): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
}

/** Turns a stream of frames at `inputRate` into 16 kHz PCM16, keeping what the next frame needs. */
export function createResampler(inputRate: number) {
  const kernel = createKernel(inputRate);
  const step = inputRate / TARGET_RATE;
  let pending: Float32Array = new Float32Array(HALF_WIDTH);
  let position = HALF_WIDTH; // of the next output sample, in samples of `pending`

  return (frame: Float32Array): Int16Array<ArrayBuffer> => {
    const input = new Float32Array(pending.length + frame.length);
    input.set(pending);
    input.set(frame, pending.length);
    const output: number[] = [];
    for (; position + HALF_WIDTH < input.length; position += step) {
      const whole = Math.floor(position);
      const taps = kernel[Math.floor((position - whole) * PHASES)] ?? [];
      let sum = 0;
      for (let tap = 0; tap < taps.length; tap++) {
        sum += (taps[tap] ?? 0) * (input[whole - HALF_WIDTH + 1 + tap] ?? 0);
      }
      output.push(toPcm16(sum));
    }
    const keepFrom = Math.max(0, Math.floor(position) - HALF_WIDTH);
    pending = input.slice(keepFrom);
    position -= keepFrom;
    return Int16Array.from(output);
  };
}
