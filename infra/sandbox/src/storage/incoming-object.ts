import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StorageError } from './storage-error.ts';

const MAXIMUM_METADATA_BYTES = 1_048_576;
const userMetadataSchema = z.record(z.string(), z.unknown());

/** What a client sends to be stored, before its bytes have been read. */
export interface IncomingObject {
  readonly body: Readable;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly contentEncoding: string | undefined;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
}

/** Reads a form with a file, or a body that is the file; throws `InvalidRequest` when there is none. */
export const readIncoming = (request: FastifyRequest, limit: number): Promise<IncomingObject> =>
  request.isMultipart() ? fromForm(request, limit) : Promise.resolve(fromBody(request));

async function fromForm(request: FastifyRequest, limit: number): Promise<IncomingObject> {
  // One byte more than is stored, so that whoever stores it notices what is too large.
  const file = await request.file({
    limits: { fileSize: limit + 1, files: 1, fieldSize: MAXIMUM_METADATA_BYTES },
    throwFileSizeLimit: false,
  });
  if (!file) throw new StorageError('InvalidRequest', 'No content provided');
  const cacheTime = fieldOf(file, 'cacheControl');
  return {
    body: file.file,
    mimetype: fieldOf(file, 'contentType') ?? file.mimetype,
    cacheControl: cacheTime ? `max-age=${cacheTime}` : 'no-cache',
    contentEncoding: fieldOf(file, 'contentEncoding'),
    userMetadata: parseUserMetadata(fieldOf(file, 'metadata')),
  };
}

function fromBody({ headers, raw }: FastifyRequest): IncomingObject {
  const metadata = headers['x-metadata'];
  return {
    body: raw,
    mimetype: headers['content-type'] ?? 'application/octet-stream',
    cacheControl: headers['cache-control'] ?? 'no-cache',
    contentEncoding: headers['content-encoding'],
    userMetadata:
      typeof metadata === 'string'
        ? parseUserMetadata(Buffer.from(metadata, 'base64').toString())
        : null,
  };
}

function fieldOf({ fields }: MultipartFile, name: string): string | undefined {
  const field = fields[name];
  if (!field || Array.isArray(field) || field.type !== 'field') return undefined;
  return typeof field.value === 'string' ? field.value : undefined;
}

function parseUserMetadata(text: string | undefined) {
  if (text === undefined) return null;
  try {
    return userMetadataSchema.parse(JSON.parse(text));
  } catch {
    return null; // the hosted service stores the object without what it cannot read
  }
}
