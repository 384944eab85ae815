import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@greenshoe/local/free-port';
import { startPostgres } from '@greenshoe/local/postgres';

const SERVER = join(import.meta.dirname, '../infra/sandbox/src/server.ts');
const WATCH = join(import.meta.dirname, 'process-watch.ts');

export const SECRET_KEY = 'secret-for-benchmarks';

const settings = {
  LOG_LEVEL: 'error',
  SITE_URL: 'http://127.0.0.1:4999',
  PUBLISHABLE_KEY: 'publishable-for-benchmarks',
  SECRET_KEY,
  PLATFORM_PUBLIC_KEY: 'platform-public-for-benchmarks',
  PLATFORM_PRIVATE_KEY: 'platform-private-for-benchmarks',
  PAYMENTS_SECRET_KEY: 'sk_test_forBenchmarks',
  PAYMENTS_WEBHOOK_SECRET: 'whsec_forBenchmarks',
};

/** Since it was asked for last, in milliseconds. */
interface Usage {
  /** The longest the event loop has stood still. */
  readonly longestStall: number;
  readonly processorTime: number;
}

/** The sandbox as a process of its own, over a PostgreSQL of its own. */
export async function startSandboxProcess(more: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'greenshoe-bench-'));
  const postgres = await startPostgres({
    directory: join(folder, 'data'),
    port: await findFreePort(),
    password: 'bench',
  });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const place = { DATABASE_URL: postgres.url('postgres'), DATA_DIR: folder, PORT: String(port) };
  const child = spawn(process.execPath, ['--import', WATCH, SERVER], {
    env: { ...settings, ...place, ...more },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const isUp = () =>
    fetch(`${url}/auth/v1/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('The sandbox did not start');
    await pause(50);
  }
  return {
    url,
    async usage(): Promise<Usage> {
      child.send('usage?');
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
