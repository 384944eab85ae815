import { describe, expect, test } from 'vitest';
import { createTurnManager, type TurnCommand, type TurnManagerOptions } from './turn-manager.ts';

const QUIET = -70;
const THRESHOLD = -50;
const SPEECH = -30;

/** A candidate and an interviewer on a clock that moves in frames of ten milliseconds. */
function createConversation(options: Partial<TurnManagerOptions> = {}) {
  const handle = createTurnManager({ language: 'en', bargeIn: true, ...options });
  const log: [command: TurnCommand, at: number][] = [];
  let now = 0;

  const note = (commands: TurnCommand[]) => {
    for (const command of commands) log.push([command, now]);
  };
  const hear = (ms: number, db: number) => {
    for (const until = now + ms; now < until;) {
      now += 10;
      note(handle({ type: 'frame', at: now, db, threshold: THRESHOLD }));
    }
  };
  return {
    log,
    commands: () => log.map(([command]) => command),
    speak: (ms: number, db = SPEECH) => hear(ms, db),
    pause: (ms: number) => hear(ms, QUIET),
    interviewer: (type: 'interviewer-started' | 'interviewer-stopped') =>
      note(handle({ type, at: now })),
    recognise: (text: string) => note(handle({ type: 'text', at: now, text })),
    hold: (held: boolean) => note(handle({ type: 'hold', at: now, held })),
    close: () => note(handle({ type: 'closed', at: now })),
  };
}

describe('an answer', () => {
  test('begins within 80 ms of voice and ends 700 ms after the last of it', () => {
    const { speak, pause, log } = createConversation();
    pause(1_000);
    speak(2_000);
    pause(1_000);
    expect(log).toEqual([
      ['utterance-start', 1_080],
      ['utterance-end', 3_700],
    ]);
  });

  test('survives a pause for thought shorter than that', () => {
    const { speak, pause, commands } = createConversation();
    speak(800);
    pause(600);
    speak(800);
    pause(1_000);
    expect(commands()).toEqual(['utterance-start', 'utterance-end']);
  });

  test.each([
    ['en', 'net income goes up and'],
    ['en', 'so, um'],
    ['fr', 'le résultat net augmente parce que'],
  ] as const)('waits longer after words that promise more (%s: %s)', (language, text) => {
    const { speak, recognise, pause, commands } = createConversation({ language });
    speak(800);
    recognise(text);
    pause(1_500);
    expect(commands()).toEqual(['utterance-start']);
    pause(600);
    expect(commands()).toEqual(['utterance-start', 'utterance-end']);
  });

  test('does not end while the candidate holds the floor', () => {
    const { speak, pause, hold, commands } = createConversation();
    speak(800);
    hold(true);
    pause(20_000);
    expect(commands()).toEqual(['utterance-start']);
    hold(false);
    pause(10);
    expect(commands()).toEqual(['utterance-start', 'utterance-end']);
  });

  test('ends when the microphone is muted or another way of answering is chosen', () => {
    const { speak, close, commands } = createConversation();
    speak(800);
    close();
    expect(commands()).toEqual(['utterance-start', 'utterance-end']);
  });

  test('is sent before it grows longer than the service takes', () => {
    const { speak, log } = createConversation();
    speak(116_000);
    const [, end] = log;
    expect(end?.[0]).toBe('utterance-end');
    expect(end?.[1]).toBeLessThan(120_000);
  });

  test('is dropped when it was only a click', () => {
    const { speak, pause, commands } = createConversation();
    speak(90);
    pause(1_000);
    expect(commands()).toEqual(['utterance-start', 'utterance-cancel']);
  });

  test('is not started by keys being typed', () => {
    const { speak, pause, commands } = createConversation();
    for (let key = 0; key < 20; key++) {
      speak(20);
      pause(130);
    }
    expect(commands()).toEqual([]);
  });
});

describe('while the interviewer speaks', () => {
  test('the first second is never interrupted: it may be an echo', () => {
    const { interviewer, speak, commands } = createConversation();
    interviewer('interviewer-started');
    speak(1_000 - 10);
    expect(commands()).toEqual([]);
  });

  test('a voice lowers the interviewer at once and stops it after 200 ms', () => {
    const { interviewer, speak, pause, log } = createConversation();
    interviewer('interviewer-started');
    pause(2_000);
    speak(300);
    expect(log).toEqual([
      ['duck', 2_080],
      ['cut', 2_200],
      ['utterance-start', 2_200],
    ]);
  });

  test('a cough lowers the voice for a moment and takes nothing away', () => {
    const { interviewer, speak, pause, commands } = createConversation();
    interviewer('interviewer-started');
    pause(2_000);
    speak(120);
    pause(1_000);
    expect(commands()).toEqual(['duck', 'unduck']);
  });

  test('a sound only just above the threshold is the room, not the candidate', () => {
    const { interviewer, pause, speak, commands } = createConversation();
    interviewer('interviewer-started');
    pause(2_000);
    speak(2_000, THRESHOLD + 5);
    expect(commands()).toEqual([]);
  });

  test('nothing interrupts where the interviewer would be taken for the candidate', () => {
    const { interviewer, pause, speak, commands } = createConversation({ bargeIn: false });
    interviewer('interviewer-started');
    pause(2_000);
    speak(2_000);
    expect(commands()).toEqual([]);
  });

  test('afterwards the candidate is heard again', () => {
    const { interviewer, pause, speak, commands } = createConversation({ bargeIn: false });
    interviewer('interviewer-started');
    pause(2_000);
    interviewer('interviewer-stopped');
    speak(500);
    pause(1_000);
    expect(commands()).toEqual(['utterance-start', 'utterance-end']);
  });
});
