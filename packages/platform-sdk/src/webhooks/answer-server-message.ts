import type { components } from '../generated/platform.ts';
import type { AnsweredMessageType, ServerMessage, ServerMessageAnswers } from './server-message.ts';

/** A message that the platform waits for an answer to. */
export type AnsweredMessage = Extract<ServerMessage, { readonly type: AnsweredMessageType }>;

/** The body of an answer. */
export type ServerMessageAnswer<T extends AnsweredMessageType> = ServerMessageAnswers[T] & {
  readonly messageResponse: ServerMessageAnswers[T] &
    components['schemas']['ServerMessageResponse']['messageResponse'];
};

const answered: Readonly<Record<AnsweredMessageType, true>> = {
  'assistant-request': true,
  'knowledge-base-request': true,
  'tool-calls': true,
  'transfer-destination-request': true,
  'voice-request': true,
};

/** Whether the platform waits for an answer; any other message only wants a status of 2xx. */
export const wantsAnswer = (message: ServerMessage): message is AnsweredMessage =>
  Object.hasOwn(answered, message.type);

/** The JSON body that answers a message; what it may hold follows from the message's type. */
export function answerServerMessage<M extends AnsweredMessage>(
  _message: M,
  answer: ServerMessageAnswers[M['type']],
): ServerMessageAnswer<M['type']> {
  // The platform's document declares the envelope, its guides and its users send the bare answer.
  return { ...answer, messageResponse: answer };
}
