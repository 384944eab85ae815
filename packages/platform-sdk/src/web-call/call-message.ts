import type { components } from '../generated/platform.ts';
import { type NamedMessage, typeOf, type UnknownMessage } from '../webhooks/named-message.ts';
import { findUnsoundField, isRecord, type RequiredFields } from '../webhooks/required-fields.ts';

type Declared = components['schemas']['ClientMessage']['message'];

/** Where the call stands. The one with `ended` is reported once, by the platform or in its place. */
export interface CallStatusUpdate {
  readonly type: 'status-update';
  readonly status: string;
  readonly endedReason?: string;
}

type KnownCallMessage = NamedMessage<Declared> | CallStatusUpdate;

/** What arrives in a call, narrowed by `type`. */
export type CallMessage = KnownCallMessage | UnknownMessage;

const requiredFields: RequiredFields<KnownCallMessage> = {
  'conversation-update': { messagesOpenAIFormatted: 'array' },
  hang: {},
  'language-change-detected': { language: 'string' },
  metadata: { metadata: 'string' },
  'model-output': { output: 'object' },
  'speech-update': { status: 'string', role: 'string' },
  'status-update': { status: 'string' },
  'tool-calls': { toolWithToolCallList: 'array', toolCallList: 'array' },
  'tool-calls-result': { toolCallResult: 'object' },
  transcript: { role: 'string', transcriptType: 'string', transcript: 'string' },
  'transfer-update': {},
  'user-interrupted': {},
  'voice-input': { input: 'string' },
};

const isKnown = (type: string): type is KnownCallMessage['type'] =>
  Object.hasOwn(requiredFields, type);

/** Reads what came through the room; `undefined` for what is no message. One that is not as declared counts as unknown. */
export function readCallMessage(value: unknown): CallMessage | undefined {
  if (!isRecord(value)) return undefined;
  const type = typeOf(value);
  if (type === undefined) return undefined;
  if (!isKnown(type) || findUnsoundField(value, requiredFields[type]) !== undefined) {
    return { type: 'unknown', receivedType: type, message: value };
  }
  return { ...value, type } as CallMessage;
}

/** Whether the platform says with it that the call is over. */
export const isEndedStatus = (message: CallMessage): boolean =>
  message.type === 'status-update' && message.status === 'ended';
