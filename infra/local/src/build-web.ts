import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder, type Settings, StartError } from './settings.ts';

/** Builds the web app; unchanged sources take what the last build left. */
export async function buildWeb(environment: Settings['environment']): Promise<void> {
  const turbo = join(projectFolder, 'node_modules/.bin/turbo');
  const build = spawn(
    turbo,
    ['run', 'build', '--filter=@greenshoe/web', '--output-logs=errors-only'],
    {
      cwd: projectFolder,
      env: { ...environment, TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new StartError(`The web app could not be built:\n${output}`);
}
