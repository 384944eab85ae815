import { describe, expect, test, vi } from 'vitest';
import { createHostedVoiceCall } from './hosted-voice-call.ts';
import { createTestMicrophone } from './test-support/devices.ts';
import { createHostedPlatform } from './test-support/hosted-platform.ts';
import { describeVoiceCall } from './voice-call.contract.ts';
import type { AnswerMode, VoiceEvents } from './voice-call.ts';

const engine = { kind: 'vapi', apiUrl: 'https://platform.test', publicKey: 'public' } as const;
const silence = { kind: 'audio', label: 'silence' } as MediaStreamTrack;

function createSetup() {
  const platform = createHostedPlatform();
  const mic = createTestMicrophone();
  const { fetch } = platform;
  const { microphone } = mic;
  const call = createHostedVoiceCall(engine, { microphone, createSilence: () => silence, fetch });
  const start = (mode: AnswerMode = 'service', rejoin?: string) =>
    call.start({
      assistantId: 'assistant',
      language: 'en',
      mode,
      ...(rejoin ? { rejoin: { id: 'left', createdAt: '2026-01-01T00:00:00Z', rejoin } } : {}),
    });
  const heard = <K extends keyof VoiceEvents>(event: K) => {
    const payloads: VoiceEvents[K][] = [];
    call.on(event, (payload) => payloads.push(payload));
    return payloads;
  };
  const inputs = () =>
    platform
      .room()
      .calls.filter(({ method }) => method === 'setInputDevicesAsync')
      .map(({ arguments: [devices] }) => devices);
  return { platform, mic, call, start, heard, inputs };
}

describe('the contract', () => {
  describeVoiceCall(() => {
    const { call, platform, mic } = createSetup();
    return { ...platform, call, microphoneHeld: mic.isOpen };
  });
});

