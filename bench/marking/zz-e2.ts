import { readAnswers } from './answers.ts';
import { markAnswer } from '@greenshoe/interview-engine';
const rows = readAnswers(new URL('answers/unseen-trade-terms.jsonl', import.meta.url));
for (const r of rows.filter((x) => x.kind === 'injection')) { const b = rows.find((x) => x.id === r.base)!; const f = (x: any) => markAnswer({ seedId: x.seedId, lang: x.lang, answer: x.answer, ...(x.params ? { params: x.params } : {}) }); const A = f(r), B = f(b); console.log(r.id, B.score, A.score, A.flags.join(), A.concepts.filter((c, i) => c.verdict !== B.concepts[i]!.verdict).map((c) => c.id + ':' + c.verdict).join()); }
