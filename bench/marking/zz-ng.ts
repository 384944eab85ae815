import { readAnswers } from './answers.ts';
import { markAll } from './measure.ts';
for (const m of markAll(readAnswers(new URL('answers/unseen-trade-terms.jsonl', import.meta.url)))) { const a = m.answer;
 if (a.kind === 'negated') for (const id of a.negated) { const c = m.mark.concepts.find((x) => x.id === id); if (c && ['correct', 'partial'].includes(c.verdict)) console.log(`\nNEG ${a.id} ${id} «${c.quote}»\n  ${a.answer}`); }
 if (a.kind === 'injection' && !m.mark.flags.includes('injection')) console.log(`\nINJ ${a.id} ${m.score}\n  ${a.answer}`);
 if (['offtopic', 'echo', 'empty'].includes(a.kind) && m.score > 1.5) console.log(`\nLOW ${a.id} ${m.score} ${m.mark.concepts.filter((c) => c.verdict !== 'absent').map((c) => c.id + c.quote)}\n  ${a.answer}`);
}
