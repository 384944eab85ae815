import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Account,
  commandFor,
  findPostgresBinaries,
  findServerAccount,
} from './postgres-binaries.ts';

const run = promisify(execFile);

export interface PostgresOptions {
  /** The data folder; created on first use. */
  readonly directory: string;
  readonly port: number;
  readonly password: string;
  /** Server settings, `name=value` each. */
  readonly settings?: readonly string[];
}

export interface Postgres {
  readonly url: (database: string) => string;
  /** Resolves when the server has ended, whoever ended it. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

const SETTINGS = ['unix_socket_directories=', 'listen_addresses=127.0.0.1', 'shared_buffers=48MB'];
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Starts a real PostgreSQL on 127.0.0.1, initialising its data folder the first time. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const account = findServerAccount();
  await endLeftover(options.directory);
  if (!(await exists(options.directory))) await initialise(options, account);
  const server = await launch(options, account);
  const ended = once(server, 'exit').then(() => undefined);
  return {
    url: (database) =>
      `postgres://postgres:${options.password}@127.0.0.1:${options.port}/${database}`,
    ended,
    async stop() {
      server.kill('SIGINT'); // fast shutdown: open connections are cut, data is flushed
      await ended;
    },
  };
}

/** A launcher that was killed leaves its server behind; only one may ever touch the folder. */
async function endLeftover(directory: string) {
  const file = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  if (!pid || !(await isPostgres(pid))) return;
  process.kill(pid, 'SIGINT');
  while (await isPostgres(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

// Where there is no /proc (macOS), `ps` knows the name of the process.
async function isPostgres(pid: number) {
  const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres');
}

/** Builds the folder under another name, so an interrupted initialisation is never mistaken for data. */
async function initialise({ directory, password }: PostgresOptions, account: Account | undefined) {
  const unfinished = `${directory}.unfinished`;
  const passwordFile = `${directory}.password`;
  await mkdir(dirname(directory), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const { initdb, postgres } = findPostgresBinaries();
  if (process.platform !== 'win32')
    await Promise.all([initdb, postgres].map((path) => chmod(path, 0o755)));
  const command = commandFor(account, initdb, [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8', // without it the encoding depends on the machine
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]);
  await run(command.program, command.args).finally(() => rm(passwordFile, { force: true }));
  await rename(unfinished, directory);
}

async function launch(
  { directory, port, settings = [] }: PostgresOptions,
  account: Account | undefined,
) {
  const { postgres } = findPostgresBinaries();
  const command = commandFor(account, postgres, [
    '-D',
    directory,
    '-p',
    String(port),
    ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
  ]);
  const server = spawn(command.program, command.args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // Ctrl-C goes to the launcher alone, which ends the server last
  });
  await ready(server);
  return server;
}

function ready(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      log = (log + chunk).slice(-4_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