describe('a start', () => {
  test('calls the assistant with the public key, in a room that survives a reload', async () => {
    const { platform, start } = createSetup();
    await expect(start()).resolves.toEqual({
      id: 'call',
      assistantId: 'assistant',
      createdAt: '2026-01-01T00:00:00Z',
      rejoin: 'https://rooms.test/call',
      speaks: true,
    });
    expect(platform.requests).toEqual([
      {
        authorization: 'Bearer public',
        body: { assistantId: 'assistant', roomDeleteOnUserLeaveEnabled: false },
      },
    ]);
  });

  test('begins when the interviewer listens', async () => {
    const { platform, start, heard } = createSetup();
    const states = heard('state');
    const starts = heard('call-start');
    await start();
    expect(states).toEqual(['connecting']);
    platform.room().listen();
    expect(starts).toHaveLength(1);
    expect(states).toEqual(['connecting', 'listening']);
  });

  test('after a reload goes back to the room without a new call', async () => {
    const { platform, start, heard } = createSetup();
    const starts = heard('call-start');
    const started = await start('service', 'https://rooms.test/left');
    expect(started).toMatchObject({ id: 'left', rejoin: 'https://rooms.test/left' });
    expect(platform.dialled()).toBe(0);
    expect(starts).toHaveLength(1);
  });

  test('after a reload calls again where the room is gone', async () => {
    const { platform, start, heard } = createSetup();
    const ends = heard('call-end');
    const errors = heard('error');
    platform.closeRoom('https://rooms.test/left');
    const started = await start('service', 'https://rooms.test/left');
    expect(started).toMatchObject({ id: 'call', rejoin: 'https://rooms.test/call' });
    expect(ends).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('is limited, the call is not', async () => {
    vi.useFakeTimers();
    const { platform, start, heard } = createSetup();
    const ends = heard('call-end');
    await start('service', 'https://rooms.test/left');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ends).toEqual([]);
    expect(platform.open()).toBe(1);
    vi.useRealTimers();
  });

  test.each([
    [401, 'auth'],
    [500, 'interviewer-unavailable'],
  ])('that is answered with %i is refused by name', async (status, code) => {
    const { platform, start } = createSetup();
    platform.refuseWith(status, 'No');
    platform.next('fails');
    await expect(start()).rejects.toMatchObject({
      code,
      message: `The platform answered ${status}: No`,
    });
  });
});

describe('what is said', () => {
  const transcript = { type: 'transcript', transcriptType: 'final' };

  test('by the interviewer is one turn until the candidate answers', async () => {
    const { platform, start, heard } = createSetup();
    const messages = heard('message');
    await start();
    const room = platform.room();
    room.send({ ...transcript, role: 'assistant', transcript: 'Good morning.' });
    room.send({
      ...transcript,
      role: 'assistant',
      transcript: 'What is EBITDA?',
      transcriptType: 'partial',
    });
    room.send({ ...transcript, role: 'assistant', transcript: 'What is EBITDA?' });
    room.send({ ...transcript, role: 'user', transcript: 'Earn', transcriptType: 'partial' });
    room.send({ ...transcript, role: 'user', transcript: 'Earnings before…' });
    room.send({ ...transcript, role: 'assistant', transcript: 'Right.' });
    expect(messages.map(({ role, transcript: text }) => `${role}: ${text}`)).toEqual([
      'assistant: Good morning.',
      'assistant: What is EBITDA?',
      'user: Earn',
      'user: Earnings before…',
      'assistant: Right.',
    ]);
    const [greeting, question, partial, answer, reply] = messages.map(({ turnId }) => turnId);
    expect(question).toBe(greeting);
    expect(partial).toBe('partial');
    expect(new Set([greeting, answer, reply])).toHaveProperty('size', 3);
    expect(new Set(messages.map(({ id }) => id))).toHaveProperty('size', 5);
  });

  test('shows who has the floor', async () => {
    const { platform, start, heard } = createSetup();
    const states = heard('state');
    const answers = heard('user-speech-end');
    await start();
    const room = platform.room();
    room.listen();
    room.sound(0.1);
    room.send({ type: 'speech-update', role: 'user', status: 'started' });
    room.send({ type: 'speech-update', role: 'user', status: 'stopped' });
    room.send({ ...transcript, role: 'user', transcript: 'Yes.' });
    expect(states).toEqual(['connecting', 'listening', 'speaking', 'thinking']);
    expect(answers).toEqual([{ ms: expect.any(Number) as number }]);
  });

  test('in writing reaches the interviewer and is shown', async () => {
    const { platform, call, start, heard } = createSetup();
    const messages = heard('message');
    await start('typed');
    await call.sendText('It is a valuation.');
    expect(platform.sent()).toEqual([
      {
        type: 'add-message',
        message: { role: 'user', content: 'It is a valuation.' },
        triggerResponseEnabled: true,
      },
    ]);
    expect(messages).toMatchObject([
      { role: 'user', source: 'typed', transcript: 'It is a valuation.' },
    ]);
  });

  test('after the call is refused', async () => {
    const { call, start } = createSetup();
    await start();
    await call.stop();
    await expect(call.sendText('Too late')).rejects.toMatchObject({ code: 'network' });
  });
});

describe('the microphone', () => {
  test('is the one of the page', async () => {
    const { platform, mic, start } = createSetup();
    const track = mic.microphone.track();
    await start();
    expect(platform.room().options['audioSource']).toEqual(track);
  });

  test('is given back while answers are typed, and silence goes in its place', async () => {
    const { platform, mic, call, start, heard, inputs } = createSetup();
    const modes = heard('answer-mode');
    await start('typed');
    expect(platform.room().options['audioSource']).toBe(silence);
    expect(mic.isOpen()).toBe(false);
    await mic.microphone.open();
    call.setMode('service');
    await expect.poll(inputs).toEqual([{ audioSource: mic.microphone.track() }]);
    call.setMode('typed');
    await expect.poll(inputs).toHaveLength(2);
    expect(mic.isOpen()).toBe(false);
    expect(modes).toEqual(['typed', 'service', 'typed']);
  });

  test('shows its level ten times a second', async () => {
    const { mic, start, heard } = createSetup();
    const levels = heard('local-volume-level');
    await start();
    mic.speak(500);
    expect(levels).toHaveLength(5);
    expect(Math.max(...levels)).toBeGreaterThan(0.1);
  });

  test('is heard again after a change of mode, as the page shows it', async () => {
    const { platform, call, start } = createSetup();
    await start();
    call.setMuted(true);
    call.setMode('typed');
    call.setMode('service');
    const heardNow = platform.room().calls.filter(({ method }) => method === 'setLocalAudio');
    expect(heardNow.map(({ arguments: [audible] }) => audible).at(0)).toBe(false);
    expect(heardNow.map(({ arguments: [audible] }) => audible).at(-1)).toBe(true);
  });

  test('that is unplugged leaves the keyboard', async () => {
    const { mic, start, heard } = createSetup();
    const errors = heard('error');
    const modes = heard('answer-mode');
    await start();
    mic.unplug();
    expect(errors).toMatchObject([{ code: 'mic-lost', fatal: false }]);
    await expect.poll(() => modes.at(-1)).toBe('typed');
  });
});

describe('the end', () => {
  test('by the candidate ends the call at the platform as well', async () => {
    const { platform, call, start } = createSetup();
    await start();
    await call.stop();
    expect(platform.sent()).toEqual([{ type: 'end-call' }]);
    expect(platform.open()).toBe(0);
  });

  test('by handing over leaves the room open for the other tab', async () => {
    const { platform, call, start, heard } = createSetup();
    const ends = heard('call-end');
    await start();
    call.leave();
    expect(ends).toEqual([{ reason: 'ejected' }]);
    expect(platform.sent()).toEqual([]);
    await expect.poll(platform.open).toBe(0);
  });

  test('by the interviewer is an end, and the closing of the room no error', async () => {
    const { platform, mic, start, heard } = createSetup();
    const ends = heard('call-end');
    const errors = heard('error');
    await start();
    platform
      .room()
      .send({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
    platform.room().eject();
    expect(ends).toEqual([{ reason: 'assistant' }]);
    expect(errors).toEqual([]);
    expect(mic.isOpen()).toBe(false);
  });

  test('by the platform alone is an error that says so in words', async () => {
    const { platform, start, heard } = createSetup();
    const ends = heard('call-end');
    const errors = heard('error');
    await start();
    platform.room().eject();
    expect(errors).toEqual([{ code: 'network', message: 'Meeting has ended', fatal: true }]);
    expect(ends).toEqual([{ reason: 'error' }]);
  });
});

test('an interruption silences the rest of the sentence only', async () => {
  vi.stubGlobal('MediaStream', EventTarget);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { platform, call, start } = createSetup();
  call.setVolume(0.8);
  await start();
  const participant = { local: false, user_name: 'Vapi Speaker', session_id: 'interviewer' };
  platform.room().report('track-started', { participant, track: { kind: 'audio' } });
  const volume = () => document.querySelector('audio')?.volume;
  await expect.poll(volume).toBe(0.8);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  platform.room().sound(0.1);
  call.interrupt();
  expect(volume()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(volume()).toBe(0.8);
  vi.useRealTimers();
  await call.stop();
  expect(volume()).toBeUndefined(); // nothing is left in the page
  vi.unstubAllGlobals();
});
