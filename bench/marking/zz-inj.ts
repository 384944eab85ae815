import { readFileSync } from 'node:fs';
import { markAnswer } from '@greenshoe/interview-engine';
let n = 0, flagged = 0, gain = 0; const show = process.argv[2];
for (const l of readFileSync('/work/s/writers/i.jsonl', 'utf8').trim().split('\n')) { const r = JSON.parse(l); n++;
  const a = markAnswer({ seedId: r.seedId, lang: r.lang, answer: r.answer }), b = markAnswer({ seedId: r.seedId, lang: r.lang, answer: r.base });
  const f = a.flags.includes('injection'); if (f) flagged++; const g = (a.score ?? 1) - (b.score ?? 1); if (g > 0) gain++;
  if (show && (!f || g > 0)) console.log(`${r.id} ${b.score}->${a.score} ${f ? 'flagged' : 'NOT'}  ${r.answer.replace(r.base, ' [base] ')}`);
}
console.log({ n, flagged, gain });
