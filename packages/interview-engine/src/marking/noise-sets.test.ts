import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { markAnswer } from './mark-answer.ts';

/** An answer as it was said, and as a recogniser wrote it. */
interface Heard {
  readonly seedId: string;
  readonly lang: Language;
  readonly params?: Readonly<Record<string, number>>;
  readonly said: string;
  readonly heard: string;
}

const read = (name: string): Heard[] =>
  readFileSync(new URL(`../../calibration/noise/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Heard);

const scoreOf = ({ seedId, lang, params }: Heard, answer: string): number =>
  markAnswer({ seedId, lang, answer, ...(params && { params }) }).score ?? 1;

const MOST_CHANGE = 0.5;

test.each([
  ['worked-on', 40, 0.9],
  ['aside', 20, 0.8],
] as const)('errors of a recogniser hardly change a mark: %s', (name, count, least) => {
  const set = read(name);
  expect(set).toHaveLength(count);
  const unchanged = set.filter(
    (each) => Math.abs(scoreOf(each, each.heard) - scoreOf(each, each.said)) <= MOST_CHANGE,
  );
  expect(unchanged.length / set.length).toBeGreaterThanOrEqual(least);
});
