import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { endWithThisProcess } from './services.ts';
import { ownEnvironment } from './settings.ts';

const launcher = join(import.meta.dirname, 'start.ts');

export interface Launched {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

export interface StackSettings {
  readonly port: number;
  readonly sandboxPort: number;
  readonly dataFolder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Two free ports and an empty data folder. */
export async function chooseSettings(): Promise<StackSettings> {
  return {
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    dataFolder: mkdtempSync(join(tmpdir(), 'greenshoe-stack-')),
  };
}

/** Runs what `pnpm start` runs. */
export function launch({ port, sandboxPort, dataFolder, environment }: StackSettings): Launched {
  const child = spawn(process.execPath, [...endWithThisProcess(), launcher], {
    env: {
      ...ownEnvironment(),
      ENV_FILE: '', // whatever a developer has configured must not reach a test
      ...environment,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

/** Resolves once the launcher says that everything can be used. */
export async function untilReady({ output, ended }: Launched): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  while (!output().includes('Greenshoe is ready')) {
    if (over) throw new Error(`The launcher ended:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface Stack {
  readonly webUrl: string;
  readonly sandboxUrl: string;
  readonly settings: StackSettings;
  readonly stop: () => Promise<void>;
}

/** The whole product on ports and data of its own. */
export async function startStack(environment: Record<string, string> = {}): Promise<Stack> {
  const settings = { ...(await chooseSettings()), environment };
  const launched = launch(settings);
  await untilReady(launched);
  return {
    webUrl: `http://localhost:${settings.port}`,
    sandboxUrl: `http://127.0.0.1:${settings.sandboxPort}`,
    settings,
    async stop() {
      launched.child.kill('SIGINT');
      await launched.ended;
      await rm(settings.dataFolder, { recursive: true, force: true });
    },
  };
}
