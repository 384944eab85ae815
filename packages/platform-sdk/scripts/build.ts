import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';

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

const importedFile = /(from|import\()(\s*)(['"])(\.[^'"]+)\.ts\3/g;

/** Names the scripts instead of the sources, and keeps only what the entries lead to. */
function tidyDeclarations() {
  const kept = new Set<string>();
  function keep(file: string) {
    if (kept.has(file)) return;
    kept.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, , , , path] of text.matchAll(importedFile)) {
      keep(resolve(dirname(file), `${path}.d.ts`));
    }
    writeFileSync(file, text.replaceAll(importedFile, '$1$2$3$4.js$3'));
  }
  for (const [, source] of entries) {
    keep(join(types, relative(join(root, 'src'), source).replace(/\.ts$/, '.d.ts')));
  }
  for (const file of readdirSync(types, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !kept.has(path)) rmSync(path);
  }
}

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
tidyDeclarations();
await writeScripts();
