import type { Connection } from '../client/connection.ts';
import type { Reply, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type Chat = Schemas['Chat'];
export type ChatReply = Reply<'POST', '/chat'>;
export type CreateChat = Schemas['CreateChat'];

/** Text conversations with an assistant. */
export function chats({ send }: Connection) {
  return {
    /**
     * Sends a text and waits for the whole answer: a chat, or its bare text where the platform
     * answers with that. To read a stream as it comes, use `POST` with `parseAs: 'stream'`.
     */
    create: (body: CreateChat, options?: RequestOptions): PlatformRequest<ChatReply> =>
      send('POST', '/chat', { body }, options),
  };
}
