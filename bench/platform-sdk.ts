import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { createPlatformClient } from '@greenshoe/platform-sdk';
import { percentile } from './percentiles.ts';

// Our platform SDK beside the provider's server SDK, which is fetched into a temporary folder: size
// of a bundle with one GET, time over a bare fetch, size on disk and time of a type check.
// Targets: 5 kB gzip, 60 us, 1.5 MB and fewer than 80 files, 1 s.

const GETS = 10_000;
const sdk = join(import.meta.dirname, '../packages/platform-sdk');
const folder = mkdtempSync(join(tmpdir(), 'platform-sdk-bench-'));
const run = (command: string, ...options: string[]) =>
  execFileSync(command, options, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

/** What the provider's package is asked for; the newest when the bench was written. */
const OFFICIAL = '@vapi-ai/server-sdk@2.0.1';

function install() {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  run(process.execPath, join(sdk, 'scripts/build.ts'));
  run(process.execPath, join(sdk, 'scripts/pack.ts'), folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  run('npm', 'install', '--no-audit', '--no-fund', '--omit=peer', `./${tarball}`, OFFICIAL);
}

function sizeOf(...names: string[]) {
  const files = names
    .map((name) => join(folder, 'node_modules', name))
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile());
  const facts = files.map((file) => statSync(join(file.parentPath, file.name)));
  const sum = (values: number[]) => values.reduce((total, each) => total + each, 0) / 1e6;
  return {
    files: files.length,
    MB: sum(facts.map(({ size }) => size)).toFixed(2),
    'MB on disk': sum(facts.map(({ blocks }) => blocks * 512)).toFixed(2),
  };
}

const programs = {
  ours: `import { createConnection } from '@greenshoe/platform-sdk';
    import { assistants } from '@greenshoe/platform-sdk/assistants';
    export const answer = assistants(createConnection({ token: 'key' })).get('id');`,
  'official, subpath': `import { AssistantsClient } from '@vapi-ai/server-sdk/assistants';
    export const answer = new AssistantsClient({ token: 'key' }).get({ id: 'id' });`,
  'official, root': `import { VapiClient } from '@vapi-ai/server-sdk';
    export const answer = new VapiClient({ token: 'key' }).assistants.get({ id: 'id' });`,
};
type Contestant = keyof typeof programs;
const contestants = Object.keys(programs) as Contestant[];

/** Kilobytes of the program and all it needs, minified and compressed. */
async function bundleSize(name: Contestant): Promise<number> {
  const vite = createRequire(join(sdk, 'package.json')).resolve('vite');
  const { build } = (await import(pathToFileURL(vite).href)) as {
    build: (options: object) => Promise<{ output: { code?: string }[] }>;
  };
  writeFileSync(join(folder, 'entry.ts'), programs[name]);
  const rollupOptions = {
    input: join(folder, 'entry.ts'),
    preserveEntrySignatures: 'strict',
  };
  const options = { write: false, target: 'es2022', modulePreload: false, rollupOptions };
  const settings = { root: folder, configFile: false, logLevel: 'error', build: options };
  const { output } = await build(settings);
  const code = output.map((chunk) => chunk.code ?? '').join('');
  return gzipSync(code, { level: 9 }).length / 1_000;
}

/** Seconds the repository's compiler takes for the program. */
function typeCheckSeconds(name: Contestant): number {
  const compiler = join(import.meta.dirname, 'node_modules/typescript/bin/tsc');
  writeFileSync(join(folder, 'program.ts'), programs[name]);
  const options = '--noEmit --strict --skipLibCheck --target es2022 --module nodenext'.split(' ');
  const samples = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    run(process.execPath, compiler, ...options, 'program.ts');
    return (performance.now() - begun) / 1_000;
  });
  return percentile(samples, 0.5);
}

const serverCode = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const body = JSON.stringify({ id: 'id', name: 'Interviewer', notes: 'x'.repeat(1000) });
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

interface OfficialModule {
  VapiClient: new (options: object) => {
    assistants: { get: (input: { id: string }) => Promise<unknown> };
  };
}
interface OurModule {
  createPlatformClient: typeof createPlatformClient;
}

const load = async <Module>(file: string) =>
  (await import(pathToFileURL(join(folder, 'node_modules', file)).href)) as Module;

/** Median microseconds of one GET, all three taking turns. */
async function requestTimes() {
  const worker = new Worker(serverCode, { eval: true });
  const port = await new Promise<number>((resolve) => worker.once('message', resolve));
  const baseUrl = `http://127.0.0.1:${port}`;
  const packed = await load<OurModule>('@greenshoe/platform-sdk/dist/index.js');
  const { VapiClient } = await load<OfficialModule>('@vapi-ai/server-sdk/dist/esm/index.mjs');
  const own = packed.createPlatformClient({ token: 'key', baseUrl });
  const official = new VapiClient({ token: 'key', baseUrl, environment: baseUrl });
  const headers = { authorization: 'Bearer key' };
  const asks = {
    'bare fetch': async () => (await fetch(`${baseUrl}/assistant/id`, { headers })).json(),
    ours: () => own.assistants.get('id'),
    official: () => official.assistants.get({ id: 'id' }),
  };
  const times = { 'bare fetch': [] as number[], ours: [] as number[], official: [] as number[] };
  const names = Object.keys(asks) as (keyof typeof asks)[];
  for (let turn = -500; turn < GETS; turn += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(turn + 500 + place) % names.length] ?? 'ours';
      const begun = performance.now();
      await asks[name]();
      if (turn >= 0) times[name].push((performance.now() - begun) * 1_000);
    }
  }
  await worker.terminate();
  return Object.fromEntries(names.map((name) => [name, Math.round(percentile(times[name], 0.5))]));
}

try {
  install();
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'processor'}`);
  const bundles: Record<string, object> = {};
  for (const name of contestants) {
    const gzip = (await bundleSize(name)).toFixed(2);
    bundles[name] = { 'kB gzip': gzip, 'type check, s': typeCheckSeconds(name).toFixed(2) };
  }
  console.table(bundles);
  console.table({
    ours: sizeOf('@greenshoe/platform-sdk'),
    'ours with dependencies': sizeOf(
      '@greenshoe/platform-sdk',
      'openapi-fetch',
      'openapi-typescript-helpers',
    ),
    official: sizeOf('@vapi-ai/server-sdk'),
  });
  const times = await requestTimes();
  const bare = times['bare fetch'] ?? 0;
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([name, median]) => [
        name,
        { 'median, us': median, 'over bare fetch, us': median - bare },
      ]),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
