import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, StartError } from './settings.ts';

export interface ServiceOptions {
  readonly name: string;
  /** Arguments of `node`, the script first. */
  readonly script: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly dataFolder: string;
  /** Answers with success once the service can be used. */
  readonly readyUrl: string;
  readonly watch: boolean;
}

export interface Service {
  readonly name: string;
  readonly ended: Promise<number | null>;
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 5_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts a Node process, keeps its log in the data folder and waits until it answers. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const logFile = join(options.dataFolder, 'logs', `${options.name}.log`);
  const child = launch(options, logFile);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let running = true;
  void ended.then(() => (running = false));

  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await answers(options.readyUrl))) {
    if (!running || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      const log = await readFile(logFile, 'utf8').catch(() => '');
      throw new StartError(
        `The ${options.name} did not start. Its last words:\n${log.slice(-2_000)}`,
      );
    }
    await pause(50);
  }
  return {
    name: options.name,
    ended,
    async stop() {
      if (!running) return;
      child.kill('SIGTERM');
      await Promise.race([ended, pause(STOP_WITHIN_MS)]);
      if (running) child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Flags of `node` that make a process end when this one does, however it ends. */
export const endWithThisProcess = () => [
  '--import',
  new URL(`end-with-launcher.ts?launcher=${process.pid}`, import.meta.url).href,
];

function launch(
  { script, folder, environment, watch, dataFolder }: ServiceOptions,
  logFile: string,
): ChildProcess {
  mkdirSync(join(dataFolder, 'logs'), { recursive: true });
  const flags = [...endWithThisProcess(), ...(watch ? ['--watch'] : [])];
  const child = spawn(process.execPath, [...flags, ...script], {
    cwd: join(projectFolder, folder),
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // Ctrl-C goes to the launcher alone, which ends everything in order
  });
  const log = createWriteStream(logFile);
  for (const output of [child.stdout, child.stderr]) {
    output?.pipe(log, { end: false });
    if (watch) output?.pipe(process.stdout, { end: false });
  }
  return child;
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
