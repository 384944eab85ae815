// Measures the marking on labelled answers and writes the calibration card.
import { writeFileSync } from 'node:fs';
import { prepare } from '@greenshoe/interview-engine';
import { readAnswers } from './marking/answers.ts';
import { baselinesOn } from './marking/baselines.ts';
import { describe } from './marking/card.ts';
import { markAll, measure } from './marking/measure.ts';

const sets = ['development', 'held-out', 'unseen-plain-words', 'unseen-candidates'] as const;

prepare();
const parts = sets.map((set) => {
  const answers = readAnswers(new URL(`marking/answers/${set}.jsonl`, import.meta.url));
  const started = performance.now();
  const marked = markAll(answers);
  const perSecond = answers.length / ((performance.now() - started) / 1_000);
  return {
    name: set,
    answers,
    measures: measure(marked),
    baselines: baselinesOn(answers),
    perSecond,
  };
});

const card = describe(parts);
writeFileSync(new URL('../docs/calibration.md', import.meta.url), card);
console.log(card);
