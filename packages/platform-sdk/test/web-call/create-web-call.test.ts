import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeDaily } from './support/install-fake-daily.ts';
import { createdCall, createPlatformServer, reply } from './support/platform-server.ts';
import {
  createWebCall,
  type WebCallEvents,
  type WebCallOptions,
  type WebCallTarget,
} from '../../src/web-call/create-web-call.ts';

let platform: Awaited<ReturnType<typeof createPlatformServer>>;

beforeEach(async () => {
  fakeDaily.reset();
  platform = await createPlatformServer();
});

afterEach(async () => {
  vi.useRealTimers();
  await platform.close();
});

const target = { assistantId: 'assistant-1' };

/** A call, and everything it reports in order. */
function createSetup(options: WebCallOptions = { publicKey: 'public-key' }) {
  const call = createWebCall({ baseUrl: platform.url, ...options });
  const heard: { readonly event: keyof WebCallEvents; readonly payload: unknown }[] = [];
  const note = <K extends keyof WebCallEvents>(event: K) =>
    call.on(event, (payload) => heard.push({ event, payload }));
  note('call-start');
  note('call-end');
  note('speech-start');
  note('speech-end');
  note('volume-level');
  note('message');
  note('error');
  const events = () => heard.map(({ event }) => event);
  const payloads = <K extends keyof WebCallEvents>(event: K) =>
    heard.filter((one) => one.event === event).map(({ payload }) => payload as WebCallEvents[K]);
  return { call, heard, events, payloads };
}

const methods = () => fakeDaily.room().calls.map(({ method }) => method);
const argumentsOf = (method: string) =>
  fakeDaily
    .room()
    .calls.filter((one) => one.method === method)
    .map((one) => one.arguments[0]);
const sent = () =>
  argumentsOf('sendAppMessage').map((text) => JSON.parse(text as string) as unknown);
const customerLeft = { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' };

describe('starting', () => {
  test('creates a call with the key and joins its room', async () => {
    const { call, events } = createSetup();
    expect(call.state()).toBe('not-started');
    await expect(call.start(target)).resolves.toEqual(createdCall);
    const [request] = platform.received;
    expect(request).toMatchObject({ method: 'POST', url: '/call/web', body: target });
    expect(request?.headers.authorization).toBe('Bearer public-key');
    expect(argumentsOf('join')).toEqual([
      { url: createdCall.webCallUrl, subscribeToTracksAutomatically: false },
    ]);
    expect(call.state()).toBe('joined');
    expect(events()).toEqual([]);
  });

  test('ends in `call-start` when the assistant listens', async () => {
    const { call, events } = createSetup();
    await call.start(target);
    fakeDaily.room().listen();
    expect(events()).toEqual(['call-start']);
    expect(call.state()).toBe('live');
    fakeDaily.room().listen(); // it says so again after an interruption of the network
    expect(events()).toEqual(['call-start']);
  });

  test('notices an assistant that listens before the join is through', async () => {
    fakeDaily.outcome = 'hangs';
    const { call, events } = createSetup();
    const starting = call.start(target);
    await expect.poll(() => fakeDaily.rooms.length).toBe(1);
    fakeDaily.room().listen();
    expect(events()).toEqual([]);
    fakeDaily.room().connect();
    await starting;
    expect(events()).toEqual(['call-start']);
  });

  test.each<[string, WebCallTarget]>([
    ['an assistant', { assistant: { name: 'Ada' } }],
    ['a squad by its id', { squadId: 'squad-1' }],
    ['a squad', { squad: { members: [] } }],
    ['overrides', { ...target, assistantOverrides: { firstMessage: 'Welcome.' } }],
    ['a room that outlives its guest', { ...target, roomDeleteOnUserLeaveEnabled: false }],
  ])('asks for %s', async (_name, wanted) => {
    await createSetup().call.start(wanted);
    expect(platform.received[0]?.body).toEqual(wanted);
  });

  test('needs an assistant or a squad', async () => {
    const { call } = createSetup();
    await expect(call.start({} as WebCallTarget)).rejects.toMatchObject({
      code: 'nothing-to-call',
      message: 'Assistant or Squad must be provided',
    });
    expect(platform.received).toEqual([]);
    await expect(call.start(target)).resolves.toEqual(createdCall);
  });

  test('returns nothing while another call is active', async () => {
    const { call } = createSetup();
    const first = call.start(target);
    await expect(call.start(target)).resolves.toBeNull();
    await first;
    await expect(call.start(target)).resolves.toBeNull();
    await expect(call.join({ webCallUrl: 'https://rooms.test/2' })).resolves.toBeNull();
    expect(platform.received).toHaveLength(1);
  });

  test('takes a token from a function, and sends no header without one', async () => {
    await createSetup({ token: async () => 'one-time' }).call.start(target);
    expect(platform.received[0]?.headers.authorization).toBe('Bearer one-time');
    fakeDaily.reset();
    await createSetup({}).call.start(target);
    expect(platform.received[1]?.headers.authorization).toBeUndefined();
  });

  test('waits a second on a phone before it joins', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)' });
    const { call } = createSetup();
    const starting = call.start(target);
    await expect.poll(() => fakeDaily.rooms.length).toBe(1);
    const created = performance.now();
    await starting;
    expect(performance.now() - created).toBeGreaterThan(900);
    vi.unstubAllGlobals();
  });

  test('is not disturbed by a listener that throws', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const call = createWebCall({ baseUrl: platform.url });
    const later: string[] = [];
    call.on('call-start', () => {
      throw new Error('a bug of the page');
    });
    call.on('call-start', () => later.push('heard'));
    await call.start(target);
    fakeDaily.room().listen();
    expect(later).toEqual(['heard']);
    expect(() => vi.advanceTimersByTime(0)).toThrow('a bug of the page'); // the page hears of it
  });
});

