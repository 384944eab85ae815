export {
  type AnsweredMessage,
  answerServerMessage,
  type ServerMessageAnswer,
  wantsAnswer,
} from './answer-server-message.ts';
export type { UnknownMessage } from './named-message.ts';
export {
  parseServerMessage,
  ServerMessageError,
  type ServerMessageFault,
} from './parse-server-message.ts';
export type {
  AnsweredMessageType,
  KnownServerMessage,
  ServerMessage,
  ServerMessageAnswers,
  ServerMessageType,
} from './server-message.ts';
export { findWebhookFault, verifyWebhook } from './verify-webhook.ts';
export type { WebhookHeaders, WebhookRequest } from './webhook-request.ts';
export type {
  BearerScheme,
  HmacScheme,
  SecretScheme,
  WebhookFault,
  WebhookScheme,
} from './webhook-scheme.ts';
