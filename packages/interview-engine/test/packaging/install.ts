import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: unknown };
}

export interface Project {
  readonly folder: string;
  readonly installed: string;
}

/** A project of its own, outside the workspace, with the built package and its libraries in it. */
export function installBuilt(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'interview-engine-installed-'));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const modules = join(folder, 'node_modules');
  const installed = join(modules, manifest.name);
  mkdirSync(installed, { recursive: true });
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), join(installed, 'dist')], {
    stdio: 'pipe',
  });
  // What a package manager writes for those outside: other entries, by `publishConfig`.
  const published = { ...manifest, exports: manifest.publishConfig.exports };
  writeFileSync(join(installed, 'package.json'), JSON.stringify(published, null, 2));
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    cpSync(join(root, 'node_modules', name), join(modules, name), {
      recursive: true,
      dereference: true,
    });
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  return { folder, installed };
}