describe('joining a call of our server', () => {
  const joinable = { webCallUrl: 'https://rooms.test/ours', id: 'call-9' };

  test('asks the platform nothing', async () => {
    const { call, events } = createSetup({});
    await expect(call.join(joinable)).resolves.toBe(joinable);
    expect(platform.received).toEqual([]);
    expect(argumentsOf('join')).toMatchObject([{ url: joinable.webCallUrl }]);
    fakeDaily.room().listen();
    expect(events()).toEqual(['call-start']);
  });

  test('goes on at once with an assistant that is already there', async () => {
    const { call, events } = createSetup({});
    await call.join(joinable, { resumed: true });
    expect(events()).toEqual(['call-start']);
  });

  test('passes on what opens and fills the room', async () => {
    const { call } = createSetup({});
    const transport = { provider: 'daily', callToken: 'room-token', assistantVideoEnabled: true };
    await call.join({ ...joinable, transport });
    expect(argumentsOf('join')).toMatchObject([{ token: 'room-token' }]);
    fakeDaily
      .room()
      .report('participant-joined', { participant: { session_id: 'a', local: false } });
    const subscription = fakeDaily
      .room()
      .calls.find(({ method }) => method === 'updateParticipant');
    expect(subscription?.arguments[1]).toEqual({
      setSubscribedTracks: { audio: true, video: true },
    });
  });

  test('finds the address in the transport where it is only there', async () => {
    const { webCallUrl: callUrl, ...rest } = createdCall;
    platform.answerWith(reply(201, { ...rest, transport: { provider: 'daily', callUrl } }));
    await createSetup().call.start(target);
    expect(argumentsOf('join')).toMatchObject([{ url: callUrl }]);
  });
});

