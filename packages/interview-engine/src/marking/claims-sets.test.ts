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

const ALL_OF_THEM = 180_000; // ms: a thousand answers take their time on a busy machine

const folder = new URL('../../calibration/claims/', import.meta.url);
const sets = readdirSync(folder).map((file): [name: string, stated: readonly Stated[]] => [
  file.replace('.jsonl', ''),
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Stated),
]);

const isNamed = ({ seedId, lang, text }: Stated): boolean =>
  markAnswer({ seedId, lang, answer: text }).flags.some((flag) => flag.startsWith('claim:'));

const setsWith = (isFalse: boolean) =>
  sets.filter(([, stated]) => stated.some((one) => one.isFalse === isFalse));

test.each(setsWith(true))(
  'what candidates falsely say is named: %s',
  (_, stated) => {
    expect(stated.filter((one) => one.isFalse && !isNamed(one))).toEqual([]);
  },
  ALL_OF_THEM,
);

test.each(setsWith(false))(
  'what is true in nearly the same words raises no alarm: %s',
  (_, stated) => {
    expect(stated.filter((one) => !one.isFalse && isNamed(one))).toEqual([]);
  },
  ALL_OF_THEM,
);
