import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';

// For tests only: what a power cut would lose does not matter to them.
const UNSAFE_BUT_FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Vitest global set-up: one PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'greenshoe-postgres-'));
  const server = await startPostgres({
    directory: join(folder, 'data'),
    port: await findFreePort(),
    password: 'test',
    settings: [...UNSAFE_BUT_FAST, 'max_connections=300'],
  });
  project.provide('postgresUrl', server.url('postgres'));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
