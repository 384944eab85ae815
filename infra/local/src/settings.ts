import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** Top folder of the checkout. */
export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export interface Settings {
  readonly port: number;
  readonly sandboxPort: number;
  readonly dataFolder: string;
  /** Rebuild and restart on every change. */
  readonly watch: boolean;
  /** What `.env` and the environment say; passed on to the processes, over our own values. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The only reader of the environment here; `.env` first, the environment over it. */
export function readSettings(
  environment: NodeJS.ProcessEnv = process.env,
  arguments_: readonly string[] = process.argv.slice(2),
): Settings {
  const merged = { ...readFileOf(environment), ...environment };
  return {
    port: readPort('PORT', merged['PORT'], 3000),
    sandboxPort: readPort('SANDBOX_PORT', merged['SANDBOX_PORT'], 54321),
    dataFolder: resolve(projectFolder, merged['DATA_DIR'] || '.data'),
    watch: arguments_.includes('--watch'),
    environment: merged,
  };
}

/** What `.env` says, or the file that `ENV_FILE` names; tests name none, to be nobody's but their own. */
function readFileOf({ ENV_FILE: name = '.env' }: NodeJS.ProcessEnv) {
  const file = join(projectFolder, name);
  return name && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** The environment of this process alone. */
export const ownEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env });

function readPort(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`${name} must be a port number from 1 to 65535, not "${value}".`);
}

/** A reason not to start that the user can act on; printed without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
