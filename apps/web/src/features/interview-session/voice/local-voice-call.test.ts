import { describe, expect, test, vi } from 'vitest';
import { createLocalVoiceCall } from './local-voice-call.ts';
import { createTestMicrophone, createTestVoice } from './test-support/devices.ts';
import { createVoiceService } from './test-support/voice-service.ts';
import { describeVoiceCall } from './voice-call.contract.ts';
import type { AnswerMode, VoiceEvents } from './voice-call.ts';

const engine = { kind: 'local', apiUrl: 'http://voice.test', publicKey: 'public' } as const;

function createSetup() {
  const service = createVoiceService();
  const mic = createTestMicrophone();
  const speaker = createTestVoice();
  const { fetch, WebSocket } = service;
  const createVoice = () => speaker.voice;
  const { microphone } = mic;
  const call = createLocalVoiceCall(engine, { microphone, createVoice, fetch, WebSocket });
  const start = (mode: AnswerMode = 'service') =>
    call.start({ assistantId: 'assistant', language: 'en', mode });
  const heard = <K extends keyof VoiceEvents>(event: K) => {
    const payloads: VoiceEvents[K][] = [];
    call.on(event, (payload) => payloads.push(payload));
    return payloads;
  };
  const types = () => service.farEnd().sent.map(({ type }) => type);
  return { service, mic, speaker, call, start, heard, types };
}

describe('the contract', () => {
  describeVoiceCall(() => {
    const { call, service, mic } = createSetup();
    return { ...service, call, microphoneHeld: mic.isOpen };
  });
});

describe('a typed answer', () => {
  test('settles when the service has stored it', async () => {
    const { service, call, start } = createSetup();
    await start('typed');
    const sending = call.sendText('It is a valuation.');
    const [text] = service.farEnd().sent;
    expect(text).toMatchObject({ type: 'text', text: 'It is a valuation.', source: 'typed' });
    service.farEnd().say({ type: 'accepted', id: text?.['id'] });
    await expect(sending).resolves.toBeUndefined();
  });

  test('is refused with the reason of the service', async () => {
    const { service, call, start } = createSetup();
    await start('typed');
    const sending = call.sendText('x'.repeat(9_000));
    const refusal = { type: 'error', code: 'answer-too-long', message: 'too long', fatal: false };
    service.farEnd().say({ ...refusal, id: service.farEnd().sent[0]?.['id'] });
    await expect(sending).rejects.toMatchObject({ code: 'answer-too-long' });
  });

  test('given while the connection is lost is sent once it is back, under the same id', async () => {
    vi.useFakeTimers();
    const { service, call, start, heard } = createSetup();
    const connection = heard('connection');
    await start('typed');
    const before = service.farEnd();
    const sending = call.sendText('First half.');
    before.drop();
    expect(connection).toEqual(['lost']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.farEnd()).not.toBe(before);
    expect(service.farEnd().sent).toEqual(before.sent);
    service.farEnd().say({ type: 'accepted', id: before.sent[0]?.['id'] });
    await sending;
    expect(connection).toEqual(['lost', 'restored']);
    await call.stop();
    vi.useRealTimers();
  });

  test('takes the floor from an interviewer who is still speaking', async () => {
    const { service, call, start, heard } = createSetup();
    await start('typed');
    const ends = heard('speech-end');
    service.farEnd().say({ type: 'audio', turnId: 't1', index: 0, sampleRate: 16_000, text: '' });
    service.farEnd().sayAudio(new Int16Array(1_600));
    call.noteActivity();
    expect(ends).toEqual([]); // typing alone cuts nobody off
    void call.sendText('I know this one.').catch(() => undefined);
    expect(ends).toEqual([{ interrupted: true }]);
  });
});

describe('a spoken answer', () => {
  test('goes up with the sound from before the voice was noticed', async () => {
    const { service, mic, start, types } = createSetup();
    await start();
    mic.pause(1_000);
    mic.speak(1_000);
    mic.pause(800);
    expect(types()).toEqual(['utterance-start', 'activity', 'utterance-end']);
    const spokenMs = service.farEnd().sentBytes() / 32;
    expect(spokenMs).toBeGreaterThanOrEqual(1_000 + 300);
  });

  test('is sent again as a whole when the connection broke in the middle', async () => {
    vi.useFakeTimers();
    const { service, mic, call, start, types } = createSetup();
    await start();
    mic.speak(1_000);
    const [begun] = service.farEnd().sent;
    service.farEnd().drop();
    mic.pause(800);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(types()).toEqual(['utterance-start', 'utterance-end']);
    expect(service.farEnd().sent[0]).toEqual(begun);
    expect(service.farEnd().sentBytes() / 32).toBeGreaterThanOrEqual(1_700 - 80);
    await call.stop();
    vi.useRealTimers();
  });

  test('interrupts the interviewer and says how much was heard', async () => {
    const { service, mic, start, types } = createSetup();
    await start();
    service.farEnd().say({ type: 'audio', turnId: 't1', index: 0, sampleRate: 16_000, text: '' });
    service.farEnd().sayAudio(new Int16Array(1_600));
    mic.pause(1_500);
    mic.speak(300);
    expect(types()).toEqual(['heard', 'interrupt', 'utterance-start', 'activity']);
    expect(service.farEnd().sent[0]).toMatchObject({ turnId: 't1', complete: false });
  });

  test('is not listened for once the microphone is gone; the keyboard remains', async () => {
    const { mic, start, heard } = createSetup();
    const modes = heard('answer-mode');
    const errors = heard('error');
    await start();
    mic.unplug();
    expect(modes).toEqual(['service', 'typed']);
    expect(errors).toMatchObject([{ code: 'mic-lost', fatal: false }]);
  });
});

