import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const cli = fileURLToPath(new URL('../interview-cli.ts', import.meta.url));

const run = (options: readonly string[], input = '') =>
  spawnSync(process.execPath, [cli, ...options], { input, encoding: 'utf8', timeout: 60_000 });

test('the command plays an interview with the answers it is given and reports on it', () => {
  const answers = [
    'I studied physics in Lyon, then an internship in an M&A team led me to banking.',
    'Can you repeat the question?',
    'In French please.',
    'Je ne sais pas.',
  ].join('\n');
  const { stdout, stderr, status } = run(['--topic', 'dcf', '--seed', '7'], answers);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('DCF');
  expect(stdout).toContain('> Hello, I am your AI interviewer');
  expect(stdout).toContain('en français');
  expect(stdout).toMatch(/not assessed|\/ 5/);
});

test('an input that ends at once ends cleanly', () => {
  const { stdout, status } = run([
    '--lang',
    'fr',
    '--mode',
    'study',
    '--persona',
    'vice_president',
  ]);
  expect(status).toBe(0);
  expect(stdout).toContain('> Bonjour');
  expect(stdout).toContain('non évalué');
});

describe.each([
  ['--topic', 'astrology', /--topic must be one of: any, accounting/],
  ['--difficulty', 'partner', /--difficulty must be one of: intern/],
  ['--lang', 'de', /--lang must be one of: en, fr/],
  ['--persona', 'robot', /--persona must be one of: associate/],
  ['--mode', 'fun', /--mode must be one of: exam, study/],
  ['--seed', 'x', /--seed must be a whole number/],
  ['--colour', 'red', /--colour/],
])('%s %s', (option, value, message) => {
  test('is refused in a sentence, with exit code 2', () => {
    const { stderr, status } = run([option, value]);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});

test('a choice without questions is refused as well', () => {
  const { stderr, status } = run(['--topic', 'restructuring', '--difficulty', 'intern']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/no scenario/);
});
