import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assistantSettingsSchema } from './assistant.ts';
import { createSilenceWatch } from './silence-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = (settings: object) => {
  const said: string[] = [];
  let gaveUp = 0;
  const silence = createSilenceWatch(assistantSettingsSchema.parse(settings), {
    say: (sentence) => said.push(sentence),
    giveUp: () => (gaveUp += 1),
  });
  return { ...silence, said, gaveUp: () => gaveUp };
};

const hook = (options: object, exact: string | string[] = 'Take your time.') => ({
  hooks: [{ on: 'customer.speech.timeout', options, do: [{ type: 'say', exact }] }],
  silenceTimeoutSeconds: 100,
});

test('nothing is said while it is not the candidate’s turn', () => {
  const silence = watch(hook({ timeoutSeconds: 30 }));
  silence.listen();
  silence.hold();
  silence.activity();
  vi.advanceTimersByTime(500_000);
  expect(silence.said).toEqual([]);
  expect(silence.gaveUp()).toBe(0);
});

test('activity puts off the encouragement', () => {
  const silence = watch(hook({ timeoutSeconds: 30 }));
  silence.listen();
  vi.advanceTimersByTime(29_000);
  silence.activity();
  vi.advanceTimersByTime(29_000);
  expect(silence.said).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(silence.said).toEqual(['Take your time.']);
});

test('the count of encouragements begins anew with an answer only when the hook says so', () => {
  for (const [triggerResetMode, expected] of [
    ['never', 1],
    ['onUserSpeech', 2],
  ] as const) {
    const silence = watch(hook({ timeoutSeconds: 10, triggerMaxCount: 1, triggerResetMode }));
    for (let round = 0; round < 3; round += 1) {
      silence.listen();
      vi.advanceTimersByTime(10_000);
      if (round === 0) silence.answered();
    }
    expect(silence.said).toHaveLength(expected);
  }
});

test('the longest silence ends the wait', () => {
  const silence = watch({ silenceTimeoutSeconds: 60 });
  silence.listen();
  vi.advanceTimersByTime(59_999);
  expect(silence.gaveUp()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(silence.gaveUp()).toBe(1);
});
