import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Runs every test of the project, unit to end to end, and closes with one line that counts them.

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const results = mkdtempSync(join(tmpdir(), 'greenshoe-results-'));
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(results, file), 'utf8'));

async function run(tool: string, parameters: readonly string[], environment = {}) {
  const command = join(import.meta.dirname, '..', 'node_modules', '.bin', tool);
  const child = spawn(command, parameters, {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

async function runUnitTests(): Promise<Counts> {
  const output = `--outputFile.json=${join(results, 'vitest.json')}`;
  const succeeded = await run('vitest', ['run', '--reporter=default', '--reporter=json', output]);
  const report = readJson('vitest.json') as { numPassedTests: number; numFailedTests: number };
  // A file that cannot even be loaded fails the run without a failed test.
  const failed = report.numFailedTests || (succeeded ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

async function runEndToEndTests(): Promise<Counts> {
  const succeeded = await run(
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'playwright.json') },
  );
  const { stats } = readJson('playwright.json') as {
    stats: { expected: number; flaky: number; unexpected: number };
  };
  const failed = stats.unexpected || (succeeded ? 0 : 1);
  return { passed: stats.expected + stats.flaky, failed };
}

const counts = [await runUnitTests(), await runEndToEndTests()];
const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
