// Measures the marking on labelled answers and writes the calibration card.
import { writeFileSync } from 'node:fs';
import { readAnswers } from './marking/answers.ts';
import { describe } from './marking/card.ts';
import { markAll, measure } from './marking/measure.ts';

const parts = (['development', 'held-out', 'unseen'] as const).map((name) => {
  const answers = readAnswers(new URL(`marking/answers/${name}.jsonl`, import.meta.url));
  const started = performance.now();
  const marked = markAll(answers);
  const perSecond = answers.length / ((performance.now() - started) / 1_000);
  return { name, answers, measures: measure(marked), perSecond };
});

const card = describe(parts);
writeFileSync(new URL('../docs/calibration.md', import.meta.url), card);
console.log(card);
