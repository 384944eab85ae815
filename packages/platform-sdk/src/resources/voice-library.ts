import type { Connection } from '../client/connection.ts';
import type { PathParameters, Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type LibraryVoice = Schemas['LibraryVoice'];
export type LibraryProvider = PathParameters<'listLibraryVoices'>['provider'];
export type SyncVoiceLibrary = Schemas['SyncVoiceLibrary'];

/** The catalogue of voices. */
export function voiceLibrary({ send }: Connection) {
  return {
    list: (
      provider: LibraryProvider,
      query?: Query<'listLibraryVoices'>,
      options?: RequestOptions,
    ): PlatformRequest<LibraryVoice[]> =>
      send('GET', '/voice-library/{provider}', { path: { provider }, query }, options),
    listAccents: (
      provider: LibraryProvider,
      options?: RequestOptions,
    ): PlatformRequest<LibraryVoice[]> =>
      send('GET', '/voice-library/{provider}/accents', { path: { provider } }, options),
    /** Brings one provider's voices into the library. */
    syncProvider: (
      provider: LibraryProvider,
      options?: RequestOptions,
    ): PlatformRequest<LibraryVoice[]> =>
      send('POST', '/voice-library/sync/{provider}', { path: { provider } }, options),
    /** Brings the voices of several providers into the library. */
    sync: (body: SyncVoiceLibrary, options?: RequestOptions): PlatformRequest<LibraryVoice[]> =>
      send('POST', '/voice-library/sync', { body }, options),
  };
}
