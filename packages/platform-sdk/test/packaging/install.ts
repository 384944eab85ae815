import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
export const packageName = '@greenshoe/platform-sdk';

const script = (name: string, ...options: string[]) =>
  execFileSync(process.execPath, [join(root, 'scripts', name), ...options], { stdio: 'pipe' });

/** Copies an installed package and what it depends on; nothing is fetched. */
function copyPackage(name: string, from: string, modules: string, rename = name) {
  cpSync(realpathSync(join(from, name)), join(modules, rename), {
    recursive: true,
    dereference: true,
  });
}

export interface Project {
  readonly folder: string;
  readonly installed: string;
  readonly tarball: string;
}

/** An empty project with the packed package in it, as a package manager would leave it. */
export function installPacked(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'platform-sdk-installed-'));
  script('build.ts');
  script('pack.ts', folder);
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  const modules = join(folder, 'node_modules');
  const installed = join(modules, packageName);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  const own = join(root, 'node_modules');
  copyPackage('openapi-fetch', own, modules);
  const beside = dirname(realpathSync(join(own, 'openapi-fetch')));
  copyPackage('openapi-typescript-helpers', beside, modules);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  return { folder, installed, tarball };
}
