import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startModelServer } from './support/model-server.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { startTranscriptionServer } from './support/transcription-server.ts';
import {
  assistantBody,
  type CallClient,
  createCall,
  hearTurn,
  joinCall,
} from './support/voice-client.ts';

let sandbox: Sandbox;
let model: Awaited<ReturnType<typeof startModelServer>>;
let recogniser: Awaited<ReturnType<typeof startTranscriptionServer>>;
let client: CallClient;

beforeAll(async () => {
  model = await startModelServer();
  recogniser = await startTranscriptionServer();
  sandbox = await startSandbox({ STT_URL: recogniser.url, STT_MODEL: 'whisper-test' });
});
afterAll(async () => {
  await sandbox.close();
  model.close();
  recogniser.close();
});
afterEach(() => client.close());

const begin = async (overrides: object = {}) => {
  model.script({ text: 'Please tell me about yourself.' }, { text: 'Thank you for that answer.' });
  const call = await createCall(sandbox, assistantBody(model.url, overrides));
  client = await joinCall(call.webCallUrl);
  await hearTurn(client);
};

/** A tone, in frames of 10 ms. */
const tone = (milliseconds: number) =>
  Array.from({ length: milliseconds / 10 }, (_, frame) => {
    const samples = Buffer.alloc(320);
    for (let at = 0; at < 160; at += 1) {
      samples.writeInt16LE(Math.round(9_000 * Math.sin((frame * 160 + at) / 6)), at * 2);
    }
    return samples;
  });

const speak = (id: string, frames: readonly Buffer[]) => {
  client.send({ type: 'utterance-start', id });
  for (const frame of frames) client.sendSound(frame);
  client.send({ type: 'utterance-end', id });
};

test('a spoken answer reaches the recogniser as a WAV file and the model as its words', async () => {
  recogniser.script('I studied finance.');
  await begin();
  expect(await client.next('hello')).toMatchObject({ capabilities: { transcription: true } });
  const frames = tone(600);
  speak('u1', frames);
  await client.next('accepted', { id: 'u1' });
  await client.next('transcript', {
    role: 'user',
    transcript: 'I studied finance.',
    source: 'voice',
  });
  expect(await hearTurn(client)).toMatchObject({ text: 'Thank you for that answer.' });
  expect(model.requests[1]?.messages.at(-1)).toEqual({
    role: 'user',
    content: 'I studied finance.',
  });

  const [request] = recogniser.requests;
  expect(request).toMatchObject({
    path: '/v1/audio/transcriptions',
    model: 'whisper-test',
    language: 'en',
  });
  const wav = request?.wav ?? Buffer.alloc(44);
  const sound = Buffer.concat(frames);
  expect(wav.toString('ascii', 0, 4) + wav.toString('ascii', 8, 16)).toBe('RIFFWAVEfmt ');
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
  expect([
    wav.readUInt16LE(20),
    wav.readUInt16LE(22),
    wav.readUInt32LE(24),
    wav.readUInt16LE(34),
  ]).toEqual([1, 1, 16_000, 16]);
  expect(wav.readUInt32LE(40)).toBe(sound.length);
  expect(wav.subarray(44).equals(sound)).toBe(true);
});

test('of a spoken answer it is known when its voice began and stopped', async () => {
  recogniser.script('I studied finance.');
  await begin();
  const before = Date.now();
  const silence = [Buffer.alloc(32 * 400)];
  speak('timed', [...silence, ...tone(600), ...silence]);
  await client.next('accepted', { id: 'timed' });
  const [answer] = await sandbox.query(
    `select extract(epoch from spoken_to - spoken_from) * 1000 as "durationMs",
            extract(epoch from spoken_to) * 1000 as "endedAt"
     from sandbox.call_messages where id = 'timed'`,
  );
  expect(Number(answer?.['durationMs'])).toBe(600);
  expect(Math.abs(Number(answer?.['endedAt']) + 400 - before)).toBeLessThan(500);
});

test('a recogniser that fails once is asked again', async () => {
  recogniser.script(500, 'The second try.');
  await begin();
  speak('u2', tone(200));
  await client.next('transcript', { transcript: 'The second try.' });
});

test('when recognition stays away the candidate is told and can type the same answer', async () => {
  recogniser.script(500, 500);
  await begin();
  speak('u3', tone(200));
  expect(await client.next('error')).toMatchObject({
    code: 'stt-unavailable',
    id: 'u3',
    fatal: false,
  });
  client.send({ type: 'text', id: 'u3', text: 'Then I type it.', source: 'typed' });
  await client.next('accepted', { id: 'u3' });
  await hearTurn(client);
});

test('a cough, or no sound at all, is no answer', async () => {
  recogniser.script('');
  await begin();
  speak('u4', tone(100));
  expect(await client.next('error')).toMatchObject({ code: 'nothing-heard', id: 'u4' });
  speak('u5', []);
  expect(await client.next('error')).toMatchObject({ code: 'nothing-heard', id: 'u5' });
  expect(model.requests).toHaveLength(1);
});

test('after a cough the interviewer still notices a long silence', async () => {
  recogniser.script('');
  const say = { type: 'say', exact: 'Please take your time.' };
  const options = { timeoutSeconds: 1, triggerMaxCount: 1 };
  await begin({ hooks: [{ on: 'customer.speech.timeout', options, do: [say] }] });
  speak('u9', tone(100));
  await client.next('error', { code: 'nothing-heard' });
  expect(await hearTurn(client)).toMatchObject({ text: 'Please take your time.' });
});

