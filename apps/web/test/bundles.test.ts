import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const web = join(import.meta.dirname, '..');
let folder: string;
let manifest: ReadonlyMap<string, Chunk>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenshoe-bundles-'));
  const vite = join(web, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--manifest', 'manifest.json', '--outDir', folder];
  // Built as it is delivered, not as for tests.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: web, env });
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  manifest = new Map(Object.entries(JSON.parse(text) as Record<string, Chunk>));
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

/** The key of a source, or of the chunk that a group of sources goes by. */
function keyOf(name: string): string {
  if (manifest.has(name)) return name;
  const [key] = [...manifest].find(([, chunk]) => chunk.name === name) ?? [];
  if (key === undefined) throw new Error(`The build has no ${name}`);
  return key;
}

/** These and everything that they cannot begin without. */
function needed(names: readonly string[]): Set<string> {
  const keys = new Set<string>();
  const add = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest.get(key)?.imports?.forEach(add);
  };
  names.map(keyOf).forEach(add);
  return keys;
}

async function kilobytes(keys: Set<string>): Promise<number> {
  const sizes = [...keys].map(async (key) => {
    const code = await readFile(join(folder, manifest.get(key)?.file ?? ''));
    return gzipSync(code).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000;
}

const text = (namespace: string) => `src/locales/en/${namespace}.json`;
const publicPage = (name: string) =>
  needed(['index.html', 'base', `src/pages/${name}-page.tsx`, text('common'), text('landing')]);
const appPage = (name: string, namespace: string) =>
  needed([
    'index.html',
    'base',
    'app',
    `src/pages/${name}-page.tsx`,
    text('common'),
    text(namespace),
  ]);

test.each(['landing', 'about'])('the %s page is light, and comes without the app', async (name) => {
  const keys = publicPage(name);
  expect(keys).not.toContain(keyOf('app'));
  expect(keys).not.toContain(keyOf('forms'));
  expect(await kilobytes(keys)).toBeLessThan(100);
});

test.each([
  ['login', 'auth', 216],
  ['register', 'auth', 215],
  ['dashboard', 'dashboard', 200],
])('the %s page keeps to its budget, in few files', async (name, namespace, budget) => {
  const keys = appPage(name, namespace);
  expect(await kilobytes(keys)).toBeLessThan(budget);
  expect(keys.size).toBeLessThanOrEqual(9);
});

test('the first script waits for no library', async () => {
  const keys = needed(['index.html']);
  expect(keys).not.toContain(keyOf('base'));
  expect(await kilobytes(keys)).toBeLessThan(6);
});

test('voice, notices and what opens over a page come only when they are needed', () => {
  const keys = appPage('dashboard', 'dashboard');
  for (const name of ['overlays', 'vapi', 'notice-connection', 'forms']) {
    expect(keys).not.toContain(keyOf(name));
  }
});
