import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDocument } from '../scripts/read-document.ts';
import {
  createPlatformClient,
  type OperationId,
  type PlatformClient,
  type PlatformRequest,
} from '../src/index.ts';
import { json, serve } from './server.ts';

/** Every operation of the document through its method; the compiler misses none. */
const methods: Record<OperationId, (client: PlatformClient) => PlatformRequest<unknown>> = {
  listCalls: ({ calls }) => calls.list(),
  createCall: ({ calls }) => calls.create({}),
  getCall: ({ calls }) => calls.get('1'),
  updateCall: ({ calls }) => calls.update('1', { name: 'n' }),
  deleteCall: ({ calls }) => calls.delete('1'),
  createPhoneCall: ({ calls }) => calls.createPhoneCall({}),
  createWebCall: ({ calls }) => calls.createWebCall({}),
  listCallPages: ({ calls }) => calls.listPages(),
  listCallMetadataPages: ({ calls }) => calls.listMetadataPages(),
  listPhoneNumberPages: ({ phoneNumbers }) => phoneNumbers.listPages(),
  listAssistants: ({ assistants }) => assistants.list(),
  createAssistant: ({ assistants }) => assistants.create({}),
  getAssistant: ({ assistants }) => assistants.get('1'),
  replaceAssistant: ({ assistants }) => assistants.replace('1', {}),
  updateAssistant: ({ assistants }) => assistants.update('1', {}),
  deleteAssistant: ({ assistants }) => assistants.delete('1'),
  buyPhoneNumber: ({ phoneNumbers }) => phoneNumbers.buy({ areaCode: '415' }),
  importTwilioPhoneNumber: ({ phoneNumbers }) =>
    phoneNumbers.importTwilio({
      twilioPhoneNumber: '+1',
      twilioAccountSid: 's',
      twilioAuthToken: 't',
    }),
  importVonagePhoneNumber: ({ phoneNumbers }) =>
    phoneNumbers.importVonage({ vonagePhoneNumber: '+1', credentialId: 'c' }),
  listPhoneNumbers: ({ phoneNumbers }) => phoneNumbers.list(),
  createPhoneNumber: ({ phoneNumbers }) => phoneNumbers.create({ provider: 'vapi' }),
  getPhoneNumber: ({ phoneNumbers }) => phoneNumbers.get('1'),
  updatePhoneNumber: ({ phoneNumbers }) => phoneNumbers.update('1', { name: 'n' }),
  deletePhoneNumber: ({ phoneNumbers }) => phoneNumbers.delete('1'),
  listSquads: ({ squads }) => squads.list(),
  createSquad: ({ squads }) => squads.create({ members: [] }),
  getSquad: ({ squads }) => squads.get('1'),
  updateSquad: ({ squads }) => squads.update('1', { members: [] }),
  deleteSquad: ({ squads }) => squads.delete('1'),
  listKnowledgeBases: ({ knowledgeBases }) => knowledgeBases.list(),
  createKnowledgeBase: ({ knowledgeBases }) =>
    knowledgeBases.create({ provider: 'custom-knowledge-base', server: { url: 'https://x.test' } }),
  getKnowledgeBase: ({ knowledgeBases }) => knowledgeBases.get('1'),
  updateKnowledgeBase: ({ knowledgeBases }) =>
    knowledgeBases.update('1', { provider: 'custom-knowledge-base' }),
  deleteKnowledgeBase: ({ knowledgeBases }) => knowledgeBases.delete('1'),
  listBlocks: ({ blocks }) => blocks.list(),
  createBlock: ({ blocks }) => blocks.create({ type: 'conversation', instruction: 'i' }),
  getBlock: ({ blocks }) => blocks.get('1'),
  updateBlock: ({ blocks }) => blocks.update('1', { name: 'n' }),
  deleteBlock: ({ blocks }) => blocks.delete('1'),
  listTools: ({ tools }) => tools.list(),
  createTool: ({ tools }) => tools.create({ type: 'endCall' }),
  getTool: ({ tools }) => tools.get('1'),
  updateTool: ({ tools }) => tools.update('1', {}),
  deleteTool: ({ tools }) => tools.delete('1'),
  uploadFileToOldPath: ({ files }) => files.uploadToOldPath({ file: new Blob() }),
  listFiles: ({ files }) => files.list(),
  uploadFile: ({ files }) => files.upload({ file: new Blob() }),
  getFile: ({ files }) => files.get('1'),
  updateFile: ({ files }) => files.update('1', { name: 'n' }),
  deleteFile: ({ files }) => files.delete('1'),
  listMetrics: ({ analytics }) => analytics.listMetrics(),
  queryAnalyticsByGet: ({ analytics }) => analytics.queryByGet({ queries: [] }),
  queryAnalytics: ({ analytics }) => analytics.query({ queries: [] }),
  listCallLogs: ({ logs }) => logs.listOfCall('1'),
  listLogs: ({ logs }) => logs.list(),
  createChat: ({ chats }) => chats.create({ input: 'hello' }),
  listCredentials: ({ credentials }) => credentials.list(),
  createCredential: ({ credentials }) => credentials.create({ provider: 'openai', apiKey: 'k' }),
  getCredential: ({ credentials }) => credentials.get('1'),
  deleteCredential: ({ credentials }) => credentials.delete('1'),
  listApiTokens: ({ tokens }) => tokens.list(),
  createApiToken: ({ tokens }) => tokens.create({}),
  getApiToken: ({ tokens }) => tokens.get('1'),
  updateApiToken: ({ tokens }) => tokens.update('1', {}),
  deleteApiToken: ({ tokens }) => tokens.delete('1'),
  listProviderWorkflows: ({ providers }) => providers.listWorkflows('make'),
  listProviderWorkflowHooks: ({ providers }) => providers.listWorkflowHooks('make', '1'),
  listProviderLocations: ({ providers }) => providers.listLocations('ghl'),
  searchProviderVoicesOnOldPath: ({ providers }) =>
    providers.searchVoicesOnOldPath('p', { name: 'n' }),
  searchProviderVoices: ({ providers }) => providers.searchVoices('p', { name: 'n' }),
  addProviderVoiceOnOldPath: ({ providers }) =>
    providers.addVoiceOnOldPath('p', { ownerId: 'o', voiceId: 'v', name: 'n' }),
  addProviderVoice: ({ providers }) =>
    providers.addVoice('p', { ownerId: 'o', voiceId: 'v', name: 'n' }),
  cloneVoice: ({ providers }) => providers.cloneVoice({ name: 'n', files: [new Blob()] }),
  listLibraryVoices: ({ voiceLibrary }) => voiceLibrary.list('11labs'),
  listLibraryAccents: ({ voiceLibrary }) => voiceLibrary.listAccents('11labs'),
  syncLibraryProvider: ({ voiceLibrary }) => voiceLibrary.syncProvider('11labs'),
  syncLibrary: ({ voiceLibrary }) => voiceLibrary.sync({ providers: ['11labs'] }),
};