test('an answer cut off by a false start is taken up again', async () => {
  await begin();
  model.script({ text: '', hangs: true }, { text: 'As I was thinking, thank you.' });
  client.send({ type: 'text', id: 't1', text: 'My answer.', source: 'typed' });
  await expect.poll(() => model.requests.length).toBe(1);
  client.send({ type: 'interrupt' });
  await client.next('turn-end', { text: '' });
  client.send({ type: 'utterance-start', id: 'u6' });
  client.send({ type: 'utterance-cancel', id: 'u6' });
  expect(await hearTurn(client)).toMatchObject({ text: 'As I was thinking, thank you.' });
});

test('what a false interruption cut off is said again from the beginning of its sentence, and counts as said', async () => {
  recogniser.script('', 'Equity value plus net debt.');
  model.script(
    { text: 'Thank you for coming in today. What is enterprise value made of?' },
    { text: 'Good.' },
  );
  const call = await createCall(sandbox, assistantBody(model.url));
  client = await joinCall(call.webCallUrl);
  const { turnId } = await client.next('turn-end');
  client.send({ type: 'heard', turnId, playedMs: 2_500, complete: false });
  client.send({ type: 'interrupt' });
  speak('u10', tone(300));
  await client.next('error', { code: 'nothing-heard' });
  const again = await hearTurn(client);
  expect(again['text']).toBe('What is enterprise value made of?');
  expect(again['turnId']).not.toBe(turnId);

  speak('u11', tone(300));
  expect(await hearTurn(client)).toMatchObject({ text: 'Good.' });
  expect(model.requests[1]?.messages[0]?.content).toBe(
    'Thank you for coming in today. What is enterprise value made of?',
  );
  const shown = client.received.filter(
    ({ type, role }) => type === 'transcript' && role !== 'user',
  );
  expect(shown).toHaveLength(3);
});

test('in a noisy room the interviewer gives up saying it again', async () => {
  recogniser.script('', '', '');
  model.script({ text: 'What is enterprise value made of?' });
  const call = await createCall(sandbox, assistantBody(model.url));
  client = await joinCall(call.webCallUrl);
  for (const id of ['n1', 'n2', 'n3']) {
    const { turnId } = await client.next('turn-end');
    client.send({ type: 'heard', turnId, playedMs: 300, complete: false });
    client.send({ type: 'interrupt' });
    speak(id, tone(300));
    await client.next('error', { id });
  }
  await pause(500);
  expect(client.received.filter(({ type }) => type === 'turn-end')).toHaveLength(3);
});

test('a pause for thought ends no answer: the interviewer waits for what is being said', async () => {
  recogniser.script('Equity value plus net debt', 'and minority interests.');
  await begin();
  speak('u12', tone(300));
  client.send({ type: 'utterance-start', id: 'u13' });
  await client.next('accepted', { id: 'u12' });
  client.sendSound(Buffer.concat(tone(300)));
  client.send({ type: 'utterance-end', id: 'u13' });
  expect(await hearTurn(client)).toMatchObject({ text: 'Thank you for that answer.' });
  expect(model.requests).toHaveLength(2);
  const answers = model.requests[1]?.messages.filter(({ role }) => role === 'user');
  expect(answers).toHaveLength(2);
});

test('an answer that goes on silences a reply that is still being thought about', async () => {
  recogniser.script('and minority interests.');
  await begin();
  model.script({ text: '', hangs: true }, { text: 'Now I have it all.' });
  client.send({ type: 'text', id: 't2', text: 'Equity value plus net debt', source: 'voice' });
  await expect.poll(() => model.requests.length).toBe(1);
  speak('u14', tone(300));
  expect(await client.next('turn-end', { text: 'Now I have it all.' })).toBeDefined();
});

test('whoever leaves in the middle of a sentence hears the question again', async () => {
  model.script({ text: 'Please tell me about yourself.' });
  const call = await createCall(sandbox, assistantBody(model.url));
  client = await joinCall(call.webCallUrl);
  await hearTurn(client);
  client.send({ type: 'utterance-start', id: 'u15' });
  client.sendSound(Buffer.concat(tone(100)));
  client.drop();
  client = await joinCall(call.webCallUrl);
  expect(await hearTurn(client)).toMatchObject({ text: 'Please tell me about yourself.' });
});

test('an utterance of more than two minutes is refused and nothing is sent on', async () => {
  recogniser.script('Too much.');
  await begin();
  client.send({ type: 'utterance-start', id: 'u7' });
  const second = Buffer.alloc(32_000, 1);
  for (let at = 0; at < 121; at += 1) client.sendSound(second);
  client.send({ type: 'utterance-end', id: 'u7' });
  expect(await client.next('error')).toMatchObject({ code: 'answer-too-long', id: 'u7' });
  expect(recogniser.requests).toEqual([]);
});

test('the language of the assistant is the one that is listened for', async () => {
  recogniser.script('Bonjour.');
  await begin({ transcriber: { provider: 'x', language: 'fr-FR' } });
  speak('u8', tone(100));
  await client.next('transcript', { transcript: 'Bonjour.' });
  expect(recogniser.requests[0]?.language).toBe('fr');
});
