import { typeOf } from './named-message.ts';
import { findUnsoundField, isRecord, type RequiredFields } from './required-fields.ts';
import type { KnownServerMessage, ServerMessage, ServerMessageType } from './server-message.ts';

const requiredFields: RequiredFields<KnownServerMessage> = {
  'assistant-request': {},
  'conversation-update': { messagesOpenAIFormatted: 'array' },
  'end-of-call-report': { endedReason: 'string', artifact: 'object', analysis: 'object' },
  hang: {},
  'knowledge-base-request': { messagesOpenAIFormatted: 'array' },
  'language-change-detected': { language: 'string' },
  'model-output': { output: 'object' },
  'phone-call-control': { request: 'string' },
  'speech-update': { status: 'string', role: 'string' },
  'status-update': { status: 'string' },
  'tool-calls': { toolWithToolCallList: 'array', toolCallList: 'array' },
  transcript: { role: 'string', transcriptType: 'string', transcript: 'string' },
  'transfer-destination-request': {},
  'transfer-update': {},
  'user-interrupted': {},
  'voice-input': { input: 'string' },
  'voice-request': { text: 'string', sampleRate: 'number' },
};

export type ServerMessageFault =
  | 'not-json'
  /** The body is not `{ "message": { … } }`. */
  | 'no-message'
  | 'no-type'
  /** A field that the type promises is absent or of another kind. */
  | 'unsound-field';

/** A body that is no message of the platform. `field` names what is wrong with an `unsound-field`. */
export class ServerMessageError extends Error {
  override readonly name = 'ServerMessageError';
  readonly code: ServerMessageFault;
  readonly field: string | undefined;

  constructor(
    code: ServerMessageFault,
    { field, cause }: { field?: string; cause?: unknown } = {},
  ) {
    const where = field === undefined ? '' : ` (${field})`;
    super(`Not a message of the platform: ${code}${where}`, cause === undefined ? {} : { cause });
    this.code = code;
    this.field = field;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServerMessageError('not-json', { cause });
  }
}

const isKnown = (type: string): type is ServerMessageType => Object.hasOwn(requiredFields, type);

/**
 * Reads the body of a webhook, as text or already parsed, and answers with its message narrowed by
 * `type`; one of a newer kind comes back as `{ type: 'unknown', receivedType, message }`. Required
 * fields are checked one level deep; others are passed on as they are. Throws a `ServerMessageError`.
 */
export function parseServerMessage(body: unknown): ServerMessage {
  const envelope = typeof body === 'string' ? parseJson(body) : body;
  const message = isRecord(envelope) ? envelope['message'] : undefined;
  if (!isRecord(message)) throw new ServerMessageError('no-message');
  const type = typeOf(message);
  if (type === undefined) throw new ServerMessageError('no-type');
  if (!isKnown(type)) return { type: 'unknown', receivedType: type, message };
  const field = findUnsoundField(message, requiredFields[type]);
  if (field !== undefined) throw new ServerMessageError('unsound-field', { field });
  return { ...message, type } as ServerMessage;
}
