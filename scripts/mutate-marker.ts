// Breaks the rules of the marker one at a time, in a copy, and says which break no test notices.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutations } from './marker-mutations.ts';

const root = new URL('..', import.meta.url).pathname;
const copy = mkdtempSync(join(tmpdir(), 'marker-'));
const engine = join(copy, 'packages/interview-engine');
cpSync(join(root, 'packages'), join(copy, 'packages'), { recursive: true, verbatimSymlinks: true });
cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const options = ['--bail', '1', '--testTimeout', '60000'];
const passes = (): boolean =>
  spawnSync(
    'vitest',
    ['run', '--root', engine, ...options, 'src/marking', 'src/numbers', 'src/reading'],
    {
      stdio: 'ignore',
    },
  ).status === 0;

if (!passes()) throw new Error('The tests fail before anything is broken');

const unnoticed = mutations.filter(({ file, from, to }) => {
  const path = join(engine, 'src', file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(from)) throw new Error(`Nothing to break in ${file}: ${from}`);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const survived = passes();
  writeFileSync(path, source);
  console.log(`${survived ? 'UNNOTICED' : 'noticed  '} ${file}: ${from} -> ${to}`);
  return survived;
});
rmSync(copy, { recursive: true });
console.log(`${mutations.length - unnoticed.length} of ${mutations.length} noticed`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
