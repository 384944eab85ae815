export { type Connection, createConnection } from './client/connection.ts';
export { createPlatformClient, type PlatformClient } from './client/create-platform-client.ts';
export {
  PlatformAbortError,
  PlatformApiError,
  type PlatformApiReason,
  PlatformError,
  type PlatformFailure,
  PlatformNetworkError,
  PlatformParseError,
  PlatformRequestError,
  PlatformTimeoutError,
} from './client/errors.ts';
export type { PlatformLogEvent, PlatformLogger } from './client/log.ts';
export type {
  Body,
  OperationId,
  PathParameters,
  Query,
  Schemas,
} from './client/operation-types.ts';
export type { PlatformClientOptions, RequestOptions } from './client/options.ts';
export type { Items } from './client/pagination.ts';
export type { PlatformRequest, PlatformResult } from './client/platform-request.ts';
export type { RawClient } from './client/raw-client.ts';
export type { components, operations, paths } from './generated/platform.ts';
export type { AnalyticsQueryResult, AnalyticsRequest, Metrics } from './resources/analytics.ts';
export type { Assistant, CreateAssistant } from './resources/assistants.ts';
export type { Block, CreateBlock, UpdateBlock } from './resources/blocks.ts';
export type {
  Call,
  CallPage,
  CreateCall,
  CreatePhoneCall,
  CreateWebCall,
  DeleteCall,
  UpdateCall,
} from './resources/calls.ts';
export type { Chat, ChatReply, CreateChat } from './resources/chats.ts';
export type { CreateCredential, Credential } from './resources/credentials.ts';
export type { StoredFile, UpdateFile, UploadFile } from './resources/files.ts';
export type {
  CreateKnowledgeBase,
  KnowledgeBase,
  UpdateKnowledgeBase,
} from './resources/knowledge-bases.ts';
export type { CallLog, CallLogPage, Log, LogPage } from './resources/logs.ts';
export type {
  BuyPhoneNumber,
  CreatePhoneNumber,
  ImportTwilioPhoneNumber,
  ImportVonagePhoneNumber,
  PhoneNumber,
  PhoneNumberPage,
  UpdatePhoneNumber,
} from './resources/phone-numbers.ts';
export type {
  AddVoice,
  AutomationProvider,
  CloneVoice,
  ProviderVoice,
} from './resources/providers.ts';
export type { CreateSquad, Squad } from './resources/squads.ts';
export type { ApiToken, CreateApiToken, UpdateApiToken } from './resources/tokens.ts';
export type { CreateTool, Tool, UpdateTool } from './resources/tools.ts';
export type { LibraryProvider, LibraryVoice, SyncVoiceLibrary } from './resources/voice-library.ts';