describe('a call that fails to start', () => {
  const refusals: [string, Parameters<typeof platform.answerWith>[0], object][] = [
    [
      'an unknown key',
      reply(401, { message: 'Invalid Key.', error: 'Unauthorized', statusCode: 401 }),
      { code: 'unauthorized', status: 401, message: 'The platform answered 401: Invalid Key.' },
    ],
    [
      'a request with mistakes',
      reply(400, { message: ['name is too long', 'voice is unknown'], statusCode: 400 }),
      {
        code: 'rejected',
        status: 400,
        message: 'The platform answered 400: name is too long; voice is unknown',
      },
    ],
    [
      'too many calls',
      reply(429, {}),
      { code: 'rate-limited', status: 429, message: 'The platform answered 429' },
    ],
    [
      'a failing platform',
      reply(500, { message: { message: 'Oops', statusCode: 500 } }),
      { code: 'platform-unavailable', status: 500, message: 'The platform answered 500: Oops' },
    ],
    ['a page of a proxy', reply(201, '<html>', 'text/html'), { code: 'invalid-response' }],
    ['half an answer', reply(201, '{"id":'), { code: 'invalid-response' }],
    [
      'no address',
      reply(201, { id: 'call-1' }),
      { code: 'invalid-response', message: 'The call has no webCallUrl' },
    ],
    ['a reset connection', (response) => response.destroy(), { code: 'network' }],
  ];

  test.each(refusals)('through %s says so once and is cleaned up', async (_name, answer, error) => {
    platform.answerWith(answer);
    const { call, events, payloads } = createSetup();
    await expect(call.start(target)).resolves.toBeNull();
    expect(events()).toEqual(['error', 'call-end']);
    expect(payloads('error')).toMatchObject([{ ...error, fatal: true, name: 'WebCallError' }]);
    expect(payloads('error')[0]?.message).not.toMatch(/object Object|public-key/);
    expect(payloads('call-end')).toEqual([{ reason: 'failed' }]);
    expect(call.state()).toBe('not-started');
    expect(platform.received).toHaveLength(1);
    expect(fakeDaily.rooms).toHaveLength(0);

    platform.answerWith(reply(201, createdCall));
    await expect(call.start(target)).resolves.toEqual(createdCall);
  });

  test('through its room gives the reason of the room', async () => {
    fakeDaily.outcome = 'fails';
    const { call, events, payloads } = createSetup();
    await expect(call.start(target)).resolves.toBeNull();
    expect(events()).toEqual(['error', 'call-end']);
    expect(payloads('error')).toMatchObject([
      { code: 'room-closed', message: 'The meeting you are trying to join does not exist.' },
    ]);
    expect(fakeDaily.room().isDestroyed()).toBe(true);
    fakeDaily.outcome = 'connects';
    await expect(call.start(target)).resolves.toEqual(createdCall);
  });

  test('through a network without the room’s script says so', async () => {
    fakeDaily.outcome = 'hangs';
    const { call, payloads } = createSetup();
    const starting = call.start(target);
    await expect.poll(() => fakeDaily.rooms.length).toBe(1);
    const error = { type: 'connection-error', msg: 'Failed to load call object bundle' };
    fakeDaily.room().report('error', { action: 'error', errorMsg: error.msg, error });
    await expect(starting).resolves.toBeNull();
    expect(payloads('error')).toMatchObject([{ code: 'network', message: error.msg }]);
  });

  test('through another call of the page says so', async () => {
    await createSetup().call.start(target);
    const { call, payloads } = createSetup();
    await expect(call.start(target)).resolves.toBeNull();
    expect(payloads('error')).toMatchObject([{ code: 'call-object-exists' }]);
    expect(fakeDaily.open()).toBe(1);
  });

  test('harms nobody who does not listen for errors', async () => {
    const call = createWebCall({ baseUrl: platform.url });
    platform.answerWith(reply(401, {}));
    await expect(call.start(target)).resolves.toBeNull();
    platform.answerWith(reply(201, createdCall));
    fakeDaily.outcome = 'fails';
    await expect(call.start(target)).resolves.toBeNull();
  });
});

