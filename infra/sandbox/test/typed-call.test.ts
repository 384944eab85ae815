import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startModelServer } from './support/model-server.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import {
  assistantBody,
  type CallClient,
  createCall,
  hearTurn,
  joinCall,
  type Received,
} from './support/voice-client.ts';

let sandbox: Sandbox;
let model: Awaited<ReturnType<typeof startModelServer>>;
let client: CallClient;

beforeAll(async () => {
  model = await startModelServer();
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  model.close();
});
afterEach(() => client.close());

const begin = async (overrides: object = {}) => {
  const call = await createCall(sandbox, assistantBody(model.url, overrides));
  client = await joinCall(call.webCallUrl);
  return call;
};
const answer = (id: string, text: string) =>
  client.send({ type: 'text', id, text, source: 'typed' });

/** The loudest of the samples, as a share of full scale. */
const loudness = ({ binary = Buffer.alloc(0) }: Received) => {
  let peak = 0;
  for (let at = 0; at + 1 < binary.length; at += 2)
    peak = Math.max(peak, Math.abs(binary.readInt16LE(at)));
  return peak / 32_768;
};

test('an interview of three typed answers is spoken, stored and told to the model turn by turn', async () => {
  model.script(
    { text: 'Good morning, and thank you for coming in. Walk me through a DCF.' },
    { text: 'What drives the terminal value?' },
    { text: 'And how would you check it?' },
    { text: 'Thank you. That is all for today, and we will be in touch.', endCall: true },
  );
  const call = await begin();
  expect(await client.next('hello')).toMatchObject({
    callId: call.id,
    resumed: false,
    capabilities: { transcription: false, speech: { en: true, fr: false } },
    conversation: [],
  });
  await client.next('status-update', { status: 'in-progress' });
  const first = await hearTurn(client);
  expect(first).toMatchObject({
    text: 'Good morning, and thank you for coming in. Walk me through a DCF.',
    willEnd: false,
  });
  const sound = await client.next('audio', { turnId: first['turnId'], index: 0 });
  expect(sound).toMatchObject({
    sampleRate: 16_000,
    text: 'Good morning, and thank you for coming in.',
  });
  expect(loudness(sound)).toBeGreaterThan(0.1);

  for (const [id, text] of [
    ['a1', 'You project free cash flow.'],
    ['a2', 'Growth and the WACC.'],
  ] as const) {
    answer(id, text);
    await client.next('accepted', { id });
    await client.next('transcript', { role: 'user', transcript: text, source: 'typed' });
    await hearTurn(client);
  }
  answer('a3', 'With an implied multiple.');
  expect(await hearTurn(client)).toMatchObject({ willEnd: true });
  expect(await client.next('status-update', { status: 'ended' })).toMatchObject({
    endedReason: 'assistant-ended-call',
  });

  expect(model.authorization()).toBe('Bearer model-secret');
  expect(model.requests[0]).toMatchObject({
    model: 'interviewer',
    stream: true,
    messages: [],
    call: { id: call.id },
    metadata: { interviewId: 'i-1' },
  });
  expect(model.requests[2]?.metadata).toEqual({ interviewId: 'i-1', source: 'typed' });
  expect(model.requests[2]?.messages).toEqual([
    {
      role: 'assistant',
      content: 'Good morning, and thank you for coming in. Walk me through a DCF.',
    },
    { role: 'user', content: 'You project free cash flow.' },
    { role: 'assistant', content: 'What drives the terminal value?' },
    { role: 'user', content: 'Growth and the WACC.' },
  ]);
});

test('a fixed first message is said without asking the model', async () => {
  model.script();
  await begin({
    firstMessageMode: 'assistant-speaks-first',
    firstMessage: 'Hello, shall we begin?',
  });
  expect(await hearTurn(client)).toMatchObject({ text: 'Hello, shall we begin?' });
  expect(model.requests).toEqual([]);
});

test('French is shown without sound', async () => {
  model.script({ text: 'Bonjour, et merci d’être venu. Parlez-moi de la WACC.' });
  await begin({ transcriber: { provider: 'x', language: 'fr' } });
  const turn = await hearTurn(client);
  expect(turn['text']).toBe('Bonjour, et merci d’être venu. Parlez-moi de la WACC.');
  expect(client.received.filter(({ type }) => type === 'transcript')).toHaveLength(2);
  expect(client.received.some(({ type }) => type === 'audio')).toBe(false);
});

