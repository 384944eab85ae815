import { describe, expect, test } from 'vitest';
import { createEnergyVad, type FrameLevel } from './energy-vad.ts';
import { createResampler } from './resampler.ts';

const RATE = 48_000;
const FRAME = RATE / 100;

/** Frames of a sine, ten milliseconds each. */
function* tone(frequency: number, amplitude: number, frames: number) {
  for (let frame = 0; frame < frames; frame++) {
    yield Float32Array.from(
      { length: FRAME },
      (_, i) => amplitude * Math.sin((2 * Math.PI * frequency * (frame * FRAME + i)) / RATE),
    );
  }
}

describe('the resampler', () => {
  const loudness = (samples: readonly number[]) =>
    Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  const through = (frequency: number, rate = RATE) => {
    const resample = createResampler(rate);
    return [...tone(frequency, 0.5, 100)].flatMap((frame) => Array.from(resample(frame)));
  };

  test.each([
    [48_000, 16_000],
    [44_100, 17_415],
    [16_000, 48_000],
  ])('turns 48,000 samples at %d Hz into %d', (rate, expected) => {
    expect(through(440, rate).length).toBeGreaterThan(expected * 0.995);
    expect(through(440, rate).length).toBeLessThanOrEqual(expected);
  });

  test('keeps speech and removes what would fold into it', () => {
    const full = 0.5 * 32_767 * Math.SQRT1_2;
    expect(loudness(through(1_000)) / full).toBeCloseTo(1, 1);
    expect(loudness(through(12_000)) / full).toBeLessThan(0.01);
  });
});

describe('the voice detector', () => {
  const measure = (levels: readonly [amplitude: number, frames: number][]) => {
    const vad = createEnergyVad(RATE);
    const results: FrameLevel[] = [];
    for (const [amplitude, frames] of levels) {
      for (const frame of tone(300, amplitude, frames)) results.push(vad(frame));
    }
    return results;
  };
  const voiced = ({ db, threshold }: FrameLevel) => db > threshold;

  test('hears a voice over a quiet room', () => {
    const frames = measure([
      [0.0005, 200],
      [0.1, 50],
    ]);
    expect(frames.slice(0, 200).some(voiced)).toBe(false);
    expect(frames.slice(200).every(voiced)).toBe(true);
  });

  test('takes a steady hum for the room once it lasts', () => {
    expect(
      measure([[0.02, 400]])
        .slice(250)
        .some(voiced),
    ).toBe(false);
  });

  test('waits 0.8 s for the microphone to settle, and not for the first sound in it', () => {
    const early = measure([[0.1, 50]]);
    expect(early.some(voiced)).toBe(false);
    const silentFirst = measure([
      [0, 100],
      [0.1, 20],
    ]);
    expect(silentFirst.slice(100).every(voiced)).toBe(true);
  });
});
