import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { tidyDeclarations } from '../../../scripts/tidy-declarations.ts';

// src -> dist: declarations by the compiler, scripts in one file per entry and what they share.

const root = resolve(import.meta.dirname, '..');
const types = join(root, 'dist/types');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};
/** `./calls` -> `calls`, and `.` -> `index`. */
const entries = Object.entries(manifest.exports).map(
  ([name, source]) => [name === '.' ? 'index' : name.slice(2), join(root, source)] as const,
);

function writeDeclarations() {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const config = join(root, 'tsconfig.build.json');
  execFileSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' });
}

/** Of everything the compiler declares, what the entries lead to. */
const declaredEntries = entries.map(([, source]) =>
  relative(join(root, 'src'), source).replace(/\.ts$/, '.d.ts'),
);

async function writeScripts() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: Object.fromEntries(entries), formats: ['es'] },
      rollupOptions: {
        external: [/^[^./]/],
        output: { chunkFileNames: 'shared/[name].js' },
      },
    },
  });
}

rmSync(join(root, 'dist'), { recursive: true, force: true });
writeDeclarations();
tidyDeclarations(types, declaredEntries);
await writeScripts();
