import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@greenshoe/local/free-port';
import { startPostgres } from '@greenshoe/local/postgres';
import { createPool } from '../apps/api/src/database/database.ts';
import { migrate } from '../apps/api/src/database/migrate.ts';
import { startApp } from '../apps/api/test/support/app.ts';
import { startOutside } from '../apps/api/test/support/processes.ts';

/** A PostgreSQL of its own, migrated, with an empty database beside ours. */
export async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'greenshoe-bench-'));
  const postgres = await startPostgres({
    directory: join(folder, 'data'),
    port: await findFreePort(),
    password: 'bench',
  });
  const url = postgres.url('postgres');
  const pool = createPool({ url, poolSize: 1 });
  await migrate(pool);
  await pool.query('create database beside');
  await pool.end();
  return {
    url,
    urlBeside: postgres.url('beside'),
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database of its own, an API over it in this process, and what other processes need from outside. */
export async function startBooks() {
  const database = await startDatabase();
  const { url } = database;
  const api = await startApp({ url });
  const outside = await startOutside(api.platform);
  return {
    api,
    outside,
    url,
    async stop() {
      await outside.close();
      await api.close();
      await database.stop();
    },
  };
}
