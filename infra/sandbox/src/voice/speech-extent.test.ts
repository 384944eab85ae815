import { expect, test } from 'vitest';
import { speechExtent, spokenIn } from './speech-extent.ts';

const SAMPLES_PER_MS = 16;

/** Sound of the given loudness, in milliseconds each. */
const record = (...parts: readonly (readonly [milliseconds: number, amplitude: number])[]) =>
  Buffer.concat(
    parts.map(([milliseconds, amplitude]) => {
      const samples = Buffer.alloc(milliseconds * SAMPLES_PER_MS * 2);
      for (let at = 0; at < samples.length / 2; at += 1) {
        samples.writeInt16LE(Math.round(amplitude * Math.sin(at / 6)), at * 2);
      }
      return samples;
    }),
  );

test('the silence around a voice does not count', () => {
  expect(speechExtent(record([300, 0], [1_000, 9_000], [800, 0]))).toEqual({
    fromMs: 300,
    toMs: 1_300,
  });
});

test('the noise of a room is no voice, a pause in a sentence is part of it', () => {
  expect(
    speechExtent(record([400, 150], [500, 6_000], [600, 150], [500, 4_000], [900, 150])),
  ).toEqual({ fromMs: 400, toMs: 2_000 });
});

test('there is no extent where nobody spoke', () => {
  expect(speechExtent(record([500, 20]))).toBeNull();
  expect(speechExtent(Buffer.alloc(0))).toBeNull();
  expect(speechExtent(Buffer.alloc(7))).toBeNull();
});

test('a recording that has just ended says when its voice began and stopped', () => {
  const spoken = spokenIn(record([200, 0], [1_000, 9_000], [800, 0]), 1_000_000);
  expect(spoken).toEqual({ from: new Date(998_200), to: new Date(999_200) });
});
