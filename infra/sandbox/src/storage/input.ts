import { z } from 'zod';
import { StorageError } from './storage-error.ts';

/** Reads a body or query; the first problem becomes the protocol's refusal. */
export function readInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('/');
  throw new StorageError(
    'InvalidRequest',
    field ? `body/${field} ${issue?.message}` : issue?.message,
  );
}

const objectParametersSchema = z.object({ bucket: z.string(), '*': z.string() });

/** The bucket and the object that a path names. */
export function readPath(parameters: unknown): { bucketId: string; name: string } {
  const { bucket, '*': name } = readInput(objectParametersSchema, parameters);
  return { bucketId: bucket, name };
}

export const bucketParametersSchema = z.object({ bucket: z.string() });
