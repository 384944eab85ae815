import { analytics } from '../resources/analytics.ts';
import { assistants } from '../resources/assistants.ts';
import { blocks } from '../resources/blocks.ts';
import { calls } from '../resources/calls.ts';
import { chats } from '../resources/chats.ts';
import { credentials } from '../resources/credentials.ts';
import { files } from '../resources/files.ts';
import { knowledgeBases } from '../resources/knowledge-bases.ts';
import { logs } from '../resources/logs.ts';
import { phoneNumbers } from '../resources/phone-numbers.ts';
import { providers } from '../resources/providers.ts';
import { squads } from '../resources/squads.ts';
import { tokens } from '../resources/tokens.ts';
import { tools } from '../resources/tools.ts';
import { voiceLibrary } from '../resources/voice-library.ts';
import { type Connection, createConnection } from './connection.ts';
import type { PlatformClientOptions } from './options.ts';
import { type RawClient, rawClient } from './raw-client.ts';

/**
 * The whole platform: a method for each of its 77 operations, by resource, and the raw methods for
 * those who prefer paths.
 */
export interface PlatformClient extends RawClient {
  readonly analytics: ReturnType<typeof analytics>;
  readonly assistants: ReturnType<typeof assistants>;
  readonly blocks: ReturnType<typeof blocks>;
  readonly calls: ReturnType<typeof calls>;
  readonly chats: ReturnType<typeof chats>;
  readonly credentials: ReturnType<typeof credentials>;
  readonly files: ReturnType<typeof files>;
  readonly knowledgeBases: ReturnType<typeof knowledgeBases>;
  readonly logs: ReturnType<typeof logs>;
  readonly phoneNumbers: ReturnType<typeof phoneNumbers>;
  readonly providers: ReturnType<typeof providers>;
  readonly squads: ReturnType<typeof squads>;
  readonly tokens: ReturnType<typeof tokens>;
  readonly tools: ReturnType<typeof tools>;
  readonly voiceLibrary: ReturnType<typeof voiceLibrary>;
}

/** Methods throw a `PlatformError`, or give a value with `.safe()`. Throws a `TypeError` for a bad `baseUrl`. */
export const createPlatformClient = (options?: PlatformClientOptions): PlatformClient =>
  assemble(createConnection(options));

/** All resources over one connection. */
export const assemble = (connection: Connection): PlatformClient => ({
  ...rawClient(connection),
  analytics: analytics(connection),
  assistants: assistants(connection),
  blocks: blocks(connection),
  calls: calls(connection),
  chats: chats(connection),
  credentials: credentials(connection),
  files: files(connection),
  knowledgeBases: knowledgeBases(connection),
  logs: logs(connection),
  phoneNumbers: phoneNumbers(connection),
  providers: providers(connection),
  squads: squads(connection),
  tokens: tokens(connection),
  tools: tools(connection),
  voiceLibrary: voiceLibrary(connection),
});
