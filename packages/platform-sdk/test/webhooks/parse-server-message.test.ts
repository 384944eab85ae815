import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  answerServerMessage,
  parseServerMessage,
  type ServerMessage,
  ServerMessageError,
  type ServerMessageType,
  wantsAnswer,
} from '../../src/webhooks/index.ts';

/** The least each kind of message holds. */
const sound: Readonly<Record<ServerMessageType, Readonly<Record<string, unknown>>>> = {
  'assistant-request': {},
  'conversation-update': { messagesOpenAIFormatted: [] },
  'end-of-call-report': { endedReason: 'customer-ended-call', artifact: {}, analysis: {} },
  hang: {},
  'knowledge-base-request': { messagesOpenAIFormatted: [] },
  'language-change-detected': { language: 'fr' },
  'model-output': { output: {} },
  'phone-call-control': { request: 'hang-up' },
  'speech-update': { status: 'started', role: 'user' },
  'status-update': { status: 'ended' },
  'tool-calls': { toolWithToolCallList: [], toolCallList: [] },
  transcript: { role: 'user', transcriptType: 'final', transcript: 'EBITDA.' },
  'transfer-destination-request': {},
  'transfer-update': {},
  'user-interrupted': {},
  'voice-input': { input: 'Hello' },
  'voice-request': { text: 'Hello', sampleRate: 24_000 },
};

const faultOf = (body: unknown) => {
  try {
    parseServerMessage(body);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ServerMessageError);
    const { code, field } = error as ServerMessageError;
    return field === undefined ? code : `${code} ${field}`;
  }
};

/** Compiles only while every type narrows to its own message. */
function describeMessage(message: ServerMessage): string {
  switch (message.type) {
    case 'transcript':
      expectTypeOf(message.role).toEqualTypeOf<'user' | 'assistant'>();
      return message.transcript;
    case 'status-update':
      return message.status;
    case 'speech-update':
      return message.role;
    case 'end-of-call-report':
      return `${message.endedReason}, ${message.analysis.summary ?? ''}`;
    case 'tool-calls':
      expectTypeOf(message.type).toEqualTypeOf<'tool-calls'>(); // not optional here
      return message.toolCallList.map((call) => call.function.name).join();
    case 'conversation-update':
    case 'knowledge-base-request':
      return String(message.messagesOpenAIFormatted.length);
    case 'language-change-detected':
      return message.language;
    case 'model-output':
      return JSON.stringify(message.output);
    case 'phone-call-control':
      return message.request;
    case 'voice-input':
      return message.input;
    case 'voice-request':
      return `${message.text} at ${message.sampleRate}`;
    case 'assistant-request':
    case 'hang':
    case 'transfer-destination-request':
    case 'transfer-update':
    case 'user-interrupted':
      return String(message.timestamp);
    case 'unknown':
      return message.receivedType;
    default:
      return message satisfies never;
  }
}

describe.each(Object.entries(sound))('%s', (type, fields) => {
  test('is read from text and from an object, with all it holds', () => {
    const message = { type, ...fields, timestamp: 1_767_225_600_000, later: { added: true } };
    expect(parseServerMessage({ message })).toEqual(message);
    expect(parseServerMessage(JSON.stringify({ message }))).toEqual(message);
    expect(describeMessage(parseServerMessage({ message }))).toBeTypeOf('string');
  });

  test.each(Object.keys(fields))('without %s is refused', (field) => {
    const { [field]: _left, ...rest } = fields;
    expect(faultOf({ message: { type, ...rest } })).toBe(`unsound-field ${field}`);
    expect(faultOf({ message: { type, ...rest, [field]: null } })).toBe(`unsound-field ${field}`);
  });
});

test('a time is a number, or text in older calls', () => {
  for (const timestamp of [1_767_225_600_000, '2026-01-01T00:00:00Z']) {
    expect(parseServerMessage({ message: { type: 'hang', timestamp } })).toEqual({
      type: 'hang',
      timestamp,
    });
  }
});

test('a filtered transcript is a transcript', () => {
  const type = "transcript[transcriptType='final']";
  const message = parseServerMessage({ message: { ...sound.transcript, type } });
  expect(message.type).toBe('transcript');
});

test('a tool call may come without its type', () => {
  expect(parseServerMessage({ message: sound['tool-calls'] }).type).toBe('tool-calls');
});

test('a newer kind of message is handed over as it is', () => {
  const message = { type: 'chat.created', chat: { id: 'c1' } };
  expect(parseServerMessage({ message })).toEqual({
    type: 'unknown',
    receivedType: 'chat.created',
    message,
  });
  // A name that every object has is no known type either.
  expect(parseServerMessage({ message: { type: 'constructor' } }).type).toBe('unknown');
});

test.each<[string, unknown, string]>([
  ['no JSON', '{"message":', 'not-json'],
  ['HTML', '<html></html>', 'not-json'],
  ['nothing', '', 'not-json'],
  ['null', 'null', 'no-message'],
  ['a list', [], 'no-message'],
  ['no envelope', { type: 'hang' }, 'no-message'],
  ['a message in words', { message: 'hang' }, 'no-message'],
  ['no type', { message: {} }, 'no-type'],
  ['an empty type', { message: { type: '' } }, 'no-type'],
  ['a number for a type', { message: { type: 7 } }, 'no-type'],
])('%s is refused by name', (_name, body, fault) => {
  expect(faultOf(body)).toBe(fault);
});

test('whatever arrives is a message or a typed error', () => {
  const type = fc.oneof(fc.constantFrom(...Object.keys(sound)), fc.string());
  const message = fc.record({ type, transcript: fc.anything(), toolCallList: fc.anything() });
  const text = fc
    .record({ type, transcript: fc.jsonValue() })
    .map((it) => JSON.stringify({ message: it }));
  const body = fc.oneof(
    fc.anything(),
    fc.string(),
    message.map((it) => ({ message: it })),
    text,
  );
  fc.assert(
    fc.property(body, (arrived) => {
      faultOf(arrived);
    }),
    { numRuns: 2_000 },
  );
});

describe('an answer', () => {
  test('is wanted by five kinds of message', () => {
    const wanting = Object.entries(sound)
      .map(([type, fields]) => parseServerMessage({ message: { type, ...fields } }))
      .filter(wantsAnswer)
      .map(({ type }) => type);
    expect(wanting).toEqual([
      'assistant-request',
      'knowledge-base-request',
      'tool-calls',
      'transfer-destination-request',
      'voice-request',
    ]);
  });

  test('fits the message and is sent bare and in its envelope', () => {
    const message = parseServerMessage({ message: { type: 'tool-calls', ...sound['tool-calls'] } });
    if (message.type !== 'tool-calls') throw new Error('Not a tool call');
    const results = [{ name: 'quote', toolCallId: 't1', result: '42' }];
    expect(answerServerMessage(message, { results })).toEqual({
      results,
      messageResponse: { results },
    });
    // @ts-expect-error an assistant is no answer to a tool call
    answerServerMessage(message, { assistantId: 'a1' });
  });
});