describe('the interviewer', () => {
  test('is reported as heard to the end, and the sound of a cut turn stays silent', async () => {
    const { service, call, speaker, start } = createSetup();
    await start('typed');
    const { say, sayAudio, sent } = service.farEnd();
    const chunk = (turnId: string) => {
      say({ type: 'audio', turnId, index: 0, sampleRate: 16_000, text: '' });
      sayAudio(new Int16Array(160));
    };
    chunk('t1');
    say({ type: 'turn-end', turnId: 't1', text: '' });
    expect(sent).toEqual([{ type: 'heard', turnId: 't1', playedMs: 400, complete: true }]);
    chunk('t2');
    call.interrupt();
    chunk('t2');
    expect(speaker.played).toEqual(['t1', 't2']);
  });

  test('goes on through a lost connection: nothing is played twice, what was missing is played', async () => {
    vi.useFakeTimers();
    const { service, call, speaker, start } = createSetup();
    await start('typed');
    const chunk = (index: number) => {
      service.farEnd().say({ type: 'audio', turnId: 't1', index, sampleRate: 16_000, text: '' });
      service.farEnd().sayAudio(new Int16Array(160));
    };
    chunk(0);
    service.farEnd().drop();
    await vi.advanceTimersByTimeAsync(1_000);
    chunk(0);
    chunk(1);
    expect(speaker.played).toEqual(['t1', 't1']);
    await call.stop();
    vi.useRealTimers();
  });

  test('is not heard again after a lost connection when everything was heard, and the service learns it', async () => {
    vi.useFakeTimers();
    const { service, call, speaker, start } = createSetup();
    await start('typed');
    const speak = () => {
      const { say, sayAudio } = service.farEnd();
      say({ type: 'audio', turnId: 't1', index: 0, sampleRate: 16_000, text: '' });
      sayAudio(new Int16Array(160));
      say({ type: 'turn-end', turnId: 't1', text: '' });
    };
    speak();
    service.farEnd().drop();
    await vi.advanceTimersByTimeAsync(1_000);
    speak();
    expect(speaker.played).toEqual(['t1']);
    expect(service.farEnd().sent).toMatchObject([{ type: 'heard', turnId: 't1', complete: true }]);
    await call.stop();
    vi.useRealTimers();
  });

  test('who does not answer is not shown as thinking, and is asked again', async () => {
    vi.useFakeTimers();
    const { service, call, start, heard, types } = createSetup();
    await start('typed');
    const states = heard('state');
    const { say } = service.farEnd();
    say({ type: 'error', code: 'interviewer-unavailable', message: '', fatal: false });
    expect(states.at(-1)).toBe('listening');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(types()).toContain('retry');
    await call.stop();
    vi.useRealTimers();
  });

  test('yields to a candidate who was not done', async () => {
    const { service, mic, start, types } = createSetup();
    await start();
    mic.speak(500);
    service.farEnd().say({ type: 'audio', turnId: 't1', index: 0, sampleRate: 16_000, text: '' });
    service.farEnd().sayAudio(new Int16Array(160));
    expect(types()).toEqual(['utterance-start', 'activity', 'heard', 'interrupt']);
    mic.pause(800);
    expect(types().at(-1)).toBe('utterance-end');
  });

  test('ends the call when the service says so', async () => {
    const { service, start, heard } = createSetup();
    const ends = heard('call-end');
    await start('typed');
    service.farEnd().say({ type: 'status-update', status: 'ended' });
    await expect.poll(() => ends).toEqual([{ reason: 'assistant' }]);
  });

  test('goes on in the place that took the call over', async () => {
    const { service, start, heard } = createSetup();
    const ends = heard('call-end');
    await start('typed');
    service.farEnd().say({ type: 'error', code: 'ejected', message: '', fatal: true });
    expect(ends).toEqual([{ reason: 'ejected' }]);
  });
});

test('after 45 seconds without a connection the call is given up', async () => {
  vi.useFakeTimers();
  const { service, start, heard } = createSetup();
  const ends = heard('call-end');
  await start('typed');
  service.next('fails');
  service.farEnd().drop();
  await vi.advanceTimersByTimeAsync(44_000);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(ends).toEqual([{ reason: 'error' }]);
  vi.useRealTimers();
});

test('a reload rejoins the call it left', async () => {
  const { service, call } = createSetup();
  service.remember([{ id: 't1', role: 'assistant', text: 'What is a DCF?', source: null }]);
  const conversations: unknown[] = [];
  call.on('conversation', (lines) => conversations.push(lines));
  const rejoin = { id: 'call', createdAt: '2026-01-01T00:00:00Z', rejoin: 'ws://voice.test/1' };
  await call.start({ assistantId: 'assistant', language: 'en', mode: 'typed', rejoin });
  expect(service.dialled()).toBe(0);
  expect(conversations).toMatchObject([[{ transcript: 'What is a DCF?' }]]);
  await call.stop();
});
