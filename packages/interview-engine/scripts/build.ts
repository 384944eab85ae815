import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { declareContract } from './contract-types.ts';
import { tidyDeclarations } from '../../../scripts/tidy-declarations.ts';
import {
  type Content,
  declareKeysAlone,
  pack,
  packedContent,
  readContent,
} from './packed-content.ts';

// `build.ts [folder]`: src -> folder (dist, if none), one script and the declarations it needs.

const root = resolve(import.meta.dirname, '..');
const sources = join(root, 'src');
const target = resolve(process.argv[2] ?? join(root, 'dist'));

function writeDeclarations(content: Content) {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(manifest), 'bin/tsc');
  const types = join(target, 'types');
  const config = join(root, 'tsconfig.build.json');
  const options = ['-p', config, '--outDir', types];
  execFileSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
  declareKeysAlone(types, content);
  declareContract(types, compiler);
  tidyDeclarations(types, ['index.d.ts']);
}

async function writeScript(content: Content) {
  const packed = await pack(content);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [packedContent(sources, content, packed)],
    build: {
      outDir: target,
      emptyOutDir: false,
      target: 'es2024',
      lib: { entry: join(sources, 'index.ts'), formats: ['es'], fileName: 'index' },
      rolldownOptions: {
        // What is not a file: libraries and Node. The types of the contract leave no import.
        external: [/^[^./\0]/],
        // Vite by itself leaves the white space in libraries.
        output: { minify: true },
      },
    },
  });
}

rmSync(target, { recursive: true, force: true });
const content = await readContent(sources);
// It compresses in a thread of its own, so the compiler may block this one.
const script = writeScript(content);
writeDeclarations(content);
await script;
