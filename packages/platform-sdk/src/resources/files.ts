import type { Connection } from '../client/connection.ts';
import { toFormData } from '../client/encode.ts';
import type { Body, Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type StoredFile = Schemas['StoredFile'];
export type UploadFile = Schemas['UploadFile'];
export type UpdateFile = Body<'updateFile'>;

/** Uploaded files. */
export function files({ send }: Connection) {
  return {
    list: (query?: Query<'listFiles'>, options?: RequestOptions): PlatformRequest<StoredFile[]> =>
      send('GET', '/file', { query }, options),
    /** Sends a form; a `File` keeps its name, a `Blob` is called `blob`. */
    upload: (body: UploadFile, options?: RequestOptions): PlatformRequest<StoredFile> =>
      send('POST', '/file', { body, bodySerializer: toFormData }, options),
    /** @deprecated Use `upload`. */
    uploadToOldPath: (body: UploadFile, options?: RequestOptions): PlatformRequest<StoredFile> =>
      send('POST', '/file/upload', { body, bodySerializer: toFormData }, options),
    get: (id: string, options?: RequestOptions): PlatformRequest<StoredFile> =>
      send('GET', '/file/{id}', { path: { id } }, options),
    /** Renames a file. */
    update: (id: string, body: UpdateFile, options?: RequestOptions): PlatformRequest<StoredFile> =>
      send('PATCH', '/file/{id}', { path: { id }, body }, options),
    delete: (id: string, options?: RequestOptions): PlatformRequest<StoredFile | undefined> =>
      send('DELETE', '/file/{id}', { path: { id }, mayBeEmpty: true }, options),
  };
}
