import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { bucketRoutes } from './bucket.routes.ts';
import { type CallerOptions, callerRequired } from './callers.ts';
import { downloadRoutes } from './download.routes.ts';
import { createFiles } from './files.ts';
import { objectRoutes } from './object.routes.ts';
import { knownVersions } from './objects.repository.ts';
import type { StorageSettings } from './settings.ts';
import { signedUrlRoutes, signingRoutes } from './signing.routes.ts';
import { StorageError, storageErrorHandler } from './storage-error.ts';
import { uploadRoutes } from './upload.routes.ts';
import { createUrlSignatures } from './url-signatures.ts';

export interface StorageRoutesOptions extends CallerOptions {
  readonly pool: Pool;
  readonly dataFolder: string;
  readonly settings: StorageSettings;
}

/** The storage protocol under `/storage/v1`: rows in the schema `storage`, bytes in the data folder. */
export const storageRoutes: FastifyPluginAsync<StorageRoutesOptions> = async (app, options) => {
  const { pool, dataFolder, settings } = options;
  const files = await createFiles(join(dataFolder, 'storage'));
  const signatures = await createUrlSignatures(dataFolder);
  const context = { pool, files, signatures, settings };
  app.addHook('onReady', () => files.sweep((versions) => knownVersions(pool, versions)));

  await app.register(storageErrorHandler);
  app.setNotFoundHandler(() => {
    throw new StorageError('NotFound');
  });
  await app.register(signedUrlRoutes, { context });
  await app.register(async (keyed) => {
    await keyed.register(callerRequired, options);
    await keyed.register(bucketRoutes, { context });
    await keyed.register(uploadRoutes, { context });
    await keyed.register(downloadRoutes, { context });
    await keyed.register(signingRoutes, { context });
    await keyed.register(objectRoutes, { context });
  });
};
