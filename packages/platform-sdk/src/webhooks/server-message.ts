import type { components } from '../generated/platform.ts';
import type { NamedMessage, UnknownMessage } from './named-message.ts';

type Schemas = components['schemas'];
type Declared = Schemas['ServerMessage']['message'];

/** A message of the platform that this package knows, narrowed by its `type`. */
export type KnownServerMessage = NamedMessage<Declared>;
export type ServerMessageType = KnownServerMessage['type'];

/** What the platform posts to a server, without its envelope. `timestamp` is Unix milliseconds, or text in older calls. */
export type ServerMessage = KnownServerMessage | UnknownMessage;

type Answer = Schemas['ServerMessageResponse']['messageResponse'];
/** The one answer that has the field. */
type AnswerWith<K extends string, A = Answer> = A extends unknown
  ? K extends keyof A
    ? A
    : never
  : never;

/** What each message that wants an answer is answered with. */
export interface ServerMessageAnswers {
  readonly 'assistant-request': Schemas['ServerMessageResponseAssistantRequest'];
  readonly 'tool-calls': Schemas['ServerMessageResponseToolCalls'];
  readonly 'transfer-destination-request': Schemas['ServerMessageResponseTransferDestinationRequest'];
  readonly 'knowledge-base-request': AnswerWith<'documents'>;
  readonly 'voice-request': AnswerWith<'data'>;
}

/** Messages the platform waits for an answer to; for an `assistant-request` at most 7.5 seconds. */
export type AnsweredMessageType = keyof ServerMessageAnswers;
