import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const cli = fileURLToPath(new URL('mark-cli.ts', import.meta.url));

test('the command marks line by line and goes on after a bad one', () => {
  const input = [
    JSON.stringify({
      id: 1,
      seedId: 'E6',
      lang: 'en',
      answer: '20 percent',
      params: { moic: 2.5, years: 5 },
    }),
    '{broken',
    JSON.stringify({ id: 3, seedId: 'Z9', lang: 'en', answer: 'hello' }),
    JSON.stringify({ id: 4, seedId: 'D1', lang: 'fr', answer: '' }),
  ].join('\n');
  const { stdout } = spawnSync(process.execPath, [cli], { input, encoding: 'utf8' });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatchObject({ id: 1, numeric: { verdict: 'right' } });
  expect(lines[1]).toHaveProperty('error');
  expect(lines[2]).toEqual({ id: 3, error: 'No question Z9' });
  expect(lines[3]).toMatchObject({ id: 4, score: null, flags: ['too_short'] });
});
