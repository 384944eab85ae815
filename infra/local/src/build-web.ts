import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, type Settings, StartError } from './settings.ts';

const SOURCES = [
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/src',
  'apps/web/vite.config.ts',
  'packages/shared-types/src',
  'pnpm-lock.yaml',
];
// Written last, so a build that was interrupted does not count.
const MARKER = join(projectFolder, 'apps/web/dist/.complete');

const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** When a source last changed; folders count too, because that is where a deletion shows. */
async function newestChange(): Promise<number> {
  const times = SOURCES.map(async (source) => {
    const path = join(projectFolder, source);
    const inside = await readdir(path, { recursive: true }).catch(() => []);
    return Promise.all([path, ...inside.map((name) => join(path, name))].map(changedAt));
  });
  return Math.max(...(await Promise.all(times)).flat());
}

/** Builds the web app, unless the last build is newer than every source. */
export async function buildWeb(environment: Settings['environment']): Promise<void> {
  if ((await changedAt(MARKER)) > (await newestChange())) return;
  await rm(MARKER, { force: true });
  const build = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: join(projectFolder, 'apps/web'),
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new StartError(`The web app could not be built:\n${output}`);
  await writeFile(MARKER, '');
}
