import { readAnswers } from './answers.ts';
import { markAll } from './measure.ts';
const all = markAll(readAnswers('/work/s/y.jsonl')); const by = new Map(all.map((m) => [m.answer.id, m]));
for (const m of all) { const a = m.answer;
 if (['offtopic', 'echo', 'empty'].includes(a.kind) && m.score > 1.5) console.log('LOW', a.id, m.score, m.mark.numeric?.verdict, a.numeric, m.mark.concepts.filter((c) => c.verdict !== 'absent').map((c) => c.id + ':' + c.verdict).join());
 if (a.numeric !== null && a.numeric !== 'right' && m.mark.numeric?.verdict === 'right') console.log('RIGHT', a.id, a.numeric);
 if (a.kind === 'padding') { const b = by.get(a.base!)!; if (m.score > b.score) console.log('PAD', a.id, b.score, m.score); }
 if (a.numeric === 'right' && m.mark.numeric?.verdict !== 'right') console.log('NOTRIGHT', a.id, m.mark.numeric?.verdict);
}
