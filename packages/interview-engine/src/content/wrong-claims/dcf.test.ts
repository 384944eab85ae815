import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../../localised.ts';
import { markAnswer } from '../../marking/mark-answer.ts';

/** A false statement and what is true instead, in nearly the same words. */
interface Pair {
  readonly seedId: string;
  readonly lang: Language;
  readonly false: string;
  readonly true: string;
}

const pairs = readFileSync(
  new URL('../../../calibration/claims/dcf.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Pair);

const namesClaim = ({ seedId, lang }: Pair, answer: string): boolean =>
  markAnswer({ seedId, lang, answer }).flags.some((flag) => flag.startsWith('claim:'));

test.each(pairs)('on $seedId it is false that: $false', (pair) => {
  expect(namesClaim(pair, pair.false)).toBe(true);
});

test.each(pairs)('on $seedId nothing is wrong with: $true', (pair) => {
  expect(namesClaim(pair, pair.true)).toBe(false);
});

test('what the words of the question alone deny is a false statement, not the question said back', () => {
  const { flags } = markAnswer({ seedId: 'D11', lang: 'en', answer: 'A DCF is never a bad idea.' });
  expect(flags).toContain('claim:dcf_always_works');
});