test('an interruption stops the model and the voice, and only what was heard is remembered', async () => {
  model.script(
    {
      text: 'This is the first long sentence of mine. This is the second one of them. ',
      hangs: true,
    },
    { text: 'Of course.' },
  );
  await begin();
  const { turnId } = await client.next('audio', { index: 0 });
  client.send({ type: 'heard', turnId, playedMs: 0, complete: false });
  client.send({ type: 'interrupt' });
  expect(await client.next('turn-end')).toMatchObject({ turnId, willEnd: false });
  await client.next('speech-update', { status: 'stopped' });
  client.send({ type: 'heard', turnId, playedMs: 1_000, complete: false });
  client.send({ type: 'text', id: 'b1', text: 'Sorry, may I ask something?', source: 'voice' });
  await hearTurn(client);
  await expect.poll(model.abandoned).toBe(1);
  const [interrupted] = model.requests[1]?.messages ?? [];
  expect(interrupted?.content).toMatch(/^This is the/);
  expect(interrupted?.content).not.toContain('second');
});

test('whoever types has read what was written, even when its sound was cut short', async () => {
  const question = 'What is enterprise value, in a sentence of your own?';
  model.script({ text: question }, { text: 'Thank you.' });
  await begin();
  const { turnId } = await client.next('audio', { index: 0 });
  client.send({ type: 'heard', turnId, playedMs: 0, complete: false });
  answer('r1', 'The value of the operations.');
  await expect.poll(() => model.requests.length).toBe(2);
  await hearTurn(client);
  expect(model.requests[1]?.messages[0]?.content).toBe(question);
});

test('a newer answer replaces the reply that is being thought of', async () => {
  model.script({ text: 'Go.' }, { text: '', hangs: true }, { text: 'To both: thank you.' });
  await begin();
  await hearTurn(client);
  answer('c1', 'First part.');
  await expect.poll(() => model.requests.length).toBe(2);
  answer('c2', 'Second part.');
  await client.next('turn-end', { text: '' });
  expect(await hearTurn(client)).toMatchObject({ text: 'To both: thank you.' });
  expect(model.requests[2]?.messages.slice(1).map(({ content }) => content)).toEqual([
    'First part.',
    'Second part.',
  ]);
});

test('an empty answer, one of 20,000 characters and a message that is none are refused and lose nothing', async () => {
  model.script();
  const call = await begin();
  await hearTurn(client);
  answer('d1', '   ');
  expect(await client.next('error')).toMatchObject({
    code: 'empty-answer',
    id: 'd1',
    fatal: false,
  });
  answer('d2', 'x'.repeat(20_000));
  expect(await client.next('error')).toMatchObject({ code: 'answer-too-long', id: 'd2' });
  client.socket.send('{nonsense');
  expect(await client.next('error')).toMatchObject({ code: 'bad-message' });
  answer('d2', 'A shorter answer.');
  await client.next('accepted', { id: 'd2' });
  await hearTurn(client);
  const stored = await sandbox.query(
    `select text from sandbox.call_messages where call_id = '${call.id}' and role = 'user'`,
  );
  expect(stored).toEqual([{ text: 'A shorter answer.' }]);
});

test('the model may fail twice; after the third time the answer is kept and can be tried again', async () => {
  model.script({ text: 'Begin.' }, { status: 500 }, { status: 503 }, { text: 'Here I am again.' });
  await begin();
  await hearTurn(client);
  answer('e1', 'My answer.');
  expect(await hearTurn(client)).toMatchObject({ text: 'Here I am again.' });

  model.script({ status: 500 }, { status: 500 }, { status: 500 }, { text: 'Back at last.' });
  answer('e2', 'My next answer.');
  await client.next('accepted', { id: 'e2' });
  expect(await client.next('error')).toMatchObject({
    code: 'interviewer-unavailable',
    fatal: false,
  });
  client.send({ type: 'retry' });
  expect(await hearTurn(client)).toMatchObject({ text: 'Back at last.' });
  expect(model.requests[3]?.messages.at(-1)).toEqual({ role: 'user', content: 'My next answer.' });
});

test('say, mute and ping do what they say', async () => {
  model.script();
  await begin({ firstMessageMode: 'assistant-waits-for-user' });
  client.send({ type: 'ping' });
  await client.next('pong');
  client.send({ type: 'control', control: 'mute-assistant' });
  client.send({
    type: 'say',
    message: 'Time is up, thank you very much.',
    endCallAfterSpoken: true,
  });
  expect(await hearTurn(client)).toMatchObject({ willEnd: true });
  await client.next('status-update', { endedReason: 'assistant-ended-call' });
  expect(client.received.some(({ type }) => type === 'audio')).toBe(false);
});
