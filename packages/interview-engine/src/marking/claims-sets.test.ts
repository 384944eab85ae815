import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { markAnswer } from './mark-answer.ts';

/** A sentence of an answer, true or false. */
interface Stated {
  readonly seedId: string;
  readonly lang: Language;
  readonly isFalse: boolean;
  readonly text: string;
}

const folder = new URL('../../calibration/claims/', import.meta.url);
const stated = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Stated),
);

const isNamed = ({ seedId, lang, text }: Stated): boolean =>
  markAnswer({ seedId, lang, answer: text }).flags.some((flag) => flag.startsWith('claim:'));

test('what candidates falsely say is named', () => {
  expect(stated.filter((one) => one.isFalse && !isNamed(one))).toEqual([]);
});

test('what is true in nearly the same words raises no alarm', () => {
  expect(stated.filter((one) => !one.isFalse && isNamed(one))).toEqual([]);
});
