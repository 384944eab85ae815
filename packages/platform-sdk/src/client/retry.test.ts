import { expect, it } from 'vitest';
import { readRetryAfter } from './retry.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

it.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['0', 0],
  ['120', 120],
  ['1.5', 2],
  ['-5', 0],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
])('Retry-After of %j means %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, NOW)).toBe(seconds);
});
