import { readAnswers } from './answers.ts';
import { markAll } from './measure.ts';
let n = 0, ok = 0, s = 0, sk = 0;
for (const m of markAll(readAnswers('/work/s/writers/n.jsonl'))) { const c = (id: string) => m.mark.concepts.find((x) => x.id === id);
  for (const id of m.answer.negated) if (c(id)) { n++; const v = c(id)!.verdict; if (['correct', 'partial'].includes(v)) console.log(`\n${m.answer.id} ${id} ${v} «${c(id)!.quote}»\n   ${m.answer.answer}`); else ok++; }
  for (const id of m.answer.said) if (c(id)) { s++; if (c(id)!.verdict === 'correct') sk++; } }
console.log({ refused: ok, n, said: sk, of: s });
