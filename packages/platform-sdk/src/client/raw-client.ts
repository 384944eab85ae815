import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/platform.ts';
import type { Init } from './attempt.ts';
import type { Connection } from './connection.ts';
import { toFormData } from './encode.ts';
import type { Method } from './operation-types.ts';
import type { RequestOptions } from './options.ts';
import { parse } from './reply.ts';

/**
 * openapi-fetch's own methods, typed by path, with the token, time-outs, retries and log of all
 * others. They give `{ data, error, response }` for any answer and throw where there is none, or
 * one that says success and is not JSON; an empty answer is `undefined`.
 */
export type RawClient = Pick<Client<paths>, Method>;

type RawInit = Init & RequestOptions & { readonly parseAs?: string };

type Stream = ReadableStream<Uint8Array> | null;

const FORMS = new Set(['/file', '/file/upload', '/11labs/voice/clone']);

/** A stream outlives its request: from here on it listens to the signal itself. */
const endWith = (signal: RequestOptions['signal'], stream: Stream) =>
  signal && stream ? stream.pipeThrough(new TransformStream(), { signal }) : stream;

export function rawClient({ exchange }: Connection): RawClient {
  const ask =
    (method: Method) =>
    async (path: string, { parseAs = 'json', ...init }: RawInit = {}) => {
      const operation = { method, path };
      const isJson = parseAs === 'json';
      const isForm = method === 'POST' && FORMS.has(path);
      const sent = {
        ...(isForm && { bodySerializer: toFormData }),
        ...init,
        parseAs: isJson ? 'text' : parseAs,
      };
      const { reply, failure } = await exchange(operation, sent, init);
      if (!reply) throw failure;
      const { response, error } = reply;
      if (failure) return { error, response };
      if (isJson) return { data: parse(operation, response, reply.data as string), response };
      const data = parseAs === 'stream' ? endWith(init.signal, reply.data as Stream) : reply.data;
      return { data, response };
    };

  return {
    GET: ask('GET'),
    POST: ask('POST'),
    PUT: ask('PUT'),
    PATCH: ask('PATCH'),
    DELETE: ask('DELETE'),
  } as unknown as RawClient;
}