describe('a start that takes too long', () => {
  test.each(['platform', 'room'])('at the %s is given up', async (place) => {
    if (place === 'platform') platform.answerWith(() => undefined);
    else fakeDaily.outcome = 'hangs';
    const { call, events, payloads } = createSetup({ startTimeoutMs: 300 });
    const begun = performance.now();
    await expect(call.start(target)).resolves.toBeNull();
    expect(performance.now() - begun).toBeLessThan(1_500);
    expect(events()).toEqual(['error', 'call-end']);
    expect(payloads('error')).toMatchObject([
      { code: 'timeout', message: 'The call did not start within 300 ms', fatal: true },
    ]);
    if (place === 'platform') await expect.poll(platform.aborted).toBe(1);
    else expect(fakeDaily.room().isDestroyed()).toBe(true);
  });

  test('is given up after fifteen seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fakeDaily.outcome = 'hangs';
    const { call, payloads } = createSetup();
    const starting = call.start(target);
    while (fakeDaily.rooms.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(payloads('error')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await starting;
    expect(payloads('error')).toMatchObject([{ code: 'timeout' }]);
  });
});

describe('stopping during the start', () => {
  test('while the call is created cancels the request and opens no room', async () => {
    platform.answerWith(() => undefined);
    const { call, events, payloads } = createSetup();
    const starting = call.start(target);
    await expect.poll(() => platform.received.length).toBe(1);
    await call.stop();
    await expect(starting).resolves.toBeNull();
    await expect.poll(platform.aborted).toBe(1);
    expect(events()).toEqual(['call-end']);
    expect(payloads('call-end')).toEqual([{ reason: 'stopped' }]);
    expect(fakeDaily.rooms).toHaveLength(0);
  });

  test('while the room is joined leaves no call behind, whatever the room does later', async () => {
    fakeDaily.outcome = 'hangs';
    const { call, events } = createSetup();
    const starting = call.start(target);
    await expect.poll(() => fakeDaily.rooms.length).toBe(1);
    await call.stop();
    await expect(starting).resolves.toBeNull();
    fakeDaily.room().connect();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(fakeDaily.open()).toBe(0);
    expect(events()).toEqual(['call-end']);

    fakeDaily.outcome = 'connects';
    await expect(call.start(target)).resolves.toEqual(createdCall);
    expect(fakeDaily.open()).toBe(1);
  });

  test('by a signal does the same, and a signal that has fired starts nothing', async () => {
    fakeDaily.outcome = 'hangs';
    const { call, payloads } = createSetup();
    const controller = new AbortController();
    const starting = call.start(target, { signal: controller.signal });
    await expect.poll(() => fakeDaily.rooms.length).toBe(1);
    controller.abort();
    await expect(starting).resolves.toBeNull();
    expect(payloads('call-end')).toEqual([{ reason: 'stopped' }]);
    await expect(call.start(target, { signal: controller.signal })).resolves.toBeNull();
    expect(platform.received).toHaveLength(1);
  });

  test('by a signal is over with the start: the call goes on', async () => {
    const { call, events } = createSetup();
    const controller = new AbortController();
    await call.start(target, { signal: controller.signal });
    controller.abort();
    expect(events()).toEqual([]);
    expect(fakeDaily.open()).toBe(1);
  });
});

describe('the end of a call', () => {
  test('by us is reported once, in order, and nothing follows it', async () => {
    const { call, events, payloads } = createSetup();
    await call.start(target);
    fakeDaily.room().listen();
    fakeDaily.room().sound(0.1);
    await Promise.all([call.stop(), call.stop()]);
    await call.stop();
    const expected = [
      'call-start',
      'volume-level',
      'speech-start',
      'speech-end',
      'message',
      'call-end',
    ];
    expect(events()).toEqual(expected);
    expect(payloads('message')).toEqual([customerLeft]);
    expect(payloads('call-end')).toEqual([{ reason: 'stopped' }]);
    await new Promise((resolve) => setTimeout(resolve, 1_100)); // when the vendor's timer fires
    expect(events()).toEqual(expected);
    expect(fakeDaily.room().isDestroyed()).toBe(true);
  });

  test('by the other side is reported once too', async () => {
    const { call, payloads, events } = createSetup();
    await call.start(target);
    fakeDaily.room().report('left-meeting');
    expect(payloads('message')).toEqual([customerLeft]);
    expect(payloads('call-end')).toEqual([{ reason: 'ended' }]);
    await call.stop();
    expect(events().filter((event) => event === 'call-end')).toHaveLength(1);
  });

  test('by the platform keeps its reason, and the closing of the room is no error', async () => {
    const { call, events, payloads } = createSetup();
    await call.start(target);
    const ended = { type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' };
    fakeDaily.room().send(ended);
    fakeDaily.room().send(ended);
    fakeDaily.room().eject();
    expect(events()).toEqual(['message', 'call-end']);
    expect(payloads('message')).toEqual([ended]);
    expect(payloads('call-end')).toEqual([{ reason: 'ended' }]);
    await call.stop();
    expect(fakeDaily.room().isDestroyed()).toBe(true);
  });

  test('by an ejection is an error, and the next start works', async () => {
    const { call, events, payloads } = createSetup();
    await call.start(target);
    fakeDaily.room().eject();
    expect(events()).toEqual(['error', 'message', 'call-end']);
    expect(payloads('error')).toMatchObject([{ code: 'ejected', message: 'Meeting has ended' }]);
    expect(payloads('call-end')).toEqual([{ reason: 'ejected' }]);
    await expect(call.start(target)).resolves.toEqual(createdCall);
  });

  test('by a lost connection is an error', async () => {
    const { call, payloads } = createSetup();
    await call.start(target);
    const error = { type: 'connection-error', msg: 'ICE failed' };
    fakeDaily.room().report('error', { action: 'error', errorMsg: 'ICE failed', error });
    expect(payloads('error')).toMatchObject([{ code: 'connection-lost', message: 'ICE failed' }]);
    expect(payloads('call-end')).toEqual([{ reason: 'failed' }]);
  });

  test('a call can be started from within its end', async () => {
    const { call } = createSetup();
    await call.start(target);
    const again = new Promise((resolve) => call.on('call-end', () => resolve(call.start(target))));
    await call.stop();
    await expect(again).resolves.toEqual(createdCall);
    expect(fakeDaily.open()).toBe(1);
  });

  test('is waited for by the next call, which can be stopped meanwhile', async () => {
    const { call } = createSetup();
    await call.start(target);
    fakeDaily.confirmsLeaving = false;
    const leaving = call.stop();
    const stopped = call.start(target);
    await expect.poll(() => platform.received.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    void call.stop();
    await expect(stopped).resolves.toBeNull();
    const next = call.start(target);
    await expect.poll(() => platform.received.length).toBe(3);
    expect(fakeDaily.rooms).toHaveLength(1);
    fakeDaily.room().confirmLeaving();
    await leaving;
    await expect(next).resolves.toEqual(createdCall);
    expect(fakeDaily.rooms).toHaveLength(2);
  });

  test('does not wait for a room that never confirms it', async () => {
    const { call } = createSetup();
    await call.start(target);
    fakeDaily.confirmsLeaving = false;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopping = call.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(stopping).resolves.toBeUndefined();
  });
});

describe('what is heard', () => {
  test('is speech above 0.01 and for a second after it', async () => {
    const { call, events, payloads } = createSetup();
    await call.start(target);
    expect(argumentsOf('startRemoteParticipantsAudioLevelObserver')).toEqual([100]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fakeDaily.room().sound(0.01);
    expect(events()).toEqual(['volume-level']);
    fakeDaily.room().sound(0.0102);
    expect(events().at(-1)).toBe('speech-start');
    vi.advanceTimersByTime(900);
    fakeDaily.room().sound(0.3);
    vi.advanceTimersByTime(999);
    expect(events()).not.toContain('speech-end');
    vi.advanceTimersByTime(1);
    expect(events().filter((event) => event.startsWith('speech'))).toEqual([
      'speech-start',
      'speech-end',
    ]);
    expect(payloads('volume-level')).toEqual([0.01 / 0.15, 0.0102 / 0.15, 1]);
  });

  test('comes as messages narrowed by type; what is none is dropped', async () => {
    const { call, payloads } = createSetup();
    await call.start(target);
    const room = fakeDaily.room();
    const transcript = { role: 'user', transcriptType: 'final', transcript: 'EBITDA.' };
    room.send({ type: 'transcript', ...transcript });
    room.send({ type: "transcript[transcriptType='final']", ...transcript });
    room.send({ type: 'speech-update' });
    room.send({ type: 'newer', data: 1 });
    room.send({ no: 'type' });
    expect(payloads('message')).toEqual([
      { type: 'transcript', ...transcript },
      { type: 'transcript', ...transcript },
      { type: 'unknown', receivedType: 'speech-update', message: { type: 'speech-update' } },
      { type: 'unknown', receivedType: 'newer', message: { type: 'newer', data: 1 } },
    ]);
  });

  test('of the microphone is measured only for those who listen', async () => {
    const { call } = createSetup();
    await call.start(target);
    await call.stop();
    expect(methods()).not.toContain('startLocalAudioLevelObserver');
    const levels: number[] = [];
    call.on('local-volume-level', (level) => levels.push(level));
    await call.start(target);
    await expect.poll(methods).toContain('startLocalAudioLevelObserver');
    fakeDaily.room().report('local-audio-level', { audioLevel: 0.4 });
    expect(levels).toEqual([0.4]);
  });
});

describe('what is said', () => {
  test('goes into a call that was joined, and nowhere else', async () => {
    const { call } = createSetup();
    expect(call.say('Too early')).toBe(false);
    expect(call.send({ type: 'end-call' })).toBe(false);
    await call.start(target);
    expect(call.say('Goodbye', { endCallAfterSpoken: true })).toBe(true);
    expect(call.sayFirstMessage()).toBe(true);
    expect(call.send({ type: 'add-message', message: { role: 'user', content: 'EBITDA' } })).toBe(
      true,
    );
    expect(sent()).toEqual([
      {
        type: 'say',
        message: 'Goodbye',
        endCallAfterSpoken: true,
        interruptionsEnabled: false,
        interruptAssistantEnabled: false,
      },
      { type: 'control', control: 'say-first-message' },
      { type: 'add-message', message: { role: 'user', content: 'EBITDA' } },
    ]);
    await call.stop();
    expect(call.say('Too late')).toBe(false);
  });

  test('begins with the recording where there is one', async () => {
    const { call } = createSetup({});
    await call.join({
      webCallUrl: 'https://rooms.test/1',
      artifactPlan: { videoRecordingEnabled: true },
    });
    expect(argumentsOf('startRecording')).toMatchObject([{ width: 1280, height: 720 }]);
    fakeDaily.room().report('recording-started', {});
    expect(sent()).toMatchObject([{ type: 'control', control: 'say-first-message' }]);
  });
});

describe('the microphone', () => {
  test('may be muted before the call and stays so', async () => {
    const { call } = createSetup();
    call.setMuted(true);
    await call.start(target);
    expect(argumentsOf('setLocalAudio')).toEqual([false]);
    expect(call.isMuted()).toBe(true);
    call.setMuted(false);
    expect(argumentsOf('setLocalAudio')).toEqual([false, true]);
  });

  test('survives a failing noise filter, which is switched off', async () => {
    const { call, payloads } = createSetup();
    await call.start(target);
    fakeDaily.room().report('nonfatal-error', { type: 'audio-processor-error' });
    await expect.poll(() => argumentsOf('setLocalAudio')).toEqual([true]);
    expect(argumentsOf('updateInputSettings').at(-1)).toEqual({
      audio: { processor: { type: 'none' } },
    });
    expect(payloads('error')).toEqual([]);
    expect(call.state()).toBe('joined');
  });

  test('of somebody who is muted is not opened by that', async () => {
    const { call } = createSetup();
    await call.start(target);
    call.setMuted(true);
    fakeDaily.room().report('nonfatal-error', { type: 'audio-processor-error' });
    await expect.poll(() => argumentsOf('setLocalAudio')).toEqual([false, true, false]);
  });

  test('can be a track of the page, and can be changed', async () => {
    const { call } = createSetup();
    await call.setMicrophone('device-1');
    await call.start(target);
    expect(fakeDaily.room().options['audioSource']).toBe('device-1');
    await call.setMicrophone('device-2');
    expect(argumentsOf('setInputDevicesAsync')).toEqual([{ audioSource: 'device-2' }]);
  });

  test.each([
    ['permissions', { blockedMedia: ['audio'] }, 'microphone-denied'],
    ['not-found', { missingMedia: ['audio'] }, 'microphone-missing'],
    ['mic-in-use', {}, 'microphone-busy'],
    ['permissions', { blockedMedia: ['video'] }, 'camera'],
    ['cam-in-use', {}, 'camera'],
  ])(
    'that cannot be used (%s, %o) is a named error; the call goes on',
    async (type, more, code) => {
      const { call, payloads } = createSetup();
      await call.start(target);
      const error = { type, msg: 'Permission denied', ...more };
      fakeDaily
        .room()
        .report('camera-error', { errorMsg: { errorMsg: 'Permission denied' }, error });
      expect(payloads('error')).toMatchObject([
        { code, message: 'Permission denied', fatal: false },
      ]);
      expect(call.state()).toBe('joined');
    },
  );
});