interface Operation {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly tags: readonly string[];
  readonly 'x-upstream': 'public' | 'extended' | 'gone';
  readonly requestBody?: { readonly required?: boolean; readonly content: object };
}

const document = await readDocument();
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
    const operation = (item as Record<string, Operation | undefined>)[method];
    return operation ? [{ path, method: method.toUpperCase(), operation }] : [];
  }),
);

it('offers all 77 operations of the document and no others', () => {
  const ids = operations.map(({ operation }) => operation.operationId).toSorted();
  expect(ids).toHaveLength(77);
  expect(Object.keys(methods).toSorted()).toEqual(ids);
});

it.each(operations.filter(({ operation }) => operation.operationId !== 'queryAnalyticsByGet'))(
  'sends $method $path as the document says',
  async ({ path, method, operation: { operationId, requestBody } }) => {
    const { url, seen } = await serve((reply) => json(reply, {}));
    const client = createPlatformClient({ baseUrl: url, token: 'key' });
    await methods[operationId as OperationId](client);
    expect(seen).toHaveLength(1);
    const [request] = seen;
    const [sentPath = ''] = request?.url.split('?') ?? [];
    expect(request?.method).toBe(method);
    expect(sentPath).toMatch(
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, '(1|p|make|ghl|11labs)')}$`),
    );
    const [type = ''] = Object.keys(requestBody?.required ? requestBody.content : {});
    expect(request?.headers['content-type'] ?? '').toMatch(new RegExp(`^${type}`));
  },
);

it.each(
  operations.filter(({ operation }) => operation.deprecated ?? operation['x-upstream'] === 'gone'),
)('warns of $method $path in the editor', ({ operation: { operationId, tags } }) => {
  const [, method] = /\w+\.(\w+)\(/.exec(String(methods[operationId as OperationId])) ?? [];
  const file = new URL(`../src/resources/${tags[0]}.ts`, import.meta.url);
  const [before = ''] = readFileSync(file, 'utf8').split(new RegExp(`^    ${method}[:,]`, 'm'));
  expect(before.slice(before.lastIndexOf('/**'))).toMatch(/@deprecated .+\s+(\*\/)?\s*$/);
});

it('refuses GET /analytics with a body and names what to use instead', async () => {
  const { url, seen } = await serve((reply) => json(reply, []));
  const { analytics } = createPlatformClient({ baseUrl: url });
  const result = await analytics.queryByGet({ queries: [] }).safe();
  expect(result).toMatchObject({ ok: false, error: { kind: 'request', path: '/analytics' } });
  await expect(analytics.queryByGet({ queries: [] })).rejects.toThrow(/use analytics\.query/);
  expect(seen).toHaveLength(0);
});
