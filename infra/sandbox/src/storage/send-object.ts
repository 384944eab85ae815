import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, parseRange } from './byte-range.ts';
import type { StoredObject } from './objects.repository.ts';
import type { StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';

export interface SendOptions {
  /** Name to save the file under; empty: the one it has; absent: shown by the browser. */
  readonly download: string | undefined;
  /** When the URL stops working. */
  readonly expires?: Date;
}

type Find = () => Promise<StoredObject | null>;

/** Sends an object's bytes as the reader takes them, or its headers alone to HEAD. */
export async function sendObject(
  { files }: StorageContext,
  find: Find,
  request: FastifyRequest,
  reply: FastifyReply,
  options: SendOptions,
) {
  const { object, file } = await openObject(files, find);
  const { size } = object.metadata;
  const isRead = request.method === 'GET' && size > 0;
  try {
    const range = parseRange(request.headers.range, size);
    setHeaders(reply, object, range, options);
    if (isRead) return reply.send(file.createReadStream(range ?? {}));
  } catch (error) {
    await file.close();
    throw error;
  }
  await file.close();
  return reply.send(request.method === 'HEAD' ? undefined : Buffer.alloc(0));
}

/** Whoever replaces an object removes its bytes: then there are others to be found. */
async function openObject(files: StorageContext['files'], find: Find) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const object = await find();
    if (!object) break;
    const file = await files.open(object.version);
    if (file) return { object, file };
  }
  throw new StorageError('NoSuchKey');
}

function setHeaders(
  reply: FastifyReply,
  { metadata, updated_at: updatedAt }: StoredObject,
  range: ByteRange | null,
  { download, expires }: SendOptions,
) {
  const { size, eTag, mimetype, cacheControl, contentEncoding } = metadata;
  void reply.code(range ? 206 : 200).headers({
    'accept-ranges': 'bytes',
    // Nothing that is kept here runs as a page of this origin.
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': mimetype.includes('text/html') ? 'text/plain' : mimetype,
    'content-length': range ? range.end - range.start + 1 : size,
    'x-content-type-options': 'nosniff',
    etag: eTag,
    'last-modified': updatedAt.toUTCString(),
    ...(expires ? { expires: expires.toUTCString() } : { 'cache-control': cacheControl }),
    ...(contentEncoding ? { 'content-encoding': contentEncoding } : {}),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
    ...(download === undefined ? {} : { 'content-disposition': attachment(download) }),
  });
}

function attachment(name: string): string {
  if (name === '') return 'attachment;';
  const encoded = encodeURIComponent(name.toWellFormed());
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`;
}
