import type { FastifyError, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Every refusal of the storage service: what its clients read as status, code, name and message. */
const refusals = {
  AccessDenied: [403, 'Unauthorized', 'new row violates row-level security policy'],
  BucketAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  BucketNotEmpty: [409, 'InvalidRequest', 'The bucket you tried to delete is not empty'],
  EntityTooLarge: [413, 'Payload too large', 'The object exceeded the maximum allowed size'],
  InternalError: [500, 'Internal', 'Internal Server Error'],
  InvalidBucketName: [400, 'Invalid Input', 'Bucket name invalid'],
  InvalidJWT: [400, 'InvalidJWT', 'Invalid JWT'],
  InvalidKey: [400, 'InvalidKey', 'Invalid key'],
  InvalidMimeType: [415, 'invalid_mime_type', 'mime type is not supported'],
  InvalidRange: [416, 'invalid_range', 'invalid range provided'],
  InvalidRequest: [400, 'InvalidRequest', 'The request is not valid'],
  InvalidSignature: [400, 'InvalidSignature', 'Invalid signature'],
  KeyAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  NoSuchBucket: [404, 'Bucket not found', 'Bucket not found'],
  NoSuchKey: [404, 'not_found', 'Object not found'],
  NotFound: [404, 'Not Found', 'Route not found'],
} as const satisfies Record<string, readonly [number, string, string]>;

export type StorageErrorCode = keyof typeof refusals;

/** A refusal the protocol knows. Anything else that is thrown is a bug and becomes a 500. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string = refusals[code][2]) {
    super(message);
    this.code = code;
  }
}

function asStorageError(error: FastifyError | StorageError): StorageError {
  if (error instanceof StorageError) return error;
  if (error.statusCode === 413) return new StorageError('EntityTooLarge');
  if ((error.statusCode ?? 500) < 500) return new StorageError('InvalidRequest', error.message);
  return new StorageError('InternalError');
}

/** The service answers every refusal with 400 and tells in the body which status it means. */
export const storageErrorHandler = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | StorageError>((error, request, reply) => {
    const { code, message } = asStorageError(error);
    const [statusCode, name] = refusals[code];
    if (statusCode >= 500) request.log.error({ err: error }, 'storage request failed');
    else request.log.info({ code }, 'storage request refused');
    return reply
      .code(statusCode >= 500 ? 500 : 400)
      .header('cache-control', 'no-store')
      .send({ statusCode: String(statusCode), code, error: name, message });
  });
});
