import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// `pack.ts [folder]`: the package as it would be published, a .tgz in the folder (here, if none).
// What the workspace alone understands (catalog versions, sources as entries) is written out.

interface Manifest {
  readonly name: string;
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: unknown };
  readonly [key: string]: unknown;
}

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

const installed = (name: string) => {
  const { version } = read(join(root, 'node_modules', name, 'package.json'));
  return `^${String(version)}`;
};

const onlyHere = new Set(['scripts', 'devDependencies', 'publishConfig']);

function publishedManifest(): object {
  const manifest = read(join(root, 'package.json'));
  const names = Object.keys(manifest.dependencies);
  return {
    ...Object.fromEntries(Object.entries(manifest).filter(([key]) => !onlyHere.has(key))),
    exports: manifest.publishConfig.exports,
    dependencies: Object.fromEntries(names.map((name) => [name, installed(name)])),
  };
}

const target = resolve(process.argv[2] ?? '.');
mkdirSync(target, { recursive: true });
const staging = mkdtempSync(join(tmpdir(), 'platform-sdk-pack-'));
try {
  for (const name of read(join(root, 'package.json')).files) {
    cpSync(join(root, name), join(staging, name), { recursive: true });
  }
  writeFileSync(join(staging, 'package.json'), JSON.stringify(publishedManifest(), null, 2));
  execFileSync('npm', ['pack', '--pack-destination', target], { cwd: staging, stdio: 'inherit' });
} finally {
  rmSync(staging, { recursive: true, force: true });
}
