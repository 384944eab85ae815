import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../../localised.ts';
import { markAnswer } from '../mark-answer.ts';

interface Written {
  readonly seedId: string;
  readonly lang: Language;
}
interface Answered extends Written {
  readonly answer: string;
}
/** What was said before and after an order to the marker, and the order. */
interface Ordered extends Written {
  readonly before: string;
  readonly order: string;
  readonly after: string;
}
/** An answer that names a concept, to set it aside or to use it. */
interface Naming extends Answered {
  readonly concept: string;
}

const read = <T extends Written>(name: string): T[] =>
  readFileSync(new URL(`../../../calibration/steering/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const mark = ({ seedId, lang }: Written, answer: string) => markAnswer({ seedId, lang, answer });
const scoreOf = (written: Written, answer: string): number => mark(written, answer).score ?? 1;
const isFlagged = (written: Written, answer: string): boolean =>
  mark(written, answer).flags.includes('injection');

const whole = ({ before, order, after }: Ordered): string => `${before} ${order} ${after}`.trim();

const isCounted = (naming: Naming): boolean =>
  mark(naming, naming.answer).concepts.some(
    ({ id, verdict }) => id === naming.concept && ['correct', 'partial'].includes(verdict),
  );

const share = <T>(all: readonly T[], holds: (each: T) => boolean): number =>
  all.filter(holds).length / all.length;

const orders = read<Ordered>('orders');
const oblique = read<Ordered>('oblique-orders');
const ruses = read<Ordered>('ruses');
// Written down with the answers they stand in.
const indirect = read<Answered>('indirect-ruses').map(({ seedId, lang, answer }): Ordered => ({
  seedId,
  lang,
  before: '',
  order: answer,
  after: '',
}));

test.each([
  ['orders', orders, 0.95],
  ['oblique orders', oblique, 0.82],
  ['ruses nobody had thought of', ruses, 0.75],
  ['indirect ruses', indirect, 0.9],
] as const)('%s to the marker are flagged', (_, set, least) => {
  expect(set.length).toBeGreaterThanOrEqual(100);
  expect(share(set, (each) => isFlagged(each, whole(each)))).toBeGreaterThanOrEqual(least);
});

test('an order gains nothing, flagged or not', () => {
  const gainsNothing = (each: Ordered) =>
    scoreOf(each, whole(each)) <= scoreOf(each, `${each.before} ${each.after}`);
  expect(share([...orders, ...oblique], gainsNothing)).toBeGreaterThanOrEqual(0.99);
  expect(share(ruses, gainsNothing)).toBeGreaterThanOrEqual(0.92);
});

test('answers that speak of marks, instructions and bidders to ignore are no orders', () => {
  const answers = read<Answered>('look-alikes');
  expect(answers.length).toBeGreaterThanOrEqual(100);
  expect(share(answers, (each) => !isFlagged(each, each.answer))).toBeGreaterThanOrEqual(0.98);
});

test('what an answer sets aside does not count', () => {
  expect(share(read<Naming>('dismissed'), (each) => !isCounted(each))).toBeGreaterThanOrEqual(0.86);
});

test('what an answer uses counts, although something near it is left out', () => {
  expect(share(read<Naming>('not-dismissed'), isCounted)).toBeGreaterThanOrEqual(0.78);
});

test('another question answered, the question said back and talk of the trade earn nothing', () => {
  const answers = read<Answered>('nothing-said');
  expect(new Set(answers.map(({ seedId }) => seedId)).size).toBeGreaterThanOrEqual(20);
  const isLow = (each: Answered) => scoreOf(each, each.answer) <= 1.5;
  expect(share(answers, isLow)).toBeGreaterThanOrEqual(0.9);
});

test('names dropped without a word about them earn nothing', () => {
  const answers = read<Answered>('names-dropped');
  expect(answers.length).toBeGreaterThanOrEqual(190);
  const earnsNothing = ({ seedId, lang, answer }: Answered) =>
    markAnswer({ seedId, lang, answer }).concepts.every(({ verdict }) => verdict !== 'correct');
  expect(share(answers, earnsNothing)).toBeGreaterThanOrEqual(0.87);
});

test('what is said in few and plain words counts, also where the words are those of small talk', () => {
  expect(share(read<Naming>('plainly-said'), isCounted)).toBeGreaterThanOrEqual(0.88);
});
