import { z } from 'zod';

/** Variables of the storage service. */
export const storageEnvironment = {
  STORAGE_FILE_SIZE_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(50 * 1_024 * 1_024), // bytes
};

const schema = z.object(storageEnvironment);

export const readStorageSettings = (environment: z.output<typeof schema>) => ({
  /** Bytes; no bucket may allow more. */
  fileSizeLimit: environment.STORAGE_FILE_SIZE_LIMIT,
});

export type StorageSettings = ReturnType<typeof readStorageSettings>;
