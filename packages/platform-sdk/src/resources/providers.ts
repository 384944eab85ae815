import type { Connection } from '../client/connection.ts';
import { toFormData } from '../client/encode.ts';
import type { PathParameters, Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import type { PlatformRequest } from '../client/platform-request.ts';
import type { LibraryVoice } from './voice-library.ts';

export type AutomationProvider = PathParameters<'listProviderLocations'>['provider'];
export type ProviderVoice = Schemas['ProviderVoice'];
export type AddVoice = Schemas['AddVoice'];
export type CloneVoice = Schemas['CloneVoice'];

type VoiceQuery = Query<'searchProviderVoices'>;

/** Automation and voice providers behind the platform. */
export function providers({ send }: Connection) {
  return {
    /** The platform does not describe the answer. */
    listWorkflows: (
      provider: AutomationProvider,
      query?: Query<'listProviderWorkflows'>,
      options?: RequestOptions,
    ): PlatformRequest<unknown> =>
      send('GET', '/{provider}/workflows', { path: { provider }, query }, options),
    /** The platform does not describe the answer. */
    listWorkflowHooks: (
      provider: AutomationProvider,
      workflowId: string,
      options?: RequestOptions,
    ): PlatformRequest<unknown> =>
      send(
        'GET',
        '/{provider}/workflows/{workflowId}/hooks',
        { path: { provider, workflowId } },
        options,
      ),
    /** The platform does not describe the answer. */
    listLocations: (
      provider: AutomationProvider,
      options?: RequestOptions,
    ): PlatformRequest<unknown> =>
      send('GET', '/{provider}/locations', { path: { provider } }, options),
    searchVoices: (
      provider: string,
      query: VoiceQuery,
      options?: RequestOptions,
    ): PlatformRequest<ProviderVoice[]> =>
      send('GET', '/{provider}/voice/search', { path: { provider }, query }, options),
    /** @deprecated Use `searchVoices`. */
    searchVoicesOnOldPath: (
      provider: string,
      query: VoiceQuery,
      options?: RequestOptions,
    ): PlatformRequest<ProviderVoice[]> =>
      send('GET', '/{provider}/voices/search', { path: { provider }, query }, options),
    /** Adds a provider's voice to the organisation. */
    addVoice: (
      provider: string,
      body: AddVoice,
      options?: RequestOptions,
    ): PlatformRequest<LibraryVoice> =>
      send('POST', '/{provider}/voice/add', { path: { provider }, body }, options),
    /** @deprecated Use `addVoice`. */
    addVoiceOnOldPath: (
      provider: string,
      body: AddVoice,
      options?: RequestOptions,
    ): PlatformRequest<LibraryVoice> =>
      send('POST', '/{provider}/voices/add', { path: { provider }, body }, options),
    /** Clones a voice from recordings, sent as a form; the answer may be empty. */
    cloneVoice: (
      body: CloneVoice,
      options?: RequestOptions,
    ): PlatformRequest<Record<string, unknown> | undefined> =>
      send(
        'POST',
        '/11labs/voice/clone',
        { body, bodySerializer: toFormData, mayBeEmpty: true },
        options,
      ),
  };
}
