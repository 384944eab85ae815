import { expect, test, vi } from 'vitest';
import type { CallEndReason, VoiceCall } from './voice-call.ts';

export type Outcome = 'connects' | 'fails' | 'hangs';

/** An adapter with a stand-in for the network behind it. */
export interface Engine {
  readonly call: VoiceCall;
  /** What the network does with the next start. */
  readonly next: (outcome: Outcome) => void;
  /** How many starts have reached it. */
  readonly dialled: () => number;
  /** How many calls are open at the other end. */
  readonly open: () => number;
  /** Whether somebody still holds the microphone. */
  readonly microphoneHeld: () => boolean;
}

/** The promises of `VoiceCall`; every adapter runs all of them. */
export function describeVoiceCall(createEngine: () => Engine) {
  const prepare = (outcome: Outcome) => {
    const engine = createEngine();
    engine.next(outcome);
    const ends: CallEndReason[] = [];
    engine.call.on('call-end', ({ reason }) => ends.push(reason));
    const start = () =>
      engine.call.start({ assistantId: 'assistant', language: 'en', mode: 'service' });
    return { ...engine, ends, start };
  };

  test('start rejects when there is no call, which ends once', async () => {
    const engine = prepare('fails');
    await expect(engine.start()).rejects.toBeInstanceOf(Error);
    await engine.call.stop();
    expect(engine.ends).toEqual(['error']);
  });

  test('start gives up within ten seconds', async () => {
    vi.useFakeTimers();
    const engine = prepare('hangs');
    const starting = engine.start();
    const refused = expect(starting).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    vi.useRealTimers();
  });

  test('stopping twice ends the call once and frees the microphone', async () => {
    const engine = prepare('connects');
    await engine.start();
    await Promise.all([engine.call.stop(), engine.call.stop()]);
    expect(engine.ends).toEqual(['user']);
    expect(engine.microphoneHeld()).toBe(false);
  });

  test('stopping during the start leaves no call behind', async () => {
    const engine = prepare('hangs');
    const starting = engine.start();
    const refused = expect(starting).rejects.toBeInstanceOf(Error);
    await expect.poll(engine.dialled).toBe(1);
    await engine.call.stop();
    await refused;
    engine.next('connects');
    await new Promise((resolve) => setTimeout(resolve));
    expect(engine.open()).toBe(0);
    expect(engine.ends).toEqual(['user']);
  });

  test('a call can be started again after it stopped', async () => {
    const engine = prepare('connects');
    await engine.start();
    await engine.call.stop();
    await engine.start();
    expect(engine.open()).toBe(1);
    await engine.call.stop();
  });

  test('no event follows the end of a call', async () => {
    const engine = prepare('connects');
    await engine.start();
    await engine.call.stop();
    const states: string[] = [];
    engine.call.on('state', (state) => states.push(state));
    engine.call.interrupt();
    engine.call.setMode('typed');
    expect(states).toEqual([]);
  });
}
