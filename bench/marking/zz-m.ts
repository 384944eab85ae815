import { readAnswers } from './answers.ts';
import { markAll, measure } from './measure.ts';
for (const s of process.argv.slice(2)) {
  const f = s.includes('/') ? s : new URL(`answers/${s}.jsonl`, import.meta.url);
  const m = measure(markAll(readAnswers(f))) as any;
  console.log(s, Object.entries(m).map(([k, v]: any) => `${k} ${typeof v === 'number' ? v.toFixed(3) : v}`).join('\n  '));
}
